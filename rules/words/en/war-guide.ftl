# The Rules of War in short. Its single rules are in war-clauses.ftl.

game-war = The Rules of War
game-war-about = Everybody turns up a card, and the highest Level takes them all. Ties go to War, and a few Legends can bend the outcome.
game-war-guide = **The Rules of War** is for 2 to 6 players. Nobody holds a hand: turns play by themselves, and you are asked only when one of your Legends could change a battle.
    • **A turn:** everybody turns up the top card of their Play Deck. The highest Level takes all these cards into its owner's Army Pile. When your Play Deck is empty, your Army Pile is shuffled and becomes the new one.
    • **War:** if the highest Level is tied, those who tied lay three cards face-down and turn up a fourth to fight. The winner takes everything on the battlefield. Whoever has fewer than 4 cards for it loses.
    • **Kingslayer:** a Level 1 drawn against a Level 13 defeats it at once.
    • **Legends** have one ability each. The first use is free. Every later use is a gamble on the Destiny Coin: on Fire it works, on Skull the Legend dies. You may always hold instead. A Legend that loses a battle is gone for good, and nobody captures it.
    • **One ability per turn,** for the whole table; the lowest Level is asked first.
    • **The winner** is whoever is left when all others have run out of cards, or whoever has the most cards at the turn limit.
    When you are asked, press **Play**, look at what each choice would do, and confirm. If you are away, your Legend holds.
