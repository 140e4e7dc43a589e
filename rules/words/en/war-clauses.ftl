# Every clause of the specification of The Rules of War in plain words; clause-war-2-3 is WAR-2.3.
# For somebody new at the table: no clause numbers within, no terms that the board does not show.

clause-war-1-1 = Two to six people can play.
clause-war-1-2 = Every Legend is one of a kind: no game has two copies of the same one.
clause-war-1-3 = If the cards that are brought hold a Legend more than once, one copy stays, the one whose id comes first. The others are set aside before the shuffle.
clause-war-1-4 = All cards are shuffled together, and everybody is dealt the same number.
clause-war-1-5 = If the cards cannot be shared out evenly, the few left over are set aside face-down and take no part.
clause-war-1-6 = The cards that you are dealt lie face-down before you as your Play Deck. Your Army Pile, your support zone, the Graveyard and the battlefield start empty.
clause-war-1-7 = Everybody needs at least 5 cards. With fewer the game does not start.
clause-war-1-8 = Seats go by the order of joining. Nobody has the first move; a seat matters only when nothing else decides.
clause-war-1-9 = All that is left to chance, from the deal to the coin, comes from one recorded source in a fixed order, so that a game can be played back and checked.

clause-war-2-1 = Each turn every player turns up the top card of the Play Deck, all at the same moment.
clause-war-2-2 = A turn goes like this: cards are turned up, Kingslayers strike, supports help, Legends are asked, Levels are compared, a tie goes to War, the winner takes the cards, and the table is cleared.
clause-war-2-3 = The highest Level wins the battle. What counts is the Level after all bonuses and penalties.
clause-war-2-4 = The winner puts all cards of the battle on their own Army Pile, except the Legends that were beaten.
clause-war-2-5 = If only one card is left fighting, because the others were killed, stolen or sent home, its owner wins at once and takes what lies on the battlefield.
clause-war-2-6 = Whatever is killed, stolen or sent home in a battle, at least one card is always left fighting.
clause-war-2-7 = At the end of a turn, supports that are used up go home, empty Play Decks are refilled, players without a card go out, and then it is checked whether the game is over.
clause-war-2-8 = What lasts from turn to turn: the piles, the Graveyard, what supports have left, and which Legends were used. Damage and one-battle effects end with the turn.

clause-war-3-1 = A tie for the highest Level starts a War. Levels are equal if they are equal after bonuses and penalties.
clause-war-3-2 = In a War each tied player lays three cards face-down and turns up a fourth. The fourth cards fight.
clause-war-3-3 = If the fourth cards tie as well, the War goes on: three more cards face-down, one more to fight, for as long as the cards last.
clause-war-3-4 = Whoever wins the last battle of a War takes every card on the battlefield, except the Legends of the losers.
clause-war-3-5 = The four cards of a War are drawn one by one. If your Play Deck runs out on the way, your Army Pile is shuffled and you draw on.
clause-war-3-6 = A War takes 4 cards from you, counting Play Deck and Army Pile together. If you are tied and have fewer, you lose. This is looked at before any card is laid.
clause-war-3-7 = If two players tie and neither has 4 cards for the War, the one with more cards wins the game. With equally many the game is a draw.
clause-war-3-8 = Cards that tied and cards laid face-down stay on the battlefield for the winner, but they fight no more.
clause-war-3-9 = Each battle within a War has its Kingslayers, the help of supports and the chance for Widowmaker to strike, just as the first battle of a turn.
clause-war-3-10 = When a War is over, its face-down cards are turned up for all to see.

clause-war-4-1 = When you draw a Legend for a battle, you may use its ability or hold. Holding costs nothing and keeps the free first use for later.
clause-war-4-2 = When several Legends could act, the one with the lowest Level on the card is asked first.
clause-war-4-3 = If those Levels are equal, a Legend in the battle is asked before one in support, then the player with fewer cards to draw, then the one in the lower seat.
clause-war-4-4 = Before Levels are compared, every Legend that could act is asked, one after the other. So is a Widowmaker in support that has a strike left and a card to strike at.
clause-war-4-5 = Each Legend is asked once per battle. Answers are public, and a no stands for that battle.
clause-war-4-6 = A Legend drawn in a War, face-down or as a fourth card, cannot use its ability. A Widowmaker that was in support before may still strike.
clause-war-4-7 = A Legend may act even if the cards would tie, because abilities come before Levels are compared.
clause-war-4-8 = A Legend that comes in as a replacement is not asked, because an ability has already been played this turn.
clause-war-4-9 = You choose the target together with the ability. Only Foresee asks you a second time, once you have seen the cards.

