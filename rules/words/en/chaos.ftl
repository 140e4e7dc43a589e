# Parts of sentences
chaos-name = { $name }
chaos-player = { $who }
chaos-hero = { $who } as { $warrior }
chaos-the-warrior = the Warrior
chaos-nothing = {""}
chaos-with = {" "}with { $card }
chaos-unopposed = {" "}It is without opposition.
chaos-mode-ground = Ground
chaos-mode-air = Air
chaos-kind-sidekick = Sidekick
chaos-kind-special = Special
chaos-kind-destructive = Destructive
chaos-kind-mystical = Mystical
chaos-kind-spontaneous = Spontaneous
chaos-kind-defend = Defend
chaos-kind-warrior = Warrior
chaos-kind-character = character
chaos-reservoir-endangered = Endangered
chaos-reservoir-sparse = Sparse
chaos-reservoir-limited = Limited
chaos-reservoir-vulgar = Vulgar
chaos-zone-hand = hand
chaos-zone-top = top of the Arsenal
chaos-zone-bottom = bottom of the Arsenal
chaos-zone-nowhere = Nowhere Realm
chaos-zone-exile = Exile Realm
chaos-who-own = you
chaos-who-target = the target
chaos-who-attacker = the attacker
chaos-who-chosen = the chosen opponent
chaos-who-opponents = each opponent
chaos-who-all = everybody

# What an option of a card does
chaos-do-lose = { $who }: { $n } lost
chaos-do-gain = { $who }: { $n } gained
chaos-do-draw = { $who }: draw { $n }
chaos-do-discard = { $who }: discard { $n }
chaos-do-mill = { $who }: the top { $n ->
    [one] card
   *[other] { $n } cards
  } of the Arsenal away
chaos-do-purge = { $who }: newest { $n } exiled
chaos-do-stall = { $who }: { $n ->
    [one] 1 draw step
   *[other] { $n } draw steps
  } skipped
chaos-do-peek = Look at the hand of { $who }
chaos-do-dispel = { $n ->
    [one] 1 lasting Mystical of { $who } leaves
   *[other] { $n } lasting Mysticals of { $who } leave
  }
chaos-do-dispel-all = All lasting Mysticals of { $who } leave
chaos-do-recover = Return { $n ->
    [one] a card
   *[other] up to { $n } cards
  }
chaos-do-search = Search your Arsenal
chaos-do-cycle = Exchange { $n ->
    [one] a card
   *[other] up to { $n } cards
  }
chaos-do-deploy = Put a Sidekick or Special in play
chaos-do-ward = Lay a ward of { $n }
chaos-do-ready = All your characters are ready
chaos-do-self = The card moves itself

# The round
chaos-revealed = The Warriors are turned up: { $all }.
chaos-round = Round { $round }: it is the turn of { $who }. The One/Two card shows One.
chaos-round-two = Round { $round }: it is the turn of { $who }. The One/Two card shows Two.
chaos-drew = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
  }.
chaos-drew-own = { $who } draws { $cards }.
chaos-undrawn-full = { $who } draws nothing: the hand is full.
chaos-undrawn-empty = { $who } draws nothing: the Arsenal is empty.
chaos-undrawn-stalled = { $who } skips this draw step.
chaos-undrawn-first = { $who } has the first round and draws nothing.
chaos-storm = The storm takes 1 point from { $who } ({ $left } left).
chaos-gained = { $who } gains { $n } ({ $total } now).
chaos-lost = { $who } loses { $n } ({ $left } left).
chaos-lapsed = Time is up: the round of { $who } ends.
chaos-lapsed-last = Time is up: the round of { $who } ends. If the next own round runs out of time too, { $who } is out of the game.
chaos-fell = { $who } has no vital points left and is out of the game!
chaos-resigned = { $who } has left the game.
chaos-resigned-absent = { $who } has missed three rounds in a row and is out of the game.
chaos-ended-last = { $who } wins the battle of Legends!
chaos-ended-stalemate = Nothing happens any more: the game ends, and { $who } { $count ->
    [one] has the most points and wins
   *[other] have equally many points and share the victory
  }.
chaos-ended-agreed = All who are still in the game agree: it ends without a result.
chaos-ended-award = The game goes to { $who }.

