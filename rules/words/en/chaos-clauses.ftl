# Every clause of the specification of Legends of Chaos in plain words; clause-chaos-2-3 is CHAOS-2.3.
# For somebody new at the table: no clause numbers within, no terms that the board does not show.

clause-chaos-1-1 = Two to eight people can play.
clause-chaos-1-2 = Each of you portrays exactly one Warrior. The Warrior is no card of your Arsenal.
clause-chaos-1-3 = A round is the turn of one player. Whatever works once per round works once in each player's turn.
clause-chaos-1-4 = While somebody else has their round, you are a defender: this is when you can be attacked.
clause-chaos-1-5 = Your characters are your Warrior and every Sidekick and Special you have in play. Each copy is a character of its own: two Seymores count as two.
clause-chaos-1-6 = A card that lies in front of a player is in play.
clause-chaos-1-7 = Every card is in exactly one place: Arsenal, hand, in play, on its way in an attack or answer, Nowhere Realm, Exile Realm, or out of the game with its player.
clause-chaos-1-8 = You have a Nowhere Realm and an Exile Realm of your own.
clause-chaos-1-9 = A card in the Nowhere Realm cannot be used, unless a newly played card brings it back.
clause-chaos-1-10 = A card in the Exile Realm stays out until the game is over. No card ever brings it back.
clause-chaos-1-11 = If a card contradicts a rule, the card is right. Three rules stand against any card: exile is final, each character attacks once per round, and Vital Point Four has its limits.
clause-chaos-1-12 = Every Warrior has a Special Ability, shown on its card. It is in force for as long as the Warrior has points, and it is not a card that you play.
clause-chaos-1-13 = All that is left to chance comes from one recorded source. It can be played back and checked afterwards, and nobody can foresee it.

clause-chaos-2-1 = An Arsenal needs at least 50 cards. The Warrior is not counted.
clause-chaos-2-2 = An Arsenal may be as large as you like, as long as no card is in it too often.
clause-chaos-2-3 = An Arsenal is made of Sidekick, Special, Destructive, Mystical, Spontaneous and Defend cards. There are no other kinds.
clause-chaos-2-4 = Every card of your Arsenal must belong to your Warrior or be an ALL card.
clause-chaos-2-5 = A card that belongs to several Warriors is allowed for each of them. Seymore goes with Diezel and with Craziie Farmer.
clause-chaos-2-6 = Copies of the same card in an Arsenal: Endangered 1, Sparse 2, Limited 3, Vulgar 5.
clause-chaos-2-7 = Two cards are the same card if they have the same name.
clause-chaos-2-8 = ALL cards are open to every Warrior. You may take many of them or none, as long as no single one is in it too often.
clause-chaos-2-9 = Warriors and the One/Two card are never part of an Arsenal.
clause-chaos-2-10 = You may have cards for a Sidekick or Special that is not in your Arsenal, but you are warned that you could not use them.
clause-chaos-2-11 = To whom a card belongs matters only when you build your Arsenal. During the game you may use any card that you get hold of.
clause-chaos-2-12 = A game keeps your Arsenal as it was when you joined. If you change it later, running games do not notice.

clause-chaos-3-1 = At the start Warriors are chosen in secret, Arsenals are shuffled and the order is fixed. Then the Warriors are turned up, each One/Two card is laid with One up, and everybody draws their Supply.
clause-chaos-3-2 = You choose your Arsenal, and with it your Warrior, in secret. All Warriors are turned up together when the host starts the game.
clause-chaos-3-3 = The order in which players take their rounds is drawn at random, unless the host enters one that you agreed on. It never changes.
clause-chaos-3-4 = You begin with as many vital points as your Warrior's card says.
clause-chaos-3-5 = Your starting hand is as many cards as your Warrior's Supply says.
clause-chaos-3-6 = If players have the same Warrior, they are CopyCats: each draws one card less at the start and may hold only eight cards all game.
clause-chaos-3-7 = CopyCats lose one card at the start and never more, however many share the Warrior.
clause-chaos-3-8 = Each group of equal Warriors is counted for itself. You stay a CopyCat even when the others of your group are out.
clause-chaos-3-9 = You keep the starting hand that you draw. There is no second try.
clause-chaos-3-10 = At the start only your Warrior and your One/Two card are in play.