clause-war-5-1 = The first use of a Legend's ability is free and needs no coin.
clause-war-5-2 = After that, each use on a later turn is a gamble: the Destiny Coin is flipped.
clause-war-5-3 = If the Destiny Coin shows Fire, the ability works and the Legend lives.
clause-war-5-4 = If the Destiny Coin shows Skull, the Legend dies at once, goes to the Graveyard, and its ability does not work.
clause-war-5-5 = You never have to gamble. You may always hold, and the Legend fights as it is.
clause-war-5-6 = A Legend that was used stays used, wherever it goes and whoever owns it next: stolen, reshuffled, in support or back from the Graveyard.
clause-war-5-7 = A Skull does not count as an ability played. The next Legend may still act if at least two cards are left fighting.
clause-war-5-8 = If a Skull takes your Legend, you have no card in this battle any more, but you lose nothing else.
clause-war-5-9 = The Destiny Coin is fair: Fire and Skull are equally likely.
clause-war-5-10 = All strikes, bonuses or penalties of one stay in support are one use and need no further coin. Sending the Legend into support again on a later turn does.

clause-war-6-1 = At most one Legend ability is played per turn, by the whole table together.
clause-war-6-2 = If another Legend acts first, yours has to wait until it is drawn again. It keeps its free first use.
clause-war-6-3 = Sending a Legend into support, an ability that acts at once and a strike each count as the one ability of the turn. Bonuses and penalties that merely go on do not.
clause-war-6-4 = One ability per turn means the whole turn, with every War in it.

clause-war-7-1 = A Legend that is killed, in a battle, in a War or by an ability, goes to the Legend Graveyard. No opponent gets it.
clause-war-7-2 = A Legend that loses a battle is killed.
clause-war-7-3 = When a battle or War is decided, all Legends of the losers on the battlefield die, face-up or face-down. The winner's Legends go to the Army Pile. Only Oakenwall's Unbroken can prevent this.
clause-war-7-4 = A Warrior killed by an ability goes to the Army Pile of the player whose ability it was.
clause-war-7-5 = An ability that steals can take Legends too. The stolen card goes to the thief's Army Pile without its bonuses; a used Legend stays used.
clause-war-7-6 = All players share one Graveyard, and everybody may look at it. Only Bonepiper's Exhume brings a Legend back from it.
clause-war-7-7 = A card on the battlefield belongs to the player who laid it until the winner takes the cards.
clause-war-7-8 = A tie kills nobody: a Legend that tied waits on the battlefield until the War is decided.

clause-war-8-1 = Damage kills a card if it is at least as high as its Level. In a battle that is the Level after bonuses and penalties, elsewhere the Level on the card.
clause-war-8-2 = A card that survives damage leaves the battle and goes to its owner's Army Pile at once. Cards that its owner laid before stay on the battlefield.
clause-war-8-3 = Damage does not last: the next time the card is drawn, it has its full Level.
clause-war-8-4 = Comparing Levels does no damage, so a winning card goes home unhurt.
clause-war-8-5 = Damage is never rounded or cut short. That no Level falls below 1 does not protect a card from it.

clause-war-9-1 = A Kingslayer is a card with Level 1 on it, and its prey has 13 on it. A card that bonuses or penalties bring to 1 or 13 is neither.
clause-war-9-2 = A Kingslayer drawn against a Level 13 defeats it at once.
clause-war-9-3 = When a Kingslayer strikes, nobody can play an ability for the rest of the turn, and no bonus or penalty counts in that battle.
clause-war-9-4 = With two players the owner of the Kingslayer wins the battle. A Legend of Level 13 that is beaten like this dies.
clause-war-9-5 = A Kingslayer can strike in the first battle, in every battle of a War, and when a replacement comes in.
clause-war-9-6 = Kingslayer against Kingslayer, or 13 against 13, is an ordinary tie.
clause-war-9-7 = With three or more players a Kingslayer defeats every Level 13 in the battle. The other cards are then compared by the Level on the card.

