# Every clause of the specification of Lost Legends in plain words; clause-lost-2-3 is LOST-2.3.
# For somebody new at the table: no clause numbers within, no terms that the board does not show.

clause-lost-1-1 = Three, four or five people can play.
clause-lost-1-2 = The game has three levels, one after the other: Ruins, Caves and Demon Fortress. In each you first gear up and then fight.
clause-lost-1-3 = Whoever has the most legend points after the third level wins. Players with equally many share the victory.
clause-lost-1-4 = Seats go round clockwise. Your left neighbour is the next seat, your right neighbour the one before you.
clause-lost-1-5 = Your hero board holds your skills, your trophies and the tracks for life and mana. A token shows the most you can have, a marker what you have now.
clause-lost-1-6 = Life and mana are never below 0 and never above their tokens. How far the tokens can go up has no limit.
clause-lost-1-7 = A defeated monster brings no legend points by itself. They come from challenge trophies, experience, trophy tokens and gold.

clause-lost-2-1 = Everybody chooses a hero, in the order in which they joined. Each hero can be chosen once.
clause-lost-2-2 = Everybody starts with 0 experience.
clause-lost-2-3 = Your hero says with how much life, mana and gold you start.
clause-lost-2-4 = The first starting player is drawn by lot.
clause-lost-2-5 = Six stacks of four trophy tokens lie ready. The highest number of a stack lies on top and is taken first.
clause-lost-2-6 = The four challenge trophies start in the middle of the table: one for animals, humanoids, dragons and undead each.
clause-lost-2-7 = Gold, legend markers and damage markers never run out.
clause-lost-2-8 = Each level has cards of its own: equipment and monsters.
clause-lost-2-9 = With 3 players the equipment marked 4 or 5 stays in the box, with 4 players that marked 5. With 5 players all is used.
clause-lost-2-10 = In each level three monsters for each player form the pile. The other monsters are the reserve.
clause-lost-2-11 = Each level has three piles: equipment, monsters and the reserve. Nobody knows their order.
clause-lost-2-12 = All that is left to chance comes from one recorded source, so that the same start and the same answers always give the same game.
clause-lost-2-13 = The two skills printed on your hero board are yours for good. Nothing takes them away.

clause-lost-3-1 = At the start of a level its monsters are shuffled and laid face down in the middle.
clause-lost-3-2 = From the starting player on, everybody turns up one monster and lays it in front of their board.
clause-lost-3-3 = One more monster lies face up beside the pile.
clause-lost-3-4 = Monsters that are turned up at the start of a level do not charge.
clause-lost-3-5 = You see these monsters before you gear up, so you know what waits for you.

clause-lost-4-1 = At the start of each level everybody is dealt six pieces of equipment.
clause-lost-4-2 = You draft in five rounds. In each, everybody keeps one card of the hand.
clause-lost-4-3 = The rest of your hand goes to your left neighbour, who sees it when the next round begins.
clause-lost-4-4 = All choose at the same time and in secret. You may change your choice until the last player has chosen.
clause-lost-4-5 = The chosen cards are used one after the other: first the starting player, then clockwise.
clause-lost-4-6 = When all have chosen, all chosen cards are shown together, and then they are used in turn.
clause-lost-4-7 = The card you chose becomes a skill or equipment. There is no third way.
clause-lost-4-8 = If you cannot buy your card however you try, it becomes a skill without asking you.
clause-lost-4-9 = After five rounds everybody has five new cards. The sixth card of each hand leaves the game unseen.
clause-lost-4-10 = Hands are passed to the left in all rounds and all levels.
clause-lost-4-11 = With your choice you may already say what becomes of the card. What you said stays possible until it is carried out.

clause-lost-5-1 = A card that becomes a skill is turned over and slid under your board. Only its symbol counts from then on.
clause-lost-5-2 = The level of a skill is how many of its symbols you have: those printed on your board and those of cards turned into skills.
clause-lost-5-3 = You keep a skill for the rest of the game, unless your hero is defeated or a Devourer takes one.
clause-lost-5-4 = Turning a chosen card into a skill is free. It brings 1 gold in the first level, 2 in the second and 3 in the third.
clause-lost-5-5 = Where a skill of some level is needed, a higher level does as well.
clause-lost-5-6 = Some cards do more when you have a skill at a higher level.
clause-lost-5-7 = You may have any number of skills, also from equal cards.
clause-lost-5-8 = A card that has become a skill never becomes equipment again.

