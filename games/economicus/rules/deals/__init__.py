"""7.6 Lets players pass money, companies and orders to each other, where the table allows it (A43)."""
