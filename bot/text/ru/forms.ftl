# Формы.
ui-fill-in-line = Заполнить { $line }
