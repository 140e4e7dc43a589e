//! Replacement effects: what happens instead of something else (6.6, LRAW-4.1.21, 4.1.22).

use super::Engine;
use crate::{
    cards::{Counter, Dest, F, Legion, Repl, Tag, Who, Why, WordId},
    event::{Event, Softened},
    sight::{Lens, Me},
    state::{Card, Thing, Zone, mark},
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

/// A replacement as it is looked at.
struct Waits<'l> {
    lens: Lens<'l>,
    repl: &'l Repl,
    /// The card that it guards, if it is a guard.
    guarded: Option<Card>,
    me: Me,
    /// Whether it was made for so many events; statics replace every one.
    made: bool,
}

impl Waits<'_> {
    /// Whether such a card is one of those that it is about.
    fn about(&self, f: &F, card: Card) -> bool {
        self.guarded.is_none_or(|guarded| guarded == card) && self.lens.fits(f, card, self.me)
    }

    fn names(&self, who: Who, seat: Seat) -> bool {
        crate::sight::players(self.lens.state, who, self.me.you, None).contains(&seat)
    }
}

impl Engine<'_> {
    /// All replacements that apply, the oldest first (LRAW-6.6.3): with their places among what lasts, if they were made.
    fn replacing<T>(&mut self, applies: impl Fn(&Waits<'_>) -> Option<T>) -> Vec<(Option<usize>, T)> {
        let lens = self.lens();
        let made = lens.waiting().filter_map(|(at, repl, guarded, me)| {
            let since = lens.state.lasting.get(at).map_or(0, |lasting| lasting.since);
            applies(&Waits { lens, repl, guarded, me, made: true }).map(|what| (since, Some(at), what))
        });
        let fixed = lens.replacements().filter_map(|(repl, me, since)| {
            applies(&Waits { lens, repl, guarded: None, me, made: false }).map(|what| (since, None, what))
        });
        let mut all: Vec<(u32, Option<usize>, T)> = made.chain(fixed).collect();
        all.sort_by_key(|(since, ..)| *since);
        all.into_iter().map(|(_, at, what)| (at, what)).collect()
    }

    /// The oldest replacement that applies; it is used.
    fn instead<T>(&mut self, applies: impl Fn(&Waits<'_>) -> Option<T>) -> Option<T> {
        let (at, what) = self.replacing(applies).into_iter().next()?;
        at.into_iter().for_each(|at| self.use_up(at));
        Some(what)
    }

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

    /// Takes numbers off one after the other until nothing is left; only those that took something are used.
    fn reduced(&mut self, from: i32, by: Vec<(Option<usize>, i32)>) -> i32 {
        let mut left = from;
        let mut used: Vec<usize> = Vec::new();
        for (at, less) in by {
            if left <= 0 {
                break;
            }
            left = (left - less).max(0);
            used.extend(at);
        }
        used.sort_unstable();
        used.into_iter().rev().for_each(|at| self.use_up(at));
        left
    }

    /// What becomes of a card that would be destroyed: by an effect Immunity, guards, Holy Counters, statics, another zone;
    /// in battle or at attack 0 only another zone (LRAW-6.6.4).
    pub(super) fn fate(&mut self, card: Card, why: Why, at_zero: bool, by: Option<Card>) -> Fate {
        if why == Why::Effect && !at_zero {
            if by.is_some_and(|by| self.lens().immune(card, by)) {
                return Fate::Stays;
            }
            let kept = |waits: &Waits<'_>| match waits.repl {
                Repl::PreventDestroy(f) if waits.about(f, card) => Some(()),
                _ => None,
            };
            if self.instead(|waits| kept(waits).filter(|()| waits.made)).is_some() {
                return Fate::Stays;
            }
            let angel = self.lens().legion(card) == Legion::Angel;
            let lying = self.state.card(card);
            if angel && lying.up && lying.counters[0] > 0 {
                self.state.card_mut(card).counters[0] -= 1;
                self.tell(Event::Counters(card, Counter::Holy, -1));
                return Fate::Stays;
            }
            if self.instead(kept).is_some() {
                return Fate::Stays;
            }
        }
        let diverted = self.instead(|waits| match waits.repl {
            Repl::Divert(f, how, to) if (*how == Why::AnyWay || *how == why) && waits.about(f, card) => {
                Some(*to)
            }
            _ => None,
        });
        Fate::Goes(diverted.unwrap_or(Dest::Discard))
    }

    /// What becomes of damage to a Warrior: Immunity, replacements, Holy Counters, Valiant (LRAW-4.1.21).
    pub(super) fn soften(&mut self, card: Card, amount: i32, by: Card, effect: bool) -> Softened {
        if self.lens().immune(card, by) {
            return Softened { dealt: amount, prevented: amount, ..Softened::default() };
        }
        let amount = if effect { amount + self.amplified(by) } else { amount };
        let less = self.replacing(|waits| match waits.repl {
            Repl::PreventHit(f, n) if waits.about(f, card) => Some(waits.lens.static_number(n, waits.me)),
            _ => None,
        });
        let mut left = self.reduced(amount, less);
        let holy = if self.lens().legion(card) == Legion::Angel {
            let counters = i32::from(self.state.card(card).counters[0]);
            counters.min(left).max(0)
        } else {
            0
        };
        let prevented = amount - left;
        left -= holy;
        let through = left;
        let lens = self.lens();
        let (attack, valiant) = (lens.attack(card), lens.has(card, Tag::Valiant));
        if valiant && left > 0 && left >= attack && !self.state.card(card).has(mark::VALIANT) {
            left = (attack - 1).max(0);
            self.state.card_mut(card).marks |= mark::VALIANT;
        }
        Softened { dealt: amount, prevented, holy, valiant: through - left, taken: left }
    }

    /// How much more a damage instruction of a card deals (FX-14).
    pub(super) fn amplified(&mut self, by: Card) -> i32 {
        let more = self.replacing(|waits| match waits.repl {
            Repl::Amplify(f, n) if waits.about(f, by) => Some(*n),
            _ => None,
        });
        more.iter().rev().filter_map(|(at, _)| *at).for_each(|at| self.use_up(at));
        more.iter().map(|(_, n)| n).sum()
    }

    /// What is left of damage to a Warlord (LRAW-4.1.22).
    pub(super) fn soften_warlord(&mut self, seat: Seat, amount: i32) -> i32 {
        let less = self.replacing(|waits| match waits.repl {
            Repl::PreventWarlordHit(who, n) if waits.names(*who, seat) => {
                Some(waits.lens.static_number(n, waits.me))
            }
            _ => None,
        });
        self.reduced(amount, less)
    }

    /// The zone to which a card goes instead of a discard pile (FX-14).
    pub(super) fn instead_of_discard(&mut self, card: Card) -> Dest {
        let diverted = self.instead(|waits| match waits.repl {
            Repl::DivertDiscard(f, to) if waits.about(f, card) => Some(*to),
            _ => None,
        });
        diverted.unwrap_or(Dest::Discard)
    }

    /// What an attack is made against instead (LRAW-4.2.9).
    pub(super) fn other_target(&mut self, on: Card) -> Option<Card> {
        self.instead(|waits| {
            let this = waits.me.this;
            let there = this != on && waits.lens.state.card(this).warrior_place().is_some();
            match waits.repl {
                Repl::NewTarget(f) if there && waits.about(f, on) => Some(this),
                _ => None,
            }
        })
    }

    /// Who takes a Warrior that an effect of a player would Conscript (FX-14).
    pub(super) fn thief(&mut self, of: Seat) -> Option<Seat> {
        self.instead(|waits| {
            let you = waits.me.you;
            let room = waits.lens.state.side(you).free(Zone::Warrior).next().is_some();
            (*waits.repl == Repl::StealConscript && you != of && room).then_some(you)
        })
    }

    /// The keyword that a Warrior enters with instead of its own (FX-14).
    pub(super) fn swapped(&mut self, card: Card) -> Option<WordId> {
        self.instead(|waits| match waits.repl {
            Repl::SwapKw(f, keyword) if waits.about(f, card) => Some(keyword.id),
            _ => None,
        })
    }

    /// Whether a wrong call does no damage to a player.
    pub(super) fn safe_gamble(&mut self, seat: Seat) -> bool {
        let safe = self.instead(|waits| match waits.repl {
            Repl::SafeGamble(who) if waits.names(*who, seat) => Some(()),
            _ => None,
        });
        safe.is_some()
    }

    /// Tells that a card was saved.
    pub(super) fn saved(&mut self, card: Card) {
        self.tell(Event::Saved(card));
    }
}
