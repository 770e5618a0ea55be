# Forms.
ui-fill-in-line = Change { $line }
ui-form-changed = You’ve changed this elsewhere since; it now stands as shown here.
ui-form-unfit = The table has changed since; choose again what no longer fits.