# Attacks and answers
chaos-declared = { $who } attacks { $target } with { $card } through { $user }{ $boost }: { $mode }, offence { $offence }.{ $free }
chaos-declared-all = { $who } attacks everybody it can hit with { $card } through { $user }{ $boost }: { $mode }, offence { $offence }.{ $free }
chaos-hexed = { $who } plays the Mystical { $card } on { $target } through { $user }{ $boost }.{ $free }
chaos-hexed-all = { $who } plays the Mystical { $card } on every opponent through { $user }{ $boost }.{ $free }
chaos-window = { $who } may answer now, in secret.
chaos-window-late = Attacks were passed on: { $who } may answer now, in secret.
chaos-ready = { $who } has answered; it stays secret until all have.
chaos-answered = { $who } answers { $against } with { $card }.
chaos-passed = { $who } passes { $card } on to { $to }.
chaos-no-one = { $who } finds nobody to pass { $card } on to.
chaos-hit = { $card } takes { $loss ->
    [one] 1 point
   *[other] { $loss } points
  } from { $who }.
chaos-blocked = { $card } takes nothing from { $who }.
chaos-came-through = { $card } takes effect on { $who }.
chaos-cancelled = { $card } against { $who } is cancelled by { $answer }.
chaos-stopped = { $card } against { $who } is stopped by { $answer }.
chaos-void = { $card } against { $who } comes to nothing.
chaos-again = { $card } of { $by } strikes { $who } again.
chaos-soaked = { $card } in front of { $who } soaks up { $n }.
chaos-shielded = { $by } { $by-count ->
    [one] saves
   *[other] save
  } { $who } { $n ->
    [one] 1 point
   *[other] { $n } points
  }.
chaos-stays = { $card } of { $who } stays in play, aimed at { $at }.
chaos-left = { $card } of { $who } leaves play.
chaos-countered = { $who } counters { $lasting } of { $by } with { $card }.

# Cards on the move
chaos-laid = { $who } lays { $card }.
chaos-deployed = { $who } puts { $card } in play from the { $zone }.
chaos-warded = { $who } lays { $card } as a ward of { $n }.
chaos-played = { $who } plays { $card }.
chaos-ability = { $who } uses { $ability }.
chaos-cycled = { $who } cycles a second { $card }.
chaos-inspired = { $who } makes an Inspiration Attempt and replaces { $cards }.
chaos-bought = { $who } buys { $count ->
    [one] one card
   *[other] { $count } cards
  } by Vital Point Four ({ $left ->
    [one] 1 point
   *[other] { $left } points
  } left).
chaos-discarded = { $who } discards { $card }.
chaos-milled = { $card } goes from the Arsenal of { $who } to the Nowhere Realm.
chaos-purged = { $cards } of { $who } { $cards-count ->
    [one] goes
   *[other] go
  } to the Exile Realm.
chaos-returned = { $card } returns to { $who }: { $zone }.
chaos-searched = { $who } fetches { $card } from the Arsenal and shuffles the rest.
chaos-searched-none = { $who } fetches nothing and shuffles the Arsenal.
chaos-banished = { $card } of { $who } leaves play: { $zone }.
chaos-bound = { $card } of { $who } is bound and cannot attack in the next round.
chaos-bound-warrior = The Warrior of { $who } is bound and cannot attack in the next round.
chaos-stalled = { $who } will skip { $count ->
    [one] the next draw step
   *[other] { $count } draw steps
  }.
chaos-readied = All characters of { $who } are ready now.
chaos-took = { $who } takes a card from the hand of { $from }.
chaos-took-own = { $who } takes { $card } from the hand of { $from }.
chaos-took-nothing = { $who } finds nothing to take.
chaos-peeked = { $who } looks at the hand of { $of }.
chaos-peeked-own = { $who } looks at the hand of { $of }: { $cards }.
chaos-sank = { $who } puts { $count ->
    [one] one card
   *[other] { $count } cards
  } under the Arsenal.
chaos-sank-own = { $who } puts { $cards } under the Arsenal.
chaos-forecast-unanswered = Unanswered, { $card } takes { $loss } from { $who } ({ $left } left).
chaos-forecast-through = Answered with { $answer }, { $card } costs { $loss } ({ $left } left).
chaos-forecast-open = { $card } goes unanswered and costs { $loss } ({ $left } left).

