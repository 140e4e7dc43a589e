# Lost Legends. Plain sentences that name the actor. Names of monsters and cards may be plural (Goblin Raiders, Throwing Knives): no
# verb in a form for one alone follows them.

# Cards, players and words within sentences
lost-name = { $name }
lost-player = { $who }
lost-nothing = {""}
lost-unarmed = bare hands
lost-skill-melee = melee
lost-skill-range = range
lost-skill-magic = magic
lost-skill-armor = armor
lost-skill-lore = lore
lost-skill-craft = craft
lost-damage-melee = melee
lost-damage-range = long-range
lost-damage-magic = magic
lost-damage-chaos = chaos
lost-type-melee = melee
lost-type-range = range
lost-type-magic = magic
lost-type-armor = armor
lost-type-scroll = scroll
lost-type-folio = folio
lost-type-trinket = trinket
lost-type-healing = healing
lost-sort-melee = Melee weapon
lost-sort-range = Range weapon
lost-sort-magic = Magic weapon
lost-sort-armor = Armor
lost-sort-scroll = Scroll
lost-sort-folio = Folio
lost-sort-trinket = Trinket
lost-sort-healing = Healing
lost-place-weapons = weapons
lost-place-spells = spells
lost-place-armor = armor
lost-place-artifacts = artifacts
lost-piece-breastplate = breastplate
lost-piece-shield = shield
lost-piece-helmet = helmet
lost-monster-animal = an animal
lost-monster-humanoid = a humanoid
lost-monster-dragon = a dragon
lost-monster-undead = an undead
lost-beside-converted = { " " }after turning { $list } into { $list-count ->
    [one] a skill
   *[other] skills
  }
lost-beside-back = { " " }and has { $list } ready again
lost-beside-with = , boosted by { $list },
lost-beside-against = { " " }in spite of { $list }
lost-beside-again = { " " }Ready again: { $list }.

# What happened
lost-hero = { $who } leads the { $hero }.
lost-level = { $level ->
    [1] Level 1, the Ruins, begins.
    [2] Level 2, the Caves, begins.
   *[other] Level 3, the Demon Fortress, begins.
  } { $who } is the starting player.
lost-revealed = { $who } will meet { $monster }.
lost-face-up = Face up beside the pile: { $monster }.
lost-hand = Your hand: { $list }.
lost-chose = { $who } has chosen a card.
lost-chose-own = { $who } has chosen { $card }.
lost-chose-back = { $who } takes the choice back.
lost-shows = { $who }: { $card }
lost-shown = All have chosen. { $list }.
lost-skilled = { $who } adds { $card } as { $skill } { $level } and gets { $gold } gold.
lost-bought = { $who } buys { $card } for { $price } gold{ $beside }.
lost-combat = The heroes go to fight.
lost-round = Round { $round } of the fight.
lost-took = { $who } takes the face-up { $monster }.
lost-drew = { $who } draws { $monster }.
lost-passed = { $who } passes { $monster } to { $to }.
lost-drained = { $who } loses { $mana ->
    [0] { $gold ->
        [0] nothing
       *[other] { $gold } gold
      }
   *[other] { $gold ->
        [0] { $mana } mana
       *[other] { $mana } mana and { $gold } gold
      }
  } to the charge of { $monster }.
lost-charged = The charge of { $monster } exhausts { $card } of { $who }.
lost-spared = { $who } has no card for the charge of { $monster }.
lost-idle = There is no monster left to draw, so the turn of { $who } ends.
lost-used = { $who } uses { $card }{ $beside }{ $life ->
    [0] { $mana ->
        [0] { "" }
       *[other] : +{ $mana } mana
      }
   *[other] { $mana ->
        [0] : +{ $life } life
       *[other] : +{ $life } life, +{ $mana } mana
      }
  }.
lost-looked = { $who } uses { $card } and looks at { $count ->
    [one] 1 monster
   *[other] { $count } monsters
  }.
lost-looked-own = { $who } uses { $card } and looks at { $list }.
lost-turned = { $who } uses { $card }: { $to } in place of { $from }.
lost-attacked = { $who } attacks { $monster } with { $weapon }{ $beside } for { $damage } damage{ $mana ->
    [0] { "" }
   *[other] , spending { $mana } mana
  }: { $markers } of { $life }.{ $again }
