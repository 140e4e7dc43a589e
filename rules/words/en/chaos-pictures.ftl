# Words on the pictures of Legends of Chaos, and the sentences of their text twins.

picture-chaos-title = Legends of Chaos
picture-chaos-round = Round { $round } · Cycle { $cycle }
picture-chaos-action = { $name } to play
picture-chaos-answers = { $names } to answer { $what } of { $by }
picture-chaos-passed = { $names } to answer { $what }, passed on
picture-chaos-answers-many = { $count } players to answer { $what }
picture-chaos-attack = the attack
picture-chaos-attack-cards = { $cards }
picture-chaos-attacks = { $count } attacks
picture-chaos-choice = { $name } to choose a card
picture-chaos-choice-of = { $name } to choose for { $card }
picture-chaos-won = { $names } has won
picture-chaos-shared = { $names } share the victory
picture-chaos-won-nobody = The game is over
picture-chaos-why-last = Nobody else is left standing.
picture-chaos-why-all = Everybody has fallen; the last to fall wins.
picture-chaos-why-stalemate = Nothing happened any more; the highest total wins.
picture-chaos-why-agreed = All agreed to end the game.
picture-chaos-why-award = The host gave the game to { $names }.
picture-chaos-over = { $count ->
    [one] after one round
   *[other] after { $count } rounds
}
picture-chaos-volleys = { $count ->
    [one] one attack declared
   *[other] { $count } attacks declared
}
picture-chaos-no-attacks = No attack lies open
picture-chaos-more = { $count } more …
picture-chaos-place = Place { $place }
picture-chaos-number = { $number }
picture-chaos-copycat = CopyCat { $count }
picture-chaos-stall = { $count ->
    [one] Skips one draw
   *[other] Skips { $count } draws
}
picture-chaos-hand = { $count }/{ $max }
picture-chaos-draw = +{ $count }
picture-chaos-passed-with = From { $name } by { $card }
picture-chaos-unanswered = No answer
picture-chaos-by-warrior = The Warrior
picture-chaos-used-by = Used by { $card }
picture-chaos-stands = Stands beside the Warrior
picture-chaos-of-start = of { $start }

picture-chaos-kind-sidekick = Sidekick
picture-chaos-kind-special = Special
picture-chaos-kind-destructive = Destructive
picture-chaos-kind-mystical = Mystical
picture-chaos-kind-spontaneous = Spontaneous
picture-chaos-kind-defend = Defend
picture-chaos-endangered = Endangered
picture-chaos-sparse = Sparse
picture-chaos-limited = Limited
picture-chaos-vulgar = Vulgar
picture-chaos-letter-endangered = E
picture-chaos-letter-sparse = S
picture-chaos-letter-limited = L
picture-chaos-letter-vulgar = V
picture-chaos-ground = Ground
picture-chaos-air = Air
picture-chaos-letter-ground = G
picture-chaos-letter-air = A
picture-chaos-lasting = Stays in play
picture-chaos-limit = { $word }: { $count ->
    [one] one copy
   *[other] { $count } copies
}
picture-chaos-owner-all = For every Warrior
picture-chaos-owner = For { $names }
picture-chaos-points = points
picture-chaos-supply = Supply

