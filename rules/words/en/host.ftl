# What the host says: lobbies, turns, results, and why something cannot be done.

host-no-table = There is no such table; /turns lists yours.
host-no-game = There is no game called “{ $name }” here.
host-begun = This game has already begun.
host-not-begun = This game has not begun yet.
host-over = This game has ended.
host-not-over = This game is still going on.
host-closed = This table was closed before it began; /open makes a new one.
host-paused = This table stands still at the moment, and so do its clocks.
host-full = All seats at this table are taken; you can watch it.
host-seated = You have a seat at this table already.
host-not-seated = You are not playing at this table; you can watch it with /table watch.
host-no-single-game = Only in a match of two can a single game be given up.
host-game-over = Game { $number } of this match is over. Nothing was given up.
host-conceded = { $who } gives up this game.
host-not-host = Only the person who runs this table can do that.
host-no-seat = That seat cannot be chosen.
host-too-few = { $need } players are needed, and { $have } { $have ->
    [one] is
   *[other] are
} here; invite somebody, or fill a seat with a computer.
host-too-many = You run { $most ->
    [one] a table
   *[other] { $most } tables
  } already; finish one first.
host-not-in-channel = On this server tables are opened in { $places }.
host-only-managers = On this server only those who manage it open tables; ask one of them.
host-server-full = { $most ->
    [one] One table
   *[other] { $most } tables
  } may be under way on this server at one time, and there are so many; join one, or wait until one ends.
host-managers-closed = Those who manage this server have closed table { $code }.
host-managers-ended = Those who manage this server have ended the game at table { $code }; it counts as it stands.
host-managers-moved = Those who manage this server have moved table { $code } here.
host-many-channels = { $most } channels are named already, and there can be no more; take one away first, or allow every channel.
host-invited-already = That person has been invited already.
host-invited-enough = You have invited { $most ->
    [one] once
   *[other] { $most } times
  } to this table today; tomorrow you can invite again.
host-not-yours = This question is somebody else's.
host-stale = You have gone on since this button was shown. Where you are now is one press away.
host-draft-gone = This choice is no longer open. What you can do now is one press away.
host-no-option = That cannot be chosen here.
host-nothing-before = This is the first step, so there is nothing to go back to.
host-unfinished = Something is still to be chosen.
host-nothing-fits = “{ $text }” fits no question that is open for you; start typing to see what can be played.
host-nothing-open = Nothing is waiting for an answer right now; the game goes on by itself.
host-waiting-for = Nothing is open for you right now; the table waits for { $who }.
host-agrees = { $who } would end the game now. { $missing } { $missing-count ->
    [one] has
   *[other] have
  } yet to agree; until it is taken back, this stands.
host-agrees-not = { $who } would rather go on with the game.
host-warning-more = { $warning } { $more }
host-then-away = Then a computer plays for you until you are back.
host-then-rest = Then nobody is there any more: the game stands still, and I close it { $time } later unless one of you comes back.
host-then-say = Then the others may decide without you until you are back.
host-warning-away = Should it run out once more, a computer plays for you until you are back.
host-warning-rest = Should it run out once more, nobody is there any more: the game stands still, and I close it { $time } later unless one of you comes back.
host-warning-say = Should it run out once more, the others may decide without you until you are back.
host-no-say = Until you are back, the others may decide without you: to end the game, to let it rest, or to give your seat to somebody else.
host-nothing-proposed = Nothing is proposed for so many players, or it is taken already.
host-no-order-here = Name everybody who has joined once; their seats follow that order.
host-no-order = You have no such standing order.
host-bad-terms = The time for a turn must be between one minute and 28 days.
host-handled = That has been done already.
host-full-disk = My disk is full, so nothing can be played just now. Nothing is lost, and I go on as soon as there is room.
host-broken = Something went wrong on my side, and nothing was changed; please try again.
host-own-order-skipped = Table `{ $code }`: your order for all tables, “{ $order }”, cannot be given here. { $why }
host-order-pass = Pass until something concerns you: formalities are answered as the clock would, until your turn or a question of weight comes.
host-pass-asked = You are asked something that is yours to decide: answer it first, then you can pass.
host-order-ready = This is your standing order.

