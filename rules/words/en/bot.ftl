# What the bot says around the games. Short, warm, free of jargon; it names the actor.

## Commands, their options, and the commands under /table.

cmd-open = Open a table and let others join
cmd-join = Take a seat at a table
cmd-leave = Give your seat back before the start
cmd-start = Begin the game
cmd-invite = Invite somebody to a table
cmd-move = Make your move; suggestions lead you through it
cmd-hand = See what only you may see
cmd-tutorial = Play a first game of ten minutes, led by the hand
cmd-board = See the board
cmd-recap = See what has changed since you were here
cmd-history = Read the game so far, round by round, and look at any step of it
cmd-replay = Watch the game so far as a film
cmd-turns = See every table that waits for you
cmd-orders = See or change your standing orders
cmd-rules = Look something up in the rules
cmd-card = Look at a card
cmd-show-cards = Look at the cards that a message names
cmd-help = How this works
cmd-resign = Give up a game or a match
cmd-rating = See how well you play here, or who plays a game best
cmd-away = Let your clocks stand for some days, or come back
cmd-settings = Set how the bot talks to you
cmd-verify = Check that a finished game was fair
cmd-table = More that can be done at a table

sub-computer = Give a free or vacant seat to the computer
sub-remove = Take somebody or a computer out before the start
sub-hand-on = Let somebody else run the table
sub-words = Add words of your own to the shuffle
sub-end = End the game now, if everybody agrees; once more to take it back
sub-vacate = Have a seat in a game be vacant, so that somebody else takes it; without a seat, your own
sub-step-back = Take your last move back, or propose that the game steps back
sub-pause = Propose a pause of some days; without days, until one of you lets it go on
sub-options = Change the options before the start
sub-pace = Change the time for a turn; in a game, propose it
sub-take-back = Take back an answer that is not yet open
sub-watch = Watch a table, or stop watching
sub-again = Play again with the same people
sub-file = Get the file of a finished game
sub-notes = Write down what only you see, until the game ends
sub-resume = Go on with a table that stands still
sub-close = Close a table that has not begun

opt-table = Which table; without it, the one in this place
opt-game = Which game
opt-zone = Your time zone, such as Europe/Berlin
opt-quiet = When your clocks stand every night, such as 22:00-8:00, or none
opt-off = Days of the week on which your clocks stand, such as sat sun, or none
opt-days = How many days
opt-pace = How long a turn may take
opt-reserve = Time that everybody keeps beside that of a turn
opt-stand-in = After how many missed turns in a row a computer plays for somebody; 0 for never
opt-seats = How many may join at most
tournament-opt-seats = Seats of a full table of a league; without it, four
tournament-opt-days = After how many days time is called in a round
opt-computers = How many seats the computer plays
opt-rating = Whether others may see your ratings
opt-level = How well it plays: steady takes what looks best at once, keen tries out more
level-steady = steady: takes what looks best at once
level-keen = keen: tries out how the game could go on
opt-options = How the game is played: choose from the list
opt-who = Who
opt-play = Your move; pick a suggestion
opt-text = Words in place of a picture
opt-order = The order; pick a suggestion
opt-drop = A standing order to take back
opt-find = Words to look for
opt-place = A place on a large board, such as c3, to see that part of it
opt-name = The card's name
opt-about = About what
opt-pings = When to ping you
opt-calls = Where to call you
opt-remind = When to remind you that time runs out
opt-hour = The hour of the daily message, in your time zone
opt-messages = Send you private messages
opt-auto = Answer for you where there is no choice
opt-file = A game file
opt-seat = Whom
opt-say = Any words you like

pace-2m = quick, two minutes a turn
pace-10m = quick, ten minutes a turn
pace-1d = daily, a day a turn
pace-3d = slow, three days a turn
pace-none = no time limit

reserve-none = nothing in reserve
reserve-turn = one turn's time in reserve
reserve-growing = one turn's time in reserve, and more for every turn in time

pings-turns = Every turn
pings-few = Only what matters most
pings-never = Never

help-start-title = Opening and joining
help-play-title = Making a move
help-orders-title = Standing orders
help-fair-title = Fair chance and verifying
help-private-title = What stays private
help-credits-title = Credits

sorry = Something went wrong here, and it is my mistake. Nothing was changed as far as I can tell; please try again.

