//! The ability window (T4, WAR-4): who is asked in which order, answers given ahead, and what an answer sets off.

use super::{Engine, battle::Point};
use crate::{
    act::{Act, Aim},
    ask,
    cards::Effect,
    event::{Event, Fact, Lapse},
    state::{Entry, Flip, Rest},
};

impl Engine<'_> {
    /// Makes the queue of this battle (WAR-4.2 to 4.4, 4.6): lowest printed Level first, active before support, fewer
    /// drawable cards first, lower seat first.
    pub(crate) fn open_window(&mut self) {
        let queued = u8::try_from(self.state.window.queue.len()).unwrap_or(u8::MAX);
        let window = &mut self.state.window;
        window.base = window.base.saturating_add(queued);
        window.at = 0;
        window.queue.clear();
        if self.state.battle.stifled || self.state.battle.played.is_some() {
            return;
        }
        if self.state.battle.war == 0 {
            for seat in self.state.seats() {
                if let Some(active) = self.state.active(seat)
                    && self.is_legend(active.card)
                {
                    self.state.window.queue.push(Entry { seat, card: active.card, strike: false });
                }
            }
        }
        for support in &self.state.supports {
            let strikes = self
                .pool
                .legend(support.card)
                .is_some_and(|legend| matches!(legend.effect, Effect::SupportStrike { .. }));
            if strikes && support.left > 0 && self.state.active(support.owner).is_some() {
                self.state.window.queue.push(Entry { seat: support.owner, card: support.card, strike: true });
            }
        }
        if self.state.window.queue.len() > 1 {
            let mut queue = std::mem::take(&mut self.state.window.queue);
            queue.sort_by_key(|entry| {
                (
                    self.level(entry.card),
                    entry.strike,
                    self.state.drawable(entry.seat),
                    entry.seat,
                    entry.card,
                )
            });
            self.state.window.queue = queue;
        }
    }

    /// Goes on to the next question of the queue. Says whether somebody is asked.
    pub(super) fn ask_next(&mut self) -> bool {
        while let Some(entry) = self.state.window.queue.get(usize::from(self.state.window.at)).copied() {
            let over = self.state.battle.stifled
                || self.state.battle.played.is_some()
                || self.state.fighting().count() < 2;
            if over || self.blind {
                break;
            }
            let place = self.state.window.at;
            if !ask::may(self.pool, self.state, entry) {
                if self.state.prepared.iter().any(|prepared| prepared.place == place) {
                    self.tell_lapsed(entry, Lapse::Unable);
                }
                self.state.window.at += 1;
                continue;
            }
            let left = self.state.side(entry.seat).is_some_and(|side| side.left);
            if left || self.all_hold {
                self.refuse(entry, left);
                continue;
            }
            if let Some(at) = self.state.prepared.iter().position(|prepared| prepared.place == place) {
                let prepared = self.state.prepared.remove(at);
                // An answer that is no longer legal is dropped, and its owner is asked.
                if let Ok(act) = ask::resolve(self.pool, self.state, entry, &prepared.answer) {
                    if self.act(entry, &act) {
                        return true;
                    }
                    continue;
                }
                self.tell_lapsed(entry, Lapse::Asked);
            }
            self.state.rest = Rest::Question;
            return true;
        }
        self.drop_prepared();
        false
    }

    /// Drops the answers given ahead that were not due any more (WAR-15.4). Whoever's place was passed over has been told.
    fn drop_prepared(&mut self) {
        let played = self.state.battle.played;
        let why = played.map_or(Lapse::Over, |(card, by)| Lapse::Played { by, card });
        for prepared in std::mem::take(&mut self.state.prepared) {
            let entry = self.state.window.queue.get(usize::from(prepared.place)).copied();
            if let Some(entry) = entry.filter(|_| prepared.place >= self.state.window.at) {
                self.tell_lapsed(entry, why);
            }
        }
    }

    fn tell_lapsed(&mut self, entry: Entry, why: Lapse) {
        self.out.push(Event::Lapsed { seat: entry.seat, card: entry.card, why });
    }

    fn refuse(&mut self, entry: Entry, absent: bool) {
        self.tell(Fact::Held { seat: entry.seat, card: entry.card, strike: entry.strike, absent });
        self.state.window.at += 1;
    }

    /// Carries out an answer in its place of the queue. Says whether a second question opens (Foresee).
    pub(crate) fn act(&mut self, entry: Entry, act: &Act) -> bool {
        let aim = match act {
            Act::Draw | Act::No | Act::Take(..) => {
                self.refuse(entry, false);
                return false;
            }
            Act::Yes(aim) => *aim,
        };
        if entry.strike {
            self.state.battle.played = Some((entry.card, entry.seat));
            self.strike(entry, aim);
            return false;
        }
        if self.state.used.has(entry.card) {
            let fire = self.dice.coin("coin");
            self.flip(entry, fire, false);
            if !fire {
                self.clear_active(entry.seat);
                self.count_lost(entry.seat, 1);
                self.die(Some(entry.seat), entry.card, true);
                self.state.window.at += 1;
                return false;
            }
        }
        self.state.used.insert(entry.card);
        self.state.battle.played = Some((entry.card, entry.seat));
        self.tell(Fact::Played {
            seat: entry.seat,
            card: entry.card,
            at: aim.and_then(Aim::card),
            on: aim.and_then(Aim::seat),
            strike: false,
        });
        self.ability(entry, aim)
    }

    pub(super) fn flip(&mut self, entry: Entry, fire: bool, spin: bool) {
        self.state.record.coin =
            Some(Flip { turn: self.state.turn, seat: entry.seat, card: entry.card, fire, spin });
        self.tell(Fact::Flipped { seat: entry.seat, card: entry.card, fire, spin });
    }

    /// Answers the open question and goes on.
    pub fn answer(&mut self, act: &Act) {
        match self.state.rest {
            Rest::Question => {
                let Some(entry) = self.state.window.queue.get(usize::from(self.state.window.at)).copied()
                else {
                    return;
                };
                if self.act(entry, act) {
                    return;
                }
            }
            Rest::Look => {
                if let Act::Take(card, rest) = act
                    && let Some((_, seat)) = self.state.battle.played
                {
                    self.take(seat, *card, rest);
                }
            }
            Rest::Between | Rest::Over => return,
        }
        self.state.rest = Rest::Between;
        if self.fight(Point::Window) {
            self.end_turn();
            self.run();
        }
    }
}
