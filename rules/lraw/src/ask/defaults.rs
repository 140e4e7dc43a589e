//! What is played for whoever does not answer (5.4): a walk through the grammar that takes what the table of defaults says.
//!
//! Optional things are left alone. What must be chosen goes by the general defaults: cards of others before own ones where
//! it harms, own ones first where it helps, the highest attack first, then the lowest zone; what has to be given up is what is
//! worth least, and of a hand what has been there longest.

use std::ops::RangeInclusive;

use super::{Answers, Illegal, keys};
use crate::{
    cards::{Ability, FaceId, Fx, Hit, Num, Who},
    moves::Move,
    state::{Asked, Card, Code, Zone},
};
use skald_toolkit::{
    grammar::{Grammar, Options, Spoken, Walker},
    key_words,
};
use skald_vocabulary::interface::{Key, Misuse, Pick, Say, Seat};

/// The default of the question that stands; `None` when nothing is asked.
#[must_use]
pub fn default_move(answers: &Answers<'_>) -> Option<Move> {
    walk(answers, Taste::of(answers)?)
}

/// The move to which a taste leads; `None` when it leads nowhere.
#[must_use]
pub fn walk(answers: &Answers<'_>, taste: Taste<'_>) -> Option<Move> {
    let mut prefers = Prefers { answers, taste };
    Spoken(answers).walk(&mut prefers).ok().map(|(_, words)| Move::of(&words))
}

/// Which target is taken where one has to be named (5.2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The strongest card of others, where one has to be named.
    Strongest,
    /// The weakest card of others.
    Weakest,
    /// The own strongest card.
    Mine,
    /// The card that attacks.
    Attacker,
    /// The card of others that came last.
    Newest,
    /// The card of others in the first place of its zone.
    Zone1,
    /// The same in the second place.
    Zone2,
    /// The same in the third place.
    Zone3,
    /// The same in the fourth place.
    Zone4,
    /// The same in the fifth place.
    Zone5,
    /// The opponent, where a player has to be named.
    Player,
}

key_words! { Aim {
    Strongest = "strongest", Weakest = "weakest", Mine = "mine-strongest", Attacker = "attacker", Newest = "newest",
    Zone1 = "zone-1", Zone2 = "zone-2", Zone3 = "zone-3", Zone4 = "zone-4", Zone5 = "zone-5", Player = "player",
} }

impl Aim {
    /// Its words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Strongest => "lraw-rule-strongest",
            Self::Weakest => "lraw-rule-weakest",
            Self::Mine => "lraw-rule-mine",
            Self::Attacker => "lraw-rule-attacker",
            Self::Newest => "lraw-rule-newest",
            Self::Zone1 => "lraw-rule-zone-1",
            Self::Zone2 => "lraw-rule-zone-2",
            Self::Zone3 => "lraw-rule-zone-3",
            Self::Zone4 => "lraw-rule-zone-4",
            Self::Zone5 => "lraw-rule-zone-5",
            Self::Player => "lraw-rule-player",
        }
    }

    /// The place of a zone that it names, from 0.
    const fn place(self) -> Option<u8> {
        match self {
            Self::Zone1 => Some(0),
            Self::Zone2 => Some(1),
            Self::Zone3 => Some(2),
            Self::Zone4 => Some(3),
            Self::Zone5 => Some(4),
            _ => None,
        }
    }
}

/// What is liked in the question that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taste<'a> {
    /// This word.
    Word(&'static str),
    /// This number, or the nearest that may be said.
    Number(i64),
    /// This in all, of what is asked about one after the other.
    Sum(i64),
    /// As many as must be, in the order in which they stand there.
    First,
    /// At least one, in the order in which they stand there.
    One,
    /// What is worth least.
    Least,
    /// The price is paid, with what is worth least.
    Pay,
    /// What does most for or against these cards, as a seat sees it.
    Targets {
        /// Whose choice it is.
        seat: Seat,
        /// Whether it harms.
        harms: bool,
    },
    /// A place without a trap.
    Safe(Seat),
    /// A trigger is used.
    Trigger {
        /// Whose.
        seat: Seat,
    },
    /// This card is used (5.2.4).
    Use {
        /// Whose choice it is.
        seat: Seat,
        /// The card.
        card: Key,
        /// On what.
        rule: Aim,
        /// With which X, or the least.
        x: Option<i64>,
        /// With which mode, from 1; 0 is the first that is possible.
        mode: u8,
    },
    /// What is given up by these names first, and then what is worth least, or what has been there longest.
    Give {
        /// Ids of cards, in order.
        names: &'a [Key],
        /// Whether what is worth least goes next.
        least: bool,
    },
}

