//! Who wins how often: shares of wins by seat, leader, card, with intervals, and what stands out; and from what points come.

use std::collections::BTreeMap;

use serde::Serialize;

use skald_vocabulary::interface::{Group, Outcome, Points, Seat};

/// How many parts a won game has: it can be split evenly among up to eight seats.
const WHOLE: u32 = 840;

/// The quantile of the normal distribution that leaves 2.5 % above it.
const Z: f64 = 1.959_964;

/// The share of wins of one group.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// What kind of thing, such as `warrior`.
    pub kind: &'static str,
    /// Which of them, such as `jeni`.
    pub value: String,
    /// How many seats of all games belonged to it.
    pub games: u32,
    /// How many games they won. Those who share the first place split it evenly; a game without a result is split among
    /// all seats.
    pub wins: f64,
    /// Wins by games, from 0 to 1.
    pub share: f64,
    /// Where its 95 % interval begins: Wilson's score interval, the shares under which what was seen is not among the
    /// 2.5 % least likely results on either side. Seats of the same game are taken as if they were of different games.
    pub low: f64,
    /// Where the interval ends.
    pub high: f64,
    /// The share in a fair game: one by the number of seats.
    pub fair: f64,
    /// How far the share may lie from it; at most half of it.
    pub tolerance: f64,
    /// The lowest and the highest share that the game's specification names, if any; they may be one.
    pub told: Option<[f64; 2]>,
    /// What stands out: the whole interval lies beyond the tolerance.
    pub flag: Option<Flag>,
}

/// What stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Flag {
    /// It wins too often.
    Strong,
    /// It wins too seldom.
    Weak,
}

/// How many points one source brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Source {
    /// Which source, such as `gold`.
    pub source: &'static str,
    /// How many points it brings, on average over those who named it.
    pub mean: f64,
    /// How many the game's specification names, if any.
    pub told: Option<u32>,
}

/// Counts wins by groups, and points by sources.
#[derive(Clone, Debug, Default)]
pub struct Balance {
    seats: u8,
    tallies: BTreeMap<(usize, String), Tally>,
    kinds: Vec<&'static str>,
    /// By source, in the order in which the game names them: points, and how often it was named.
    sources: Vec<(Points, u64, u32)>,
}

#[derive(Clone, Debug)]
struct Tally {
    group: Group,
    games: u32,
    parts: u64,
}

impl Balance {
    /// Counts for games of so many seats.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self { seats, ..Self::default() }
    }

    /// Counts one game. `groups` tells by what a seat's wins are counted.
    pub fn count(&mut self, outcome: &Outcome, mut groups: impl FnMut(Seat) -> Vec<Group>) {
        let winners: Vec<Seat> = match outcome.winners() {
            [] => Seat::all(self.seats).collect(),
            winners => winners.to_vec(),
        };
        let each = u64::from(WHOLE) / u64::try_from(winners.len()).unwrap_or(1).max(1);
        for seat in Seat::all(self.seats) {
            let parts = if winners.contains(&seat) { each } else { 0 };
            for group in groups(seat) {
                self.add(group, parts);
            }
        }
    }

    fn add(&mut self, group: Group, parts: u64) {
        let place = self.kinds.iter().position(|kind| *kind == group.kind).unwrap_or_else(|| {
            self.kinds.push(group.kind);
            self.kinds.len() - 1
        });
        let tally = self.tallies.entry((place, group.value.clone())).or_insert_with(|| Tally {
            group,
            games: 0,
            parts: 0,
        });
        tally.games = tally.games.saturating_add(1);
        tally.parts += parts;
    }

    /// Counts the points of one seat of a game.
    pub fn count_points(&mut self, points: Vec<Points>) {
        for of in points {
            let place = self.sources.iter().position(|(known, ..)| known.source == of.source);
            let place = place.unwrap_or_else(|| {
                self.sources.push((of.clone(), 0, 0));
                self.sources.len() - 1
            });
            if let Some((_, sum, named)) = self.sources.get_mut(place) {
                *sum += u64::from(of.points);
                *named = named.saturating_add(1);
            }
        }
    }

    /// What each source brings, in the order in which the game names them.
    #[must_use]
    pub fn points(&self) -> Vec<Source> {
        let mean = |sum: u64, named: u32| {
            rounded(f64::from(u32::try_from(sum).unwrap_or(u32::MAX)) / f64::from(named.max(1)))
        };
        let source = |(of, sum, named): &(Points, u64, u32)| Source {
            source: of.source,
            mean: mean(*sum, *named),
            told: of.told,
        };
        self.sources.iter().map(source).collect()
    }

    /// All groups, kind by kind in the order in which the game names them, and by value within a kind.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        self.tallies.values().map(|tally| tally.standing(self.seats)).collect()
    }
}

