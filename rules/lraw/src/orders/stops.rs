//! At which events of a foreign turn the owner of a deck may want to be asked: those that its Fortified cards and its Swift Warriors
//! can answer; and what a change of them tells others (5.2.1).

use skald_vocabulary::interface::{Say, Viewer};

use super::{Bound, Class, Order};
use crate::{
    cards::{Ability, F, Kind, On, Pool, Role, Tag},
    kits::Deck,
    view::View,
};

/// What whoever changes a stop list should know who set a card in their last turn: an event that was not on it may tell the others
/// what the card answers.
#[must_use]
pub fn warning(view: &View, order: &Order, before: &[Order]) -> Option<Say> {
    let (Order::Stop(list), Viewer::Seat(seat)) = (order, view.who) else { return None };
    let table = &view.table;
    let lately = |card| {
        let lying = table.card(card);
        !lying.up && usize::from(table.turn.saturating_sub(lying.set)) < table.living().len()
    };
    if !table.side(seat).field().any(lately) {
        return None;
    }
    let stood = |class: &Class| {
        before.iter().any(|old| matches!(old, Order::Stop(old) if old.iter().any(|(of, _)| of == class)))
    };
    let new = list.iter().map(|(class, _)| class).filter(|class| !class.is_own() && !stood(class));
    let new: Vec<Say> = new.map(|class| Say::new(class.words())).collect();
    (!new.is_empty()).then(|| Say::new("lraw-order-tells").with("list", new))
}

/// What whoever keeps or brings a deck is told of the stop list that fits it.
#[must_use]
pub fn advice(pool: &Pool, deck: &Deck) -> Option<Say> {
    let stops = fitting(pool, deck)?;
    Some(Say::new("lraw-note-stops").with("line", stops.to_string()))
}

/// The stop list that fits a deck, where it is another one than everybody has at first.
fn fitting(pool: &Pool, deck: &Deck) -> Option<Order> {
    let mut found = Vec::new();
    for card in deck.main.keys() {
        let face = pool.face(*card);
        if face.tags & Tag::Swift.bit() != 0 {
            found.extend([Class::AttackWarlord, Class::Unified, Class::Keyword]);
        }
        if face.kind == Kind::Fortified {
            let mut abilities = face.abilities.iter().map(|id| pool.ability(*id));
            match abilities.find(|ability| ability.role == Role::Play) {
                Some(ability) => found.extend(answered(ability)),
                None => found.push(Class::EndOfWar),
            }
        }
    }
    let stops = Class::ALL
        .iter()
        .filter(|class| found.contains(class))
        .map(|class| (*class, threshold(*class)))
        .collect();
    Some(Order::Stop(stops)).filter(|order| *order != Order::preset())
}

/// From which number on an event is worth a question: that of everybody's first list (5.2.1).
const fn threshold(class: Class) -> Option<Bound> {
    match class {
        Class::AttackWarlord => Some(Bound::Least(0)),
        Class::AttackWarrior => Some(Bound::Least(5)),
        Class::Conscription => Some(Bound::Least(4)),
        _ => None,
    }
}

/// The events that a card answers.
fn answered(ability: &Ability) -> Vec<Class> {
    match &ability.body.on {
        Some(On::Attack(_, on)) => match (needs(on, &F::Warrior), needs(on, &F::WarlordCard)) {
            (true, _) => vec![Class::AttackWarrior],
            (_, true) => vec![Class::AttackWarlord],
            _ => vec![Class::AttackWarlord, Class::AttackWarrior],
        },
        Some(On::Activated(of)) if needs(of, &F::Unified) => vec![Class::Unified],
        Some(On::Activated(_)) => vec![Class::Unified, Class::Keyword, Class::Sa],
        Some(On::KwActivated(_)) => vec![Class::Keyword],
        Some(On::Conscripted(_)) => vec![Class::Conscription],
        Some(_) => Vec::new(),
        None if ability.body.ph.is_some() => vec![Class::Phase],
        None => vec![Class::EndOfWar],
    }
}

/// Whether nothing fits a filter that does not fit `what`.
fn needs(filter: &F, what: &F) -> bool {
    match filter {
        F::And(all) => all.iter().any(|one| needs(one, what)),
        one => one == what,
    }
}
