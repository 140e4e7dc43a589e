# Cards
lraw-name = { $name }
lraw-name-of = { $who }'s { $name }
lraw-kind-warrior = Warrior
lraw-kind-unified = Unified card
lraw-kind-fortified = Fortified card
lraw-kind-token = Token
lraw-kind-warlord = Warlord
lraw-kind-veil = Veil
lraw-kind-synergy = Synergy
lraw-kind-guardian = Guardian

# Decks
lraw-deck-head = The first line must start with LRAW1 and the deck's name.
lraw-deck-name = A deck's name has 1 to 40 characters and no "#".
lraw-deck-field = Line { $n }: unknown field "{ $text }"; fields are legion, warlord, veil, synergy, guardian, main, side.
lraw-deck-missing = The field { $field } is missing.
lraw-deck-twice = The field { $field } appears twice (lines { $first } and { $n }).
lraw-deck-unknown = "{ $text }" is no card{ $list-count ->
    [0] .
   *[other] ; closest: { $list }.
  }
lraw-deck-several = "{ $text }" fits several cards: { $list }.
lraw-deck-count = "{ $text }" needs a count from 1 to 3.
lraw-deck-warlord = The Warlord { $card } is { $legion }, but the deck says { $other }.
lraw-deck-foreign = { $card } is not of the { $legion } legion.
lraw-deck-bounty = { $card } has the Bounty crest and may be used only with a Bounty Warlord.
lraw-deck-guardian = The Guardian must be { $legion }, Bounty or Blank.
lraw-deck-main = The Main Deck has { $n } cards; it needs 50 to 60.
lraw-deck-side = The Side Deck has { $n } cards; it needs exactly 0 or 15.
lraw-deck-misplaced = { $card } is a { $kind } and cannot stand under { $where }.
lraw-deck-copies = { $n } copies of { $card }; at most { $max } in Main and Side together ({ $why }).
lraw-deck-elysian = { $n } Elysian cards; at most one in Main and Side together.
lraw-deck-allegiance = { $card } has Allegiance to { $name }; your Warlord is { $other }.
lraw-deck-suspended = { $card } is suspended in list version { $version }.
lraw-deck-code = The short code is damaged; please copy it again.
lraw-deck-strange = "{ $text }" is no card of this table.
lraw-deck-one = A deck is led by exactly one { $kind }; this list has { $cards }.
lraw-why-stars = one to three stars
lraw-why-renown = Renown
lraw-why-exalted = Exalted
lraw-why-elysian = Elysian
lraw-why-list = the list of restricted cards
lraw-note-effects = { $card } can enter play only by effects{ $n ->
    [one] .
   *[other] ; the deck has { $n } of them.
}
lraw-note-conscription = The deck has no answer to a Conscription from the hand.
lraw-note-points = { $n ->
    [one] One card needs { $sum } Alchemy Points; the Guardian has { $ap }.
   *[other] { $n } cards need { $sum } Alchemy Points in all; the Guardian has { $ap }.
}
lraw-note-stops = To be asked in foreign turns at what this deck answers, give “/orders” this: “{ $line }”.
lraw-note-version = Legal { $date }: { $list ->
    [0] no list of restricted cards
   *[other] list version { $list }
}, card set { $sets }.
lraw-note-set = { $version }
lraw-note-other-set = { $name } { $version }
lraw-note-today = today
lraw-side-size = The Main Deck must stay at { $n } and the Side Deck at { $m }; you are at { $n2 } and { $m2 }.
lraw-side-fixed = Veil and Warlord cannot be side-decked; Unified cards, Fortified cards, Warriors, Synergy and Guardian can.
lraw-side-other = Side decking swaps cards between Main Deck and Side Deck; it brings in no others.