picture-chaos-yours = Your hand
picture-chaos-four = Vital Point Four: { $total } to { $left }
picture-chaos-four-not = No Vital Point Four now
picture-chaos-use-now = Can be used now
picture-chaos-card-now = Usable now
picture-chaos-card-answer = As an answer
picture-chaos-card-answers = Can answer
picture-chaos-card-misses = Does not fit these attacks
picture-chaos-card-not = Not now
picture-chaos-use-answer-now = Answers to these attacks
picture-chaos-use-answer = Ready as an answer
picture-chaos-use-not = Not now
picture-chaos-hand-empty = Your hand is empty.
picture-chaos-in-plan = { $count ->
    [one] In your secret plan
   *[other] { $count } in your secret plan
}
picture-chaos-unopposed = Without opposition
picture-chaos-answers-with = Answers: { $cards }
picture-chaos-no-answer = No card of yours answers this
picture-chaos-replies = Would leave: { $list }
picture-chaos-reply = { $card } { $left }
picture-chaos-reply-pass = { $card } passes it on
picture-chaos-planned = Planned: { $card } { $left }
picture-chaos-planned-else = { $plan } · or: { $list }
picture-chaos-planned-pass = Planned: { $card }, to { $name }
picture-chaos-together = Unanswered, all attacks together cost { $points } of your { $total } points
picture-chaos-together-lethal = Unanswered, all attacks together cost { $points } points: lethal, for you have { $total }
picture-chaos-plan-empty = Your plan answers nothing
picture-chaos-plan-order = Your plan settles the attacks in this order: { $order }
picture-chaos-clock = When time runs out: { $list }
picture-chaos-clock-answer = { $card } against attack { $number }
picture-chaos-clock-none = When time runs out, nothing is answered
picture-chaos-counter = { $card }: counter it with { $cards }
picture-chaos-counter-none = { $card }: nothing in hand counters it
picture-chaos-choose = To choose
picture-chaos-looking = The hand of { $name }: { $cards }
picture-chaos-choose-from = Choose from { $cards }
picture-chaos-choose-clock = When time runs out: { $card }
picture-chaos-can-play = { $who } can play { $cards }
picture-chaos-cycles = Duplicates to exchange: { $cards }
picture-chaos-inspiration = An Inspiration Attempt could replace { $cards }
picture-chaos-inspiration-none = An Inspiration Attempt is open, but no card of yours may be replaced
picture-chaos-inspiration-over = No Inspiration Attempt any more in this round
picture-chaos-digest = What happened
picture-chaos-arsenal = Arsenal
picture-chaos-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
picture-chaos-warnings = Worth a look
picture-chaos-warrior-line = { $points } points · begins with { $supply } cards (Supply) · { $ability }

