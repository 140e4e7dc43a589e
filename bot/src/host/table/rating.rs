//! Ratings: which games count, and what a result says of those who played. Weng and Lin's method (2011) for any number of sides, as
//! OpenSkill takes it.
//!
//! What belongs here: rules and arithmetic. What does not: where ratings are kept (`store`), and when (`service/rating`).

use skald_rules::{
    interface::{Ending, Outcome, Seat},
    table::Table,
};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::host::table::live::Live;
use crate::invariant::Invariant;
use crate::store::{MetRow, Person, RatingRow};

impl Live {
    /// Whether a game counts for ratings, as things stand: on a server, between people alone who have played their seats from
    /// the start.
    pub(in crate::host) fn may_be_rated(&self) -> bool {
        let own =
            |row: &crate::store::SeatRow| row.person.is_some() && row.former.is_empty() && !row.stands_in;
        self.row.guild.is_some() && self.seats.len() > 1 && self.seats.iter().all(own)
    }

    /// The people of a game that has ended in a way that counts, and how they came off; nothing where it does not count.
    pub(in crate::host) fn rated(&self) -> Option<Standing> {
        let table = &*self.playing.as_ref()?.table;
        // What an organiser has decided stands in the log, with who decided it.
        let counts = table.ending() != Ending::Agreement;
        let outcome = table.outcome().filter(|_| counts && self.may_be_rated())?;
        let people = self.seats.iter().filter_map(|row| Some((Seat(row.seat), row.person?))).collect();
        Standing::of(table, &outcome, people)
    }
}

/// Who came in which place, side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::host) struct Standing {
    /// The sides that played, each with its people and its place, counted from 0.
    sides: Vec<(usize, Vec<Person>)>,
}

impl Standing {
    /// Nothing where nobody came before anybody: a game of one side, or one without a result.
    fn of(table: &dyn Table, outcome: &Outcome, people: Vec<(Seat, Person)>) -> Option<Self> {
        let mut sides: Vec<(u8, usize, Vec<Person>)> = Vec::new();
        for (seat, person) in people {
            let place = outcome.places.iter().position(|place| place.contains(&seat))?;
            let side = table.side(seat);
            match sides.iter_mut().find(|(of, ..)| *of == side) {
                Some((_, _, people)) => people.push(person),
                None => sides.push((side, place, vec![person])),
            }
        }
        let sides: Vec<_> = sides.into_iter().map(|(_, place, people)| (place, people)).collect();
        (sides.len() > 1).then_some(Self { sides })
    }

    /// Everybody who played.
    pub(in crate::host) fn people(&self) -> impl Iterator<Item = Person> + '_ {
        self.sides.iter().flat_map(|(_, people)| people.iter().copied())
    }

    /// The ratings of everybody who played after the game, from those before; whoever had none begins in the middle.
    pub(in crate::host) fn rate(&self, before: &[RatingRow], now: i64) -> Vec<RatingRow> {
        let had = |person: Person| before.iter().find(|row| row.person == person);
        let believed = |person: Person| {
            had(person).map_or_else(WengLinRating::default, |row| WengLinRating {
                rating: row.mean,
                uncertainty: row.deviation,
            })
        };
        let sides: Vec<Vec<WengLinRating>> = self
            .sides
            .iter()
            .map(|(_, people)| people.iter().map(|person| believed(*person)).collect())
            .collect();
        let places = self.sides.iter().map(|(place, _)| MultiTeamOutcome::new(*place));
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            sides.iter().map(Vec::as_slice).zip(places).collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::default());
        let first = self.sides.iter().map(|(place, _)| *place).min().or_broken(0, "somebody has played");
        let shared = self.sides.iter().filter(|(place, _)| *place == first).count() > 1;
        let mut rows = Vec::new();
        for ((place, people), ratings) in self.sides.iter().zip(after) {
            let came = match (*place == first, shared) {
                (true, false) => Came::First,
                (true, true) => Came::Level,
                (false, _) => Came::Behind,
            };
            for (person, now_believed) in people.iter().zip(ratings) {
                let old = had(*person).cloned().unwrap_or_else(|| beginning(*person));
                rows.push(played(&old, came, now_believed, now));
            }
        }
        rows
    }

    /// How everybody came off against everybody of another side; each two once.
    pub(in crate::host) fn met(&self) -> Vec<((Person, Person), MetRow)> {
        let mut all = Vec::new();
        for (at, (place, people)) in self.sides.iter().enumerate() {
            for (behind, others) in self.sides.iter().skip(at + 1) {
                let met = MetRow {
                    before: u32::from(place < behind),
                    behind: u32::from(place > behind),
                    level: u32::from(place == behind),
                };
                all.extend(
                    people.iter().flat_map(|one| others.iter().map(move |other| ((*one, *other), met))),
                );
            }
        }
        all
    }
}

