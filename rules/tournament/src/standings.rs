//! Points, tie-breaks, places.
//!
//! What belongs here: what results are worth. What does not: who meets whom because of that.

use crate::{
    act::{Finish, Gone, How},
    entrant::Entrant,
    state::{Table, Tournament},
    terms::{Format, Part},
};

/// A share in millionths.
const WHOLE: u32 = 1_000_000;
/// The least share that counts for a tie-break: a third, so that opponents who lost everything do not weigh too much.
const FLOOR: u32 = WHOLE / 3;
/// What a won match is worth, and a bye.
pub const WIN: u32 = 3;
/// What a drawn match is worth.
pub const DRAW: u32 = 1;

/// One line of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who.
    pub entrant: Entrant,
    /// The place, from 1; equal in everything is the same place.
    pub place: u16,
    /// Points; those of a league are counted twice, so that shared places have whole numbers.
    pub points: u32,
    /// Matches won, byes among them; in a league tables won.
    pub won: u16,
    /// Matches drawn.
    pub drawn: u16,
    /// Matches lost.
    pub lost: u16,
    /// Byes.
    pub byes: u16,
    /// The opponents' match-win share in millionths, each no less than a third.
    pub opponents: u32,
    /// The share of games won in millionths, no less than a third.
    pub games: u32,
    /// The opponents' share of games won in millionths, each no less than a third.
    pub opponents_games: u32,
    /// Why they play no more, if they do not.
    pub out: Option<Gone>,
}

/// The standings, the first of them first.
pub type Places = Vec<Line>;

/// What somebody has done in the first part.
#[derive(Clone, Debug, Default)]
pub(crate) struct Record {
    pub won: u16,
    pub drawn: u16,
    pub lost: u16,
    pub byes: u16,
    /// Points of games, and the most there could have been.
    games: (u32, u32),
    /// Opponents, one for each match.
    pub met: Vec<Entrant>,
    /// The points of a league, counted twice.
    places: u32,
}

impl Record {
    pub(crate) fn points(&self) -> u32 {
        u32::from(self.won) * WIN + u32::from(self.drawn) * DRAW
    }

    fn matches(&self) -> u32 {
        u32::from(self.won) + u32::from(self.drawn) + u32::from(self.lost)
    }

    /// The share of points won, byes among them.
    fn match_share(&self) -> u32 {
        share(self.points(), self.matches() * WIN)
    }

    fn game_share(&self) -> u32 {
        share(self.games.0, self.games.1)
    }
}

/// A share in millionths, rounded down, no less than the floor; the floor where there is nothing.
fn share(of: u32, whole: u32) -> u32 {
    let millionths = u64::from(of) * u64::from(WHOLE) / u64::from(whole.max(1));
    u32::try_from(millionths).unwrap_or(WHOLE).max(FLOOR)
}

/// The mean of shares, rounded down; 0 where there are none.
fn mean(of: impl Iterator<Item = u32>) -> u32 {
    let (sum, count) = of.fold((0_u64, 0_u64), |(sum, count), one| (sum + u64::from(one), count + 1));
    u32::try_from(sum / count.max(1)).unwrap_or(WHOLE)
}

impl Tournament {
    /// What everybody has done in the first part, by entrant.
    pub(crate) fn records(&self) -> Vec<Record> {
        let mut all = vec![Record::default(); self.entries.len()];
        for round in self.of_part(Part::Main) {
            for table in &round.tables {
                self.book(table, round.by.needed(), &mut all);
            }
        }
        if let Format::League { seats } = self.terms.format {
            self.book_weeks_before(seats, &mut all);
        }
        all
    }

    fn book(&self, table: &Table, needed: u8, all: &mut [Record]) {
        if let Format::League { seats } = self.terms.format {
            book_places(table, seats, all);
            return;
        }
        match (table.seats.as_slice(), &table.result) {
            ([alone], _) => {
                if let Some(record) = all.get_mut(alone.index()) {
                    record.won += 1;
                    record.byes += 1;
                    let points = u32::from(needed) * WIN;
                    record.games = (record.games.0 + points, record.games.1 + points);
                }
            }
            ([a, b], Some((Finish::Score { won: [one, other], drawn }, how))) => {
                for (entrant, against, own, foreign) in [(a, b, *one, *other), (b, a, *other, *one)] {
                    let Some(record) = all.get_mut(entrant.index()) else { continue };
                    record.met.push(*against);
                    // Nobody wins a match to which neither came.
                    if own == foreign && *how == How::Missed {
                        record.lost += 1;
                        record.games.1 += u32::from(needed) * WIN;
                        continue;
                    }
                    match own.cmp(&foreign) {
                        std::cmp::Ordering::Greater => record.won += 1,
                        std::cmp::Ordering::Equal => record.drawn += 1,
                        std::cmp::Ordering::Less => record.lost += 1,
                    }
                    let played = u32::from(own) + u32::from(foreign) + u32::from(*drawn);
                    record.games.0 += u32::from(own) * WIN + u32::from(*drawn) * DRAW;
                    record.games.1 += played * WIN;
                }
            }
            _ => {}
        }
    }