twin-chaos-name = { $name }
twin-chaos-word = { $text }
twin-chaos-copies = { $count } × { $card }
twin-chaos-list = { $list }
twin-chaos-entry = { $count } × { $card }
twin-chaos-attacks = Open attacks
twin-chaos-lastings = Lasting Mysticals
twin-chaos-players = Players
twin-chaos-log = What happened last
twin-chaos-seat = { $name } ({ $warrior }): { $total ->
    [one] one point
   *[other] { $total } points
} of { $start }.
twin-chaos-out = { $name } ({ $warrior }) is out, place { $place }.
twin-chaos-change = { $change } since the last board.
twin-chaos-piles = Hand { $hand } of { $max }, Arsenal { $arsenal }, { $side } up, next draw { $draw }.
twin-chaos-one = One
twin-chaos-two = Two
twin-chaos-row = In play: { $cards }.
twin-chaos-used = { $card } (used)
twin-chaos-bound = { $card } (bound)
twin-chaos-unready = { $card } (not ready)
twin-chaos-wards = Wards: { $cards }.
twin-chaos-ward = { $card } of { $count }
twin-chaos-ability = { $ability }: { $text }
twin-chaos-marks = Marks: { $marks }.
twin-chaos-mark-active = on turn
twin-chaos-mark-awaited = awaited
twin-chaos-mark-given = has answered
twin-chaos-mark-used = the Warrior has played its card
twin-chaos-mark-bound = the Warrior is bound
twin-chaos-mark-flies = Ground attacks do not hit
twin-chaos-mark-copycat = CopyCat, at most { $count } cards
twin-chaos-mark-away = away
twin-chaos-mark-armor = armor spent this round
twin-chaos-mark-stall = { $count ->
    [one] the next draw step is skipped
   *[other] the next { $count } draw steps are skipped
}
twin-chaos-nowhere = Nowhere Realm { $count }, newest first: { $cards }.
twin-chaos-exile = Exile Realm { $count }, newest first: { $cards }.
twin-chaos-glimpse = Saw the hand of { $name } in round { $round } ({ $count } cards).
twin-chaos-saw = In round { $round } you saw in the hand of { $name }: { $cards }.
twin-chaos-lasting = { $card } of { $name } strikes { $at } for { $points } each round.
twin-chaos-instance = { $number }. { $name }: { $attack } at { $at }.
twin-chaos-volley = { $name }: { $attack } at { $targets }.
twin-chaos-declared = { $card } ({ $kind })
twin-chaos-declared-by = { $user } with { $card } ({ $kind })
twin-chaos-offence = { $mode }, offence { $offence }
twin-chaos-offence-sum = { $mode }, offence { $offence } = { $printed } + { $more }
twin-chaos-kind = { $kind }{ $power ->
    [0] {""}
   *[other] , { $power } more
}
twin-chaos-named = Aimed at { $cards }
twin-chaos-order = { $name } settles the attacks in this order: { $order }.
twin-chaos-boost = Boosted with { $card }
twin-chaos-pierce = Defence counts { $count } less
twin-chaos-passed = { $name } passed it on with { $card }
twin-chaos-answer = { $name } answers with { $card }
twin-chaos-loss = That would take { $points ->
    [one] one point
   *[other] { $points } points
} from { $name }
twin-chaos-resolved = It is over
twin-chaos-place = { $place }. { $name } ({ $warrior }), { $total ->
    [one] one point
   *[other] { $total } points
}
twin-chaos-card = { $card } ({ $marks })
twin-chaos-ov = offence { $count }
twin-chaos-ov-might = offence { $count } + { $more }
twin-chaos-dv = defence { $count }
twin-chaos-threat = Unanswered, attack { $number }, { $card }, costs { $points ->
    [one] one point
   *[other] { $points } points
}.
twin-chaos-drops = To discard first: { $cards }.
twin-chaos-arsenal = Left in your Arsenal
twin-chaos-top = On top of your Arsenal, the top first: { $cards }.
twin-chaos-bottom = At the bottom of your Arsenal, the lowest first: { $cards }.
twin-chaos-buried = Your hand, removed face-down with you: { $cards }.
twin-chaos-scattered = Your Arsenal, removed face-down with you: { $cards }.
twin-chaos-short-now = Usable now: { $cards }.
twin-chaos-short-answer = As an answer: { $cards }.
twin-chaos-short-not = Not now: { $cards }.
picture-chaos-warriors = Choose your Warrior
picture-chaos-head = { $supply } cards
picture-chaos-suits-farmer = suits beginners · easy
picture-chaos-suits-yipee = suits the patient · middling
picture-chaos-suits-vyolett = suits planners · hard
picture-chaos-suits-ghoast = suits the careful · easy
picture-chaos-suits-jeni = suits the bold · easy
picture-chaos-suits-fli-bi = suits the sly · middling
picture-chaos-suits-diezel = suits builders · middling
picture-chaos-short-farmer = gains 1 beside a friend
picture-chaos-short-yipee = swaps a card each round
picture-chaos-short-vyolett = her magic takes 1 more
picture-chaos-short-ghoast = the first hit costs 1 less
picture-chaos-short-jeni = first success: gains 1
picture-chaos-short-fli-bi = Ground attacks miss it
picture-chaos-short-diezel = Specials hit 1 harder
picture-chaos-sign-hand = Cards in hand, and how many there may be
picture-chaos-sign-arsenal = Cards in the Arsenal, from which cards are drawn
picture-chaos-sign-one-two = The One/Two card: with one stroke a round begins with one card, with two strokes with two
picture-chaos-sign-active = Whose round it is
picture-chaos-sign-awaited = The table waits for this player
picture-chaos-sign-given = This player has answered
picture-chaos-sign-away = The last waits for this player ran out, so waits are short
picture-chaos-sign-flies = Ground attacks do not hit this player
picture-chaos-sign-copycat = CopyCat: somebody else has the same Warrior, so only eight cards may be held
picture-chaos-sign-stall = So many draws are skipped
picture-chaos-sign-nowhere = The Nowhere Realm: cards that are used up, and the newest of them
picture-chaos-sign-exile = The Exile Realm: cards that are out for good
picture-chaos-sign-out = This player is out
picture-chaos-sign-kind = A { $kind } card
picture-chaos-sign-unready = A character that is not ready before its player's next round
picture-chaos-sign-used = A character that has played its card of this round
picture-chaos-sign-bound = A character that cannot attack in its player's next round
picture-chaos-sign-ward = A ward and its strength
picture-chaos-sign-lasting = A lasting Mystical: it stays and strikes again and again
picture-chaos-sign-unopposed = An attack that cannot be answered
picture-chaos-sign-held = An answer that holds the attack off
picture-chaos-sign-answered = This attack is settled
picture-chaos-sign-quiet = No attack lies open now
picture-chaos-sign-ground = A Ground attack
picture-chaos-sign-air = An Air attack: it reaches those who fly, too
picture-chaos-sign-offence = The offensive value: what an attack takes
picture-chaos-sign-defence = The defensive value: what an answer holds off
picture-chaos-sign-good = A card that you can play now
picture-chaos-sign-not-now = A card that cannot be played now
picture-chaos-sign-locked = A card that you have given already
picture-chaos-sign-idea = A card that an Inspiration Attempt may replace
picture-chaos-sign-trade = A duplicate that you may exchange
picture-chaos-sign-mortal = This would bring you down
picture-chaos-sign-copies = E, S, L, V on cards: Endangered, Sparse, Limited, Vulgar – an Arsenal holds 1, 2, 3 or 5 copies
