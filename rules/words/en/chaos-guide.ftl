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

# The first game: what is said at each step of rules/sets/chaos/lesson.toml.
lesson-chaos-1 = You are **Jeni** with 20 points, and Yipee against you has 11. Whoever has none left is out. This is your hand, which nobody else sees: the large numbers are what a card brings as an attack and what it takes off as an answer. Press **Go on**.
lesson-chaos-2 = It is your round. **Rixa** is a Sidekick, and *Pounce* is hers: it can be used once Rixa has been in play since an earlier round. So lay her now, for later. Choose **Lay**, then **Rixa**, then **Confirm**.
lesson-chaos-3 = Rixa stands beside you. Your Warrior has not fought yet, and *Torpedo* is a card of Jeni's own: an Air attack of 5. Choose **Attack** and **Torpedo**. Before you confirm, you read what it would cost your opponent.
lesson-chaos-4 = Nothing stopped it: 5 points gone, and Jeni gained 1 for her first success of the round. Each character uses one card a round, so there is nothing more to do. **End** your round and see what comes back.
lesson-chaos-5 = You are attacked: *Lasso*, Air, 6. You answer in secret, each attack with one card at most. The *Wooden Shield* takes 5 off, so that 1 point would come through instead of 6. Choose the attack and the **Wooden Shield**.
lesson-chaos-6 = One point lost in place of six, and you drew two cards. Rixa has been here since your last round, so *Pounce*, an attack of 8, can be used, and your opponent has 6 points left. **Attack** with **Pounce** and finish it.
lesson-chaos-end = No points left: your opponent is out, and **you have won.** You know the whole round now: draw, lay, attack, end, and answer in between. Type **/open** and choose Legends of Chaos; a ready Arsenal of 50 cards is dealt to you, and **/deck** builds your own.

# How it is played, page by page: each with a picture of a moment from rules/sets/chaos/lesson.toml.
guide-chaos-answers-title = Being attacked, and how to answer
guide-chaos-answers = Whoever is attacked answers **in secret**, each attack with one card at most, and all answers are turned up together.
    • A **Destructive** or **Defend** card takes its block value, the smaller number, off the offence. What is left comes off your points.
    • **Mystical** attacks are stopped only by cards that say so.
    • A card with a character’s name needs that character in play, ready since an earlier round.
    • A used card is gone: taking a small hit may be cheaper than a good card.
    The picture is your hand while you are attacked: above it what comes, and on each card what it would leave of it. Cards that cannot help are grey, with the reason.
guide-chaos-many-title = Three to eight players
guide-chaos-many = With **more players** the round goes from one to the next, and you attack whom you like, several of them in one declaration.
    • Whoever is attacked answers; all who are attacked do so at the same time.
    • Whoever stands out is attacked. Points are told on the board, hands are not: only how many cards each holds.
    • You are out without points, and the last one left has won. If the last ones fall together, whoever fell first has lost.
    In the picture four Warriors face one another: points, cards in hand, and the characters beside each.

# The ready decks: what each is, what suits whom, how hard it is.
starter-chaos-craziie_farmer = Gains points while a Sidekick stands. Suits beginners; easy.
starter-chaos-yipee = Swaps cards and has many answers. Suits the patient; middling.
starter-chaos-vyolett = Magic that strikes every round. Suits planners; hard.
starter-chaos-ghoast = Each round the first hit costs less. Suits the careful; easy.
starter-chaos-jeni = Straight attack, rewarded for it. Suits the bold; easy.
starter-chaos-fli_bi = Flies: Ground attacks miss. Few points. Suits the sly; middling.
starter-chaos-diezel = Big hits by his Specials, once they stand. Suits builders; middling.