host-computer = { $number ->
    [1] Bracken
    [2] Flint
    [3] Wisp
    [4] Marrow
    [5] Thistle
    [6] Cobble
    [7] Soot
   *[other] Computer { $number }
}
host-in-words = { $text }
host-new-rules = The rules of this game were corrected since it was played last: version { $now } in place of { $before }. It goes on from where it stands, by the new ones.
host-other-build = Table { $code } stands still because this version of me would have played some of its moves otherwise; whoever runs me can let it go on as it was.
host-other-rules = Table { $code } was played by version { $began } of its rules, and I have version { $now }, by which it cannot go on. It stands still, and its log is kept; whoever runs the bot can go on with it by the older version.
host-your-turn = { $who } to { $label }.
host-call-after = { $did } { $call }
host-started = Table { $code } begins. Good luck, { $who }!
host-started-sides = Table { $code } begins: { $sides }. Good luck!
host-started-orders = { $started } Here everybody often waits for small answers of others: with one press I give yours as carefully as I can, and /orders changes that whenever you like.
host-result = Table { $code } is over: { $who } { $count ->
    [one] wins
   *[other] share the win
}!
host-result-why = { $why } { $result }
host-no-result = Table { $code } is over, without a winner.
host-warning = { $who }, your time at table { $code } runs out soon; after that I give the game's standard answer for you.
host-still-waiting = Table { $code } still waits for you: { $label }. There is no hurry. If you would rather not go on, /table vacate leaves your seat to somebody else.
host-ruling = { $what }
host-time-called = Time was called: the game comes to its own end.
host-timed-out = Your time at table { $code } ran out, so I gave the game's standard answer for you.
host-answer-noted = Your answer is noted. It takes effect { $until }, at the next common moment, so that nobody can tell when you gave it; until then you can change it.
host-answer-taken-back = Your answer is taken back.
host-order-stopped = Table `{ $code }`: { $why }
host-order-skipped = Table `{ $code }`: your standing order “{ $order }” gives no answer this time, so you are asked. { $why } The order stands.
host-order-unread = Table `{ $code }`: since the rules were corrected I do not understand your order “{ $order }” any more, so it is dropped. Please give it anew.
host-orders-gone = Table `{ $code }`: your seat has another player now, so the orders that you left there are dropped.
host-pass-over = Table `{ $code }`: something concerns you now, so I pass for you no more.
host-own-order-of-table = It is about what comes next at one table, so I keep it for all tables no longer.
host-own-order-line = Moves planned for one turn
host-own-order-unread = I do not understand it any more since the rules were corrected; please give it anew.
host-answer-closed = Table `{ $code }`: your question was settled before the moment of your answer came, so it does not count.
host-answer-late = Your answer at table { $code } did not fit any more when its moment came; please answer again.
host-timed-out-table = Time ran out for { $who } ({ $labels }), so I gave the game's standard answer.
host-lobby-ended = Nobody has begun the game at table { $code } for a week, so it is closed.
host-vacated = { $who } is no longer on this server, so their seat is vacated.
host-removed = You were taken off table { $code } before it began.
host-removed-told = { $name } was taken off table { $code }.
host-left-lobby = { $name } is no longer on this server, so their seat at table { $code } is free again.
host-invited = { $who } invites you to { $game }, at table { $code }.
host-handed-on = { $who } runs table { $code } now.
host-rematch = { $who } would like to play again.
host-restored = Table { $code }: after a fault the bot goes on from an earlier copy of this game. Moves that were made since then are lost; the board shows where you stand.
host-table-paused = Table { $code } stands still, and so do its clocks: { $why }.
host-vacant-seat = { $name } (vacant)
host-log-vacant = The seat of { $name } is vacant.
host-log-taken = { $name } takes the vacant seat.
host-log-back-in = { $name } is back.
host-log-computer = { $name } plays the vacant seat from now on.
host-log-stands-in = The time of { $name } has run out { $times ->
    [one] once
   *[other] { $times } times in a row
}, so a computer plays for them until they are back.
host-stands-in = Your time at table { $code } has run out { $times ->
    [one] once
   *[other] { $times } times in a row
}, so a computer plays for you. Your seat stays yours: press “I am back”, or play, and it gives way at once.
host-does-not-play = Table { $code } of your tournament: the time of { $name } has run out { $times ->
    [one] once
   *[other] { $times } times in a row
}. If you like, **/tournament award** gives the match to the other side.
host-deserted = Everybody has left table { $code }, so it is closed; the game counts as it stands.
host-away-ended = Nobody has come back to table { $code }, so it is closed; the game counts as it stands.
host-silence = Nobody has done anything at table { $code } for { $time }. If that stays so, I close it { $until }, and the game counts as it stands, but for no rating. Would you rather go on? Whoever plays here keeps it open with “I am back” or any move.
host-silence-rest = Table { $code } stands still, and none of you has done anything there for { $time }. If that stays so, I close it { $until }, and the game counts as it stands, but for no rating. Would you rather keep it? With “I am back” whoever plays here lets it rest on, and with “Go on” it is played on at once.
host-silence-held = Those who manage this server have paused table { $code }, and none of you has done anything there for { $time }. If that stays so, I close it { $until }, and the game counts as it stands, but for no rating. Would you rather keep it? Whoever plays here does so with “I am back”.
host-silence-otherwise = Table { $code } stands still because this version of me would have played some of its moves otherwise, and none of you has looked in there for { $time }. If that stays so, I close it { $until }, and the game counts as it stands, but for no rating. Would you rather keep it until I can play it as it was? Whoever plays here does so with “I am back”.
host-not-away = { $who } is there: somebody's seat can be given to another only when their time has run out and they have not played since.
rest-open = you all agreed to let it rest
rest-all-away = nobody has been here for a while; if nobody lets it go on within a week, it is closed
proposal-vacant = the seat of { $name }, who is away, is vacated, so that somebody else can take it.
proposal-rest = the table rests, with its clocks, until one of you lets it go on.
host-log-undone = { $name } takes the last move back: the game stands again as it stood before it.
host-log-back = You all agreed: the game stands again as it stood before the last move of { $name }.
host-log-terms = You all agreed: { $what } Every clock begins anew.
host-seat-vacated = Your seat at table { $code } was vacated, so that somebody else can play it. As long as nobody has taken it, /join brings you back.
host-no-vacant-seat = No seat at this table is vacant.
host-knows-another = You have played another seat of this game and know its cards, so you cannot take this one; you can watch.
host-last-person = You are the only person left here, so your seat cannot be vacated; you can resign, or end the game.
host-proposes = { $name } proposes: { $what } { $missing } { $missing-count ->
    [one] has
   *[other] have
  } yet to agree.
