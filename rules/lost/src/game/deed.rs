//! What a player does by a move, in sentences to that player.

use skald_vocabulary::interface::{Arg, Name, Say, Trail};

use crate::{
    cards::{Card, Pool},
    moves::Move,
    orders::said::part,
    state::Use,
    tell,
};

/// What a player does by a move.
pub fn deed(pool: &Pool, with: &Move, trail: &Trail) -> Vec<Say> {
    let card = |id, card: Card| vec![Say::new(id).with("card", pool.card(card).name)];
    match with {
        Move::Hero(_) => {
            trail.one("lost-ask-hero").map(|hero| vec![Say::new("lost-deed-hero").with("hero", hero)])
        }
        Move::Take { card: taken, plan } => {
            let becomes = plan.as_ref().map(|plan| attached(pool, pool.card(*taken).name, plan));
            Some(card("lost-deed-take", *taken).into_iter().chain(becomes).collect())
        }
        Move::Attach(plan) => {
            let asked = trail.0.first().and_then(|of| of.asked.arg("card"));
            asked.map(|name| vec![attached(pool, name.clone(), plan)])
        }
        Move::Exhaust(of) => Some(card("lost-deed-exhaust", *of)),
        Move::Meet { beast, rest } => {
            let met = Say::new("lost-deed-meet").with("monster", pool.monster(*beast).name);
            let rest: Vec<Say> = rest.iter().map(|of| tell::name(pool.monster(*of).name)).collect();
            let back = (!rest.is_empty()).then(|| Say::new("lost-deed-back").with("list", rest));
            Some(std::iter::once(met).chain(back).collect())
        }
        Move::Drop(of) => Some(card("lost-deed-drop", *of)),
        Move::Step(_)
        | Move::Use { .. }
        | Move::Attack(_)
        | Move::Slay(_)
        | Move::Defend(_)
        | Move::Fall
        | Move::Reward(_) => Some(vec![Say::new("lost-deed").with("part", part(with, pool))]),
    }
    .unwrap_or_else(|| trail.sentence())
}

/// What becomes of a card that is kept.
fn attached(pool: &Pool, card: impl Into<Arg>, plan: &Use) -> Say {
    match plan {
        Use::Skill => Say::new("lost-deed-skill").with("card", card),
        Use::Buy(turned) => {
            let names: Vec<Name> = turned.iter().map(|card| pool.card(*card).name).collect();
            let id = if names.is_empty() { "lost-nothing" } else { "lost-beside-converted" };
            let beside = Say::new(id).with("list", tell::names(&names));
            Say::new("lost-deed-buy").with("card", card).with("beside", beside)
        }
    }
}
