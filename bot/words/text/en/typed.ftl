ui-write-it-like-this = Write it like this: { $example }.
ui-number-of-what = Say what the number is for, like this: { $example }.
ui-nothing-to-name = Nothing here takes a number: leave that out.
ui-name-and-number = { $name } { $number }
ui-areas-left-out = -# The rest did not fit here: /table shows it.
