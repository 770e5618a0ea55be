# First lessons, and whatever else is only tried out
command-learn = learn
about-learn = Learn a game in ten minutes: alone, in private, move by move
rehearsal-gone = What you tried out here is no longer kept. You can begin a lesson again.
ui-lesson-headline = first lesson, { $page } of { $pages }
ui-lesson-first = First lesson
ui-lesson-of = Learn · { $title }
ui-lesson-which = A first lesson takes about ten minutes. You make real moves, only you see it, and nothing can go wrong. Which game?
ui-lesson-next = Next
ui-lesson-again = Once more from the start
ui-lesson-do = 👉 { $what }
ui-lesson-not = 🤔 { $why }
ui-lesson-right = ✅ Well done.
ui-lesson-else = You can do that in a real game, but it isn’t what we’re after here.
