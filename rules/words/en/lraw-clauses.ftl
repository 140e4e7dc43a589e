# Every clause of the specification of Legions: Realms at War in plain words; clause-lraw-2-0-3 is LRAW-2.0.3.
# For somebody new at the table: no clause numbers within, no terms that neither cards nor board show.

clause-lraw-1-0-1 = The current corrections of cards and the current list of restricted cards bind everybody. A match keeps the lists with which it began.

clause-lraw-1-1-1 = In an event of 16 players or fewer, every round is a best of three games.
clause-lraw-1-1-2 = In an event of 16 players or fewer, nobody changes cards with the Side Deck before the first game of a round. Between its games you may.
clause-lraw-1-1-3 = In an event of 17 players or more, rounds before the best eight are found may be a single game, if the organiser wants it so.
clause-lraw-1-1-4 = Where a round is a single game, you may change cards with your Side Deck before it.
clause-lraw-1-1-5 = If a large event plays best of three from the start, cards are changed with the Side Deck only between the games of a round, not before the first.
clause-lraw-1-1-6 = Among the best eight, every round is a best of three. Cards are changed with the Side Deck between its games, not before the first.
clause-lraw-1-1-7 = Between two games both change cards with their Side Decks first. Only when both have finished does the loser of the last game say who goes first.
clause-lraw-1-1-8 = Whether an event is small or large is settled by how many players are there when its first round is paired. Whoever leaves later changes nothing.
clause-lraw-1-1-9 = Both change cards with the Side Deck at the same time and in secret; nobody learns how many. Before a single game you know the other legion, Warlord and Veil. Synergies and Guardians are shown when the game begins.
clause-lraw-1-1-10 = A best of three is over when somebody has won two games. At most three games are begun, and a drawn game counts for nobody.
clause-lraw-1-1-11 = If both have won equally many games, the match is a draw. Where there must be a winner, as among the best eight, one more game is played, and another until somebody wins. A die says who goes first in it.
clause-lraw-1-1-12 = Who meets whom is the organiser's matter, and so are points (3 for a won match, 1 for a draw, 0 for a loss) and the pairs of the best eight: 1 against 8, 4 against 5, 2 against 7, 3 against 6.

clause-lraw-1-2-1 = The time of a round is set by the organiser of the event together with the store; 45 to 50 minutes are usual. It is the same for all matches of the round.
clause-lraw-1-2-2 = By messages a round lasts days: 45 for a best of three, 21 for a single game, unless the organiser says otherwise. In every game you have 24 hours for a turn, 8 for each answer, and 12 for all your answers in one turn of your opponent.
clause-lraw-1-2-3 = When time is called, the turn that is running is finished, and three more turns follow as usual. After the third the game is over.
clause-lraw-1-2-4 = If a Warlord falls in the turn in which time was called or in the three after it, the game ends at once. The turns that are left are not played.
clause-lraw-1-2-5 = After time was called, whoever's Warlord has taken all the damage it can bear by the end of the third extra turn loses. If none has, the game is a draw.
clause-lraw-1-2-6 = A game drawn for lack of time does not undo earlier ones: whoever has won more games wins the match. With equally many it is a draw, unless there must be a winner.
clause-lraw-1-2-7 = If time is called between two games, or before the first turn of a game has begun, that game is not played. The games won so far decide the match.
clause-lraw-1-2-8 = A turn is running from the start of its Countdown Phase until its player has discarded down to the hand limit.
clause-lraw-1-2-9 = The damage on a Warlord and the damage it can bear are open. Both players see them at all times.
clause-lraw-1-2-10 = If both Warlords reach the damage they can bear at the same moment, the game is a draw. Among three or four, those players are out; if nobody is left, it is a draw.

clause-lraw-1-3-1 = You may take notes for yourself with `/table notes`; nobody else sees them. They begin empty with each match, are gone when it ends, and taking them must not hold up the game.

clause-lraw-2-0-1 = You have five places for Warriors, numbered 1 to 5 from left to right. Places with neighbouring numbers lie next to one another.
clause-lraw-2-0-2 = You have five places for Unified cards and five others for Fortified cards. How many cards you can set depends on how many of these are free.
clause-lraw-2-0-3 = The field is all places for Warriors, Unified cards and Fortified cards, on both sides. Warlord, Veil, Synergy and Guardian are not on the field, so nothing that speaks of cards on the field can touch them.
clause-lraw-2-0-4 = Of a card with one, two or three stars you may have 3 copies.
clause-lraw-2-0-5 = Copies in your Main Deck and in your Side Deck are counted together.
clause-lraw-2-0-6 = You may have one Elysian card in all, in Main Deck and Side Deck together, whatever its name.
clause-lraw-2-0-7 = If your deck is empty, you simply draw nothing. You do not lose the game by it, and you play on.
clause-lraw-2-0-8 = The bot shuffles both decks when a game begins. The order comes from one recorded source, and nobody knows it beforehand.
clause-lraw-2-0-9 = At most five Tokens with the same name of one owner are on the field at a time. Any more do not appear.
clause-lraw-2-0-10 = Alchemy Points never rise above the number with which your Guardian began. Bloodbourne cannot be paid if it would bring your Warlord to the damage at which it falls, or beyond.
clause-lraw-2-0-11 = The Warlords of this set can bear between 50 and 65 damage.
clause-lraw-2-0-12 = Warriors that you control lie in your own places, and you Conscript only to your own side. Whoever controls a card, it belongs to the player in whose deck it began.
clause-lraw-2-0-13 = The abilities of a Warrior have a fixed order: printed keywords from left to right, then its other printed abilities, then keywords it has gained, the earliest first.

clause-lraw-2-1-1 = You bring one Veil with its Realm on the back, one Warlord and one Synergy, all of your legion.
clause-lraw-2-1-2 = Your legion is the one whose crest your Warlord bears.
clause-lraw-2-1-3 = A Veil or a Synergy of the Bounty can be used only beside a Bounty Warlord.
clause-lraw-2-1-4 = With a Bounty Warlord everything else must be Bounty as well: Veil, Synergy, Guardian and all cards of the deck. Only the blank Guardian is possible besides.
clause-lraw-2-1-5 = You bring exactly one Guardian: one of your legion, one of the Bounty, or the blank one. The blank one has 30 Alchemy Points and no abilities.
clause-lraw-2-1-6 = You need not bring Tokens. As many as your cards can make lie ready, five of each.
clause-lraw-2-1-7 = A Main Deck has 50 to 60 cards. Veil, Warlord, Synergy, Guardian and Tokens are not counted.
clause-lraw-2-1-8 = A Side Deck has exactly 15 cards, or you have none. It may hold Warriors, Unified cards, Fortified cards, Synergies and Guardians.
clause-lraw-2-1-9 = Every card of your Main Deck and Side Deck is of your legion or of the Bounty. A Synergy or Guardian in the Side Deck must be one with which you could begin.
clause-lraw-2-1-10 = Copies of one card in Main Deck and Side Deck together: 3 with one to three stars, 2 of a Renown card (four stars), 1 of an Exalted card (five stars). Of Elysian cards there may be only one in all.
clause-lraw-2-1-11 = A list can lower the number of copies: suspended cards are banned, a restricted card may be there once, a limited one as often as the list says. In this set Famine Bell is restricted and nothing is suspended.
clause-lraw-2-1-12 = A Warrior with Allegiance may be in your deck only if your Warlord bears the name that it tells. During the game Allegiance does nothing.