clause-war-10-1 = Bonuses and penalties are added up, and the result is kept between Level 1 and Level 13.
clause-war-10-2 = Only cards that are fighting in a battle get bonuses and penalties.
clause-war-10-3 = Face-down cards get no bonus or penalty, and they use none up.
clause-war-10-4 = A lasting bonus or penalty is good for a fixed number of cards, counted on from battle to battle.
clause-war-10-5 = A use is spent when a card begins to fight, unless a Kingslayer strikes. The bonus or penalty stays with that card for the battle, even if the Legend that gave it dies.
clause-war-10-6 = A use is spent even where it changes nothing, such as +2 on a 13.
clause-war-10-7 = Bonuses and penalties of several supports add up, and each support spends a use of its own.
clause-war-10-8 = Legends in a battle get bonuses and penalties just as Warriors do.

clause-war-11-1 = A Legend in support lies face-up in its owner's support zone. It helps from there and does not fight itself.
clause-war-11-2 = To deploy a Legend is to move it out of the battle into your support zone, with all its uses. You draw a replacement, which fights in its place.
clause-war-11-3 = Deploying goes in this order: the Legend moves to support, Flameback weakens the opponent's present card, the replacement is drawn, a Kingslayer may strike, and then bonuses and penalties count.
clause-war-11-4 = A Legend stays in support until its uses are spent, it is killed, or its owner is out.
clause-war-11-5 = Legends in support count as your cards when the turn limit ends the game. You cannot draw them for a battle or a War.
clause-war-11-6 = A Legend in support is safe from everything but abilities that say so, such as Duskblade's Silent Cut.
clause-war-11-7 = A strike of Widowmaker does 6 damage to one opposing card in the battle. It is the one ability of its turn, and not possible on the turn of deploying.
clause-war-11-8 = You may have several Legends in support at once.

clause-war-12-1 = When your Play Deck is empty, your Army Pile is shuffled and becomes your Play Deck. Cards on the battlefield are not part of it.
clause-war-12-2 = The game goes on until only one player is left. Dead Legends and cards set aside do not have to be won.
clause-war-12-3 = If you run out of cards in a War, so that you cannot finish it, you lose.
clause-war-12-4 = When a player goes out, their Warriors go to the winner of that battle and their Legends to the Graveyard. Cards that they had on the battlefield stay there for the winner.
clause-war-12-5 = With two players the game ends as soon as one of them is out.
clause-war-12-6 = If you have no card left to draw at the end of a turn, you are out, and your Legends in support go to the Graveyard.
clause-war-12-7 = Without a card left to draw you cannot deploy a Legend or use Foresee, so nobody knocks themselves out that way.
clause-war-12-8 = The last player left wins. If the last ones go out together, the game is a draw between them.

clause-war-13-1 = With three or more players, everybody turns up a card, and the single highest Level takes them all.
clause-war-13-2 = If several share the highest Level, only they go to War. The other cards are beaten and stay on the battlefield for the winner.
clause-war-13-3 = If only some of the players in a War tie again, only they go on.
clause-war-13-4 = An ability aims at exactly one card or opponent in this battle. Silent Cut may also choose an opponent's Legend in support.
clause-war-13-5 = However many play, there is one ability per turn for the whole table, and the lowest Legend is asked first.
clause-war-13-6 = A tied player with fewer than 4 cards is out, and the others go on. If one tied player is left, that player wins the War without drawing.
clause-war-13-7 = If all who tied have too few cards, the one with the most wins the War and the others are out. If several share the most, all are out; Legends on the battlefield die, and the other cards lie as spoils for the winner of the next battle.
clause-war-13-8 = If your card was stolen, killed or sent home, you cannot win this battle. Your other cards on the battlefield go to its winner.
clause-war-13-9 = Under Mirewitch's Upend the single lowest Level wins, and a tie for the lowest goes to War.
clause-war-13-10 = Whoever is out stays out, but may watch.

