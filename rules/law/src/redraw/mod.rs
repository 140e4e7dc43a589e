//! A position that is possible for what one viewer sees: hidden cards are gathered in order of the pool and dealt anew, so
//! that redrawing twice is the same as redrawing once.

mod settle;

use self::settle::settle;
use super::{
    ask,
    cards::Card,
    options::Form,
    setup::{LEVELS, Rules},
    state::{Answers, Phase, Plan, Player, State, insert},
    traded,
    whereabouts::Hands,
};
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Seat, Viewer},
    sealed::Sealed,
};

/// Deals anew what `who` does not see.
#[must_use]
pub fn redraw(rules: &Rules, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
    let mut new = state.clone();
    if who == Viewer::Everyone {
        return new;
    }
    match rules.form {
        Form::Standard | Form::Team => pantheons(rules, &mut new, who, dice),
        Form::Skirmish => decks(rules, &mut new, who, dice),
        Form::Ragnarok => draft(rules, &mut new, who, dice),
    }
    phase(rules, state, &mut new, who, dice);
    new
}

/// Where hidden cards of a seat lie.
#[derive(Clone, Copy)]
enum Spot {
    Hand,
    Deck,
    Board(usize),
}

/// The hidden places of a seat, and the cards on them. The owner does not know the order of the deck.
fn hidden(state: &State, who: Viewer, seat: Seat) -> (Vec<Spot>, Vec<Card>) {
    let mut spots = Vec::new();
    let mut cards = Vec::new();
    let Some(player) = state.player(seat) else { return (spots, cards) };
    if !who.knows(seat) {
        let sure = traded::sure(state, who, seat);
        for card in player.hand.iter().filter(|card| !sure.contains(card)) {
            spots.push(Spot::Hand);
            cards.push(*card);
        }
        for (at, stand) in state.field.stands().filter(|(_, stand)| stand.hidden && stand.controller == seat)
        {
            spots.push(Spot::Board(at));
            cards.push(stand.card);
        }
    }
    for card in player.deck.get(player.middle()).unwrap_or_default() {
        spots.push(Spot::Deck);
        cards.push(*card);
    }
    cards.sort_unstable();
    (spots, cards)
}

/// Deals `cards` to the hidden places of a seat.
fn deal(state: &mut State, who: Viewer, seat: Seat, spots: &[Spot], cards: &[Card]) {
    let mut hand = Vec::new();
    let mut middle = Vec::new();
    for (spot, card) in spots.iter().zip(cards) {
        match spot {
            Spot::Hand => hand.push(*card),
            Spot::Deck => middle.push(*card),
            Spot::Board(at) => {
                state.field.change(*at, |stand| stand.card = *card);
            }
        }
    }
    let sure = traded::sure(state, who, seat);
    let Some(player) = state.player_mut(seat) else { return };
    let range = player.middle();
    for (slot, card) in player.deck.iter_mut().skip(range.start).zip(middle) {
        *slot = card;
    }
    if !who.knows(seat) {
        player.hand = sure;
        for card in hand {
            insert(&mut player.hand, card);
        }
    }
}

/// Standard and Team Battle: a seat's own cards lie in hand, deck and reserve. Level I is never in reserve; of the levels
/// above, no more than everybody knows can be left there.
fn pantheons(rules: &Rules, state: &mut State, who: Viewer, dice: &mut dyn Chance) {
    for seat in state.seats() {
        let (spots, mut cards) = hidden(state, who, seat);
        if !who.knows(seat) {
            let pile = state.player(seat).map(|player| player.pile.clone()).unwrap_or_default();
            cards.extend(&pile);
            cards.sort_unstable();
            shuffle(dice, &format!("redraw {seat}"), &mut cards);
            let mut room = room(rules, state, seat);
            let mut reserve = Vec::new();
            let mut rest = Vec::new();
            for card in cards {
                let level = usize::from(rules.pool.face(card).level);
                match level.checked_sub(2).and_then(|place| room.get_mut(place)) {
                    Some(left) if *left > 0 && reserve.len() < pile.len() => {
                        *left -= 1;
                        insert(&mut reserve, card);
                    }
                    _ => insert(&mut rest, card),
                }
            }
            cards = rest;
            if let Some(player) = state.player_mut(seat) {
                player.pile = reserve;
            }
        }
        shuffle(dice, &format!("redraw {seat}"), &mut cards);
        deal(state, who, seat, &spots, &cards);
    }
}

/// How many cards of level II and of level III can still be in a seat's reserve, as everybody knows.
fn room(rules: &Rules, state: &State, seat: Seat) -> [usize; 2] {
    let Some(player) = state.player(seat) else { return [0; 2] };
    let own = || player.pantheon.into_iter().flat_map(|pantheon| rules.pool.of_pantheon(pantheon));
    let [two, three] = [2, 3].map(|level| own().filter(|card| rules.pool.face(*card).level == level).count());
    let [gone_two, gone_three] = player.joined.map(usize::from);
    [two.saturating_sub(gone_two), three.saturating_sub(gone_three)]
}

