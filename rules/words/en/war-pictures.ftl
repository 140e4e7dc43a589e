# What stands in the pictures of The Rules of War and in their text twins.

picture-war-title = The Rules of War
picture-war-turn = Turn { $turn }
picture-war-turn-of = Turn { $turn } of { $limit }
picture-war-of = of { $limit }
picture-war-skirmish = Skirmish
picture-war-grand = Grand
picture-war-pool = Own deck
picture-war-cards = { $count ->
    [one] card
   *[other] cards
}
picture-war-stake = at stake
picture-war-legends = Legends
picture-war-graveyard = Graveyard { $count }
picture-war-coin-fire = Fire for { $card }
picture-war-coin-skull = Skull for { $card }
picture-war-out = out
picture-war-left = left the game
picture-war-last = last { $level }
picture-war-printed = printed
picture-war-turn-short = T{ $turn }
picture-war-took = +{ $count }

picture-war-deal = The cards are dealt. The first turn comes by itself.
picture-war-between = { $name } took { $count ->
    [one] one card
   *[other] { $count } cards
} in turn { $turn }.
picture-war-between-war = { $name } won a War of { $count ->
    [one] one card
   *[other] { $count } cards
} in turn { $turn }.
picture-war-between-slain = A Kingslayer struck in turn { $turn }; { $name } took { $count ->
    [one] one card
   *[other] { $count } cards
}.
picture-war-between-nobody = Nobody won turn { $turn }; the cards wait for the next winner.
picture-war-drawing = { $names } to draw.
picture-war-looking = { $name } to choose from { $count ->
    [one] the top card
   *[other] the top { $count } cards
}.
picture-war-ask = { $name } to decide
picture-war-ask-use = { $card }: { $ability }. First use, no coin.
picture-war-ask-gamble = { $card }: { $ability }. Needs the coin.
picture-war-ask-strike = { $card }: strike or wait. No coin.
picture-war-ask-look = { $card }: choose a card.
picture-war-won = { $names } has won
picture-war-shared = { $names } share the victory
picture-war-drawn = A draw between { $names }
picture-war-shared-many = { $count } players share the victory
picture-war-drawn-many = A draw between { $count } players
picture-war-why-alone = Nobody else is left in the game.
picture-war-why-nobody = Nobody is left in the game.
picture-war-why-limit = The last turn has been played; the most cards win.
picture-war-why-left = The others have left.
picture-war-why-deserted = Nobody who could play on is here any more; the most cards win.
picture-war-why-time = The game was ended early and counted as it stood.
picture-war-why-award = The host gave the game to { $names }.
picture-war-over = { $count ->
    [one] after one turn
   *[other] after { $count } turns
}
picture-war-place = { $place }
picture-war-upend = Lowest wins
picture-war-spoils = Spoils: { $count ->
    [one] one card waits
   *[other] { $count } cards wait
} for the next winner
picture-war-stifled = Kingslayer: no abilities this turn
picture-war-plunder = { $by } plunders { $from } on a win
picture-war-row = { $row ->
    [one] War
    [2] Double War
    [3] Triple War
   *[other] War, round { $row }
}

picture-war-mode-instant = Acts at once
picture-war-mode-deploy = Goes to the support zone
picture-war-first-free = First use free, later uses need the coin.
picture-war-kingslayer = Defeats a Level 13 at once.
picture-war-high-king = Falls to a Kingslayer at once.
picture-war-warrior = Warrior
picture-war-legend = Legend
picture-war-level = Level { $level }

picture-war-yours = Your army
picture-war-deck = Play Deck
picture-war-army = Army Pile
picture-war-army-list = Your Army Pile, by Level
picture-war-army-none = Your Army Pile is empty.
picture-war-looked = You look at
picture-war-top = top
picture-war-known = On top of your Play Deck
picture-war-won-lost = Won { $won }, lost { $lost }
picture-war-battles = Battles won { $count }
picture-war-biggest = Biggest War { $count }
picture-war-quiet = Nothing is asked of you now.
picture-war-asked-you = You are asked

picture-war-digest = What happened
picture-war-digest-turns = Turns { $first } to { $last }
picture-war-digest-curve = Cards of each player
picture-war-next = Next

