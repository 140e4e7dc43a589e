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
lesson-law-3 = Garm is yours. Brokkr came to C2 and attacked Thor, 4 against 4: **a tie holds**, nothing happened. Brokkr's upper edge is a 7. **Iris**, your last card, has an 8 below; as you hold no other, only the space is asked. Choose the one above Brokkr, **C1**.
lesson-law-end = Iris took Brokkr, and nobody has a card left: you control five, they control one. **You have won.** Beyond this there are abilities, special spaces and four forms of the game; **Signs** under a board explains each mark. Type **/open** and choose Legends At War with the option “Skirmish is played” to begin.

# How it is played, page by page: each with a picture of a moment from rules/sets/law/lesson.toml.
guide-law-skirmish-title = Skirmish: one battle, six cards each
guide-law-skirmish = **Skirmish** is the short form, for 2 to 4 players: one battle, and that is all.
    • Everybody brings six cards: three of level I, two of level II, one of level III. Bring a deck of your own, take a ready one at the table, or put one together there.
    • You lay the board together, place your first card face-down, and then play a card each turn.
    • When the board is full, or somebody whose turn it is has no card, **whoever controls the most cards has won.**
    In the picture it is your turn: your cards and your opponent’s differ in frame and sign, whoever played them.
guide-law-standard-title = Standard: three battles, a pantheon each
guide-law-standard = **Standard** is the long form, for 2 to 4 players: each leads a pantheon through three battles.
    • You begin with a deck of nine weaker cards of your pantheon and hold five of them.
    • The winners of the battles get 1, 3 and 5 points. Cards of other pantheons that you control at the end of a battle go to your pile: a point each.
    • Between battles you **reinforce** with stronger cards, and may pay for them with what you have captured.
    • **Most points after the third battle win.**
    In the picture three pantheons are in their second battle; under the board stands who has captured what.
guide-law-ragnarok-title = Ragnarok: a shared draft, a board that grows
guide-law-ragnarok = **Ragnarok** is for 2 to 4 players, without pantheons and without points.
    • All 72 cards lie in nine piles, the top ones open. After each card that you play you take an open one, and may then exchange a card with the open ones, or trade one with an opponent, unseen.
    • There are three rounds. Before the second and the third each player adds a piece to the board, and stronger cards come up. What lies on the board stays there.
    • **Whoever controls the most cards at the very end has won.**
    In the picture the second round is on: the old cards still count, and there is new ground to the right and below.
guide-law-team-title = Team Battle: two against two
guide-law-team = **Team Battle** is Standard for four: seats 1 and 3 play against seats 2 and 4. Whoever runs the table settles who sits where before the start.
    • Each has a pantheon and a hand, but you **share** the points and the captured cards. Your partner’s cards are never your enemies, so you do not attack them.
    • You may talk about everything, but not show your cards. To sacrifice a captured card, your partner has to agree.
    • The team that wins a battle names which of its two goes first in the next.
    In the picture partners have the same colour of frame, and each player a sign of their own.
guide-law-pantheons-title = Choosing a pantheon
guide-law-pantheons = In Standard and Team Battle everybody leads one of four **pantheons** of 18 cards, one after the other, and each of them once.
    • **Greek**: strong to the south. Support, and attacks from afar.
    • **Norse**: strong to the north, and even. Bonuses against a dominion, and a few Traitors.
    • **American**: strong to the west. Champions, Reflect, Skinwalkers.
    • **Japanese**: strong to the east. Cards that move on, and Phoenixes that come back.
    The picture is the one that you choose from: what each is good at, and how hard it is to lead.
guide-law-pieces-title = Laying the board
guide-law-pieces = The **board** is laid together before the first battle: each player lays a piece of six spaces against what lies there.
    • Each piece has two sides. The **Alpha** side is plain. The **Omega** side has two special spaces: a dominion’s sign gives cards of that dominion +1 on every edge and takes 1 from all others; an ability’s sign lends that ability to whoever stands there.
    • A compact board makes for many fights; a long one leaves room. Fewer open edges are easier to defend.
    The picture shows the pieces on offer as you choose from them. You then choose where it lies, from a few good places.
guide-law-draft-title = The draft of Ragnarok
guide-law-draft = At the end of your turn in **Ragnarok** you take one **open card**; the next one of its pile is turned up at once.
    • Then you may do one more thing: **exchange** a card of your hand with an open one of the same dominion and level, or **trade**: you and an opponent each give a card, without having seen the other’s.
    • Everybody has seen what you take. What you trade for, only you know.
    • In the first round cards of level I lie open, in the second those of level II come, in the third those of level III.
    Wishes for the draft can be left under **Orders**, so that nobody waits for you. In the picture the open cards lie under the board, each with how many are left below it.
guide-law-reinforcement-title = Reinforcement between battles
guide-law-reinforcement = Before the second and the third battle of **Standard** and **Team Battle** all reinforce at the same time, in secret.
    • **Fill:** a deck of fewer than nine cards is filled up from your reinforcements: with level II, before the third battle with level III as well. Which ones, you choose.
    • **Sacrifice:** after that each captured card of level I may buy one more of level II, before the third battle a captured level II one of level III. The captured card is gone, and its point with it.
    • Nobody sees what you add; what was sacrificed everybody sees, once all are done.
    Points now, or strength for the battle that brings 5 points: that is the question here.

# The ready decks: what each is, what suits whom, how hard it is.
starter-law-shield_wall = Even edges and Support around Odin. Suits the careful; easy.
starter-law-long_arrows = Takes cards from afar. Suits those who see lines; middling.
starter-law-mirrors = Turns curses back, strong to the west. Suits tricksters; hard.
starter-law-wind_and_water = Moves on, dispels, supports. Suits the curious; middling.
starter-law-ever_returning = Phoenixes that come back when taken. Suits the patient; easy.