clause-lraw-2-2-1 = Changing cards with the Side Deck leaves both decks as large as they were: for each card that comes in, one goes out.
clause-lraw-2-2-2 = Veil and Warlord can never be exchanged. Warriors, Unified cards, Fortified cards, Synergy and Guardian can change places with the Side Deck.
clause-lraw-2-2-3 = A Synergy changes places only with the Synergy you use, and a Guardian only with your Guardian. A blank Guardian that is swapped out fills a place of the Side Deck.
clause-lraw-2-2-4 = After changing cards your deck must still be allowed. Each match begins with the deck as you brought it, changed beforehand only where a round is a single game.

clause-lraw-2-3-1 = Your Veil begins with 3 counters. One comes off in each of your Countdown Phases, and nobody can answer or negate that.
clause-lraw-2-3-2 = A counter comes off the Veil in the very first turn of the game as well. So a Veil is usually pierced in its owner's third turn.
clause-lraw-2-3-3 = When the last counter is gone, the Veil must be pierced: the card is turned over to its Realm side, and what the Realm does happens next.
clause-lraw-2-3-4 = What a Realm does when it opens cannot be answered. Nobody uses or triggers anything until it is done.
clause-lraw-2-3-5 = If a Veil is pierced in the Countdown Phase, whatever follows from it cannot be answered either, such as keywords of Warriors that come into play or leave it.
clause-lraw-2-3-6 = What a Realm does when it opens can never be answered, whenever that is. What follows from it is closed to answers only in a Countdown Phase. Other abilities of a Realm can be answered as usual.
clause-lraw-2-3-7 = A Realm that opens does as much as it can and leaves out what is impossible. The whole effect fails only where a lasting effect forbids a part of it.
clause-lraw-2-3-8 = A pierced Veil stays pierced for the rest of the game.
clause-lraw-2-3-10 = To win, bring down the other Warlord. Damage on a Warlord counts up; when it reaches what that Warlord can bear, the Warlord dies and its player loses at once. Only Warlords have such a limit.
clause-lraw-2-3-11 = Damage from battle, damage from cards and what you pay as Bloodbourne all count alike on your Warlord.
clause-lraw-2-3-12 = Healing, also called reducing the Damage Counter Max, takes damage off your Warlord. There is never less than 0 damage on it.
clause-lraw-2-3-13 = Before your Veil is pierced, your Warlord can neither attack nor use its Special Ability. It can take damage, though, and you can pay Bloodbourne.
clause-lraw-2-3-14 = Your Warlord makes its attacks and uses its Special Ability in your own turn only.
clause-lraw-2-3-15 = In one turn your Warlord makes its Physical Attack or its Magical Attack, not both, unless a card such as Duellist's Contract allows it.
clause-lraw-2-3-16 = A Special Ability can be used in the same turn as an attack of the Warlord, or without one. It needs your Veil pierced, no Cool Down counters on the Warlord, and all that it asks for and costs.
clause-lraw-2-3-17 = Using the Special Ability puts its Cool Down counters on the Warlord at once, negated or not, and never more than its number. They hold up the ability, not attacks. Without counters it can be used again, even in the same turn.
clause-lraw-2-3-18 = A Warlord attacks in its own turn while no Sequence is going on. Its attack works like a Warrior's, but is not an attack by a Warrior.
clause-lraw-2-3-19 = In your own War Phase you can use the Special Ability whenever you may act, on its own or as an answer.
clause-lraw-2-3-20 = A passive Special Ability works all the time, in both players' turns, from the moment your Veil is pierced.
clause-lraw-2-3-21 = Attacks of a Warlord can be answered, and so can Special Abilities that are not passive.
clause-lraw-2-3-22 = Special Abilities, Synergies and the abilities of Guardians are used in the War Phase and in no other.
clause-lraw-2-3-30 = The Synergy is a card beside your Warlord. You can use it once your Veil is pierced, in your own turn only, and it can be answered.
clause-lraw-2-3-31 = You may use your Synergy with nothing going on, or to answer a Fortified card of your opponent or a keyword. It answers nothing else.
clause-lraw-2-3-32 = Using your Synergy puts its Cool Down counters on it at once. One comes off in each of your Countdown Phases, and at 0 it can be used again.
clause-lraw-2-3-40 = Your Guardian begins with all its Alchemy Points. What it offers after the mulligan is used at that time or never.
clause-lraw-2-3-41 = The ability of a Guardian is paid in Alchemy Points and may ask for more. You can use it once in your turn, unless a card says otherwise.
clause-lraw-2-3-42 = A Guardian's own ability works only after your Veil is pierced. Its Alchemy Points can pay for other cards before that.
clause-lraw-2-3-43 = Using a Guardian's ability counts for this turn even if it was negated.
clause-lraw-2-3-50 = You may Conscript one Warrior from your hand per turn, unless a card says otherwise. Warriors that card effects Conscript do not count against it.
clause-lraw-2-3-51 = Warriors can be Conscripted from hand, deck, discard pile or Eradication Zone. They can be Revived only from a discard pile or an Eradication Zone.
clause-lraw-2-3-52 = Keywords for coming into play go onto a Sequence: a new one, or, if the Warrior arrives while another resolves, the one that follows it.
clause-lraw-2-3-53 = Unified cards are used in your own turn, at any moment of the War Phase when you may act. After each your opponent may answer before you go on.
clause-lraw-2-3-54 = A Unified card from your hand needs a free Unified place. You may also set it there face-down in your War Phase while nothing is going on, and turn it up in that turn or any later turn of yours.
clause-lraw-2-3-55 = Every Unified card keeps its place occupied while it lies there: set face-down, waiting on the Sequence, or already resolved.
clause-lraw-2-3-56 = A Fortified card has to be set face-down in your own turn first. You can turn it up and use it only in a turn of your opponent, whenever you may act there.
clause-lraw-2-3-57 = A set Fortified card that negates directly can also answer where you could not act otherwise: against a Conscription from the hand, or in the Reinforce or End Phase. It still works in an opponent's turn only.
clause-lraw-2-3-58 = A Fortified card that names a phase can be used in that phase without anything to answer. Afterwards the other player may answer it.
clause-lraw-2-3-59 = In an opponent's turn you can act at certain moments only: to answer what is used, an attack or a Conscription, at the end of the War Phase, and with cards that name a phase. Under Orders you settle when you are asked.

clause-lraw-3-1-1 = A turn has four phases, in this order: Countdown, Reinforce, War and End.
clause-lraw-3-1-2 = Both roll a die. Whoever rolls higher chooses who goes first; if both roll the same, they roll again.
clause-lraw-3-1-3 = In a best of three the die counts for the first game. Before later games the loser of the last one chooses who goes first. After a drawn game the die decides again.
clause-lraw-3-1-4 = Both draw an opening hand of six cards. The player who goes first says whether to keep it or to take a mulligan, then the other does.
clause-lraw-3-1-5 = You may take one mulligan: all six cards go under your deck in the order you drew them, and you draw six new ones at once. You cannot keep some of them, and the deck is not shuffled.
clause-lraw-3-1-6 = If only one player takes a mulligan, each other one may draw one extra card. If more than one take it, all draw one card more.

