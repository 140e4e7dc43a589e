# What stands in the pictures of Legends At War and in their text twins.

picture-law-title = Legends At War
picture-law-overview = The whole board
picture-law-part-button = Part { $part }
picture-law-threats-button = Where I lie open
picture-law-best-button = My best places
picture-law-best = The best places of your hand
picture-law-best-line = Cards you would take on each space, with the best card of your hand
picture-law-offered = Board pieces on offer
picture-law-pantheons = Which pantheon do you lead?
picture-law-decks = The ready decks
picture-law-lead-god = with { $name }
picture-law-lead-greek = Attacks from afar, dispels and supports. Suits planners; hard.
picture-law-lead-norse = The highest numbers, bonuses, Traitors. Suits the bold; easy.
picture-law-lead-american = Champions, reflections, skinwalkers. Suits tricksters; hard.
picture-law-lead-japanese = Maneuvers, and Phoenixes that return. Suits the nimble; middling.
picture-law-sign-owner = The shape, the colour and the pattern of the frame say whose card it is
picture-law-sign-hidden = A card that lies face down, numbered in the order of placing
picture-law-sign-raised = This number is higher than the printed one
picture-law-sign-lowered = This number is lower than the printed one
picture-law-sign-level = The level of a card: one, two or three
picture-law-sign-dominion = The card belongs to { $dominion }
picture-law-sign-ability = { $ability }: { $rule }
picture-law-sign-dispelled = A sign struck through: the ability is dispelled
picture-law-sign-markers = A plate with a point: so many markers that raise or lower all numbers
picture-law-sign-less = By so much a place would lower the card’s numbers
picture-law-sign-pantheon = The { $pantheon } pantheon
picture-law-sign-ground = A space of { $dominion }: +1 for its own cards, −1 for all others
picture-law-sign-gift = In gold on a space: it gives this ability to the card on it
picture-law-sign-last = The card that was played last
picture-law-sign-captured = An attack that captured a card
picture-law-sign-held = An attack that was held
picture-law-sign-hand = Cards in hand
picture-law-sign-deck = Cards in the deck
picture-law-sign-reserve = Cards in reserve
picture-law-sign-prisoners = Captured cards
picture-law-sign-points = Points, and victory cards
picture-law-sign-underworld = Cards in the Underworld
picture-law-sign-north = North; the four numbers of a card stand at north, east, south and west
picture-law-part = Board { $first } to { $last }
picture-law-yours = Your cards
picture-law-digest = What happened
picture-law-standard = Standard
picture-law-ragnarok = Ragnarok
picture-law-skirmish = Skirmish
picture-law-team = Team Battle
picture-law-round = Round { $round } of { $rounds }
picture-law-round-turn = Round { $round } of { $rounds } · Turn { $turn }
picture-law-turn = Turn { $turn }
picture-law-opening = Opening
picture-law-round-name = Round { $round }
picture-law-no-board = No board piece lies yet.
picture-law-offer = Board pieces on offer: plain side and special side
picture-law-piece = Board piece { $piece }
picture-law-alpha-short = Alpha
picture-law-omega-short = Omega
picture-law-alpha = Alpha: plain
picture-law-omega = Omega: special spaces

picture-law-wait-pantheon = { $name } to choose a pantheon
picture-law-wait-decks = { $names } to build a deck
picture-law-wait-lay = { $name } to lay a board piece
picture-law-wait-opening = { $name } to place a card face down
picture-law-wait-draft = { $name } to take a draft card
picture-law-wait-play = { $name } to play a card
picture-law-wait-maneuver = { $name } to move on, or stay
picture-law-wait-traitors = { $name } to order the Traitors
picture-law-wait-follow = { $name } to exchange, trade or end the turn
picture-law-wait-trade = { $name } to give { $to } a card for the trade
picture-law-wait-plans = { $names } to plan the reinforcement
picture-law-wait-agree = { $names } to agree on sacrifices
picture-law-wait-starter = { $names } to say who goes first
picture-law-last = { $name } played { $card } on { $space } and took nothing
picture-law-last-took = { $name } played { $card } on { $space } and took { $count ->
    [one] one card
   *[other] { $count } cards
}

picture-law-together = { $names } play together
picture-law-on-board = on board
picture-law-levels = levels { $count }
picture-law-points = { $count ->
    [one] point
   *[other] points
}
picture-law-left = has given up
picture-law-prize = Round { $round } ({ $value }):
picture-law-tied = tied
picture-law-underworld = Underworld { $count }