/// The rating of somebody who has not played yet.
fn beginning(person: Person) -> RatingRow {
    let WengLinRating { rating, uncertainty } = WengLinRating::default();
    let (mean, deviation) = (rating, uncertainty);
    RatingRow { person, mean, deviation, games: 0, won: 0, streak: 0, longest: 0, at: 0 }
}

/// How somebody came off in a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Came {
    First,
    /// First beside others: neither won nor lost.
    Level,
    Behind,
}

/// A rating after one more game.
fn played(old: &RatingRow, came: Came, believed: WengLinRating, at: i64) -> RatingRow {
    let streak = match came {
        Came::First => old.streak.max(0).saturating_add(1),
        Came::Level => 0,
        Came::Behind => old.streak.min(0).saturating_sub(1),
    };
    RatingRow {
        mean: believed.rating,
        deviation: believed.uncertainty,
        games: old.games.saturating_add(1),
        won: old.won.saturating_add(u32::from(came == Came::First)),
        streak,
        longest: old.longest.max(u32::try_from(streak).unwrap_or(0)),
        at,
        ..old.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Person = Person(1);
    const BEN: Person = Person(2);
    const CYD: Person = Person(3);
    const DAN: Person = Person(4);

    fn standing(sides: &[(usize, &[Person])]) -> Standing {
        Standing { sides: sides.iter().map(|(place, people)| (*place, people.to_vec())).collect() }
    }

    fn of(rows: &[RatingRow], person: Person) -> &RatingRow {
        rows.iter().find(|row| row.person == person).unwrap()
    }

    #[test]
    fn the_numbers_are_those_that_weng_and_lin_publish() {
        // A duel of two newcomers under the Bradley-Terry model with full pairs: mean 25 ± 2.635, deviation 8.0658.
        let after = standing(&[(0, &[ADA]), (1, &[BEN])]).rate(&[], 5);
        let (ada, ben) = (of(&after, ADA), of(&after, BEN));
        assert!((ada.mean - 27.635_231).abs() < 1e-5 && (ben.mean - 22.364_769).abs() < 1e-5, "{after:?}");
        assert!((ada.deviation - 8.065_506).abs() < 1e-4, "{after:?}");
        assert_eq!((ada.games, ada.won, ada.streak, ada.longest, ada.at), (1, 1, 1, 1, 5));
        assert_eq!((ben.games, ben.won, ben.streak, ben.longest), (1, 0, -1, 0));
    }

    #[test]
    fn places_order_people_and_mates_rise_together() {
        let after = standing(&[(2, &[ADA]), (0, &[BEN]), (1, &[CYD])]).rate(&[], 0);
        assert!(of(&after, BEN).mean > of(&after, CYD).mean && of(&after, CYD).mean > of(&after, ADA).mean);
        let teams = standing(&[(0, &[ADA, BEN]), (1, &[CYD, DAN])]);
        let after = teams.rate(&[], 0);
        assert!((of(&after, ADA).mean - of(&after, BEN).mean).abs() < 1e-9);
        assert!(of(&after, ADA).mean > 25.0 && of(&after, DAN).mean < 25.0);
        assert_eq!(of(&after, BEN).won, 1);
        let met = teams.met();
        assert_eq!(met.len(), 4, "mates do not meet");
        assert!(met.iter().all(|(_, met)| *met == MetRow { before: 1, ..MetRow::default() }));
    }

    #[test]
    fn a_shared_first_place_is_no_win_and_no_loss_and_certainty_grows() {
        let draw = standing(&[(0, &[ADA]), (0, &[BEN])]);
        let mut rows = Vec::new();
        for _ in 0..3 {
            rows = draw.rate(&rows, 0);
        }
        let ada = of(&rows, ADA);
        assert!((ada.mean - 25.0).abs() < 1e-9 && ada.deviation < 8.0, "{ada:?}");
        assert_eq!((ada.games, ada.won, ada.streak), (3, 0, 0));
        assert_eq!(draw.met(), [((ADA, BEN), MetRow { level: 1, ..MetRow::default() })]);
        let rows = standing(&[(0, &[ADA]), (1, &[BEN])]).rate(&rows, 0);
        assert_eq!((of(&rows, ADA).streak, of(&rows, BEN).streak), (1, -1));
    }
}
