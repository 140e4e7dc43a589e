//! Standing orders and answer settings (5.2): what they are and how they are written.
//!
//! What belongs here: stop list, mode, yields, standing activations, choices that are made once for all, turn plans.

mod decide;
mod menus;
mod occasion;
mod plan;
mod planned;
mod standing;
mod steps;
mod stops;

use skald_toolkit::{
    grammar::{Many, Number, One, Own},
    key_words, notation,
};
use skald_vocabulary::interface::{Key, Say};

use self::standing::{Stops, Used};
pub use self::{
    decide::{decide, follow, given_with, heed, is_of_table, is_over, kept, stands_back},
    menus::Orders,
    occasion::{Class, Occasion},
    plan::{Plan, Step, fighters_of},
    standing::Standing,
    stops::{advice, warning},
};
use crate::{
    cards::{Pool, Tag},
    state::{Code, Window},
    view::View,
};

/// A setting or a standing order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// At which events of a foreign turn to be asked, each with its threshold where it has one.
    Stop(Vec<(Class, Option<Bound>)>),
    /// Whether one is asked where one can do nothing, or at everything.
    Mode(Mode),
    /// Everything passes up to the end of a turn.
    Yield {
        /// The last turn.
        turn: i64,
        /// Whether an attack that would fell the Warlord wakes the sleeper.
        wake: Wake,
    },
    /// Everything passes while one Sequence lasts, named by its first item.
    Sequence(i64),
    /// What of one foreign turn passes, answered once for the rest of it (ASY-6).
    Rest {
        /// What passes.
        what: Rest,
        /// In which turn.
        turn: i64,
    },
    /// In a turn of one's own to be asked once whether something is added to one's own item or attack (5.2.5).
    Hold(i64),
    /// To be asked in the End Phase of this turn of one's own, beside the stop list (5.2.5).
    EndPhase(i64),
    /// To be asked at an event of a card with this name, or of this card, beside the stop list.
    Watch(Class, Key),
    /// The main actions of an own turn (5.2.6).
    Plan(Plan),
    /// What to do with an own keyword that may be used.
    Keyword(Key, Wish),
    /// How a question of yes and no is answered, or whether a price is paid (5.2.7).
    Answer(Matter, Wish),
    /// What is given up first: ids of cards in order, and what comes after them (5.2.7).
    Give {
        /// In which choice.
        what: Gift,
        /// By what.
        by: Vec<Key>,
    },
    /// Something is used as soon as an event happens (5.2.4).
    Use(Standing),
}

notation! { Order {
    Stop(list: Stops) = "stop",
    Mode(mode: One) = "mode",
    Yield { turn: Number, wake: One } = "yield",
    Sequence(item: Number) = "sequence",
    Rest { what: One, turn: Number } = "pass",
    Hold(turn: Number) = "hold",
    EndPhase(turn: Number) = "end-phase",
    Watch(class: One, name: One) = "watch",
    Plan(turn: Own) = "plan",
    Keyword(keyword: One, wish: One) = "keyword",
    Answer(matter: One, wish: One) = "answer",
    Give { what: One, by: Many<One> } = "give",
    Use(of: Used) = "on",
} }

/// From what on an event of a stop list is worth a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// From this number on.
    Least(i64),
    /// Where its card has this word in its name, or is this card.
    Name(Key),
}

/// A question that can be answered once for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    /// The card after the other one's mulligan (D-06).
    Extra,
    /// One card more in the Reinforce Phase (D-21).
    MoreDraw,
    /// Upkeep (D-22).
    Upkeep,
    /// The price of reviving (D-55).
    Tax,
    /// Whether a Grimm Warrior rises (D-56).
    Rise,
    /// Whether the lowest die is rolled again (D-51).
    Reroll,
    /// Whether the Cool Down of the Special Ability ends (D-57).
    Reset,
}

key_words! { Matter {
    Extra = "extra", MoreDraw = "more-draw", Upkeep = "upkeep", Tax = "tax", Rise = "rise", Reroll = "reroll",
    Reset = "reset",
} }

impl Matter {
    /// The question.
    #[must_use]
    pub const fn code(self) -> Code {
        match self {
            Self::Extra => Code::Extra,
            Self::MoreDraw => Code::MoreDraw,
            Self::Upkeep => Code::Upkeep,
            Self::Tax => Code::Tax,
            Self::Rise => Code::Rise,
            Self::Reroll => Code::Reroll,
            Self::Reset => Code::Reset,
        }
    }

    /// Its words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Extra => "lraw-matter-extra",
            Self::MoreDraw => "lraw-matter-more-draw",
            Self::Upkeep => "lraw-matter-upkeep",
            Self::Tax => "lraw-matter-tax",
            Self::Rise => "lraw-matter-rise",
            Self::Reroll => "lraw-matter-reroll",
            Self::Reset => "lraw-matter-reset",
        }
    }
}

/// A choice of what is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gift {
    /// Cards of the hand (D-46).
    Discard,
    /// Cards that are sacrificed (D-47).
    Sacrifice,
    /// Cards that an effect lets one choose among one's own (D-42).
    Pick,
}