clause-lost-6-1 = You pay the cost of a card less all your discounts, but never less than 0.
clause-lost-6-2 = A discount names a skill and its level. If you have that, the card is cheaper for you.
clause-lost-6-3 = Each discount of a card is judged by itself, and all that you meet add up.
clause-lost-6-4 = A discount for one skill or another counts once, even if you have both.
clause-lost-6-5 = You cannot buy what you cannot pay.
clause-lost-6-6 = When you have paid, the card is added to your board at its place.
clause-lost-6-7 = Turning equipment over, paying and adding the new card is one step. If any part of it is not possible, nothing happens.
clause-lost-6-8 = A glove lets you borrow one skill of a neighbour for the discounts of a card: the Sinister Glove that of the left one, the Dexterous Glove that of the right one.
clause-lost-6-9 = A borrowed skill stands in for your own if the neighbour's level is higher. The two are not added.
clause-lost-6-10 = With both gloves you borrow one skill from each neighbour. The cheapest way is always taken. What you borrow counts for discounts only, and a glove does not help to buy itself.

clause-lost-7-1 = Your board has four places: weapons, spells, armor and artifacts. Scrolls and folios are spells, trinkets and healing cards are artifacts.
clause-lost-7-2 = At most three cards lie at each place of your board.
clause-lost-7-3 = You cannot own two pieces of equipment with the same name.
clause-lost-7-4 = You can own one weapon of each kind: melee, range and magic.
clause-lost-7-5 = You can wear one breastplate, one shield and one helmet.
clause-lost-7-6 = You cannot simply throw equipment away. It leaves your board only when you turn it into a skill, when it slays, or when a rule says so.
clause-lost-7-7 = What a card gives when you buy it, such as one more life, stays yours for the game, even when you later turn the card into a skill.

clause-lost-8-1 = Before you pay for new equipment you may turn pieces of equipment that you own into skills.
clause-lost-8-2 = Equipment turned into a skill leaves its place and brings no gold.
clause-lost-8-3 = The new skill counts at once for the discounts of the card you are buying.
clause-lost-8-4 = The place of the card you turned over is free at once.
clause-lost-8-5 = You can turn equipment into a skill only while you buy a new card.
clause-lost-8-6 = The card you are buying cannot be turned over in the same step, and a glove that you turn over lends you nothing for it.
clause-lost-8-7 = In the example of the rulebook the Short Sword becomes the skill, and the Long Sword is bought.

clause-lost-9-1 = Turns go clockwise from the starting player. In yours a monster is turned up if none lies there, you choose what to face, you attack, the monster strikes back, and you are rewarded.
clause-lost-9-2 = If no monster lies face up in the middle when your turn begins, the top one of the pile is turned up.
clause-lost-9-3 = With a monster in front of you, you attack it or pass it on.
clause-lost-9-4 = You can pass a monster only if another player who is not defeated has none.
clause-lost-9-5 = A passed monster goes to the first such player to your right who has none. Its damage goes with it.
clause-lost-9-6 = After passing you take the face-up monster or draw one, and you must attack that one. If the pile is empty, you take the face-up one.
clause-lost-9-7 = Without a monster you take the face-up one and attack it, or you draw one and then attack it or pass it.
clause-lost-9-8 = If you pass a monster that you have just drawn, you draw a second one, and that one you must attack.
clause-lost-9-9 = If the pile is empty, the face-up monster must be taken.
clause-lost-9-10 = If you passed what you drew and no second card is left to draw, your turn ends at once.
clause-lost-9-11 = You can pass at most once in a turn.
clause-lost-9-12 = Getting a passed monster is not a turn of yours. You meet it in your next turn.
clause-lost-9-13 = A monster that is passed does not charge.
clause-lost-9-14 = The turns of defeated heroes are skipped as a whole.

