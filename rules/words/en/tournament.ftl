# Tournaments and leagues: what does not fit, what is announced, how things stand.

## What does not fit

tournament-no-terms = Such a tournament cannot be held: a cut goes with Swiss rounds, a league has tables of three or more, and times lie between an hour and a year.
tournament-no-opening = A tournament is opened once.
tournament-no-over = This tournament is over.
tournament-no-begun = The first round has begun: nobody registers or checks in any more.
tournament-no-not-begun = No round has begun yet.
tournament-no-registered = They have registered already.
tournament-no-nobody = Nobody of that name is registered here.
tournament-no-full = This tournament is full.
tournament-no-gone = They play no more in this tournament.
tournament-no-locked = Lists are locked since the first round began.
tournament-no-round = There is no such round.
tournament-no-table = That round has no such table.
tournament-no-decided = That match has its result. It can be corrected.
tournament-no-undecided = That match has no result yet.
tournament-no-result = No match of this round can end like that.
tournament-no-there = They do not play in such a match of this round.
tournament-no-playing = It has begun: each further round begins by itself when all tables have ended.
tournament-no-few = Too few have checked in: a round takes two at least, that of a league three.
tournament-no-pairing = Those tables are not what the format allows.
tournament-no-reported = Something of this round has its result already, so it is not taken back.
tournament-no-stands = The next round stands on that result. Take that round back first.
tournament-no-time = Time was called in this round.
tournament-no-more-time = That is no more time than there is: time is called { $at }.
tournament-no-cut = There is no cut to be made now.
tournament-no-option = No form of this game has an option “{ $key }”.
tournament-no-form = No such tournament can be held of this game: a tournament needs a game for two, a league one for as many as sit at its tables.
tournament-no-channel = A tournament is opened in a channel of a server, where others can see it.
tournament-no-seats = Seats are for a league: everywhere else two meet.
tournament-no-cut-to-come = One game before the cut needs a cut: choose with “cut” how many go on.
tournament-no-seat-change = Seats do not change hands at a table of a tournament: /tournament withdraw takes you out, and whoever organises it can have somebody else play on with /tournament replace.
tournament-no-bot = A bot cannot play there; choose a person.
tournament-in-it = You have registered for this tournament already. Check in with /tournament check-in before it begins.
tournament-not-in-it = You do not play in this tournament; /tournament register registers you while it takes people.
tournament-nothing-said = Say in a few words what happened.
tournament-own-report = Nobody reports themselves. Choose who it is about.
tournament-same-shuffles = Other tables still play the same shuffles, so only those who sit at this one see it. It opens to everybody when all of them are over.
tournament-no-private-threads = A duplicate tournament needs private threads here, so that nobody sees what others have yet to play: let me have the permissions Create Private Threads and Send Messages in Threads, or open one without “duplicate”.
tournament-no-reports = Nothing was reported in this tournament.
tournament-same-result = That match stands like that already.
tournament-none = There is no such tournament: the option “tournament” suggests those of this channel and server.
tournament-none-here = No tournament was opened here yet; /tournament open opens one.
tournament-not-organiser = Only whoever organises this tournament, or manages the server, can do that.

## How it stands

tournament-opened = **{ $name }** ({ $code }) is open: a tournament of { $game }.
    Register, and check in before it begins: with these buttons, or with /tournament register and /tournament check-in.
tournament-round = **{ $name }** ({ $code }), round { $round }. { $games ->
    [one] One game
   *[other] Best of { $games }
} a match{ $time }
tournament-round-cut = **{ $name }** ({ $code }), round { $round }, after the cut. { $games ->
    [one] One game
   *[other] Best of { $games }
} a match{ $time }
tournament-round-league = **{ $name }** ({ $code }), round { $round }{ $time }
tournament-round-open = ; time is called { $at }.
tournament-round-timed = ; time was called { $at }.
tournament-round-over = .
tournament-pairing = { $number }. { $names }: { $result }
tournament-bye = { $number }. { $name } has a bye
tournament-playing = under way
tournament-unfinished = not played to its end
tournament-taken-back = **{ $name }** ({ $code }): this round { $round } was taken back and counts for nothing.
tournament-score = { $one } to { $other }
tournament-won-by = first { $names }
tournament-standings-head = **Standings**
tournament-line = { $place } · { $name }: { $points } { $points ->
    [one] point
   *[other] points
} ({ $won }-{ $drawn }-{ $lost }), opponents { $share } %
tournament-line-out = { $place } · { $name }, out: { $points } { $points ->
    [one] point
   *[other] points
} ({ $won }-{ $drawn }-{ $lost }), opponents { $share } %
tournament-line-league = { $place } · { $name }: { $points }
tournament-line-league-out = { $place } · { $name }, out: { $points }
tournament-whole = { $points } { $points ->
    [one] point
   *[other] points
}
tournament-half = { $points }½ points
tournament-compared = Round { $round } was the same deal at every table: { $first } { $first ->
    [one] win
   *[other] wins
} for the first seat, { $second } for the second, { $even } even.
tournament-compared-league = Round { $round } was the same deal at every table. First places: { $seats }.
tournament-compared-seat = seat { $seat }: { $count }
tournament-over = **{ $name }** is over.
tournament-first = { $names } { $names-count ->
    [one] comes first.
   *[other] share the first place.
}
tournament-lists = Everybody’s list can be read with /tournament lists { $code }.

