## The page that replays a game
replay-title = { $game }: the whole game
replay-first = To the beginning
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-on = On
replay-last = To the end
replay-jump = Jump to a turn
replay-view = View
replay-everybody = What everybody saw
replay-light = Light theme
replay-dark = Dark theme
replay-happened = What happened
replay-whole = All turns
replay-start = The game begins.
replay-board = The board. What happened is told below it.
replay-keys = Keys: ← → step, Home and End jump, the space bar plays.
