# Первые уроки и всё, что только пробуют
command-learn = урок
about-learn = Научиться игре за десять минут: наедине с ботом, ход за ходом
rehearsal-gone = Это уже не хранится. Урок можно начать снова.
ui-lesson-headline = первый урок, { $page } из { $pages }
ui-lesson-first = Первый урок
ui-lesson-of = Урок · { $title }
ui-lesson-which = Первый урок занимает минут десять. Вы делаете настоящие ходы, видите их только вы, и испортить ничего нельзя. Какая игра?
ui-lesson-next = Дальше
ui-lesson-again = Пройти ещё раз
ui-lesson-do = 👉 { $what }
ui-lesson-not = 🤔 { $why }
ui-lesson-right = ✅ Верно.
ui-lesson-else = В настоящей игре так можно, но сейчас нужно другое.
