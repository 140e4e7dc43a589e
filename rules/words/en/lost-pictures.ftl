# Words on the pictures of Lost Legends, and the sentences of their text twins.

picture-lost-title = Lost Legends
picture-lost-level = { $level ->
    [0] The heroes gather
    [1] Level 1, the Ruins
    [2] Level 2, the Caves
   *[other] Level 3, the Demon Fortress
  }
picture-lost-choosing = each in turn chooses one
picture-lost-drafting = draft, round { $round } of 5
picture-lost-attaching = draft, round { $round } of 5: the cards are attached
picture-lost-fighting = fight, round { $round }
picture-lost-last-lap = fight, last lap, up to { $name }
picture-lost-over = the game is over
picture-lost-where = { $first } · { $second }
picture-lost-start = { $name } is the starting player
picture-lost-hero-of = { $name } to choose a hero
picture-lost-cards-of = { $names } to choose a card
picture-lost-attach-of = { $name } to say what becomes of { $card }
picture-lost-turn-of = { $name } to play
picture-lost-asked-to = { $names } to { $what }
picture-lost-asked = { $names } to answer
picture-lost-won = { $names-count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
picture-lost-won-with = with { $points } legend points
picture-lost-won-left = with { $points } legend points, the others having left
picture-lost-won-early = with { $points } legend points when the game was ended
picture-lost-won-award = with { $points } legend points, by decision of the host
picture-lost-digest = What happened
picture-lost-place = Place { $place }

# In short, beside signs
picture-lost-any = any
picture-lost-once = once
picture-lost-convert = weapon all
picture-lost-per-trophy = a trophy
picture-lost-again = ready again
picture-lost-halve = strike back ½
picture-lost-slay = slays
picture-lost-copy = copy a weapon
picture-lost-tap = another’s spell
picture-lost-polymorph = swap: 1 of 3 (box)
picture-lost-transform = swap: 1 of top 3
picture-lost-banish = swap: the next
picture-lost-always = always
picture-lost-refresh = ready:
picture-lost-on-equip = at once: +1 most
picture-lost-borrow-left = left skill for prices
picture-lost-borrow-right = right skill for prices
picture-lost-charge = charge:
picture-lost-to-all = to all
picture-lost-lose-skill = takes a skill
picture-lost-heal-all = monsters mend
picture-lost-no-armor = no armor
picture-lost-avenge = for killing:
picture-lost-strikes = strikes
picture-lost-full = –
picture-lost-double = ×2
picture-lost-half = ½
picture-lost-none = 0
picture-lost-nobody = –
picture-lost-triple = 3×
picture-lost-variety = all
picture-lost-no-monster = No monster here
picture-lost-not-now = not to buy now
picture-lost-converting = as skill: { $list }
picture-lost-or-skill = or
picture-lost-face-up = face up in the middle
picture-lost-attacks = Your attacks
picture-lost-counter = It strikes back
picture-lost-unarmed = Bare hands
picture-lost-slays = { $card }: slain at once, used up
picture-lost-no-defence = No card
picture-lost-heroes = Heroes of Lost Legends
picture-lost-free = free
picture-lost-begins = Life { $life }, mana { $mana }, gold { $gold }
picture-lost-kind-animal = Animal
picture-lost-kind-humanoid = Humanoid
picture-lost-kind-dragon = Dragon
picture-lost-kind-undead = Undead
picture-lost-head = { $name } · { $kind } · level { $level }
picture-lost-hero-head = { $name } · Hero

# The signs
picture-lost-sign-life = Life, of how much. On a monster: damage on it, of its life
picture-lost-sign-mana = Mana, of how much
picture-lost-sign-gold = Gold
picture-lost-sign-xp = Experience, and where the next hero level begins
picture-lost-sign-legend = Legend points so far
picture-lost-sign-token = Points of trophy tokens: for 2 or 3 of a kind, or all 4
picture-lost-sign-melee = Melee: the skill and the damage
picture-lost-sign-range = Long-range: the skill and the damage
picture-lost-sign-magic = Magic: the skill and the damage
picture-lost-sign-chaos = Chaos damage, which hardly any armor stops
picture-lost-sign-armor = Armor: the skill, and shields
picture-lost-sign-lore = Lore: the skill for spells
picture-lost-sign-craft = Craft: the skill for artifacts
picture-lost-sign-kind = { $kind }: monsters and their trophies
picture-lost-sign-frame = A trophy framed in gold: holds the challenge trophy
picture-lost-sign-helmet = A helmet
picture-lost-sign-breastplate = A breastplate
picture-lost-sign-scroll = A scroll, a spell
picture-lost-sign-folio = A folio, a spell
picture-lost-sign-trinket = A trinket, an artifact
picture-lost-sign-healing = A flask that heals, an artifact
picture-lost-sign-left = Has left the game
picture-lost-sign-kills = This attack defeats the monster
picture-lost-sign-mortal = This would defeat you
picture-lost-sign-hero = A hero
picture-lost-sign-spent = An exhausted card
picture-lost-sign-pile = Monsters left in the pile
picture-lost-sign-reserve = Monsters left in the reserve
picture-lost-sign-start = The starting player of this level
picture-lost-sign-given = Has chosen a card
picture-lost-sign-turn = Whose turn it is
picture-lost-sign-fallen = Defeated: rests until the level ends

# Twins
twin-lost-seat = **{ $name }**, { $hero }{ $start }: { $life } of { $most } life, { $mana } of { $other } mana, { $gold } gold, { $xp } experience, { $points ->
    [one] 1 legend point
   *[other] { $points } legend points
  }.
twin-lost-is-start = , starting player
twin-lost-alt-seat = { $name }, { $hero }: { $life }/{ $most } life, { $mana }/{ $other } mana, { $gold } gold, { $xp } experience, { $points ->
    [one] 1 legend point
   *[other] { $points } legend points
  }
twin-lost-no-hero = { $name } has no hero yet.
twin-lost-defeated = Defeated; rests until the level ends.
twin-lost-skills = Skills: { $list }.
twin-lost-gear = Equipment: { $list }.
twin-lost-spent = { $card } (exhausted)
twin-lost-card = { $card }
twin-lost-trophies = Trophies: { $list }.
twin-lost-trophy = { $count } { $kind }
twin-lost-held = { $count } { $kind } (challenge trophy)
twin-lost-tokens = Trophy tokens: { $list }.
twin-lost-number = { $number }
twin-lost-in-front = In front: { $monster }, { $count } damage of { $life } life{ $beside }.
twin-lost-bonus = , and defeating it brings { $xp } experience more
twin-lost-alt-front = facing { $monster } ({ $count }/{ $life })
twin-lost-face-up = Face up: { $monster }.
twin-lost-none-up = No monster lies face up.
twin-lost-piles = { $pile } monsters in the pile, { $reserve } in the reserve.
twin-lost-players = Players
twin-lost-monsters = Monsters
twin-lost-stacks = Trophy tokens left
twin-lost-stack = { $goal }: { $list }
twin-lost-stack-none = { $goal }: none
twin-lost-goal-pair = Two { $kind } trophies
twin-lost-goal-triple = Three trophies of one kind
twin-lost-goal-variety = One trophy of each kind
twin-lost-attached-buy = bought { $list }
twin-lost-attached-skill = made a skill of { $list }
twin-lost-lately = { $name } { $list }.
twin-lost-given = Already chosen: { $names }.
twin-lost-chosen = { $name } attaches { $card }
twin-lost-hand = Your hand
twin-lost-your-choice = You have chosen { $card }.
twin-lost-offer = **{ $card }** ({ $kind }): costs you { $price } of { $cost } gold{ $beside }. As a skill: { $skill } { $level }, and { $gold } gold.
twin-lost-offer-convert = { " " }after turning { $list } into { $list-count ->
    [one] a skill
   *[other] skills
  }
twin-lost-offer-not = , but cannot be bought now
twin-lost-attacks = Your attacks
twin-lost-strike = { $card }: { $count } of { $left }{ $beside }
twin-lost-strike-mana = { " " }for { $count } mana
twin-lost-strike-kills = { " " }– defeats it
twin-lost-strike-both = { " " }for { $count } mana – defeats it
twin-lost-slays = { $card }: slain at once, used up
twin-lost-counter = If it lives, the blow of { $monster }: { $list }
twin-lost-counter-none = If it lives, the blow of { $monster }: nothing
twin-lost-suffer-none = Without a card: { $life } life
twin-lost-suffer = { $list }: { $life } life
twin-lost-looked = You look at
twin-lost-top = You know what lies on the pile
twin-lost-heroes = Heroes
twin-lost-hero = { $hero }: life { $life }, mana { $mana }, gold { $gold }; { $list }
twin-lost-hero-taken = { $hero }, led by { $name }: life { $life }, mana { $mana }, gold { $gold }; { $list }
twin-lost-score = { $name }: { $total ->
    [one] 1 legend point
   *[other] { $total } legend points
  } – markers { $points }, experience { $xp }, tokens { $tokens }, gold { $gold }
twin-lost-result-place = Place { $place }: { $names }
twin-lost-monster = { $monster } ({ $kind }): { $life } life, strikes with { $strikes }, brings { $xp } experience and { $gold } gold
twin-lost-monster-face = Life { $life }, strikes with { $strikes }. Brings { $xp } experience and { $gold } gold
twin-lost-damage = { $amount } { $damage }
twin-lost-nothing = nothing
twin-lost-doubled = { $damage } counts twice
twin-lost-halved = { $damage } counts half
twin-lost-ignored = { $damage } does nothing
twin-lost-equipment = { $type }, { $skill } as a skill, costs { $cost } gold
twin-lost-discount = Costs { $amount } less with { $list }
twin-lost-piece = { $type }, { $piece }
twin-lost-begins = Begins with { $life } life, { $mana } mana and { $gold } gold
twin-lost-knows = Knows { $list } from the start

# What cards say
twin-lost-basic = Makes { $hit } damage
twin-lost-basic-or = Makes { $hit } or { $other } damage, as you choose
twin-lost-if = With { $list }: { $hit } more
twin-lost-for = For { $count } mana{ $beside }: { $hit } more
twin-lost-for-once = For { $count } mana{ $beside }, once an attack: { $hit } more
twin-lost-with = { " " }and with { $list }
twin-lost-convert = All damage of the weapon becomes magic
twin-lost-per-trophy = { $hit } for each of your trophies of the monster’s kind
twin-lost-again = Right after the attack, { $count } mana makes it ready again
twin-lost-halve = What is struck back is halved
twin-lost-slay = Slays { $kind } at once, and is used up
twin-lost-copy = Attack with a weapon of another player, with that player’s skills; defeating brings { $xp } experience more
twin-lost-tap = Use a ready attack spell of another player, with that player’s skills
twin-lost-polymorph = Before the attack: look at three monsters of the reserve and face one of them instead
twin-lost-transform = Before the attack: look at the top three of the pile and face one of them instead
twin-lost-banish = Before the attack: the next monster takes the place of yours and brings { $xp } experience more
twin-lost-reduce = Takes { $amount } off { $set } damage
twin-lost-reduce-with = With { $list }: takes { $amount } off { $set } damage
twin-lost-reduce-for = For { $count } mana: takes { $amount } more off { $set } damage
twin-lost-reduce-for-once = For { $count } mana, once: takes { $amount } more off { $set } damage
twin-lost-always = With { $list }: always takes { $amount } off { $set } damage
twin-lost-set-magic = magic
twin-lost-set-chaos = chaos
twin-lost-set-blows = melee and long-range
twin-lost-set-plain = melee, long-range and magic
twin-lost-set-any = any
twin-lost-refresh = Makes { $count ->
    [one] one exhausted card
   *[other] up to { $count } exhausted cards
  } ready again: { $list }
twin-lost-mana = Brings { $count } mana
twin-lost-heal = Heals { $count } life
twin-lost-on-life = When bought: 1 more life, and the most you can have
twin-lost-on-mana = When bought: 1 more mana, and the most you can have
twin-lost-borrow-left = One skill of your left neighbour counts for your prices
twin-lost-borrow-right = One skill of your right neighbour counts for your prices
twin-lost-lose-mana = When drawn it charges: you lose { $count } mana
twin-lost-lose-gold = When drawn it charges: you lose { $count } gold
twin-lost-exhaust = When drawn it charges: one of your cards is exhausted ({ $list })
twin-lost-hit-all = When it strikes, everybody suffers { $hit }
twin-lost-lose-skill = When it strikes, you lose a skill
twin-lost-heal-all = When it strikes, { $count } damage comes off each monster
twin-lost-no-armor = Armor does not help against it
twin-lost-avenge = While it faces another player, defeating a monster costs you { $hit }