impl Tally {
    fn standing(&self, seats: u8) -> Standing {
        let games = f64::from(self.games.max(1));
        // A report of more than four thousand million parts would take years; it would be cut short here.
        let wins = f64::from(u32::try_from(self.parts).unwrap_or(u32::MAX)) / f64::from(WHOLE);
        let share = wins / games;
        let (low, high) = wilson(share, games);
        let fair = 1.0 / f64::from(seats.max(1));
        let of = |share: skald_vocabulary::interface::Probability| f64::from(share.0) / 10_000.0;
        let tolerance = of(self.group.tolerance).min(fair / 2.0);
        let flag = if low > fair + tolerance {
            Some(Flag::Strong)
        } else if high < fair - tolerance {
            Some(Flag::Weak)
        } else {
            None
        };
        Standing {
            kind: self.group.kind,
            value: self.group.value.clone(),
            games: self.games,
            wins: rounded(wins),
            share: rounded(share),
            low: rounded(low),
            high: rounded(high),
            fair: rounded(fair),
            tolerance: rounded(tolerance),
            told: self.group.told.as_ref().map(|told| [of(*told.start()), of(*told.end())]),
            flag,
        }
    }
}

/// Wilson's score interval of 95 % for a share that was seen in so many games.
#[must_use]
pub fn wilson(share: f64, games: f64) -> (f64, f64) {
    let square = Z * Z;
    let whole = 1.0 + square / games;
    let middle = (share + square / (2.0 * games)) / whole;
    let half = Z / whole * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// Four digits are more than enough for a share.
pub(super) fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_vocabulary::interface::Probability;

    fn group(value: &str) -> Group {
        Group {
            kind: "side",
            value: value.to_owned(),
            tolerance: Probability(500),
            told: Some(Probability(4600)..=Probability(5200)),
        }
    }

    fn outcome(winners: &[u8]) -> Outcome {
        Outcome { places: vec![winners.iter().map(|seat| Seat(*seat)).collect()] }
    }

    #[test]
    fn the_interval_is_wilsons() {
        // Worked by hand: 8 of 10 gives 0.4902 to 0.9433, and 0 of 10 gives 0 to 0.2775.
        let (low, high) = wilson(0.8, 10.0);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4, "{low} {high}");
        let (low, high) = wilson(0.0, 10.0);
        assert!(low == 0.0 && (high - 0.2775).abs() < 1e-4, "{low} {high}");
    }

    #[test]
    fn shared_wins_are_split_and_a_game_without_result_among_all() {
        let mut balance = Balance::new(4);
        for winners in [&[0_u8][..], &[0, 1], &[]] {
            balance.count(&outcome(winners), |seat| vec![Group::seat(seat)]);
        }
        let wins: Vec<f64> = balance.standings().iter().map(|standing| standing.wins).collect();
        assert_eq!(wins, [1.75, 0.75, 0.25, 0.25]);
    }

    #[test]
    fn only_what_lies_wholly_beyond_the_tolerance_is_flagged() {
        let flags = |won: u32, games: u32| {
            let mut balance = Balance::new(2);
            for number in 0..games {
                balance.count(&outcome(&[u8::from(number >= won)]), |seat| {
                    vec![group(if seat.0 == 0 { "odd" } else { "even" })]
                });
            }
            balance.standings().iter().map(|standing| standing.flag).collect::<Vec<_>>()
        };
        assert_eq!(flags(500, 1000), [None, None]);
        // 0.59 of 1000 is 0.559 to 0.620: beyond 0.55.
        assert_eq!(flags(590, 1000), [Some(Flag::Weak), Some(Flag::Strong)]);
        assert_eq!(flags(570, 1000), [None, None], "the interval reaches into the tolerance");
        assert_eq!(flags(6, 10), [None, None], "too few games to say");
    }

    #[test]
    fn the_specifications_shares_stand_beside_it() {
        let mut balance = Balance::new(2);
        balance.count(&outcome(&[0]), |seat| vec![Group::seat(seat), group("odd")]);
        let told: Vec<_> =
            balance.standings().iter().map(|standing| (standing.kind, standing.told)).collect();
        assert_eq!(told, [("seat", None), ("seat", None), ("side", Some([0.46, 0.52]))]);
    }

    #[test]
    fn points_are_averaged_over_those_who_named_their_source() {
        let mut balance = Balance::new(2);
        let of = |source, points, told| Points { source, points, told };
        balance.count_points(vec![of("gold", 6, None), of("total", 20, Some(49)), of("winner", 20, None)]);
        balance.count_points(vec![of("gold", 3, None), of("total", 11, Some(49))]);
        let all: Vec<_> = balance.points().iter().map(|of| (of.source, of.mean, of.told)).collect();
        assert_eq!(all, [("gold", 4.5, None), ("total", 15.5, Some(49)), ("winner", 20.0, None)]);
    }
}