clause-lraw-3-2-1 = Before the first turn both may use what their Guardian offers after the mulligan, the player who goes first before the other. It happens at once: nobody can answer it, and nothing triggers from it.
clause-lraw-3-2-5 = In your Countdown Phase a counter comes off your Veil and a Cool Down counter off your Warlord and your Synergy, all in one step. If the Veil has none left it is pierced, and then what follows from that happens.
clause-lraw-3-2-6 = In a Countdown Phase nobody can use cards or effects and nothing triggers, except the Veil itself and what its Realm brings about.
clause-lraw-3-2-7 = What a Realm sets off in the Countdown Phase is carried out without a pause. Keywords of Warriors it brings into play do work; their players choose whether to use optional ones. Nobody may answer.
clause-lraw-3-2-8 = Effects of your opponent that trigger while your Realm does its work in the Countdown Phase happen as well and cannot be answered either. Only what a player would use by choice, such as a Fortified card, is shut out.
clause-lraw-3-2-10 = The very first turn of the game has no Reinforce Phase, so whoever goes first draws no card in it.
clause-lraw-3-2-11 = In the Reinforce Phase the player whose turn it is draws one card.
clause-lraw-3-2-12 = The Reinforce Phase runs so: what changes of the game do before the draw, what that sets off, the draw, costs that are due, then cards that name the phase, beginning with the player whose turn it is, until both pass in a row.
clause-lraw-3-2-13 = In the Reinforce Phase only cards that say so can be used, and cards that directly negate something used in it. What triggers by itself does happen.
clause-lraw-3-2-14 = If one of your cards asks a price in the Reinforce Phase, pay it or the card is destroyed; you may refuse to pay. Of several such cards the one longest on the field comes first.
clause-lraw-3-2-15 = Skipping the Reinforce Phase leaves out all of it, with everything before the draw. Skipping the draw leaves out the draw alone.
clause-lraw-3-2-20 = In your War Phase you may Conscript one Warrior, use any number of Unified cards from your hand and of Unified effects in your discard pile, and set any number of Fortified cards face-down.
clause-lraw-3-2-21 = In the very first turn of the game there is no battle: nobody can attack.
clause-lraw-3-2-30 = In the End Phase effects for the end of the turn can be used, of cards on the field or in the discard pile. Otherwise only cards that say so work, and cards that directly negate.
clause-lraw-3-2-31 = The End Phase runs so: triggers for the end of the turn, costs due, cards that name the phase. Then effects until end of turn stop, damage on Warriors goes, the hand is cut to 8, and what that sets off follows. Then the turn passes.
clause-lraw-3-2-32 = At the end of your turn, discard down to 8 cards if you hold more in your hand. Nobody can answer that, and no card counts as having caused it. Only the player whose turn it is has to do so.

clause-lraw-3-3-1 = Except in the first turn of the game, all your Warriors may attack, even those that came into play this turn. So may your Warlord once your Veil is pierced.
clause-lraw-3-3-2 = When you end your War Phase, your opponent may turn up exactly one Fortified card set before, and nothing else. It can be answered as usual. Then the End Phase begins; you do not get the War Phase back.
clause-lraw-3-3-3 = The opponent's chance at the end of the War Phase exists in the first turn of the game, too. As no card can be set yet, it passes by itself.

clause-lraw-3-4-1 = To Conscript means to put a Warrior from your hand, or by an effect from deck, discard pile or Eradication Zone, into a free Warrior place of yours. It is not the same as Revive.
clause-lraw-3-4-2 = You Conscript from your hand only while no Sequence and no attack is going on. This begins no Sequence, and only a card that directly negates a Conscription can answer it.
clause-lraw-3-4-3 = Keywords for coming into play work only when the Warrior really got there. They begin a Sequence that can be answered.
clause-lraw-3-4-4 = If a card effect Conscripts a Warrior, the Conscription itself cannot be negated. Whoever wants to stop it has to negate the effect.
clause-lraw-3-4-5 = To Conscript you choose the Warrior and its place and show it. Your opponent may negate that directly: the Warrior is then discarded without having been in play, and your Conscription is spent. Otherwise it enters and triggers.
clause-lraw-3-4-6 = A card that negates a Conscription may be answered in its turn by both players. The Conscription waits until that is settled.
clause-lraw-3-4-10 = Revive brings Warriors from a discard pile or an Eradication Zone, as many and to the side that the card says, if places are free. Whoever does it chooses the places. A revived card of your opponent still belongs to your opponent.
clause-lraw-3-4-11 = Manifest puts Tokens into free Warrior places on the side that the card says. They belong to the player whose effect made them. Tokens are never Conscripted or Revived.
clause-lraw-3-4-12 = A Token that leaves the field does reach the pile, hand or deck it goes to, so what triggers there happens. Then it is gone before anybody can choose it. Put under a card, it is gone as well.
clause-lraw-3-4-13 = If there are fewer free places than Warriors that should enter, whoever brings them chooses which do. With no free place such an effect cannot be used, and if none is free when it happens, it does nothing.
clause-lraw-3-4-14 = A Warrior comes into play when it is Conscripted, Revived, Manifested or put onto the field in any other way. A Warrior on the field that only changes sides does not come into play.
clause-lraw-3-4-20 = These count as using a card: playing or turning up a Unified card, turning up a Fortified card, what it does when first used, the effect that an ACT card offers once per turn, an effect from the discard pile, and every effect that triggers.
clause-lraw-3-4-21 = Everything a card asks for must be there when you use it. If it targets 2, there must be two fitting cards; if it targets up to 2, you may choose two, one or none.
clause-lraw-3-4-22 = Where a card says X, you must choose at least 1. Where it says up to X, it may be 0.
clause-lraw-3-4-23 = To use a card you pay all of its costs. If it is answered or negated, they stay paid.
clause-lraw-3-4-24 = If your opponent does not answer, what you used happens. If your opponent does, the answers pile up to a Sequence.
clause-lraw-3-4-25 = What a card does when it is first used is optional only if it says you may. If you took it, the card's effect for once per turn cannot be used in the same Sequence. Its lasting effects are not touched by this.
clause-lraw-3-4-26 = An ACT card with an effect for once per turn can be played with that effect or without it; you say which, and both can be answered. If you left it out and are answered, the effect must wait until this Sequence is over.
clause-lraw-3-4-27 = The effect that an ACT card offers once per turn can be used together with the card or after it has resolved, but never in the Sequence in which the card itself still waits.
clause-lraw-3-4-28 = A Unified card played from the hand lies face-up on the field while its Sequence is built and resolves. So does a Fortified card that was turned up.
clause-lraw-3-4-29 = In the Reinforce Phase and the End Phase no Unified or Fortified card can be used, unless it says so itself or directly negates something that happens there.
clause-lraw-3-4-30 = You announce everything first: place, X, targets and what you give. If something does not work, nothing has happened. Then the card joins the Sequence, Bloodbourne and Consume are paid, then other costs, and your opponent may answer.
clause-lraw-3-4-31 = A card cannot be discarded to pay for itself and does not count as a card in your hand. What you give up as a cost is gone when the card is judged: its place is free, but it cannot be a target.
clause-lraw-3-4-32 = Whenever you may act in your War Phase, you can play everything except Fortified cards. Whenever you may act in your opponent's turn, you can use your set Fortified cards.
clause-lraw-3-4-33 = An effect that triggers while a Sequence is built or resolves goes onto a new Sequence, not onto that one. Only triggers of lasting effects may join one that is still being built.
clause-lraw-3-4-34 = Once per turn is counted for each copy of a card on the field. A card that has left the field and come back is a new one and can be used again.
clause-lraw-3-4-40 = To destroy a card moves it from the field to the discard pile, by battle or by an effect. It does not matter whether it lies face-up or face-down.
clause-lraw-3-4-41 = A Unified card that is no ACT card cannot be targeted or destroyed by what names a face-up Unified card, except to negate it directly. What names just any card on the field can hit it, but does not stop its effect.
clause-lraw-3-4-42 = A Warrior that is protected from destruction can still take damage. If damage brings its attack to 0, it is destroyed all the same.
clause-lraw-3-4-43 = A Warrior whose attack is 0 or lower is destroyed, for whatever reason. Protection from destruction does not save it and is not used up. Only what sends it to another place instead still works.
clause-lraw-3-4-44 = To eradicate a card moves it to an Eradication Zone, face-up or face-down. Only card effects do that, and a card there counts as removed from the game.
clause-lraw-3-4-45 = To send a card moves it to the place that is named. It is neither destroyed nor eradicated by that.
clause-lraw-3-4-46 = To sacrifice means that a player puts own cards from the field into the discard pile, and chooses which. Nothing is targeted, destroyed or eradicated, so protection from that does not help; Immunity does.
clause-lraw-3-4-47 = Perish works for a Warrior that was destroyed, sacrificed, or sent from the field to the discard pile.
clause-lraw-3-4-48 = A card that leaves the field loses its counters, equipment and damage and all effects on it. An ARM whose Warrior leaves goes to its owner's discard pile, but is not destroyed.
clause-lraw-3-4-70 = To negate something cancels it before it happens, be it a card, an effect or a trigger. The costs paid for it stay paid.
clause-lraw-3-4-71 = To negate directly means to answer the very card or effect that was just used, or a Conscription from the hand.
clause-lraw-3-4-72 = When an effect Conscripts or Revives, only negating the effect stops it, unless a card says that it negates the Conscription or the Revival.
clause-lraw-3-4-73 = Destroying a card does not stop what it was used for: that still happens. But if an ACT card is destroyed while it waits on the Sequence, its lasting effects never begin.
clause-lraw-3-4-74 = A card whose use is negated goes to its owner's discard pile. If only an effect or a trigger of a card is negated, the card stays where it is. Negate and destroy means both.
clause-lraw-3-4-75 = You can negate directly only the last thing added to the Sequence that can be answered. If several triggers were added together, you may name one of them, as long as nothing newer lies above them.
clause-lraw-3-4-76 = The effect that a face-up ACT card offers once per turn can be negated each time it is used. Lasting effects cannot be negated.
clause-lraw-3-4-77 = Effects that are used in a discard pile or in an Eradication Zone can be negated, too.
clause-lraw-3-4-78 = What was negated counts as used all the same: an effect for once per turn, a Special Ability, a Synergy or the ability of a Guardian.