impl Taste<'_> {
    fn of(answers: &Answers<'_>) -> Option<Self> {
        let question = answers.state.asked.as_ref()?;
        let seat = question.seat;
        Some(match &question.what {
            Asked::Main => Self::Word("end"),
            Asked::Respond => Self::Word("pass"),
            Asked::Follow => Self::Word("follow"),
            Asked::Redeclare => Self::Word("cancel"),
            Asked::Trigger(met) => {
                let ability = answers.pool.ability(met.ability);
                if ability.body.may {
                    Self::Word("decline")
                } else {
                    Self::Targets { seat, harms: harms(ability) }
                }
            }
            Asked::YesNo { code, .. } => Self::Word(match code {
                Code::Mulligan | Code::AfterMulligan | Code::May => "no",
                _ => "yes",
            }),
            Asked::Cards { code, .. } => match code {
                Code::Search => Self::One,
                Code::Sacrifice => Self::Least,
                Code::Pick => Self::Targets { seat, harms: answers.running().is_none_or(harms) },
                _ => Self::First,
            },
            Asked::Order { .. } => Self::First,
            Asked::Price { .. } => Self::Pay,
            // What is given for them counts by fives (D-52).
            Asked::Counters { max, .. } => Self::Sum(i64::from(max - max % 5)),
            Asked::Number { code, max, .. } => Self::Number(match code {
                Code::Gamble => 4,
                Code::Reroll | Code::Quartz => 0,
                _ => i64::from(*max),
            }),
            Asked::Place { side, .. } => Self::Safe(*side),
        })
    }
}

/// Whether an ability does harm to what it means: damage, less attack, removal. All else helps.
fn harms(ability: &Ability) -> bool {
    ability.body.fx.fx.iter().any(|fx| match fx {
        Fx::Destroy(_) | Fx::Move(..) | Fx::TakeControl(_) | Fx::PutUnder(_) | Fx::Take(..) => true,
        Fx::Damage(Hit::Warlord(Who::You), _) => false,
        Fx::Damage(..) | Fx::CancelAttack => true,
        Fx::Atk(_, Num::N(n), _) => *n < 0,
        _ => false,
    })
}

const USE: Key = Key::of("use");

impl<'s> Answers<'s> {
    /// The card that a word names: by its place, or by its own word.
    #[must_use]
    pub fn named(&self, key: Key) -> Option<FaceId> {
        let all = self.state.seats().flat_map(|seat| self.state.side(seat).field());
        let on_field = all.into_iter().find(|card| keys::key(self.pool, self.state, *card) == key);
        let plain = key.as_str().split('.').next().and_then(|word| Key::new(word).ok());
        let face = on_field.map(|card| self.state.card(card).face);
        face.or_else(|| plain.and_then(|key| self.pool.find(key)))
    }

    /// The ability that runs.
    fn running(&self) -> Option<&'s Ability> {
        let item = &self.state.running.as_ref()?.item;
        item.ability.map(|id| self.pool.ability(id))
    }
}

/// A walker that takes what it likes best, and as little as may be.
struct Prefers<'a, 's> {
    answers: &'a Answers<'s>,
    taste: Taste<'a>,
}

impl Prefers<'_, '_> {
    /// How much a word is liked: the least number is liked best; equal ones are taken as they stand.
    fn rank(&self, key: Key) -> (u8, i32, u8) {
        let plain = (1, 0, 0);
        match self.taste {
            Taste::Word(word) => (u8::from(key.as_str() != word), 0, 0),
            Taste::Pay if key.as_str() == "pay" => (0, 0, 0),
            Taste::Least | Taste::Pay => {
                self.card(key).map_or(plain, |(card, place)| (1, self.answers.lens().attack(card), place))
            }
            Taste::Targets { seat, harms } => self.card(key).map_or(plain, |(card, place)| {
                let own = self.answers.state.card(card).side == seat;
                (u8::from(own == harms), -self.answers.lens().attack(card), place)
            }),
            Taste::Safe(side) => {
                let trapped = (0_u8..).zip(&self.answers.state.side(side).traps);
                let mut trapped = trapped.filter(|(_, trap)| trap.is_some());
                (u8::from(trapped.any(|(place, _)| keys::place(Zone::Warrior, place) == key)), 0, 0)
            }
            Taste::Trigger { seat } => {
                let targets = Self { answers: self.answers, taste: Taste::Targets { seat, harms: true } };
                if key == USE { (0, 0, 0) } else { targets.rank(key) }
            }
            Taste::Give { names, least } => {
                let word = key.as_str().split('.').next().unwrap_or_default();
                let id = self.answers.named(key).map(|face| self.answers.pool.face(face));
                let named = |name: &Key| name.as_str() == word || id.is_some_and(|face| face.key == *name);
                let at = names.iter().position(named).and_then(|at| u8::try_from(at).ok());
                match (at, id) {
                    (Some(at), _) => (0, i32::from(at), 0),
                    (None, face) if least => {
                        let there =
                            self.card(key).map(|(card, place)| (self.answers.lens().attack(card), place));
                        let (attack, place) = there.unwrap_or((face.map_or(0, |face| face.attack), 0));
                        (1, attack, place)
                    }
                    (None, _) => (1, 0, 0),
                }
            }
            Taste::Use { seat, card, rule, mode, .. } => {
                let meant =
                    self.answers.named(key).is_some_and(|face| self.answers.pool.face(face).key == card);
                if key == USE || meant {
                    return (0, 0, 0);
                }
                if mode > 0 && key.as_str() == format!("m{mode}") {
                    return (1, 0, 0);
                }
                if let Ok(player) = Seat::from_key(key) {
                    return (1 + u8::from(player == seat), 0, 0);
                }
                self.card(key).map_or((2, 0, 0), |(on, place)| self.aimed(seat, rule, on, place))
            }
            Taste::Number(_) | Taste::Sum(_) | Taste::First | Taste::One => plain,
        }
    }

