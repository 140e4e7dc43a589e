# What cards say: one phrase for each word of the effect language. Phrases are put into one another, so they begin small and end
# without a stop; whoever shows a line gives it both.

# Legions and phases
lraw-legion-hero = Hero
lraw-legion-orc = Orc
lraw-legion-angel = Angel
lraw-legion-demon = Demon
lraw-legion-undead = Undead
lraw-legion-titan = Titan
lraw-legion-dwarf = Dwarf
lraw-legion-beast = Mythical Beast
lraw-legion-bounty = Bounty
lraw-text-countdown = Countdown
lraw-text-reinforce = Reinforce
lraw-text-war = War
lraw-text-end = End

# Around an ability
lraw-nothing = {""}
lraw-text-nothing = nothing happens
lraw-text-keyword = { $name }: { $does }
lraw-text-word-number = { $word } { $n }
lraw-text-opt = once per turn, { $does }
lraw-text-pile = from your discard pile: { $does }
lraw-text-sa = Special Ability: { $does }
lraw-text-syn = Synergy: { $does }
lraw-text-realm = when your Veil is pierced, { $does }
lraw-text-mull = after the mulligan, { $does }
lraw-text-consume = once per turn, { $does }
lraw-text-upkeep = in your { $phase } Phase, { $list }, or this card is destroyed
lraw-text-target = target { $list }: { $does }
lraw-text-cost = { $list }: { $does }
lraw-text-may = you may { $does }
lraw-text-if = if { $list }, { $does }
lraw-text-answers = answers when { $event }: { $does }
lraw-text-when = when { $event }, { $does }
lraw-text-in-phase = in the { $phase } Phase: { $does }
lraw-text-once = once per turn, { $does }
lraw-text-hush = { $does }; nobody can answer it if { $list }
lraw-text-then = { $first }, then { $second }
lraw-text-or-else = { $first }; { $second }
lraw-text-else = { $first }, else { $second }

# What a card answers, in two or three words for a narrow place of a picture
lraw-moment-enters = on entering play
lraw-moment-leaves = on leaving play
lraw-moment-discarded = on discards
lraw-moment-destroyed = on destruction
lraw-moment-milled = on lost deck cards
lraw-moment-eradicated = on eradication
lraw-moment-handed-back = on returns to hand
lraw-moment-unified = on Unified cards
lraw-moment-activated = on activations
lraw-moment-keyword = on keywords
lraw-moment-conscripted = on Conscription
lraw-moment-attack = on attacks
lraw-moment-dealt = on damage dealt
lraw-moment-hurt = on damage taken
lraw-moment-placed = on counters
lraw-moment-rolled = on dice rolls
lraw-moment-end-turn = on turn ends

# Keywords that the rules themselves know
lraw-text-blockade = this Warrior cannot attack and deals no damage in battle
lraw-text-frostbite = in battle with a Warrior, the attack of its opponent is halved before damage
lraw-text-rampage = in battle with a weaker Warrior, the difference is dealt to the opponent’s Warlord
lraw-text-retaliate = damage that it takes in battle with a Warrior is dealt to the opponent’s Warlord as well
lraw-text-valiant = the first lethal damage of a turn leaves it with attack 1

# Players
lraw-text-you = you
lraw-text-opp = the opponent
lraw-text-all-opp = each opponent
lraw-text-all = each player
lraw-text-tp = that player
lraw-text-your = your
lraw-text-opps = the opponent’s
lraw-text-all-opps = each opponent’s
lraw-text-alls = each player’s
lraw-text-tps = that player’s
lraw-text-an-opponent = an opponent
lraw-text-a-player = a player