clause-chaos-4-1 = A round goes like this: your characters become ready, you draw, effects at the start of the round happen, your lasting Mysticals strike again, you do what you like, and the round ends.
clause-chaos-4-2 = At the beginning of your round all your characters become ready and unused, what works once per round is fresh for everybody, and your One/Two card is set.
clause-chaos-4-3 = The first thing in your round is a draw from the top of your Arsenal.
clause-chaos-4-4 = Effects at the start of a round happen after the draw: first your Warrior's, then those of your Sidekicks and Specials in the order you laid them.
clause-chaos-4-5 = Your lasting Mysticals strike again in each of your rounds, before you do anything.
clause-chaos-4-6 = The actions of your round, in any order: lay Sidekicks and Specials, attack, play cards, use your Warrior's ability, cycle duplicates, counter a lasting Mystical, buy cards, or make an Inspiration Attempt.
clause-chaos-4-7 = You never have to attack or to play a card. You may do nothing and end your round.
clause-chaos-4-8 = While your attack is being answered, you have to wait. All you can do meanwhile is use Vital Point Four or counter a lasting Mystical aimed at you.
clause-chaos-4-9 = A character that was bound for this round is free again when the round ends.
clause-chaos-4-10 = Nobody is asked anything at the beginning and at the end of a round. The game waits for you only when you can act, answer or choose.
clause-chaos-4-11 = Your round ends at once when your Warrior falls or when you make an Inspiration Attempt.
clause-chaos-4-12 = After your round the next player in the order has a round. Players who are out are skipped.

clause-chaos-5-1 = At the beginning of your round you draw one card, or two if your One/Two card shows Two.
clause-chaos-5-2 = You may hold at most nine cards in hand, as a CopyCat eight, at any time. Some cards raise this limit. You never have to hold any.
clause-chaos-5-3 = With a full hand you draw nothing. Cards are drawn one by one, so with eight of nine in hand you draw only one even on Two.
clause-chaos-5-4 = A CopyCat draws like everybody else until eight cards are in hand.
clause-chaos-5-5 = A draw that was not possible is lost. Nothing is made up later.
clause-chaos-5-6 = The draw at the beginning of a round happens by itself, with the second card on Two.
clause-chaos-5-7 = If your Arsenal is empty, you draw nothing, and nothing else happens. The Nowhere Realm is never shuffled back.
clause-chaos-5-8 = If you hold more cards than allowed because your limit went down, you keep them. You only draw and take nothing until you are below the limit.
clause-chaos-5-9 = Cards in an answer that is still secret count as cards of your hand. Cards that you attack or answer with openly do not.
clause-chaos-5-10 = You cannot throw cards away just to get new ones. For that there are the Inspiration Attempt, cycling duplicates, and cards that say so.
clause-chaos-5-11 = In other players' rounds you draw nothing, unless a Special or Spontaneous card says so. Vital Point Four works all the same.
clause-chaos-5-12 = Where drawing in other players' rounds needs a Special, a Special card is meant, not your Warrior's Special Ability.

clause-chaos-6-1 = Every player has a One/Two card that is not part of the Arsenal. It starts with One up.
clause-chaos-6-2 = Your One/Two card stays on One up to the end of the round in which you first lay a Sidekick or Special.
clause-chaos-6-3 = In the round after you first laid a Sidekick or Special the card is turned to Two, and you draw two cards.
clause-chaos-6-4 = From then on the card is turned at the beginning of each of your rounds, One, Two, One and so on, for as long as you have a Sidekick or Special in play.
clause-chaos-6-5 = More Sidekicks or Specials never let you draw more than two cards.
clause-chaos-6-6 = At the beginning of your round your One/Two card is turned if you have a Sidekick or Special in play. If you have none, it is set back to One.
clause-chaos-6-7 = The One/Two card is turned even if you cannot draw or your draw is skipped.
clause-chaos-6-8 = If you get a Sidekick or Special in play during somebody else's round, your One/Two card takes notice at the beginning of your next round.