lost-slew = { $who } uses up { $card } to slay { $monster }.
lost-defeated = { $who } defeats { $monster } and gains { $xp } experience.
lost-reward-gold = { $who } takes 2 gold for a new hero level.
lost-reward-life = { $who } takes 1 life for a new hero level.
lost-reward-mana = { $who } takes 1 mana for a new hero level.
lost-share = { $who } +{ $gold }
lost-gold = Gold is dealt: { $list }.
lost-challenge = { $who } wins the { $trophy } trophy and 1 legend point.
lost-challenge-from = { $who } wins the { $trophy } trophy from { $from } and 1 legend point.
lost-token = { $who } takes a trophy token worth { $points } points.
lost-strikes = { $who } is attacked in return by { $monster }.
lost-mended = The monsters mend with { $monster }: damage comes off them.
lost-lost = { $who } loses the skill of { $card }.
lost-suffered = { $who } loses { $life ->
    [0] no life
   *[other] { $life } life
  } to { $monster }{ $beside }{ $mana ->
    [0] { "" }
   *[other] { " " }and { $mana } mana
  }.
lost-fell = { $who } is defeated and rests until the level ends.
lost-fell-before = { $who } is defeated and rests until the level ends, rid of { $monster }.
lost-lap = The last monster has left the middle: one more turn each, up to { $who }.
lost-lap-idle = The fight stands still, so the middle is cleared: one more turn each, up to { $who }.
lost-escaped = { $who } lets { $monster } escape.
lost-points = { $who } +{ $points }
lost-level-end = Level { $level } ends.
lost-level-end-points = Level { $level } ends. Legend points for challenge trophies: { $list }.
lost-left = { $who } leaves; the standard answers play on.
lost-ended = { $who-count ->
    [one] { $who } wins
   *[other] { $who } win together
  } with { $points } legend points.

# Parts of a game
lost-chapter-gear = Level { $level }, gearing up
lost-chapter-round = Level { $level }, round { $round }
lost-chapter-over = The end

# Questions
lost-ask-hero = Which hero do you lead?
lost-ask-take = Which card do you keep?
lost-ask-attach = Skill or equipment?
lost-ask-attach-card = What becomes of { $card }?
lost-ask-attach-open = What becomes of { $card }? You may also confirm now and say it when all have chosen.
lost-ask-convert = Which equipment becomes a skill first?
lost-ask-convert-too = Does equipment become a skill first? If not, confirm.
lost-ask-charge = Which card does the charge exhaust?
lost-ask-select = What do you do with the monsters?
lost-ask-met = Do you attack it or pass it?
lost-ask-look = Which monster do you face?
lost-ask-order = Which one lies next on the pile, from the top?
lost-ask-attack = How do you attack?
lost-ask-slay = Which weapon slays it?
lost-ask-weapon = Which weapon?
lost-ask-basic = Which kind of damage?
lost-ask-part = What else?
lost-ask-prepared = What is done then?
lost-ask-boosts = Which cards boost the attack?
lost-ask-whose = Whose?
lost-ask-which = Which one?
lost-ask-mana-card = On which card do you spend mana?
lost-ask-mana = How often do you spend { $each } mana on { $card }?
lost-ask-again = Which card do you refresh?
lost-ask-use = Which card do you use?
lost-ask-refresh = Which cards become ready again?
lost-ask-defend = How do you defend?
lost-ask-defence = Which card defends you?
lost-ask-heal = Your life is 0. Do you heal?
lost-ask-reward = What is your reward?
lost-ask-drop = Which skill do you lose?
lost-ask-order-kind = What shall be done without asking you?
lost-ask-habit = Which way?
lost-ask-next = What comes next on your list?
lost-ask-gold = For how much gold at most?
lost-ask-life = At how much life?
lost-ask-markers = With how many markers at least?
lost-ask-monster = Which monster?
lost-ask-condition = Only if something holds, or at once?

# What the table waits for
lost-wait-hero = choose a hero
lost-wait-take = choose a card
lost-wait-attach = say what becomes of a card
lost-wait-charge = choose a card for the charge
lost-wait-turn = play a turn
lost-wait-defend = defend against a monster
lost-wait-drop = choose a skill to lose