# What the table waits for; everybody may read it
chaos-wait-action = play a round
chaos-wait-answer = answer { $count ->
    [one] the attack
   *[other] { $count } attacks
} of { $by }
chaos-wait-passed = answer { $count ->
    [one] the attack that was passed on
   *[other] { $count } attacks that were passed on
}
chaos-wait-choice = choose a card

# Questions and menus
chaos-ask-action = What do you do in your round?
chaos-ask-attack = With which card do you attack?
chaos-ask-attack-more = Add a further attack, or confirm.
chaos-ask-boost = Which card do you add to { $card }?
chaos-ask-target = Whom does { $card } attack?
chaos-ask-named = Which character is { $card } aimed at?
chaos-ask-prefer = Which kind of card would you take first? Only you know.
chaos-ask-lay = Which Sidekick or Special do you lay?
chaos-ask-play = Which card do you play?
chaos-ask-cycle = Which duplicate do you cycle?
chaos-ask-inspire = Which card do you replace?
chaos-ask-opponent = Whose hand, or which opponent?
chaos-ask-option = What shall the card do?
chaos-ask-recover = Which card comes back?
chaos-ask-discard = Which card do you discard?
chaos-ask-deploy = Which character comes into play?
chaos-ask-dispel = Which lasting Mystical leaves?
chaos-ask-answer = How do you answer the attacks on you?
chaos-ask-answer-which = Which attack comes next?
chaos-ask-answer-one = What do you do about { $card }?
chaos-ask-heir = To whom do you pass { $card } on?
chaos-ask-drop = What would you discard first?
chaos-ask-take = Which card do you take?
chaos-ask-search = Which card do you fetch from your Arsenal?
chaos-ask-sink = Which cards go under your Arsenal (up to { $most })?
chaos-ask-buy = Vital Point Four: buy cards for 4 points each?
chaos-ask-buy-many = How many cards for 4 points each? You have { $total } points.
chaos-ask-counter = Which lasting Mystical do you counter?
chaos-ask-counter-with = With which card do you counter { $mystical }?
chaos-ask-habit = What shall be taken down?
chaos-choice-attack = Attack
chaos-choice-play = Play a card
chaos-choice-lay = Lay a character
chaos-choice-ability = Use your ability
chaos-choice-cycle = Cycle a duplicate
chaos-choice-inspire = Inspiration Attempt
chaos-choice-end = End your round
chaos-choice-with = Add a boost
chaos-choice-prefer = Say what you take
chaos-choice-ask = Ask me what I take
chaos-choice-done = Enough
chaos-line-attack = at anybody, with one card or several at once
chaos-line-play = what a card does for you at once, without an attack
chaos-line-lay = a Sidekick or Special stays beside your Warrior; its cards can be used from your next round on
chaos-line-ability = what your Warrior can do
chaos-line-cycle = a Sidekick or Special that you have in play already, for a new card
chaos-line-inspire = up to three cards that you cannot use yet, for new ones; then your round is over
chaos-line-end = the next player has their round
chaos-line-pass = every attack takes what it takes
chaos-line-answer = one card against each attack, if you like
chaos-line-order = the attacks take effect one after another, as you say
chaos-line-take = it is yours from now on
chaos-line-nothing = you go without
chaos-line-buy = 4 points for each new card
chaos-line-counter = a card of your hand ends a Mystical that strikes you every round
chaos-choice-pass = Answer nothing
chaos-choice-answer = Answer with cards
chaos-choice-order = Choose their order
chaos-choice-let = Let it through
chaos-choice-drop = Choose discards
chaos-choice-take = Take a card
chaos-choice-fetch = Fetch a card
chaos-choice-none = None
chaos-choice-sink = Choose cards
chaos-choice-buy = Buy cards
chaos-choice-counter = Counter
chaos-note-destructive = { $mode } { $ov }, defence { $dv }. { $text }
chaos-note-defend = Defence { $dv }. { $text }
chaos-note-text = { $text }
chaos-note-aim = { $total ->
    [one] 1 point
   *[other] { $total } points
  }; unanswered it costs { $cost }
chaos-note-threat = from { $who }; unanswered it costs { $cost }
chaos-note-lasting = of { $who }
chaos-occasion-attack = to attack
chaos-occasion-boost = added to an attack of yours
chaos-occasion-play = as an action of your round
chaos-occasion-answer = as an answer to an attack on you
chaos-occasion-lay = by laying it

