//! The end of a battle, of a round and of the match (LAW-9, 10, 12, 13.13, 14.4, 15).

use arrayvec::ArrayVec;

use super::Engine;
use crate::{
    cards::Card,
    eval::Field,
    event::{Fact, Seats},
    options::{Form, Stop, Why},
    setup::Rules,
    state::{Active, Phase, Prize, State, insert},
};
use skald_vocabulary::interface::Seat;

/// By side: two numbers, the second of which breaks ties of the first.
pub type Sums = ArrayVec<(u32, u32), { Seat::MOST as usize }>;

/// The sum of the levels of some cards.
#[must_use]
pub fn levels<'c>(rules: &Rules, cards: impl IntoIterator<Item = &'c Card>) -> u32 {
    cards.into_iter().map(|card| u32::from(rules.pool.face(*card).level)).sum()
}

/// By side: how many cards it controls on the board, and the sum of their levels (LAW-9.3, 9.4).
#[must_use]
pub fn tally(rules: &Rules, state: &State) -> Sums {
    let mut sums: Sums = (0..rules.side_count()).map(|_| (0, 0)).collect();
    for (_, stand) in state.field.stands() {
        if let Some((cards, sum)) = sums.get_mut(usize::from(rules.side(stand.controller))) {
            *cards += 1;
            *sum += u32::from(rules.pool.face(stand.card).level);
        }
    }
    sums
}

/// By side: victory points, and the levels that break a tie (LAW-12, 15.11).
#[must_use]
pub fn score(rules: &Rules, state: &State) -> Sums {
    (0..Seat::MOST)
        .zip(&state.captures)
        .map(|(side, captured)| {
            let won = state.prizes.iter().filter(|prize| prize.side == Some(side));
            let cards = u32::try_from(captured.len()).unwrap_or(0);
            let points = cards + won.map(|prize| value(prize.round)).sum::<u32>();
            let decks = rules.seats_of(side).filter_map(|seat| state.player(seat));
            let decks: u32 = decks.map(|player| levels(rules, &player.deck)).sum();
            (points, levels(rules, captured) + decks)
        })
        .collect()
}

/// What the victory card of a round is worth (LAW-10.2).
#[must_use]
pub fn value(round: u8) -> u32 {
    (u32::from(round) * 2).saturating_sub(1)
}

/// The places by how the match stands, best first.
#[must_use]
pub fn standing(rules: &Rules, state: &State) -> Vec<Vec<Seat>> {
    let sums = if rules.form.led() { score(rules, state) } else { tally(rules, state) };
    let mut ranks = sums.clone();
    ranks.sort_unstable_by(|one, other| other.cmp(one));
    let mut places: Vec<Vec<Seat>> = Vec::with_capacity(ranks.len());
    for (place, rank) in ranks.iter().enumerate() {
        // Sides of the same rank share a place.
        if place == 0 || ranks.get(place - 1) != Some(rank) {
            let of_rank = |seat: &Seat| sums.get(usize::from(rules.side(*seat))) == Some(rank);
            places.push(state.seats().filter(of_rank).collect());
        }
    }
    places
}

