//! What has changed for a player since an earlier board: what was attached to the hero, and what there is more or less of.

use std::cmp::Ordering;

use skald_rules::interface::Seat;
use skald_rules::lost::cards::Card;
use skald_rules::lost::{Side, View};

use super::scene::{GAIN, LOSS};
use crate::look::color::Color;

/// The sides as they were on the board before, if there was one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Changes<'a>(Option<&'a View>);

impl<'a> Changes<'a> {
    /// What has changed since an earlier view.
    pub const fn since(before: Option<&'a View>) -> Self {
        Self(before)
    }

    /// A player's side before; nothing while heroes were chosen, when everything is new.
    fn before(&self, seat: Seat) -> Option<&'a Side> {
        self.0.map(|view| view.table.side(seat)).filter(|side| side.hero.is_some())
    }

    /// The colour of a number that may have changed.
    pub fn ink(&self, seat: Seat, now: &Side, of: impl Fn(&Side) -> u16, usual: Color) -> Color {
        match self.before(seat).map(|before| of(now).cmp(&of(before))) {
            Some(Ordering::Greater) => GAIN,
            Some(Ordering::Less) => LOSS,
            _ => usual,
        }
    }

    /// The equipment that is new.
    pub fn gear(&self, seat: Seat, now: &Side) -> Vec<Card> {
        self.before(seat).map_or_else(Vec::new, |before| beyond(&now.gear, &before.gear))
    }

    /// The skills that are new.
    pub fn skills(&self, seat: Seat, now: &Side) -> Vec<Card> {
        self.before(seat).map_or_else(Vec::new, |before| beyond(&now.skills, &before.skills))
    }
}

/// The cards of a sorted list that another one has not, each as often as it has more of it.
fn beyond(now: &[Card], before: &[Card]) -> Vec<Card> {
    let mut old = before.to_vec();
    let mut new = Vec::new();
    for card in now {
        match old.iter().position(|held| held == card) {
            Some(at) => {
                old.remove(at);
            }
            None => new.push(*card),
        }
    }
    new
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::palette::INK;
    use skald_rules::interface::{Papers, Sight, Viewer};
    use skald_rules::lost::Lost;

    #[test]
    fn what_was_gained_is_green_and_what_was_lost_is_red() {
        let position = r#"
            [table]
            level = 1
            start = "a"
            phase = { draft = { round = 1 } }
            [table.sides]
            a = { hero = "hunter", gold = 3 }
            b = { hero = "warrior" }
            c = { hero = "assassin" }
            [secret]
            hands = { a = ["evasion"], b = ["polymorph"], c = ["oak-shield"] }
        "#;
        let (game, state) = Lost::read_position("laid", position).unwrap();
        let before = game.view(&state, Viewer::Everyone);
        let changes = Changes::since(Some(&before));
        let seat = Seat(0);
        let mut now = before.table.side(seat).clone();
        let ink = |now: &Side| changes.ink(seat, now, |side| side.gold, INK);
        assert_eq!(ink(&now), INK);
        now.gold = 4;
        assert_eq!(ink(&now), GAIN);
        now.gold = 2;
        assert_eq!(ink(&now), LOSS);
        let green_and_red = |color: Color| (color.g > color.r, color.r > color.g);
        assert_eq!((green_and_red(GAIN), green_and_red(LOSS)), ((true, false), (false, true)));
    }
}
