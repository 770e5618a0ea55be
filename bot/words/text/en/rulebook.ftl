# Looking things up in the rules.
ui-rules-mark = -# “{ $mark }”: the printed rules are silent or unclear here, and this is how we play it.