# Choices
lost-choice-skill = Skill
lost-choice-buy = Buy
lost-verb-stay = Attack it
lost-verb-pass = Pass the drawn one
lost-verb-pass-face-up = Pass, take face-up
lost-verb-pass-draw = Pass, draw
lost-verb-face-up = Take the face-up one
lost-verb-draw = Draw one
lost-verb-use = Use a card
lost-verb-attack = Attack
lost-verb-slay = Slay
lost-verb-with = Boosts
lost-verb-tap = Tap a spell
lost-verb-mana = Spend mana
lost-verb-again = Refresh a card
lost-verb-unarmed = Bare hands
lost-verb-copy = Copy a weapon
lost-verb-defend = Defend
lost-verb-fall = Fall
lost-reward-one-life = 1 life
lost-reward-one-mana = 1 mana
lost-reward-two-gold = 2 gold
lost-verb-then = And then
# The heroes: what each is, whom it suits, how hard it is.
lost-suits-warrior = Blade and armor, little gold. Suits whoever stands in front; easy.
lost-suits-barbarian = Most life, and a hand for tools. Suits whoever trades blows; easy.
lost-suits-hunter = Bow and armor, gold to begin with. Suits the far-sighted; middling.
lost-suits-assassin = Blade and bow, little life. Suits whoever strikes first; middling.
lost-suits-sorceress = Spells and lore, much mana, little life. Suits planners; hard.
lost-note-known = { $line } Life { $life }, mana { $mana }, gold { $gold }
lost-note-hero = Life { $life }, mana { $mana }, gold { $gold }; { $skills }
lost-note-price = Costs you { $price } gold
lost-note-convert = Costs { $price } gold; not without turning equipment into skills
lost-note-unbought = Costs { $price } gold; it can only become a skill now
lost-note-card = { $sort }, costs you { $price } gold
lost-note-card-convert = { $sort }, costs { $price } gold; not without turning equipment into skills
lost-note-card-unbought = { $sort }, costs { $price } gold; it can only become a skill now
lost-note-met = { $monster }, { $left } life left
lost-note-draw = { $pile ->
    [one] The last one of the pile; it may charge
   *[other] One of { $pile } that nobody knows; it may charge
}
lost-note-pass = { $who } gets { $monster }; you face an unknown one, which may charge
lost-note-pass-last = { $who } gets { $monster }; none is left to draw, and your turn ends
lost-note-pass-face-up = { $who } gets { $monster }; you face { $next }
lost-note-skill = Brings { $skill } { $level } and { $gold } gold
lost-note-becomes = Becomes { $skill } { $level }
lost-note-drop = { $level ->
    [0] You lose { $skill }
   *[other] Your { $skill } falls to { $level }
}
lost-line-attack = with one weapon, and with all that you add to it; what boosts it is exhausted for this level
lost-line-slay = a weapon is used up, and a monster of its kind falls at once
lost-line-use = a card that helps before it: ready cards, mana, healing, or another monster
lost-line-defend = cards that take off what the monster does to you, or none
lost-line-fall = you are defeated and rest until the level ends
lost-line-life = for good, from now on
lost-line-mana = for good, from now on
lost-line-gold = to buy equipment with
lost-line-with = scrolls, folios and trinkets that add damage; each is exhausted for this level
lost-line-tap = a spell of another player adds damage to your attack
lost-line-spend = more damage for the mana that you have
lost-line-again = a card is ready again right after the attack
lost-line-unarmed = 1 melee damage, which can be boosted
lost-line-copy = your card strikes like a weapon of another player
lost-line-then = what follows in the row that you prepare
lost-note-damage = { $damage } damage by itself
lost-hint-attack = { $left ->
    [0] { $damage } damage, and it is defeated
   *[other] { $damage } damage, and { $left } life is left to it
}
lost-hint-defend = { $life ->
    [0] you lose no life
   *[other] you lose { $life } life
}

# Standing orders
lost-kind-turn = Prepare my next turn
lost-kind-hit = Prepare a defence
lost-kind-heroes = Heroes I would like
lost-kind-draft = Cards I would keep
lost-kind-attach = Buy or skill
lost-kind-charge = Cards for charges
lost-kind-select = Attack or pass
lost-kind-fresh = Face-up or pile
lost-kind-met = Attack what I draw
lost-kind-heal-at = Heal early
lost-kind-cheaply = Kill cheaply
lost-kind-defend = How I defend
lost-kind-heal = Heal at 0
lost-kind-rewards = Rewards
lost-kind-drop = Skills to lose
lost-kind-line-turn = carried out when your turn begins, if what you name then holds
lost-kind-line-hit = for the next time that another player's turn hurts you
lost-kind-line-heroes = the first of your list that is still free
lost-kind-line-draft = in the draft, the first of your list that you hold
lost-kind-line-attach = buy up to a price, else make it a skill
lost-kind-line-charge = which of your cards a charge takes first
lost-kind-line-select = whether you keep to the monster in front of you
lost-kind-line-fresh = which monster you take when you have none
lost-kind-line-met = you keep what you draw
lost-kind-line-heal-at = heal in your turn while your life is low
lost-kind-line-cheaply = the attack that kills with the fewest cards
lost-kind-line-defend = when cards take damage off
lost-kind-line-heal = heal as long as you can
lost-kind-line-rewards = what each new hero level brings
lost-kind-line-drop = which skill goes first when you are defeated
lost-if-foe = If I face ...
lost-if-markers = If it has markers
lost-if-face-up = If face-up is ...
lost-if-life = If my life is ...
lost-if-done = No further condition
lost-order-heroes = { $list-count ->
    [one] Lead { $list } if nobody else does.
   *[other] Lead the first free one of { $list }.
  }