# What somebody does by a move
chaos-deed-attack = You attack { $target } with { $card }{ $boost }{ $user }, { $mode } { $offence }.{ $free }
chaos-deed-attack-all = You attack everybody it can hit with { $card }{ $boost }{ $user }, { $mode } { $offence }.{ $free }
chaos-deed-hex = You play the Mystical { $card }{ $boost }{ $user } on { $target }.{ $free }
chaos-deed-hex-all = You play the Mystical { $card }{ $boost }{ $user } on every opponent.{ $free }
chaos-deed-and = {" "}and { $card }
chaos-deed-through = {" "}through { $card }
chaos-deed-named = { $card } is aimed at { $list }.
chaos-deed-prefer = Of their hand you would first take { $kinds }.
chaos-deed-end = You end your round.
chaos-deed-lay = You lay { $card }{ $more }.
chaos-deed-play = You play { $card }{ $more }.
chaos-deed-ability = You use { $ability }{ $more }.
chaos-deed-cycle = You cycle a second { $card }.
chaos-deed-inspire = You make an Inspiration Attempt, which ends your round, and replace { $cards }.
chaos-deed-pass = You answer nothing.
chaos-deed-answer = You answer { $attack } with { $card }{ $heir }.
chaos-deed-heir = {" "}and pass it on to { $to }
chaos-deed-let = You let { $attack } through.
chaos-deed-drop = If you must discard, you begin with { $cards }.
chaos-deed-take = You take { $card }.
chaos-deed-none = You take no card.
chaos-deed-sink = You put { $cards } under your Arsenal.
chaos-deed-sink-none = You put no card under your Arsenal.
chaos-deed-buy = You buy { $count ->
    [one] one card
   *[other] { $count } cards
  } for { $points } points.
chaos-deed-counter = You counter { $mystical } with { $card }.

# Refusals
chaos-refuse-closed = The game has moved on since this button was made; please use the newest message.
chaos-none = none
chaos-no-round = It is { $who }'s round, so you can only answer attacks, counter lasting Mysticals or use Vital Point Four now.
chaos-no-answered = Your attack is still being answered; wait for it, or use Vital Point Four meanwhile.
chaos-no-down = Your Warrior is out of this game, so you can only watch.
chaos-no-card = No card in this game is called “{ $text }”{ $list-count ->
    [0] .
   *[other] ; did you mean { $list }?
  }
chaos-no-hand = { $card } is not in your hand; your hand is shown with /hand.
chaos-no-locked = This copy of { $card } is part of your secret plan; change the plan first.
chaos-no-attack = { $card } is a { $type } card and cannot attack; only Destructive cards and attacking Mystical cards can.
chaos-no-character = { $card } needs { $character } in play, and you have none; lay it first or pick another card.
chaos-no-ready = Your { $character } was laid this round, so its cards can be used from your next round on.
chaos-no-used = { $character } has already played its card this round; choose another character.
chaos-no-bound = { $character } is bound and cannot attack in this round; it is free again after it.
chaos-no-association = { $card } has no association with { $character }; only your Warrior can use it.
chaos-no-warrior = { $card } belongs to { $character }; your Warrior cannot use it.
chaos-no-target = Choose whom to attack: { $list }.
chaos-no-self = You cannot attack yourself; choose { $list-count ->
    [one] { $list }
   *[other] one of { $list }
  }.
chaos-no-fallen = { $who } is already out; choose { $list-count ->
    [one] { $list }
   *[other] one of { $list }
  }.
chaos-no-ground-alone = Ground attacks do not affect { $who }; use an Air card.
chaos-no-ground = Ground attacks do not affect { $who }; use an Air card or choose { $list-count ->
    [one] { $list }
   *[other] one of { $list }
  }.
chaos-no-air = Air attacks do not affect { $who }; use a Ground card or choose { $list-count ->
    [one] { $list }
   *[other] one of { $list }
  }.
chaos-no-area = { $card } would affect nobody at this table now; play another card.
chaos-no-copies = You have only { $n } { $n ->
    [one] copy
   *[other] copies
  } of { $card }, so it can attack only { $n } { $n ->
    [one] time
   *[other] times
  }.
chaos-no-answer-copies = You have only { $n } { $n ->
    [one] copy
   *[other] copies
  } of { $card }, so it can answer only { $n } { $n ->
    [one] attack
   *[other] attacks
  }.
