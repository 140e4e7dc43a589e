# What Lost Legends is called, and how it is explained in a few lines.

game-lost = Lost Legends
game-lost-about = Lead a hero through three levels of monsters. Draft cards from passed hands as skills or equipment, fight for gold and trophies, and collect the most legend points.
game-lost-guide = **Lost Legends** is for 3 to 5 players. Each leads one hero through the Ruins, the Caves and the Demon Fortress.
    • **Gear up:** five times you keep one card of a hand and pass the rest to the left, all at the same time and in secret. Each card becomes a skill, which is free and brings gold, or equipment that you buy. Skills make equipment cheaper and stronger.
    • **Fight:** in your turn you attack the monster in front of you with one weapon, boosted by spells, trinkets and mana. What it suffers depends on the kind of damage. If it survives, it strikes back. You may hand a monster on to a player who has none.
    • **Rewards:** a defeated monster brings experience, a trophy, and gold that your neighbours share. Whoever has the most trophies of a kind takes its challenge trophy; sets of trophies bring tokens.
    • **Defeated?** You lose a skill and rest until the level ends.
    • **The winner** has the most legend points after the third level: legend markers, experience, tokens and gold.
    When you are asked, press **Play**, look at what each choice would do, and confirm. Prepare your next turn or set standing orders with **Orders**, and nobody waits for you. If you are away, the simplest answer is given for you.
