# The Rules of War. Plain sentences that name the actor.

# Cards and players within sentences
war-card-legend = { $name }
war-card-warrior = { $name } ({ $level })
war-card-label = { $name } ({ $level })
war-card-unknown = a hidden card
war-player = { $who }
war-word = “{ $word }”
war-shows = { $who } shows { $card }

# What happened
war-dealt = The cards are dealt: { $each } for each player. { $legends-count ->
    [0] There are no Legends in this game.
    [one] The only Legend of this game is { $legends }.
   *[other] The Legends of this game are { $legends }.
  }
war-ready = { $who } is ready to draw.
war-drew = Turn { $turn }: { $cards }.
war-fourth = The fourth cards: { $cards }.
war-slew = A Kingslayer strikes down { $fallen }. No ability can be played this turn.
war-attached-up = { $legend } lends { $who } +{ $amount } ({ $left } left).
war-attached-down = { $legend } burns { $who } for -{ $amount } ({ $left } left).
war-held = { $who } holds { $legend } back.
war-held-absent = { $who } has left, so { $legend } holds.
war-waited = { $who } lets { $legend } wait.
war-lapsed-played = { $who } has played { $played } first, so the answer that you gave ahead about { $legend } counts no more.
war-lapsed-asked = The answer that you gave ahead about { $legend } is not possible any more, so you are asked now.
war-lapsed-unable = There is nothing left that { $legend } could do, so you are not asked, and the answer that you gave ahead counts no more.
war-lapsed-over = The battle was over before { $legend } was asked about, so the answer that you gave ahead counts no more.
war-coin-fire = { $who } flips the Destiny Coin for { $legend }: Fire! It works again.
war-coin-skull = { $who } flips the Destiny Coin for { $legend }: Skull.
war-spin-fire = { $who } spins the coin for { $legend }: Fire makes it stronger.
war-spin-skull = { $who } spins the coin for { $legend }: Skull makes it weaker.
war-played = { $who } plays { $ability } with { $legend }.
war-played-card = { $who } plays { $ability } with { $legend } on { $card } of { $on }.
war-played-player = { $who } plays { $ability } with { $legend } against { $on }.
war-played-dead = { $who } plays { $ability } with { $legend } and calls { $card }.
war-struck = { $who } strikes { $card } of { $on } with { $legend }.
war-turned-up = { $who } has to turn up { $card }.
war-withdrew = { $card } survives and returns to the Army Pile of { $who }.
war-captured = { $who } captures { $card } from { $from }.
war-stole = { $who } steals { $card } from { $from }.
war-plundered = { $who } plunders { $count ->
    [one] one card
   *[other] { $count } cards
  } from { $from }.
war-plundered-own = { $who } plunders { $cards } from { $from }.
war-exhumed = { $who } takes { $legend } out of the Graveyard.
war-deployed = { $who } deploys { $legend } with { $uses ->
    [one] one use
   *[other] { $uses } uses
  }.
war-looked = { $who } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
  } of their Play Deck.
war-looked-own = { $who } looks at the top of their Play Deck: { $cards }.
war-replaced = { $who } sends { $card } into battle instead.
war-changed = { $card } of { $who } now has Level { $level }.
war-paid = { $who } lays { $count ->
    [one] one card
   *[other] { $count } cards
  } face-down as Tribute.
war-war = War! { $who } are tied.
war-war-again = { $row ->
    [2] Double War!
    [3] Triple War!
   *[other] War, round { $row }!
  } { $who } are still tied.
war-short = { $who } has { $has ->
    [0] no card
    [one] only one card
   *[other] only { $has } cards
  } left and needs 4 for a War.
war-laid = { $who } lay three cards each, face-down.
war-took = { $who } takes { $count ->
    [one] one card
   *[other] { $count } cards
  }.
war-kept = { $who } wins the battle and keeps { $count ->
    [one] their own card
   *[other] { $count } cards
  }.
war-took-war = { $who } wins the War and takes { $count ->
    [one] one card
   *[other] { $count } cards
  }.
war-died = { $legend } of { $who } dies and goes to the Legend Graveyard.
war-died-coin = { $legend } of { $who } dies by the coin and goes to the Legend Graveyard.
war-died-nobody = { $legend } dies and goes to the Legend Graveyard.
war-unbroken = { $legend } of { $who } is unbroken and returns to the Army Pile.
war-spoils = Nobody can finish this War: { $count ->
    [0] no card lies
    [one] one card lies
   *[other] { $count } cards lie
  } as spoils for the next winner.
