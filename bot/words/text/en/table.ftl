# The lobby, the public table, the private panel.

## Lobby
ui-lobby-seat = { $who }
ui-lobby-nobody = Nobody sits here yet.
ui-lobby-afar = DMs do not arrive: reads in this channel
ui-lobby-count = { $count } of { $least }–{ $most } players sit at the table.
ui-lobby-not-begun = The game has not begun. Start it first, or wait for the others.
ui-first-player = Who begins
ui-first-by-chance = First player by chance
ui-join = Join
ui-leave = Leave
ui-begin = Start
ui-options = Options
ui-cancel = Close the table
ui-close-sure = Close the table? Others sit at it: { $who }.
ui-close-not = Leave it open
ui-close-left = The table stays open.
ui-option-on = on
ui-option-off = off
ui-option-chosen = { $option }: { $value }
ui-game-begins = The game begins. The table is in the channel.
ui-dm-closed = I cannot send you direct messages. To change that: server name → Privacy Settings → Direct Messages on, then press **Try again** or type `/settings dms`. Until then you read your secrets and answer sealed questions with **My moves** in the channel; nothing is lost.
ui-dm-failed = Discord has not taken my direct message to you. Press **Try again** or type `/settings dms` later. Until then you read your secrets and answer sealed questions with **My moves** in the channel; nothing is lost.
ui-dm-paused = Discord won't take direct messages from me until <t:{ $until }:t>. Try `/settings dms` again after that. Until then you read your secrets and answer sealed questions with **My moves** in the channel; nothing is lost.
ui-dm-not-reached = -# Direct messages do not reach you. When you have switched them on, press **Try again** or type `/settings dms`.
ui-dm-invited = { $who } would like to play { $title } again in { $place }, and your seat is kept. Press **Leave** there if you cannot; `/settings notices` switches such messages off.
ui-dm-try-again = Try again
ui-dm-knock = Direct messages reach you. What only you may see comes here, and sealed questions too.
ui-dm-knocking = I am sending you a direct message. In a moment it says here whether it has arrived.
ui-dm-open = Direct messages reach you. What could not be delivered before comes there now.

## The table
ui-my-moves = My moves
ui-log-button = Log
ui-waiting-turn = To move: { $who } · last move { $when }
ui-waiting-sealed = Sealed answers are being collected. Still missing: { $who } · last move { $when }
ui-wanted = ↳ { $what }
ui-in-turn-of = { $what } (turn of { $turn })
ui-you-are-called-for = { $who }, your move: { $what }
ui-you-are-called = { $count ->
    [one] { $who }, it is your move.
   *[other] { $who }, it is your move.
}
ui-reads-in-channel = -# DMs do not arrive, reached with My moves in this channel: { $who }
ui-log-page = Log, lines { $first }–{ $last } of { $count }
ui-log-commitment = -# Hash of the seed, SHA-256: { $commitment }
ui-log-empty = Nothing has happened yet.
ui-earlier = Earlier
ui-later = Later
ui-previous = Previous
ui-next = Next

## The private panel
ui-you-are = You are { $who }
ui-read-again = -# You can read this again any time: /hand, here or in the channel.
ui-whole-move = { $what }: { $which }
ui-turn-of = { $count ->
    [one] It's { $who }'s turn.
   *[other] It's the turn of { $who }.
}
ui-no-undo-after = This can't be undone. Sure?
ui-done-already = That is done already. Here is what you can do now.
ui-moved-since = Moved since then: { $who }. Here is what you can do now.
ui-control-too-old = This button is out of date. Press **My moves** on the table message.
ui-answer-refused = The answer could not be shown. Press **My moves** on the table message to see where you are.
ui-choose = Choose
ui-choose-several = Choose any that fit
ui-take-these = Take these · { $count }
ui-take-none = Take none
ui-type-a-number = Another number
ui-number-from-to = A number from { $least } to { $most }
ui-fill-in = Change
ui-fill-in-lines = Change { $first }–{ $last }
ui-take-the-list = Use this
ui-something-else = Something else…
ui-more = More…
ui-nothing = nothing
ui-choose-of-one = Everything you take must come from one place.
ui-change-field = Change: { $field }
ui-back = Back
ui-do-it-anyway = Yes, do it
ui-repeat-to-confirm = -# Press the button, or give the same command again.

## The end
ui-standing = **{ $rank }.** { $who } · **{ $total }**
ui-result-winner = { $count ->
    [one] { $who } wins!
   *[other] Shared victory: { $who }!
}
ui-result-seed = -# Seed { $seed }
    -# Its SHA-256 is the commitment from the start: { $commitment }
ui-score-line = **{ $title }:** { $each }
ui-score-of = { $who } { $amount }
ui-score-later = -# The full score is counted when the game ends.
ui-rematch = Play again
ui-rematch-open = A new table is open with the same players and options. Start it when all are ready.
