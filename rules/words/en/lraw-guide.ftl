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

# The first game: what is said at each step of rules/sets/lraw/lesson.toml.
lesson-lraw-1 = A duel of legions. At the edge stand the **Warlords**: yours is Alero, theirs is Sharn, who can bear 58 damage and has 47 already. Between them the Warriors. A Warrior's large number is its attack **and** its life. You have the Keep Sentinel, a 5. Press **Go on**.
lesson-lraw-2 = Once a turn you **Conscript** a Warrior from your hand, and it can attack at once. Choose **Conscript**, the **Keep Sentinel**, and the place in the middle, W3.
lesson-lraw-3 = Two Sentinels now. The one on W2 faces the Orcbane Howler, a 2: both take the other's number as damage, so the Howler falls and your Sentinel stays. Choose **Attack**, your Warrior on W2, and the Howler.
lesson-lraw-4 = The way is free. Before you go on, lay a trap: *Shield Wall* is a **Fortified** card. Set face-down, it answers in your opponent's turns, from the next one on, and nobody sees what it is. **Set** the Shield Wall.
lesson-lraw-5 = Now the Warlord. An attack on a Warlord adds your number to the damage it has, and that damage stays. 47 and 5 make 52. **Attack** Sharn with your second Sentinel.
lesson-lraw-6 = 52 of 58: six are missing, and your Warlord's **Physical Attack** is 6. Alero goes himself. Choose **Attack**, Alero, the Physical Attack, and Sharn.
lesson-lraw-end = Sharn has taken all that he can bear: **you have won.** There is more to find: Veils that are pierced, Guardians, and the Sequence in which answers wait. You decide under **Orders** what you want to be asked about. Type **/open** and choose Legions; a ready deck is lent to you.

# How it is played, page by page: each with a picture of a moment from rules/sets/lraw/lesson.toml.
guide-lraw-field-title = The field, and what lies where
guide-lraw-field = The **field** of a player has three rows and an edge.
    • **Warriors** stand in the middle, five places a side. The large number is attack and life at once.
    • Behind them lie **Unified** and **Fortified** cards. A set card shows its back: what it is, only its owner knows.
    • At the edge stands the **Warlord** with the damage it has taken, beside it Veil, Synergy and Guardian. They act once the Veil is pierced.
    • Damage on Warriors ends with the turn; damage on a Warlord stays, and decides the game.
    The picture shows a duel in its middle: two Knights against an Orc that has a set card behind it.
guide-lraw-war-title = A war of three or four
guide-lraw-war = Three or four players make a **war**: you attack whom you like, and the last Warlord that stands has won.
    • Turns go round. In a foreign turn you are asked only about what you said under **Orders**; everything else passes by itself.
    • Answers go round as well: after something is used, each of the others may answer, and the last answer happens first.
    • Whose Warlord falls is out, and the others go on.
    The picture shows three players, their fields one below the other.

# The ready decks: what each is, what suits whom, how hard it is.
starter-lraw-hero = Small Rogues, brave Knights, many traps. Suits beginners; easy.
starter-lraw-orc = Attack on attack, damage that tramples on. Suits the impatient; easy.
starter-lraw-undead = Falls and comes back, wears decks down. Suits the patient; hard.
starter-lraw-demon = Pays with its own blood for strong deeds. Suits the daring; hard.
starter-lraw-angel = Heals, shields and forbids. Suits careful players; middling.
starter-lraw-titan = Large Warriors and frost that halves. Suits plain strength; easy.
starter-lraw-beast = Hatches dragons, moves, answers fast. Suits jugglers; hard.
starter-lraw-dwarf = Sends cards home, brews and blasts. Suits planners; middling.
starter-lraw-bounty = Marks a target and is paid for it. Suits schemers; middling.