# Questions and choices
lraw-player = { $who }
lraw-place = Place { $n }
lraw-face-down = Face-down { $zone } card { $n } of { $who }
lraw-zone-warrior = Warrior
lraw-zone-unified = Unified
lraw-zone-fortified = Fortified
lraw-mode-1 = First
lraw-mode-2 = Second
lraw-mode-3 = Third
lraw-mode-4 = Fourth
lraw-ask-main = What will you do?
lraw-ask-conscript = Which Warrior will you Conscript?
lraw-ask-place = Where does { $card } go? Only cards that speak of adjacent places care.
lraw-ask-set = Which card will you set?
lraw-ask-use = What will you use?
lraw-ask-object = What does it answer?
lraw-ask-with = With its once-per-turn effect?
lraw-ask-clause = With what it does when it is first activated?
lraw-ask-x = How much is X?
lraw-ask-modes = Which of these?
lraw-ask-player = Which player?
lraw-ask-target = Which target?
lraw-ask-targets = Which targets?
lraw-ask-pay = Which cards will you give for it?
lraw-ask-counters-off = How many counters come off { $card }?
lraw-ask-attacker = Who attacks?
lraw-ask-strike = With which attack?
lraw-ask-attacked = Whom do you attack?
lraw-ask-double = Sacrifice more to double the attack?
lraw-ask-window = Will you answer?
lraw-ask-window-attack = { $card } attacks { $other }. Will you answer?
lraw-ask-window-conscription = { $card } is Conscripted. Will you answer?
lraw-ask-window-end = The War Phase ends. Will you answer?
lraw-ask-window-item = { $who } uses { $card }. Will you answer?
lraw-ask-window-does = { $card }: { $does }.
lraw-ask-on = { $card } on { $list }
lraw-ask-window-trigger = { $card } of { $who } triggers. Will you answer?
lraw-ask-for = { $card }: { $ask }
lraw-ask-trigger = Will you use { $card }?
lraw-ask-trigger-must = { $card } has to be used.
lraw-ask-trigger-does = { $card }: { $does }.
lraw-ask-follow = Does your attack go on?
lraw-ask-redeclare = Your target is gone. What now?
lraw-ask-first = Will you take the first turn?
lraw-ask-mulligan = Will you put these six cards under your deck and draw six others?
lraw-ask-extra = Will you draw one more card?
lraw-ask-guardian = Will you use what { $card } offers: { $does }?
lraw-ask-ash = Which Black Magic card goes back to your deck?
lraw-ask-ash-end = Does { $card } go on top of your deck? Otherwise it goes to the bottom.
lraw-ask-more-draw = Will you draw one card more?
lraw-ask-upkeep = Will you pay for { $card }? Otherwise it is destroyed.
lraw-ask-pick = { $max ->
    [1] Which card do you choose?
   *[other] Which cards do you choose?
}
lraw-ask-may = Will you let { $card } do it?
lraw-ask-may-do = { $card }: { $does }.
lraw-ask-search = Which cards do you take from your deck?
lraw-ask-look = Which of these cards do you take first?
lraw-ask-quartzheart = How many of them do you put under your deck, beginning with the last?
lraw-ask-order = In which order, the first nearest to the top?
lraw-ask-discard = Which cards do you discard?
lraw-ask-sacrifice = What do you sacrifice?
lraw-ask-gamble = Which number do you name?
lraw-ask-reroll = Which die do you roll again? 0 keeps the roll; the number after the last die means all.
lraw-ask-counters = How many counters do you remove?
lraw-ask-scour = How many cards go from the top of the deck?
lraw-ask-reveal = Which cards do you show?
lraw-ask-tax = Will you pay for { $card } to come back?
lraw-ask-rise = Does { $card } rise?
lraw-ask-reset = Does the Cool Down of { $card } end now?
lraw-ask-hand-size = You hold too many cards. Which do you discard?
lraw-ask-trap = Where do you lay the trap?
lraw-ask-steal = { $card } comes to your side. Which place?
lraw-ask-side = Do you change cards between your deck and your Side Deck?
lraw-ask-side-out = Which card goes to the Side Deck?
lraw-ask-side-in = Which card comes in for { $card }?
lraw-choice-side = Swap
lraw-blank = the blank Guardian
lraw-line-conscript = a Warrior of your hand comes to the field
lraw-line-set = a card of your hand lies face-down until you use it
lraw-line-use = an effect of a card, or of your Warlord
lraw-line-attack = with a Warrior, at a Warrior or a Warlord
lraw-line-end = your turn goes on to its end
lraw-line-pass = you add nothing now
lraw-line-decline = the effect is not used
lraw-line-follow = the attack goes on as it was declared
lraw-line-cancel = the attack does not take place
lraw-line-begins = you begin; in the very first turn of the game no card is drawn and nobody attacks
lraw-line-begins-not = you do not begin; whoever does draws no card in that turn and attacks nobody
lraw-choice-conscript = Conscript
lraw-choice-set = Set
lraw-choice-use = Use
lraw-choice-attack = Attack
lraw-choice-end = End the War Phase
lraw-choice-pass = Pass
lraw-choice-decline = Decline
lraw-choice-none = None
lraw-choice-yes = Yes
lraw-choice-no = No
lraw-choice-with = With its effect
lraw-choice-bare = Without it
lraw-choice-pay = Pay
lraw-choice-remove = Remove counters
lraw-choice-follow = Follow through
lraw-choice-cancel = Cancel
lraw-choice-redeclare = Another target
lraw-choice-physical = Physical Attack
lraw-choice-magical = Magical Attack
lraw-choice-plain = As it is
lraw-choice-double = Double it
lraw-refuse-unpayable = The costs of { $card } cannot be paid together with these targets.

