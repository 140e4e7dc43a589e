# What Lost Legends is called, and how it is explained in a few lines.

game-lost = Lost Legends
game-lost-about = Lead a hero through three levels of monsters. Draft cards from passed hands as skills or equipment, fight for gold and trophies, and collect the most legend points.
game-lost-guide = **Lost Legends** is for 3 to 5 players. Each leads one hero through the Ruins, the Caves and the Demon Fortress.
    • **Gear up:** five times you keep one card of a hand and pass the rest to the left, all at the same time and in secret. Each card becomes a skill, which is free and brings gold, or equipment that you buy. Skills make equipment cheaper and stronger.
    • **Fight:** in your turn you attack the monster in front of you with one weapon, boosted by spells, trinkets and mana. What it suffers depends on the kind of damage. If it survives, it strikes back. You may hand a monster on to a player who has none.
    • **Rewards:** a defeated monster brings experience, a trophy, and gold that your neighbours share. Whoever then has at least as many trophies of a kind as the holder takes its challenge trophy; sets of trophies bring tokens.
    • **Defeated?** You lose a skill and rest until the level ends.
    • **The winner** has the most legend points after the third level: legend markers, experience, tokens and gold.
    When you are asked, press **Play**, look at what each choice would do, and confirm. Prepare your next turn or set standing orders with **Orders**, and nobody waits for you. If you are away, the simplest answer is given for you.

# The first game: what is said at each step of rules/sets/lost/lesson.toml.
lesson-lost-1 = You lead the **Warrior**, one of three heroes. First everybody drafts: five times you keep one card of a hand and pass the rest on. This is your last choice in the Ruins. Each card says what it costs *you*, and which of its lines your skills meet. Press **Go on**.
lesson-lost-2 = A card becomes a **skill**, which is free and brings gold, or **equipment**, which you pay for. The Oak Shield takes 1 off every blow, and your armor skills make it cheap: 1 gold. Choose the **Oak Shield**, then to buy it, and **Confirm**.
lesson-lost-3 = All have chosen at the same time, and the fight begins. In your turn you need a monster: the face-up one, which you know, or the top of the pile, which you do not. The Ghoul lies face up, with 4 life and a blow of 1. Take it.
lesson-lost-4 = Your Short Sword makes 2 damage with your melee skill. That leaves the Ghoul with 2 of 4, and it strikes back; but its blow of 1 stops at your new shield. There is no luck in a fight: read what would happen, then **Confirm**.
lesson-lost-5 = The shield held. The others had their turns, with less luck in what they met. The markers stay on your Ghoul, so the same blow again is enough. Attack once more.
lesson-lost-end = The Ghoul is defeated: a trophy, experience, and gold that you share with your neighbours. So it goes through three levels, and **most points at the end win**. Orders, prepared turns and trophies come with time. Type **/open** and choose Lost Legends for a real game.

# How it is played, page by page: each with a picture of a moment from rules/sets/lost/lesson.toml.
guide-lost-draft-title = The draft: skills and equipment
guide-lost-draft = Each level begins with a **draft**: five times you keep one card of a hand and pass the rest on, all at the same time and in secret.
    • As a **skill** a card is free and brings gold at once; its line makes equipment cheaper and stronger.
    • As **equipment** it is bought: the more lines your skills meet, the less it costs.
    • What you do not keep, your neighbour gets: look at what they collect as well.
    The picture is your hand in the draft: under each card stands what it costs *you* now, and which of its lines your skills meet.
guide-lost-fight-title = A fight, blow by blow
guide-lost-fight = In your turn of the **fight** you face one monster: the one that lies face-up, or the unknown one from the pile.
    • Attack with **one weapon**, and make it stronger with spells, trinkets and mana. There is no luck: the menu says what each attack would do.
    • Damage stays on the monster as markers. If it lives, it **strikes back**: armor takes off, the rest costs life.
    • A defeated monster brings experience, a trophy, and gold that your neighbours share. Whoever falls loses a skill and rests until the level ends.
    The picture shows your hero before a Ghoul: its life and blow, your weapons, and what each would leave of it.