clause-war-14-1 = A Skirmish ends after turn 1000 at the latest, a Grand game after turn 3000, unless the table sets another turn limit or none.
clause-war-14-2 = At the turn limit whoever has the most cards wins. Play Deck, Army Pile and Legends in support all count.
clause-war-14-3 = With equally many cards at the turn limit, more Legends win, then the higher sum of Levels. If that is equal too, the win is shared.
clause-war-14-4 = Spoils that still lie on the battlefield at the turn limit count for nobody.
clause-war-14-5 = Without a turn limit a game goes on for as long as it takes.

clause-war-15-1 = Nobody has to press anything for an ordinary turn. Turns play by themselves until a Legend's owner has something to decide, with a summary every 25 turns or as the table chose.
clause-war-15-2 = At the pace “ready” every turn waits until each player has pressed Draw or run out of time. At the usual pace “auto” it does not wait.
clause-war-15-3 = When a Legend's owner is asked, everybody can see the cards in the battle, their Levels, which Legends were used, and whether the coin is needed.
clause-war-15-4 = You may answer before you are asked. That answer is secret, holds for this battle only, and lapses if another Legend acts first.
clause-war-15-5 = If your time runs out, your Legend holds and Widowmaker waits. After a Foresee the highest of the cards fights and the others keep their order.
clause-war-15-6 = You may leave a game. With two players the other wins; with more your cards play on, and your Legends always hold.
clause-war-15-7 = A Widowmaker in support asks you only when you would otherwise lose or tie. You can change this standing order at any time.

clause-war-16-1 = Lanternseer, Foresee: look at the top three cards of your Play Deck. One fights instead, the others go back on top in the order you like, and Lanternseer goes to your Army Pile. Only you see them.
clause-war-16-2 = Mirewitch, Upend: the lowest Level wins this battle. A War that grows out of it is fought as usual.
clause-war-16-3 = Hivemind, Assimilate: steal one opposing card in this battle, even a Legend.
clause-war-16-4 = Harethorn, Rally: goes into support and gives the next four cards you fight with +2, in battles and Wars.
clause-war-16-5 = Bonepiper, Exhume: take any one Legend out of the Graveyard, whoever owned it. Bonepiper cannot take itself.
clause-war-16-6 = Cinderfang, Scorch: do 7 damage to one opposing card in this battle.
clause-war-16-7 = Flameback, Sear: goes into support against one opponent, whose present card and next three get −2. If that opponent goes out, the rest is lost.
clause-war-16-8 = Stormcaller, Thunderclap: turn up the top card of an opponent's Play Deck and do 6 damage to it. A killed Warrior is yours, a killed Legend goes to the Graveyard, a survivor to its owner's Army Pile.
clause-war-16-9 = Duskblade, Silent Cut: kill one opposing Legend in this battle or in support, whatever its Level. Bonuses and penalties it gave to cards in this battle remain.
clause-war-16-10 = Widowmaker, Web: goes into support with two strikes. Each does 6 damage to one opposing card, Warrior or Legend.
clause-war-16-11 = Glassface, Mirror: its Level becomes one more than the highest opposing Level at that moment, but not more than 13.
clause-war-16-12 = Fatespinner, Spin: flip the coin; Fire gives it +4 and Skull −4 in this battle. If it was used before, it gambles for its life first.
clause-war-16-13 = Warhorn, Call to War: everybody with a card in this battle goes straight to War. Whoever has fewer than 4 cards for it loses.
clause-war-16-14 = Reaverqueen, Plunder: name an opponent. If you win this battle, or the War that grows out of it, you steal the top two cards of that opponent's Play Deck.
clause-war-16-15 = Oakenwall, Unbroken: if it would die this turn, it goes to your Army Pile instead. If you go out this turn, it dies all the same.
clause-war-16-16 = Dawntyrant, Tribute: every opponent in this battle lays the top card of their Play Deck face-down on the battlefield for the winner. These cards do not fight.
