//! Who sits at which place of a game, and the translation of everything that names a place.

use serde::{Deserialize, Serialize};

use skald_vocabulary::interface::{
    Answered, Arg, Choice, Choices, Decision, DecisionId, Key, Menu, Say, Seat, Step, Tale, Trail,
};

/// The players by place: at place a sits the first of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seating(Vec<Seat>);

impl Seating {
    /// Everybody at the place of their own letter.
    #[must_use]
    pub fn straight(seats: u8) -> Self {
        Self(Seat::all(seats).collect())
    }

    /// A seating from a list of players; `None` unless each of `0..len` is named exactly once.
    #[must_use]
    pub fn of(players: Vec<Seat>) -> Option<Self> {
        let mut sorted = players.clone();
        sorted.sort_unstable();
        let whole = sorted.iter().enumerate().all(|(at, seat)| seat.index() == at);
        whole.then_some(Self(players))
    }

    /// The players by place.
    #[must_use]
    pub fn players(&self) -> &[Seat] {
        &self.0
    }

    /// The next seating: everybody moves up one place, the first becomes the last.
    #[must_use]
    pub fn rotated(&self) -> Self {
        let mut players = self.0.clone();
        if !players.is_empty() {
            players.rotate_left(1);
        }
        Self(players)
    }

    /// The seating in which the player who sat at `place` is the first; the circle stays as it is.
    #[must_use]
    pub fn led_by(&self, place: Seat) -> Self {
        let mut players = self.0.clone();
        if place.index() < players.len() {
            players.rotate_left(place.index());
        }
        Self(players)
    }

    /// The player who sits at a place.
    #[must_use]
    pub fn player(&self, place: Seat) -> Seat {
        self.0.get(place.index()).copied().unwrap_or(place)
    }

    /// The place at which a player sits.
    #[must_use]
    pub fn place(&self, player: Seat) -> Seat {
        let at = self.0.iter().position(|seat| *seat == player);
        at.and_then(|at| u8::try_from(at).ok()).map_or(player, Seat)
    }

    /// The players at these places, in seat order.
    #[must_use]
    pub fn players_of(&self, places: &[Seat]) -> Vec<Seat> {
        let mut players: Vec<Seat> = places.iter().map(|place| self.player(*place)).collect();
        players.sort_unstable();
        players
    }

    /// A sentence about places as one about players.
    #[must_use]
    pub fn say(&self, say: Say) -> Say {
        Say { id: say.id, args: say.args.into_iter().map(|(name, arg)| (name, self.arg(arg))).collect() }
    }

    fn arg(&self, arg: Arg) -> Arg {
        match arg {
            Arg::Seat(place) => Arg::Seat(self.player(place)),
            Arg::Seats(places) => Arg::Seats(places.into_iter().map(|place| self.player(place)).collect()),
            Arg::Say(say) => Arg::Say(Box::new(self.say(*say))),
            Arg::Says(says) => Arg::Says(says.into_iter().map(|say| self.say(say)).collect()),
            other @ (Arg::Number(_) | Arg::Name(_) | Arg::Text(_) | Arg::Texts(_)) => other,
        }
    }

    /// The seating that leads back: by it a sentence about players is one about places.
    #[must_use]
    pub fn inverse(&self) -> Self {
        let places = (0_u8..).take(self.0.len());
        Self(places.map(|player| self.place(Seat(player))).collect())
    }

    /// What was asked and chosen, of places as of players.
    #[must_use]
    pub fn trail(&self, trail: &Trail) -> Trail {
        let one = |of: &Answered| Answered {
            asked: self.say(of.asked.clone()),
            chosen: of.chosen.iter().map(|say| self.say(say.clone())).collect(),
        };
        Trail(trail.0.iter().map(one).collect())
    }

    /// A told fact about places as one about players.
    #[must_use]
    pub fn tale(&self, tale: Tale) -> Tale {
        Tale { say: self.say(tale.say), ..tale }
    }

    /// A step whose menu speaks of players. Keys stay those of the game.
    #[must_use]
    pub fn step<M>(&self, step: Step<M>) -> Step<M> {
        Step { menu: step.menu.map(|menu| self.menu(menu)), ..step }
    }

    fn menu(&self, menu: Menu) -> Menu {
        let of = |of: Vec<Choice>| {
            let choice = |choice: Choice| Choice {
                key: choice.key,
                label: self.say(choice.label),
                note: choice.note.map(|note| self.say(note)),
            };
            of.into_iter().map(choice).collect()
        };
        let pick = match menu.pick {
            Choices::One(choices) => Choices::One(of(choices)),
            Choices::Some { min, max, of: choices } => Choices::Some { min, max, of: of(choices) },
            Choices::Order(choices) => Choices::Order(of(choices)),
            number @ Choices::Number { .. } => number,
        };
        Menu { prompt: self.say(menu.prompt), pick }
    }

    /// A decision of game `number` as one of the match; `None` when its id leaves no room for the game's number.
    #[must_use]
    pub fn decision(&self, number: u8, decision: Decision) -> Option<Decision> {
        let clock = decision.clock.respelled(|span| outer(number, span))?;
        Some(Decision {
            id: DecisionId(outer(number, decision.id.0)?),
            seat: self.player(decision.seat),
            clock,
            prompt: self.say(decision.prompt),
            ..decision
        })
    }
}

/// A key of game `number` as a key of the match: `2.q4` is `q4` of the second game. Two characters longer, so that a
/// game's own keys may have 14.
#[must_use]
pub fn outer(number: u8, key: Key) -> Option<Key> {
    Key::new(&format!("{number}.{key}")).ok()
}

/// The key within game `number`; `None` when it belongs to another game.
#[must_use]
pub fn inner(number: u8, key: Key) -> Option<Key> {
    let (found, rest) = key.as_str().split_once('.')?;
    if found.parse() == Ok(number) { Key::new(rest).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_move_up_in_the_circle() {
        let first = Seating::straight(3);
        let second = first.rotated();
        assert_eq!(second.player(Seat(0)), Seat(1));
        assert_eq!(second.place(Seat(0)), Seat(2));
        assert_eq!(second.led_by(Seat(2)).players(), [Seat(0), Seat(1), Seat(2)]);
        assert_eq!(second.players_of(&[Seat(2), Seat(0)]), [Seat(0), Seat(1)]);
    }

    #[test]
    fn sentences_about_places_become_sentences_about_players() {
        let seating = Seating::straight(2).rotated();
        let say = Say::new("refuse-out").with("who", Seat(0));
        let within = Say::new("refuse-unfinished").with("prompt", say.clone());
        assert_eq!(seating.say(say), Say::new("refuse-out").with("who", Seat(1)));
        assert_eq!(
            seating.say(within),
            Say::new("refuse-unfinished").with("prompt", Say::new("refuse-out").with("who", Seat(1)))
        );
    }

    #[test]
    fn the_inverse_leads_back_from_players_to_places() {
        let seating = Seating::of(vec![Seat(2), Seat(0), Seat(1)]).unwrap();
        let say = Say::new("who").with("seat", Seat(1)).with("all", vec![Seat(0), Seat(2)]);
        assert_ne!(seating.say(say.clone()), say);
        assert_eq!(seating.inverse().say(seating.say(say.clone())), say);
    }

    #[test]
    fn a_key_names_its_game() {
        let key = outer(2, Key::of("t1.q1")).unwrap();
        assert_eq!(key.as_str(), "2.t1.q1");
        assert_eq!(inner(2, key), Some(Key::of("t1.q1")));
        assert_eq!(inner(3, key), None);
    }
}