/// Skirmish: a seat's unseen cards are any of its own copies that fit the levels of a deck.
fn decks(rules: &Rules, state: &mut State, who: Viewer, dice: &mut dyn Chance) {
    for seat in state.seats() {
        let (spots, mut cards) = hidden(state, who, seat);
        if !who.knows(seat) {
            // Nobody can tell a deck that was brought from one that was built quickly.
            if let Some(player) = state.player_mut(seat) {
                player.brought = false;
            }
            let built = state.player(seat).map(|player| player.built.clone()).unwrap_or_default();
            let seen: Vec<Card> = built.iter().copied().filter(|card| !cards.contains(card)).collect();
            let fresh = redrawn_deck(rules, seat, built.len(), &seen, dice);
            let mut all = seen;
            all.extend(&fresh);
            all.sort_unstable();
            if !built.is_empty() {
                if let Some(player) = state.player_mut(seat) {
                    player.built = all;
                }
                cards = fresh;
            }
        }
        shuffle(dice, &format!("redraw {seat}"), &mut cards);
        deal(state, who, seat, &spots, &cards);
    }
}

/// So many cards of a seat's copies as are missing from a deck, by level.
fn redrawn_deck(rules: &Rules, seat: Seat, size: usize, seen: &[Card], dice: &mut dyn Chance) -> Vec<Card> {
    let mut fresh = Vec::new();
    if size == 0 {
        return fresh;
    }
    for (level, count) in (1_u8..).zip(LEVELS) {
        let of_level = |card: &Card| rules.pool.face(*card).level == level;
        let known = seen.iter().filter(|card| of_level(card)).count();
        let own = rules.pool.cards().filter(of_level).map(|card| rules.pool.copy_of(card, seat));
        let mut cards: Vec<Card> = own.filter(|card| !seen.contains(card)).collect();
        shuffle(dice, &format!("redraw {seat}"), &mut cards);
        fresh.extend(cards.into_iter().take(usize::from(count).saturating_sub(known)));
    }
    fresh.sort_unstable();
    fresh
}

/// Ragnarok: piles keep their dominion and level; what is left over of each kind lies in the hidden hands. A card of which
/// the viewer knows several hands in which it may be stays out of the piles and comes to one of those hands.
fn draft(rules: &Rules, state: &mut State, who: Viewer, dice: &mut dyn Chance) {
    let seats: Vec<Seat> = state.seats().collect();
    let vague: Vec<(Card, Hands)> = traded::vague(state, who).collect();
    let mut places = Vec::new();
    let mut hands: Vec<Card> = Vec::new();
    for seat in &seats {
        let (spots, cards) = hidden(state, who, *seat);
        places.push((*seat, spots));
        hands.extend(cards.into_iter().filter(|card| vague.iter().all(|(other, _)| other != card)));
    }
    let mut pot = Vec::new();
    for class in 0..state.draft.piles.len() {
        let mut kind: Vec<Card> =
            hands.iter().copied().filter(|card| rules.pool.class(*card) == class).collect();
        let Some(pile) = state.draft.piles.get_mut(class) else { continue };
        kind.extend(pile.iter());
        kind.sort_unstable();
        shuffle(dice, "redraw pile", &mut kind);
        let rest = kind.split_off(pile.len().min(kind.len()));
        *pile = kind;
        pot.extend(rest);
    }
    pot.sort_unstable();
    shuffle(dice, "redraw hands", &mut pot);
    let sizes: Vec<usize> = places.iter().map(|(_, spots)| spots.len()).collect();
    let mut dealt = settle(vague, &sizes, dice);
    let mut pot = pot.into_iter();
    let known = traded::as_known_to(state, who);
    for ((seat, spots), cards) in places.into_iter().zip(&mut dealt) {
        cards.extend(pot.by_ref().take(spots.len().saturating_sub(cards.len())));
        cards.sort_unstable();
        shuffle(dice, &format!("redraw {seat}"), cards);
        deal(state, who, seat, &spots, cards);
    }
    state.whereabouts = known;
}

