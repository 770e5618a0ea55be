"""One file, one thread, one transaction for all the changes that are waiting."""
