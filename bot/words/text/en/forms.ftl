# Forms.
ui-fill-in-line = Change { $line }
ui-form-changed = This has been changed elsewhere since then and now stands as shown here.
ui-form-unfit = The table has changed since then; what no longer fits is asked again.