/// Secret answers and the card offered in a trade.
fn phase(rules: &Rules, before: &State, state: &mut State, who: Viewer, dice: &mut dyn Chance) {
    let old = std::mem::replace(&mut state.phase, Phase::Over);
    state.phase = match old {
        Phase::Decks(asked) => {
            let mut draw = |seat| {
                let keys = rules.random_deck(dice);
                rules.deck_of(seat, &keys).unwrap_or_default()
            };
            Phase::Decks(asked.redraw(who, &mut draw))
        }
        Phase::Plans(asked) => {
            // Of the mate's plan the viewer knows what it discards; what others have answered nobody can know.
            let known: Vec<(Seat, Vec<Card>)> =
                state.seats().map(|seat| (seat, wished(rules, before, who, seat))).collect();
            state.answers.retain(|answers| who.knows(answers.seat));
            let mut draw = |seat| {
                let discards = known.iter().find(|(of, _)| *of == seat).map(|(_, cards)| cards.as_slice());
                any_plan(rules, state, seat, discards.unwrap_or_default(), dice)
            };
            Phase::Plans(asked.redraw(who, &mut draw))
        }
        Phase::Agree { plans, yes } => agreement(rules, state, who, plans, yes, (before, dice)),
        Phase::Trade { from, to, card } if !who.knows(from) => {
            let hand: &[Card] = state.player(from).map_or(&[], |player: &Player| &player.hand);
            let count = u32::try_from(hand.len()).unwrap_or(0);
            let place = usize::try_from(dice.pick("redraw offer", count)).unwrap_or(0);
            Phase::Trade { from, to, card: hand.get(place).copied().unwrap_or(card) }
        }
        other => other,
    };
}

/// A legal plan with these sacrifices; what fills the deck and what they buy is drawn.
fn any_plan(rules: &Rules, state: &State, seat: Seat, discards: &[Card], dice: &mut dyn Chance) -> Plan {
    let mut pile = state.player(seat).map(|player| player.pile.clone()).unwrap_or_default();
    shuffle(dice, "redraw plan", &mut pile);
    let mut plan = Plan::default();
    for discard in discards {
        let level = rules.pool.face(*discard).level.saturating_add(1);
        if let Some(place) = pile.iter().position(|card| rules.pool.face(*card).level == level) {
            plan.pairs.push((*discard, pile.remove(place)));
        }
    }
    let fits = ask::pool_of_fill(rules, state, seat);
    let count = ask::fill_count(rules, state, seat);
    for card in pile.into_iter().filter(|card| fits.contains(card)).take(count) {
        insert(&mut plan.fill, card);
    }
    plan
}

/// A legal plan with a sacrifice, where the mate is asked about one: everybody knows that there is.
fn some_sacrifice(rules: &Rules, state: &State, seat: Seat, dice: &mut dyn Chance) -> Plan {
    let count = ask::fill_count(rules, state, seat);
    let mut offers: Vec<Card> =
        ask::offers(rules, state, seat, &Plan::default()).into_iter().map(|(card, _)| card).collect();
    shuffle(dice, "redraw sacrifice", &mut offers);
    for card in offers {
        let plan = any_plan(rules, state, seat, &[card], dice);
        if plan.fill.len() == count && !plan.pairs.is_empty() {
            return plan;
        }
    }
    any_plan(rules, state, seat, &[], dice)
}

/// What a viewer knows of a mate's plan once it is entered: the captured cards that are to be discarded.
fn wished(rules: &Rules, state: &State, who: Viewer, seat: Seat) -> Vec<Card> {
    match who {
        Viewer::Seat(eyes) if rules.mate(eyes) == Some(seat) => ask::wishes(rules, state, eyes),
        _ => Vec::new(),
    }
}

/// The plans of others: a mate's discards are known, the rest is drawn; so are the approvals of others.
fn agreement(
    rules: &Rules,
    state: &mut State,
    who: Viewer,
    plans: Vec<(Seat, Plan)>,
    yes: Sealed<Vec<Card>>,
    (old, dice): (&State, &mut dyn Chance),
) -> Phase {
    let known: Vec<(Seat, Vec<Card>)> =
        state.seats().map(|seat| (seat, wished(rules, old, who, seat))).collect();
    let mut fresh = Vec::new();
    for ((seat, plan), (_, discards)) in plans.into_iter().zip(known) {
        let asked = rules.mate(seat).is_some_and(|mate| yes.asked().any(|member| member == mate));
        let plan = match discards.as_slice() {
            _ if who.knows(seat) => plan,
            [] if asked => some_sacrifice(rules, state, seat, dice),
            discards => any_plan(rules, state, seat, discards, dice),
        };
        fresh.push((seat, plan));
    }
    // Nobody can know what others approve; nothing is a possible answer of each.
    state.answers.retain(|answers| who.knows(answers.seat));
    let yes = yes.redraw(who, |_| Vec::new());
    for seat in yes.asked().filter(|seat| !who.knows(*seat) && yes.own(*seat).is_some()) {
        let mate = rules.mate(seat);
        let plan = fresh.iter().find(|(owner, _)| Some(*owner) == mate);
        let mut cards: Vec<Card> =
            plan.map(|(_, plan)| plan.pairs.iter().map(|pair| pair.0).collect()).unwrap_or_default();
        cards.sort_unstable();
        state.answers.push(Answers { seat, cards, yes: Vec::new() });
    }
    state.answers.sort_by_key(|answers| answers.seat);
    Phase::Agree { plans: fresh, yes }
}
