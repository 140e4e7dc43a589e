//! Cards, players, places and numbers as they are named in sentences.

use skald_vocabulary::interface::{Arg, Say};

use super::Reader;
use crate::{
    cards::{Cmp, Cnt, Counter, F, Num, On, Place, Sel, T, Who},
    tell::counter,
};

/// One, or several: the number that a noun is put in.
const ONE: i64 = 1;
const MANY: i64 = 2;

/// A player as the one who does something.
pub(super) fn subject(who: Who) -> Say {
    Say::new(match who {
        Who::You => "lraw-text-you",
        Who::Opp => "lraw-text-opp",
        Who::AllOpp => "lraw-text-all-opp",
        Who::All | Who::Each => "lraw-text-all",
        Who::Tp => "lraw-text-tp",
    })
}

/// A player as the one to whom something belongs.
pub(super) fn whose(who: Who) -> Say {
    Say::new(match who {
        Who::You => "lraw-text-your",
        Who::Opp => "lraw-text-opps",
        Who::AllOpp => "lraw-text-all-opps",
        Who::All | Who::Each => "lraw-text-alls",
        Who::Tp => "lraw-text-tps",
    })
}

/// Whether it is the reader who does something, as sentences choose their verb.
pub(super) const fn person(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        _ => "other",
    }
}