## The picture of a round

picture-contest-before = Not begun yet
picture-contest-round = Round { $round }
picture-contest-of = of { $planned }
picture-contest-cut = after the cut
picture-contest-over = Final standings
picture-contest-bracket-over = How it ended
picture-contest-tables = Tables
picture-contest-places = Standings
picture-contest-more-tables = and { $count } more { $count ->
    [one] table
   *[other] tables
}
picture-contest-more-places = and { $count } more
picture-contest-bye = bye
picture-contest-final = Final
picture-contest-semifinals = Semi-finals
picture-contest-quarterfinals = Quarter-finals
picture-contest-sixteen = Round of 16

## The terms

tournament-format-swiss = Swiss, { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}: 3 points for a win, 1 for a draw; nobody meets the same opponent twice while it can be avoided.
tournament-format-swiss-open = Swiss, as many rounds as it takes until one is ahead, three at least: 3 points for a win, 1 for a draw; nobody meets the same opponent twice while it can be avoided.
tournament-format-knockout = Single knock-out: whoever loses is out.
tournament-format-robin = Everybody meets everybody.
tournament-format-league = A league over { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}, at tables of { $seats } at most: points by place, as many for the first as a full table has seats. Who joins late has the points of last places for the rounds before; who leaves keeps theirs.
tournament-terms-cut = The first { $size } go on to a knock-out, each match a best of three that somebody has to win.
tournament-terms-cut-one = The first { $size } go on to a knock-out; where nobody has won a match, another game follows until somebody has.
tournament-games-one = A match is one game.
tournament-games-three = A match is a best of three.
tournament-games-one-before-cut = A match is a best of three; with 17 people or more it is one game before the cut.
tournament-terms-absent = Whoever has not moved after { $span } of a match has lost it. Time in which the table stands still does not count.
tournament-terms-out = Whoever has not moved after { $span } of a match has lost it, and after { $misses } such { $misses ->
    [one] match
   *[other] matches
} is out. Time in which the table stands still does not count.
tournament-terms-time = After { $span } time is called: each game comes to its own end, and the score decides.
tournament-terms-times = After { $span } time is called, after { $one } where a match is one game: each game comes to its own end, and the score decides.
tournament-terms-duplicate = All tables of a round play the same shuffles, each in a private thread: nobody sees another table of the round before all of them are over.
tournament-terms-lists = Everybody’s list of cards is published at the end.

## What people and organisers are told

