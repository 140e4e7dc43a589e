//! What holds of every round of every Swiss tournament, found anew in another way than it was drawn.

use std::collections::BTreeSet;

use super::Event;
use crate::{
    act::{Act, Gone},
    entrant::Entrant,
    state::Next,
    terms::{Format, Terms},
};
use skald_vocabulary::chance::{Chance, Fast};

/// What is known of people before a round.
struct Before {
    people: Vec<Entrant>,
    points: Vec<u32>,
    byes: Vec<u16>,
    met: BTreeSet<(Entrant, Entrant)>,
}

impl Before {
    fn of(event: &Event) -> Self {
        let people = event.now.active();
        let lines = event.now.standings();
        let line = |one: &Entrant| *lines.iter().find(|line| line.entrant == *one).unwrap();
        let mut met = BTreeSet::new();
        for table in event.now.rounds().iter().flat_map(|round| &round.tables) {
            if let [a, b] = table.seats[..] {
                met.extend([(a, b), (b, a)]);
            }
        }
        Self {
            points: people.iter().map(|one| line(one).points).collect(),
            byes: people.iter().map(|one| line(one).byes).collect(),
            met,
            people,
        }
    }

    fn at(&self, one: Entrant) -> usize {
        self.people.iter().position(|other| *other == one).unwrap()
    }

    /// Whether those who are left can be paired without a rematch.
    fn fresh(&self, left: &mut Vec<usize>) -> bool {
        let Some(one) = left.pop() else { return true };
        for at in 0..left.len() {
            let other = left.remove(at);
            if !self.met.contains(&(self.people[one], self.people[other])) && self.fresh(left) {
                left.insert(at, other);
                left.push(one);
                return true;
            }
            left.insert(at, other);
        }
        left.push(one);
        false
    }

    fn fresh_without(&self, bye: Option<usize>) -> bool {
        let mut left: Vec<usize> = (0..self.people.len()).filter(|at| Some(*at) != bye).collect();
        self.fresh(&mut left)
    }

    /// Who may have the bye: nobody who had more than others.
    fn bye_candidates(&self) -> Vec<Option<usize>> {
        if self.people.len().is_multiple_of(2) {
            return vec![None];
        }
        let fewest = *self.byes.iter().min().unwrap();
        (0..self.people.len()).filter(|at| self.byes[*at] == fewest).map(Some).collect()
    }

    /// The least sum of squared distances of a round without a rematch, every pair tried.
    fn nearest(&self, left: &mut Vec<usize>) -> Option<u32> {
        let Some(one) = left.pop() else { return Some(0) };
        let mut best = None;
        for at in 0..left.len() {
            let other = left.remove(at);
            if !self.met.contains(&(self.people[one], self.people[other])) {
                let apart = self.points[one].abs_diff(self.points[other]);
                let sum = self.nearest(left).map(|rest| rest + apart * apart);
                best = best.into_iter().chain(sum).min();
            }
            left.insert(at, other);
        }
        left.push(one);
        best
    }

    fn judge(&self, drawn: &[Vec<Entrant>]) {
        let seated: BTreeSet<Entrant> = drawn.iter().flatten().copied().collect();
        assert_eq!(seated, self.people.iter().copied().collect());
        assert_eq!(drawn.iter().map(Vec::len).sum::<usize>(), self.people.len(), "nobody sits twice");
        let alone: Vec<usize> =
            drawn.iter().filter(|table| table.len() == 1).map(|table| self.at(table[0])).collect();
        assert_eq!(alone.len(), self.people.len() % 2);
        let bye = alone.first().copied();
        // Byes are fair: nobody has another one while somebody had fewer.
        assert!(self.bye_candidates().contains(&bye));
        let pairs = drawn.iter().filter(|table| table.len() == 2);
        let again = pairs.clone().filter(|pair| self.met.contains(&(pair[0], pair[1]))).count();
        let avoidable = self.bye_candidates().into_iter().any(|bye| self.fresh_without(bye));
        // No rematch while it can be avoided.
        assert!(again == 0 || !avoidable, "{again} rematches in {drawn:?}");
        if again > 0 {
            return;
        }
        // Among those the bye is for whoever has the fewest points.
        for other in self.bye_candidates().into_iter().flatten() {
            let better = bye.is_some_and(|bye| self.points[other] < self.points[bye]);
            assert!(!better || !self.fresh_without(Some(other)), "the bye was for somebody with more points");
        }
        // People meet whose points are as near as can be.
        if self.people.len() <= 8 {
            let sum: u32 = pairs
                .map(|pair| self.points[self.at(pair[0])].abs_diff(self.points[self.at(pair[1])]).pow(2))
                .sum();
            let least = self
                .bye_candidates()
                .into_iter()
                .filter(|other| other.map(|at| self.points[at]) == bye.map(|at| self.points[at]))
                .filter_map(|other| {
                    self.nearest(&mut (0..self.people.len()).filter(|at| Some(*at) != other).collect())
                })
                .min();
            assert_eq!(Some(sum), least, "{drawn:?}");
        }
    }
}

