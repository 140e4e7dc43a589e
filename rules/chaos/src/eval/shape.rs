//! How an answer shapes an attack, before anything else is taken off (CHAOS-14.4, 14.6).

use crate::cards::{Effect, Primitive};

/// The most steps of one attack: the answers of two players, of which one passed it on.
const MOST: usize = 32;

/// How the answers to an attack shape it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// The instance has no effect.
    pub cancelled: bool,
    /// The target cannot be taken below this.
    pub floor: u8,
    /// Lowered by so much, or halved, in the order of the effects.
    steps: [Step; MOST],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Step {
    #[default]
    Nothing,
    Reduce(u8),
    Halve,
}

impl Shape {
    /// What is left of an offence or a loss.
    #[must_use]
    pub fn of(&self, n: u16) -> u16 {
        self.steps.iter().take_while(|step| **step != Step::Nothing).fold(n, |n, step| match step {
            Step::Nothing => n,
            Step::Reduce(by) => n.saturating_sub(u16::from(*by)),
            Step::Halve => n / 2,
        })
    }

    /// The same with the `respond` list of a further answer, of which these effects hold (one bit each). `own`: it is the
    /// target's own answer, whose floor protects the target.
    #[must_use]
    pub fn with(mut self, list: &[Effect], holds: u32, own: bool) -> Self {
        for (place, effect) in (0_u32..32).zip(list) {
            if holds >> place & 1 == 0 {
                continue;
            }
            match effect.act {
                Primitive::Cancel => self.cancelled = true,
                Primitive::Reduce(n) => self.push(Step::Reduce(n)),
                Primitive::Halve => self.push(Step::Halve),
                Primitive::Floor(n) if own => self.floor = self.floor.max(n),
                _ => {}
            }
        }
        self
    }

    fn push(&mut self, step: Step) {
        if let Some(free) = self.steps.iter_mut().find(|step| **step == Step::Nothing) {
            *free = step;
        }
    }
}
