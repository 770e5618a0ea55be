## /look
command-look = look
about-look = How tables are shown: dark or light pictures, or text
argument-look = how
hint-look = Pictures or text
argument-look-for = for
hint-look-for = Just for you, or for everybody in this channel; leave out for you
look-dark = Dark background
look-light = Light background
look-text = As text
look-for-me = For me
look-for-channel = For this channel
look-dark-chosen = You now see tables on a dark background.
look-light-chosen = You now see tables on a light background.
look-text-chosen = You now see tables as text.
look-dark-chosen-here = The table in this channel now has a dark background.
look-light-chosen-here = The table in this channel now has a light background.
look-text-chosen-here = The table in this channel is now shown as text.
look-no-channel = There’s no channel here. Use `/look` in the table’s channel, or choose just for you.
look-always = -# `/look` can show you every table as text.

## /chart
command-chart = chart
about-chart = Money, stars or points over the game
chart-button = Chart
chart-line = { $who }: { $first } → { $last }
chart-moves = { $count ->
    [one] after { $count } move
   *[other] after { $count } moves
}
chart-title = { $title }, { $moves }
chart-axis = moves
chart-lead = in the lead
chart-none = This game has nothing to show on a chart. `/score` shows what is public.
chart-too-early = Nobody has moved yet, so there’s nothing to chart.
chart-drawing = Drawing the chart; it’ll be here in a moment.

## The table
picture-whole = Whole table

## The result
picture-result = { $game } · { $won }
picture-player = { $who }
picture-part = { $part } { $amount }