war-returned = { $legend } has done its work and returns to the Army Pile of { $who }.
war-refilled = { $who } shuffles { $count ->
    [one] one card
   *[other] { $count } cards
  } into a new Play Deck.
war-out = { $who } is out of the game.
war-left = { $who } has left the game.
war-won = { $who } has won the war!
war-won-limit = The last turn is played: { $who } has the most cards and wins.
war-won-left = Everybody else has left: { $who } wins.
war-won-deserted = Nobody who could play on is here any more: { $who } has the most cards and wins.
war-won-time = The game is ended early: { $who } has the most cards and wins.
war-won-award = The game goes to { $who }.
war-shared = { $who } have equally much and share the victory.
war-drawn = { $who } fall together: the game is a draw.
war-ended-nobody = The game ends without a winner.

# What the table waits for; everybody may read it
war-wait-draw = draw for turn { $turn }
war-wait-use = use { $legend } or hold
war-wait-gamble = gamble with { $legend } or hold
war-wait-strike = strike with { $legend } or wait
war-wait-look = choose one of { $count } cards

# Questions and menus
war-ask-draw = Ready for turn { $turn }?
war-ask-use = Use { $ability } with { $legend }? The first use is free.
war-ask-gamble = { $legend } was used before. Flip the Destiny Coin for { $ability }?
war-ask-strike = Strike with { $legend }?
war-ask-look = Which of these { $count } cards goes into battle?
war-ask-order = In which order do the other cards go back, the top one first?
war-ask-target = At whom do you aim { $ability }?
war-choice-draw = Draw
war-choice-use = Use { $ability }
war-choice-gamble = Gamble
war-choice-strike = Strike
war-choice-hold = Hold
war-choice-wait = Wait
war-note-use = { $text }
war-note-gamble = Fire: it works again. Skull: the Legend dies. { $text }
war-note-hold = The card fights as it is; a free first use stays free.
war-note-wait = The strike is kept for later.
war-note-player = Level { $level } in this battle, { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
  } to draw
war-note-active = { $who }, Level { $level } now
war-note-support = supports { $who }
war-note-dead-used = used before
war-note-dead-unused = not used yet

# What somebody does by a move
war-deed-draw = You draw.
war-deed-hold = You hold { $legend } back.
war-deed-wait = You let { $legend } wait.
war-deed-use = You use { $ability } with { $legend }{ $aim }.
war-deed-gamble = You flip the Destiny Coin for { $ability } with { $legend }{ $aim }.
war-deed-strike = You strike with { $legend }{ $aim }.
war-deed-aim = {" "}at { $target }
war-deed-take = You send { $card } into battle{ $rest }.
war-deed-rest = {" "}and put back { $cards }, the first one on top
war-deed-no-rest = {""}

# Refusals
war-refuse-over = This game has ended; { $who } won.
war-refuse-over-nobody = This game has ended without a winner.
war-refuse-not-yours = It is { $who }'s turn to answer; you can prepare your own answer in the meantime.
war-refuse-nothing-asked = Nothing is waiting for an answer right now; the next turn is played automatically.
war-refuse-closed = That question (turn { $turn }) is already settled; please use the newest message.
war-refuse-already-played = Only one ability can be played per turn and { $legend } has already played one.
war-refuse-stifled = { $legend } was drawn in a War, where abilities are stifled.
war-refuse-kingslayer = A Kingslayer met a Level 13, so no ability can be played this turn.
war-refuse-replacement = { $legend } came in as a replacement this turn and has to wait for its next battle.
war-refuse-gamble-needed = { $legend } was used before: choose Gamble (coin: Skull kills it) or Hold.
war-refuse-first-free = The first use of { $legend } is free: choose Use or Hold.
war-refuse-strike-or-wait = { $legend } is ready in support: choose Strike or Wait.
war-refuse-no-strike = { $legend } is in the battle itself: choose its ability or Hold.
war-refuse-target-missing = Choose a target for { $ability }: { $list }.
war-refuse-bad-target = { $target } cannot be chosen; legal targets are { $list }.
war-refuse-target-unwanted = { $ability } is not aimed at anybody; leave the target out.
war-refuse-no-card-to-hit = { $who } has no card to hit; legal targets are { $list }.
war-refuse-no-cards = You have no card left to draw, so { $legend } has to fight itself.
war-refuse-too-few = You need { $needs } cards for a War and have { $has }; choose Hold.
war-refuse-graveyard-empty = The Graveyard is empty; choose Hold.
war-refuse-no-target = { $legend } has nobody to aim at; choose Hold.
war-refuse-no-strike-left = { $legend } has no strike left.
war-refuse-not-looked-at = Pick one of the cards you were shown: { $list }.
war-refuse-bad-order = Name each of the other cards exactly once: { $list }.
war-refuse-already-drawn = You have already drawn; waiting for { $who }.
war-refuse-order = Possible orders for { $legend } are: { $list }.
war-refuse-order-legend = There is no Legend called “{ $word }” in this game; there are { $list }.
war-refuse-order-target = Nothing in this game is called “{ $word }”; aim at a player by their letter, or at one of { $list }.
war-refuse-order-strike = { $legend } never strikes from the support zone; these do: { $list }.
war-refuse-order-calm = { $legend } never strikes from the support zone, and neither does any other Legend of this game.