# Cards
lraw-text-card = { $n ->
    [one] card
   *[other] cards
}
lraw-text-warrior = { $n ->
    [one] Warrior
   *[other] Warriors
}
lraw-text-unified = { $n ->
    [one] Unified card
   *[other] Unified cards
}
lraw-text-fortified = { $n ->
    [one] Fortified card
   *[other] Fortified cards
}
lraw-text-act = { $n ->
    [one] ACT card
   *[other] ACT cards
}
lraw-text-arm = { $n ->
    [one] ARM
   *[other] ARMs
}
lraw-text-warlord = { $n ->
    [one] Warlord
   *[other] Warlords
}
lraw-text-exactly = { $n } { $cards }
lraw-text-up-to = up to { $n } { $cards }
lraw-text-exactly-x = X { $cards }
lraw-text-up-to-x = up to X { $cards }
lraw-text-any = any { $cards }
lraw-text-each = each { $cards }
lraw-text-this = this card
lraw-text-bearer = the equipped Warrior
lraw-text-that = that card
lraw-text-that-other = the other card
lraw-text-attacker = the attacker
lraw-text-attacked = the attacked card
lraw-text-it = it
lraw-text-them = them
lraw-text-nth = target { $n }
lraw-text-prev = it
lraw-text-picked = { $cards } that { $subject } chooses
lraw-text-not-this = other { $cards }
lraw-text-on-field = { $cards } on the field
lraw-text-non-token = { $cards } that are no Tokens
lraw-text-face-up = face-up { $cards }
lraw-text-face-down = face-down { $cards }
lraw-text-mine = { $cards } of yours
lraw-text-theirs = { $cards } of an opponent
lraw-text-own-legion = { $cards } of your Warlord’s legion
lraw-text-other-name = { $cards } with another name
lraw-text-legion = { $legion } { $cards }
lraw-text-named = “{ $name }” { $cards }
lraw-text-is = { $cards } called “{ $name }”
lraw-text-attack = { $cmp ->
    [le] { $cards } with attack { $n } or less
   *[other] { $cards } with attack { $n } or more
}
lraw-text-printed-attack = { $cmp ->
    [le] { $cards } with printed attack { $n } or less
   *[other] { $cards } with printed attack { $n } or more
}
lraw-text-with-word = { $cards } with { $word }
lraw-text-one-of = { $cards } ({ $either })
lraw-text-either = { $first } or { $second }
lraw-text-not = { $cards }, but not { $other }
lraw-text-that-is = { $cards } that is { $other }
lraw-text-in-hand = { $cards } in { $whose } hand
lraw-text-in-discard = { $cards } in { $whose } discard pile
lraw-text-in-erad = { $cards } in { $whose } Eradication Zone

# Numbers
lraw-text-x = X
lraw-text-count = the number of { $cards }
lraw-text-counters-on = the number of { $counter } Counters on { $cards }
lraw-text-attack-of = as much as the attack of { $cards }
lraw-text-dice = the roll
lraw-text-amount = that many
lraw-text-div = { $n } divided by { $by }, rounded down,
lraw-text-plus = { $n } plus { $more }
lraw-text-times = { $by } times { $n }
lraw-text-minus = minus { $n }
lraw-text-counters = { $n ->
    [one] 1 { $counter } Counter
   *[other] { $n } { $counter } Counters
}

# Conditions
lraw-text-warlord-is = your Warlord is { $name }
lraw-text-damage-ge = { $whose } Warlord has at least { $n } damage
lraw-text-deck-empty = { $whose } deck is empty
lraw-text-pierced = your Veil is pierced
lraw-text-used-sa = you have used your Special Ability this turn
lraw-text-used-consume = you have used your Guardian’s ability this turn
lraw-text-from-hand-or-deck = it came from the hand or the deck
lraw-text-counters-ge = at least { $n } { $counter } Counters lie on { $cards }