bot-somebody = somebody
bot-old-button = That button is from an older message; please use the newest one, or /turns.
bot-unknown-command = I do not know that command any more; type / to see what there is.
bot-who = Please say whom you mean.
bot-what-move = Please say what to play; the suggestions show what is possible.
bot-no-table-here = I found no such table here. /open makes a new one, and /turns lists the ones that wait for you.
bot-which-table = Several tables fit: { $tables }. Please name one with the option “table”.
bot-done = All right, I leave it as it is.

status-lobby = open
status-playing = playing
status-paused = paused
status-over = over
status-closed = closed

## Buttons and menus. A phone shows about 34 characters.

button-join = Join
button-leave = Leave
button-start = Start
button-computer = Add a computer
button-keen = Add a keen computer
button-watch = Watch
button-guide = How to play
button-guide-of = How to play { $game }
button-lesson = A first game
button-lesson-on = Go on
button-lesson-again = Once more
lesson-head = **{ $game }, a first game:** step { $step } of { $steps }
lesson-over = **{ $game }, a first game:** the end
lesson-other = That can be done as well. Here it leads away from what comes next, so choose **{ $label }**.
lesson-waits = Your first game of { $game } waits in your private messages: { $link }
button-take-seat = Take the vacant seat
button-vacate = Vacate a seat
button-step-back = Take the last move back
button-agree = I agree
button-rather-not = Rather not
button-return = I am back
button-at-time-out = If I do nothing
menu-instead = Do this now instead
button-hush = Not this turn
button-my-turns = What waits for me
button-pause = Let it rest, if all agree
button-vacate-away = Vacate the seat of somebody away
button-more = More…
button-invite = Invite somebody
button-remove = Take somebody out
button-hand-on = Let somebody else run the table
button-words = Words for the shuffle
button-close = Close the table
button-play = Play
button-hand = My cards
button-notes = My notes
button-board = Board
button-text = As text
button-story = Story so far
button-recap = Since I was here
button-step = Look at a step
button-replay = Replay
button-step-before = Step before
button-step-after = Step after
button-orders = Standing orders
button-new-order = New order
button-pass-on = Pass until it concerns me
button-drop-order = Take an order back
button-resign = Resign
button-concede = Give up this game only
button-finish = End it now, if all agree
button-go-on = I would rather play on
button-rematch = Rematch
button-file = Game file
button-verify = Verify
button-decision = Something else
button-withdraw = Take my answer back
button-done = Never mind
button-resume = Go on
button-confirm = Confirm
button-spare = Answer such things for me
offer-orders = Most of the waiting in this game is for small answers: with one press I give yours as carefully as I can, and /orders changes that whenever you like.
button-confirm-end = Confirm and end my turn
button-back = Back
button-cancel = Cancel
button-next = Next
button-previous = Previous
button-newer = Newer
button-older = Older
button-number = Type a number
button-enough = Done ({ $count } chosen)
button-rules = The rules

recap-since = **Since you were here**
recap-first = **So far**
recap-more = _{ $more ->
    [one] One thing more
   *[other] { $more } things more
}: /recap_
recap-more-history = _{ $more ->
    [one] One thing more
   *[other] { $more } things more
}: /history_
recap-nothing = Nothing has happened at this table since you were here. /history tells the game from the start.
history-here = — here you were last —
history-menu = Look at the table after a step
step-head = **{ $part }** · step { $number } of { $last }
step-hand = { $who } held { $cards }.
replay-text = **{ $game }**, table `{ $code }`: the game in { $count ->
    [one] one picture
   *[other] { $count } pictures
}, with what you know of it.
replay-text-open = **{ $game }**, table `{ $code }`: the game in { $count ->
    [one] one picture
   *[other] { $count } pictures
}, with open hands.
page-of = _Page { $page } of { $pages }_

## The lobby.

