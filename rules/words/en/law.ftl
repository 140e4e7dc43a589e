# Cards, spaces and players within sentences
law-name = { $name }
law-player = { $who }
law-card-label = { $name } ({ $level })
law-card-note = { $dominion }, N{ $north } E{ $east } S{ $south } W{ $west }, { $ability }
law-card-note-plain = { $dominion }, N{ $north } E{ $east } S{ $south } W{ $west }
law-dominion-earth = Earth
law-dominion-sea = Sea
law-dominion-sky = Sky
law-ability-support = Support { $arrows }
law-ability-curse = Curse { $arrows }
law-ability-dispel = Dispel { $arrows }
law-ability-ranged = Ranged Attack { $arrows }
law-ability-maneuver = Maneuver { $arrows }
law-ability-champion = Champion ({ $symbol })
law-ability-reflect = Reflect
law-ability-skinwalker = Skinwalker
law-ability-phoenix = Phoenix
law-ability-traitor = Traitor
law-ability-slayer = Slayer
law-ability-both = Attack/Defense Bonus ({ $symbol })
law-ability-attack = Attack Bonus ({ $symbol })
law-ability-defense = Defense Bonus ({ $symbol })
law-special-dominion = { $dominion } space: +1 for { $dominion }, -1 for others
law-special-ability = { $ability } space
law-space = { $space }
law-piece = Piece { $piece }
law-alpha = Alpha side
law-omega = Omega side

# What happened
law-began = { $who } goes first. The board pieces on offer are { $pieces }.
law-leads = { $who } leads the { $pantheon } pantheon.
law-given = { $who } has answered in secret.
law-decks-ready = All decks are built.
law-laid = { $who } lays piece { $piece } with the { $side } up.
law-laid-turned = { $who } lays piece { $piece } with the { $side } up, turned by half.
law-battle = Battle { $round } begins; { $who } goes first.
law-drew = { $who } draws { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  }.
law-drew-own = { $who } draws { $cards }.
law-hid = { $who } places a card face down on { $space }.
law-hid-own = { $who } places { $card } face down on { $space }.
law-turned-up = { $who } keeps the upper side of the table as north.
law-turned-down = { $who } makes the lower side of the table north.
law-revealed = { $who } reveals { $card } on { $space }.
law-placed = { $who } plays { $card } on { $space }.
law-placed-over = { $who } plays { $card } on { $space } and takes { $old } back into hand.
law-captured = { $by } ({ $own-side }{ $own }) captures { $card } ({ $other-side }{ $other }) of { $from } on { $space } for { $who }.
law-held = { $by } ({ $own-side }{ $own }) of { $who } attacks { $card } ({ $other-side }{ $other }) of { $from } on { $space }, which holds.
law-slain = { $card } on { $space } is slain and goes to the Underworld.
law-reflected = The blow falls back: { $card } on { $space } goes to the Underworld.
law-phoenix = { $card } rises from { $space } like a Phoenix and goes under the deck of { $who }.
law-phoenix-hand = { $card } rises from { $space } like a Phoenix and returns to the hand of { $who }.
law-traitor = { $card } deserts from { $space } and lies on top of the deck of { $who }.
law-traitor-hand = { $card } deserts from { $space } into the hand of { $who }.
law-moved = { $who } moves { $card } from { $from } to { $space }.
law-ordered-top = { $who } orders the Traitors on the deck: { $cards }.
law-ordered-low = { $who } orders the Phoenix cards under the deck: { $cards }.
law-opened = These draft cards lie open: { $cards }.
law-took = { $who } takes { $card } from the open draft.
law-took-next = { $who } takes { $card } from the open draft; { $next } is turned up.
law-exchanged = { $who } exchanges { $gave } for { $took }.
law-offered = { $who } offers { $to } a card to trade.
law-offered-own = { $who } offers { $to } a trade with { $card }.
law-traded = { $who } and { $to } trade a card.
law-traded-own = { $who } gives { $gave } and gets { $back } from { $to }.
law-count = { $who } with { $count }
law-ended-full = The board is full: battle { $round } ends. Cards: { $counts }.
law-ended-empty = No card is left to play: battle { $round } ends. Cards: { $counts }.
law-ended-turns = The last turn is played: battle { $round } ends. Cards: { $counts }.
law-won = { $who } { $who-count ->
    [one] holds the most cards and wins
   *[other] hold the most cards and win
  } battle { $round }.
