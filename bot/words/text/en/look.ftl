## /look
command-look = look
about-look = How tables are shown: pictures on dark or light, or words
argument-look = how
hint-look = Pictures or words
argument-look-for = for
hint-look-for = For you alone, or for everybody in this channel; left out: for you
look-dark = Pictures on dark
look-light = Pictures on light
look-text = In words
look-for-me = For me
look-for-channel = For this channel
look-dark-chosen = You see tables as pictures on dark now.
look-light-chosen = You see tables as pictures on light now.
look-text-chosen = You see tables in words now.
look-dark-chosen-here = The table in this channel is a picture on dark now.
look-light-chosen-here = The table in this channel is a picture on light now.
look-text-chosen-here = The table in this channel is shown in words now.
look-no-channel = There is no channel here. Use `/look` in the channel of the table, or choose for yourself alone.
look-always = -# With `/look` you can have every table in words.

## /chart
command-chart = chart
about-chart = Money, stars or points over the course of the game
chart-button = Chart
chart-line = { $who }: { $first } → { $last }
chart-moves = { $count ->
    [one] after { $count } move
   *[other] after { $count } moves
}
chart-title = { $title }, { $moves }
chart-none = There is nothing in this game to follow on a chart. `/score` shows what is public.
chart-too-early = Nobody has moved yet. A chart needs at least one move.
chart-drawing = I am drawing the chart. It will stand here in a moment.

## The table
picture-whole = Whole table

## The result
picture-result = { $game } · { $won }
picture-player = { $who }
picture-part = { $part } { $amount }