opened = Table `{ $code }` is open for { $game }. Its invitation comes into this channel next; press Start there when everybody has joined.
open-bad-option = “{ $typed }” is nothing that can be chosen in this game. What can be chosen: { $known }. The list beside the field has what is possible.
open-bad-value = { $about }: “{ $value }” cannot be chosen. The list has what can.
option-unknown = Something that this version does not know any more.
lobby-open = **Table `{ $code }` is open.** { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-until = It closes { $until } unless the game has begun by then.
lobby-closed = Table `{ $code }` was closed before it began. /open makes a new one.
side-free = seat { $number }
sides = Partners: { $sides }.
sides-named = { $one } against { $other }
lobby-begun = **{ $game }**, table `{ $code }`: { $names } are playing in { $thread }.
lobby-paused = **{ $game }**, table `{ $code }`: the game of { $names } stands still: { $why }. Once that is mended I go on by myself; **Go on** does it at once.
lobby-resting = **{ $game }**, table `{ $code }`: the game of { $names } rests: { $why }. With **Go on** it is played on at once.
lobby-held = **{ $game }**, table `{ $code }`: the game of { $names } stands still: { $why }.
lobby-over = **{ $game }**, table `{ $code }` is over. First: { $winners }. See { $thread }.
lobby-seats = Seats
lobby-invited = Invited
lobby-options = Options
lobby-terms = What you agree to
lobby-usual-options = The usual ones
button-options = Options
button-options-type = Another number or name
options-now = **Options of this table**
    { $options }
options-menu = Choose something else
options-title = Leave empty what stays as it is
lobby-proposal = For so many players I propose
lobby-proposal-how = { $options }
    Whoever runs the table decides, with the button below.
lobby-order-set = In this order: **{ $names }**
button-propose = Take what is proposed
button-order = Order of seats
proposal-taken = Taken. The options of table `{ $code }` are shown in its message.
order-title = Who goes first, second and so on?
order-title-seats = Who sits first, second and so on?
order-field = Seats or names, or “random”
order-example = 2 1 3
order-set = The order of table `{ $code }` is settled, as long as nobody comes or goes.
order-random = The order of table `{ $code }` will be drawn.
order-bad = Name everybody who has joined once, by seat or name, for example: { $example }.
open-order-later = The order of turns is settled in the lobby, once everybody is there.
open-reserve-of-nothing = Without a time limit there is nothing to keep in reserve. Choose a pace, or leave the reserve out.
lobby-missing = { $missing ->
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
seat-computer-random = {" "}(computer, plays at random)
seat-computer-steady = {" "}(computer, steady)
seat-computer-keen = {" "}(computer, keen)
lobby-computers-random = *At random*: just anything that the rules allow.
lobby-computers-steady = *Steady* takes what looks best at once, by what its own hand tells it: no plans.
lobby-computers-keen = *Keen* tries out, by what its own hand tells it, how the game could go on, and thinks of your answer.
seat-host = {" "}(runs the table)
seat-words = {" "}· added words to the shuffle
seat-away = {" "}· away, expected back { $until }
brief-pace = **Pace:** { $pace }.
brief-pace-reserve = **Pace:** { $pace }, with { $first } in reserve.
brief-pace-grows = **Pace:** { $pace }, with { $first } in reserve, and { $each } more for each turn in time.
brief-no-limit = **Pace:** nobody is hurried, the game waits.
brief-length = **Length:** about { $turns } turns; you are asked about { $answers } times.
brief-length-match = **Length:** a match of up to { $games } games, about { $turns } turns; you are asked about { $answers } times.
brief-days = **Days:** about { $once } if all look in once a day, { $thrice } if three times.
brief-days-orders = **Days:** about { $once } if all look in once a day, { $thrice } if three times; { $ordering } with standing orders.
brief-time = **Time:** about { $usual } if everybody always uses all of it.
brief-silence = **Silence:** if nobody does anything for { $time }, I say so, and close the game { $later } later.
brief-late = **Late or away:** I give the game's standard answer for you.
brief-late-stand-in = **Late or away:** I give the game's standard answer for you; after { $times ->
    [one] one time
   *[other] { $times } times in a row
} a computer plays until you are back.
terms-title = What you agree to at table `{ $code }`:
terms-head-turns = **Your turns**
terms-head-game = **The whole game**
terms-head-late = **If you are late, or away**
terms-pace = Pace: { $pace }.
terms-shares = All of a turn shares its time, which stands still while others are asked. Beside it you have { $parts }.
terms-window = { $time } for an answer to somebody else
terms-choice = { $time } for a small choice
terms-long = { $time } for building a deck
terms-answers = { $time } for all answers within somebody else's turn
terms-bank = Beside that everybody has { $first } in reserve, for when a turn is too short.
terms-bank-grows = Beside that everybody has { $first } in reserve; a turn that is done in time adds { $each }, up to { $most }.
terms-length-match = A usual match of at most { $games } games has about { $turns } turns and asks you about { $answers } times; a long one { $most } times.
terms-length = A usual game has about { $turns } turns and asks you about { $answers } times; a long one { $most } times.
terms-time = If everybody always uses the whole time, a usual game takes about { $usual } and a long one up to { $long }.
terms-days = Among people who look in once a day, such a game takes about { $once ->
    [one] one day
   *[other] { $once } days
  }; among people who look in three times a day, about { $thrice }.
terms-days-more = Among people who look in three times a day, it takes about { $thrice ->
    [one] one day
   *[other] { $thrice } days
  }.
terms-days-alone = With computers alone you play on for as long as you like: such a game can be over in one sitting.
terms-hours = Your clock stands in your own quiet hours and on your days off (/settings), and on up to 28 days of a year (/away).
terms-visits = If everybody looks in once in { $each }, it takes about { $answering } when you only answer, { $preparing } when you also prepare your next turn, and { $ordering } with standing orders too.
span-days = { $n ->
    [one] one day
   *[other] { $n } days
}
span-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
span-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
span-seconds = { $n ->
    [one] one second
   *[other] { $n } seconds
}
terms-absent = If your time runs out, I give the game's standard answer for you and the game goes on.
terms-stand-in = If it runs out { $times ->
    [one] once
   *[other] { $times } times in a row
}, a computer plays for you until you are back; the seat stays yours, and the game counts for no rating.
terms-no-limit = Nobody is hurried: the game waits as long as it takes.
terms-say = Whoever lets it run out { $times ->
    [one] once
   *[other] { $times } times in a row
} has no say until they are back: the others can end the game, let it rest, or give that seat to somebody else.
terms-say-no-limit = Whoever keeps the table waiting for { $time } has no say until they are back: the others can end the game, let it rest, or give that seat to somebody else.
terms-deserted = Should nobody be there any more, the game stands still, and I close it { $time } later unless one of you comes back; it counts as it stands.
terms-deserted-all = Should the time of all of you run out { $times } times in a row, the game stands still, and I close it { $time } later unless one of you comes back; it counts as it stands, but for no rating.
terms-silence = Should none of you do anything for { $time }, I say so, and close the game { $later } later unless one of you comes back; it counts as it stands, but for no rating.
thread-name = { $game }: { $names }
thread-name-round = { $contest }, round { $round }: { $names }
joined = You have seat { $seat } at table `{ $code }`. Welcome!
left = You gave your seat at table `{ $code }` back.
left-closed = You gave your seat back. Nobody was left, so table `{ $code }` is closed.
started = Table `{ $code }` begins.
computer-added-keen = A keen computer has a seat at table `{ $code }`; { $count } { $count ->
    [one] seat is
   *[other] seats are
} taken.
computer-added = The computer has a seat at table `{ $code }`; { $count } { $count ->
    [one] seat is
   *[other] seats are
} taken.
invited = The invitation is on its way.
invite-bot = A bot cannot be invited; the button “Add a computer” seats a computer player.
removed = The seat at table `{ $code }` is free again.
handed-on = Somebody else runs table `{ $code }` now.
notes-title = My notes at this table
notes-field = Only you see this
notes-example = Two cards set in turn 4; ask for the dragon
notes-kept = { $count ->
    [0] Your notes at this table are empty now.
   *[other] Your notes are kept. Only you see them, and they are gone when the game ends.
 }
words-title = Words for the shuffle
words-field = Any words you like
words-example = the owl sings at noon
words-set = Your words at table `{ $code }` are mixed into every shuffle and coin. Nobody, not even I, can now have picked the cards.
watch-on = You are watching table `{ $code }`. The board button shows how it stands.
watch-off = You no longer watch table `{ $code }`.
close-sure = Do you really want to close table `{ $code }`?
closed = Table `{ $code }` is closed.
more-lobby = Table `{ $code }`: what else can be done.
more-commitment = Commitment to the shuffle: `{ $commitment }`
more-game = Table `{ $code }`: what else can be done.

## The game.

board-on = **{ $game }** · table `{ $code }`
board-paused = **{ $game }** · table `{ $code }` stands still: { $why }. Once that is mended I go on by myself; **Go on** does it at once.
board-resting = **{ $game }** · table `{ $code }` rests: { $why }. With **Go on** it is played on at once.
board-held = **{ $game }** · table `{ $code }` stands still: { $why }.
board-over = **{ $game }** · table `{ $code }` is over. First: **{ $winners }**
board-seal = Seal of the game file: `{ $seal }`
board-more-news = … and { $more } more; “Story so far” tells everything.
board-goes-on = The game is going on by itself.
board-no-place = There is no place called { $place } on this board; places are named on the picture, such as c3.
board-away = **{ $who }** is away and expected back { $until }; until then their clock stands.
board-stands-in = A computer plays for **{ $who }** until they are back.
board-waits = **{ $who }** to { $label }
board-waits-until = **{ $who }** to { $label }, { $until } at the latest
result-nobody = nobody
hand-nothing-asked = Nothing is asked of you just now.
hand-head = **{ $game }** · table `{ $code }` · only you see this
duty-owed = The table waits for this
duty-given = Answered; can still be changed
duty-ahead = Can be answered in advance
duty-free = If you like
play-which = There is more than one thing that you can do.
play-which-menu = What would you like to do?
play-withdrawn = Your answer is taken back. You can give another one.
# Words that may stand between the names of a typed move and mean nothing there.
move-small-words = with on onto at to the and by for of from in into against
draft-chosen = Chosen: { $chosen }
draft-noted = Noted already: { $answer } It takes effect { $until }; until then you can change it or take it back.
draft-forecast = What would happen:
draft-dropped = Nothing was played.
draft-dropped-order = No order was given.
draft-number = A number
played = Done: **{ $move }**
played-times = { $what } ({ $count } times)
played-again = And the table waits for you again.

orders-head = Your standing orders at this table; I follow them for you:
orders-none = You have no standing orders at this table. An order answers a question for you, so that nobody has to wait.
orders-line = • { $says }
orders-idle = • { $says } (given nowhere: { $why })
orders-preset = • { $says } (set by the game)
button-order-everywhere = At all my tables of this game, or no longer
orders-own = Orders that you give at all your tables of this game, as each begins:
orders-everywhere = Noted. Tables that have begun stay as they are.
orders-given = Your order stands.
orders-dropped = Your order is taken back.

vacated = The seat is vacant; its cards and its time stay. Somebody takes it with /join, or you give it to a computer.
vacated-own = Your seat at table `{ $code }` is vacant; /join brings you back as long as nobody has taken it.
seat-taken = You play seat { $seat } at table `{ $code }` now. Welcome!
stepped-back = Done: the game stands again as it stood before that move.
paused-together = Everybody agreed, and the table pauses.
options-changed = The options are changed, and everybody is told.
pace-changed = The terms are changed, and everybody is told.
proposal-made = Proposed to the table: { $what } { $missing } { $missing-count ->
    [one] has
   *[other] have
  } yet to agree.
call-yours = **{ $game }**, table `{ $code }`: your turn to { $label }
call-yours-until = **{ $game }**, table `{ $code }`: your turn to { $label }, { $until } at the latest
call-until = Time runs out { $until }.
idle-default = If you do nothing, I answer for you { $until }, as things are now: { $question } **{ $answer }**
idle-below = If you do nothing, I answer { $until }, as things are now: **{ $answer }**
idle-given = You have answered already, and it counts { $until } at the latest: { $question } **{ $answer }**
idle-nothing = No time of yours is running here, so nothing happens without you.
hushed = All right, I leave you in peace until you are asked for the next time.
returned = Welcome back! You play table `{ $code }` yourself again.
returned-never-away = You are noted as being there at table `{ $code }`.
digest-foot = This comes once a day; **/settings** changes that.
proposal-done = Everybody agreed, and it is done.
proposal-fallen = It stays as it is, and the table is told.

## The end.

resign-sure = Do you really want to give up at table `{ $code }`? This cannot be undone.
resign-sure-match = Do you really want to give up at table `{ $code }`? You give up the whole match, not this game alone. This cannot be undone.
resign-sure-duel = Do you really want to give up at table `{ $code }`? You can give up the whole match, or this game only: then the other side wins it, and the match goes on. Neither can be undone.
conceded = You gave up this game at table `{ $code }`. The match goes on.
resigned = You gave up at table `{ $code }`. Thank you for playing.
finish-agreed = Noted, and told to the table. The game ends when { $missing } { $missing-count ->
    [one] agrees
   *[other] agree
  } as well.
finish-not = All right, the game goes on.
finish-done = Everybody who is still in the game agreed, so it is over.
rematch = Table `{ $code }` is open for the next game, with the seats moved on by one.
resumed = Table `{ $code }` goes on, and everybody has the time back that was left.
resume-not = Table `{ $code }` is not standing still.
file-here = The file of table `{ $code }`: every move, every draw and the secret behind them. Anybody can check it.
file-alt = The game file of table { $code }
verify-too-large = That file is too large to be a game file.
verify-unreadable = I could not read that file; please attach it once more.
resume-missing = Table `{ $code }` cannot go on yet: { $why }. When that is mended, press **Go on** once more, or wait: I look again by myself.
resume-elsewhere = Table `{ $code }` is played on another server, and goes on there.
find-not-now = I cannot find out just now whether that table may be shown to you; please try again in a moment.
open-closed = I cannot open a table here: in this channel I lack the permission { $missing }. Whoever manages the server can give it to me.
lack-threads = I lack { $missing } here, so the game is played in this channel rather than in a thread of its own.
lack-files = I lack { $missing } here, so boards are shown in words; pictures come with your private answers.
lack-embeds = I lack { $missing } here, so the invitation is plain.
lack-history = I lack { $missing } here, so a message may stand twice after a fault on the line.
begun-commitment = Commitment to the shuffle, made before the deal: `{ $commitment }`
verify-promised = The first message of its thread has said since before the deal: commitment `{ $commitment }`. { $link }
button-by-code = Open by code
button-commitment = Commitment
button-terms = Terms in full
by-code-on = Whoever has the code `{ $code }` may now look at this table and join it, from wherever they are. Pressing once more closes it to them.
by-code-off = Table `{ $code }` is closed again to those who do not see this channel.
pause-other-build = I was changed, and this version of me would have played some of its moves otherwise. Nothing is lost; it goes on by itself as soon as I play it as it was
pause-by-managers = those who manage this server have paused it, and will let it go on
resume-managers = Those who manage this server have paused table `{ $code }`; only they can let it go on, with /setup manage.
cmd-setup = For those who manage this server: its tables, and where and by whom they are opened
sub-server = What holds on this server, and its tables
sub-channels = In which channels tables may be opened
sub-opening = Who may open tables, and how many may be under way
sub-defaults = The language of tables here, and how often people are pinged who have chosen nothing
opt-language = The language
language-name = English
language-of-discord = the language that this server has in Discord
setup-defaults = **Language of tables:** { $language }. **Pings, for whoever has chosen nothing:** { $pings }.
hello = Hello! I host board and card games that are played slowly: each of you whenever you like, on a board in a thread. **/open** makes a table, **/help** tells the rest, and with **/setup** those who manage this server say where tables may be, by whom, and in which language.
hello-lacking = Here some permissions are missing:
sub-manage = Pause a table, let it go on, or close it
sub-relocate = Have a table go on in another channel
opt-channel = The channel
opt-allowed = Whether tables may be opened there; once one is named, only in those that are
opt-openers = Who may open tables
opt-most = How many tables may be under way at one time; 0 for no bound
opt-do = What to do with it
openers-everybody = everybody
openers-managers = those who manage the server
managed-pause = Pause it
managed-go-on = Let it go on
managed-close = Close it: a game counts as it stands
setup-nowhere = That is for servers; here there is nothing to set up.
setup-which-channel = Which channel?
setup-cannot-move = A table cannot be played there: { $why }.
setup-everywhere = every channel
setup-no-bound = as many as people open
setup-head = **Tables may be opened in** { $channels }, **by** { $openers }, **and so many may be under way:** { $most }.
setup-tables = { $count ->
    [0] No table is under way.
    [one] One table is under way:
   *[other] { $count } tables are under way:
}
setup-paused = Table `{ $code }` stands still until you let it go on. Its players are told.
setup-paused-silence = Table `{ $code }` stands still until you let it go on. Its players are told. Should none of them do anything for { $time }, I say so, and close the game { $later } later.
setup-goes-on = Table `{ $code }` goes on.
setup-closed = Table `{ $code }` is closed. Its players are told.
setup-moved = Table `{ $code }` goes on there, with a message and a thread of its own.
pause-no-channel = the place where it was played is gone; **/table resume** in another channel goes on there
pause-no-thread = the thread where it was played is gone; **Go on** starts a new one
pause-no-access = I may no longer write where it was played
pause-missing = where it is played I lack the permission { $missing }
pause-locked = its thread is locked, and a moderator has to unlock it
pause-timed-out = moderators have put me on a time-out, and I may not write again before it is over
pause-unknown = I cannot find out how its place stands
dm-closed = I cannot write to you privately. Your cards are at /hand whenever you want them, and what I would have told you is at /turns.
permission-shown = **{ $name }**
permission-view = View Channel
permission-send = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-threads = Create Public Threads
permission-private-threads = Create Private Threads
permission-history = Read Message History
permission-files = Attach Files
permission-embeds = Embed Links

## Looking things up.

turns-none = No table waits for you. Enjoy the day!
turns-head = { $count ->
    [one] One table waits for you:
   *[other] { $count } tables wait for you:
}
turns-line = • `{ $code }` { $game }: { $label } · { $until } · { $link }
turns-line-round = • `{ $code }` your match of round { $round } of { $contest } waits, { $game }: { $label } · { $until } · { $link }
turns-no-limit = no time limit
turns-paused = • `{ $code }` { $game } stands still: { $why }.
turns-paused-more = { $count ->
    [one] One more table of yours stands still.
   *[other] { $count } more tables of yours stand still.
}
turns-unread = What I could not tell you privately:
turns-unread-more = There is more that I could not tell you ({ $count }): ask `/turns` once more.
turns-play = Play { $code }
rules-nothing = I found nothing about “{ $text }” in the rules. Try other words, or fewer.
rules-elsewhere = { $game } says nothing about it. Elsewhere:
rules-which = Which game's rules do you want to read? With **find** I look in all of them.
rules-found = **{ $game }**: “{ $text }” in the rules
guide-none = There is no guide to this game yet.
guide-picture = The picture shows a moment of the first game.
cards-none = I find no card in this message. **/card** looks one up by its name.
cards-found = This message names several cards. The first is here; choose another to see it.
cards-same = There are several cards of this name. The first is here; choose another to see it.
cards-alike = Several cards have that in their names. The likeliest is here; choose another to see it.
cards-menu = Look at a card
guide-short = In short
guide-pages = Read on: forms and moments, with pictures
guide-you = You
card-none = I know no card called “{ $text }”.
card-none-near = I know no card called “{ $text }”; did you mean { $nearest }?
help-menu = What would you like to know?
help-start =
    • **/open** opens a table; others press **Join** under the message that I post. Seats can be filled with computers, so you can also play alone.
    • Whoever opened the table presses **Start**. Each game has its own thread, with the board at its end.
    • Before you join you can read what you agree to: the pace, how long a game is, and what happens if you are away.
help-play =
    • When the table waits for you I ping you, and nobody else. Press **Play**: only you see what follows. Choose, look at what would happen, and confirm.
    • **/move** does the same by typing: the suggestions lead you through it.
    • **/turns** lists every table that waits for you, on all servers.
    • Come back after a while? **Play** begins with what has changed since you were here, and **/recap** tells it again with the board. **/history** has the game round by round, with the table at any step; **/replay** shows it as a film.
    • **/card** shows a card and **/rules** a rule. In the menu of a message (hold it on a phone), **Apps** and **Show cards** leads to the cards that it names.
    • Every picture can be read: press **As text**, or set text mode in **/settings**.
help-orders =
    A standing order answers a question for you, so that nobody has to wait: for example “never gamble”. Set them with **/orders** or the button under **More…**. They are secret, and you can change them at any time before the question comes up.
help-fair =
    • Before anybody joins I choose a secret and post a commitment to it, so that I cannot change it later. Your own words can be mixed in, too.
    • Every shuffle and every coin follows from that secret. When a game is over, **Game file** hands out everything, and **Verify** checks it and explains the result.
help-private =
    What only you may see comes in messages that only you can see, or in private messages from me. If you do not want those, switch them off in **/settings**; **/hand** always works. Spectators see what is public, no more.
help-credits =
    Skald is free software under MIT or Apache-2.0. The names of the games belong to their owners. Thank you for playing.

settings = **Your settings**
    • Your time zone: { $zone }
    • Your clocks stand: { $hours }
    • Text in place of pictures: { $text }
    • Private messages: { $messages }
    • Answers without a choice given for you: { $auto }
    • Pings: { $pings }
    • Where to call you: { $calls }
    • One message a day: { $daily }
    • A reminder: { $remind }
    • Your answers so far: { $answers }
    • Your ratings (/rating): { $rating }
settings-zone-none = not said, so hours are those of UTC
settings-hours-none = at no hours of the week; **/settings** sets quiet hours and days off, **/away** days of absence.
settings-hours = { $parts }, where a turn has a day or more. A change counts from your next question on.
settings-away = You are away, so they stand now; you are expected back { $until }.
settings-daily = at { $at }
settings-daily-off = none; should you wish for it, it comes at { $at }
settings-quiet = { $from } to { $until } every day
settings-off = on { $days }
settings-bad-quiet = Quiet hours are two times of day, such as 22:00-8:00, or none.
settings-bad-off = Days off are days of the week, such as sat sun, or none.
weekday-mon = Monday
weekday-tue = Tuesday
weekday-wed = Wednesday
weekday-thu = Thursday
weekday-fri = Friday
weekday-sat = Saturday
weekday-sun = Sunday
away-until = You are away; you are expected back { $until }. Until then your clocks stand at every table with a day or more for a turn. Of a year's 28 days, { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
  } left after that.