clause-chaos-7-1 = In your round you may lay a Sidekick or Special from your hand next to your Warrior whenever you can act.
clause-chaos-7-2 = You may lay as many Sidekicks and Specials in a round as you like.
clause-chaos-7-3 = You may have several copies of the same Sidekick or Special in play.
clause-chaos-7-4 = Sidekicks and Specials stay in play until your Warrior is out, unless a card removes them.
clause-chaos-7-5 = A Sidekick or Special that you lay is not ready until your next round. Until then its cards cannot be used, neither to attack nor to defend nor otherwise.
clause-chaos-7-6 = If one copy of a character is ready and you lay another, you may use the ready one in the same round.
clause-chaos-7-7 = Only players can be attacked. Sidekicks and Specials have no points of their own.
clause-chaos-7-8 = When a Sidekick or Special leaves play, your lasting Mysticals that need it leave too, unless you have another copy of it in play.
clause-chaos-7-9 = A Sidekick or Special that is sent away goes to its player's hand or realm, as the card says. If it should go to a full hand, it goes to the Nowhere Realm.
clause-chaos-7-10 = A Sidekick or Special that left play and comes back is like new: it is not ready, and it is no longer bound.

clause-chaos-8-1 = A card with a Sidekick or Special in its bar can be used only while you have that one in play and ready.
clause-chaos-8-2 = A card without a name in its bar is used by your Warrior only.
clause-chaos-8-3 = Your Warrior cannot use cards that belong to a Sidekick or Special.
clause-chaos-8-4 = Sidekicks and Specials cannot use ALL cards. Only Warriors can.
clause-chaos-8-5 = Who can use which card is the same for attacks, answers, boosts and everything else you play.
clause-chaos-8-6 = A card that you took from somebody is used like your own. If it has a character in its bar, you need that character in play.
clause-chaos-8-7 = You need the character at the moment you use its card. If it leaves play afterwards, the card still works.

clause-chaos-9-1 = In your round you may attack any other player who is still in the game.
clause-chaos-9-2 = You declare one or more attacks at the same time. Each has one Destructive or Mystical card from your hand, a character that uses it, a target, and one boost at most.
clause-chaos-9-3 = Each of your characters can attack once per round, with one Destructive or one Mystical card.
clause-chaos-9-4 = You may attack several times in a round as long as you have unused characters. Each time all answers come in before you go on. A table can allow one declaration per round only.
clause-chaos-9-5 = Your attacks of a round may all go against one player or against several, as you like.
clause-chaos-9-6 = A card that was blocked or cancelled still was that character's card of the round.
clause-chaos-9-7 = A Mystical card without a target, such as Hot Soup, is the card of its character for this round, but it is not an attack.
clause-chaos-9-8 = Answers, Spontaneous cards, wards and the strikes of lasting Mysticals do not count as a character's card of the round.
clause-chaos-9-9 = A card that hits each opponent attacks everybody it can affect, and everybody answers for themselves. If it could affect nobody, you cannot use it.
clause-chaos-9-10 = If your attack removes or binds a character, you name it when you attack. If that one is gone by then, the target's oldest fitting character takes its place; the Warrior counts as the oldest.
clause-chaos-9-11 = Attacks that you declare together are checked together. If one of them is not allowed, none of them happens.
clause-chaos-9-12 = When you attack, your cards, boosts and targets are shown to all and leave your hand. You cannot take an attack back.
clause-chaos-9-13 = An attack takes one boost at most, and the boost must fit its type. Any of your characters may add it, as long as the boost's own bar is met.
clause-chaos-9-14 = A bound character, and one that is not ready, cannot attack or play a Mystical card. A bound one may still help with answers and boosts.
clause-chaos-9-15 = An attack without opposition cannot be answered, passed on or weakened by a ward, and no further boost fits it. Warrior abilities and what Sidekicks and Specials always do still count.
clause-chaos-9-16 = Against an attack without opposition you are not asked for an answer.

clause-chaos-10-1 = A Destructive card attacks with its offensive value.
clause-chaos-10-2 = A Destructive card attacks by Ground or by Air. Both can hit every Warrior, except that Ground attacks do not affect Fli-bi.
clause-chaos-10-3 = A Ground attack cannot be aimed at Fli-bi or passed on to it, and a Ground card that hits each opponent leaves Fli-bi out.
clause-chaos-10-4 = Ground or Air is decided when the attack is declared, after its boost. Wind Harness makes a Ground card Air, so that it can hit Fli-bi.
clause-chaos-10-5 = Fli-bi is safe only from Ground Destructive attacks, not from Mystical cards or other losses. Fli-bi itself may use Ground cards.
clause-chaos-10-6 = The offence of an attack is its offensive value with all that your side adds to it. It is fixed when you declare the attack.
clause-chaos-10-7 = A Destructive attack can be answered with Destructive, Defend and Spontaneous cards, and with a few Mystical cards.