law-won-levels = { $who } { $who-count ->
    [one] wins
   *[other] win
  } battle { $round } by higher levels.
law-won-card = { $who } { $who-count ->
    [one] holds the most cards, wins battle { $round } and gets
   *[other] hold the most cards, win battle { $round } and get
  } the victory card worth { $value }.
law-won-card-levels = { $who } { $who-count ->
    [one] wins battle { $round } by higher levels and gets
   *[other] win battle { $round } by higher levels and get
  } the victory card worth { $value }.
law-tied = Battle { $round } is a complete tie between { $who }.
law-cleared = The board is cleared; { $count ->
    [0] no card goes
    [one] one card goes
   *[other] { $count } cards go
  } to capture piles.
law-reinforced = { $who } adds { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  } to the deck.
law-reinforced-own = { $who } adds { $cards } to the deck.
law-reinforced-sacrifice = { $who } sacrifices { $discards } and adds { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
  } to the deck.
law-reinforced-sacrifice-own = { $who } sacrifices { $discards } and adds { $cards } to the deck.
law-named = { $who } would let { $first } go first.
law-starts = { $who } goes first in the next round.
law-buried = { $count ->
    [one] One card that was never used goes
   *[other] { $count } cards that were never used go
  } to the Underworld.
law-left = { $who } gives up; the seat plays on by the house rules.
law-over = { $who } wins the war of legends!
law-over-shared = { $who } win together.
law-over-left = Everybody else has given up: { $who } { $who-count ->
    [one] wins
   *[other] win
  }.
law-over-time = The match is ended early and counted as it stands: { $who } { $who-count ->
    [one] leads
   *[other] lead together
  }.
law-over-award = The match goes to { $who }.
law-over-nobody = The match ends without a winner.

# What the table waits for; everybody may read it
law-wait-pantheon = choose a pantheon
law-wait-deck = build a deck
law-wait-lay = lay a board piece
law-wait-open = place a card face down
law-wait-pick = take a draft card
law-wait-play = play a card
law-wait-maneuver = move on, or stay
law-wait-traitors = order the Traitors
law-wait-phoenix = order the Phoenix cards
law-wait-draw = take a draft card
law-wait-follow = exchange, trade or end the turn
law-wait-trade = give a card for the trade
law-wait-plan = plan the reinforcement
law-wait-agree = agree on sacrifices
law-wait-first = say who goes first

# Questions and menus
law-ask-pantheon = Which pantheon do you lead?
law-ask-deck = Which deck of six do you play? Take a ready one, or build your own: three of level I, two of level II, one of level III.
law-deck-own = Build my own
law-deck-note = { $cards }
law-ask-deck-level = Choose { $count } of level { $level }.
law-ask-lay = Which board piece do you lay?
law-ask-side = Which side is up?
law-ask-turn = Do you turn it?
law-ask-position = Where does it lie?
law-ask-open = Which card do you place face down?
law-ask-space = On which space?
law-ask-north = Which side of the table is north?
law-ask-play = Which card do you play?
law-ask-then = What follows?
law-ask-maneuver = Where does it move?
law-ask-traitors = In which order do the Traitors lie, the topmost first?
law-ask-phoenix = In which order do your Phoenix cards lie, the upper one first?
law-ask-pick = Which open draft card do you take?
law-ask-draw = Which open draft card do you take?
law-ask-follow = Exchange a card, trade, or end your turn?
law-ask-exchange = Which card do you give?
law-ask-exchange-for = Which open card do you take for it?
law-ask-partner = With whom do you trade?
law-ask-offer = Which card do you offer?
law-ask-trade = Which card do you give for the one you are offered?
law-ask-plan = Plan your reinforcement.
law-ask-fill = Which { $count ->
    [one] card joins
   *[other] { $count } cards join
  } your deck? It has { $deck ->
    [0] none
   *[other] { $deck }
  } so far.
law-ask-fill-none = Your deck needs no card.
law-ask-sacrifice = Your deck gets to { $deck ->
    [one] one card
   *[other] { $deck } cards
  }, and you give up { $cost ->
    [0] no point
    [one] one point
   *[other] { $cost } points
  } for it. Do you sacrifice a captured card? Each costs one point.
