//! Falling, leaving, and the end of the game (CHAOS-20, 22.2 to 22.4).

use super::Engine;
use crate::{
    cards::{Card, To},
    event::{Fact, Outcome},
    state::{End, Rest, Why},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Removes all down players; ends the game if one is left, or nobody (CHAOS-20.4).
    pub(super) fn sweep(&mut self) {
        for seat in self.state.fallen.clone() {
            if !self.state.side(seat).out {
                self.remove(seat);
            }
        }
        if self.state.end.is_some() {
            return;
        }
        let mut living = self.state.seats().filter(|seat| self.state.lives(*seat));
        let (first, second) = (living.next(), living.next());
        if second.is_none() {
            let last = first.into_iter().chain(self.state.fallen.iter().rev().copied());
            let places = last.map(|seat| vec![seat]).collect();
            self.end(places, Why::Last);
        }
    }

    /// Removes whoever is down, and goes on.
    pub(super) fn sweep_and_go_on(&mut self) {
        self.sweep();
        self.go_on();
    }

    /// Goes on after something that may have changed who lives: a fallen active player's round ends (CHAOS-20.8), and a
    /// window whose last missing player is gone is closed.
    pub(super) fn go_on(&mut self) {
        if self.state.end.is_some() {
            return;
        }
        let active = self.state.active();
        if !self.state.lives(active) {
            return self.end_round();
        }
        // Nobody leaves and nothing is countered while a card is being chosen (CHAOS-22.2), so that no choice is open here.
        if matches!(self.state.rest, Rest::Response | Rest::Redirect) && self.state.volley.is_some() {
            self.reveal_if_complete();
        } else {
            self.state.rest = Rest::Action;
        }
    }

    /// All cards of a player leave the game (CHAOS-20.5, 20.6).
    fn remove(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        side.out = true;
        side.buried = std::mem::take(&mut side.hand);
        side.scattered = std::mem::take(&mut side.arsenal);
        side.scattered.sort_unstable();
        (side.top, side.bottom) = (0, 0);
        let mut removed = std::mem::take(&mut side.nowhere);
        removed.append(&mut side.exile);
        removed.extend(std::mem::take(&mut side.row).iter().map(|of| of.card));
        removed.extend(std::mem::take(&mut side.wards).iter().map(|of| of.card));
        side.stall = 0;
        side.mark.bound = false;
        let lasting = std::mem::take(&mut self.state.lasting);
        let (own, others): (Vec<_>, Vec<_>) = lasting.into_iter().partition(|of| of.by == seat);
        removed.extend(own.iter().map(|of| of.card));
        let (aimed, kept): (Vec<_>, Vec<_>) = others.into_iter().partition(|of| of.at == seat);
        self.state.lasting = kept;
        removed.sort_unstable();
        self.state.side_mut(seat).removed = removed;
        for of in aimed {
            self.tell(Fact::Left { card: of.card, by: of.by });
            self.put(of.by, of.card, To::Nowhere);
        }
        self.void_instances(seat);
    }

    /// Instances against a removed player are void; if the player was the attacker, the whole volley is (CHAOS-20.6).
    fn void_instances(&mut self, seat: Seat) {
        let Some(volley) = &mut self.state.volley else { return };
        volley.plans.excuse(seat);
        volley.drops.retain(|(of, _)| *of != seat);
        let (by, whole) = (volley.by, volley.by == seat);
        let void: Vec<usize> = volley
            .instances
            .iter()
            .enumerate()
            .filter(|(_, of)| !of.over && (whole || of.target == seat))
            .map(|(at, _)| at)
            .collect();
        for at in void {
            if let Some((attack, target)) = self.instance(at) {
                let answer: Option<Card> = None;
                let card = attack.card;
                self.tell(Fact::Resolved {
                    card,
                    by,
                    target,
                    answer,
                    loss: 0,
                    outcome: Outcome::Void,
                    again: false,
                });
            }
            self.finish_instance(at);
        }
        if whole {
            self.settle_attacks();
            self.state.volley = None;
        }
    }

    /// A player resigns (CHAOS-22.2), or is counted as resigned (CHAOS-22.3).
    pub fn resign(&mut self, seat: Seat, absent: bool) {
        self.state.side_mut(seat).total = 0;
        self.state.fallen.push(seat);
        self.tell(Fact::Resigned { seat, absent });
        self.sweep_and_go_on();
    }

    /// All players who are still in the game agree to end it: there is no result (CHAOS-22.4).
    pub fn end_agreed(&mut self) {
        self.end(Vec::new(), Why::Agreed);
    }

    /// Ends the game by totals, higher first; equal ones share a place (CHAOS-20.9).
    pub(super) fn end_by_totals(&mut self, why: Why) {
        let places = self.by_totals(None);
        self.end(places, why);
    }

    /// The host gives the game to a player.
    pub fn award(&mut self, seat: Seat) {
        let mut places = vec![vec![seat]];
        places.extend(self.by_totals(Some(seat)));
        self.end(places, Why::Award);
    }

    /// Places by totals, then the fallen in reverse; without one seat.
    fn by_totals(&self, without: Option<Seat>) -> Vec<Vec<Seat>> {
        let mut living: Vec<Seat> = self.state.seats().filter(|seat| self.state.lives(*seat)).collect();
        living.sort_by_key(|seat| std::cmp::Reverse(self.state.side(*seat).total));
        let mut places: Vec<Vec<Seat>> = Vec::new();
        for seat in living.into_iter().filter(|seat| Some(*seat) != without) {
            let total = self.state.side(seat).total;
            match places.last_mut().filter(|place| {
                place.first().is_some_and(|first| self.state.sides[first.index()].total == total)
            }) {
                Some(place) => place.push(seat),
                None => places.push(vec![seat]),
            }
        }
        let fallen = self.state.fallen.iter().rev().filter(|seat| Some(**seat) != without);
        places.extend(fallen.map(|seat| vec![*seat]));
        places
    }

    fn end(&mut self, places: Vec<Vec<Seat>>, why: Why) {
        let first = places.first().cloned().unwrap_or_default();
        self.tell(Fact::Ended { first, why });
        self.state.rest = Rest::Over;
        self.state.end = Some(End { places, why });
    }
}
