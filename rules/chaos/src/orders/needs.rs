//! What a card asks to be named when it is played or laid, as far as its text tells.

use crate::{
    ask::mentions_chosen,
    cards::{Amount, Effect, Kind, Pick, Primitive, To, Who},
};

/// What a card asks to be named when it is played or laid.
pub(super) enum Need {
    /// A living opponent.
    Opponent,
    /// Up to so many cards of this kind out of the own Nowhere Realm.
    Recover(u8, Option<Kind>),
    /// A card of the hand.
    Discard,
    /// A character out of this zone.
    Deploy(To),
    /// A lasting Mystical.
    Lasting,
    /// One of these options.
    Option(Vec<Primitive>),
}

/// What a list asks for, an opponent first.
pub(super) fn needs(list: &[Effect]) -> Vec<Need> {
    let chosen = list.iter().any(|effect| mentions_chosen(&effect.act));
    let mut all = if chosen { vec![Need::Opponent] } else { Vec::new() };
    all.extend(list.iter().flat_map(|effect| need_of(&effect.act)));
    all
}

pub(super) fn need_of(act: &Primitive) -> Vec<Need> {
    let times = |n: u8, need: fn() -> Need| (0..n).map(|_| need()).collect();
    match act {
        Primitive::Recover(n, kind, _) => vec![Need::Recover(*n, *kind)],
        Primitive::Discard(Who::Own, n, Pick::Victim) => times(*n, || Need::Discard),
        Primitive::Deploy(from) => vec![Need::Deploy(*from)],
        Primitive::Dispel(_, Amount::Fixed(n)) => times(*n, || Need::Lasting),
        Primitive::Choose(options) => vec![Need::Option(options.clone())],
        _ => Vec::new(),
    }
}
