"""One database, one thread that writes, one transaction for all the changes that are waiting."""
