ui-write-it-like-this = Write it like this: { $example }.
ui-number-of-what = Say what the number is for, like this: { $example }.
ui-nothing-to-name = No numbers here: leave that out.
ui-name-and-number = { $name } { $number }
ui-areas-left-out = -# The rest didn’t fit: /table shows it.