# What somebody does by a move
lraw-deed-conscript = You Conscript { $card }{ $more }.
lraw-deed-set = You set { $card } face-down.
lraw-deed-set-in = You set { $card } face-down in place { $n }.
lraw-deed-use = You use { $card }{ $more }.
lraw-deed-use-giving = You use { $card }{ $more }, and give { $list } for it.
lraw-deed-attack = You attack { $target } with { $card }{ $more }.
lraw-deed-redeclare = You attack { $target } instead.
lraw-deed-end = You end the War Phase.
lraw-deed-pass = You pass.
lraw-deed-decline = You do not use { $card }.
lraw-deed-follow = Your attack goes on.
lraw-deed-cancel = Your attack does not go on.
lraw-deed-yes = You say yes.
lraw-deed-no = You say no.
lraw-deed-first-yes = You take the first turn.
lraw-deed-first-no = You do not take the first turn.
lraw-deed-mulligan-yes = You put these six cards under your deck and draw six others.
lraw-deed-mulligan-no = You keep these six cards.
lraw-deed-extra-yes = You draw one more card.
lraw-deed-extra-no = You draw no further card.
lraw-deed-offer-yes = You use { $card }.
lraw-deed-offer-no = You do not use { $card }.
lraw-deed-pay = You pay{ $more }.
lraw-deed-remove = You remove counters{ $more }.
lraw-deed-side-none = You play your deck as it is.
lraw-deed-side = You bring in { $list }.
lraw-deed-swap = { $card } for { $other }
lraw-deed-order = In this order: { $list }.

# What stands beside a choice
lraw-note-and = { $first }; { $then }
lraw-note-warrior = attack { $n }
lraw-note-there = attack { $n }, of { $who }
lraw-note-warlord = Warlord of { $who }, { $n } of { $most } damage

# What the table waits for
lraw-wait-turn = play a turn
lraw-wait-choice = make a choice
lraw-wait-opening = begin the game
lraw-wait-side = swap cards with the Side Deck, or none
lraw-wait-respond = answer, or pass
lraw-wait-conscription = answer a Conscription, or pass
lraw-wait-attacked = answer an attack, or pass
lraw-wait-end-of-war = answer the end of the War Phase, or pass
lraw-wait-phase = answer in this phase, or pass

# Places
lraw-at-deck = the deck
lraw-at-deck-top = the top of the deck
lraw-at-deck-bottom = the bottom of the deck
lraw-at-hand = the hand
lraw-at-discard = the discard pile
lraw-at-erad = the Eradication Zone
lraw-at-field = the field
lraw-at-under = under a Warrior
lraw-at-essence = under the Warlord
lraw-at-command = its slot
lraw-at-limbo = the table
lraw-at-gone = nowhere
lraw-some-card = a card
lraw-number = { $n }
lraw-counter-holy = Holy
lraw-counter-ale = Ale
lraw-counter-doomsday = Doomsday
lraw-counter-trap = Trap

# What happened
lraw-siding = Before the game, everybody may change cards between deck and Side Deck, in secret.
lraw-sided = { $who } is done with the Side Deck.
lraw-first = For the first turn: { $list }.
lraw-first-roll = { $who } rolls { $n }
lraw-goes = { $who } takes the first turn.
lraw-mulligan = { $who } takes six new cards.
lraw-keeps = { $who } keeps the opening hand.
lraw-turn = Turn { $turn }: { $who }.
lraw-phase-countdown = The Countdown Phase begins.
lraw-phase-reinforce = The Reinforce Phase begins.
lraw-phase-war = The War Phase begins.
lraw-phase-end = The End Phase begins.
lraw-pierced = The Veil of { $who } is pierced: the Realm lies open.
lraw-drew = { $who } draws a card.
lraw-drew-own = { $who } draws { $card }.
lraw-cut = { $n ->
    [0] The deck of { $who } is a single card and is not cut.
    [one] The deck of { $who } is cut under its top card.
   *[other] The deck of { $who } is cut under its top { $n } cards.
}
lraw-searched-nothing = { $who } searches the deck and finds nothing.
lraw-shown = { $who } shows { $card }.
lraw-looked = { $n ->
    [one] { $who } looks at the top card of the deck.
   *[other] { $who } looks at the top { $n } cards of the deck.
}
lraw-looked-own = { $n ->
    [one] { $who } looks at the top card of the deck: { $list }.
   *[other] { $who } looks at the top { $n } cards of the deck: { $list }.
}
lraw-shown-hand = { $who } shows the hand to { $to }.
lraw-shown-hand-own = { $who } shows the hand to { $to }: { $list }.
lraw-shown-hand-empty = { $who } has no hand to show to { $to }.
lraw-moved = { $card } of { $who } goes from { $from } to { $to }.
lraw-moved-within = { $card } of { $who } is laid back into the deck.
lraw-moved-back-top = { $card } of { $who } is laid back on top of the deck.
lraw-moved-back-bottom = { $card } of { $who } is laid at the bottom of the deck.
lraw-moved-gone = { $card } of { $who } ceases to exist.
lraw-set = { $who } sets a card.
lraw-set-own = { $who } sets { $card }.
lraw-entered = { $card } enters play for { $who }.
lraw-taken = { $who } takes control of { $card }.
lraw-used = { $who } uses { $card }.
lraw-used-on = { $who } uses { $card } on { $list }.
lraw-triggered = { $card } of { $who } triggers.
lraw-triggered-on = { $card } of { $who } triggers, on { $list }.
lraw-resolved = { $card } resolves.
lraw-negated = { $card } is negated.
lraw-fizzled = { $card } can do nothing any more.
lraw-paid-both = { $who } takes { $blood } damage and spends { $points } Alchemy Points for it.
lraw-paid-blood = { $who } takes { $blood } damage for it.
lraw-paid-points = { $who } spends { $points } Alchemy Points for it.
lraw-rolled = { $who } rolls { $list }.
lraw-rerolled = { $who } rolls again: { $list }.
lraw-called = { $who } names { $n }.
lraw-spared = { $card } is spared { $n } of { $dealt } damage{ $holy ->
    [0] .
    [one] : a Holy Counter takes it.
   *[other] : Holy Counters take { $holy } of it.
 }
