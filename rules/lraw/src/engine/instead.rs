//! Replacement effects: what happens instead of something else (6.6, LRAW-4.1.21, 4.1.22).

use super::Engine;
use crate::{
    cards::{Dest, Legion, Repl, Tag, Who, Why},
    event::Event,
    sight::Me,
    state::{Card, Thing, mark},
};
use skald_vocabulary::interface::Seat;

/// What saves a card, or where it goes when it is destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It stays.
    Stays,
    /// It leaves, to there.
    Goes(Dest),
}

impl Engine<'_> {
    /// One of the events for which a replacement waited.
    fn use_up(&mut self, at: usize) {
        let gone = match self.state.lasting.get_mut(at).map(|lasting| &mut lasting.thing) {
            Some(Thing::Made { left, .. }) => {
                *left = left.saturating_sub(1);
                *left == 0
            }
            _ => false,
        };
        if gone {
            self.state.lasting.remove(at);
        }
    }

    /// What becomes of a card that would be destroyed: by an effect Immunity, guards, Holy Counters, statics, another zone;
    /// in battle or at attack 0 only another zone (LRAW-6.6.4).
    pub(super) fn fate(&mut self, card: Card, why: Why, at_zero: bool, by: Option<Card>) -> Fate {
        if why == Why::Effect && !at_zero {
            if by.is_some_and(|by| self.lens().immune(card, by)) {
                return Fate::Stays;
            }
            let lens = self.lens();
            let guard = lens.waiting().find_map(|(at, repl, guarded, me)| match repl {
                Repl::PreventDestroy(f)
                    if guarded.is_none_or(|guarded| guarded == card) && lens.fits(f, card, me) =>
                {
                    Some(at)
                }
                _ => None,
            });
            if let Some(at) = guard {
                self.use_up(at);
                return Fate::Stays;
            }
            let angel = self.lens().legion(card) == Legion::Angel;
            let lying = self.state.card(card);
            if angel && lying.up && lying.counters[0] > 0 {
                self.state.card_mut(card).counters[0] -= 1;
                return Fate::Stays;
            }
            let lens = self.lens();
            let kept = lens.replacements().any(|(repl, me, _)| match repl {
                Repl::PreventDestroy(f) => lens.fits(f, card, me),
                _ => false,
            });
            if kept {
                return Fate::Stays;
            }
        }
        let lens = self.lens();
        let diverted = lens.replacements().find_map(|(repl, me, _)| match repl {
            Repl::Divert(f, how, to) if (*how == Why::AnyWay || *how == why) && lens.fits(f, card, me) => {
                Some(*to)
            }
            _ => None,
        });
        Fate::Goes(diverted.unwrap_or(Dest::Discard))
    }

    /// What is left of damage to a Warrior: Immunity, replacements, Holy Counters, Valiant (LRAW-4.1.21). The second number
    /// is how many Holy Counters took damage.
    pub(super) fn soften(&mut self, card: Card, amount: i32, by: Card, effect: bool) -> (i32, u16) {
        if self.lens().immune(card, by) {
            return (0, 0);
        }
        let mut left = if effect { amount + self.amplified(by) } else { amount };
        let lens = self.lens();
        let mut waits: Vec<(u32, Option<usize>, i32)> = Vec::new();
        for (at, repl, guarded, me) in lens.waiting() {
            if let Repl::PreventHit(f, n) = repl
                && guarded.is_none_or(|guarded| guarded == card)
                && lens.fits(f, card, me)
            {
                let since = lens.state.lasting.get(at).map_or(0, |lasting| lasting.since);
                waits.push((since, Some(at), lens.static_number(n, me)));
            }
        }
        for (repl, me, since) in lens.replacements() {
            if let Repl::PreventHit(f, n) = repl
                && lens.fits(f, card, me)
            {
                waits.push((since, None, lens.static_number(n, me)));
            }
        }
        waits.sort_by_key(|(since, ..)| *since);
        let mut used: Vec<usize> = Vec::new();
        for (_, at, less) in waits {
            if left <= 0 {
                break;
            }
            left = (left - less).max(0);
            used.extend(at);
        }
        used.sort_unstable();
        used.into_iter().rev().for_each(|at| self.use_up(at));
        let holy = if self.lens().legion(card) == Legion::Angel {
            let counters = i32::from(self.state.card(card).counters[0]);
            counters.min(left).max(0)
        } else {
            0
        };
        left -= holy;
        let lens = self.lens();
        let (attack, valiant) = (lens.attack(card), lens.has(card, Tag::Valiant));
        if valiant && left > 0 && left >= attack && !self.state.card(card).has(mark::VALIANT) {
            left = (attack - 1).max(0);
            self.state.card_mut(card).marks |= mark::VALIANT;
        }
        (left, u16::try_from(holy).unwrap_or(0))
    }

    /// How much more a damage instruction of a card deals (FX-14).
    pub(super) fn amplified(&mut self, by: Card) -> i32 {
        let lens = self.lens();
        let more = lens.replacements().map(|(repl, me, _)| match repl {
            Repl::Amplify(f, n) if lens.fits(f, by, me) => *n,
            _ => 0,
        });
        more.sum()
    }

    /// What is left of damage to a Warlord (LRAW-4.1.22).
    pub(super) fn soften_warlord(&mut self, seat: Seat, amount: i32) -> i32 {
        let lens = self.lens();
        lens.replacements().fold(amount, |left, (repl, me, _)| match repl {
            Repl::PreventWarlordHit(who, n) if names(*who, me, seat, lens.state) => {
                (left - lens.static_number(n, me)).max(0)
            }
            _ => left,
        })
    }

    /// What an attack is made against instead (LRAW-4.2.9).
    pub(super) fn other_target(&mut self, on: Card) -> Option<Card> {
        let lens = self.lens();
        lens.replacements().find_map(|(repl, me, _)| match repl {
            Repl::NewTarget(f) if me.this != on && lens.fits(f, on, me) => Some(me.this),
            _ => None,
        })
    }

    /// Who takes a Warrior that an effect of a player would Conscript (FX-14).
    pub(super) fn thief(&mut self, of: Seat) -> Option<(usize, Seat)> {
        let lens = self.lens();
        lens.waiting().find_map(|(at, repl, _, me)| {
            let room = lens.state.side(me.you).free(crate::state::Zone::Warrior).next().is_some();
            (*repl == Repl::StealConscript && me.you != of && room).then_some((at, me.you))
        })
    }

    /// A waiting replacement was used.
    pub(super) fn used_replacement(&mut self, at: usize) {
        self.use_up(at);
    }

    /// The keyword that a Warrior enters with instead of its own (FX-14).
    pub(super) fn swapped(&mut self, card: Card) -> Option<(usize, crate::cards::WordId)> {
        let lens = self.lens();
        lens.waiting().find_map(|(at, repl, _, me)| match repl {
            Repl::SwapKw(f, keyword) if lens.fits(f, card, me) => Some((at, keyword.id)),
            _ => None,
        })
    }

    /// Whether a wrong call does no damage to a player.
    pub(super) fn safe_gamble(&mut self, seat: Seat) -> bool {
        let lens = self.lens();
        lens.replacements().any(|(repl, me, _)| match repl {
            Repl::SafeGamble(who) => names(*who, me, seat, lens.state),
            _ => false,
        })
    }

    /// Tells that a card was saved.
    pub(super) fn saved(&mut self, card: Card) {
        self.tell(Event::Saved(card));
    }
}

fn names(who: Who, me: Me, seat: Seat, state: &crate::state::State) -> bool {
    crate::sight::players(state, who, me.you, None).contains(&seat)
}