lost-order-draft = { $list-count ->
    [one] Keep { $list } where I can.
   *[other] Keep the first of { $list }.
  }
lost-order-attach = Buy if it costs at most { $gold } gold, else make it a skill.
lost-order-charge = { $list-count ->
    [one] Let charges exhaust { $list } if I have it.
   *[other] Let charges exhaust the first of { $list }.
  }
lost-order-stay = Always attack.
lost-order-weak = Pass it if my best attack makes 0.
lost-order-face-up = Take the face-up monster.
lost-order-draw = Draw a monster.
lost-order-met = Attack what I draw.
lost-order-heal-at = Heal while my life is at most { $life }.
lost-order-cheaply = Kill with the fewest cards, else attack plainly.
lost-order-never = Never use a card to defend.
lost-order-survive = Defend only to survive.
lost-order-two = Use each card that saves 2 or more.
lost-order-heal = Always heal at 0 life.
lost-order-rewards = Take these rewards in turn: { $list }.
lost-order-drop = { $list-count ->
    [one] Lose { $list } if I have it.
   *[other] Lose the first of { $list }.
  }
lost-order-turn = My next turn: { $parts }{ $beside }.
lost-order-hit = My next defence: { $parts }{ $beside }.
lost-order-only = { " " }– only if { $list }
lost-when-foe = I face { $monster }
lost-when-markers = it has at least { $count } markers
lost-when-face-up = the face-up one is { $monster }
lost-when-life = my life is at least { $life }
lost-part-stay = keep to the monster in front
lost-part-pass-draw = pass it and draw one
lost-part-pass-face-up = pass it and take the face-up one
lost-part-face-up = take the face-up one
lost-part-draw = draw one
lost-part-attack = attack with { $list }{ $beside }{ $again }
lost-part-basic = { $card } ({ $damage })
lost-part-mana = { " " }(mana: { $list })
lost-part-times = { $card } ×{ $count }
lost-part-again = { " " }(ready again: { $list })
lost-part-slay = slay it with { $card }
lost-part-use = use { $card }{ $beside }
lost-part-on = { " " }for { $list }
lost-part-defend = defend with { $list }{ $beside }
lost-part-defend-none = defend with no card
lost-part-reward = take { $reward }
lost-part-fall = do not heal
lost-part-exhaust = exhaust { $card }
lost-part-meet = meet { $monster }
lost-part-drop = lose the skill { $card }
lost-part-else = what is never asked in a turn

# What somebody does by a move
lost-deed = You { $part }.
lost-deed-hero = You lead the { $hero }.
lost-deed-take = You keep { $card }.
lost-deed-skill = You make { $card } a skill.
lost-deed-buy = You buy { $card }{ $beside }.
lost-deed-exhaust = You exhaust { $card }.
lost-deed-meet = You face { $monster }.
lost-deed-back = The others go back in this order, the first on top: { $list }.
lost-deed-drop = You lose the skill of { $card }.

# Refusals
lost-no-over = This game has ended; { $who } won with { $points } points.
lost-no-such = Nothing in this game is called “{ $word }”{ $list-count ->
    [0] .
   *[other] ; did you mean { $list }?
  }
