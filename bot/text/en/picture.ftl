## On pictures
picture-amount = { $amount }
picture-place = place { $rank }

## Under them
picture-closer = Look closer at…
picture-in-words = In words
picture-gone = That part of the table is no longer there. Choose another one.
