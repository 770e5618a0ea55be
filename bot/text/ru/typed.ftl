plain = { $text }
write-it-like-this = Напишите так: { $example }.
name-and-number = { $name } { $number }
areas-left-out = -# Остальное не поместилось: его покажет /table.
