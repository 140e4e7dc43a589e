//! What all pictures of Legends At War need beside what every game's do: its players and sides, and which sign stands for
//! what.

use skald_rules::interface::{Arg, Say, Seat};
use skald_rules::law::cards::Dominion;
use skald_rules::law::{CardView, SeatView, SideView, View};

use crate::look::color::Color;
use crate::look::emblem::{Emblem, law};
use crate::look::palette::seat_look;
use crate::scene::Seated;

pub(super) use crate::scene::{Place, length, text, words};

/// A view of this game with the names of its players.
pub(super) type Scene<'a> = crate::scene::Scene<'a, View>;

impl Seated for View {
    fn count(&self) -> usize {
        self.seats.len()
    }

    fn places(&self) -> &[Vec<Seat>] {
        self.ended.as_ref().map_or(&[], |end| &end.places)
    }

    /// Team mates share the colour of their side; their marks differ.
    fn color(&self, seat: Seat) -> Color {
        let of = self.seats.iter().find(|of| of.seat == seat);
        seat_look(of.map_or(seat.index(), |of| usize::from(of.side))).color
    }
}

impl<'a> Scene<'a> {
    /// A player.
    pub fn seat(&self, seat: Seat) -> Option<&'a SeatView> {
        self.view.seats.iter().find(|s| s.seat == seat)
    }

    /// The side of a player.
    pub fn side(&self, seat: Seat) -> Option<&'a SideView> {
        self.view.teams.iter().find(|s| s.seats.contains(&seat))
    }

    /// Whether players form teams.
    pub fn teams(&self) -> bool {
        self.view.teams.iter().any(|s| s.seats.len() > 1)
    }
}

/// The sign of a dominion.
pub(super) fn dominion(of: Dominion) -> &'static Emblem {
    law::dominion(of.index())
}

/// The shape of a dominion with room for its letter.
pub(super) fn dominion_ground(of: Dominion) -> &'static Emblem {
    law::dominion_ground(of.index())
}

/// The letter of a dominion: Sky is K, so that it is not taken for Sea.
pub(super) const fn dominion_letter(of: Dominion) -> &'static str {
    match of {
        Dominion::Earth => "E",
        Dominion::Sea => "S",
        Dominion::Sky => "K",
    }
}

/// A dominion in words.
pub(super) fn dominion_say(of: Dominion) -> Say {
    Say::new(match of {
        Dominion::Earth => "law-dominion-earth",
        Dominion::Sea => "law-dominion-sea",
        Dominion::Sky => "law-dominion-sky",
    })
}

/// The sign of a pantheon; a victory card's for one of an added set.
pub(super) fn pantheon(name: &str) -> &'static Emblem {
    law::pantheon(name).unwrap_or(&law::VICTORY)
}

/// What a card's ability is paired with: a dominion or pantheon, as its sentence names it.
pub(super) fn symbol(ability: &Say) -> Option<&'static Emblem> {
    let (_, arg) = ability.args.iter().find(|(name, _)| *name == "symbol")?;
    match arg {
        Arg::Say(say) => Dominion::ALL.into_iter().find(|d| dominion_say(*d).id == say.id).map(dominion),
        Arg::Name(name) => law::pantheon(name),
        Arg::Text(name) => law::pantheon(name),
        _ => None,
    }
}

/// What can be said about a card's ability in a picture.
pub(super) struct AbilitySign {
    pub icon: &'static Emblem,
    pub word: &'static str,
    pub arrows: [u8; 4],
    pub symbol: Option<&'static Emblem>,
}

/// The sign of a card's ability.
pub(super) fn ability(card: &CardView) -> Option<AbilitySign> {
    let word = card.icon?;
    Some(AbilitySign {
        icon: law::ability(word)?,
        word,
        arrows: card.arrows.unwrap_or_default(),
        symbol: card.ability.as_ref().and_then(symbol),
    })
}

/// Whether an ability works for as long as its card lies; its icon wears a spiked ring.
pub(super) fn persistent(word: &str) -> bool {
    matches!(word, "champion" | "curse" | "dispel" | "support" | "reflect" | "phoenix" | "traitor")
}

/// A level as it is written.
pub(super) const fn roman(level: u8) -> &'static str {
    match level {
        1 => "I",
        2 => "II",
        _ => "III",
    }
}

/// A number with a true minus.
pub(super) fn number(n: i16) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}