clause-lraw-3-5-1 = Nobody can answer these: the Countdown Phase, a Veil being pierced and its Realm, changes of the game, triggers of lasting effects, setting cards, paying, rerolls, tidying up at the end of a turn and discarding down to 8.
clause-lraw-3-5-2 = You cannot pile up several things at once: whatever you use, your opponent has the next chance to answer.
clause-lraw-3-5-3 = Answering is over when both have passed in a row since the last thing was used. The same holds for answering an attack and for cards that name a phase.
clause-lraw-3-5-4 = When a Sequence and all that follows from it are over, the game returns to where it was interrupted: your War Phase, an attack or a phase. After a Conscription or at the end of the War Phase it simply goes on.
clause-lraw-3-5-5 = A Fortified card that says what it answers can be used against just that. One that names neither that nor a phase can answer anything that may be answered, an attack, or the end of the War Phase.
clause-lraw-3-5-6 = In the Reinforce and End Phases only cards that name the phase or negate directly may answer. Swift, Purge, Preserve, Special Abilities, Synergies, Guardians and ordinary cards may not.
clause-lraw-3-5-7 = An attack that was called off by an effect or cannot go on is not answered any further. If only its target is lost, the attacker decides at once what to do.

clause-lraw-4-1-1 = An attack is one attacker against one target, each of them a Warrior or a Warlord. Battle is always one against one.
clause-lraw-4-1-2 = You attack in your War Phase with nothing else going on. Warriors and the Physical Attack may hit any opposing Warrior, or the opposing Warlord past its Warriors. The Magical Attack may hit any Warrior, your own too, but no Warlord.
clause-lraw-4-1-3 = Your Magical Attack may hit your own Warriors, your Physical Attack may not. Warlords are immune to Magical Attacks.
clause-lraw-4-1-4 = Each of your Warriors can attack once per turn, and your Warlord once, unless a card grants more.
clause-lraw-4-1-5 = After declaring an attack you can only follow it through or call it off, unless an answer has changed the board for attacker or target.
clause-lraw-4-1-6 = An attack that you call off counts as used. It counts as well if an effect stopped it or the attacker is gone.
clause-lraw-4-1-7 = You name attacker, kind of attack and target and pay what the attack costs. Then your opponent may answer. If anything happened since, you say whether to follow through; if nothing did, the attack simply takes place.
clause-lraw-4-1-8 = When it comes to blows, the attacker must still be on the field, under your control and without Blockade. Otherwise the attack is off by itself.
clause-lraw-4-1-9 = When Warrior fights Warrior, each deals its current attack to the other as damage, both at the same time.
clause-lraw-4-1-10 = When a Warrior attacks a Warlord, the Warlord takes the Warrior's current attack as damage. The Warrior takes none.
clause-lraw-4-1-11 = When a Warlord attacks a Warrior, the Warrior takes the Physical or the Magical Attack as damage. The Warlord takes none.
clause-lraw-4-1-12 = A Warlord attacks another Warlord with its Physical Attack only. Just the attacked one takes damage.
clause-lraw-4-1-13 = Damage on Warriors stays until the end of the turn. Those that survived then have their full attack again, less whatever bonus has worn off.
clause-lraw-4-1-14 = A Warrior's current attack is the printed number with everything that lasting and temporary effects add, take off or double, less the damage it took this turn. Its original attack is the printed number.
clause-lraw-4-1-15 = A battle runs so: Frostbite halves, both take damage at the same time, Frostbite ends, Alero may be ready again, Rampage, Retaliate, then everything that triggers. Warriors at 0 fall after the halving and after the damage.
clause-lraw-4-1-16 = A Warrior that falls to Frostbite before the damage deals none and takes none. Then Rampage and Retaliate do nothing.
clause-lraw-4-1-17 = Rampage and Retaliate belong to the battle and cannot be answered. What they deal is damage by an effect, not battle damage.
clause-lraw-4-1-20 = After every step the game looks anew: Warlords with all the damage they can bear lose, Warriors at 0 are destroyed, ARMs without their Warrior are discarded, traps without the card that laid them and Tokens off the field vanish.
clause-lraw-4-1-21 = Damage to a Warrior meets Immunity first, then what prevents or changes it, the oldest first, then Holy Counters, then Valiant. Only the rest is marked and counts as damage taken.
clause-lraw-4-1-22 = Damage to a Warlord first meets what prevents or changes it, the oldest first; the rest is added. What you pay as Bloodbourne is never prevented or changed.

