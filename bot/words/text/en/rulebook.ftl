# Looking things up in the rules.
ui-rules-mark = -# { $mark } means: the printed rules leave this open, and this is how we play it.
