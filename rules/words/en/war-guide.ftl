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

# The first game: what is said at each step of rules/sets/war/lesson.toml.
lesson-war-1 = Two of you play, and nobody holds a hand. Each has a **Play Deck** of face-down cards; what you win goes to your **Army Pile**. Turns play by themselves: press **Go on**, and both turn up their top card.
lesson-war-2 = Your Level 12 was higher than their 7, so both cards are yours. That is a whole battle, and most turns are no more than that. Next, both will turn up a Level 5. Press **Go on** to see a tie.
lesson-war-3 = A tie is **War**: three cards face-down, and the fourth ones fight for all ten. You won it. Now you draw one of the few cards that make you decide: a **Legend**. Press **Go on**.
lesson-war-4 = The Cinderfang has Level 5 and faces a 7: as things stand you lose, and a Legend that loses a battle dies. But its ability does 7 damage, and that kills a 7. The first use is free. Choose **Use**, read what it would do, then **Confirm**.
lesson-war-5 = Scorch worked, and your Cinderfang lives. From now on using it means flipping the **Destiny Coin**: Fire works, Skull kills it. Now the Harethorn fights, and it wins by itself: 4 against 2. Choose **Hold**: that costs nothing and keeps its free use for a worse day.
lesson-war-6 = One thing more. Your next card is a humble Level 1, and theirs is a Level 13, the highest there is. Press **Go on** and see what a **Kingslayer** does.
lesson-war-end = The 1 felled the 13, and your opponent has no card left: **you have won.** That is all of The Rules of War. You are called only when a Legend of yours could change a battle. Type **/open** for a real game; with `computers` set to 1 it begins at once.

# How it is played, page by page: each with a picture of a moment from rules/sets/war/lesson.toml.
guide-war-gamble-title = Legends: when to use one, when to hold
guide-war-gamble = A **Legend** is the only card that asks you something, and only when it could change the battle.
    • Its **first use is free**. After that each use is a throw of the **Destiny Coin**: on Fire the ability works, on Skull the Legend dies and the battle goes on without it.
    • **Holding** costs nothing. A Legend that wins by its Level alone keeps its use for a worse day.
    • A Legend that loses a battle is gone for good, whether you used it or not. When it would lose anyway, there is little to lose by the coin.
    In the picture the Cinderfang has had its free use: Play shows both ways it can go, with how likely each is, before you confirm.
guide-war-many-title = Three to six players, and the Grand deck
guide-war-many = With **more players** everybody turns up a card at once, and the highest takes them all. Only those who tie for the highest go to War; the others’ cards lie there as spoils.
    • One ability is used in a turn, for the whole table. The lowest Level is asked first.
    • Whoever has no card left is out; the game goes on without them.
    • The **Skirmish** deck has 52 Warriors and 8 Legends. The **Grand** deck, which is among the options, has 104 Warriors and all 16 Legends.
    The picture shows six players with a Grand deck: each seat with its pile, its colour and its sign.
