# Words on the pictures of Legions: Realms at War, and the sentences of their text twins.

picture-lraw-title = Legions: Realms at War
picture-lraw-opening = Before the first turn
picture-lraw-where = Turn { $turn }, { $phase } Phase
picture-lraw-last-turns = { $first } (turn { $n } of the last 3)
picture-lraw-siding = Cards change places with the Side Decks
picture-lraw-siding-of = { $names } to swap cards, or none
picture-lraw-over = The game is over
picture-lraw-awaited = { $name } to { $what }
picture-lraw-awaited-attack = { $name } to answer the attack of { $card }, or pass
picture-lraw-awaited-item = { $name } to answer { $card }, or pass
picture-lraw-awaited-conscription = { $name } to answer the Conscription of { $card }, or pass
picture-lraw-now = { $first } · { $second }
picture-lraw-won = { $name } wins
picture-lraw-drawn = Nobody wins
picture-lraw-why = After { $turn } turns
picture-lraw-why-fallen = { $others ->
    [1] The other Warlord fell in turn { $turn }
   *[other] The last of the other Warlords fell in turn { $turn }
}
picture-lraw-why-left = { $turn ->
    [0] The other side gave up before the first turn
   *[other] The other side gave up in turn { $turn }
  }
picture-lraw-why-drawn = Neither Warlord stands above the other after turn { $turn }
picture-lraw-digest = What happened
picture-lraw-leader = { $name } · { $legion }
picture-lraw-veiled = behind the Veil
picture-lraw-sa-ready = ability ready
picture-lraw-sa-cool = Cool Down { $n }
picture-lraw-veil = Veil { $n }: { $name }
picture-lraw-cool = in { $n }: { $name }
picture-lraw-blank = Blank Guardian
picture-lraw-unknown = not shown yet
picture-lraw-set-in = set, turn { $turn }
picture-lraw-cancelled = The attack is called off
picture-lraw-on-warlord = Warlord from { $from } to { $to } of { $most }
picture-lraw-in-battle = { $card } keeps { $left }, { $other } { $rest }
picture-lraw-left-over = left over: { $left } and { $rest }
picture-lraw-next = Next: { $list }
picture-lraw-item-on = { $item } on { $list }
picture-lraw-item-player = { $item } on { $name }
picture-lraw-item-x = { $item }, X is { $n }
picture-lraw-item-paid = { $item }, paid: { $list }
picture-lraw-paid-blood = { $n } damage
picture-lraw-paid-points = { $n } AP
picture-lraw-paid-discarded = { $n } discarded
picture-lraw-paid-eradicated = { $n } eradicated
picture-lraw-paid-sacrificed = { $n } sacrificed
picture-lraw-paid-sent = { $n } sent to the discard pile
picture-lraw-paid-destroyed = { $n } destroyed
picture-lraw-paid-counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
picture-lraw-item-negated = { $item } (negated)
picture-lraw-item-closed = { $item } (nobody can answer)
picture-lraw-changed = { $name } has changed the game: { $list }
picture-lraw-change-alero = Alero readied by kills
picture-lraw-change-angelica = Dice heal by half
picture-lraw-change-sharn = Orcbane not negated
picture-lraw-change-duxvox = Doomsday heals
picture-lraw-change-michael = One more draw
picture-lraw-change-castiel = Silent Reinforce
picture-lraw-change-onoskelis = Reaches the dead
picture-lraw-change-adramelech = Black Magic returns
picture-lraw-change-mortis = Grimm may rise
picture-lraw-change-malady = Putrid stay strong
picture-lraw-change-prometheus = Titans have Pummel
picture-lraw-change-gaia = Blockade at first
picture-lraw-change-quartzheart = Top two arranged
picture-lraw-change-ethelhime = Two Ale more
picture-lraw-change-shlara = Consume 10 less
picture-lraw-change-merrisod = Bloodbourne 5 less
picture-lraw-below = +{ $n } below
picture-lraw-comma = { $first }, { $second }

