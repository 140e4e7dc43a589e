# What Legends At War is called, and how it is explained in a few lines.

game-law = Legends At War
game-law-about = Send mythological characters onto a board of pieces, one card a turn. Touching edges are compared, and the higher number takes the card.
game-law-guide = **Legends At War** is for 2 to 4 players. You play one card a turn. It attacks every enemy next to it: the numbers on the touching edges are compared, and a strictly higher attacker takes the card. Abilities add or take away numbers, reach further, switch each other off, or let a card move on. Whoever holds the most cards when the board is full wins the battle.
game-law-match = Legends At War, best of several
game-law-match-about = Several games of Legends At War in a row; whoever wins more than half of them wins the match.
game-law-match-guide = A match is several games of **Legends At War** in a row. The seats move on by one after each game.

# The first game: what is said at each step of rules/sets/law/lesson.toml.
lesson-law-1 = A small battle on a small board. Each card has a number on each of its four edges, and its frame shows whose it is now. One card a turn; whoever controls most cards in the end has won. Yours is the Minotaur; two others are your opponent's. Press **Go on**.
lesson-law-2 = A card that you play attacks each enemy beside it: your edge against theirs, and the **higher** number takes the card. Garm on B1 shows a 3 below, and Thor shows a 5 above. Choose **Thor**, then the space **B2**, read what would be taken, and **Confirm**.
lesson-law-3 = Garm is yours. Brokkr came to C2 and attacked Thor, 4 against 4: **a tie holds**, nothing happened. Brokkr's upper edge is a 7; Iris has an 8 below. Choose **Iris** and the space above Brokkr, **C1**.
lesson-law-end = Iris took Brokkr, and nobody has a card left: you control five, they control one. **You have won.** Beyond this there are abilities, special spaces and four forms of the game; **Signs** under a board explains each mark. Type **/open** and choose Legends At War with the option `form=skirmish` to begin.

# The ready decks: what each is, what suits whom, how hard it is.
starter-law-shield_wall = Even edges and Support around Odin. Suits careful players; easiest.
starter-law-long_arrows = Takes cards from afar. Suits those who see lines; middling.
starter-law-mirrors = Turns curses back, strong to the west. Suits tricksters; harder.
starter-law-wind_and_water = Something of everything: Maneuver, Dispel, Support; middling.
starter-law-ever_returning = Phoenixes that come back when taken. Suits the patient; easy.