key_words! { Gift { Discard = "discard", Sacrifice = "sacrifice", Pick = "pick" } }

impl Gift {
    /// The question.
    #[must_use]
    pub const fn code(self) -> Code {
        match self {
            Self::Discard => Code::Discard,
            Self::Sacrifice => Code::Sacrifice,
            Self::Pick => Code::Pick,
        }
    }

    /// Its words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Discard => "lraw-gift-discard",
            Self::Sacrifice => "lraw-gift-sacrifice",
            Self::Pick => "lraw-gift-pick",
        }
    }
}

/// What a list of names to give up ends with: what is worth least goes next, or what has been there longest.
pub const LOWEST: Key = Key::of("lowest-atk");
/// See [`LOWEST`].
pub const LONGEST: Key = Key::of("longest-held");

/// What else has to hold for a standing activation, and how its card is used (5.2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum More {
    /// So many Alchemy Points are left.
    Points,
    /// So much damage would be on the own Warlord after the attack.
    Damage,
    /// This turn has come.
    Turn,
    /// The card of the event has this word in its name, or is this card.
    Name,
    /// With this X.
    X,
    /// In this mode.
    Mode,
}

key_words! { More {
    Points = "ap", Damage = "dmg", Turn = "turn", Name = "name", X = "x", Mode = "mode",
} }

impl More {
    /// Its words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Points => "lraw-more-ap",
            Self::Damage => "lraw-more-dmg",
            Self::Turn => "lraw-more-turn",
            Self::Name => "lraw-more-name",
            Self::X => "lraw-more-x",
            Self::Mode => "lraw-more-mode",
        }
    }
}

/// How much of one's hand the engine looks at to decide whether to ask (5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// One is asked only where one can answer; a pass at once tells that one cannot.
    Quick,
    /// One is asked at every event of the stop list.
    Bluff,
    /// One is asked at every event.
    Open,
}

key_words! { Mode { Quick = "quick", Bluff = "bluff", Open = "open" } }

/// What to do with something that may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wish {
    /// It is used, with the targets of the general default.
    Always,
    /// It is declined.
    Never,
    /// Its owner is asked each time.
    Ask,
}

key_words! { Wish { Always = "always", Never = "never", Ask = "ask" } }

/// Whether somebody who passes everything wants to know that the Warlord would fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wake {
    /// No.
    Sleep,
    /// Yes, by what everybody sees.
    Wake,
}

key_words! { Wake { Sleep = "asleep", Wake = "wake" } }

/// What of one foreign turn may pass without another question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rest {
    /// All attacks.
    Attacks,
    /// The end of the War Phase.
    End,
}

key_words! { Rest { Attacks = "attacks", End = "end-of-war" } }

impl Rest {
    /// Its words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Attacks => "lraw-order-rest-attacks",
            Self::End => "lraw-order-rest-end",
        }
    }

    /// The window that passes.
    #[must_use]
    pub const fn window(self) -> Window {
        match self {
            Self::Attacks => Window::Attack,
            Self::End => Window::EndOfWar,
        }
    }
}

/// How often a standing activation is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Times {
    /// Once; then the order is used up.
    Once,
    /// Each time.
    Each,
}

key_words! { Times { Once = "once", Each = "each" } }

impl Times {
    /// Its words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Once => "lraw-times-once",
            Self::Each => "lraw-times-each",
        }
    }
}

impl Order {
    /// What is left of it after it gave a move.
    #[must_use]
    pub fn left(&self, view: &View, legal: bool) -> Option<Self> {
        match self {
            Self::Plan(plan) => plan.left(view, legal).map(Self::Plan),
            Self::Use(Standing { times: Times::Once, .. }) if legal => None,
            other => Some(other.clone()),
        }
    }

    /// The stop list that everybody has at first: attacks on the Warlord, attacks of 5 and more, Unified cards, Special
    /// Abilities.
    #[must_use]
    pub fn preset() -> Self {
        Self::Stop(vec![
            (Class::AttackWarlord, Some(Bound::Least(0))),
            (Class::AttackWarrior, Some(Bound::Least(5))),
            (Class::Unified, None),
            (Class::Sa, None),
        ])
    }

    /// The orders by which the others seldom wait: what has to be given up in a foreign turn is what is worth least (5.2.7).
    #[must_use]
    pub fn sparing() -> Vec<Self> {
        let give = |what| Self::Give { what, by: vec![LOWEST] };
        [Gift::Discard, Gift::Sacrifice].map(give).into()
    }

