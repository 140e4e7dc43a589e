# Tournaments and leagues: what does not fit, what is announced, how things stand.

## What does not fit

tournament-no-terms = Such a tournament cannot be held: a cut goes with Swiss rounds, a league has tables of three or more, and times lie between an hour and a year.
tournament-no-opening = A tournament is opened once.
tournament-no-over = This tournament is over.
tournament-no-begun = The first round has begun: nobody registers or checks in any more.
tournament-no-not-begun = No round has begun yet.
tournament-no-registered = They are registered already.
tournament-no-nobody = Nobody of that name is registered here.
tournament-no-full = This tournament is full.
tournament-no-gone = They play no more in this tournament.
tournament-no-locked = Lists are locked since the first round began.
tournament-no-round = There is no such round, or it is the first one, which stays as it was drawn.
tournament-no-table = That round has no such table.
tournament-no-decided = That match has its result. It can be corrected.
tournament-no-undecided = That match has no result yet.
tournament-no-result = No match of this round can end like that.
tournament-no-there = They do not play at that table.
tournament-no-playing = A table still plays. The next round begins when all have ended.
tournament-no-few = Too few have checked in.
tournament-no-pairing = Those tables are not what the format allows.
tournament-no-reported = Something of this round has its result already, so it is not taken back.
tournament-no-stands = The next round stands on that result. Take that round back first.
tournament-no-time = Time was called in this round.
tournament-no-cut = There is no cut to be made now.
tournament-no-option = No form of this game has an option “{ $key }”.
tournament-no-form = No such tournament can be held of this game: a tournament needs a game for two, a league one for as many as sit at its tables.
tournament-none = There is no such tournament; /tournament look shows those of this channel.
tournament-not-organiser = Only whoever organises this tournament, or manages the server, can do that.

## How it stands

tournament-opened = **{ $name }** ({ $code }) is open: a tournament of { $game }.
    Register with /tournament join, and check in with /tournament check-in before it begins.
tournament-round = **{ $name }** ({ $code }), round { $round }. { $games ->
    [one] One game
   *[other] Best of { $games }
} a match; time is called in { $span }.
tournament-round-cut = **{ $name }** ({ $code }), round { $round }, after the cut. { $games ->
    [one] One game
   *[other] Best of { $games }
} a match; time is called in { $span }.
tournament-pairing = { $number }. { $names }: { $result }
tournament-bye = { $number }. { $name } has a bye
tournament-playing = under way
tournament-score = { $one } to { $other }
tournament-won-by = first { $names }
tournament-standings-head = **Standings**
tournament-line = { $place }. { $name }: { $points } points ({ $won }-{ $drawn }-{ $lost }), opponents { $share } %
tournament-line-out = { $place }. { $name }, out: { $points } points ({ $won }-{ $drawn }-{ $lost }), opponents { $share } %
tournament-line-league = { $place }. { $name }: { $points } points
tournament-line-league-out = { $place }. { $name }, out: { $points } points
tournament-whole = { $points }
tournament-half = { $points }½
tournament-compared = Round { $round } was the same deal at every table: { $first } { $first ->
    [one] win
   *[other] wins
} for the first seat, { $second } for the second, { $even } even.
tournament-over = **{ $name }** is over.
tournament-lists = Everybody’s list can be read with /tournament lists { $code }.

## The terms

tournament-format-swiss = Swiss, { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}: 3 points for a win, 1 for a draw; nobody meets the same opponent twice while it can be avoided.
tournament-format-knockout = Single knock-out: whoever loses is out.
tournament-format-robin = Everybody meets everybody.
tournament-format-league = A league over { $rounds } { $rounds ->
    [one] week
   *[other] weeks
}, at tables of { $seats } at most: points by place, as many for the first as a full table has seats. Who joins late has the points of last places for the weeks before; who leaves keeps theirs.
tournament-terms-cut = The first { $size } go on to a knock-out, each match a best of three that somebody has to win.
tournament-games-one = A match is one game.
tournament-games-three = A match is a best of three.
tournament-games-one-before-cut = A match is a best of three; with 17 people or more it is one game before the cut.
tournament-terms-absent = Whoever has not moved after { $span } of a match has lost it.
tournament-terms-out = Whoever has not moved after { $span } of a match has lost it, and after { $misses } such { $misses ->
    [one] match
   *[other] matches
} is out.
tournament-terms-time = After { $span } time is called: each game comes to its own end, and the score decides.
tournament-terms-duplicate = All tables of a round play the same shuffles. Whoever looks at another table of the round sees what is to come: leave that until your own has ended.
tournament-terms-lists = Everybody’s list of cards is published at the end.