# Opening a table
war-setup-seats = This game takes 2 to 6 players; you have { $seats }.
war-setup-legends = Name exactly 8 different Legends for a Skirmish deck; { $problem }.
war-setup-legends-count = you named { $count }
war-setup-legends-twice = { $name } is named twice
war-setup-legends-unknown = “{ $name }” is not a Legend of these packs
war-setup-legends-grand = only a Skirmish deck lets you choose
war-setup-legends-few = the packs hold only { $count }
war-setup-cards = Each player needs at least 5 cards; this pool gives { $each }.
war-setup-limit = The last turn is one from 10 to 10000, or 0 where there shall be none.
war-setup-batch = From 1 to 100 turns can be played at a stretch before a summary.
war-setup-pace = Turns are played without waiting, or everybody presses Draw before each: choose one of these from the list.
war-setup-deck = Choose the Skirmish deck, the Grand deck, or the cards of the own pack from the list.
war-setup-pack = A card pack cannot be read: { $problem }.
war-setup-pool = The cards of the own pack can be played only where one pack lists them.
war-setup-pool-card = The pool names “{ $card }”, which is in no pack.
war-setup-pool-big = A pool holds at most { $most } cards and { $legends } Legends.
war-setup-id-twice = Two packs have a card with the id “{ $card }”.

# Options
war-option-deck = Which deck is played
war-option-deck-holds = { $value ->
    [grand] The Grand deck is played: 104 Warriors and all 16 Legends.
    [pool] The cards are those that the own pack of this bot lists.
   *[skirmish] The Skirmish deck is played: 52 Warriors and 8 Legends.
  }
war-option-legends = Skirmish Legends: random, core, or 8 names
war-option-legends-holds = { $value ->
    [random] Chance picks the 8 Legends of a Skirmish deck.
    [core] The 8 core Legends are in a Skirmish deck.
   *[other] These Legends are in a Skirmish deck: { $value }.
  }
war-option-turn-limit = The last turn, 10 to 10000; 0 means none
war-option-turn-limit-holds = { $value ->
    [0] There is no last turn.
   *[other] The game ends after turn { $value } at the latest.
  }
war-option-batch = Turns played at a stretch before a summary
war-option-batch-holds = { $value ->
    [one] There is a summary after every turn.
   *[other] Up to { $value } turns are played at a stretch before a summary.
  }
war-option-pace = Whether the table waits before each turn
war-option-pace-holds = { $value ->
    [ready] Everybody presses Draw before each turn.
   *[auto] Turns are played without waiting.
  }

# Standing orders
war-order-menu = What shall I do for you?
war-order-about = For which Legend?
war-order-when = When?
war-order-target = At whom, when there is a choice?
war-order-kind-use = First use of a Legend
war-order-kind-gamble = Gamble with a Legend
war-order-kind-strike = Strike from support
war-order-kind-look = Choice after Foresee
war-order-kind-draw = Draw
war-order-word-always = Always
war-order-word-lose = Only to avoid a loss
war-order-word-never = Never
war-order-word-ask = Ask me
war-order-word-die = Only if it would die
war-order-word-ask-lose = Ask if I would lose
war-order-word-war = Only inside a War
war-order-word-highest = Always, the highest
war-order-target-highest = The highest Level
war-order-target-ask = Ask me
war-order-use = { $legend }, first use: { $when } (target: { $target }).
war-order-gamble = { $legend }, gamble: { $when } (target: { $target }).
war-order-strike = { $legend }, strikes: { $when }.
war-order-look = After Foresee: the highest Level, but a Kingslayer against a 13; the rest keeps its order.
war-order-draw = Always draw for me.
