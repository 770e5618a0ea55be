"""How long people are waited for, as arithmetic: their hours, the pace of a table, the clock of a seat."""