    /// What it is about.
    #[must_use]
    pub fn slot(&self) -> Key {
        match self {
            Self::Stop(_) => Key::of("stop"),
            Self::Mode(_) => Key::of("mode"),
            Self::Yield { .. } => Key::of("yield"),
            Self::Plan(_) => Key::of("plan"),
            Self::Sequence(_) => Key::of("sequence"),
            Self::Rest { what: Rest::Attacks, .. } => Key::of("pass-attacks"),
            Self::Rest { what: Rest::End, .. } => Key::of("pass-end"),
            Self::Hold(_) => Key::of("hold"),
            Self::EndPhase(_) => Key::of("end-phase"),
            Self::Watch(_, name) => Key::new(&format!("w.{name}")).unwrap_or(*name),
            Self::Answer(matter, _) => matter.key(),
            Self::Give { what, .. } => what.key(),
            Self::Keyword(keyword, _) => *keyword,
            Self::Use(of) => of.slot(),
        }
    }

    /// It in words.
    #[must_use]
    pub fn say(&self, pool: &Pool) -> Say {
        match self {
            Self::Stop(list) if list.is_empty() => Say::new("lraw-order-stop-never"),
            Self::Stop(list) => {
                let one = |(class, bound): &(Class, Option<Bound>)| {
                    let event = Say::new(class.words());
                    match *bound {
                        None | Some(Bound::Least(..=0)) => event,
                        Some(Bound::Least(n)) => {
                            Say::new("lraw-order-least").with("event", event).with("n", n)
                        }
                        Some(Bound::Name(name)) => {
                            Say::new("lraw-order-named").with("event", event).with("name", named(pool, name))
                        }
                    }
                };
                Say::new("lraw-order-stop").with("list", list.iter().map(one).collect::<Vec<_>>())
            }
            Self::Mode(mode) => Say::new(match mode {
                Mode::Quick => "lraw-order-quick",
                Mode::Bluff => "lraw-order-bluff",
                Mode::Open => "lraw-order-open",
            }),
            Self::Yield { turn, wake } => {
                let id = match wake {
                    Wake::Wake => "lraw-order-yield-wake",
                    Wake::Sleep => "lraw-order-yield",
                };
                Say::new(id).with("turn", *turn)
            }
            Self::Keyword(keyword, wish) => {
                let id = match wish {
                    Wish::Always => "lraw-order-always",
                    Wish::Never => "lraw-order-never",
                    Wish::Ask => "lraw-order-ask-me",
                };
                let word = tag(*keyword).map_or("-", Tag::word);
                Say::new(id).with("keyword", word)
            }
            Self::Plan(plan) => planned::say(pool, plan),
            Self::Sequence(_) => Say::new("lraw-order-sequence"),
            Self::Rest { what, turn } => Say::new(what.words()).with("turn", *turn),
            Self::Hold(turn) => Say::new("lraw-order-hold").with("turn", *turn),
            Self::EndPhase(turn) => Say::new("lraw-order-end-phase").with("turn", *turn),
            Self::Watch(class, name) => Say::new("lraw-order-watch")
                .with("event", Say::new(class.words()))
                .with("name", named(pool, *name)),
            Self::Answer(matter, wish) => {
                let id = match wish {
                    Wish::Always => "lraw-order-answer-always",
                    Wish::Never => "lraw-order-answer-never",
                    Wish::Ask => "lraw-order-answer-ask",
                };
                Say::new(id).with("matter", Say::new(matter.words()))
            }
            Self::Give { what, by } => {
                let list: Vec<Say> = by.iter().map(|key| named(pool, *key)).collect();
                Say::new("lraw-order-give").with("what", Say::new(what.words())).with("list", list)
            }
            Self::Use(Standing { class, least, card, at, times, more }) => {
                let name = pool
                    .find(*card)
                    .map_or_else(|| card.to_string(), |face| pool.face(face).name.to_string());
                let say =
                    |(more, value): &(More, Key)| Say::new(more.words()).with("value", named(pool, *value));
                let (id, list) = match more.as_slice() {
                    [] => ("lraw-order-use", Vec::new()),
                    some => ("lraw-order-use-if", some.iter().map(say).collect::<Vec<_>>()),
                };
                let say = Say::new(id)
                    .with("event", Say::new(class.words()))
                    .with("n", *least)
                    .with("card", name)
                    .with("at", Say::new(at.words()))
                    .with("times", Say::new(times.words()));
                if list.is_empty() { say } else { say.with("list", list) }
            }
        }
    }
}

/// A card's name, or a word of names; rules and numbers as they are.
fn named(pool: &Pool, key: Key) -> Say {
    match key {
        LOWEST => Say::new("lraw-give-lowest"),
        LONGEST => Say::new("lraw-give-longest"),
        key => match pool.find(key) {
            Some(face) => Say::new("lraw-name").with("name", pool.face(face).name),
            None if key.as_str().parse::<i64>().is_ok() => Say::new("lraw-word").with("word", key.as_str()),
            None => Say::new("lraw-order-word").with("word", key.as_str().replace('-', " ")),
        },
    }
}

/// A name in small letters with hyphens, as a line writes it.
#[must_use]
pub fn slug(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

/// The keyword of a word, which is its name in small letters.
#[must_use]
pub fn tag(key: Key) -> Option<Tag> {
    Tag::ALL.into_iter().find(|tag| tag.word().to_lowercase() == key.as_str())
}
