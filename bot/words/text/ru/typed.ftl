ui-write-it-like-this = Напишите так: { $example }.
ui-number-of-what = Напишите, к чему относится число, например так: { $example }.
ui-nothing-to-name = Числа здесь не нужны: уберите их.
ui-name-and-number = { $name } { $number }
ui-areas-left-out = -# Остальное не поместилось, его покажет /стол.
