plain = { $text }
write-it-like-this = Write it like this: { $example }.
name-and-number = { $name } { $number }
areas-left-out = -# The rest did not fit here: /table shows it.