away-back = Welcome back! Your clocks run again. Of a year's 28 days, { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
  } left.
away-not = You are not away. Give a number of days, and your clocks stand at every table with a day or more for a turn; of a year's 28 days, { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
  } left.
button-back-again = I am back
setting-on = on
setting-off = off
settings-text-on = Text, please
settings-text-off = Pictures, please
settings-dm-on = Private messages on
settings-dm-off = Private messages off
settings-dm-shut = on, but Discord does not deliver mine to you; your privacy settings for this server decide that
settings-dm-again = Try to write to me again
settings-auto-on = Answer the obvious for me
settings-auto-off = Always ask me
settings-rating-hide = Hide my ratings
settings-rating-show = Show my ratings
setting-rating-shown = others may see them
setting-rating-hidden = you alone see them
rating-nowhere = Ratings belong to a server: ask in one of its channels.
rating-own = **Your ratings here**
rating-of = **The ratings of { $name } here**
rating-line = **{ $game }**: { $points } points, give or take { $within }; { $won } of { $games } { $games ->
    [one] game
   *[other] games
} won.
rating-streak = The last { $wins } were all won.
rating-longest = Most wins in a row: { $wins }.
rating-met = Against you: you came first { $before } { $before ->
    [one] time
   *[other] times
}, they did { $behind } { $behind ->
    [one] time
   *[other] times
}{ $level ->
    [0] {"."}
    [one] , and once you shared a place.
   *[other] , and { $level } times you shared a place.
}
rating-how = Everybody begins with 1000 points. Games between people alone count, each for its server; those that all agreed to end, or in which a computer played, do not. You can hide yours in **/settings**.
rating-none = No game of yours has counted here yet. Finished games between people count; those that all agreed to end, or in which a computer played, do not.
rating-none-theirs = No game of theirs has counted here yet.
rating-hidden = They keep their ratings to themselves.
rating-best = **{ $game }**: who plays best here, as surely as can be said
rating-best-none = **{ $game }**: nobody here has five games that count yet and shows them.
rating-best-line = { $place }. { $name }: { $points } points, give or take { $within }, { $games } games
settings-calls = Where to call you
settings-share = When to remind you
settings-at-hour = At which hour, in your time zone (UTC without one)
settings-hour = { $hour }:00
calls-thread = In the thread
calls-silent = In the thread, without a sound
calls-private = In private
calls-digest = Once a day, all tables in one message
share-often = Again and again: with half, a quarter and a tenth of the time left
share-half = When half of the time is left
share-quarter = When a quarter of the time is left
share-tenth = When a tenth of the time is left
share-never = Never
reliability-new = new here, so nobody can say yet how punctual
reliability = { $late ->
    [0] always in time, { $asked } times so far
    [one] too late once in { $asked } times
   *[other] too late { $late } times in { $asked }
}
settings-pings = When to ping you
