## What is chosen in the lobby
ui-lobby-pace = Pace: { $name }
