//! What all pictures of Legends At War need beside what every game's do: its players and sides, and which sign stands for
//! what.

use skald_rules::interface::{Arg, Rules as _, Say, Seat};
use skald_rules::law::cards::Dominion;
use skald_rules::law::{CardView, Law, SeatView, SideView, View};

use crate::art::Motif;
use crate::look::emblem::{Emblem, law};
use crate::scene::{NOBODY, Seated};

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
    fn mates(&self, seat: Seat) -> Vec<Seat> {
        let side = self.teams.iter().find(|side| side.seats.contains(&seat));
        side.map_or_else(|| vec![seat], |side| side.seats.clone())
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

/// A dominion in words.
pub(super) fn dominion_say(of: Dominion) -> Say {
    Say::new(match of {
        Dominion::Earth => "law-dominion-earth",
        Dominion::Sea => "law-dominion-sea",
        Dominion::Sky => "law-dominion-sky",
    })
}

/// What is drawn of a character.
pub(super) fn motif(card: &CardView) -> Motif<'_> {
    Motif { game: Law::ID, key: card.key.as_str(), sign: pantheon(&card.pantheon), color: NOBODY }
}

/// What is drawn of a board piece, by the key of its picture.
pub(super) fn piece_motif(key: &str) -> Motif<'_> {
    Motif { game: Law::ID, key, sign: &law::DOMINIONS[0], color: NOBODY }
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
