# The lobby, the public table, the private panel.

## Lobby
ui-lobby-seat = { $who }
ui-lobby-nobody = Nobody here yet.
ui-lobby-afar = DMs closed: answers in this channel
ui-lobby-count = { $count } of { $least }–{ $most } players
ui-lobby-not-begun = The game hasn’t started. Start it, or wait for the others.
ui-first-player = Who goes first
ui-first-by-chance = Random first player
ui-join = Join
ui-leave = Leave
ui-begin = Start
ui-options = Options
ui-cancel = Close the table
ui-close-sure = Close the table? Others have joined: { $who }.
ui-close-not = Keep it open
ui-close-left = The table stays open.
ui-option-on = on
ui-option-off = off
ui-option-chosen = { $option }: { $value }
ui-game-begins = The game begins. The table is in the channel.
ui-dm-closed = I can’t send you direct messages. To change that: server name → Privacy Settings → turn on Direct Messages, then press **Try again** or type `/settings dms`. Until then, read your secrets and make sealed bids with **My moves** in the channel; nothing is lost.
ui-dm-failed = Discord didn’t take my direct message to you. Press **Try again** or type `/settings dms` later. Until then, read your secrets and make sealed bids with **My moves** in the channel; nothing is lost.
ui-dm-paused = Discord won’t take direct messages from me until <t:{ $until }:t>. Try `/settings dms` after that. Until then, read your secrets and make sealed bids with **My moves** in the channel; nothing is lost.
ui-dm-not-reached = -# Your direct messages are closed to me. Once they’re open, press **Try again** or type `/settings dms`.
ui-dm-invited = { $who } wants to play { $title } again in { $place }; a seat is kept for you until it starts. In? Press **Join** there. Can’t play? Press **Leave**. `/settings notices` turns such messages off.
ui-dm-try-again = Try again
ui-dm-knock = Direct messages reach you. Your secrets and sealed bids come here.
ui-dm-knocking = Sending you a direct message; in a moment you’ll see here whether it arrived.
ui-dm-open = Direct messages reach you. Whatever didn’t arrive before is on its way.

## The table
ui-my-moves = My moves
ui-since = **Since your last move:**
ui-log-button = Log
ui-waiting-turn = To move: { $who } · last move { $when }
ui-waiting-sealed = Sealed bids: waiting for { $who } · last move { $when }
ui-wanted = ↳ { $what }
ui-in-turn-of = { $what } (turn of { $turn })
ui-you-are-called-for = { $who }, your move: { $what }
ui-you-are-called = { $count ->
    [one] { $who }, it’s your move.
   *[other] { $who }, it’s your move.
}
ui-reads-in-channel = -# DMs closed, answers here with My moves: { $who }
ui-log-page = Log, lines { $first }–{ $last } of { $count }
ui-log-commitment = -# Hash of the seed, SHA-256: { $commitment }
ui-log-empty = Nothing has happened yet.
ui-earlier = Earlier
ui-later = Later
ui-previous = Previous
ui-next = Next

## The private panel
ui-you-are = You are { $who }
ui-read-again = -# You can read this again any time with /hand, here or in the channel.
ui-whole-move = { $what }: { $which }
ui-turn-of = { $count ->
    [one] It’s { $who }’s turn.
   *[other] It’s the turn of { $who }.
}
ui-no-undo-after = This can’t be undone. Sure?
ui-done-already = That’s already done. Here’s what you can do now.
ui-moved-since = Others have moved since: { $who }. Here’s what you can do now.
ui-control-too-old = This button is out of date. Press **My moves** on the table message.
ui-answer-refused = The answer couldn’t be shown. Press **My moves** on the table message to see where you are.
ui-choose = Choose
ui-choose-several = Choose any that fit
ui-take-these = Choose these · { $count }
ui-take-none = Choose none
ui-type-a-number = Another number
ui-number-from-to = A number from { $least } to { $most }
ui-fill-in = Change
ui-fill-in-lines = Change { $first }–{ $last }
ui-take-the-list = Use this
ui-something-else = Something else…
ui-more = More…
ui-nothing = nothing
ui-choose-of-one = Everything you choose must come from one place.
ui-change-field = Change: { $field }
ui-back = Back
ui-do-it-anyway = Yes, do it
ui-repeat-to-confirm = -# Press the button, or type the same command again.

## The end
ui-standing = **{ $rank }.** { $who } · **{ $total }**
ui-result-winner = { $count ->
    [one] { $who } wins!
   *[other] Shared victory: { $who }!
}
ui-result-tie = Tie at { $total }. { $by }: { $each }
ui-result-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ui-result-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
ui-result-early = ended early
ui-result-seed = -# Seed { $seed }
    -# Its SHA-256 is the hash from the start: { $commitment }
ui-result-replay = -# Watch the whole game again: open the .html file in a browser.
ui-score-line = **{ $title }:** { $each }
ui-score-of = { $who } { $amount }
ui-score-later = -# The full score is counted when the game ends.
ui-rematch = Play again
ui-rematch-open = A new table is open with the same options, and the others are invited. Whoever presses Join plays; start when you’re enough.