lraw-hit = { $card } takes { $n } damage.
lraw-wounded = The Warlord of { $who } takes { $n } damage.
lraw-wounded-battle = The Warlord of { $who } takes { $n } damage in battle.
lraw-healed = The Warlord of { $who } heals { $n } damage.
lraw-damage-set = The damage on the Warlord of { $who } is set anew.
lraw-destroyed = { $card } is destroyed.
lraw-destroyed-battle = { $card } falls in battle.
lraw-saved = { $card } is saved from destruction.
lraw-counters = { $card } gets { $n } { $counter } { $n ->
    [one] Counter
   *[other] Counters
}.
lraw-counters-taken = { $card } loses { $n } { $counter } { $n ->
    [one] Counter
   *[other] Counters
}.
lraw-trap = A trap lies in place { $n } of { $who }.
lraw-trap-sprung = The trap in place { $n } of { $who } springs.
lraw-attacked = { $card } attacks { $on }.
lraw-attacked-physical = { $card } attacks { $on } with the Physical Attack.
lraw-attacked-magical = { $card } attacks { $on } with the Magical Attack.
lraw-cancelled = The attack of { $card } is called off.
lraw-cancelled-gone = The attack is called off.
lraw-changed = { $who } changes the game: { $change }.
lraw-change-alero = Alero's Special Ability may be ready again when he destroys a Warrior in battle
lraw-change-angelica = Dice heal Angelica by half of what they show
lraw-change-sharn = Conscriptions and revivals of Orcbane Warriors cannot be negated
lraw-change-duxvox = Duxvox cards gather Doomsday Counters, and each of them heals 1
lraw-change-michael = One card more may be drawn in the Reinforce Phase
lraw-change-castiel = Opponents can use nothing in the Reinforce Phase
lraw-change-onoskelis = The Special Ability reaches Warriors in discard piles
lraw-change-adramelech = An eradicated Black Magic card may go back to the deck
lraw-change-mortis = Grimm Warriors sent from the deck by Grimm cards may rise
lraw-change-malady = Revived Putrid Warriors cannot be weakened
lraw-change-prometheus = Primordial and Arion Titans have Pummel
lraw-change-gaia = Warriors that enter have Blockade until their player's next turn
lraw-change-quartzheart = The top two cards of the deck may be arranged before the draw
lraw-change-ethelhime = Two Ale Counters more are placed each time
lraw-change-shlara = Consume costs 10 Alchemy Points less
lraw-change-merrisod = Bloodbourne costs 5 damage less
lraw-passed = { $who } passes.
lraw-lost = { $who } is out of the game.
lraw-won = { $who } wins the game.
lraw-drawn = The game is drawn.