tournament-head = **{ $name }** ({ $code }), { $game }. Organised by { $organiser }.
tournament-joining = { $count } { $count ->
    [one] person has
   *[other] people have
} registered, { $checked } checked in (✓).
tournament-running = Round { $round }, { $count } still play.
tournament-is-over = It is over; /tournament standings shows how it ended.
tournament-registered = You have registered for { $name }. Check in with /tournament check-in before it begins.
tournament-joined-late = You play in { $name } from the next round on.
tournament-checked-in = You are checked in for { $name }. Your first table calls you when the round begins.
tournament-left = You play no more in { $name }.
tournament-begun = { $name } begins: the tables of the first round open one after another.
tournament-begun-without = { $name } begins: the tables of the first round open one after another. Left out are those who have not checked in: { $names }.
tournament-computer = { $player } plays in { $name }, too.
tournament-awarded = **{ $name }**: match { $number } of round { $round } is given to { $player }.
tournament-extended = **{ $name }**: match { $number } of round { $round } has { $span } from now on.
tournament-extended-all = **{ $name }**: round { $round } has { $span } from now on.
tournament-gone = **{ $name }**: { $player } plays no more.
tournament-replaced = **{ $name }**: { $player } plays on in the place of { $before }.
tournament-corrected = **{ $name }**: match { $number } of round { $round } is corrected. { $names }: { $result }.
tournament-corrected-anew = **{ $name }**: match { $number } of round { $round } is corrected. { $names }: { $result }. Round { $anew } is drawn anew because of it, and its tables count for nothing.
tournament-report-kept = Whoever organises { $name } or manages its server reads your report about { $player }, and nobody else.
tournament-report = **{ $name }**: { $by } reports { $player }: “{ $text }”
tournament-report-match = **{ $name }**: { $by }, in match { $place } of round { $round } after entry { $log } of its log, reports { $player }: “{ $text }”
tournament-somebody = Somebody who plays no more
tournament-warned = **{ $name }**: whoever organises it has warned you: “{ $why }”
tournament-warned-one = { $player } is warned in { $name }, and told why.
tournament-game-lost = **{ $name }**: whoever organises it has given your game to the other side: “{ $why }”
tournament-game-lost-one = { $player } loses this game in { $name }, and is told why.
tournament-match-lost = **{ $name }**: whoever organises it has given your match to the other side: “{ $why }”
tournament-match-lost-one = { $player } loses this match in { $name }, and is told why.
tournament-disqualified = **{ $name }**: whoever organises it has disqualified you: “{ $why }”
tournament-disqualified-one = { $player } is disqualified in { $name }, and told why.
tournament-lost-by-ruling = **{ $name }**: { $player } loses match { $number } of round { $round } by a ruling of whoever organises it.
tournament-given-up = { $who } plays no more in this tournament, and has given up here.
tournament-game-taken = { $who } loses this game by a ruling of whoever organises the tournament.
tournament-no-rounds = No round has begun yet.
tournament-no-lists = Lists are published when the tournament is over, if its terms say so.
tournament-none-lists = No lists of cards are published of this tournament.
tournament-whose-list = Choose whose list: { $names }.
tournament-my-table = My table
tournament-button-register = Register
tournament-button-check-in = Check in
tournament-button-look = Who is there
tournament-button-pairings = Pairings
tournament-button-standings = Standings

## The command

cmd-tournament = Tournaments and leagues: register, look, organise
sub-open = Open a tournament or a league here
sub-register = Register, with a list of cards where the game has them; once more to bring another list
sub-check-in = Say that you are there
sub-withdraw = Play no more; a match that is under way is lost
sub-look = The terms, and who is there
sub-pairings = Who meets whom in this round
sub-standings = Points and tie-breaks
sub-lists = Everybody’s list of cards, when it is over
sub-report = Tell whoever organises it that somebody breaks the rules; nobody else reads it
sub-reports = Organisers: what was reported
sub-penalty = Organisers: warn somebody, take a game or a match from them, or disqualify them
sub-begin = Organisers: begin with all who have checked in
sub-add-computer = Organisers: let a computer play, too
sub-award = Organisers: give a match to one of its players
sub-extend = Organisers: give a match, or all, more time from now on
sub-take-out = Organisers: take somebody out
sub-replace = Organisers: have somebody else play on in a place
sub-correct = Organisers: correct a result; a round drawn because of it is drawn anew
sub-finish = Organisers: end the tournament as it stands
opt-tournament = Which tournament; without it, the one of this channel
opt-format = Who meets whom
opt-games = How many games a match has
opt-cut = How many go on to a knock-out after Swiss rounds
opt-rounds = How many rounds; without it, as many as are needed, and four in a league
opt-absent = After how many days without a move a match is lost
opt-duplicate = All tables of a round play the same shuffles
opt-lists = Publish everybody’s list at the end
opt-entrant = Who of those who play
opt-reason = What happened, in your own words
opt-penalty = How they are punished
opt-match = Which match of the round
opt-round = Which round; without it, this one
opt-first = Games won by the first of the two
opt-second = Games won by the second of the two
format-swiss = Swiss rounds
format-knockout = Single knock-out
format-round-robin = Everybody meets everybody
format-league = League at larger tables
games-three = Best of three
games-one = One game
games-one-before-cut = One game before the cut of a large event
penalty-warning = A warning
penalty-game = The game that they play is lost
penalty-match = The match that they play is lost
penalty-disqualify = They are disqualified: the match is lost, and they play no more
cut-none = No cut
cut-top8 = Top 8
cut-top4 = Top 4