# Costs
lraw-text-blood = take { $n } damage
lraw-text-points = pay { $n } AP
lraw-text-cost-discard = discard { $cards }
lraw-text-cost-erad = eradicate { $cards }
lraw-text-cost-erad-top = { $n ->
    [one] eradicate the top card of your deck
   *[other] eradicate the top { $n } cards of your deck
}
lraw-text-cost-sacrifice = sacrifice { $cards }
lraw-text-cost-sacrifice-this = sacrifice this card
lraw-text-cost-send-top = { $n ->
    [one] discard the top card of your deck
   *[other] discard the top { $n } cards of your deck
}
lraw-text-cost-send = send { $cards } to the discard pile
lraw-text-cost-destroy = destroy { $cards }
lraw-text-cost-remove = remove { $n } { $counter } { $n ->
    [one] Counter
   *[other] Counters
} from { $cards }
lraw-text-cost-remove-x = remove X { $counter } Counters from your cards
lraw-text-cost-reveal = show this card

# Events
lraw-text-enters = { $cards } enters play
lraw-text-leaves = { $cards } leaves the field
lraw-text-to-discard = { $cards } goes from the field to the discard pile
lraw-text-destroyed = { $cards } is destroyed
lraw-text-destroyed-battle = { $cards } is destroyed in battle
lraw-text-destroyed-effect = { $cards } is destroyed by an effect
lraw-text-milled = { $cards } goes from the deck to the discard pile
lraw-text-any-milled = { $cards } goes from the deck to the discard pile or the Eradication Zone
lraw-text-eradicated = { $cards } is eradicated by a card
lraw-text-discarded = { $cards } is discarded for { $other }
lraw-text-handed-back = { $cards } returns to the hand
lraw-text-activated = { $cards } is used
lraw-text-keyword-activated = a keyword of { $cards } is used
lraw-text-conscripted = { $cards } is Conscripted from the hand
lraw-text-attacks = { $cards } attacks { $other }
lraw-text-dealt = { $cards } damages { $other } in battle
lraw-text-hurt = { $cards } is damaged and stays
lraw-text-placed = { $counter } Counters are placed on { $cards }
lraw-text-rolled = you roll dice
lraw-text-end-turn = { $whose } End Phase begins

