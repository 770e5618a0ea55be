ui-write-it-like-this = Напишите так: { $example }.
ui-name-and-number = { $name } { $number }
ui-areas-left-out = -# Остальное не поместилось: его покажет /стол.
