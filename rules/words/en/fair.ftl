# What is said about fairness: the log of draws, and what came of verifying a game file.

fair-draw = draw { $number }, “{ $label }”: { $result }
fair-draw-coin-yes = the coin shows heads
fair-draw-coin-no = the coin shows tails
fair-draw-pick = { $got }, out of 0 to { $top }
fair-draw-order = an order of { $count ->
    [one] one
   *[other] { $count }
} ({ $order })
fair-no-draw = no draw

fair-about = Game file of { $game }, table { $table }: { $inputs ->
    [one] one move
   *[other] { $inputs } moves
} and { $draws ->
    [one] one draw
   *[other] { $draws } draws
}.
fair-holds = Everything fits. The secret is the one committed to, every draw follows from it, every move was played by the rules, and the game ended as the file says.
fair-fails = This file does not hold. { $count ->
    [one] One thing does not fit:
   *[other] { $count } things do not fit:
}
fair-finding = Line { $line }: { $what }
fair-more = And { $count } more.
fair-posted = One thing is left for your own eyes. Before the deal I posted a commitment; it must be this one: { $commitment }
fair-sealed = The seal of the whole file, posted at the end, must be: { $link }

fair-unreadable = this line is not as I wrote it: { $why }. I stopped there.
fair-link = something in this line was changed, for its seal does not fit.
fair-secret = the revealed secret is not the one committed to before the deal, so no draw could be checked.
fair-commitment = the commitment is not the one of the revealed secret and this table, so no draw could be checked.
fair-game = I know no game called “{ $game }”.
fair-rules = the game was played by version { $file } of the rules, and I know version { $own }.
fair-seats = there is not one text of words for each seat.
fair-setup = a game cannot be opened like this: { $why }
fair-packs = the card packs are not the ones that I have.
fair-wrong-draw = the file has { $file }; the secret gives { $own }.
fair-notation = this is no move of the game; it could be { $wanted }.
fair-refused = the rules refuse this move: { $why }
fair-no-entry = the table steps back to entry { $number }, which was not before this one.
fair-default = the clock played “{ $file }” for { $who }, but the game's standard answer was “{ $own }”.
fair-outcome = the game did not end like this.

fair-bad-text = it holds bytes that are no text
fair-bad-link = it does not end with its seal
fair-bad-json = { $why }
fair-bad-spelling = the same could be said in two ways, and this is not mine
fair-bad-unexpected = another line belongs here
fair-bad-secret = the secret does not have 512 hexadecimal digits
fair-bad-format = the file has format { $format }, which I do not know