picture-law-support = Support
picture-law-curse = Curse
picture-law-dispel = Dispel
picture-law-ranged = Ranged
picture-law-maneuver = Maneuver
picture-law-champion = Champion
picture-law-reflect = Reflect
picture-law-skinwalker = Skinwalker
picture-law-phoenix = Phoenix
picture-law-traitor = Traitor
picture-law-slayer = Slayer
picture-law-attack = Attack +2
picture-law-defense = Defense +2
picture-law-both = Both +1
picture-law-badge-attack = ATK+2
picture-law-badge-attack-short = A+2
picture-law-badge-defense = DEF+2
picture-law-badge-defense-short = D+2
picture-law-badge-both = ALL+1
picture-law-badge-both-short = +1
picture-law-slain = slain
picture-law-reflected = lost
picture-law-plain = No ability

picture-law-rule-support = Allies in the marked spaces get +1 to all stats.
picture-law-rule-curse = Enemies in the marked spaces get −1 to all stats.
picture-law-rule-dispel = Enemies in the marked spaces lose all abilities. Of two that dispel each other the earlier one works.
picture-law-rule-ranged = When played, it also attacks every enemy in the marked spaces.
picture-law-rule-maneuver = After its attacks it may move to an open marked space and attack again. The way must be open.
picture-law-rule-champion = +1 to all stats for each adjacent card that shows the paired symbol, friend or foe.
picture-law-rule-reflect = Curse, Dispel, Support and Slayer fall back on the card they came from.
picture-law-rule-skinwalker = May be played on a card of your side; that card returns to your hand.
picture-law-rule-phoenix = When captured, it leaves the board and goes to the bottom of its last controller's deck.
picture-law-rule-traitor = When captured, it leaves the board and becomes the top card of the captor's deck.
picture-law-rule-slayer = What it captures when played goes to the Underworld.
picture-law-rule-attack = +2 when it attacks the paired dominion.
picture-law-rule-defense = +2 when it defends against the paired dominion.
picture-law-rule-none = Strong stats in place of an ability.
picture-law-rule-both = +1 when it attacks or defends against the paired dominion.
picture-law-kind = { $pantheon } · { $dominion } · Level { $level } · { $code }

picture-law-hand = Your hand
picture-law-hand-none = You hold no card.
picture-law-deck-given = The deck you have built
picture-law-built = Your deck
picture-law-deck = In your deck, in no order: { $count }
picture-law-deck-top = on top: { $cards }
picture-law-deck-bottom = at the bottom: { $cards }
picture-law-fill = { $count ->
    [one] One card
   *[other] { $count } cards
} must join your deck of { $deck }, then { $then }
picture-law-sacrifice = each sacrifice costs 1 point
picture-law-planned = Your plan: a deck of { $then }
picture-law-planned-cost = Your plan: a deck of { $then }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
} given up
picture-law-reserve = Your reserve
picture-law-reserve-count = In reserve: { $count }
picture-law-no-piles = No deck and no reserve

picture-law-won = { $names } wins the war of legends
picture-law-won-team = { $names } win the war of legends
picture-law-shared = { $names } share the victory
picture-law-nobody = Nobody has won
picture-law-why-points = The last battle is fought and the points are counted.
picture-law-why-board = The last round is over; the most cards on the board win.
picture-law-why-battle = The battle is over; the most cards on the board win.
picture-law-why-left = Everybody else has given up.
picture-law-why-time = The match was ended early and counted as it stood.
picture-law-why-award = The host gave the match away.

picture-law-deck-title = A Skirmish deck
picture-law-deck-empty = No card is in this deck yet.
picture-law-deck-kind = { $pantheon } · { $dominion } · Level { $level }
picture-law-deck-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $one } of level I, { $two } of II, { $three } of III
picture-law-heat = What { $card } would do
picture-law-heat-line = Cards { $card } would take on each space; the triangle warns of harm
picture-law-heat-elsewhere = Elsewhere: { $parts }.
picture-law-heat-take = { $count } on { $places }
picture-law-heat-none = { $card } cannot be placed now.
picture-law-places = Where piece { $piece } may lie
picture-law-places-line = { $side }, { $turn }: { $count ->
    [one] one place
   *[other] { $count } places
}, the smallest board first
picture-law-places-turned = turned by half
picture-law-places-as-is = as it is
picture-law-places-more = { $line }; { $more } more in the list
picture-law-places-none = Piece { $piece } cannot be laid now.
picture-law-places-size = { $columns } × { $rows }
picture-law-threats = Where you lie open
picture-law-threats-line = From the marked sides your cards can be attacked
picture-law-threats-none = No card of yours can be attacked from an open space.

twin-law-heat = { $count ->
    [0] { $space }: takes nothing
    [one] { $space }: takes one card
   *[other] { $space }: takes { $count } cards
}
twin-law-best = { $card } – { $line }
twin-law-heat-modifier = { $by } to all its stats
twin-law-heat-replaces = your card there returns to your hand
twin-law-heat-dispelled = it would be dispelled
twin-law-heat-cursed = { $count ->
    [one] it would be cursed
   *[other] it would be cursed { $count } times
}
twin-law-heat-lost = it would be lost itself
twin-law-place-option = { $number }: { $note }
twin-law-place-brings = { $number }: { $note }; it brings { $specials }
twin-law-threat = { $card } on { $space } lies open at { $sides }