law-ask-sacrifice-which = Which captured card do you give up? It is worth one point.
law-ask-sacrifice-for = Which card joins your deck for it?
law-ask-agree = Which of your mate's sacrifices do you approve?
law-ask-agree-none = Your mate sacrifices nothing.
law-ask-first = Who of you goes first?
law-side-alpha = Alpha: plain
law-side-omega = Omega: special spaces
law-turn-none = As it is
law-turn-half = Turned by half
law-position = { $number }: { $side }
law-position-turned = { $number }: { $side }, turned
law-position-first = the board is then { $columns } wide and { $rows } high
law-position-note = beside { $spaces }; the board is then { $columns } wide and { $rows } high
law-north-up = Up: as it lies
law-north-down = Down: turned by half
law-then-move = Move on
law-then-stay = Stay
law-then-order = Order the Traitors
law-then-draft = Take a draft card
law-follow-exchange = Exchange
law-follow-trade = Trade
law-follow-done = End the turn
law-fill-none = Add nothing
law-line-own-deck = three cards of level I, two of level II, one of level III, chosen one after the other
law-line-exchange = a card of your hand for an open draft card of the same dominion and level; then your turn is over
law-line-trade = you and an opponent each give a card of the hand, unseen; then your turn is over
law-line-done = your hand stays as it is
law-line-move = the card that you have just played goes on, and attacks once more
law-line-stay = the card remains where it lies
law-line-order = which of your Traitors lies on top of the deck
law-line-draft = the open card that you add to your hand at the end of this turn
law-line-up = the board stays as you see it
law-line-down = the board is turned for everybody: A1 comes where the last space is now
law-line-give = a captured card, and with it a point, for a stronger card in your deck
law-plan-give = Sacrifice a card
law-agree-none = Agreed
law-note-nothing = takes nothing
law-note-takes = takes { $cards }
law-note-lost = is lost itself; { $rest }
law-note-replaces = replaces { $card }; { $rest }
law-note-left = left { $space }

# What somebody does by a move
law-deed-pantheon = You lead the pantheon { $pantheon }.
law-deed-deck = You play with these cards: { $cards }.
law-deed-lay = You lay { $piece }, { $side } up{ $turned }{ $spot }.
law-deed-unturned = {""}
law-deed-half = , turned by half
law-deed-spot = , at place { $number } of the picture
law-deed-hide = You place { $card } face down on { $space }.
law-deed-place = You place { $card } on { $space }.
law-deed-north-up = North stays as the board lies.
law-deed-north-down = You turn the board by half, and its spaces are named anew.
law-deed-move = The card moves on to { $space }.
law-deed-stay = The card stays there.
law-deed-traitors = The Traitors lie on the deck in this order, the first on top: { $cards }.
law-deed-phoenix = The Phoenix cards lie under the deck in this order, the first uppermost: { $cards }.
law-deed-draft = You take { $card } from the open draft.
law-deed-exchange = You give { $card } for { $gain }.
law-deed-trade = You offer { $to } a trade with { $card }.
law-deed-done = You neither exchange nor trade, and end your turn.
law-deed-give = You give { $card } for the card that you are offered.
law-deed-first = You let { $first } go first.
law-deed-fill = These cards join your deck: { $cards }.
law-deed-fill-none = No card joins your deck.
law-deed-sacrifice = You sacrifice { $card } for { $gain }.
law-deed-agree = You approve of these sacrifices: { $cards }.
law-deed-agree-none = You approve of no sacrifice.

# Refusals
law-refuse-over = This match has ended; { $who } won. Start a new one to play again.
law-refuse-over-nobody = This match has ended without a winner. Start a new one to play again.
law-refuse-turn = It is { $who }'s turn; you can act when you are called.
law-refuse-question = That is not possible in the { $phase }; now you can { $can }.
law-phase-pantheon = choice of pantheons
law-phase-deck = deck building
law-phase-board = Board Phase
law-phase-opening = opening
law-phase-draft = Draft Phase
law-phase-battle = Battle Phase
law-phase-reinforcement = Reinforcement Phase
law-phase-end = end of the round
law-refuse-pantheon = { $name } is not available; choose { $list-count ->
    [one] { $list }
   *[other] one of { $list }
  }.
law-refuse-piece = Piece { $name } is not on offer or already laid; choose { $list-count ->
    [one] { $list }
   *[other] one of { $list }
  }.
law-refuse-side = This match uses only the { $side } sides; choose { $side }.
law-refuse-position = That position is unknown; choose a number from 1 to { $count } in the placement list.
law-refuse-overlap = The piece would cover { $space }; every space must be new.
law-refuse-contact = Only { $count ->
    [one] one space
   *[other] { $count } spaces
  } of the piece would touch the board; at least two must share an edge with it.