# Orders
lraw-word = { $word }
lraw-order-ask = What do you want to settle beforehand?
lraw-order-verb-stop = When to ask me in a foreign turn
lraw-order-verb-mode = How much my passes tell
lraw-order-verb-yield = Pass everything up to a turn
lraw-order-verb-keyword = What to do with a keyword
lraw-order-verb-on = Use a card as soon as something happens
lraw-order-verb-pass = Pass something for the rest of this turn
lraw-order-verb-sequence = Pass everything while this Sequence lasts
lraw-order-verb-hold = Ask me once whether I add to what I use
lraw-order-verb-end-phase = Ask me in the End Phase of this turn
lraw-order-verb-watch = Ask me about a card as well
lraw-order-verb-plan = Plan a turn of mine
lraw-order-ask-then = What comes then?
lraw-order-then = Then
lraw-order-there = { $place }: { $card }
lraw-order-verb-answer = How to answer a question
lraw-order-verb-give = What I give up first
lraw-order-ask-sequence = Which Sequence? The one that stands now has this number.
lraw-order-ask-hold = In which turn?
lraw-order-ask-name = Which card, or which word in its name?
lraw-order-ask-answer = Which question?
lraw-order-ask-give = In which choice?
lraw-order-ask-given = What goes first, and what next?
lraw-order-ask-more = Only if something else holds, or used in some way?
lraw-matter-extra = a card more when only one other player takes new cards
lraw-matter-more-draw = a card more in the Reinforce Phase
lraw-matter-upkeep = what a card demands each turn
lraw-matter-tax = what reviving costs
lraw-matter-rise = a Grimm Warrior that may rise
lraw-matter-reroll = rolling the lowest die again
lraw-matter-reset = the end of the Cool Down when your Warlord destroys a Warrior
lraw-gift-discard = cards of my hand
lraw-gift-sacrifice = cards that I sacrifice
lraw-gift-pick = cards of mine that an effect wants
lraw-give-lowest = what is worth least
lraw-give-longest = what has been there longest
lraw-more-ap = with { $value } Alchemy Points or more
lraw-more-dmg = with { $value } damage or more on my Warlord after the attack
lraw-more-turn = from turn { $value } on
lraw-more-name = of { $value }
lraw-more-x = with X = { $value }
lraw-more-mode = in mode { $value }
lraw-order-ask-mode = How much may your passes tell?
lraw-order-ask-yield = Up to the end of which turn?
lraw-order-ask-keyword = Which keyword?
lraw-order-ask-wish = Always or never?
lraw-order-ask-stop = At which event do you want to be asked? An event that you add right after setting a card may tell others what you set.
lraw-order-ask-least = From which number on? 0 means always.
lraw-order-ask-event = At which event?
lraw-order-ask-at = On which target, where one is needed?
lraw-wish-always = Always use it
lraw-wish-never = Never use it
lraw-wish-ask = Ask me each time
lraw-rule-strongest = the strongest card of others
lraw-rule-weakest = the weakest card of others
lraw-rule-mine = my strongest card
lraw-rule-attacker = the card that attacks
lraw-rule-newest = the newest card of others
lraw-rule-zone-1 = the card of others in place 1
lraw-rule-zone-2 = the card of others in place 2
lraw-rule-zone-3 = the card of others in place 3
lraw-rule-zone-4 = the card of others in place 4
lraw-rule-zone-5 = the card of others in place 5
lraw-rule-player = my opponent
lraw-class-attack-warlord = an attack on a Warlord
lraw-class-attack-warrior = an attack on a Warrior
lraw-class-unified = a Unified card
lraw-class-unified-opt = an effect of a card that lies there
lraw-class-keyword = a keyword
lraw-class-sa = a Special Ability
lraw-class-synergy = a Synergy
lraw-class-consume = a Guardian's ability
lraw-class-trigger = anything else that triggers
lraw-class-swift = a Swift Warrior
lraw-class-conscription = a Conscription
lraw-class-end-of-war = the end of the War Phase
lraw-class-phase = a phase with cards of its own
lraw-class-reinforce = my own Reinforce Phase
lraw-class-end = my own End Phase
lraw-order-named = { $event }, of { $name } alone
lraw-order-least = { $event } of { $n } and more
lraw-order-stop = In foreign turns I am asked at { $list }; everything else passes.
lraw-order-stop-never = In foreign turns everything passes.
lraw-order-tells = You have just set a card: that you want to be asked at { $list } from now on may tell the others what it is.
lraw-order-quick = I am asked only where I can answer; others may tell from a quick pass that I could not.
lraw-order-bluff = I am asked at the events of my list, whether I can answer or not.
lraw-order-open = I am asked at every event.
lraw-order-ask-wake = May an attack that would fell your Warlord wake you?
lraw-order-ask-times = How often?
lraw-wake-never = Let me sleep
lraw-wake-me = Wake me
lraw-times-once = once
lraw-times-each = each time
lraw-order-yield = Everything passes up to the end of turn { $turn }.
lraw-order-woken = An attack would fell your Warlord, so I woke you. From now on you are asked again as before.
lraw-order-yield-wake = Everything passes up to the end of turn { $turn }, unless an attack would fell my Warlord.
lraw-order-always = { $keyword } is always used, with the usual targets.
lraw-order-never = { $keyword } is never used.
lraw-order-use = { $n ->
    [0] At { $event }
   *[other] At { $event } from { $n } on
}, { $card } is used on { $at }, { $times }.
lraw-order-use-if = { $n ->
    [0] At { $event }
   *[other] At { $event } from { $n } on
}, { $card } is used on { $at }, { $times }: { $list }.
lraw-order-rest-attacks = All attacks of turn { $turn } pass.
lraw-order-rest-end = The end of War in turn { $turn } passes.
lraw-order-ask-rest = What of this turn passes without another question?
lraw-order-sequence = Everything passes while this Sequence lasts.
lraw-order-plan = In turn { $turn }, one after the other: { $list }.
lraw-order-plan-cancel = In turn { $turn }, the attack that was declared does not go on if it has fallen below { $n }.
lraw-plan-conscript = Conscript { $card } into { $place }
lraw-plan-set = set { $card } face-down
lraw-plan-set-in = set { $card } face-down in place { $n }
lraw-plan-use = use { $card }
lraw-plan-attack = attack { $target } with { $card }
lraw-plan-how = { $step } { $how }
lraw-plan-naming = { $step } ({ $list })
lraw-plan-unless = { $step } (unless that attack has fallen below { $n })
lraw-plan-physical = as a Physical Attack
lraw-plan-magical = as a Magical Attack
lraw-plan-with = with its effect
lraw-plan-bare = without its effect
lraw-plan-end = end the War Phase
lraw-plan-nothing = nothing
lraw-plan-all = { $list }
lraw-plan-number = { $n }
lraw-plan-warlord = { $who }
lraw-plan-own = place { $n }
lraw-plan-place = the { $zone } card in place { $n } of { $who }
lraw-plan-stop-past = Turn { $turn } is over.
lraw-plan-stop-question = Something is asked that a plan does not answer.
lraw-plan-stop-answered = There was an answer to what you did, so you may want to go on in another way.
lraw-plan-stop-target = What you attacked is no longer there.
lraw-plan-stop-dice = Dice were rolled, and what you planned next may depend on them.
lraw-plan-stop-fighters = { $card } and { $target } do not stand as they did when you planned that attack.
lraw-refuse-plan = A plan cannot begin like that: { $why }
lraw-order-word = “{ $word }”
lraw-order-turn = Turn { $n }
lraw-order-ask-me = I am asked about { $keyword } each time.
lraw-order-answer-ask = I am asked about { $matter } each time.
lraw-order-hold = In turn { $turn } I am asked once whether I add to what I use.
lraw-order-end-phase = In the End Phase of turn { $turn } I am asked.
lraw-order-watch = I am asked at { $event } of { $name } as well.
lraw-order-answer-always = Yes to { $matter }.
lraw-order-answer-never = No to { $matter }.
lraw-order-give = Of { $what }, these go first: { $list }.