# What happens
lraw-text-draw = { $who ->
    [you] draw
   *[other] { $subject } draws
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}
lraw-text-discard-hand = { $who ->
    [you] discard your hand
   *[other] { $subject } discards the hand
}
lraw-text-discard = { $who ->
    [you] discard { $n } of your { $cards } in hand
   *[other] { $subject } discards { $n } of the { $cards } in hand
}
lraw-text-discard-random = { $who ->
    [you] discard { $n } of your { $cards } in hand at random
   *[other] { $subject } discards { $n } of the { $cards } in hand at random
}
lraw-text-mill = { $n ->
    [one] move the top card of { $whose } deck { $to }
   *[other] move the top { $n } cards of { $whose } deck { $to }
}
lraw-text-mill-up = move up to { $n } cards from the top of { $whose } deck { $to }
lraw-text-search = search your deck for { $cards }, which goes { $to }
lraw-text-look = { $n ->
    [one] look at the top card of your deck: it goes { $to } or { $rest }
   *[other] look at the top { $n } cards of your deck: { $some } goes { $to }, the rest { $rest }
}
lraw-text-reveal = show { $cards }
lraw-text-show-hand = { $who ->
    [you] show your hand
   *[other] { $subject } shows you the hand
}
lraw-text-sacrifice = { $who ->
    [you] sacrifice
   *[other] { $subject } sacrifices
} { $n } { $cards }
lraw-text-manifest = { $who ->
    [you] manifest
   *[other] { $subject } manifests
} { $n } { $name } { $n ->
    [one] Token
   *[other] Tokens
}
lraw-text-damage-warlord = deal { $n } damage to { $whose } Warlord
lraw-text-damage = deal { $n } damage to { $cards }
lraw-text-heal = heal { $n } damage of { $whose } Warlord
lraw-text-set-damage = the damage of { $whose } Warlord becomes { $n }
lraw-text-trap = { $n ->
    [one] lay a trap in a free Warrior zone of { $subject }
   *[other] lay { $n } traps in free Warrior zones of { $subject }
}
lraw-text-veil-down = { $n ->
    [one] remove a Veil Counter from { $whose } Veil
   *[other] remove { $n } Veil Counters from { $whose } Veil
}
lraw-text-ap = { $who ->
    [you] gain
   *[other] { $subject } gains
} { $n } AP
lraw-text-negate = negate { $cards }
lraw-text-negate-destroy = negate and destroy { $cards }
lraw-text-answered = what is answered
lraw-text-activation = what is answered, of { $cards }
lraw-text-effect = what is answered, of { $cards }
lraw-text-conscription = the Conscription of { $cards }
lraw-text-roll = { $n ->
    [one] roll a die
   *[other] roll { $n } dice
}; { $does }
lraw-text-row = { $n } to { $more }: { $does }
lraw-text-row-one = { $n }: { $does }
lraw-text-table = { $n ->
    [one] roll a die. { $rows }
   *[other] roll { $n } dice. { $rows }
}
lraw-text-modes = choose { $n }: { $rows }
lraw-text-if-do = { $does }; if you do, { $then }
lraw-text-if-not = { $does }; if that cannot be, { $else }
lraw-text-if-else = { $does }; if you do, { $then }, else { $else }
lraw-text-reactivate = use { $list } of this card again
lraw-text-this-turn = { $does } this turn
lraw-text-until-next = until your next turn, { $does }
lraw-text-until-theirs = until the end of the next turn of whom it meets, { $does }
lraw-text-shield = { $n ->
    [one] next time, { $does },
   *[other] the next { $n } times, { $does },
}
lraw-text-guard-destroy = { $n ->
    [one] { $cards } is saved the next time it would be destroyed
   *[other] { $cards } is saved the next { $n } times it would be destroyed
}
lraw-text-guard-hit = { $n ->
    [one] { $cards } takes { $less } less damage the next time
   *[other] { $cards } takes { $less } less damage the next { $n } times
}
lraw-text-guard = { $n ->
    [one] next time { $cards } is met, { $does },
   *[other] the next { $n } times { $cards } is met, { $does },
}
lraw-text-change = for the rest of the game: { $change }
lraw-text-cancel-attack = the attack is called off
lraw-text-plunder = an opponent cuts your deck, and you draw the card at the cut
lraw-text-gamble = name a number and roll a die. Right: that much damage to all opposing Warlords and Warriors, and you heal as much. Wrong: your Warlord takes the damage
lraw-text-under-warlord = this card goes under your Warlord
lraw-text-more-attacks = { $n ->
    [one] { $cards } may attack once more this turn
   *[other] { $cards } may attack { $n } more times this turn
}
lraw-text-more-conscriptions = { $n ->
    [one] you may Conscript once more this turn
   *[other] you may Conscript { $n } more times this turn
}
lraw-text-more-sa = { $n ->
    [one] you may use your Special Ability once more this turn in spite of Cool Down
   *[other] you may use your Special Ability { $n } more times this turn in spite of Cool Down
}
lraw-text-more-consume = { $n ->
    [one] you may use your Guardian’s ability once more this turn
   *[other] you may use your Guardian’s ability { $n } more times this turn
}
lraw-text-both-attacks = your Warlord may use both attacks this turn
lraw-text-destroy = destroy { $cards }
lraw-text-conscript = Conscript { $cards }
lraw-text-revive = revive { $cards }
lraw-text-revive-beside = revive { $cards } beside this card
lraw-text-take-control = take control of { $cards }
lraw-text-equip = this card equips { $cards }
lraw-text-weaponize = take control of { $cards }, which this card equips as an ARM
lraw-text-put-under = put { $cards } under this card, to be eradicated when it leaves
lraw-text-retarget = make { $cards } the new target of the attack
lraw-text-bestow = bestow { $n } attack on { $cards }
lraw-text-give = give { $cards } { $word }
lraw-text-place = place { $counters } on { $cards }
lraw-text-take = remove { $counters } from { $cards }
lraw-text-remove-any = remove any number of { $counter } Counters from { $cards }
lraw-text-move-hand = return { $cards } to the owner’s hand
lraw-text-move-top = put { $cards } on top of the owner’s deck
lraw-text-move-bottom = put { $cards } under the owner’s deck
lraw-text-move-shuffle = shuffle { $cards } into the owner’s deck
lraw-text-move-discard = send { $cards } to the discard pile
lraw-text-move-erad = eradicate { $cards }
lraw-text-move-erad-down = eradicate { $cards } face-down
lraw-text-to-hand = to the hand
lraw-text-to-top = on top of the deck
lraw-text-to-bottom = under the deck
lraw-text-to-shuffle = into the deck, which is shuffled
lraw-text-to-pile = to the discard pile
lraw-text-to-erad = face-up to the Eradication Zone
lraw-text-to-erad-down = face-down to the Eradication Zone
lraw-text-to-play = into play