clause-lost-10-1 = When you draw a monster from the pile, you suffer its charge once, even if you pass it on afterwards.
clause-lost-10-2 = When a monster is turned up in the middle, whoever holds the challenge trophy of its kind suffers its charge. If nobody holds it, nothing happens.
clause-lost-10-3 = There is no charge at the start of a level, when a monster is passed, when the face-up one is taken, or by Polymorph, Transformation and Banishment.
clause-lost-10-4 = A charge that exhausts one of your cards takes a ready one, without its use. You choose which; if you have none, nothing happens.
clause-lost-10-5 = A charge takes mana or gold only as far as you have some.
clause-lost-10-6 = A defeated hero suffers no charge.
clause-lost-10-7 = The charge comes before you choose whether to attack or pass.

clause-lost-11-1 = If a monster lies in front of you, you must attack it, with exactly one of your weapons.
clause-lost-11-2 = Without any weapon you make 1 melee damage with your bare hands, and you may boost that. If you own a weapon, you must use one.
clause-lost-11-3 = Scrolls, folios and trinkets that are ready may boost your attack, as many as you like. Healing cards never do.
clause-lost-11-4 = The top line of a weapon always counts. Further lines count if you meet what they ask for.
clause-lost-11-5 = Some lines need skills of some level. Others cost mana and can be used again as long as you have mana, unless the card says only once.
clause-lost-11-6 = A scroll, folio or trinket used in an attack is exhausted. It works once a level unless it is made ready again.
clause-lost-11-7 = The monster doubles, halves or ignores some kinds of damage; halves are rounded up. What is left of all kinds is added up.
clause-lost-11-8 = All damage of one kind in an attack is added up first, and then doubled, halved or ignored once.
clause-lost-11-9 = The damage stays on the monster as markers. As many as it has life defeat it; otherwise it strikes back. Markers stay there between turns.
clause-lost-11-10 = You say the whole attack in one go and see exactly what it will make before you confirm. There is no luck in it.
clause-lost-11-11 = Before the attack you may use helpful cards, and at most one that changes the monster in front of you, in any order.
clause-lost-11-12 = An attack that makes no damage at all is possible.

clause-lost-12-1 = A monster that survives your attack strikes back at you with the damage printed on it.
clause-lost-12-2 = Armor, spells and artifacts can take damage off.
clause-lost-12-3 = Breastplates and shields work against every attack and are never exhausted. They are always counted for you.
clause-lost-12-4 = A helmet is exhausted when you use it. Spells and artifacts always are.
clause-lost-12-5 = All damage that you suffer at once is one blow, and each of your cards takes something off it once.
clause-lost-12-6 = Cards that help against few kinds of damage are counted first, so that those that help against all are never wasted.
clause-lost-12-7 = You name the cards and the mana with which you defend. You may use a card for nothing; it is exhausted all the same.
clause-lost-12-8 = The damage that is left takes life from you, down to 0.
clause-lost-12-9 = With 0 life you may use healing cards, one after the other. If you have at least 1 life then, you go on; otherwise your hero is defeated.
clause-lost-12-10 = If you have at least 1 life, the next turn follows and you fight on in your next one.
clause-lost-12-11 = In your own turn you may use healing and other helpful cards at any time before the attack. Cards that make others ready can also be used when you defend.
clause-lost-12-12 = Against damage in other players' turns you defend in the same way with your own cards.

clause-lost-13-1 = What a monster does when attacking happens at each of its attacks, before its damage.
clause-lost-13-2 = The Bone Fiend, the Undead Ogre and the Storm Drake hurt all players who are not defeated, and everybody may defend.
clause-lost-13-3 = The Devourer takes one of the skills you have added. You choose which; printed skills are safe.
clause-lost-13-4 = The Troll and the Hydra take one damage marker off every monster in front of a player, themselves included.
clause-lost-13-5 = Against the Cyclops no armor helps, helmets included. Spells, artifacts and the Iron Mace do.
clause-lost-13-6 = If you defeat a monster while a Chaos Dragon lies in front of somebody else, you suffer 1 chaos damage afterwards. You keep the rewards whatever happens.