# Tables
lraw-setup-players = Legions: Realms at War is for two to four, not for { $count }.
lraw-setup-pack = That set of cards cannot be used: { $fault }
lraw-setup-deck = The deck of { $who } cannot be played: { $faults }
lraw-option-list = Which list of restricted cards counts
lraw-option-list-holds = { $value ->
    [none] Every card may be played as often as its rarity allows.
   *[other] List { $value } of restricted cards counts.
  }
lraw-option-later = What those get who do not begin
lraw-option-later-holds = { $value ->
    [one] Those who do not begin draw a card more.
    [two] Those who do not begin draw two cards more.
   *[none] Those who do not begin get nothing for it.
  }
lraw-option-lent = How ready decks are lent to those who bring none
lraw-option-lent-holds = { $value ->
    [any] Ready decks are lent by chance, perhaps the same to two.
   *[apart] Ready decks are lent by chance, different ones as far as they go.
  }
lraw-option-passes = Every how many minutes a first pass counts
lraw-option-passes-holds = { $value ->
    [1] A turn's first pass counts at the next full minute, so that its time tells nothing.
   *[other] A turn's first pass counts every { $value } minutes, so that its time tells nothing.
  }
lraw-option-answer = Hours for an answer, if a turn has a day
lraw-option-answer-holds = { $value ->
    [1] An answer in the turn of somebody else has an hour, where a turn has a day.
   *[other] An answer in the turn of somebody else has { $value } hours, where a turn has a day.
  }
lraw-option-answers = Hours for all answers of one such turn
lraw-option-answers-holds = { $value ->
    [1] All answers of one such turn together have an hour.
   *[other] All answers of one such turn together have { $value } hours.
  }
lraw-option-siding = Whether cards may change places with the Side Deck before the game
lraw-option-siding-holds = { $value ->
    [before] In secret, cards may change places with the Side Deck before the game begins.
   *[none] The decks are played as they are.
  }

# Building decks
lraw-about = attack { $n }, { $list }
lraw-about-plain = attack { $n }
lraw-shelf-side = Side Deck: { $kind }
lraw-shelf-strange = Not for this deck
lraw-measure = Main Deck { $n } of 50 to 60, Side Deck { $m } of 0 or 15.