    /// How well a card fits a rule for targets.
    fn aimed(&self, seat: Seat, rule: Aim, on: Card, place: u8) -> (u8, i32, u8) {
        let state = self.answers.state;
        let own = state.card(on).side == seat;
        let attack = self.answers.lens().attack(on);
        let attacks = state.attack.is_some_and(|attack| attack.by == on);
        match rule {
            Aim::Attacker => (1 + u8::from(!attacks), -attack, place),
            Aim::Newest => {
                let since = i32::try_from(state.card(on).since).unwrap_or(i32::MAX);
                (1 + u8::from(own), -since, place)
            }
            Aim::Weakest => (1 + u8::from(own), attack, place),
            Aim::Mine => (1 + u8::from(!own), -attack, place),
            Aim::Strongest | Aim::Player => (1 + u8::from(own), -attack, place),
            _ => (1 + u8::from(own || rule.place() != Some(place)), -attack, place),
        }
    }

    /// The card on the field that a word names, and its place.
    fn card(&self, key: Key) -> Option<(Card, u8)> {
        let state = self.answers.state;
        let all = state.seats().flat_map(|seat| {
            [Zone::Warrior, Zone::Unified, Zone::Fortified]
                .into_iter()
                .flat_map(move |zone| (0_u8..).zip(state.side(seat).zone(zone)))
        });
        let mut cards = all.filter_map(|(place, card)| card.map(|card| (card, place)));
        cards.find(|(card, _)| keys::key(self.answers.pool, state, *card) == key)
    }
}

impl Walker for Prefers<'_, '_> {
    type Illegal = Illegal;
    type Stop = Illegal;

    fn one<O: Options<Illegal = Illegal>>(&mut self, of: O) -> Result<O::Item, Illegal> {
        let best = of.items().min_by_key(|item| self.rank(of.key(item)));
        best.ok_or_else(|| Misuse::Unfinished(of.prompt()).into())
    }

    fn only<O: Options<Illegal = Illegal>>(&mut self, of: O) -> Result<Option<O::Item>, Illegal> {
        if of.items().take(2).count() < 2 { Ok(None) } else { self.one(of).map(Some) }
    }

    fn some<O: Options<Illegal = Illegal>>(
        &mut self,
        of: O,
        count: RangeInclusive<u8>,
    ) -> Result<Vec<O::Item>, Illegal> {
        let wanted = (*count.start()).max(u8::from(self.taste == Taste::One)).min(*count.end());
        let mut ranked: Vec<(usize, _)> =
            of.items().map(|item| self.rank(of.key(&item))).enumerate().collect();
        ranked.sort_by_key(|(_, rank)| *rank);
        let mut places: Vec<usize> =
            ranked.into_iter().take(usize::from(wanted)).map(|(place, _)| place).collect();
        places.sort_unstable();
        let items = of.items().enumerate();
        Ok(items.filter(|(place, _)| places.contains(place)).map(|(_, item)| item).collect())
    }

    fn order<O: Options<Illegal = Illegal>>(&mut self, of: O) -> Result<Vec<O::Item>, Illegal> {
        Ok(of.items().collect())
    }

    fn number_or(
        &mut self,
        _: impl Fn() -> Say,
        range: RangeInclusive<i64>,
        _: impl Fn(Option<&Pick>) -> Option<Illegal>,
    ) -> Result<i64, Illegal> {
        if let Taste::Sum(left) = &mut self.taste {
            let given = (*left).clamp(*range.start(), *range.end());
            *left -= given;
            return Ok(given);
        }
        let wanted = match self.taste {
            Taste::Number(wanted) | Taste::Use { x: Some(wanted), .. } => wanted,
            _ => *range.start(),
        };
        Ok(wanted.clamp(*range.start(), *range.end()))
    }

    fn ends(&mut self) -> bool {
        true
    }

    fn said(&mut self, _: Key) -> bool {
        false
    }

    fn instead<T>(&mut self, _: impl FnOnce(&Pick) -> Option<T>) -> Option<T> {
        None
    }

    fn is_done(&self) -> bool {
        true
    }

    fn refuse(&mut self, why: impl FnOnce() -> Illegal) -> Illegal {
        why()
    }
}
