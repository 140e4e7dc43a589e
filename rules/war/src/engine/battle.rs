//! A battle from its cards to its winner: Kingslayers (WAR-9), modifiers (WAR-10), comparing (WAR-2.3), War (WAR-3, 13).

use super::Engine;
use crate::{
    cards::{Cards, Effect, Whose},
    event::Fact,
    level::{effective, level_of},
    lying::Lies,
    state::{Active, SEATS, Seats},
};
use skald_vocabulary::interface::Seat;

/// How many cards a player needs for one step of a War (WAR-3.6).
const WAR_CARDS: u8 = 4;

/// Where a battle goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Point {
    /// Cards have just become active.
    Cards,
    /// The queue of questions stands.
    Window,
}

/// What comparing said.
enum Verdict {
    Won(Seat),
    Tied(Seats),
}

/// What became of a War.
enum War {
    Fight,
    Won(Seat),
    Nobody,
    /// Who went out left fewer than two players who are here: the game is over (WAR-15.6).
    Deserted,
}

impl Engine<'_> {
    /// The effective Level of a player's active card; 0 without one.
    pub(super) fn effective(&self, seat: Seat) -> u8 {
        level_of(self.state, self.pool, seat)
    }

    /// Fights from `point` until the turn's battlefield is settled, or a question opens. Says whether it is settled.
    pub(crate) fn fight(&mut self, mut point: Point) -> bool {
        loop {
            if point == Point::Cards {
                self.kingslayers();
                if !self.state.battle.slaying && !self.state.supports.is_empty() {
                    for seat in self.state.fighting().iter() {
                        self.attach(seat);
                    }
                }
                self.open_window();
            }
            if self.ask_next() {
                return false;
            }
            if self.blind {
                return true;
            }
            match self.compare() {
                Verdict::Won(seat) => {
                    self.settle(seat);
                    return true;
                }
                Verdict::Tied(seats) => match self.war(seats) {
                    War::Fight if self.blind => return true,
                    War::Fight => point = Point::Cards,
                    War::Won(seat) => {
                        self.settle(seat);
                        return true;
                    }
                    War::Nobody => {
                        self.leave_spoils();
                        return true;
                    }
                    War::Deserted => return true,
                },
            }
        }
    }

    /// The Kingslayer check (WAR-9.2 to 9.7): printed Levels alone count.
    pub(super) fn kingslayers(&mut self) {
        let cards: Cards =
            self.state.sides.iter().filter_map(|side| side.active).map(|active| active.card).collect();
        let by = cards.both(self.pool.kingslayers);
        let fallen = cards.both(self.pool.thirteens);
        if !by.is_empty() && !fallen.is_empty() {
            self.state.battle.stifled = true;
            self.state.battle.slaying = true;
            self.tell(Fact::Slew { by, fallen });
        }
    }

    /// Support modifiers attach to a card that has just become active, and each spends a use (WAR-10.5 to 10.7).
    pub(super) fn attach(&mut self, to: Seat) {
        for at in 0..self.state.supports.len() {
            let Some(support) = self.state.supports.get(at).copied() else { continue };
            let Some(Effect::SupportLevel { who, amount, .. }) =
                self.pool.legend(support.card).map(|legend| legend.effect)
            else {
                continue;
            };
            let meant = match who {
                Whose::Own => support.owner == to,
                Whose::TargetOpponent => support.against == Some(to),
            };
            if meant {
                self.attach_one(at, to, who, amount);
            }
        }
    }

    /// One modifier attaches, if a use is left.
    pub(super) fn attach_one(&mut self, at: usize, to: Seat, who: Whose, amount: i8) {
        let Some(support) = self.state.supports.get_mut(at).filter(|support| support.left > 0) else {
            return;
        };
        let Some(active) = self.state.sides.get_mut(to.index()).and_then(|side| side.active.as_mut()) else {
            return;
        };
        support.left -= 1;
        let (card, left) = (support.card, support.left);
        match who {
            Whose::Own => active.rally = active.rally.saturating_add(amount),
            Whose::TargetOpponent => active.sear = active.sear.saturating_add(amount),
        }
        self.tell(Fact::Attached { support: card, to, amount, left });
    }

    /// Compares the active cards (T5, WAR-2.3, 2.5, 9.7, 13.1, 13.9).
    fn compare(&mut self) -> Verdict {
        let fighting = self.state.fighting();
        let (slaying, upended) = (self.state.battle.slaying, self.state.battle.upended);
        let mut best = Seats::NONE;
        let mut best_level = 0;
        for seat in fighting.iter() {
            let Some(active) = self.state.active(seat) else { continue };
            let printed = self.level(active.card);
            let level = effective(printed, &active, slaying);
            if let Some(shown) = self.state.battle.shown.get_mut(seat.index()) {
                *shown = (printed, level);
            }
            if slaying && printed == 13 {
                continue;
            }
            let better = if upended { level < best_level } else { level > best_level };
            if best.is_empty() || better {
                best = Seats::one(seat);
                best_level = level;
            } else if level == best_level {
                best.insert(seat);
            }
        }
        if self.state.battle.forced && fighting.count() > 1 {
            return Verdict::Tied(fighting);
        }
        best.only().map_or(Verdict::Tied(best), Verdict::Won)
    }

    /// A War among the tied players (T6): who is short goes out, the others lay four cards each.
    fn war(&mut self, tied: Seats) -> War {
        for seat in self.state.fighting().iter() {
            if let Some(active) = self.state.active(seat) {
                self.lay(active.card, seat, if tied.has(seat) { Lies::Tied } else { Lies::Beaten });
                self.clear_active(seat);
            }
        }
        let battle = &mut self.state.battle;
        (battle.upended, battle.forced, battle.slaying) = (false, false, false);
        battle.war += 1;
        let row = battle.war;
        self.tell(Fact::War { seats: tied, row });
        let short: Seats = tied.iter().filter(|seat| self.state.drawable(*seat) < WAR_CARDS).collect();
        for seat in short.iter() {
            self.tell(Fact::Short { seat, has: self.state.drawable(seat) });
        }
        let able: Seats = tied.iter().filter(|seat| !short.has(*seat)).collect();
        if able.is_empty() {
            return self.all_short(tied);
        }
        self.go_out(short);
        if self.end_deserted() {
            return War::Deserted;
        }
        if let Some(seat) = able.only() {
            return War::Won(seat);
        }
        self.tell(Fact::Laid { seats: able });
        let mut cards = [None; SEATS];
        for seat in able.iter() {
            for _ in 1..WAR_CARDS {
                if let Some(card) = self.draw(seat) {
                    self.lay(card, seat, Lies::Down);
                }
            }
            let Some(card) = self.draw(seat) else { continue };
            self.blind |= self.pool.face(card).is_none();
            if let Some(place) = cards.get_mut(seat.index()) {
                *place = Some(card);
            }
            if let Some(side) = self.state.sides.get_mut(seat.index()) {
                side.active = Some(Active::new(card));
            }
        }
        if !self.blind {
            self.tell(Fact::Fourth { cards });
        }
        War::Fight
    }

    /// All tied players are short: the most drawable cards win the War; if the most is shared, all of them are out
    /// (WAR-3.7, 13.7). Those who had the most go out last, so that they share the better place.
    fn all_short(&mut self, tied: Seats) -> War {
        let most = tied.iter().map(|seat| self.state.drawable(seat)).max().unwrap_or(0);
        let first: Seats = tied.iter().filter(|seat| self.state.drawable(*seat) == most).collect();
        self.go_out(tied.iter().filter(|seat| !first.has(*seat)).collect());
        let winner = first.only();
        if winner.is_none() {
            self.go_out(first);
        }
        if self.end_deserted() {
            return War::Deserted;
        }
        winner.map_or(War::Nobody, War::Won)
    }
}