    /// Whoever joins a league late has, for each week before, the points of the last place of a full table.
    fn book_weeks_before(&self, seats: u8, all: &mut [Record]) {
        for (entry, record) in self.entries.iter().zip(all) {
            for _ in 0..entry.since {
                record.places += place_points(seats, usize::from(seats) - 1, 1);
            }
        }
    }

    /// The standings: by the bracket first where there is one, then by points and tie-breaks.
    #[must_use]
    pub fn standings(&self) -> Places {
        let records = self.records();
        let league = matches!(self.terms.format, Format::League { .. });
        let of = |entrant: &Entrant| records.get(entrant.index());
        let mut lines: Vec<(usize, Line)> = Vec::new();
        for (entrant, entry) in self.entrants() {
            let Some(record) = of(&entrant) else { continue };
            let opponents = || record.met.iter().filter_map(of);
            let line = Line {
                entrant,
                place: 0,
                points: if league { record.places } else { record.points() },
                won: record.won,
                drawn: record.drawn,
                lost: record.lost,
                byes: record.byes,
                opponents: mean(opponents().map(Record::match_share)),
                games: record.game_share(),
                opponents_games: mean(opponents().map(Record::game_share)),
                out: entry.out,
            };
            lines.push((self.reached(entrant), line));
        }
        let key = |(reached, line): &(usize, Line)| {
            // Whoever never played stands below all who did.
            let played = line.out != Some(Gone::Unchecked);
            let ties = if league {
                (line.points, u32::from(line.won), 0, 0)
            } else {
                (line.points, line.opponents, line.games, line.opponents_games)
            };
            (*reached, played, ties)
        };
        lines.sort_by(|a, b| key(b).cmp(&key(a)).then(a.1.entrant.cmp(&b.1.entrant)));
        let mut places = Vec::with_capacity(lines.len());
        let mut before = None;
        for (number, with) in (1..).zip(&lines) {
            let (mut line, key) = (with.1, key(with));
            let place = match before {
                Some((same, place)) if same == key => place,
                _ => number,
            };
            before = Some((key, place));
            line.place = place;
            places.push(line);
        }
        places
    }

    /// How far somebody came in the bracket: 0 before it, then one more for each round that they were in, and for the last
    /// one won.
    fn reached(&self, entrant: Entrant) -> usize {
        if !self.is_bracket() {
            return 0;
        }
        let part = self.part();
        let seeded = usize::from(part == Part::Cut && self.seeds.contains(&entrant));
        let sat = self
            .of_part(part)
            .filter(|round| round.tables.iter().any(|table| table.seats.contains(&entrant)));
        let won = self.of_part(part).last().is_some_and(|round| {
            round.tables.iter().any(|table| table.seats.len() > 1 && table.winner() == Some(entrant))
        });
        seeded + sat.count() + usize::from(won)
    }
}

/// The points of a place of a league, counted twice: the first place of a full table of `seats` has as many points as it has
/// seats, the last one has one. `ahead` are ahead, and `share` share the place. A table that is not full counts as if the
/// last places were those of the empty seats.
fn place_points(seats: u8, ahead: usize, share: usize) -> u32 {
    let twice = 2 * (usize::from(seats) - ahead.min(usize::from(seats))) + 1;
    u32::try_from(twice.saturating_sub(share)).unwrap_or(0)
}

fn book_places(table: &Table, seats: u8, all: &mut [Record]) {
    if let [alone] = table.seats.as_slice() {
        // Whoever sits out has what a table brings in the mean.
        if let Some(record) = all.get_mut(alone.index()) {
            record.byes += 1;
            record.places += u32::from(seats) + 1;
        }
        return;
    }
    let Some((Finish::Places(places), _)) = &table.result else { return };
    let mut ahead = 0;
    for group in places {
        for seat in group {
            let Some(entrant) = table.seats.get(usize::from(*seat)) else { continue };
            let Some(record) = all.get_mut(entrant.index()) else { continue };
            record.places += place_points(seats, ahead, group.len());
            if ahead == 0 && group.len() == 1 {
                record.won += 1;
            } else if ahead == 0 {
                record.drawn += 1;
            } else {
                record.lost += 1;
            }
            record.met.extend(table.seats.iter().filter(|other| *other != entrant));
        }
        ahead += group.len();
    }
}