# The hand
picture-lraw-no-hand = Your hand is empty.
picture-lraw-aside = Your Side Deck
picture-lraw-able = can be used now
picture-lraw-settable = can be set now
picture-lraw-waits = waits for your turn
picture-lraw-fits = fits now
picture-lraw-lies = set in turn { $turn }
picture-lraw-not-room = no free zone
picture-lraw-not-conscripted = Conscription used up
picture-lraw-not-forbidden = Conscription forbidden
picture-lraw-not-effects = by effects only
picture-lraw-not-turn = in your own turn
picture-lraw-not-set = set it first
picture-lraw-not-yet = from the next turn on
picture-lraw-not-fit = does not fit now
picture-lraw-not-blood = too much damage
picture-lraw-not-points = too few AP
picture-lraw-not-target = no target
picture-lraw-not-cost = cost cannot be paid
picture-lraw-not-now = not now
picture-lraw-left-conscriptions = { $n ->
    [one] Conscription
   *[other] Conscriptions
}
picture-lraw-left-attackers = can attack
picture-lraw-left-points = AP
picture-lraw-left-blood = to pay with
picture-lraw-known-now = { $name } still holds { $list }
picture-lraw-known-bottom = At the bottom of your deck, from the lowest up: { $list }
picture-lraw-known-hand = { $turn ->
    [0] Hand of { $name } before the first turn: { $list }
   *[other] Hand of { $name } in turn { $turn }: { $list }
  }
picture-lraw-known-deck = { $turn ->
    [0] Top of the deck of { $name } before the first turn: { $list }
   *[other] Top of the deck of { $name } in turn { $turn }: { $list }
  }
picture-lraw-known-hand-before = Hand of { $name } in turn { $turn } of an earlier game: { $list }
picture-lraw-known-nothing-before = In turn { $turn } of an earlier game, { $name } had nothing to show
picture-lraw-known-nothing = In turn { $turn }, { $name } had nothing to show

# Decks
picture-lraw-decks = The ready decks
picture-lraw-deck = A deck
picture-lraw-deck-cards = { $more ->
    [0] { $n } cards
   *[other] { $n } cards, { $more } aside
}
picture-lraw-deck-warriors = Warriors
picture-lraw-deck-unified = Unified cards
picture-lraw-deck-fortified = Fortified cards
picture-lraw-deck-side = Side Deck
picture-lraw-deck-warnings = Worth knowing
picture-lraw-deck-none = none yet

# What lies beside the zones
picture-lraw-piles = Piles
picture-lraw-piles-page = Piles, { $page } of { $pages }
picture-lraw-pile-discard = Discarded, newest first
picture-lraw-pile-erad = Eradicated
picture-lraw-pile-down = Eradicated face-down
picture-lraw-pile-under = Under { $card }
picture-lraw-pile-essences = Essences under the Warlord
picture-lraw-pile-unknown = { $n ->
    [one] 1 card, hidden
   *[other] { $n } cards, hidden
}
picture-lraw-pile-more = { $n ->
    [one] 1 more, told in words
   *[other] { $n } more, told in words
}

# The signs
picture-lraw-sign-damage = Damage on the Warlord, of what it bears
picture-lraw-sign-veil = The Veil with its counters; at 0 its Realm lies open
picture-lraw-sign-physical = The Warlord’s Physical Attack
picture-lraw-sign-magical = The Warlord’s Magical Attack
picture-lraw-sign-synergy = The Synergy; green when ready, else in so many turns
picture-lraw-sign-guardian = The Guardian; green when ready
picture-lraw-sign-points = Alchemy Points (AP) left
picture-lraw-sign-unified = Unified: a gold number is its age
picture-lraw-sign-fortified = Fortified; face-down with its turn
picture-lraw-sign-holy = Holy Counters take damage first
picture-lraw-sign-ale = Ale Counters
picture-lraw-sign-doomsday = Doomsday Counters
picture-lraw-sign-trap = A trap, and who laid it
picture-lraw-sign-turn = Whose turn it is
picture-lraw-sign-attacked = Has attacked this turn
picture-lraw-sign-arm = An ARM equips this Warrior
picture-lraw-sign-under = Cards under it; Essences
picture-lraw-sign-hand = Cards in hand
picture-lraw-sign-deck = Cards in the deck
picture-lraw-sign-discard = Cards in the discard pile
picture-lraw-sign-erad = Eradicated cards: face-up + face-down
picture-lraw-sign-fallen = A Warlord who has fallen
picture-lraw-sign-battle = A Warrior’s attack
picture-lraw-sign-blood = Costs so much Blood: damage on your own Warlord
picture-lraw-sign-cost = Costs so many Alchemy Points
picture-lraw-sign-conscription = Conscriptions left this turn
picture-lraw-sign-warrior = A Warrior; how many may still attack
picture-lraw-sign-warlord = A Warlord
picture-lraw-sign-veil-card = A Veil
picture-lraw-sign-synergy-card = A Synergy
picture-lraw-sign-guardian-card = A Guardian
picture-lraw-sign-cooldown = Turns until it is ready again

