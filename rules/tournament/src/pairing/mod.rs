//! Who meets whom in the next round.
//!
//! What belongs here: drawing a round, by the format of the tournament. What does not: whether a drawn round fits, which the
//! state judges, whoever drew it.

mod bracket;
mod circle;
mod league;
mod swiss;

use skald_vocabulary::chance::{Chance, Fast};

use crate::{
    act::Act,
    entrant::Entrant,
    state::Tournament,
    terms::{Format, Match, Part},
};

/// A round that is drawn and has not begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The part that it belongs to.
    pub part: Part,
    /// Who sits together; who sits alone has a bye.
    pub tables: Vec<Vec<Entrant>>,
    /// How its matches are played.
    pub by: Match,
}

impl Plan {
    /// The act with which the round begins at `now`, in milliseconds UTC.
    #[must_use]
    pub fn begun(self, now: i64) -> Act {
        Act::Began { part: self.part, tables: self.tables, ends: now.saturating_add(self.by.time) }
    }
}

impl Tournament {
    /// Draws the next round; the first one among those who have checked in. The same state gives the same round.
    #[must_use]
    pub fn draw(&self) -> Plan {
        let round = self.rounds.len();
        let people: Vec<Entrant> = if round == 0 {
            self.entrants()
                .filter(|(_, entry)| entry.out.is_none() && entry.checked)
                .map(|(one, _)| one)
                .collect()
        } else {
            self.active()
        };
        let field = if round == 0 { people.len() } else { self.checked_in };
        let mut dice = self.lots(round);
        let tables = match self.terms.format {
            _ if !self.seeds.is_empty() => bracket::round(self, &self.seeds),
            Format::Knockout => {
                let mut lots = people;
                shuffle(&mut dice, &mut lots);
                bracket::round(self, &lots)
            }
            Format::Swiss => swiss::round(&people, &self.records(), &mut dice),
            Format::RoundRobin => circle::round(self, &people),
            Format::League { seats } => {
                league::round(&people, &self.records(), usize::from(seats), &mut dice)
            }
        };
        Plan { part: self.part(), tables, by: self.terms.of_match(self.part(), field) }
    }

    /// The cut: the first so many of the standings who play on.
    #[must_use]
    pub fn cut(&self) -> Act {
        let first = self.standings().into_iter().filter(|line| line.out.is_none());
        Act::CutTo { seeds: first.map(|line| line.entrant).take(self.terms.cut.size()).collect() }
    }

    /// The lots of a round.
    fn lots(&self, round: usize) -> Fast {
        let mixed = u64::try_from(round).unwrap_or(0).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Fast::new(self.seed ^ mixed ^ (u64::from(self.redrawn) << 48))
    }
}

fn shuffle(dice: &mut dyn Chance, people: &mut [Entrant]) {
    skald_vocabulary::chance::shuffle(dice, "lots", people);
}
