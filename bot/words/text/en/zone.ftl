## Time zones and lengths of time, as people write them
ui-zone-unknown = I don’t know “{ $typed }”. Name a big city nearby, or write it like UTC+3.
ui-zone-several = “{ $typed }” could be { $zones }: write which one.
ui-clock-example-bank = 3 days, 12 h
ui-clock-example-back = 12 h