clause-lost-14-1 = When your hero is defeated, the monster in front of you is taken out of the game.
clause-lost-14-2 = Nobody gets experience, gold or a trophy for a monster that is taken away because a hero was defeated.
clause-lost-14-3 = Your defeated hero loses one added skill of your choice. The two printed ones stay.
clause-lost-14-4 = A defeated hero skips all turns until the fight of this level ends, but still gets gold from neighbours.
clause-lost-14-5 = No monster can be passed to a defeated hero.
clause-lost-14-6 = The same holds for heroes defeated in somebody else's turn. Several are told clockwise from the player whose turn it is.
clause-lost-14-7 = In the next level a defeated hero is back with full life and mana.

clause-lost-15-1 = For a defeated monster you gain the experience printed on it, and what Banishment or Copy Weapon adds.
clause-lost-15-2 = At 3, 6, 12, 20 and 30 experience your hero goes up a level, and you choose: 2 gold, or one more life, or one more mana. Two levels at once are two choices.
clause-lost-15-3 = The gold of the monster is dealt one by one: first to you, then to your left neighbour, then to your right one, and so on.
clause-lost-15-4 = The monster becomes a trophy of its kind under your board.
clause-lost-15-5 = Rewards come in this order: experience, hero levels, gold, trophy, challenge trophy, trophy tokens, and then the Chaos Dragon.
clause-lost-15-6 = After the rewards the next player's turn begins.

clause-lost-16-1 = If the challenge trophy of your new trophy's kind lies in the middle, you take it and 1 legend point.
clause-lost-16-2 = If somebody else holds the challenge trophy and you now have at least as many trophies of its kind, you take it and 1 legend point.
clause-lost-16-3 = If you hold the challenge trophy already, a further trophy of its kind brings nothing there.
clause-lost-16-4 = You keep challenge trophies between levels and while you are defeated.
clause-lost-16-5 = Then you take the top token of each stack whose set of trophies you have: two of a kind, three of a kind, or one of each kind. It happens by itself.
clause-lost-16-6 = You can have one token of each stack. An empty stack gives nothing.
clause-lost-16-7 = Trophies and trophy tokens are never lost.

clause-lost-17-1 = When somebody takes the last monster from the middle, the last lap begins after that turn.
clause-lost-17-2 = The last lap also begins when Banishment takes the last monster from the middle.
clause-lost-17-3 = In the last lap everybody has one more attack, clockwise, ending with the player who took the last monster.
clause-lost-17-4 = In the last lap defeated heroes and players without a monster are skipped.
clause-lost-17-5 = A monster that survives the last lap strikes back once more and then escapes. It brings nothing.
clause-lost-17-6 = The level ends when everybody has had their turn of the last lap.
clause-lost-17-7 = If all heroes are defeated, the level ends at once.
clause-lost-17-8 = In the last lap nothing can be passed. Polymorph still works; Transformation and Banishment do not, for the pile is empty.
clause-lost-17-9 = If nothing changes for three rounds in a row, or after 20 rounds, the monsters in the middle leave the game and the last lap begins.
clause-lost-17-10 = A round of the fight is one turn of every seat, beginning with the starting player.

clause-lost-18-1 = At the end of a level each challenge trophy you hold brings 1, 2 or 3 legend points, as many as the level's number.
clause-lost-18-2 = At the end of a level all exhausted cards are ready again.
clause-lost-18-3 = At the end of a level all heroes have full life and mana again.
clause-lost-18-4 = The next starting player is whoever has the fewest legend points in markers.
clause-lost-18-5 = If several have equally few, it is the one closest clockwise to the last starting player, who counts as closest of all.
clause-lost-18-6 = The monsters that are left of a level leave the game. Equipment, skills, trophies and gold stay.
clause-lost-18-7 = Some cards make others ready again during a level.

clause-lost-19-1 = After the third level everything is added up: legend markers, experience, trophy tokens and gold.
clause-lost-19-2 = Experience is worth 8 points from 16 on, 10 from 20, 13 from 24, 16 from 28 and 20 from 30. Less than 16 is worth nothing.
clause-lost-19-3 = Your trophy tokens count with the numbers on them.
clause-lost-19-4 = The most gold is worth 6 points, the second most 3. All who have equally much get the points.
clause-lost-19-5 = Most points win, and players with equally many share the victory.