law-refuse-quarter = A piece may be turned by 0 or 180 degrees only, because short edges must meet short edges.
law-refuse-hand = { $name } is not in your hand; you hold { $list }.
law-refuse-unknown-card = There is no card called “{ $word }”; pick one from the list.
law-refuse-no-space = { $name } is not a space of this board; { $list-count ->
    [one] the only open space is
   *[other] open spaces are
  } { $list }.
law-refuse-taken = { $name } is taken; place face down on { $list-count ->
    [one] { $list }
   *[other] one of { $list }
  }.
law-refuse-next-to-hidden = { $name } is next to a face-down card; { $list-count ->
    [one] legal is
   *[other] legal are
  } { $list }.
law-refuse-north-missing = You go first, so also say which side is north: up or down.
law-refuse-north-fixed = North is fixed for this round; leave that option out.
law-refuse-no-skinwalker = { $name } is taken and { $card } has no Skinwalker; choose an open space: { $list }.
law-refuse-skin-enemy = { $name } belongs to the enemy; a Skinwalker replaces only cards of your side. { $list-count ->
    [one] Legal is
   *[other] Legal are
  } { $list }.
law-refuse-skin-skinwalker = { $name } has Skinwalker itself and cannot be replaced; { $list-count ->
    [one] legal is
   *[other] legal are
  } { $list }.
law-refuse-skin-reflect = { $name } has Reflect and cannot be replaced; { $list-count ->
    [one] legal is
   *[other] legal are
  } { $list }.
law-refuse-skin-dispelled = { $name } is dispelled and cannot be replaced; { $list-count ->
    [one] legal is
   *[other] legal are
  } { $list }.
law-refuse-move = { $card } cannot move now ({ $why }); leave the move out.
law-why-gone = it has left the board
law-why-no-maneuver = it has no Maneuver
law-why-dispelled = it is dispelled
law-why-no-way = no Maneuver is left, or no way is open
law-why-stays = it stays
law-refuse-area = { $name } is not in the Maneuver area; legal are { $list } or staying.
law-refuse-blocked = The way to { $space } is blocked at { $at }; every space on the line must exist and be open.
law-refuse-order = Name each of { $list } exactly once, the topmost first.
law-refuse-order-low = Name each of { $list } exactly once, the upper one first.
law-refuse-no-order = There is nothing here to be put into an order; leave it out.
law-refuse-fill-count = You must add exactly { $wanted ->
    [one] one card
   *[other] { $wanted } cards
  } to reach 9 or use up your pile; you named { $named }.
law-refuse-fill-level = { $card } is level { $level }; in round { $round } you may fill up with { $round ->
    [2] level 2 only
   *[other] levels 2 and 3 only
  }.
law-refuse-pile = { $name } is not in your reinforcement pile; it holds { $list }.
law-refuse-captured = { $name } is not in the capture pile; it holds { $list }.
law-refuse-sacrifice = A captured level I card buys a level II card, and in round 3 a level II card buys a level III card; { $give } cannot buy { $gain }.
law-refuse-twice = { $card } is named twice; name each card once.
law-refuse-deck-twice = { $card } is in the deck twice; each card may be used once.
law-refuse-deck-levels = A deck needs 3 level I, 2 level II and 1 level III card; yours has { $one }, { $two }, { $three }.
law-refuse-not-wished = { $card } is not among your mate's sacrifices; approve only what was entered.
law-refuse-starter = Only the winning team chooses who goes first; the choice is { $who }.
law-refuse-not-open = { $name } is not open; you may take { $list }.
law-refuse-exchange = An exchange needs the same dominion and level; for { $name } you may take { $list }.
law-refuse-exchange-none = An exchange needs the same dominion and level; for { $name } no card lies open.
law-refuse-partner = You can trade only with an opponent who holds a card: { $who }.
law-follow-closed = You have already made your exchange or trade; your turn is over.
law-refuse-give = Choose a card of your own hand to give back: { $list }.
law-refuse-no-draft = No draft card was open, so there is no exchange or trade this turn.
law-opening-closed = You have already placed your face-down card; wait for the reveal.
law-refuse-pass = You must play a card while you hold one; choose a card and a space.

# Opening a table
law-setup-form = Choose the form from the list: Standard, Ragnarok, Skirmish or Team Battle.
law-setup-seats = This form needs { $least ->
    [4] 4
   *[other] { $least } to { $most }
  } players; { $seats ->
    [one] one has
   *[other] { $seats } have
  } joined.
