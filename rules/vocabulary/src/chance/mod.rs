//! Chance as an argument. A state holds no future, so a cloned state has nothing to peek at.
//!
//! Draws are semantic and labelled: a coin, a die, a pick, an order. Our own few lines turn random words into them
//! ([`Words`]), so that no library's change alters an old game.

mod fast;
mod scripted;
mod words;

pub use self::{
    fast::Fast,
    scripted::{Result as Scripted, Script, ScriptError},
    words::Words,
};

/// A source of labelled draws.
pub trait Chance {
    /// Flips a coin; each side is equally likely.
    fn coin(&mut self, label: &str) -> bool;

    /// Picks a number from `0..n`, each equally likely; 0 when `n` is 0 or 1.
    fn pick(&mut self, label: &str, n: u32) -> u32;

    /// Puts `items` into an order, each order equally likely.
    fn order(&mut self, label: &str, items: &mut [u16]);

    /// Rolls a die: a number from `1..=sides`.
    fn die(&mut self, label: &str, sides: u32) -> u32 {
        self.pick(label, sides) + 1
    }
}

/// Shuffles a list of up to 65 535 items.
pub fn shuffle<T: Copy>(dice: &mut dyn Chance, label: &str, items: &mut [T]) {
    let mut order: Vec<u16> = (0..=u16::MAX).take(items.len()).collect();
    dice.order(label, &mut order);
    let before = items.to_vec();
    for (item, from) in items.iter_mut().zip(order) {
        if let Some(old) = before.get(usize::from(from)) {
            *item = *old;
        }
    }
}

/// A chance for states in which nothing may be drawn: every draw gives the first result and is counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Still {
    /// How many draws were made.
    pub drawn: u32,
}

impl Chance for Still {
    fn coin(&mut self, _: &str) -> bool {
        self.drawn += 1;
        false
    }

    fn pick(&mut self, _: &str, _: u32) -> u32 {
        self.drawn += 1;
        0
    }

    fn order(&mut self, _: &str, _: &mut [u16]) {
        self.drawn += 1;
    }
}