chaos-no-more-copies = You have only { $n } { $n ->
    [one] copy
   *[other] copies
  } of { $card }; choose another card.
chaos-no-second-boost = Each attack takes one boost; remove { $card }.
chaos-no-boost = { $boost } fits { $types } attacks only.
chaos-no-affecting = { $card } is without opposition, and Spontaneous cards cannot affect it.
chaos-no-second-volley = This table allows one attack declaration per round, and you have made it.
chaos-no-named = { $who } has no such { $kind } in play; choose { $list-count ->
    [one] { $list }
   *[other] one of { $list }
  }.
chaos-no-window = Nobody is attacking you right now.
chaos-no-opposing = { $card } is without opposition and cannot be answered.
chaos-no-answer = { $card } cannot answer a { $type } attack; legal answers in your hand: { $list }.
chaos-no-offence = { $card } answers attacks of offence { $limit } or less, and this one has { $offence }.
chaos-no-mode = { $card } answers { $mode } attacks only.
chaos-no-two = One attack can be answered with one card only; keep { $a } or { $b }.
chaos-no-value = { $attack } is stopped only by a { $type } card of value { $n } or more; { $card } has { $dv }.
chaos-no-order = Your order must name each attack on you exactly once: { $list }.
chaos-no-heir = There is no other player whom this attack could hit, so { $card } cannot be used.
chaos-no-again = An attack is passed on only once; answer it with another card.
chaos-no-lay = { $card } is a { $type } card; only Sidekicks and Specials are laid next to the Warrior.
chaos-no-play = { $card } can be used only { $occasions }.
chaos-no-wait = Your Warrior has already played its card this round; { $card } can wait.
chaos-no-throwing = Cards cannot be thrown away at will; see Inspiration Attempt, duplicates or Vital Point Four.
chaos-no-twin = You have no { $card } in play, so this one must stay in your hand.
chaos-no-inspiration = An Inspiration Attempt must be the only action of a round, and you have already acted.
chaos-no-replace-character = { $card } is a { $type } card and may not be replaced; only cards associated with one may.
chaos-no-replace = { $card } is not associated with a Sidekick or Special and may not be replaced.
chaos-no-replace-there = { $character } is in play, so { $card } may not be replaced.
chaos-no-count = Choose one to three cards.
chaos-no-replaceable = No card of your hand may be replaced; only cards may whose Sidekick or Special you do not have in play.
chaos-no-small = Your Arsenal holds { $n ->
    [one] 1 card
   *[other] { $n } cards
  }, so you can replace at most { $n }.
chaos-no-above = Your hand is above its maximum ({ $n } of { $max }), so replacements could not be drawn.
chaos-no-points = You have { $n ->
    [one] 1 point
   *[other] { $n } points
  }; Vital Point Four needs at least five.
chaos-no-full = Your hand is full ({ $n } of { $max }); use a card first.
chaos-no-arsenal = Your Arsenal is empty, so there is nothing to draw.
chaos-no-number = Say how many cards you buy, as a number; you could buy up to { $most }.
chaos-no-choosing = Wait until { $who } has finished choosing, then you can buy cards.
chaos-no-choosing-now = Wait until { $who } has finished choosing.
chaos-no-choice-first = Choose first what you are asked for; your round goes on after that.
chaos-no-choice = There is nothing for you to choose right now.
chaos-no-yours = { $mystical } is aimed at { $who }; only { $who } can counter it.
chaos-no-aimed = No lasting Mystical is aimed at you; only its target can counter one.
chaos-no-counter = No card of your hand can counter the lasting Mysticals aimed at you.
chaos-no-counters = { $card } cannot stop { $mystical }; what can: { $list }.
chaos-no-identity = { $victim } has no { $character } in play, so { $card } cannot be taken; choose { $list-count ->
    [one] { $list }
   *[other] one of { $list }
  }.
chaos-no-must-take = You must take { $list-count ->
    [one] { $list }
   *[other] one of { $list }
  }.
chaos-no-ability-twice = { $ability } works once per round, and you have used it.
chaos-no-ability = { $ability } is always in force and needs no action.
chaos-no-end = Only { $who } can end this round.
chaos-no-drop = No attack on you makes you discard, so there is nothing to prefer.
chaos-no-fit = { $card } cannot be used here.