# What holds
lraw-text-has-attack = { $cards } has { $n } more attack
lraw-text-has-less = { $cards } has { $n } less attack
lraw-text-has-word = { $cards } has { $word }
lraw-text-word-lock = { $cards } loses its keywords and gains none
lraw-text-blood-times = what costs { $subject } damage for { $cards } costs { $n } times as much
lraw-text-blood-more = what costs { $subject } damage for { $cards } costs { $n } more
lraw-text-points-times = what costs { $subject } AP for { $cards } costs { $n } times as much
lraw-text-points-more = what costs { $subject } AP for { $cards } costs { $n } more
lraw-text-immune = { $cards } is unaffected by { $other }
lraw-text-no-target = { $cards } cannot be targeted by { $subject }
lraw-text-attack-tax = to attack, { $list }
lraw-text-attack-double = { $list } when attacking: the attack is doubled this turn
lraw-text-reroll-die = { $n ->
    [one] once per turn you may roll one die again
   *[other] { $n } times per turn you may roll one die again
}
lraw-text-reroll-all = { $n ->
    [one] once per turn you may roll all dice again
   *[other] { $n } times per turn you may roll all dice again
}
lraw-text-no-conscript = { $subject } cannot Conscript
lraw-text-no-revive = { $subject } cannot revive
lraw-text-no-unified = { $subject } cannot use Unified cards
lraw-text-no-attack = { $whose } Warriors cannot attack
lraw-text-skip-draw = { $who ->
    [you] you draw
   *[other] { $subject } draws
} no card in the Reinforce Phase
lraw-text-skip-reinforce = { $who ->
    [you] you have
   *[other] { $subject } has
} no Reinforce Phase
lraw-text-effects-only = { $cards } cannot be Conscripted from the hand; an effect must bring it into play
lraw-text-revive-tax = whenever { $subject } would revive: { $list }, or nothing comes back
lraw-text-more-conscript = { $who ->
    [you] you may Conscript
   *[other] { $subject } may Conscript
} { $n ->
    [one] once more each turn
   *[other] { $n } more times each turn
}
lraw-text-less-damage = { $cards } takes { $n } less damage
lraw-text-less-warlord = { $whose } Warlord takes { $n } less damage each time
lraw-text-not-destroyed = { $cards } is not destroyed
lraw-text-divert = { $cards } goes { $to } when it is destroyed
lraw-text-divert-battle = { $cards } goes { $to } when it is destroyed in battle
lraw-text-divert-effect = { $cards } goes { $to } when it is destroyed by an effect
lraw-text-divert-discard = { $cards } goes { $to } instead of the discard pile
lraw-text-steal = a Warrior that an opponent’s effect would Conscript comes to your side
lraw-text-safe-gamble = { $who ->
    [you] a wrong call at Gamble costs you no damage
   *[other] a wrong call at Gamble costs no damage
}
lraw-text-new-target = an attack on { $cards } goes against this Warrior instead
lraw-text-amplify = damage dealt by { $cards } is { $n } more
lraw-text-swap = { $cards } enters with { $word } instead of its own keywords