clause-chaos-11-1 = A Mystical card attacks indirectly: it takes points or forces something on a player. Each card says what it does.
clause-chaos-11-2 = A Mystical attack is stopped only as the card itself says, or by a card that answers Mystical attacks.
clause-chaos-11-3 = Offence and defence do not matter against Mystical attacks, unless the card says that a certain defensive value stops it.
clause-chaos-11-4 = A Mystical card without a target works at once, and nobody can answer it.
clause-chaos-11-5 = Some Mystical cards stay in play and strike their target again every round until they are countered. Their character may attack with another card besides.
clause-chaos-11-6 = A Mystical card that stays in play stays aimed at the same player, even if it cost no points.
clause-chaos-11-7 = Your lasting Mysticals strike at the beginning of each of your rounds, the oldest first. Nobody can answer such a strike, but the target may counter the card at almost any time before.
clause-chaos-11-8 = If a lasting Mystical is aimed at you, you may counter it at almost any time with a card that cancels Mysticals or stops this one. Both cards go to the Nowhere Realm.
clause-chaos-11-9 = Only its target can counter a lasting Mystical. Some cards, such as Spring Cleaning, remove it as they say.
clause-chaos-11-10 = A lasting Mystical also leaves play when its target or its owner is out, or when its Sidekick or Special is gone.
clause-chaos-11-11 = Any number of lasting Mysticals may be in play, even equal ones against the same player. Each of them strikes.
clause-chaos-11-12 = When a lasting Mystical strikes again, that is an attack of its owner: abilities count as for any attack. A boost counts only the first time.

clause-chaos-12-1 = You need not defend. Then a Destructive attack costs you as many points as its offence.
clause-chaos-12-2 = You may block a Destructive attack with a Destructive or Defend card: its defensive value is taken off the offence. If it is higher, you lose nothing, but nothing is left over.
clause-chaos-12-3 = Spontaneous and Mystical cards that answer Destructive attacks help against them as they say.
clause-chaos-12-4 = Against one attacking card you may use one card to defend, whatever its type.
clause-chaos-12-5 = Two attacks may be answered with two cards, even if your Warrior stands alone. A character may help with any number of answers.
clause-chaos-12-6 = You may defend with a card of your Sidekick or Special if that one is in play and ready, whoever attacks you.
clause-chaos-12-7 = Whether a card is Ground or Air does not matter when you block with it.
clause-chaos-12-8 = A card you defend with does only what it says about answers. What it would do in an attack does not happen.
clause-chaos-12-9 = As the defender you say in which order the attacks on you are dealt with, and with which cards.
clause-chaos-12-10 = Everybody who is attacked answers once for all attacks declared together, and all answer at the same time. Nobody else can join in, and no answer can be answered.
clause-chaos-12-11 = You are asked for an answer even if you hold no card that could help, so that nobody learns it. Your own standing order may answer for you.
clause-chaos-12-12 = For each attack you let it through or name one card. You also choose the order; otherwise it is that of the declaration.
clause-chaos-12-13 = Your answer stays secret and may be changed until everybody has answered. Then all answers are shown together.
clause-chaos-12-14 = If an attack may make you discard, you can say beforehand which cards go first. Otherwise your standing order or a fixed rule decides.
clause-chaos-12-15 = A card that is part of your secret answer cannot be used for anything else until you change the answer.
clause-chaos-12-16 = A card such as Hot Potato passes an attack on to another player whom it could hit, never to the attacker. The new target may answer, but cannot pass it on again.
clause-chaos-12-17 = The cards you defend with go to your own Nowhere Realm.
clause-chaos-12-18 = If you do not answer in time, your best plain blocks are used for you against attacks that are worth it. To survive, other cards may be used too.