# Opening a table and Arsenals
chaos-setup-seats = This game takes 2 to 8 players; you have { $seats }.
chaos-setup-order = The order must name each seat exactly once, for example: a c b.
chaos-setup-pack = A card pack cannot be used: { $file }, { $card }, { $field }: { $reason }.
chaos-setup-list = The Arsenal of { $who } cannot be used: { $faults }
chaos-list-few = This Arsenal has { $n ->
    [one] 1 card
   *[other] { $n } cards
  }; at least 50 are needed.
chaos-list-copies = { $card } is { $reservoir }: { $n } copies, at most { $limit }.
chaos-list-foreign = { $card } belongs to { $owners }, not to { $warrior }; use { $warrior } or ALL cards.
chaos-list-hero = { $card } is a Warrior and is not part of an Arsenal; name it in the “warrior” line.
chaos-list-line = Line { $n }, “{ $text }”: write a number and a card name, for example 3x Torpedo.
chaos-list-unknown = Line { $n }: no card in this game is called “{ $text }”{ $list-count ->
    [0] .
   *[other] ; did you mean { $list }?
  }
chaos-list-warrior = The list needs a line “warrior: ...” with one of { $list }.
chaos-list-second = Line { $n } names a Warrior again, after line { $first }; a list has one “warrior” line.
chaos-list-pack = This Arsenal uses the pack { $pack }, which this game does not.
chaos-list-name = A name has 1 to 40 characters.
chaos-list-long = Line { $n }: a list has at most 400 lines of at most 200 characters.
chaos-list-strange = No card in this game is called “{ $text }”{ $list-count ->
    [0] .
   *[other] ; did you mean { $list }?
  }
chaos-list-code = This share code cannot be read; copy it again as a whole.
chaos-warn-absent = { $n ->
    [one] One card needs
   *[other] { $n } cards need
  } { $character }, which is not in this Arsenal.
chaos-warn-thin = { $n } cards need { $character }, of which there is only one.
chaos-warn-many = With { $n } cards you will rarely draw the one you need.
chaos-warn-open = { $n ->
    [0] No card
    [one] Only 1 card
   *[other] Only { $n } cards
  } can defend against Destructive attacks.
chaos-warn-mystical = No card answers Mystical attacks.
chaos-warn-ground = All your Destructive cards are Ground cards, and some Warriors fly.

# Building an Arsenal
chaos-all = ALL
chaos-user-warrior = Warrior
chaos-letter-endangered = E
chaos-letter-sparse = S
chaos-letter-limited = L
chaos-letter-vulgar = V
chaos-shelf = { $kind }: { $of }
chaos-shelf-foreign = Not for { $warrior }
chaos-shelf-nobody = Waiting for a Warrior
chaos-shelf-strange = Not in this game
chaos-stock = { $values }, { $letter }{ $limit }, { $user }: { $text }
chaos-stock-both = { $mode } { $ov }/{ $dv }
chaos-stock-attack = { $mode } { $ov }
chaos-stock-block = { $kind } { $dv }
chaos-measure = { $n } of at least { $least } cards: { $parts }
chaos-measure-empty = { $n } of at least { $least } cards
chaos-measure-kind = { $kind } { $n }

# Options
chaos-option-one-volley = How often somebody may attack in a round
chaos-option-one-volley-holds = { $value ->
    [yes] Whoever has the round declares attacks once in it at most.
   *[no] Whoever has the round may declare attacks as often as they can.
  }
chaos-option-svpt = How many points everybody begins with
chaos-option-svpt-holds = { $value ->
    [100] Everybody begins with all the points of their Warrior.
   *[other] Everybody begins with { $value } % of the points of their Warrior.
  }
chaos-option-storm = First cycle with a storm; 0 means none
chaos-option-storm-holds = { $value ->
    [0] There is no storm.
   *[other] From cycle { $value } on, a storm takes a point in every round from whoever has it.
  }
chaos-option-first = Whether the first player draws in the very first round
chaos-option-first-holds = { $value ->
    [yes] Whoever begins draws nothing in the very first round.
   *[no] Whoever begins draws in the very first round, too.
  }
chaos-option-absent = What becomes of somebody whose time runs out again and again
chaos-option-absent-holds = { $value ->
    [no] Nobody leaves the game because time ran out.
   *[yes] A third round in a row that runs out of time counts as leaving.
  }