clause-lraw-4-2-1 = An attack changes course when something besides its declaration hits attacker or target in its place: a Fortified or Unified card, a Guardian's ability, a Special Ability, a Synergy or a Warrior's keyword. This is a Board State Change.
clause-lraw-4-2-2 = Whoever answers an attack with a Fortified card begins a Sequence.
clause-lraw-4-2-3 = If an answer only changes a Warrior's attack or damages it without destroying it, the attacker still has two choices: follow through or call it off.
clause-lraw-4-2-4 = The board changes for an attack if attacker or target is destroyed, also by damage, or eradicated, shuffled away, returned to hand, discarded, sacrificed, stolen, put under a card or turned into equipment.
clause-lraw-4-2-5 = If an answer takes the target of your attack away, you may choose another target or call the attack off. If your attacker itself is gone, you cannot choose again.
clause-lraw-4-2-6 = When you choose a new target, your opponent may answer again, and you do not pay for the attack again. What forbids attacks, such as Serenity, also forbids choosing a new target.
clause-lraw-4-2-7 = If an effect turns your attack to another target, you may follow through against that one or call the attack off. You do not choose a target yourself.
clause-lraw-4-2-8 = A target is lost only if you could not attack it so any more. A Warrior stolen meanwhile, for example, can still be hit by a Magical Attack, so you choose no other.
clause-lraw-4-2-9 = A card that draws attacks to itself does so whenever a target is named, first or anew, after the attack was paid for and before anybody answers. Everybody sees the true target.

clause-lraw-5-1-1 = Lasting effects, what ARMs give and effects until end of turn belong to the board and pass. Changes of the game itself alter how it is played, and stay.

clause-lraw-5-2-1 = A card with a lasting effect is used like any other and can be negated until it first resolves. From then on the effect is just there, cannot be negated, and ends when the card leaves the field.
clause-lraw-5-2-2 = Each time, on an older card, means a lasting effect.
clause-lraw-5-2-3 = A lasting effect begins when its card resolves face-up. While the card waits on the Sequence, the effect is not there yet.

clause-lraw-5-3-1 = Lasting effects that are just there take no part in Sequences. They may change what a played card is or does.
clause-lraw-5-3-2 = A lasting effect that triggers is added to a Sequence, but it does not count as used. It can be neither answered nor negated.
clause-lraw-5-3-3 = If the trigger of a lasting effect lies on top of something, that something can still be answered.
clause-lraw-5-3-4 = A lasting effect that triggers while a Sequence is built, for instance by a cost, joins it. If the Sequence is already resolving, it goes onto the next one.
clause-lraw-5-3-5 = If a lasting effect triggers while there is no Sequence, it happens at once without a chance to answer.
clause-lraw-5-3-6 = Where the trigger of a lasting effect is optional, you say yes or no when it would be added. What it picks, you pick when it happens.

clause-lraw-5-4-1 = If one action sets off a lasting effect and other effects, the lasting one happens first, with all lasting ones that follow from it.
clause-lraw-5-4-2 = Of effects that trigger together, lasting ones happen first. Among equals, those of the opponent happen before those of the player whose turn it is. You order your own; abilities of one card keep their order.
clause-lraw-5-4-3 = Where another effect would get in the way of a lasting effect, the lasting effect is stronger.

clause-lraw-5-5-1 = If a lasting effect or a ban forbids any part of what you want to use, even a cost, you cannot use it at all. Parts that are optional or rolled for do not count, and an effect on many cards needs only one that it can reach.
clause-lraw-5-5-2 = If an answer makes a part of an effect forbidden, that whole effect fails when its turn comes. Its costs stay paid, and its card goes where it would have gone.
clause-lraw-5-5-3 = A lasting effect that only makes something dearer or weaker does not forbid it, as long as you can pay.

clause-lraw-5-6-1 = If two lasting effects contradict each other, the older one counts. The younger one is treated as if it were not there.
clause-lraw-5-6-2 = Age is the time a card has lain face-up on the field, waiting on the Sequence included, lying face-down not. Realms and passive abilities count from the piercing. Of two equally old ones, that of the player whose turn it is counts as older.
clause-lraw-5-6-3 = Of two lasting effects that contradict each other, the younger is left out only for the cards on which they collide. Elsewhere it works.
clause-lraw-5-6-4 = Lasting effects contradict each other if one forbids or takes just what the other gives or forbids, to the same card, player or number. A card's keywords count as one thing. What only adds or takes off never collides and is applied by age.

clause-lraw-5-7-1 = A change of the game, such as a Revolution card brings once it has resolved, stays for the rest of the game. It overrides everything, and nobody can answer, change or undo it.
clause-lraw-5-7-2 = Without any card, a Veil Counter and Cool Down counters of Warlord and Synergy come off, one of each, in your Countdown Phase, and you draw one card in your Reinforce Phase. With no Cool Down left a card can be used.