#[test]
fn ten_thousand_random_tournaments_keep_the_rules_of_pairing() {
    let (mut rounds, mut rematches) = (0_u32, 0_u32);
    for seed in 0..10_000 {
        let mut dice = Fast::new(seed);
        let people = 2 + u64::from(dice.pick("people", 17));
        let agreed = 1 + u8::try_from(dice.pick("rounds", 7)).unwrap();
        let mut event = Event::open(&Terms { rounds: Some(agreed), ..Terms::default() }, seed, people);
        let mut had: Vec<u32> = vec![0; event.now.entries().len()];
        loop {
            match event.now.next() {
                Next::Start | Next::Round => {
                    let before = Before::of(&event);
                    let plan = event.now.draw();
                    assert_eq!(plan, event.now.draw(), "the same state gives the same round");
                    before.judge(&plan.tables);
                    rounds += 1;
                    rematches += u32::from(
                        plan.tables
                            .iter()
                            .any(|pair| pair.len() == 2 && before.met.contains(&(pair[0], pair[1]))),
                    );
                    event.act(plan.begun(0));
                }
                Next::Wait => {
                    event.plays(&mut dice);
                    // Points only grow.
                    for line in event.now.standings() {
                        let at = line.entrant.index();
                        assert!(line.points >= had[at] && line.points <= had[at] + 3);
                        had[at] = line.points;
                    }
                    if dice.pick("leave", 4) == 0 {
                        let active = event.now.active();
                        let at =
                            usize::try_from(dice.pick("who", u32::try_from(active.len()).unwrap())).unwrap();
                        event.act(Act::Dropped { entrant: active[at], why: Gone::Left });
                    }
                }
                Next::Cut | Next::Close | Next::Nothing => break,
            }
        }
    }
    // The test has seen both.
    assert!(rounds > 20_000 && rematches > 50, "{rounds} rounds, {rematches} with rematches");
}

#[test]
fn in_a_round_robin_everybody_meets_everybody_once() {
    for people in 2..14 {
        let terms = Terms { format: Format::RoundRobin, ..Terms::default() };
        let mut event = Event::open(&terms, 1, people);
        event.runs(&mut Fast::new(people));
        let mut met = BTreeSet::new();
        for table in event.now.rounds().iter().flat_map(|round| &round.tables) {
            if let [a, b] = table.seats[..] {
                assert!(met.insert((a.min(b), a.max(b))), "{a:?} and {b:?} met twice");
            }
        }
        let all = usize::try_from(people * (people - 1) / 2).unwrap();
        assert_eq!(met.len(), all);
        let byes: BTreeSet<u16> = event.now.standings().iter().map(|line| line.byes).collect();
        assert_eq!(byes.len(), 1, "byes are fair");
    }
}

#[test]
fn a_knock_out_gives_byes_in_its_first_round_alone_and_ends_with_one() {
    for people in 2..40 {
        let terms = Terms { format: Format::Knockout, ..Terms::default() };
        let mut event = Event::open(&terms, people, people);
        event.runs(&mut Fast::new(people));
        let alone = |round: &crate::Round| round.tables.iter().filter(|table| table.seats.len() < 2).count();
        let byes: Vec<usize> = event.now.rounds().iter().map(alone).collect();
        assert_eq!(byes[0], usize::try_from(people.next_power_of_two() - people).unwrap());
        assert!(byes[1..].iter().all(|byes| *byes == 0), "{byes:?}");
        let first: Vec<u16> = event.now.standings().iter().map(|line| line.place).take(2).collect();
        assert_eq!(first, [1, 2]);
    }
}