host-agrees-to = { $name } agrees: { $what } { $missing } { $missing-count ->
    [one] has
   *[other] have
  } yet to agree.
host-rather-not = { $name } would rather not, so it stays as it is: { $what }
host-no-proposal = That is not proposed any more.
host-proposed = Something else is proposed already, and has to be answered first: { $what }
host-terms-changed = The terms of table { $code } were changed: { $what }
host-sentences = { $first } { $then }
host-zone-first = First tell me in which time zone you live, for example Europe/Berlin.
host-no-zone = I know no time zone called “{ $zone }”; start typing the name of a large city near you.
host-long-quiet = Quiet hours last ten hours at most, from one time of day to another, such as 22:00-8:00.
host-many-off = Two days of the week can be days off.
host-hours-too-often = Quiet hours and days off are changed { $most } times a week at most; you can change yours again in { $days ->
    [one] one day
   *[other] { $days } days
}.
host-long-away = { $left ->
    [0] Of the 28 days of a year on which your clocks stand, none is left.
    [one] Of the 28 days of a year on which your clocks stand, one is left.
   *[other] Of the 28 days of a year on which your clocks stand, { $left } are left.
}
host-long-notes = Notes hold { $most ->
    [one] one letter
   *[other] { $most } letters
} at most.
host-long-pause = A pause lasts { $most ->
    [one] one day
   *[other] { $most } days
} at most.
host-away = { $name } is away, so their clock stands for { $time } at most.
host-back = { $name } is back.
rest-agreed = you all agreed on a pause of { $time }, after which it goes on by itself
proposal-pause = a pause of { $time }, in which all clocks stand still.
host-same-terms = Those are the terms that hold already.
host-back-nothing = There is no move to step back from.
host-back-left = Somebody has left the game since, so it cannot step back.
host-back-drawn = Something was drawn or rolled since that move, so the game cannot step back: what chance has decided stands.
host-back-seen = That move has shown somebody something that was hidden from them, so the game cannot step back.
proposal-back = the game steps back to before the last move of { $name }.
proposal-pace = { $pace }, with { $reserve }.
proposal-stand-in = For whoever lets the time run out { $times ->
    [one] once
   *[other] { $times } times in a row
  } a computer plays until they are back.
pace-each = { $time } a turn

host-log-paused = The table stands still.
host-log-resumed = The table goes on.