clause-chaos-13-1 = A Spontaneous card can be used on three occasions, if it says so: as an action of your round, added to your own attack, or as an answer to an attack on you.
clause-chaos-13-2 = In your round you may play any number of Spontaneous cards. They work at once, cannot be answered and use up no character.
clause-chaos-13-3 = You may add one Spontaneous card to each of your attacks.
clause-chaos-13-4 = A Spontaneous card used as an answer is your one card against that attack.
clause-chaos-13-5 = You cannot use a Spontaneous card on an attack between two other players.
clause-chaos-13-6 = Defend cards that do something in your own round are played like Spontaneous cards: any number, at once, without an answer.

clause-chaos-14-1 = An attack takes effect when all answers are in. After that its card goes to the Nowhere Realm, or wherever it says.
clause-chaos-14-2 = Attacks are settled player by player in the order of rounds, counted from the attacker. For one player they go in the order that player chose; attacks passed on to them come last.
clause-chaos-14-3 = If the attacker or the target is out before an attack is settled, that attack comes to nothing. Its cards go where they would have gone.
clause-chaos-14-4 = A Destructive attack is worked out in this order: what the answer does to the offence, then the blocking value, then a ward, then protection such as Half There, then effects that save you at a number.
clause-chaos-14-5 = A ward in front of your Warrior soaks up points of the next Destructive attack that gets through, and is then used up. It does not count as your answer.
clause-chaos-14-6 = The points a Mystical attack takes are changed in this order: what the attacker adds, what the answer takes off, then your protection.
clause-chaos-14-7 = An attack is successful if its target loses at least one point by it. Discards and other effects alone are no success.
clause-chaos-14-8 = After the loss come the effects of success, of a first success, of being struck and of a knockout, or those for an attack that failed. What else the answer does comes last.
clause-chaos-14-9 = An attack is always finished, even if somebody falls in it. Others can still lose points, but a player who is down gains, draws and takes nothing.
clause-chaos-14-10 = Attacking cards go to the attacker's Nowhere Realm and answers to the defender's, each when it is done. A card that sends itself elsewhere goes there.
clause-chaos-14-11 = A card goes to the realm of whoever played it, even if it was taken from somebody else.
clause-chaos-14-12 = An effect that finds nothing to work on does nothing, and the rest of the card goes on. You may play a card even if it would do nothing at all.

clause-chaos-15-1 = A card that goes with a Sidekick or Special can be taken from a player's hand only while that player has this Sidekick or Special in play.
clause-chaos-15-2 = A card goes with the character in its bar, and a Sidekick or Special goes with its own name. All other cards can always be taken.
clause-chaos-15-3 = When a card is taken, a Sidekick or Special counts even if it is not ready yet.
clause-chaos-15-4 = If you may take a card, you must take one. If there is none you could take, nothing happens, and your card is spent.
clause-chaos-15-5 = If you choose the card, you alone see the whole hand. If chance chooses, you see only the card you get.
clause-chaos-15-6 = A card that you take is yours for the rest of the game.
clause-chaos-15-7 = You may lay a Sidekick or Special that you took. A card that you took needs its Sidekick or Special on your side.
clause-chaos-15-8 = With a full hand you take nothing.
clause-chaos-15-9 = That a character must be in play matters only for taking cards from a hand. Discards and cards sent away from an Arsenal or realm do not ask for it.

clause-chaos-16-1 = Inspiration Attempt: in your round, after drawing, you may put one to three cards of Sidekicks or Specials from your hand in the Nowhere Realm and draw as many.
clause-chaos-16-2 = An Inspiration Attempt cannot replace Sidekicks or Specials themselves, cards without one in their bar, or cards whose Sidekick or Special you have in play.
clause-chaos-16-3 = An Inspiration Attempt must be all you do in your round. It is refused if you have done anything else, and your round ends with it.
clause-chaos-16-4 = You replace at least one card and at most as many as your Arsenal holds. With an empty Arsenal or too many cards in hand it is not possible.
clause-chaos-16-5 = In an Inspiration Attempt all cards leave your hand first, then you draw.
clause-chaos-16-6 = An Inspiration Attempt can replace any type of card with a Sidekick or Special in its bar, even one that you took from somebody.

