# Looking things up in the rules.
ui-rules-mark = -# A mark like { $mark }: the printed rules are silent or unclear here, and this is how we play it.
