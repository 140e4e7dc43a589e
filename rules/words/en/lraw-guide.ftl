# What Legions: Realms at War is called, and how it is explained in a few lines.

game-lraw = Legions: Realms at War
game-lraw-about = Lead a legion with a deck of 50 to 60 cards. Conscript Warriors, set traps, answer one another, and bring down the Warlord of the other side.
game-lraw-guide = **Legions: Realms at War** is a duel, or a war of three or four in which the last one left wins. Each player brings a Warlord, a Veil, a Synergy, a Guardian and a deck; whoever has none is lent a ready-made one.
    • **Your turn** has four phases: the Countdown runs counters down, in the Reinforce Phase you draw a card, in the War Phase you do everything else, and in the End Phase you discard down to your hand size.
    • **War Phase:** Conscript one Warrior from your hand, set cards, use Unified cards, and attack once with each Warrior. The number on a Warrior is its attack and its life: in battle both take the other’s number away, and at 0 a Warrior falls.
    • **Warlords** take what hits them as damage; whose Warlord has as much as it can bear loses. Until your Veil is pierced, your Warlord, Synergy and Guardian wait behind it.
    • **The Sequence:** whoever uses something gives the other a chance to answer, and the last answer happens first. Fortified cards lie face-down and answer in foreign turns; Unified cards work in your own.
    • **Costs:** some cards cost damage on your own Warlord, some Alchemy Points (AP) of your Guardian.
    When you are asked, press **Play**, look at what each choice would do, and confirm. Under **Orders** you say at which events of a foreign turn you want to be asked; everything else passes by itself.
game-lraw-match = Legions: Realms at War, best of several
game-lraw-match-about = Several games of Legions: Realms at War in a row; between them all may swap cards with their Side Decks.
game-lraw-match-guide = A match is several games of **Legions: Realms at War** in a row. Between two games all may swap cards with their Side Decks, at the same time and in secret; then the loser of the last game says who goes first. Among three or four a die does.