impl Reader<'_> {
    /// A sentence about what somebody does.
    pub(super) fn of(id: &'static str, who: Who) -> Say {
        Say::new(id).with("who", person(who)).with("subject", subject(who)).with("whose", whose(who))
    }

    /// A number: itself, or how it is found.
    pub(super) fn number(&self, of: &Num) -> Arg {
        let say = match of {
            Num::N(n) => return Arg::Number(i64::from(*n)),
            Num::X => Say::new("lraw-text-x"),
            Num::Count(place, f) => Say::new("lraw-text-count").with("cards", self.cards(*place, f, MANY)),
            Num::CountersOn(sel, of) => Say::new("lraw-text-counters-on")
                .with("counter", Say::new(counter(*of)))
                .with("cards", self.sel(sel)),
            Num::AtkOf(sel) => Say::new("lraw-text-attack-of").with("cards", self.sel(sel)),
            Num::Dice => Say::new("lraw-text-dice"),
            Num::Amount => Say::new("lraw-text-amount"),
            Num::Div(of, by) => {
                Say::new("lraw-text-div").with("n", self.number(of)).with("by", i64::from(*by))
            }
            Num::Plus(a, b) => {
                Say::new("lraw-text-plus").with("n", self.number(a)).with("more", self.number(b))
            }
            Num::Mul(of, -1) => Say::new("lraw-text-minus").with("n", self.number(of)),
            Num::Mul(of, by) => {
                Say::new("lraw-text-times").with("n", self.number(of)).with("by", i64::from(*by))
            }
        };
        Arg::Say(Box::new(say))
    }

    /// So many cards that fit.
    pub(super) fn counted(count: Cnt, noun: impl Fn(i64) -> Say) -> Say {
        let id = match count {
            Cnt::Ex(n) => {
                let number = i64::from(n);
                return Say::new("lraw-text-exactly").with("n", number).with("cards", noun(number));
            }
            Cnt::Up(n) => {
                let number = i64::from(n);
                return Say::new("lraw-text-up-to").with("n", number).with("cards", noun(number));
            }
            Cnt::ExX => "lraw-text-exactly-x",
            Cnt::UpX => "lraw-text-up-to-x",
        };
        Say::new(id).with("cards", noun(MANY))
    }

    /// Any card that fits.
    pub(super) fn any(&self, f: &F) -> Say {
        match f {
            F::This => self.this(),
            f => Say::new("lraw-text-any").with("cards", self.noun(f, ONE, None)),
        }
    }

    /// Cards that fit, at a place, in a number.
    pub(super) fn cards(&self, place: Place, f: &F, n: i64) -> Say {
        if *f == F::This {
            return self.this();
        }
        let noun = self.noun(f, n, Some(place));
        let (id, who) = match place {
            // What lies in those zones is named after them; most of what is meant lies on the field.
            Place::Field | Place::Wz | Place::Uz | Place::Fz => return noun,
            Place::Mine => return Say::new("lraw-text-mine").with("cards", noun),
            Place::Hand(who) => ("lraw-text-in-hand", who),
            Place::Discard(who) => ("lraw-text-in-discard", who),
            Place::Erad(who) => ("lraw-text-in-erad", who),
        };
        Say::new(id).with("cards", noun).with("whose", whose(who))
    }

    /// Cards that fit, in a number.
    pub(super) fn noun(&self, f: &F, n: i64, place: Option<Place>) -> Say {
        let all: &[F] = match f {
            F::And(all) => all,
            one => std::slice::from_ref(one),
        };
        let named = all.iter().find_map(base_of);
        let base = named.unwrap_or(match place {
            Some(Place::Wz) => "lraw-text-warrior",
            Some(Place::Uz) => "lraw-text-unified",
            Some(Place::Fz) => "lraw-text-fortified",
            _ => "lraw-text-card",
        });
        let mut parts: Vec<&F> = all.iter().filter(|f| base_of(f).is_none()).collect();
        parts.sort_by_key(|f| order(f));
        parts.into_iter().fold(Say::new(base).with("n", n), |noun, f| self.wrapped(noun, f))
    }

    /// A noun with one more thing that is said of it.
    fn wrapped(&self, noun: Say, f: &F) -> Say {
        let of = |id: &'static str| Say::new(id).with("cards", noun.clone());
        let compared = |id: &'static str, cmp: Cmp, n: i32| {
            let cmp = if cmp == Cmp::Le { "le" } else { "ge" };
            of(id).with("cmp", cmp).with("n", i64::from(n))
        };
        match f {
            F::NotThis => of("lraw-text-not-this"),
            F::OnField => of("lraw-text-on-field"),
            F::NonToken => of("lraw-text-non-token"),
            F::FaceUp => of("lraw-text-face-up"),
            F::FaceDown => of("lraw-text-face-down"),
            F::Mine => of("lraw-text-mine"),
            F::Theirs => of("lraw-text-theirs"),
            F::OwnLegion => of("lraw-text-own-legion"),
            F::DiffName => of("lraw-text-other-name"),
            F::Leg(legion) => of("lraw-text-legion").with("legion", super::legion(*legion)),
            F::Name(name) => of("lraw-text-named").with("name", name.0),
            F::Is(name) => of("lraw-text-is").with("name", name.0),
            F::Atk(cmp, n) => compared("lraw-text-attack", *cmp, *n),
            F::Base(cmp, n) => compared("lraw-text-printed-attack", *cmp, *n),
            F::HasKw(tag) => of("lraw-text-with-word").with("word", tag.word()),
            F::Or(list) => {
                let either = |first: Say, second| {
                    Say::new("lraw-text-either").with("first", first).with("second", second)
                };
                let all = list.iter().map(|f| self.noun(f, ONE, None)).reduce(either);
                of("lraw-text-one-of").with("either", all.unwrap_or(Say::new("lraw-nothing")))
            }
            F::Not(f) => of("lraw-text-not").with("other", self.any(f)),
            F::And(_) => of("lraw-text-that-is").with("other", self.any(f)),
            F::Any | F::This | F::Warrior | F::Unified | F::Fortified | F::Act | F::Arm | F::WarlordCard => {
                noun
            }
        }
    }

    /// Cards that an instruction acts on.
    pub(super) fn sel(&self, of: &Sel) -> Say {
        match of {
            Sel::This => self.this(),
            Sel::Ev => Say::new(if self.attack() { "lraw-text-attacker" } else { "lraw-text-that" }),
            Sel::Ev2 => Say::new(if self.attack() { "lraw-text-attacked" } else { "lraw-text-that-other" }),
            Sel::T(at) if self.targets.len() < 2 => self.it(*at),
            Sel::T(at) => Say::new("lraw-text-nth").with("n", at + 1),
            Sel::Prev => Say::new("lraw-text-prev"),
            Sel::Pick(who, count, place, f) => {
                let cards = Self::counted(*count, |n| self.cards(*place, f, n));
                match who {
                    Who::You => cards,
                    other => {
                        Say::new("lraw-text-picked").with("cards", cards).with("subject", subject(*other))
                    }
                }
            }
            Sel::Every(place, f) => Say::new("lraw-text-each").with("cards", self.cards(*place, f, ONE)),
        }
    }

    /// The card that speaks, or the Warrior that it equips.
    fn this(&self) -> Say {
        Say::new(if self.arm { "lraw-text-bearer" } else { "lraw-text-this" })
    }

    /// "It" or "them", by how many may be declared.
    fn it(&self, at: usize) -> Say {
        let one = matches!(self.targets.get(at), Some(T::Card(Cnt::Ex(1) | Cnt::Up(1), ..)));
        Say::new(if one { "lraw-text-it" } else { "lraw-text-them" })
    }

    const fn attack(&self) -> bool {
        matches!(self.on, Some(On::Attack(..)))
    }

    /// What is declared on activation.
    pub(super) fn target(&self, of: &T) -> Say {
        match of {
            T::Card(count, place, f) => Self::counted(*count, |n| self.cards(*place, f, n)),
            T::Player(Who::AllOpp | Who::Opp) => Say::new("lraw-text-an-opponent"),
            T::Player(_) => Say::new("lraw-text-a-player"),
        }
    }

    /// So many counters.
    pub(super) fn counters(&self, of: Counter, n: &Num) -> Say {
        Say::new("lraw-text-counters").with("counter", Say::new(counter(of))).with("n", self.number(n))
    }
}

/// The noun that a part of a description is.
const fn base_of(f: &F) -> Option<&'static str> {
    match f {
        F::Warrior => Some("lraw-text-warrior"),
        F::Unified => Some("lraw-text-unified"),
        F::Fortified => Some("lraw-text-fortified"),
        F::Act => Some("lraw-text-act"),
        F::Arm => Some("lraw-text-arm"),
        F::WarlordCard => Some("lraw-text-warlord"),
        _ => None,
    }
}

/// What stands next to the noun comes first.
const fn order(f: &F) -> u8 {
    match f {
        F::Name(_) | F::Is(_) => 0,
        F::Leg(_) => 1,
        F::NonToken => 2,
        F::FaceUp | F::FaceDown => 3,
        F::Mine | F::Theirs | F::OwnLegion => 4,
        F::OnField => 5,
        _ => 6,
    }
}
