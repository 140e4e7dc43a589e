# Cards
lraw-name = { $name }
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
lraw-deck-unknown = "{ $text }" is no card; closest: { $list }.
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
lraw-why-stars = one to three stars
lraw-why-renown = Renown
lraw-why-exalted = Exalted
lraw-why-elysian = Elysian
lraw-why-list = the list of restricted cards
lraw-note-effects = { $card } can enter play only by effects; the deck has { $n } of them.
lraw-note-conscription = The deck has no answer to a Conscription from the hand.
lraw-note-points = { $n ->
    [one] One card needs { $sum } Alchemy Points; the Guardian has { $ap }.
   *[other] { $n } cards need { $sum } Alchemy Points in all; the Guardian has { $ap }.
}
lraw-note-version = Judged by version { $list } of the list of restricted cards.
lraw-side-size = The Main Deck must stay at { $n } and the Side Deck at { $m }; you are at { $n2 } and { $m2 }.
lraw-side-fixed = Veil and Warlord cannot be side-decked; Unified cards, Fortified cards, Warriors, Synergy and Guardian can.
lraw-side-other = Side decking swaps cards between Main Deck and Side Deck; it brings in no others.
