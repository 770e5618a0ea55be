ui-write-it-like-this = Write it like this: { $example }.
ui-name-and-number = { $name } { $number }
ui-areas-left-out = -# The rest did not fit here: /table shows it.
