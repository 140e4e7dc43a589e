//! What everybody may see of a tournament: everything but the lists of cards.

use crate::{
    act::{Finish, How},
    entrant::Entrant,
    standings::Places,
    state::{Round, Stage, Table, Tournament},
    terms::{Format, Part, Terms},
};

/// A tournament as everybody may see it. Those who play are numbers here: names are put in where it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// What people agreed to.
    pub terms: Terms,
    /// How far it has come.
    pub stage: Stage,
    /// The rounds so far.
    pub rounds: Vec<Round>,
    /// How many rounds are planned before the cut.
    pub planned: usize,
    /// The standings, the first of them first.
    pub places: Places,
}

impl View {
    /// The round that is played, or was played last.
    #[must_use]
    pub fn last(&self) -> Option<&Round> {
        self.rounds.last()
    }

    /// The rounds of the bracket that is played, the first of them first; none where there is no bracket.
    #[must_use]
    pub fn bracket(&self) -> &[Round] {
        let Some(last) = self.rounds.last() else { return &[] };
        if last.part == Part::Main && self.terms.format != Format::Knockout {
            return &[];
        }
        let from = self.rounds.iter().position(|round| round.part == last.part).unwrap_or(0);
        self.rounds.get(from..).unwrap_or(&[])
    }
}

impl Table {
    /// Games won by a seat at a table of two; nothing before it has a result, and where nobody came.
    #[must_use]
    pub fn won(&self, seat: usize) -> Option<u8> {
        match &self.result {
            Some((Finish::Score { won: [0, 0], drawn: 0 }, How::Missed)) => None,
            Some((Finish::Score { won, .. }, _)) => won.get(seat).copied(),
            _ => None,
        }
    }

    /// The place of a seat at a table of several that has ended, from 1; those who share one have the first of them.
    #[must_use]
    pub fn place(&self, seat: usize) -> Option<usize> {
        let Some((Finish::Places(places), _)) = &self.result else { return None };
        let mut ahead = 0;
        for group in places {
            if group.iter().any(|one| usize::from(*one) == seat) {
                return Some(ahead + 1);
            }
            ahead += group.len();
        }
        None
    }

    /// Whether a seat has won the table: alone there, or ahead of the others.
    #[must_use]
    pub fn is_winner(&self, seat: usize) -> bool {
        let winner: Option<Entrant> = self.winner();
        self.seats.get(seat).is_some_and(|entrant| winner == Some(*entrant)) || self.place(seat) == Some(1)
    }
}

impl Tournament {
    /// What everybody may see of it.
    #[must_use]
    pub fn view(&self) -> View {
        View {
            terms: self.terms().clone(),
            stage: self.stage(),
            rounds: self.rounds().to_vec(),
            planned: self.rounds_planned(),
            places: self.standings(),
        }
    }
}
