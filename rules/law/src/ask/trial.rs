//! Trying a placement on a copy of the board, with the same functions as the engine (LAW-16.5): what previews, menus and
//! the judgement of long moves share.

use crate::{
    board::Spots,
    cards::{Ability, Card},
    eval::{Fate, Fell, Field, Granted, Scene, Stand, Strike, destinations, evaluate_at, strike},
};
use skald_vocabulary::interface::Seat;

/// A turn that is tried out.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The board as it would be.
    pub field: Field,
    /// Where the active card would be; nothing once it has left the board.
    pub at: Option<usize>,
    /// Cards that would have left the board.
    pub fell: Vec<Fell>,
    /// The last attacks.
    pub strike: Strike,
    used: bool,
    spaces: Vec<usize>,
}

impl Trial {
    /// Plays a card: Steps 1 to 3.
    #[must_use]
    pub fn place(scene: &Scene<'_>, field: &Field, seat: Seat, card: Card, at: usize) -> Self {
        let seq = field.stands().map(|(_, stand)| stand.seq).max().unwrap_or(0).saturating_add(1);
        let mut field = field.clone();
        field.put(at, Stand { card, controller: seat, seq, granted: Granted::default(), hidden: false });
        Self::go_on(field, at, false, Vec::new()).struck(scene)
    }

    /// The turn of a card that lies already, before its next move.
    #[must_use]
    pub fn go_on(field: Field, at: usize, used: bool, spaces: Vec<usize>) -> Self {
        Self { field, at: Some(at), fell: Vec::new(), strike: Strike::default(), used, spaces }
    }

    fn struck(mut self, scene: &Scene<'_>) -> Self {
        let Some(at) = self.at else { return self };
        self.strike = strike(scene, &mut self.field, at);
        self.fell.extend(self.strike.fell.iter().copied());
        if self.field.get(at).is_none() {
            self.at = None;
        }
        self
    }

    /// Where the active card may move: by its printed Maneuver, and by that of its space.
    #[must_use]
    pub fn moves(&self, scene: &Scene<'_>) -> [Spots; 2] {
        let Some(at) = self.at else { return [0; 2] };
        let Some(active) = self.field.get(at) else { return [0; 2] };
        let maneuvers = |ability| matches!(ability, Some(Ability::Maneuver(_)));
        if !scene.abilities(at, active.card).into_iter().any(maneuvers) {
            return [0; 2];
        }
        let on = evaluate_at(scene, &self.field, 0);
        destinations(scene, &self.field, &on, at, [self.used, self.spaces.contains(&at)])
    }

    /// Moves the active card and attacks again.
    #[must_use]
    pub fn step(mut self, scene: &Scene<'_>, to: usize) -> Self {
        let Some(at) = self.at else { return self };
        let [_, by_space] = self.moves(scene);
        if by_space >> to & 1 == 1 {
            self.spaces.push(at);
        } else {
            self.used = true;
        }
        if let Some(mut stand) = self.field.take(at) {
            stand.granted.space = false;
            self.field.put(to, stand);
        }
        self.at = Some(to);
        self.struck(scene)
    }

    /// The Traitors of the turn so far, in their default order.
    #[must_use]
    pub fn traitors(&self) -> Vec<Fell> {
        let mut traitors: Vec<Fell> =
            self.fell.iter().filter(|fell| fell.fate == Fate::Traitor).copied().collect();
        traitors.sort_by_key(|fell| fell.stand.seq);
        traitors
    }

    /// Board cards of a side minus those of the strongest other side (LAW-16.2).
    #[must_use]
    pub fn lead(&self, scene: &Scene<'_>, seat: Seat) -> i32 {
        let mut counts = [0_i32; 8];
        for (_, stand) in self.field.stands() {
            if let Some(count) = counts.get_mut(usize::from(scene.side(stand.controller))) {
                *count += 1;
            }
        }
        let own = usize::from(scene.side(seat));
        let other = counts.iter().enumerate().filter(|(side, _)| *side != own).map(|(_, count)| *count).max();
        counts.get(own).copied().unwrap_or(0) - other.unwrap_or(0)
    }
}