chaos-option-order-holds = { $value ->
    [random] The order of rounds is drawn by chance.
   *[other] Rounds are taken in this order of seats: { $value }.
  }
chaos-option-order = The order of rounds as seats, such as a c b, or random
chaos-absence-away = Whoever lets the time run out twice in a row counts as away and has a quarter of it, until they act again.
chaos-absence-out = Whoever lets the time of three own rounds in a row run out is out of the game.
chaos-option-edition = Which edition of starter Arsenals and starting totals is played
chaos-option-edition-holds = Starter Arsenals and starting totals are those of edition { $value }.

# What is told before joining, and when time runs out soon
chaos-warning = For { $who } this would be round { $n } of three in a row that run out of time; the third puts { $who } out of the game.
chaos-warning-last = Should this round run out of time too, it is the third in a row, and { $who } is out of the game.

# The table in plain words
chaos-view-one-volley = At this table: one attack declaration per round.
chaos-view-svpt = At this table: totals start at { $n } %.
chaos-view-storm = At this table: from cycle { $n } on every round costs a point.
chaos-view-first = At this table: the first player drew nothing in the first round.
chaos-view-absent = At this table: nobody is out for missing rounds.
chaos-why-not = not now
chaos-why-alone = no attack to add it to
chaos-why-round = only in your own round
chaos-why-wait = when your attacks are answered
chaos-why-absent = needs { $character }
chaos-why-unready = { $character } is not ready

# Standing orders
chaos-order-ask = What shall I do for you?
chaos-order-window = When I am attacked
chaos-order-round = In my own round
chaos-order-counter = Counter lasting Mysticals
chaos-order-take = When I take a card
chaos-order-ask-window = What shall I do when you are attacked?
chaos-order-empty = Pass without an answer
chaos-order-calm = Pass when harmless
chaos-order-guard = Guard me
chaos-order-save = Save cards
chaos-order-drop = Discard first
chaos-order-ask-calm = Pass when every attack threatens less than how many points?
chaos-order-ask-guard = Answer attacks that threaten at least how many points?
chaos-order-ask-with = With which cards?
chaos-order-both = Defend and Destructive
chaos-order-defend = Defend only
chaos-order-ask-save = Which card shall I save?
chaos-order-ask-drop = What shall I discard first?
chaos-order-ask-round = What shall I do in your round?
chaos-order-cycle = Cycle duplicates
chaos-order-lay = Lay all characters
chaos-order-end = End when idle
chaos-order-end-note = A quick end may betray your hand
chaos-order-empty-note = A quick answer may betray your hand
chaos-order-do = Do what I prepare
chaos-order-then = And then
chaos-order-ask-step = What shall I do in your round, and what after that?
chaos-order-ask-counter = With which card?
chaos-order-any = With any card
chaos-order-ask-take = Which kind shall I take first?
chaos-order-told = { $parts }.
chaos-order-told-empty = pass at once when no card could answer (a quick answer may betray that)
chaos-order-told-calm = pass when every attack threatens less than { $n } and you would live
chaos-order-told-guard = answer attacks of { $n } points or more with Defend and Destructive cards
chaos-order-told-defend = answer attacks of { $n } points or more with Defend cards
chaos-order-told-save = save { $cards } unless you would fall
chaos-order-told-drop = discard { $kinds } cards first
chaos-order-told-cycle = cycle every duplicate
chaos-order-told-lay = lay every Sidekick and Special
chaos-order-told-steps = do in turn, as long as it is legal: { $steps }
chaos-step-lay = lay { $card }{ $aim }
chaos-step-attack = attack with { $attacks }
chaos-step-entry = { $card }{ $boost }{ $aim }{ $prefer }
chaos-step-aim = {" "}on { $who }
chaos-step-prefer = {" "}(take { $kinds } first)
chaos-step-play = play { $card }{ $aim }
chaos-step-cycle = cycle { $card }
chaos-step-inspire = replace { $cards }
chaos-step-ability = use your ability
chaos-step-end = end the round
chaos-order-told-end = end the round when nothing else is possible (a quick end may betray your hand)
chaos-order-told-any = counter lasting Mysticals with any card that can
chaos-order-told-counter = counter lasting Mysticals with { $cards }
chaos-order-told-take = take { $kinds } cards first