clause-chaos-17-1 = If you hold a Sidekick or Special that you also have in play, you may put it in the Nowhere Realm and draw the top card of your Arsenal instead.
clause-chaos-17-2 = A Sidekick or Special that you do not have in play as well cannot be thrown away.
clause-chaos-17-3 = You cycle duplicates only in your own round, as often as you like, even in the round in which you laid the other copy.
clause-chaos-17-4 = With an empty Arsenal you may still send a duplicate away, but you draw nothing.

clause-chaos-18-1 = Vital Point Four: for four points each you may draw cards from your Arsenal, as many as you like, at almost any time, attacking or defending.
clause-chaos-18-2 = You can use Vital Point Four whenever the game waits for an action or an answer, even if it is not about you. Only while somebody picks a card must you wait.
clause-chaos-18-3 = You cannot use Vital Point Four with four points or fewer, or with a full hand.
clause-chaos-18-4 = If you buy several cards, each is bought by itself. When one is not possible, the buying stops, and you keep those you have.
clause-chaos-18-5 = Vital Point Four never takes your last point: from five you go to one. It is not an attack.
clause-chaos-18-6 = A card that you buy while you are attacked may be used in your answer.
clause-chaos-18-7 = In your own round Vital Point Four counts as an action, so after it no Inspiration Attempt is possible.

clause-chaos-19-1 = Points go up and down, and you may have more than you started with, without a limit.
clause-chaos-19-2 = Everybody can see everybody's points at any time. Skald keeps the score.
clause-chaos-19-3 = Points never go below 0. If you have fewer than an attack would take, only what you had counts as lost.

clause-chaos-20-1 = A Warrior is out as soon as its points reach zero.
clause-chaos-20-2 = The last one left wins. Whoever falls earlier has the lower place; if nobody is left, the last to fall wins.
clause-chaos-20-3 = When an effect touches several players, it goes one by one in the order of rounds, and whoever caused it comes last. So two players never fall at the very same moment.
clause-chaos-20-4 = Whether the game is over is looked at when an attack or card is finished, not in the middle of it.
clause-chaos-20-5 = When you are out, all your cards leave the game with you, taken ones too. Cards that others took from you stay with them, and lasting Mysticals aimed at you go to their owners' Nowhere Realms.
clause-chaos-20-6 = When a player goes out, their open attacks and the attacks on them come to nothing. Answers that were shown are spent; answers that are still secret stay in hand.
clause-chaos-20-7 = Sidekicks and Specials leave the game together with their Warrior.
clause-chaos-20-8 = If the player whose round it is falls, the round ends, and the next player goes on.
clause-chaos-20-9 = If nobody plays or draws a card or ends up with fewer points for three cycles of rounds, or for one with all Arsenals empty, the game ends. Most points win, and equal points share the place.

clause-chaos-21-1 = With more than two players everybody plays for themselves and may attack anyone.
clause-chaos-21-2 = “Opponent” on a card means any one other player who is still in the game.
clause-chaos-21-3 = You may make agreements, but nobody is bound by them. Cards cannot be given away.
clause-chaos-21-4 = Everybody can see all points, characters with their marks, lasting Mysticals, wards, both realms, One/Two cards, and how many cards everybody has in hand and Arsenal.
clause-chaos-21-5 = Hands, the order of an Arsenal, answers that are not shown yet and standing orders are secret. So are Arsenals and Warriors before the start.

clause-chaos-22-1 = You have a time limit whenever the game waits for you. When it runs out, your round ends, your best blocks are used, or a simple choice is made for you. While others answer, the clock of your round stands still.
clause-chaos-22-2 = You may resign whenever the game waits for an action or an answer. Your points go to zero, and it is nobody's knockout.
clause-chaos-22-3 = If your own round runs out of time three times in a row, you are out, unless the table turned this off.
clause-chaos-22-4 = The game can be ended without a result if all players who are still in it agree.
clause-chaos-22-5 = A button works only for the question it belongs to, and an old one does nothing. What others buy, counter or answer meanwhile does not spoil your choice.
clause-chaos-22-6 = A table can choose to play with one attack declaration per round, lower starting points, a storm that costs a point each round from a certain cycle on, or without the very first draw. The board shows it.
clause-chaos-22-7 = If your time ran out twice in a row, you count as away, and your time limits are a quarter as long until you do something.