clause-lraw-5-8-1 = A card that asks for a name such as Orcbane, Grimm or Putrid looks for exactly these words in a card's name, capital letters included. A Warrior taken by Weaponize counts as bearing Duxvox.
clause-lraw-5-8-2 = Redemption with Alero: each time your Warlord destroys an opposing Warrior in battle, you may make its Special Ability ready again, right after the damage. Nobody can answer, and it does not count as removing counters.
clause-lraw-5-8-3 = Redemption with Angelica: at the end of each effect that rolled dice, whoever rolled them, your Warlord heals half the sum, rounded down. A reroll heals for itself. Nobody can answer.
clause-lraw-5-8-4 = Revolution with Sharn: nobody can negate that an Orcbane Orc Warrior is Conscripted or Revived, whoever does it, if the Warrior is shown before it happens. What forbids Conscripting altogether still works.
clause-lraw-5-8-5 = Revolution with Duxvox: before your draw, each face-up Duxvox card on the field gets a Doomsday Counter and you heal 1 for each. Nobody can answer; what triggers comes before the draw. It fails only if the whole phase is skipped.
clause-lraw-5-8-6 = Retaliation with Michael: in your Reinforce Phase you may draw one more card, if you say so before the first. If the phase or its draw is skipped, you get none.
clause-lraw-5-8-7 = Retaliation with Castiel: in your Reinforce Phase opponents can use and trigger nothing, not even to negate. What would have had to trigger is lost.
clause-lraw-5-8-8 = Reclamation with Onoskelis: the Special Ability may take a Warrior from an opponent's discard pile, for its printed attack as price. It is no Revival, but keywords work. If it moves anywhere but to the field, you get nothing.
clause-lraw-5-8-9 = Reclamation with Adramelech: before your draw you may put a face-up Black Magic Demon card from your Eradication Zone on top or bottom of your deck. It is not targeted. Only skipping the whole phase prevents it.
clause-lraw-5-8-10 = Resurrection with Mortis: if a Grimm Unified or Fortified card sends a Grimm Undead Warrior from your deck to the discard pile, you may Revive it, paying what Revivals cost. Other triggers of that move wait until it has come into play.
clause-lraw-5-8-11 = Resurrection with Mal'ady: a Putrid Undead Warrior brought back by your Putrid Undead Unified or Fortified card cannot be weakened as long as it stays on the field: what takes off attack does nothing to it. It can still be targeted and damaged.
clause-lraw-5-8-12 = Reformation with Prometheus: Primordial and Arion Titan Warriors of any player gain Pummel when they come into play, as the last of their keywords. It can be answered.
clause-lraw-5-8-13 = Reformation with Gaia: every Warrior that comes into play, on both sides and Tokens too, has Blockade until its player's next turn begins. Nothing frees it earlier.
clause-lraw-5-8-14 = Restitution with Quartzheart: before your draw you may look at the top 2 cards of your deck and put each on top or bottom, in any order. Nobody can answer. Only skipping the whole phase prevents it.
clause-lraw-5-8-15 = Restitution with Ethelhime: every effect that places Ale Counters on a card places 2 more there, whoever uses it.
clause-lraw-5-8-16 = Revelation lowers what your Mythical Beast Unified and Fortified cards cost: with Sh'Lara by 10 Alchemy Points, with Merrisod by 5 Bloodbourne. What raises costs counts afterwards, so 0 doubled stays 0.
clause-lraw-5-8-17 = A cost begins with the printed number. Changes of the game come first, then lasting effects by age, and it never falls below 0. X is chosen before it is lowered. A cost of 0 is paid just by saying so.

clause-lraw-6-1-1 = Bloodbourne and Consume are the true costs and are paid first. Costs are paid whatever happens to the card.
clause-lraw-6-1-2 = Discarding, eradicating, sacrificing, sending and destroying cards can be costs, too. The cards count as moved by a card effect, so what they trigger happens.
clause-lraw-6-1-3 = Taking off counters and showing a card can be costs as well. What is given as a cost counts as moved by the card for which it is paid.
clause-lraw-6-1-4 = A cost counts as paid even if the card given ends up elsewhere or loses a Holy Counter instead. A card that Immunity keeps from being destroyed cannot be named to pay with its destruction.

clause-lraw-6-2-1 = If you search your deck for a certain kind of card, you must show your opponent the card you take.
clause-lraw-6-2-2 = After a search the deck is shuffled once the effect is done. Looking at the top cards or sending them off shuffles nothing, and after Plunder the deck is back in order.
clause-lraw-6-2-3 = You may search whatever your deck holds. If a card fits you must take one, unless the card says up to. If none fits you take nothing, nobody sees your deck, and it is shuffled.

clause-lraw-6-3-1 = If a die picks one of several effects, none of them has to be possible beforehand. If the one rolled is not possible, nothing happens, but it still was a roll.
clause-lraw-6-3-2 = Where a die picks the effect, costs, conditions and targets of the ability itself must still be right as usual.
clause-lraw-6-3-3 = If dice are rolled for one single effect, all it needs must be there when you use it and when it happens. Otherwise it cannot be used, or fails before a die is rolled.

clause-lraw-6-4-1 = A die roll is the result of one die. Rerolling it repeats that die; rerolling the whole effect repeats all of its dice.
clause-lraw-6-4-2 = A reroll takes the place of a roll and is no new one. Whoever rolled may reroll before the result counts, if they have the means at that moment. No card can be used then.
clause-lraw-6-4-3 = You need not reroll. Different cards may each give you rerolls, as often per turn as they say. What triggers from rolling dice does so once per effect and never from rerolls.
clause-lraw-6-4-4 = Everybody sees what the dice show. Nobody can answer between the roll and its result.
clause-lraw-6-4-5 = The bot rolls all dice by chance and writes each result down, so that it can be checked.

clause-lraw-6-5-1 = A triggered effect starts when its condition is met, in anybody's turn, on any card, often in a discard pile, an Eradication Zone or a hand. It counts as used and can be negated.
clause-lraw-6-5-2 = Deflect negates only what is used on the field, so it cannot stop an effect triggered elsewhere. Anti-Magic Resistance Force can, and shuts out other Unified cards and what they trigger for the turn.
clause-lraw-6-5-3 = A card that triggers in your hand is shown. If it is optional, you may decline without showing it, and nobody learns of it.
clause-lraw-6-5-4 = Whether something triggers is settled when it happens. If the card or the keyword is lost afterwards, the effect still comes. A lasting effect that was there at that moment can prevent it.
clause-lraw-6-5-5 = Cards moved by the same step leave together and see one another leave, so their triggers still work. In piles and records, cards of the player whose turn it is come first, the lowest place first.
clause-lraw-6-5-10 = A Sequence is the pile of cards and effects waiting to happen. It begins with something that is used or triggers, and grows as the players answer in turn.
clause-lraw-6-5-11 = After each thing added, the other player may answer. If they pass, you may add again, even to what you used yourself. This goes on until both are done.
clause-lraw-6-5-12 = A Sequence resolves from the top down until it is empty: the last answer happens first. While it resolves, nobody can add to it.
clause-lraw-6-5-13 = What is used or triggers while a Sequence resolves forms a new Sequence. It is built in the same way, and waits until the first is over.
clause-lraw-6-5-14 = What triggered during a Sequence is laid down when that is over. If any of it can be answered, the opponent of whoever owns the topmost such thing is asked first.
clause-lraw-6-5-15 = Majik Void Hollow: the card it answers can still be answered as usual. When that Sequence is over, Unified cards and effects waiting for the next one are lost and go where they would have gone.
clause-lraw-6-5-16 = If a ban hits something that waits for the next Sequence, it is lost: it does not happen, cannot be answered, and does not count as negated. What lies on the same Sequence as the ban is not touched.
clause-lraw-6-5-17 = When a thing on the Sequence gets its turn, targets, bans and conditions are checked again. If they fail, nothing happens. Otherwise it is done step by step, and then its card goes where it belongs.
clause-lraw-6-5-18 = The game ends at once when a Warlord falls, even in the middle of something. What still waits does not happen.

clause-lraw-6-6-1 = An effect that says instead takes the place of what would have happened. It is not optional, begins no Sequence, and happens right then.
clause-lraw-6-6-2 = Things can happen instead of others: damage or destruction is prevented, Warriors or cards go elsewhere, a wrong Gamble does not hurt, attacks get other targets, abilities are swapped, effects grow, Holy Counters are lost.
clause-lraw-6-6-3 = Each effect that replaces something does so once for the same event. Changes of the game come first, then the older before the younger; damage and destruction have an order of their own. Nobody chooses.
clause-lraw-6-6-4 = Destruction by an effect meets Immunity, then short protections, the oldest first, a Holy Counter, lasting protections, and at last what sends the card elsewhere. In battle or at attack 0 only that last one works.