law-setup-sides = Board pieces may lie with their Alpha side up, with their Omega side, or with either: choose from the list.
law-setup-starter = Who goes first is drawn by chance, or is a seat at which somebody plays: choose from the list.
law-setup-pantheons = There are not enough pantheons for so many players.
law-setup-piece = There is no further piece “{ $word }”; name each letter once.
law-setup-pieces = Too few pieces are named; this match needs at least { $needed }.
law-setup-pack = A card file cannot be used: { $problem }.
law-setup-kit-form = Decks are brought along to a Skirmish only.
law-list-line = Line { $n }, “{ $text }”: write the name of a character, for example Stone Coat.
law-list-unknown = Line { $n }: no character in this game is called “{ $text }”{ $list-count ->
    [0] .
   *[other] ; did you mean { $list }?
  }
law-list-strange = No character in this game is called “{ $text }”{ $list-count ->
    [0] .
   *[other] ; did you mean { $list }?
  }
law-list-pack = This deck uses the pack { $pack }, which this game does not.
law-list-name = A name has 1 to 40 characters.
law-list-long = Line { $n }: a list has at most 400 lines of at most 200 characters.
law-list-code = This share code cannot be read; copy it again as a whole.
law-stock = { $level } { $note }
law-shelf-all = All characters
law-shelf-strange = Not in this game
law-measure = { $n } of { $most } cards: { $one } of { $of_one } of level I, { $two } of { $of_two } of level II, { $three } of { $of_three } of level III
law-setup-kit = The deck of { $who } cannot be played: { $problem }
law-option-form = Which form is played
law-option-form-holds = { $value ->
    [ragnarok] Ragnarok is played: a shared draft and a board that grows.
    [skirmish] Skirmish is played: one battle with decks of six.
    [team] Team Battle is played: seats 1 and 3 against seats 2 and 4.
   *[standard] Standard is played: three battles, one pantheon each.
  }
law-option-sides = Which sides of the board pieces may lie up
law-option-sides-holds = { $value ->
    [alpha] Board pieces lie with their plain Alpha side up.
    [omega] Board pieces lie with their Omega side up, which has special spaces.
   *[both] Board pieces may lie with either side up.
  }
law-option-starter = Who goes first: “random” or a seat’s letter
law-option-starter-holds = { $value ->
    [random] Who goes first is drawn by chance.
    [a] The first seat goes first.
    [b] The second seat goes first.
    [c] The third seat goes first.
    [d] The fourth seat goes first.
   *[other] Seat { $value } goes first.
  }
law-option-pieces = Board pieces: “random” or their letters
law-option-pieces-holds = { $value ->
    [random] The board pieces on offer are drawn by chance.
   *[other] These board pieces are on offer: { $value }.
  }

# Standing orders
law-order-menu = What should happen by itself?
law-order-kind-lay = Board pieces
law-order-kind-stay = Never move on
law-order-kind-lead = Pantheon
law-order-kind-play = Play a card
law-order-kind-hide = Face-down card
law-order-kind-fill = Reinforcement
law-order-kind-draft = Draft cards
law-order-kind-done = Never trade
law-order-kind-give = Cards for trades
law-order-kind-traitors = Traitors by level
law-order-kind-rise = Phoenix as they lie
law-order-kind-keep = Never sacrifice
law-order-kind-agree = Mate's sacrifices
law-order-kind-first = Who goes first
law-order-spares-note = Recommended: then nobody has to wait for you here
law-order-lay = How should the board grow?
law-order-pieces = Which piece do you prefer?
law-order-compact = Small
law-order-spread = Large
law-order-agree = Which sacrifices of your mate do you approve?
law-order-agree-one = Those of level I, no others
law-order-agree-all = All
law-order-agree-none = None
law-order-first = Who of you goes first?
law-order-me = Me
law-order-mate = My mate
law-order-lead = Which pantheons do you prefer, the best first?
law-order-fill = Which cards should join your deck first?
law-order-sacrifice = May a card be sacrificed?
law-order-draft = Which draft card do you wish for?
law-order-best = the strongest
law-order-best-earth = the strongest of Earth
law-order-best-sea = the strongest of the Sea
law-order-best-sky = the strongest of the Sky
law-order-give = Which card do you give away?
law-order-on = { $card } on { $space }
law-order-on-if = { $card } on { $space }{ $count ->
    [0] {""}
    [one] {" "}(if it captures a card)
   *[other] {" "}(if it captures { $count } cards)
  }
