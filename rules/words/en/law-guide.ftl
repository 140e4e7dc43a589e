# What Legends At War is called, and how it is explained in a few lines.

game-law = Legends At War
game-law-about = Send mythological characters onto a board of pieces, one card a turn. Touching edges are compared, and the higher number takes the card.
game-law-guide = **Legends At War** is for 2 to 4 players. You play one card a turn. It attacks every enemy next to it: the numbers on the touching edges are compared, and a strictly higher attacker takes the card. Abilities add or take away numbers, reach further, switch each other off, or let a card move on. Whoever holds the most cards when the board is full wins the battle.
game-law-match = Legends At War, best of several
game-law-match-about = Several games of Legends At War in a row; whoever wins more than half of them wins the match.
game-law-match-guide = A match is several games of **Legends At War** in a row. The seats move on by one after each game.
