# Forms.
ui-fill-in-line = Fill in { $line }