# Why something cannot be done
lraw-refuse-not-held = { $card } is neither set, face-up nor a Swift card in your hand.
lraw-refuse-line = Line { $n }: { $why }
lraw-refuse-rated = The mode “quick” is not allowed in a game that counts for ratings; choose bluff or open.
lraw-refuse-answers-nothing = { $card } has nothing that it could answer with in a foreign turn.
lraw-refuse-standing = You have { $n } standing orders already; take one of them back first.
lraw-refuse-chooser = { $who } chooses who goes first; you will be told.
lraw-refuse-no-siding = Side decking is not allowed { $what }; it is allowed between the games of a match.
lraw-refuse-no-siding-game = before this game
lraw-refuse-no-siding-turn = during a game
lraw-refuse-is-in = Your choice is already in and cannot be changed; { $who } is still choosing.
lraw-refuse-over = This game has ended; { $who } won. Start a new one with “/open”.
lraw-refuse-over-nobody = This game has ended without a winner. Start a new one with “/open”.
lraw-refuse-settled = That question is already settled; now the table waits for { $names } to { $what }.
lraw-refuse-not-asked = { $who } is to decide now; you can change your answer settings or give up meanwhile.
lraw-refuse-first-turn = There is no battle in the first turn of the game; you may Conscript, set and use cards.
lraw-refuse-no-attacker = None of your cards can attack now; each attacks once a turn, and the Warlord only when the Veil is pierced.
lraw-refuse-no-warrior-zone = All your five Warrior zones are occupied; a Warrior has to leave first.
lraw-refuse-conscripted = You have used your { $n ->
    [one] Conscription
   *[other] { $n } Conscriptions
} this turn; only card effects can Conscript more.
lraw-refuse-no-conscript = { $card } forbids Conscription at the moment; you may still set, use and attack.
lraw-refuse-no-warrior = You hold no Warrior that you could Conscript.
lraw-refuse-nothing-to-set = You hold no card that could be set, or its zones are full.
lraw-refuse-nothing-to-use = You have nothing that can be used now.
lraw-refuse-nothing-asked = Nobody waits for an answer of yours here; this is your own turn to act.
lraw-refuse-attack-stands = An attack is in progress; you may answer it or pass.
lraw-refuse-attack-own = An attack is in progress; you may answer or pass now, and then follow through or cancel.
lraw-refuse-attack-follow = An attack is in progress; you may follow through or cancel.
lraw-refuse-attack-redeclare = An attack is in progress; you may attack something else or cancel.
lraw-refuse-attack-asked = An attack is in progress; first answer what you are asked.
lraw-refuse-phase-only = Only cards that name { $phase }, or answer such a card, may be used now: { $list }.
lraw-refuse-phase-only-none = Only cards that name { $phase }, or answer such a card, may be used now; you have none.
lraw-refuse-end-of-war = The War Phase ends; you may turn up one set Fortified card, or pass.
lraw-refuse-end-of-war-done = You may turn up one set Fortified card at the end of the War Phase, and you have done so.
lraw-refuse-conscription-only = A Conscription was announced; you may negate it or pass.
lraw-refuse-sequence-first = Finish the Sequence first: you may answer { $card } or pass.
lraw-refuse-not-in-hand = { $card } is not in your hand; it is in { $place }.
lraw-refuse-must = This must be done; possible: { $list }.
lraw-refuse-still-target = { $card } is still a legal target: follow through or cancel.
lraw-refuse-countdown = Nothing can be used in the Countdown Phase; your next chance is { $window }.
lraw-refuse-resolving = The Sequence is resolving; other cards can be used when it is finished.
lraw-refuse-phase = { $action } is possible only in the War Phase; now it is { $phase }.
lraw-action-conscript = Conscripting
lraw-action-set = Setting a card
lraw-action-attack = Attacking
lraw-action-end = Ending the War Phase
lraw-action-use = Using this
lraw-refuse-half-mulligan = A mulligan replaces all six cards or none.
lraw-refuse-reroll = No reroll of that is left for this roll; without another one the result stands.
lraw-refuse-perish = All parts of this Perish must be possible; missing: { $list }.
lraw-zones-unified = Unified
lraw-zones-fortified = Fortified
lraw-in-countdown = the Countdown Phase
lraw-in-reinforce = the Reinforce Phase
lraw-in-war = the War Phase
lraw-in-end = the End Phase
lraw-refuse-synergy = A Synergy may answer a Fortified card or a keyword, or be used with an empty Sequence.
lraw-refuse-swift = On an opponent's turn Swift may answer a Unified card, an ability or an attack.
lraw-refuse-sworn = The Revolution of { $who } protects this Conscription from being negated; you may pass.
lraw-refuse-by-effect = What enters play now comes from { $card }; only { $card } itself can be negated.
lraw-refuse-unanswerable = { $card } cannot be answered; you may only let it resolve.
lraw-refuse-no-warrior-card = { $card } is no Warrior; only Warriors are Conscripted.
lraw-refuse-effects-only = { $card } cannot be Conscripted from the hand; a card effect must bring it into play.
lraw-refuse-warriors-are-not-set = Warriors cannot be set; Conscript { $card } or keep it.
lraw-refuse-no-zone = All your five { $kind } zones are occupied; free one before playing { $card }.
lraw-refuse-place = Place { $n } is not free; free are { $list }.
lraw-refuse-veil = Your Veil still has { $n ->
    [one] one counter
   *[other] { $n } counters
}; { $card } works only after it is pierced.
lraw-refuse-warlord-attacked = { $card } has already made { $kind } this turn; it attacks again in your next turn.
lraw-attack-physical = its Physical Attack
lraw-attack-magical = its Magical Attack
lraw-attack-both = both of its attacks
lraw-refuse-no-fighter = { $card } does not fight; able to attack: { $list }.
lraw-refuse-attacked = { $card } has used its attack this turn; still able to attack: { $list }.
lraw-refuse-blockade = { $card } has Blockade and cannot attack; still able to attack: { $list }.
lraw-refuse-serenity = { $card } keeps your Warriors from attacking; your Warlord may attack if it is able to.
lraw-none-able = none of your cards
lraw-none-other = no others
lraw-refuse-attack-cost = To attack with { $card }, you have to { $costs }; you have { $list }.
lraw-refuse-attack-cost-none = To attack with { $card }, you have to { $costs }; you have nothing for it.
lraw-refuse-magical-warlord = Warlords are immune to Magical Attacks; use the Physical Attack.
lraw-refuse-physical-own = Only the Magical Attack may hit your own Warriors.
lraw-refuse-attack-target = { $card } cannot attack { $target }; possible are { $list }.
lraw-refuse-target-count = Choose { $count } of these targets: { $list }.
lraw-refuse-card-count = Choose { $count } of these cards: { $list }.
lraw-count-exactly = exactly { $n }
lraw-count-between = { $n } to { $more }
lraw-refuse-target-twice = Each target must be a different card.
lraw-refuse-shielded = { $by } keeps { $card } from being targeted; possible for { $source } are { $list }.
lraw-refuse-shielded-self = { $card } keeps itself from being targeted; possible for { $source } are { $list }.
lraw-refuse-immune = { $by } keeps { $card } out of the reach of { $source }; possible are { $list }.
lraw-refuse-immune-self = { $card } keeps itself out of the reach of { $source }; possible are { $list }.
lraw-refuse-target = { $card } is no legal target for { $source }: { $why }; possible are { $list }.
lraw-why-not-fitting = it has to be { $target }
lraw-why-not-itself = it cannot target itself
lraw-why-not-words = { $card } keeps it from gaining keywords
lraw-why-not-paid = you could not pay for it then
lraw-why-not-staying = it does not stay on the field
lraw-refuse-unified-foreign = Unified cards can be used only in your own turn.
lraw-refuse-fortified-own = { $card } can only be set now; it can be turned up in an opponent's turn.
lraw-refuse-fortified-hand = Set { $card } face-down first; only set Fortified cards can be turned up.
lraw-refuse-just-set = { $card } was set this turn; it can be turned up from the next turn on.
lraw-refuse-unified-locked = { $card } keeps Unified cards from being used at the moment; other cards can.
lraw-refuse-own-turn = { $card } can be used only in your own turn; now you may use { $list }.
lraw-refuse-own-turn-none = { $card } can be used only in your own turn; now you can use nothing.
lraw-refuse-cool-down = { $card } is on Cool Down for { $n ->
    [one] one more of your turns
   *[other] { $n } more of your turns
}.
lraw-refuse-used = { $card } has already been used this turn; it is ready again next turn.
lraw-refuse-waits = { $card } must resolve before its own effect can be used.
lraw-refuse-no-answer = { $card } answers when { $event }; now { $now }.
lraw-refuse-nothing-to-negate = { $card } can only negate what it answers, when { $event }; now { $now }.
lraw-now-attack = { $card } attacks { $other }
lraw-now-conscription = { $card } is Conscripted
lraw-now-items = { $list } can be answered
lraw-now-end-of-war = the War Phase ends
lraw-now-nothing = there is nothing of that kind
lraw-refuse-condition = { $card } can be used only if { $list }.
lraw-refuse-additional-cost = For { $card } you have to { $costs }; fitting and not enough: { $list }.
lraw-refuse-additional-cost-none = For { $card } you have to { $costs }; you have nothing that fits.
lraw-refuse-blood = Paying { $n } would bring your Warlord to { $damage } of { $dcm }; you can pay at most { $most }.
lraw-refuse-points = That costs { $n } Alchemy Points, and you have { $ap }.
lraw-refuse-no-target = { $card } has no legal target.
lraw-refuse-moment = { $card } cannot be used at this moment.
lraw-refuse-nothing-in-hand = You hold no card that { $card } could use, so you can only decline. The others cannot tell.
lraw-refuse-impossible = A part of { $card } has nothing to work on now; keep it for later.
lraw-refuse-impossible-by = { $source } makes a part of { $card } impossible; it can be used when { $source } is gone.
lraw-refuse-impossible-self = { $card } makes a part of itself impossible.
lraw-refuse-each = For { $card } every player must be able to do this, and { $who } is not; keep it for later.
lraw-refuse-priority = You must give { $who } a window first; you may add more after a pass.
lraw-refuse-x = X must be from 1 to { $max }.