law-order-card = Which card?
law-order-space = On which space?
law-order-least = How many cards must it capture at least?
law-order-tell-lead = { $names-count ->
    [one] I lead the { $names } pantheon if it is free
   *[other] I lead the first free pantheon of { $names }
  }
law-order-tell-compact = I lay the first piece where the board stays small
law-order-tell-spread = I lay the first piece where the board becomes large
law-order-tell-compact-of = { $pieces-count ->
    [one] I lay piece { $pieces }, if it is on offer,
   *[other] I lay the first of the pieces { $pieces } that is on offer,
  } where the board stays small
law-order-tell-spread-of = { $pieces-count ->
    [one] I lay piece { $pieces }, if it is on offer,
   *[other] I lay the first of the pieces { $pieces } that is on offer,
  } where the board becomes large
law-order-tell-hide = { $wishes-count ->
    [one] I place face down, if that is possible: { $wishes }
   *[other] I place face down what is possible first: { $wishes }
  }
law-order-tell-play = { $plans-count ->
    [one] I play, if that is possible: { $plans }
   *[other] I play what is possible first: { $plans }
  }
law-stopped-gone = What you had ordered to play cannot be played there any more.
law-stopped-hide = None of the cards that you meant to place face down can lie where you wanted it.
law-stopped-opening = No card is placed face down any more in this match.
law-stopped-fill = None of the cards that you wanted in your deck is left in your reinforcement pile.
law-stopped-decks = The decks are not filled again in this match.
law-skipped-lead = All pantheons on your list are taken.
law-skipped-play = None of the cards that you named can be played just now as you wished.
law-skipped-few = Your deck takes more cards than are left in your pile of those that you named.
law-skipped-sacrifice = You could sacrifice captured cards for stronger ones, and that is for you to decide.
law-skipped-fill = Which cards fill your deck is for you to choose.
law-skipped-draft = None of the cards on your list lies open.
law-order-tell-stay = My card never moves on
law-order-tell-traitors = Traitors lie by level, the highest on top
law-order-tell-rise = My Phoenix cards stay as they lie
law-order-tell-fill = { $cards-count ->
    [one] This card joins
   *[other] These join
  } my deck first: { $cards }
law-order-tell-fill-keep = { $cards-count ->
    [one] This card joins
   *[other] These join
  } my deck first, and I sacrifice nothing: { $cards }
law-order-tell-keep = I sacrifice no captured card
law-order-tell-agree-one = I approve all sacrifices of level I cards and refuse the others
law-order-tell-agree-all = I approve all sacrifices of my mate
law-order-tell-agree-none = I approve no sacrifice of my mate
law-order-tell-me = I go first when my team has won
law-order-tell-mate = My mate goes first when our team has won
law-order-tell-draft = I take the strongest open draft card
law-order-tell-draft-of = { $wishes-count ->
    [one] I take this when it lies open: { $wishes }
   *[other] I take the first of these that lies open: { $wishes }
  }
law-order-tell-done = I never exchange or trade
law-order-tell-give = In a trade I give my weakest card
law-order-tell-give-of = { $cards-count ->
    [one] In a trade I give this card if I hold it, or else my weakest one: { $cards }
   *[other] In a trade I give the first of these that I hold, or else my weakest card: { $cards }
  }
law-refuse-never = This order can never become legal because { $why }; it was not saved.
law-never-card = “{ $word }” is not in your hand
law-never-space = { $word } is not a space of this board
law-never-known = there is no card called “{ $word }” in this game{ $list-count ->
    [0] {""}
   *[other] {" "}(did you mean { $list }?)
  }
law-never-pantheon = there is no pantheon “{ $word }”, only { $list }
law-never-piece = there is no board piece “{ $word }”, only { $list }
law-never-pile = “{ $word }” is not in your reinforcement pile, where you have { $list }
law-never-pile-empty = your reinforcement pile is empty, so nothing can join your deck from it

## What each space would bring, beside the spaces of a menu.

law-hint = { $parts }
law-hint-piece = special spaces: { $specials }
law-hint-takes = takes { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}
law-hint-plain = plain ground
law-hint-more = +{ $by } to its stats
law-hint-less = −{ $by } to its stats
law-hint-replaces = your card there returns to your hand
law-hint-dispelled = it would be dispelled
law-hint-cursed = it would be cursed
law-hint-lost = it would be lost itself