twin-war-seat = { $name }: { $total ->
    [one] one card
   *[other] { $total } cards
}, { $deck } in the Play Deck, { $army } in the Army Pile{ $support ->
    [0] {""}
   *[other] , { $support } in support
}.
twin-war-seat-out = { $name }: out of the game.
twin-war-seat-left = { $name } has left; questions are answered with Hold.
twin-war-seat-ready = { $name } has pressed Draw.
twin-war-active = Active: { $card }, Level { $level }.
twin-war-active-changed = Active: { $card }, Level { $level } (printed { $printed }; { $chips }).
twin-war-active-slain = Active: { $card }, Level { $printed }, defeated by a Kingslayer.
twin-war-chip-rally = { $amount } from its own side
twin-war-chip-sear = { $amount } from an opponent
twin-war-chip-spin = { $amount } by the coin
twin-war-chip-mirror = mirrored to { $amount }
twin-war-chip-upend = the lowest wins
twin-war-chip-unbroken = will not go to the Graveyard this turn
twin-war-support = Support: { $card }, { $left } of { $of } uses left.
twin-war-support-against = Support against { $name }: { $card }, { $left } of { $of } uses left.
twin-war-support-strike = Support: { $card }, { $left } of { $of } strikes left.
twin-war-used = { $card } ({ $level }, used before)
twin-war-marked = { $card } (used before)
twin-war-battle = Battlefield
twin-war-battle-stake = { $count ->
    [one] One card lies
   *[other] { $count } cards lie
} on the battlefield.
twin-war-lying-tied = tied: { $cards }
twin-war-lying-beaten = beaten: { $cards }
twin-war-lying-down = { $count } face-down
twin-war-lying-tribute = { $count } face-down as Tribute
twin-war-lying-ruin = left behind: { $cards }
twin-war-lying-spoils = Spoils without an owner: { $cards }.
twin-war-lying-of = { $name }: { $what }.
twin-war-players = Players
twin-war-legends = Legends of this game
twin-war-legend-hidden = not in sight
twin-war-legend-active = fights for { $name }
twin-war-legend-lying = on the battlefield
twin-war-legend-support = supports { $name }
twin-war-legend-dead = in the Graveyard
twin-war-legend = { $card }, Level { $level }, { $used ->
    [yes] used before
   *[no] unused
}, { $place }.
twin-war-graveyard = Graveyard: { $cards }.
twin-war-graveyard-none = The Graveyard is empty.
twin-war-boxed = Out of the game from the start: { $cards }.
twin-war-boxed-unseen = { $count ->
    [one] One card was
   *[other] { $count } cards were
} put in the Box unseen.
twin-war-coin-fire = The last flip of the Destiny Coin, in turn { $turn }: Fire for { $name }’s { $card }.
twin-war-coin-skull = The last flip of the Destiny Coin, in turn { $turn }: Skull for { $name }’s { $card }.
twin-war-coin-none = The Destiny Coin has not been flipped yet.
twin-war-turns = Last turns
twin-war-turn = T{ $turn }: { $levels }; { $winner } took { $count }{ $notes }
twin-war-turn-nobody = T{ $turn }: { $levels }; nobody took the cards{ $notes }
twin-war-note-war = War
twin-war-note-wars = { $count } Wars
twin-war-note-kingslayer = Kingslayer
twin-war-note-deaths = { $count ->
    [one] a Legend died
   *[other] { $count } Legends died
}
twin-war-note-ability = an ability was played
twin-war-queue = May be asked later: { $name } about { $card }.
twin-war-targets = Can be aimed at: { $cards }.
twin-war-rules-text = { $ability }: { $text }
twin-war-army-count = { $count } × { $card }
twin-war-card = { $card } ({ $level })
twin-war-looking = You look at these cards, top first: { $cards }.
twin-war-known = You know the top of your Play Deck: { $cards }.
twin-war-prepared = Answer given ahead: { $move }
twin-war-deck-order = Play Deck, top first: { $cards }.
twin-war-curve = Cards after turn { $turn }: { $counts }
twin-war-count = { $name } with { $count }
twin-war-place = { $place }. { $names }
twin-war-record = { $name }: won { $won ->
    [one] one card
   *[other] { $won } cards
}, lost { $lost }, biggest War { $biggest }.
twin-war-order = { $order }
picture-war-sign-deck = Cards in the Play Deck, from which cards are turned up
picture-war-sign-army = Cards in the Army Pile: what was won
picture-war-sign-war = A War, or cards at stake
picture-war-sign-used = A Legend whose free use is spent: it needs the Destiny Coin now
picture-war-sign-fire = The Destiny Coin shows Fire: the use works
picture-war-sign-skull = The Destiny Coin shows the Skull: the Legend dies
picture-war-sign-graveyard = The Legend Graveyard, with as many as lie in it
picture-war-sign-won = Wins the battle; at the end, the game
picture-war-sign-out = Out: no cards are left
picture-war-sign-kingslayer = The Kingslayer has brought down the highest card