clause-lraw-7-0-1 = Essences add to your Warlord for good. Once they have resolved, nobody can do anything about them.

clause-lraw-7-1-1 = Valley of Death: discard your hand and destroy all Warriors. Then the damage on every Warlord becomes 35, whether it was more or less. That is neither damage nor healing.
clause-lraw-7-1-2 = Sword of Sacrifice gives +10 attack. For each attack its player must sacrifice one other own Warrior, and may sacrifice two more to double the attack until end of turn. All are sacrificed when the attack is declared.
clause-lraw-7-1-3 = The Warriors given for the Sword of Sacrifice are the cost of the attack. Doubling takes the attack as it is at that moment.
clause-lraw-7-1-4 = Fawdon Raspy: you can use this Guardian's ability only if your Warlord has used its Special Ability this turn.
clause-lraw-7-1-5 = Back Alley Rogue Majik can be used at any time, but its second use of your Guardian's ability needs a first one this turn. Without that, a 4, 5 or 6 does nothing.

clause-lraw-7-2-1 = Two to four can play. Chances to answer go round in the order of turns, an attack names one opponent, and where a card speaks of “the opponent” you say which. Whoever is defeated leaves with all cards; the last one wins. Tournaments are for two.
clause-lraw-7-2-5 = Must: the players named have to do it, unless another card prevents it entirely. The card may say what happens if it is not done.
clause-lraw-7-2-6 = What must be done but cannot be done in full is done as far as possible. Exact targets, and what each player has to be able to do, are all or nothing.
clause-lraw-7-2-8 = All: it goes for every player. Whoever cannot do it just does not, and the card can be used all the same.
clause-lraw-7-2-10 = Each: every player must be able to do it. If one cannot, the card cannot be used; if one no longer can when it happens, it fails.
clause-lraw-7-2-12 = If several players choose for one effect, they choose at the same time and in secret where hidden cards are concerned. Otherwise the player whose turn it is goes first. Then all of it happens together.
clause-lraw-7-2-15 = A target is a card in the place that is named, which fits the words of the card and is not protected from being targeted.
clause-lraw-7-2-16 = Targets are checked again when the effect happens. If an exact number was asked for and one is lost, all of it fails. With up to, lost ones are left out, and it fails only if none of those you named is left.
clause-lraw-7-2-17 = A Unified or Fortified card cannot target itself while you use it. A Warrior's keyword can target its own Warrior, except Pummel and Subsume. One card cannot be two targets of one ability.

clause-lraw-8-1-1 = Bloodbourne is a cost: your own Warlord takes that much damage. It is neither battle damage nor damage by an effect, and you cannot pay so much that your Warlord would fall.
clause-lraw-8-1-5 = Consume is a cost: your Guardian loses that many Alchemy Points. With X you choose the number, from 1 up to what you can pay.
clause-lraw-8-1-10 = An Essence is played and paid for like other cards, then goes under your Warlord and is part of it to the end, no longer a card. It can be answered while it is played, but not if the condition it names is met.
clause-lraw-8-1-20 = A Holy Counter lies on an Angel card. If an effect would destroy that card, one Holy Counter is lost instead.
clause-lraw-8-1-21 = Against damage, from battle or effects, each Holy Counter takes 1 and is lost; the rest hits the Warrior. It protects attackers and defenders alike, and never adds to attack.
clause-lraw-8-1-22 = Holy Counters do not help against sending, sacrifice, eradication, return to hand, lowered attack, Frostbite or attack 0. They are placed on face-up Angel cards only, and do nothing on a card that is no Angel any more.
clause-lraw-8-1-30 = Ale Counters and Doomsday Counters are placed on face-up cards. By themselves they do nothing; other cards make use of them.
clause-lraw-8-1-40 = A Trap Counter lies in a free Warrior place, one in each, as long as the card that laid it is face-up on the field. A Warrior Conscripted or Revived into that place is destroyed, and the counter is gone.
clause-lraw-8-1-41 = A trap springs as the Warrior enters. Its abilities for coming into play and for leaving both trigger. Tokens and Warriors that change sides do not spring it. You may choose any free place to enter.
clause-lraw-8-1-42 = Counters that come from different cards are told apart. The board shows which card laid them.

clause-lraw-8-2-1 = Blockade, Frostbite, Rampage and Retaliate concern battle, and a Warrior has each of them once at most. It can gain one that it does not have.
clause-lraw-8-2-2 = Blockade: this Warrior cannot attack and deals no damage back in battle. It still takes damage, and its Rampage or Retaliate still works.
clause-lraw-8-2-3 = Frostbite: in battle with a Warrior, attacking or attacked, the other's attack is halved before damage, rounded down. At 0 it is destroyed before it strikes. The halving ends with the battle; the damage stays.
clause-lraw-8-2-4 = Frostbite leaves half of an attack, rounded down: 1 becomes 0. That counts as destroyed in battle by the Warrior with Frostbite. If both have it, both are halved at the same time.
clause-lraw-8-2-5 = If damage brings a Warrior halved by Frostbite to 0, it is destroyed, even though its full attack would have come back after the battle.
clause-lraw-8-2-6 = Rampage: in battle with a Warrior of lower attack, attacking or attacked, the difference hits the opponent's Warlord as damage by an effect. The numbers right before the damage count, after Frostbite.
clause-lraw-8-2-7 = Retaliate: what this Warrior takes in battle with a Warrior, the opponent's Warlord takes, too, as damage by an effect. All damage taken counts, even if it dies and even beyond its own attack.
clause-lraw-8-2-8 = Frostbite, Rampage and Retaliate need a battle of two Warriors; against a Warlord they do nothing. The Warlord that is hit is that of the player who controls the other Warrior.