impl Engine<'_> {
    /// Ends the battle and decides the round.
    pub(super) fn end_battle(&mut self, why: Stop) {
        self.state.rising.clear();
        self.state.active = Active::default();
        let mut cards: ArrayVec<u8, { Seat::MOST as usize }> = self.state.seats().map(|_| 0).collect();
        for (_, stand) in self.state.field.stands() {
            if let Some(count) = cards.get_mut(stand.controller.index()) {
                *count += 1;
            }
        }
        let round = self.state.round;
        self.tell(Fact::Ended { round, why, cards });
        let sums = tally(self.rules, self.state);
        let best = sums.iter().max().copied().unwrap_or_default();
        let winners: ArrayVec<u8, { Seat::MOST as usize }> =
            (0_u8..).zip(&sums).filter(|(_, sum)| **sum == best).map(|(side, _)| side).collect();
        let led = self.rules.form.led();
        let seats: Seats =
            self.state.seats().filter(|seat| winners.contains(&self.rules.side(*seat))).collect();
        let alone = if let [side] = winners.as_slice() { Some(*side) } else { None };
        if alone.is_some() {
            let value = if led { u8::try_from(value(round)).unwrap_or(0) } else { 0 };
            let levels = sums.iter().filter(|sum| sum.0 == best.0).count() > 1;
            self.tell(Fact::Won { seats: seats.clone(), round, value, levels });
        } else {
            self.tell(Fact::Tied { seats: seats.clone(), round });
        }
        if led {
            self.state.prizes.push(Prize { round, side: alone });
            self.clean_up();
        }
        if self.last_battle() {
            self.end_match();
        } else {
            self.state.round += 1;
            self.next_first(alone, &seats);
        }
    }

    /// Who goes first in the next round (LAW-9.6, 15.6, 15.7).
    fn next_first(&mut self, winner: Option<u8>, tied: &[Seat]) {
        if let (Form::Team, Some(side)) = (self.rules.form, winner) {
            let members: Vec<Seat> = self.rules.seats_of(side).collect();
            self.state.phase = Phase::Starter(members.into_iter().map(|seat| (seat, None)).collect());
            return;
        }
        let first = tied.iter().copied().max_by_key(|seat| self.state.distance(*seat));
        self.start_round(first.unwrap_or(self.state.first));
    }

    fn start_round(&mut self, first: Seat) {
        self.state.first = first;
        self.tell(Fact::Starts { seat: first });
        if self.rules.form == Form::Ragnarok {
            self.state.phase = Phase::Lay(first);
        } else {
            self.begin_reinforcement();
        }
    }

    /// A member of the winning team names who starts; once both have, they agree or the nearer one starts.
    pub(super) fn name_first(&mut self, seat: Seat, first: Seat) {
        let Phase::Starter(named) = &mut self.state.phase else { return };
        if let Some((_, held)) = named.iter_mut().find(|(member, _)| *member == seat) {
            *held = Some(first);
        }
        let named = named.clone();
        self.tell(Fact::Named { seat, first });
        let all: Option<Vec<Seat>> = named.iter().map(|(_, first)| *first).collect();
        let Some(all) = all else { return };
        let agreed = all.first().copied().filter(|one| all.iter().all(|other| other == one));
        let side = self.rules.side(seat);
        let first = agreed.or_else(|| self.rules.nearer(self.state, side)).unwrap_or(seat);
        self.start_round(first);
    }

    /// The clean-up after a round (LAW-10.3, 15.9).
    pub(super) fn clean_up(&mut self) {
        let mut captured = vec![0_u8; self.state.captures.len()];
        let board: Vec<(Card, Seat)> =
            self.state.field.stands().map(|(_, stand)| (stand.card, stand.controller)).collect();
        self.state.field = Field::new(self.state.ground.len());
        let mut cards = board;
        for seat in self.state.seats() {
            let Some(player) = self.state.player_mut(seat) else { continue };
            let hand = std::mem::take(&mut player.hand);
            let deck = std::mem::take(&mut player.deck);
            player.shown.clear();
            (player.top, player.bottom) = (0, 0);
            cards.extend(hand.into_iter().chain(deck).map(|card| (card, seat)));
        }
        for (card, holder) in cards {
            let side = self.rules.side(holder);
            let owner = self.rules.owner(self.state, card);
            match owner.filter(|owner| self.rules.side(*owner) == side) {
                Some(owner) => {
                    if let Some(player) = self.state.player_mut(owner) {
                        insert(&mut player.deck, card);
                    }
                }
                None => {
                    if let Some(pile) = self.state.captures.get_mut(usize::from(side)) {
                        insert(pile, card);
                    }
                    if let Some(count) = captured.get_mut(usize::from(side)) {
                        *count += 1;
                    }
                }
            }
        }
        self.state.last = None;
        self.state.active = Active::default();
        self.tell(Fact::Cleared { captured });
    }

    /// Scores the match (LAW-10.5, 12, 13.13, 14.4, 15.11).
    fn end_match(&mut self) {
        let mut buried = Vec::new();
        for player in &mut self.state.players {
            if self.rules.form.led() {
                buried.append(&mut player.pile);
            } else if self.rules.form == Form::Ragnarok {
                buried.append(&mut player.hand);
                player.shown.clear();
            }
        }
        self.state.whereabouts.clear();
        if !buried.is_empty() {
            buried.sort_unstable();
            self.state.underworld.extend(&buried);
            self.tell(Fact::Buried { cards: buried });
        }
        let places = standing(self.rules, self.state);
        self.end(places, Why::Counted);
    }
}
