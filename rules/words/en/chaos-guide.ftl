# Legends of Chaos in short.

game-chaos = Legends of Chaos
game-chaos-about = Each player is a Warrior with an Arsenal of cards. Attack whom you like, block what comes back, and be the last one standing.
game-chaos-guide = **Legends of Chaos** is for 2 to 8 players. Each portrays a Warrior with vital points, an ability of its own and an Arsenal of at least 50 cards.
    • **Your round:** you draw a card, then you may lay Sidekicks and Specials, attack, and play cards, in any order. Every other round you draw two while a Sidekick or Special is in play.
    • **Attacking:** your Warrior, each Sidekick and each Special may use one Destructive or Mystical card per round. Cards with a name in their bar need that character, ready since an earlier round. Put all attacks you want together into one declaration.
    • **Answering:** everybody who is attacked answers in secret, one card for each attack. A blocking card takes its value off the offence; the rest comes off your points. Mystical attacks are stopped only by cards that say so, and some stay in play and strike again every round until you counter them.
    • **Vital Point Four:** buy cards for 4 points each at almost any time.
    • **Inspiration Attempt:** instead of anything else, replace up to three cards whose character you do not have.
    • **The winner** is the last Warrior with points left. If the last ones fall together, whoever fell first loses.
    When you are asked, press **Play**, look at what each choice would do, and confirm. If you are away, your best blocks are used and your round ends.

game-chaos-match = Legends of Chaos, best of several
game-chaos-match-about = Several games of Legends of Chaos in a row with the same Arsenals; whoever wins more than half of them wins the match.
game-chaos-match-guide = A match is several games of **Legends of Chaos** in a row. Everybody keeps the same Arsenal, and the order of rounds moves on by one after each game.
