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
