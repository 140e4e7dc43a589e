# Sentences shared by all games. Short, warm, free of jargon; they name the actor.

list-none = nobody
list-comma = ,{" "}
list-and = { $first } and { $last }
pick-none = None of them

kit-faults = { $first } { $rest }
kit-sound = Nothing is wrong with it.
kit-shelf-part = { $shelf }, part { $n }

setup-option = There is nothing called “{ $key }” to choose. What can be chosen: { $possible }.
setup-value = { $option }: that cannot be chosen. The list of options has what can.
setup-value-number = { $option }: that must be a number from { $min } to { $max }.

refuse-over = This game has ended, so nothing more can be played.
refuse-closed = That question is already settled; please use the newest message.
refuse-out = { $who } is out of this game and cannot act any more.
refuse-no-seat = There is no such seat at this table.
refuse-not-machine = The game is waiting for a player, so it cannot go on by itself.
refuse-nothing-given = There is no answer of yours to take back here.
refuse-bad-path = “{ $word }” cannot be chosen here; you can choose { $possible }.
possible-number = a number from { $min } to { $max }
refuse-unfinished = Something is still to be chosen: { $prompt }
refuse-notation = “{ $text }” was not understood; write { $wanted }.
refuse-place = Up to “{ $before }” I understand you, but not “{ $word }” after it. What can stand there: { $possible }.
refuse-place-first = “{ $word }” is nothing to begin with. What a line can begin with: { $possible }.
refuse-place-missing = “{ $before }” is not finished yet. What can come next: { $possible }.
refuse-place-end = “{ $before }” says it all; “{ $word }” is too much after it.
refuse-place-empty = Nothing is written yet. What a line can begin with: { $possible }.
refuse-ahead-asked = You are being asked right now: answer that first, then plan ahead.
refuse-ahead-far = Nobody can say yet how your next turn will begin; plan it a little later.
refuse-ahead-unsure = What comes then depends on what nobody knows yet, so it cannot be planned now.
refuse-ahead-word = “{ $word }” cannot be planned here; please choose from the menu.

order-line = Planned for your next turn: { $moves }
order-line-none = Nothing is planned.
order-stopped = What you had prepared did not go on as planned: { $why }
order-why-still = By now the move would do something else than when you planned it.
order-why-same = The table does not look as it did when you planned that.
order-line-next = { $first } { $next }
order-line-legal = { $move }
order-line-still = { $move } (Only if it still does what you saw.)
order-line-same = { $move } (Only if nothing that you see has changed.)
order-line-after = { $move } (Once what you wait for has happened.)
order-line-once = { $move } (Once this has happened: { $deed })
order-ahead = Moves for my next turn
order-ahead-note = As if it were your turn already; what the others do until then is a guess
order-ahead-when = When is it played?
order-ahead-still = If it still does this
order-ahead-still-note = Only if it would do exactly what it does as things look now
order-ahead-same = If nothing is different
order-ahead-same-note = Only if you see then just what you would see if everybody lets their time run out
order-ahead-once = Once somebody has done something …
order-ahead-once-note = It waits until that has happened; before that you are asked as ever
order-ahead-whom = Once what has happened?
order-ahead-legal = Whenever it is possible
order-ahead-legal-note = As long as the rules allow it, whatever has happened meanwhile
order-ahead-on = Choose more
order-ahead-on-note = There is more to this move
order-ahead-more = Anything after that?
order-ahead-then = And then …
order-ahead-then-note = One more move, as soon as this one is played

said = { $text }
said-of = { $who } { $text }

option-best-of = How many games the match has at most
option-best-of-holds = { $value ->
    [1] The match is a single game.
   *[other] The match has { $value } games at most; whoever wins more than half of them wins it.
  }
option-first = Who takes the first place in the next game
option-first-holds = { $value ->
    [loser] In the next game the first place is for whoever did worst.
    [winner] In the next game the first place is for whoever won.
   *[rotate] In the next game everybody moves up one place.
  }
option-even = What a match is that nobody leads after its last game
option-even-holds = { $value ->
    [goes-on] If nobody leads after the last game, further games are played until somebody does.
   *[draw] If nobody leads after the last game, the match is a draw.
  }
setup-best-of = A match has an odd number of games, { $most } at most.
setup-first = In the next game everybody moves up one place, or the first place is for whoever did worst, or for whoever won: choose from the list.
match-game-begins = Game { $number } begins; { $who } has the first place.
match-next-game = Game { $number } begins.
match-game-ends = Game { $number } goes to { $who }.
match-game-drawn = Game { $number } counts for nobody.
picture-options = If you choose …
picture-orders = Your standing orders
picture-digest-quiet = Nothing new has happened.
picture-signs = What the signs mean
picture-signs-button = Signs
picture-signs-page = Signs { $page } of { $pages }
picture-signs-part = { $page } of { $pages }
picture-signs-others = Elsewhere in this game
picture-invitation-by = { $name } invites you
picture-invitation-open = You are invited
picture-invitation-seats = { $taken } of { $all } seats taken
film-alt = An animated replay in { $count ->
    [one] one picture
   *[other] { $count } pictures
}. { $last }
picture-match-game = Game { $number } of at most { $most }
picture-match-wins = { $name } has won { $count ->
    [0] none
    [one] one
   *[other] { $count }
}
picture-match-score = { $game }: { $lines }.
match-ends = The match goes to { $who }.
chapter-opening = Opening
chapter-round = Round { $number }
chapter-turn = Turn { $number }
chapter-from-turn = From turn { $number } on
chapter-game = Game { $game }, { $chapter }
# What somebody does by a move
deed-chosen = You choose { $list }.
deed-nothing-chosen = You choose nothing.
deed-number = { $n }
deed-more = , and choose { $list }
deed-no-more = {""}
