//! Tests of tournaments: people who play by lot, and what must hold of every round.

mod acts;
mod leagues;
mod life;
mod pairings;
mod penalties;
mod sizes;
mod ties;

use skald_vocabulary::chance::{Chance, Fast};

use crate::{
    act::{Act, Finish, Who},
    entrant::Entrant,
    state::{Next, Tournament},
    terms::{Format, Part, Terms},
};

/// A tournament that keeps its log.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub now: Tournament,
    pub log: Vec<Act>,
}

impl Event {
    pub fn open(terms: &Terms, seed: u64, people: u64) -> Self {
        let now = Tournament::open(terms, seed).unwrap();
        let mut event = Self { now, log: vec![Act::Opened { terms: terms.clone(), seed }] };
        for who in 0..people {
            event.joins(who);
        }
        event
    }

    pub fn joins(&mut self, who: u64) {
        self.act(Act::Registered { who: Who::Person(who), name: format!("P{who}") });
        let entrant = self.now.find(Who::Person(who)).unwrap();
        if self.now.rounds().is_empty() {
            self.act(Act::CheckedIn { entrant });
        }
    }

    pub fn act(&mut self, act: Act) {
        self.now.apply(&act).unwrap_or_else(|refused| panic!("{refused}: {act:?}"));
        self.log.push(act);
    }

    pub fn refused(&self, act: &Act) -> crate::Refused {
        let mut copy = self.now.clone();
        let refused = copy.apply(act).unwrap_err();
        assert_eq!(copy, self.now, "a refused act changed something: {act:?}");
        refused
    }

    pub fn begins(&mut self) {
        let plan = self.now.draw();
        self.act(plan.begun(0));
    }

    /// The first of two at a table wins, or the other one, or nobody.
    pub fn reports(&mut self, table: usize, won: [u8; 2]) {
        self.act(Act::Reported { table, finish: Finish::Score { won, drawn: 0 } });
    }

    /// Ends every open table of the last round by lot.
    pub fn plays(&mut self, dice: &mut Fast) {
        let round = self.now.rounds().last().unwrap().clone();
        let needed = round.by.needed();
        for (at, table) in round.tables.iter().enumerate().filter(|(_, table)| !table.is_decided()) {
            let finish = if matches!(self.now.terms().format, Format::League { .. }) {
                let mut seats: Vec<u8> = (0..).take(table.seats.len()).collect();
                skald_vocabulary::chance::shuffle(dice, "places", &mut seats);
                Finish::Places(seats.into_iter().map(|seat| vec![seat]).collect())
            } else {
                let lost = u8::from(needed > 1 && dice.coin("game"));
                match dice.pick("match", if round.by.needs_winner { 2 } else { 5 }) {
                    0 | 2 => Finish::Score { won: [needed, lost], drawn: 0 },
                    1 | 3 => Finish::Score { won: [lost, needed], drawn: 0 },
                    _ => Finish::Score { won: [0, 0], drawn: 1 },
                }
            };
            self.act(Act::Reported { table: at, finish });
        }
    }

    /// Plays on by lot until it is over.
    pub fn runs(&mut self, dice: &mut Fast) {
        for _ in 0..200 {
            match self.now.next() {
                Next::Start | Next::Round => self.begins(),
                Next::Wait => self.plays(dice),
                Next::Cut => self.act(self.now.cut()),
                Next::Close => self.act(Act::Closed),
                Next::Nothing => return,
            }
        }
        panic!("no end");
    }

    pub fn points(&self, entrant: Entrant) -> u32 {
        self.now.standings().iter().find(|line| line.entrant == entrant).unwrap().points
    }

    pub fn cut_rounds(&self) -> usize {
        self.now.of_part(Part::Cut).count()
    }
}