clause-lost-20-1 = An exhausted card is turned upside down and cannot be used.
clause-lost-20-2 = An exhausted card still takes its place and is still yours, but nothing on it works.
clause-lost-20-3 = Cards that leave the game never come back.
clause-lost-20-4 = A card is exhausted only when you use it, by a charge, or by another player's Mind Tap.
clause-lost-20-5 = Cards that make others ready work on those exhausted before the present turn began. Such a card can be used again at once.
clause-lost-20-6 = You may make fewer cards ready than allowed, but at least one.

clause-lost-21-1 = With the Battle Axe, the Throwing Knives and the Bone Wand you choose the kind of damage anew for each attack.
clause-lost-21-2 = The Wand of the Lich, Dragon Slayer, Bow of the Hunter and Bone Crusher can slay one kind of monster at once, whatever its life. The weapon then leaves the game, and nothing boosts it.
clause-lost-21-3 = Trophy Hunter and Skill Strike count the trophies you had before this attack of the same kind as the monster you face.
clause-lost-21-4 = With Mind Tap you use a ready attack spell of another player, with that player's skills and your own mana. Both cards are exhausted.
clause-lost-21-5 = With Copy Weapon you attack with another player's weapon and that player's skills. If the monster is defeated by it, you get 2 more experience. Slaying cannot be copied.
clause-lost-21-6 = If the monster survives an attack with Tempest, what it does to you this turn is halved at the end, rounded down.
clause-lost-21-7 = Stone Skin takes off 2 melee, long-range or magic damage, and 1 of any kind for each mana you spend.
clause-lost-21-8 = Lightning Bolt adds 1 magic damage. Right after the attack 1 mana makes it ready again, whether or not the monster fell.
clause-lost-21-9 = Imbued Artifact makes a scroll, folio or trinket ready, Spellbook up to two scrolls or folios. Soul Lantern makes one ready and brings 1 mana.
clause-lost-21-10 = In one turn you can use only one of Polymorph, Transformation and Banishment.
clause-lost-21-11 = Polymorph: your monster leaves the game. You look at three of the reserve and choose the one you will attack; the others go back.
clause-lost-21-12 = Transformation: you exchange your monster for one of the top three of the pile. The others go back on top in the order you like.
clause-lost-21-13 = Banishment: your monster leaves the game and you draw another. Defeating that one brings 3 more experience, unless you pass it on.
clause-lost-21-14 = The gloves borrow a skill of a neighbour for discounts.
clause-lost-21-15 = Iron Ration and Healing Potion give one more life when bought, Magic Bandages and Mana Potion one more mana. Each can heal you once: 1 life with cards of level 1, 2 with those of level 2.
clause-lost-21-16 = With melee, armor and craft the Iron Mace takes 1 damage off every blow against you, whichever weapon you use.
clause-lost-21-17 = Arcane Energy works with bare hands and with a copied weapon, too.
clause-lost-21-18 = Where a card speaks of the current monster, it is the one in front of your own board.

clause-lost-22-1 = All choose their card of the draft at the same time. Nothing is shown before the last choice is in; then everything that was planned is carried out in one go.
clause-lost-22-2 = If you left open what becomes of your card, you are asked when it is your turn. Players after you may already decide.
clause-lost-22-3 = If a monster hurts several players, all are asked at the same time, and the order of answers does not matter.
clause-lost-22-4 = You are asked for a defence only if you would lose life and have a card that could help, or if you are at 0 life with a healing card.
clause-lost-22-5 = You may leave at any time. The simplest answers are then given for you until the end.
clause-lost-22-6 = Nobody has to confirm that a phase or a level is over.
clause-lost-22-7 = You can prepare your next turn: what you would do, and on which conditions. If they hold when your turn begins, it is carried out; if not, it is dropped and you are asked. Defences can be prepared, too.
clause-lost-22-8 = Standing orders answer for you: which cards to draft, what to buy, how to attack and defend. What you prepared goes first; if an order fits nothing, you are asked.
