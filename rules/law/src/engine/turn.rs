//! A regular turn: Steps 1 to 6 (LAW-6, 7.23).

use super::{Engine, Step};
use crate::{
    board::Spots,
    cards::{Ability, Card},
    eval::{Fate, Granted, Scene, Stand, Strike, destinations, evaluate_at, strike_into},
    event::Fact,
    options::{Form, Stop},
    setup::Rules,
    state::{Active, Blow, Gone, Last, Lost, Phase, Rising, State},
    traded,
};
use skald_vocabulary::interface::Seat;

/// A battle has at most so many regular turns for each space (LAW-6.18).
pub const TURNS_PER_SPACE: usize = 4;

/// After so many turns a battle ends (LAW-6.18).
#[must_use]
pub fn turn_limit(state: &State) -> u32 {
    u32::try_from(TURNS_PER_SPACE * state.ground.len()).unwrap_or(u32::MAX)
}

impl Engine<'_> {
    /// Checks the end conditions and begins the turn of a seat (LAW-6.1, 9.1).
    pub(super) fn next_turn(&mut self, seat: Seat) {
        self.state.active = Active::default();
        let stop = if self.state.field.full() {
            Stop::Full
        } else if self.state.player(seat).is_none_or(|player| player.hand.is_empty()) {
            Stop::Empty
        } else if self.state.turn >= turn_limit(self.state) {
            Stop::Turns
        } else {
            self.state.turn += 1;
            self.state.phase = Phase::Play(seat);
            return;
        };
        self.end_battle(stop);
    }

    /// Step 1 (LAW-6.2), then as far as the given steps lead.
    pub fn play(&mut self, seat: Seat, card: Card, at: usize, steps: &[Step], order: Option<Vec<Card>>) {
        let replaced = self.state.field.take(at).map(|stand| stand.card);
        let seq = self.state.seq;
        self.state.seq = seq.saturating_add(1);
        if let Some(player) = self.state.player_mut(seat) {
            player.discard(card);
            if let Some(old) = replaced {
                player.receive(old);
            }
        }
        traded::seen(self.state, card);
        let stand = Stand { card, controller: seat, seq, granted: Granted::default(), hidden: false };
        self.state.field.put(at, stand);
        self.state.active = Active { at: u8::try_from(at).ok(), order, ..Active::default() };
        let label = self.label(at);
        // The lists of the last turn are used again: a turn makes no new ones.
        let (mut path, mut blows) =
            self.state.last.take().map(|last| (last.path, last.blows)).unwrap_or_default();
        path.clear();
        blows.clear();
        path.push(label);
        self.state.last = Some(Last { seat, card, path, replaced, blows, reflected: false });
        self.tell(Fact::Placed { seat, card, at: label, replaced });
        self.assault(seat, card, at);
        self.go_on(seat, steps);
    }

    /// Steps 2 and 3.
    fn assault(&mut self, seat: Seat, card: Card, at: usize) {
        let teams = self.rules.form == Form::Team;
        let scene = Scene { pool: &self.rules.pool, grid: self.state.ground.grid(), teams };
        let mut result = Strike::default();
        strike_into(&scene, &mut self.state.field, at, &mut result);
        let from = self.label(at);
        for attack in &result.attacks {
            let fell = result.fell.iter().find(|fell| fell.at == attack.at).and_then(|fell| lost(fell.fate));
            let blow = Blow {
                from,
                at: self.label(attack.at),
                card: attack.card,
                dir: attack.dir,
                attacker: attack.attacker,
                defender: attack.defender,
                fell,
            };
            self.tell(Fact::Attacked {
                by: card,
                seat,
                card: attack.card,
                from: attack.from,
                at: blow.at,
                dir: attack.dir,
                attacker: attack.attacker,
                defender: attack.defender,
            });
            if let Some(last) = &mut self.state.last {
                last.blows.push(blow);
            }
        }
        self.bury(seat, &result);
    }

    /// Sends the cards that left the board to where they go (LAW-8.50, 8.55, 8.60).
    fn bury(&mut self, seat: Seat, result: &Strike) {
        for fell in &result.fell {
            let (card, at) = (fell.stand.card, self.label(fell.at));
            let (to, traitor) = match fell.fate {
                Fate::Slain => {
                    self.state.underworld.push(card);
                    self.tell(Fact::Fell { card, at, how: Lost::Slain, to: None, hand: false });
                    continue;
                }
                Fate::Reflected => {
                    self.state.underworld.push(card);
                    self.state.active.at = None;
                    if let Some(last) = &mut self.state.last {
                        last.reflected = true;
                    }
                    self.tell(Fact::Reflected { card, at });
                    continue;
                }
                Fate::Phoenix => (fell.stand.controller, false),
                Fate::Traitor => (seat, true),
            };
            let gone = Gone { card, seq: fell.stand.seq, to, traitor, at };
            self.put_down(gone);
            let how = if traitor { Lost::Traitor } else { Lost::Phoenix };
            let hand = !self.has_decks();
            self.tell(Fact::Fell { card, at, how, to: Some(to), hand });
        }
    }

    /// Puts a Traitor on top, a Phoenix at the bottom, in the default order of the whole turn.
    fn put_down(&mut self, gone: Gone) {
        let decks = self.has_decks();
        let same = self.state.active.gone_to(gone.to, gone.traitor);
        self.state.active.gone.push(gone);
        self.state.rising.retain(|rising| rising.seat != gone.to);
        let Some(player) = self.state.player_mut(gone.to) else { return };
        if !decks {
            player.receive(gone.card);
        } else if gone.traitor {
            let above = same.iter().filter(|other| other.seq < gone.seq).count();
            player.deck.insert(above.min(player.deck.len()), gone.card);
            player.top = player.top.saturating_add(1);
        } else {
            let below = same.iter().filter(|other| other.seq > gone.seq).count();
            player.deck.insert(player.deck.len().saturating_sub(below), gone.card);
            player.bottom = player.bottom.saturating_add(1);
        }
    }

    /// Steps 4 and 5: the moves that were given, then a question if a further move is possible (LAW-8.65).
    pub(super) fn go_on(&mut self, seat: Seat, steps: &[Step]) {
        let mut steps = steps.iter();
        while let Some(at) = self.state.active.at.map(usize::from) {
            let [own, extra] = open_moves(self.rules, self.state);
            if own | extra == 0 {
                break;
            }
            match steps.next() {
                Some(Step::Stay) => break,
                Some(Step::To(to)) => self.step(seat, at, *to, extra >> *to & 1 == 1),
                None => {
                    self.state.phase = Phase::Maneuver(seat);
                    return;
                }
            }
        }
        self.finish(seat);
    }

    /// Moves the active card; a destination that both Maneuvers allow uses up that of the space (LAW-8.73).
    fn step(&mut self, seat: Seat, at: usize, to: usize, by_space: bool) {
        let Some(mut stand) = self.state.field.take(at) else { return };
        // A bonus of the space ends when the card leaves it (LAW-7.17).
        stand.granted.space = false;
        self.state.field.put(to, stand);
        if by_space {
            self.state.active.spaces.extend(u8::try_from(at));
        } else {
            self.state.active.used = true;
        }
        self.state.active.at = u8::try_from(to).ok();
        let (from, label) = (self.label(at), self.label(to));
        if let Some(last) = &mut self.state.last {
            last.path.push(label);
        }
        self.tell(Fact::Moved { seat, card: stand.card, from, to: label });
        self.assault(seat, stand.card, to);
    }

    /// After Step 5: the orders of Traitors and Phoenix cards, then the draw.
    fn finish(&mut self, seat: Seat) {
        self.state.active.at = None;
        if self.has_decks() && !self.state.active.gone.is_empty() {
            self.offer_rising();
            if self.state.active.gone_to(seat, true).len() > 1 {
                match self.state.active.order.take() {
                    Some(order) => self.order_traitors(seat, &order),
                    None => {
                        self.state.phase = Phase::Traitors(seat);
                        return;
                    }
                }
            }
        }
        self.draw_step(seat);
    }

    /// Whoever lost two or more Phoenix cards in this turn may order them; the match does not wait (LAW-8.51).
    fn offer_rising(&mut self) {
        for seat in self.state.seats() {
            let cards = self.state.active.gone_to(seat, false);
            if cards.len() > 1 && !self.state.has_left(seat) {
                self.state.rising.push(Rising { seat, turn: self.state.turn, cards });
            }
        }
    }

    /// Puts the Traitors of this turn into an order, the topmost first (LAW-8.61).
    pub(super) fn order_traitors(&mut self, seat: Seat, order: &[Card]) {
        if let Some(player) = self.state.player_mut(seat) {
            for (slot, card) in player.deck.iter_mut().zip(order) {
                *slot = *card;
            }
        }
        self.tell(Fact::Ordered { seat, cards: order.to_vec(), traitors: true });
    }

    /// Puts Phoenix cards into an order, the upper one first.
    pub(super) fn rise(&mut self, seat: Seat, turn: u32, order: &[Card]) {
        self.state.rising.retain(|rising| rising.seat != seat || rising.turn != turn);
        if let Some(player) = self.state.player_mut(seat) {
            let from = player.deck.len().saturating_sub(order.len());
            for (slot, card) in player.deck.iter_mut().skip(from).zip(order) {
                *slot = *card;
            }
        }
        self.tell(Fact::Ordered { seat, cards: order.to_vec(), traitors: false });
    }

    /// Step 6 (LAW-6.14); skipped where it cannot matter any more (LAW-6.17).
    pub(super) fn draw_step(&mut self, seat: Seat) {
        let needless = self.last_battle() && self.state.field.full();
        if !self.has_decks() {
            if !needless && self.any_open() {
                self.state.phase = Phase::Draw(seat);
                return;
            }
        } else if !needless {
            self.draw_card(seat);
        }
        self.next_turn(self.state.after(seat));
    }
}

/// Where the active card may move: by its printed Maneuver, and by that of its space (LAW-8.65).
fn open_moves(rules: &Rules, state: &State) -> [Spots; 2] {
    let Some(at) = state.active.at.map(usize::from) else { return [0; 2] };
    let Some(stand) = state.field.get(at) else { return [0; 2] };
    let scene = rules.scene(state);
    let maneuvers = |ability| matches!(ability, Some(Ability::Maneuver(_)));
    if !scene.abilities(at, stand.card).into_iter().any(maneuvers) {
        return [0; 2];
    }
    let on = evaluate_at(&scene, &state.field, 0);
    let spent = u8::try_from(at).is_ok_and(|at| state.active.spaces.contains(&at));
    destinations(&scene, &state.field, &on, at, [state.active.used, spent])
}

const fn lost(fate: Fate) -> Option<Lost> {
    match fate {
        Fate::Slain => Some(Lost::Slain),
        Fate::Phoenix => Some(Lost::Phoenix),
        Fate::Traitor => Some(Lost::Traitor),
        Fate::Reflected => None,
    }
}