twin-law-north = North is on top.
twin-law-north-open = North is not chosen yet.
twin-law-hidden = { $space }: a face-down card of { $who }
twin-law-face-down = Face down on { $space }: { $card }
twin-law-card = { $mark } { $space }: { $name } ({ $level }, { $dominion }, { $pantheon }) { $stats }, { $who }
twin-law-card-notes = { $mark } { $space }: { $name } ({ $level }, { $dominion }, { $pantheon }) { $stats }, { $who }; { $notes }
twin-law-dispelled = { $ability } is dispelled
twin-law-dispelled-plain = dispelled
twin-law-plus = +{ $count }
twin-law-minus = −{ $count }
twin-law-seq = placed as number { $count }
twin-law-badge = { $badge } in force
twin-law-badge-paused = { $badge } waits until the Dispel ends
twin-law-on = Under { $space }: { $special }
twin-law-special = { $space } is open: { $special }
twin-law-path = Its way: { $path }
twin-law-replaced = It replaced { $card }.
twin-law-reflected = The blow fell back: { $card } is lost.
twin-law-blow = { $own-side }{ $own } against { $other-side }{ $other }: { $card } on { $space } is captured.
twin-law-blow-held = { $own-side }{ $own } against { $other-side }{ $other }: { $card } on { $space } holds.
twin-law-blow-slain = { $own-side }{ $own } against { $other-side }{ $other }: { $card } on { $space } is slain.
twin-law-blow-phoenix = { $own-side }{ $own } against { $other-side }{ $other }: { $card } on { $space } rises as a Phoenix.
twin-law-blow-traitor = { $own-side }{ $own } against { $other-side }{ $other }: { $card } on { $space } deserts.
twin-law-players = Players
twin-law-seat = { $number } { $who }, { $pantheon }: { $board } on the board (levels { $levels }), { $hand } in hand, { $deck } in the deck, { $pile } in reserve
twin-law-seat-new = { $number } { $who }: no pantheon yet
twin-law-seat-ragnarok = { $number } { $who }: { $board } on the board (levels { $levels }), { $hand } in hand
twin-law-seat-skirmish = { $number } { $who }: { $board } on the board (levels { $levels }), { $hand } in hand, { $deck } in the deck
twin-law-noted = { $line }; { $notes }
twin-law-given = has answered
twin-law-owes = has yet to answer
twin-law-shown = known in hand: { $cards }
twin-law-top = on top of the deck: { $cards }
twin-law-bottom = at the bottom of the deck: { $cards }
twin-law-side = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
}; captured { $cards }
twin-law-side-won = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
}; victory cards { $won }
twin-law-side-both = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
}; victory cards { $won }; captured { $cards }
twin-law-side-board = Together { $who } hold { $count } on the board
twin-law-prize = Round { $round }, victory card { $value }: { $who }
twin-law-prize-tied = Round { $round }, victory card { $value }: a complete tie
twin-law-rising = { $who } may still order these Phoenix cards: { $cards }
twin-law-draft = Draft { $dominion } { $level }: { $cards }; { $left } more
twin-law-underworld = Underworld: { $cards }
twin-law-piece = Piece { $piece }; special spaces 1 and 2: { $specials }
twin-law-pieces-rule = A dominion’s space gives its own cards +1 and takes 1 from all others.
twin-law-piece-brief = { $piece }: { $specials }
twin-law-piece-dominion = { $dominion }
twin-law-piece-ability = { $ability }
twin-law-piece-special = { $number }: { $special }
twin-law-own = { $key }: { $name } ({ $level }, { $dominion }, { $pantheon }) N{ $north } E{ $east } S{ $south } W{ $west }, { $ability }
twin-law-own-plain = { $key }: { $name } ({ $level }, { $dominion }, { $pantheon }) N{ $north } E{ $east } S{ $south } W{ $west }
twin-law-deck = Your deck, in no order ({ $count }): { $cards }
twin-law-pile = Your reserve ({ $count }): { $cards }
twin-law-built = Your deck of six: { $cards }
twin-law-deck-given = The deck you have built: { $cards }
twin-law-wishes = Sacrifices your mate wishes: { $cards }
twin-law-approved = You have approved: { $cards }
twin-law-approved-none = You have approved no sacrifice.
twin-law-offered = You offer { $card } to trade.
twin-law-plan-gives = You sacrifice: { $cards }
twin-law-plan-gains = These join your deck: { $cards }
twin-law-place = { $place }. { $names }