clause-lraw-8-3-1 = Most keywords count as often as a Warrior has them. They work when it enters, leaves or is on the field, and can be answered, except those that are just there: Immunity, Sabotage, Serenity and Valiant.
clause-lraw-8-3-2 = Keywords for entering and being on the field belong to whoever controls the Warrior. Those for leaving belong to its owner: Perish, Decay, Extinguish, Hatch, Recycle and Rift.
clause-lraw-8-3-3 = You may leave an optional keyword unused without a word. If you use it, its Bloodbourne or Consume is paid when it joins the Sequence.
clause-lraw-8-3-5 = Afterlife: when this Warrior goes from the deck to the discard pile, or face-up to the Eradication Zone, you may pay 5 Bloodbourne to Revive it to your side. A place must be free, and it must still lie there.
clause-lraw-8-3-6 = Bestow: what a Warrior bestows on entering play, or an ARM on the Warrior it equips, counts as a keyword and can be stopped as one. What other Unified and Fortified cards bestow does not.
clause-lraw-8-3-7 = Charisma: on entering play you may pay 5 Bloodbourne to Conscript a Warrior from your hand. You need one in hand and a free place, and choose it when the effect happens.
clause-lraw-8-3-8 = Cleanse: on entering play you may pay 15 Bloodbourne and take any number of Holy Counters off your side. For every full 5 of them all opponents sacrifice one card from the field.
clause-lraw-8-3-9 = Commission: on entering play you may pay 5 Bloodbourne to search your deck for a Bounty Hunter of the Bounty with another name and Conscript it.
clause-lraw-8-3-10 = Corrupt: on entering play you may steal an opposing Warrior, if you have a free place. You control it as long as it stays on the field; its damage, counters, equipment and used attack stay with it.
clause-lraw-8-3-11 = Decay: when this Warrior goes from the field to the discard pile, be it destroyed, sacrificed or sent, you may deal 1 damage to the Warlord of a player you target.
clause-lraw-8-3-12 = Devastate: on entering play, up to three Warriors with Blockade that you target are eradicated face-up.
clause-lraw-8-3-13 = Erupt: on entering play, all Warriors are destroyed, this one too, and all opposing Warlords take 3 damage.
clause-lraw-8-3-14 = Exhume: on entering play you may target a player and Revive up to two Warriors of printed attack 3 or more from that discard pile into free places right beside this Warrior. If it has left the field, nothing happens.
clause-lraw-8-3-15 = Extinguish: when this Warrior leaves the field, you may deal 10 damage to the Warlord of a player whose deck is empty. It must still be empty when this happens.
clause-lraw-8-3-16 = Feast: on entering play you may sacrifice two Orcbane Warriors, this one included if it bears the name, to draw two cards. You choose them when it happens; with fewer than two nothing is sacrificed.
clause-lraw-8-3-18 = Gamble: on entering play, name a number from 1 to 6 and roll. If you are right, all opposing Warlords and Warriors take that much damage and you heal as much. If you are wrong, your Warlord takes what the die shows.
clause-lraw-8-3-19 = Gust: on entering play you may return one Warrior that you target to its owner's hand. A Token goes there and vanishes.
clause-lraw-8-3-20 = Hatch: when this Warrior was destroyed, by battle or effect, you may Revive one Dragon of attack 3 or less that lies face-up in your Eradication Zone.
clause-lraw-8-3-21 = Immunity: effects of what it names do not touch this card in any way. They cannot target, negate, damage, destroy, move, sacrifice, return, eradicate, strengthen or weaken it, nor call off its attack.
clause-lraw-8-3-22 = Incinerate: when this Warrior has dealt at least 1 battle damage to a Warrior, both go to the discard pile after the battle, as far as they are still on the field.
clause-lraw-8-3-23 = Mark: when this Warrior enters play from hand or deck, you may pay 5 Alchemy Points to destroy one face-up card on the field, chosen when it happens.
clause-lraw-8-3-24 = Perish: when this Warrior goes from the field to the discard pile in any way, its owner may use what it says. Every part must be possible, several targets must differ, and the parts happen as printed.
clause-lraw-8-3-27 = Plunder: on entering play you draw a card from the middle of your deck. Chance says where your deck is cut, never at the very top, and its order stays. From a single card you draw that one, from none nothing.
clause-lraw-8-3-28 = Preserve: sacrifice this card in either player's turn, whenever you may act. The next time this turn an Ancient Relic of the Bounty would be destroyed, it is not.
clause-lraw-8-3-29 = Pummel: on entering play, this Warrior deals damage as high as its attack to another Warrior you target, on either side. You must choose one, even if only your own are there; with no other Warrior nothing happens. It is damage by an effect.
clause-lraw-8-3-30 = Purge: in either player's turn, whenever you may act, pay 2 Bloodbourne and sacrifice this card. All players eradicate the top card of their deck face-up.
clause-lraw-8-3-31 = Quench: on entering play you may show up to three Alehouse Drink cards from your hand, and shuffle up to as many face-up cards on the field into their owners' decks.
clause-lraw-8-3-32 = Recover: on entering play you may heal your Warlord by the number beside it.
clause-lraw-8-3-33 = Recycle: when this Warrior leaves the field, it is shuffled into its owner's deck, wherever it went, and its owner then draws a card. It does not work for a Token or if it already went into a deck.
clause-lraw-8-3-34 = Retrieve: on entering play, take a Unified or Fortified card of your legion from your discard pile to your hand. Bounty cards cannot be taken.
clause-lraw-8-3-35 = Rift: when this card is eradicated face-up by a card effect, from anywhere, its owner may destroy one card on the field. Face-down it does not work.
clause-lraw-8-3-36 = Sabotage: as long as this Warrior is on the field, opponents pay 2 more Bloodbourne for Unified and Fortified cards that cost Bloodbourne, also for one that was lowered to 0.
clause-lraw-8-3-37 = Sanctify: each time another Angel Warrior comes into play under your control, this one gets a Holy Counter. With several such Warriors each gets its own.
clause-lraw-8-3-38 = Subsume: on entering play you may put up to two Warriors with Blockade under this one. They are off the field, without Perish. When this one leaves, they are eradicated face-up at once, or else go to the discard pile.
clause-lraw-8-3-40 = Swift: pay 5 Alchemy Points and show this Warrior to Conscript it from your hand. In your opponent's turn you may do so only to answer a Unified card, an ability or an attack. If it is negated, the Warrior is discarded.
clause-lraw-8-3-41 = Swipe: on entering play, every opponent discards one card from the hand and chooses which. Whoever has none discards none.
clause-lraw-8-3-42 = Serenity: as long as this Warrior is on the field, opponents cannot declare attacks with Warriors. Their Warlord can, and an attack already declared goes on.
clause-lraw-8-3-43 = Weaponize: you may take a Warrior and turn this card into an ARM on it; that needs a free Unified place. The Warrior is now a Duxvox Orc. If the ARM goes, it returns to its owner's side or, with no free place there, shares the ARM's fate.
clause-lraw-8-3-44 = Valiant: the first time in a turn that damage would destroy this Warrior, it is left with attack 1. Holy Counters are taken off first. It does not help against effects that destroy.
clause-lraw-8-3-45 = Vampiric: whenever this Warrior was dealt damage and survives, its attack rises by the number beside it for as long as it stays on the field. Damage that was fully prevented does not count.
clause-lraw-8-3-46 = Wisdom: on entering play, look at the top two cards of your deck. One goes to your hand, the other to the bottom. If only one is left, it goes to your hand.
clause-lraw-8-3-47 = Scour: on entering play you may eradicate up to three cards from the top of a target player's deck, face-up. If any went, that Warlord takes 3 damage and 1 more for each card in that player's Eradication Zone.
clause-lraw-8-3-48 = Shockwave: on entering play you may destroy one Warrior of printed attack 2 or less that you target, on any side, even itself.

clause-lraw-9-1 = How people behave is no matter of the cards. You can give up a game, leave an event, or report a player: the report goes, with the record of the match, to the organiser alone.
clause-lraw-9-2 = The organiser of an event can give a warning, award the loss of a game or of a match, or disqualify a player.
clause-lraw-9-3 = During a game nobody gets advice: whoever watches sees no hidden cards, and the bot says nothing in public about which moves are possible or good.
clause-lraw-9-4 = You can concede at any time, even while your opponent is to act. The game is over at once.

clause-lraw-p-1 = A keyword given to a Warrior while a lasting effect takes its keywords away does not work and never comes back. One it had before returns when that effect ends.
clause-lraw-p-2 = A Realm that opens in the middle of something forms the next Sequence alone. Everything else that waits comes after it, together with what the Realm triggers.