# Twins
twin-lraw-leader = **{ $card }**: { $damage } of { $most } damage, Physical Attack { $pa }, Magical Attack { $ma }
twin-lraw-alt-leader = { $name }, { $card }: { $damage } of { $most } damage
twin-lraw-veil = Veil: { $name } with { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
twin-lraw-realm = Realm: { $name }
twin-lraw-sa = { $n ->
    [0] The Special Ability is ready
   *[other] The Special Ability is on Cool Down for { $n } more
}
twin-lraw-used-pa = The Physical Attack is used
twin-lraw-used-ma = The Magical Attack is used
twin-lraw-synergy = { $n ->
    [0] Synergy: { $name }
   *[other] Synergy: { $name }, on Cool Down for { $n } more
}
twin-lraw-unknown = Synergy and Guardian are shown when the game begins
twin-lraw-guardian = { $used ->
    [0] Guardian: { $guardian }, { $ap } of { $most } AP
   *[other] Guardian: { $guardian }, { $ap } of { $most } AP, used this turn
}
twin-lraw-warriors = Warriors: { $list }
twin-lraw-warrior = { $card } { $n } (place { $place })
twin-lraw-warrior-with = { $card } { $n } (place { $place }: { $parts })
twin-lraw-gained = { $word } (gained)
twin-lraw-locked = keywords lost
twin-lraw-printed = printed { $n }
twin-lraw-alt-changed = { $card } { $n } (printed { $printed })
twin-lraw-damaged = { $n } damage
twin-lraw-counters = { $n } { $counter }
twin-lraw-equipped = equipped with { $card }
twin-lraw-equips = equips { $card }
twin-lraw-under = { $n ->
    [one] 1 card under it
   *[other] { $n } cards under it
}
twin-lraw-attacked = has attacked
twin-lraw-unified = Unified cards: { $list }
twin-lraw-fortified = Fortified cards: { $list }
twin-lraw-lying = { $card } ({ $parts })
twin-lraw-set-in = a card set in turn { $turn }
twin-lraw-spent = used this turn
twin-lraw-age = age { $n }
twin-lraw-trap = place { $n } by { $card }
twin-lraw-traps = Traps: { $list }
twin-lraw-essences = Essences: { $list }
twin-lraw-piles = { $hand } in hand, { $deck } in the deck, { $discard } discarded, { $erad } eradicated face-up, { $down } face-down
twin-lraw-discard = Last discarded: { $list }
twin-lraw-pile = { $title } ({ $n }): { $list }
twin-lraw-pile-sum = { $title } { $n }
twin-lraw-pile-unknown = { $title }: { $n ->
    [one] 1 card, hidden
   *[other] { $n } cards, hidden
}
twin-lraw-attacks = { $card } attacks { $other } with { $n }: { $outcome }
twin-lraw-item = Sequence { $n }, { $name }: { $item }
twin-lraw-left = { $n ->
    [one] 1 Conscription
   *[other] { $n } Conscriptions
} left, { $attackers } can attack, { $points } AP, up to { $blood } damage to pay with.
twin-lraw-hand = Your hand
twin-lraw-set = Your set cards
twin-lraw-shown = all have seen it
twin-lraw-able = { $card } (now)
twin-lraw-costs-blood = costs { $n } damage
twin-lraw-costs-points = costs { $n } AP
twin-lraw-place = Place { $place }: { $names }
twin-lraw-act = ACT
twin-lraw-arm = ARM
twin-lraw-essence = Essence
twin-lraw-kind = { $kind }, { $sub }
twin-lraw-head = { $legion } · { $kind }
twin-lraw-title = { $name } · { $kind }
twin-lraw-attack = attack { $n }
twin-lraw-dcm = bears { $n } damage
twin-lraw-pa = Physical Attack { $n }
twin-lraw-ma = Magical Attack { $n }
twin-lraw-cd = Cool Down { $n }
twin-lraw-ap = { $n } Alchemy Points
twin-lraw-stars-1 = one star
twin-lraw-stars-2 = two stars
twin-lraw-stars-3 = three stars
twin-lraw-rarity = rarity: { $rarity }
twin-lraw-allegiance = only for { $name }