lost-no-prepared = No turn asks for a hero or a new card; you can prepare a choice of monster, an attack, the use of a card, a defence, healing and a reward.
lost-no-turn = It is { $who }’s turn; you will be called when you have to act.
lost-no-question = You have no open question right now.
lost-no-first = First decide about { $question }.
lost-first-charge = the card that the charge exhausts
lost-first-select = the monsters
lost-first-look = the monsters that you look at
lost-first-attack = your attack
lost-first-defend = your defence
lost-first-reward = your reward
lost-first-drop = the skill that you lose
lost-no-hero = { $hero } is taken; free heroes are { $list }.
lost-no-hand = You do not hold { $card }; your hand is { $list }.
lost-no-change = All players have chosen, so your choice of { $card } is fixed.
lost-no-gold = You would pay { $price } gold for { $card } and have { $gold }; convert equipment or attach the card as a skill.
lost-no-place = Your place for { $place } already has 3 cards; convert one of { $list } or attach { $card } as a skill.
lost-no-double = You already have { $card }; two equal cards are not allowed.
lost-no-second-weapon = You already have the { $type } weapon { $card }; convert it first or attach the new card as a skill.
lost-no-second-piece = You already wear a { $piece }: { $card }; convert it first or attach the new card as a skill.
lost-no-own = { $list-count ->
    [0] You do not own { $card } as equipment; you have none.
   *[other] You do not own { $card } as equipment; you can convert { $list }.
  }
lost-no-alone = Equipment can be turned into a skill only while buying a new card.
lost-no-pass = You can pass a monster only if another undefeated player has none; you must attack.
lost-no-second-pass = You have already passed a monster this turn and must attack this one.
lost-no-lap = This is the last lap: you can only attack.
lost-no-pile = The pile is empty; take the face-up { $monster }.
lost-no-face-up = You have a monster in front of you; attack it or pass it.
lost-no-weapon = Choose exactly one weapon: { $list }.
lost-no-unarmed = You own weapons, so you must attack with one of them: { $list }.
lost-no-ready = You cannot use { $card }: exhausted until refreshed or until the level ends.
lost-no-boost = { $list-count ->
    [0] { $card } cannot be used in an attack; no card of yours can now.
   *[other] { $card } cannot be used in an attack; usable cards are { $list }.
  }
lost-no-defence = { $list-count ->
    [0] { $card } cannot reduce damage; no card of yours can be used now.
   *[other] { $card } cannot reduce damage; usable cards are { $list }.
  }
lost-no-mana = This needs { $needed } mana and you have { $mana }.
lost-no-twice = This line of { $card } can be used only once per attack.
lost-no-skills = That line of { $card } needs { $skills }.
lost-needs-skill = { $skill } { $level }
lost-needs-or = { $first } or { $second }
lost-no-slay = { $weapon } can only slay { $slays }; your monster is { $is }.
lost-no-slay-boost = A slaying attack takes no boosts and no mana.
lost-no-copy = { $list-count ->
    [0] No other player has a weapon that you could copy now.
   *[other] Choose a weapon of another player: { $list }.
  }
lost-no-tap = { $list-count ->
    [0] No other player has an unexhausted attack spell that you could tap now.
   *[other] Choose an unexhausted attack spell of another player: { $list }.
  }
lost-no-turned = Polymorph, Transformation and Banishment can be used only once per turn and before attacking.
lost-no-pile-for = The monster pile is empty, so { $card } cannot be used.
lost-no-reserve = The reserve is empty, so { $card } cannot be used.
lost-no-refresh = { $list-count ->
    [0] { $card } cannot be refreshed now; nothing can.
   *[other] { $card } cannot be refreshed now; possible cards are { $list }.
  }
lost-no-use = { $card } would do nothing now.
lost-no-armor = Armor does not help against { $monster }; use spells, artifacts or nothing.
lost-no-healing = Healing cards can be used in your turn before your attack, or when your life is 0.
lost-no-choice = Choose { $list-count ->
    [one] { $list }
   *[other] one of: { $list }
  }.
lost-no-rest = Your hero is defeated and rests until the level ends.
lost-stopped-else = Things are not as you had thought; what you prepared for did not come.
lost-stopped-asked = You were asked something for which you had prepared nothing.
lost-stopped-past = That turn is over.
lost-stopped-rest = That turn is over, and you were not asked for all that you had prepared.
lost-skipped-heroes = All heroes on your list are taken.
lost-skipped-draft = None of the cards on your list is in your hand.
lost-skipped-charge = None of the cards on your list can be exhausted for this.
lost-skipped-rewards = Your list of rewards is used up.
lost-skipped-drop = None of the skills on your list is yours to lose.
lost-setup-players = This game takes 3 to 5 players; you have { $count }.
lost-setup-pack = The card file cannot be used: { $fault }
lost-setup-packs = One card file with at least five heroes can take the place of the game’s own cards.
