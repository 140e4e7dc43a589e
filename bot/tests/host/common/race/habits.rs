//! The standing orders of the race.

use super::{Always, Move, No, Race, Watched, choice, key, menu};
use skald_rules::interface::{Choices, Decision, Habits, Key, Misuse, Pick, Say, Seat, Step};

impl Habits for Race {
    type Order = Always;

    fn follow(&self, _: &Watched, _: &Decision, order: &Always) -> Option<Move> {
        Some(if order.0 { Move::Take } else { Move::Pass })
    }

    fn ask_order(&self, _: &Watched, path: &[Pick]) -> Result<Step<Always>, No> {
        match path {
            [] => Ok(Step::menu(menu(Choices::One(vec![choice("always")])))),
            [_] => Ok(Step::menu(menu(Choices::One(vec![choice("take"), choice("pass")])))),
            _ => Pick::line(path).parse().map(Step::whole).map_err(|_| {
                Misuse::BadPath { at: path[path.len() - 1].clone(), possible: Vec::new() }.into()
            }),
        }
    }

    fn slot(&self, _: &Always) -> Key {
        key("always")
    }

    fn tell_order(&self, order: &Always) -> Say {
        Say::new("race-order").with("what", order.to_string())
    }

    fn preset_orders(&self, _: Seat) -> Vec<Always> {
        if self.preset { vec![Always(false)] } else { Vec::new() }
    }
}
