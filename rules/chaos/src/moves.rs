//! Moves and their notation. What is legal, and what more may be named, depends on the position.
//!
//! ```text
//! end | lapse                                    time gives lapse
//! lay rixa | lay gun_skiff b                     b: the hand that is looked at
//! attack iron_fist b hatchet c                   a card and its target; one attack after another
//! attack torpedo with adrenaline b               a boost
//! attack handcuffs b @catapult                   the character that is bound; @2 is the second of the row
//! play hot_soup | play spy_hole b | play digger~29 boulder | play snake_oil o2
//! cycle seymore | inspire boulder flaming_boulder | ability
//! pass | answer 2 war_flail 1 war_flail | answer 1 hot_potato c | pass drop cane
//! take boulder | none | sink cane hairpin_toss
//! buy 2 | counter m12 spell_breaker
//! save iron_dome | save | drop defend mystical      what standing orders have the game take down
//! ```

use serde::{Deserialize, Serialize};

use super::cards::Kind;
use skald_toolkit::{
    grammar::{Codec, Cursor, Many, Number, One, Opt, Word, WordOf},
    key_words, notation,
};
use skald_vocabulary::interface::{Key, Seat};

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    /// Ends the round.
    End,
    /// Time has run out: the default of section 5.
    Lapse,
    /// Lays a Sidekick or Special.
    Lay,
    /// Declares a volley.
    Attack,
    /// Plays a card as an own action.
    Play,
    /// Cycles a duplicate.
    Cycle,
    /// Makes an Inspiration Attempt.
    Inspire,
    /// Uses the Warrior's ability.
    Ability,
    /// Answers no attack.
    Pass,
    /// Answers attacks.
    Answer,
    /// Takes or fetches a card.
    Take,
    /// Takes no card.
    Nothing,
    /// Puts cards under the Arsenal.
    Sink,
    /// Vital Point Four.
    Buy,
    /// Counters a lasting Mystical.
    Counter,
    /// Takes down which cards the automatic procedures never use.
    Save,
    /// Takes down which kinds of cards a forced discard takes first.
    Drop,
}

key_words! { Verb {
    End = "end",
    Lapse = "lapse",
    Lay = "lay",
    Attack = "attack",
    Play = "play",
    Cycle = "cycle",
    Inspire = "inspire",
    Ability = "ability",
    Pass = "pass",
    Answer = "answer",
    Take = "take",
    Nothing = "none",
    Sink = "sink",
    Buy = "buy",
    Counter = "counter",
    Save = "save",
    Drop = "drop",
} }

/// A move: what is done, and with what.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Ends the round.
    End,
    /// Time has run out.
    Lapse,
    /// Lays a Sidekick or Special; the opponent whom its effects mean.
    Lay(Key, Option<Seat>),
    /// Declares a volley, one attack after another.
    Attack(Vec<Blow>),
    /// Plays a card, and what its effects name in their order: opponents, cards, lasting Mysticals, options.
    Play(Key, Vec<Key>),
    /// Cycles a duplicate.
    Cycle(Key),
    /// Replaces these cards of the hand.
    Inspire(Vec<Key>),
    /// Uses the Warrior's ability, and what its effects name.
    Ability(Vec<Key>),
    /// Answers no attack; what a forced discard takes first.
    Pass(Vec<Key>),
    /// Answers attacks; what a forced discard takes first.
    Answer(Vec<Response>, Vec<Key>),
    /// Takes or fetches a card.
    Take(Key),
    /// Takes no card.
    Nothing,
    /// Puts cards under the Arsenal.
    Sink(Vec<Key>),
    /// Buys so many cards. Whether it is a number, and how great one may be, is judged with the position.
    Buy(Key),
    /// Counters a lasting Mystical with a card.
    Counter(Key, Key),
    /// The cards that the automatic procedures never use.
    Save(Vec<Key>),
    /// The kinds of cards that a forced discard takes first.
    Drop(Vec<Kind>),
}

/// One attack of a volley as it is said.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Blow {
    /// The card.
    pub card: Key,
    /// The character that uses it, where somebody says so.
    pub by: Option<Key>,
    /// Boosts. More than one is refused with the reason.
    pub with: Vec<Key>,
    /// The target.
    pub target: Option<Seat>,
    /// Characters of the target: `@catapult`.
    pub named: Vec<Key>,
    /// What is said about a card to be taken.
    pub take: Take,
}

/// What an attacker says about a card to be taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Take {
    /// Nothing.
    #[default]
    Silent,
    /// To be asked.
    Ask,
    /// These kinds, the first one first.
    Prefer(Vec<Kind>),
}

/// What is done about one attack.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Response {
    /// The attack's number, from 1.
    pub to: u32,
    /// The card, or `take`.
    pub with: Key,
    /// Whom the attack is passed on to.
    pub heir: Option<Key>,
}

impl Move {
    /// What is done.
    #[must_use]
    pub const fn verb(&self) -> Verb {
        match self {
            Self::End => Verb::End,
            Self::Lapse => Verb::Lapse,
            Self::Lay(..) => Verb::Lay,
            Self::Attack(_) => Verb::Attack,
            Self::Play(..) => Verb::Play,
            Self::Cycle(_) => Verb::Cycle,
            Self::Inspire(_) => Verb::Inspire,
            Self::Ability(_) => Verb::Ability,
            Self::Pass(_) => Verb::Pass,
            Self::Answer(..) => Verb::Answer,
            Self::Take(_) => Verb::Take,
            Self::Nothing => Verb::Nothing,
            Self::Sink(_) => Verb::Sink,
            Self::Buy(_) => Verb::Buy,
            Self::Counter(..) => Verb::Counter,
            Self::Save(_) => Verb::Save,
            Self::Drop(_) => Verb::Drop,
        }
    }
}

impl WordOf for Kind {
    const ALL: &'static [&'static str] =
        &["sidekick", "special", "destructive", "mystical", "spontaneous", "defend"];

    fn read_word(word: &str) -> Option<Self> {
        Self::find(word)
    }

    fn word(&self) -> Word {
        Word::Fixed(Self::word(*self))
    }
}

/// A word that must come first, and what follows it.
fn after<T>(from: &mut Cursor<'_>, word: &str, read: impl Fn(&mut Cursor<'_>) -> Option<T>) -> Option<T> {
    from.attempt(|from| if from.eat(word) { read(from) } else { None })
}

/// All of a kind that come next.
fn all<T>(from: &mut Cursor<'_>, read: impl Fn(&mut Cursor<'_>) -> Option<T>) -> Vec<T> {
    std::iter::from_fn(|| from.attempt(&read)).collect()
}

fn words<T: WordOf>(of: &[T], to: &mut Vec<Word>) {
    to.extend(of.iter().map(T::word));
}

/// How an attack is written.
#[derive(Debug)]
struct Said;

impl Codec<Blow> for Said {
    fn write(Blow { card, by, with, target, named, take }: &Blow, to: &mut Vec<Word>) {
        to.push(Word::One(*card));
        for (word, of) in by.iter().map(|by| ("by", by)).chain(with.iter().map(|boost| ("with", boost))) {
            to.extend([Word::Fixed(word), Word::One(*of)]);
        }
        to.extend(target.iter().map(Seat::word));
        words(named, to);
        match take {
            Take::Silent => {}
            Take::Ask => to.push(Word::Fixed("ask")),
            Take::Prefer(kinds) => {
                to.push(Word::Fixed("prefer"));
                words(kinds, to);
            }
        }
    }

    fn read(from: &mut Cursor<'_>) -> Option<Blow> {
        let character = |from: &mut Cursor<'_>| Key::new(from.next().filter(|of| of.starts_with('@'))?).ok();
        Some(Blow {
            card: One::read(from)?,
            by: after(from, "by", One::read),
            with: all(from, |from| after(from, "with", One::read)),
            target: from.attempt(One::read),
            named: all(from, character),
            take: if from.eat("ask") {
                Take::Ask
            } else if from.eat("prefer") {
                Take::Prefer(all(from, One::read))
            } else {
                Take::Silent
            },
        })
    }

    fn form(_: &str) -> String {
        "CARD [with CARD] [SEAT] [@CHARACTER] [ask|prefer KIND]".to_owned()
    }
}

/// How the answer to one attack is written.
#[derive(Debug)]
struct Responses;

impl Codec<Vec<Response>> for Responses {
    fn write(all: &Vec<Response>, to: &mut Vec<Word>) {
        for Response { to: number, with, heir } in all {
            to.extend([Word::Number((*number).into()), Word::One(*with)]);
            to.extend(heir.map(Word::One));
        }
    }

    fn read(from: &mut Cursor<'_>) -> Option<Vec<Response>> {
        let number = <Number as Codec<u32>>::read;
        let heir = |from: &mut Cursor<'_>| {
            let word = from.next().filter(|word| *word != "drop" && word.parse::<u32>().is_err())?;
            Key::new(word).ok()
        };
        let replies = all(from, |from| {
            Some(Response { to: number(from)?, with: One::read(from)?, heir: from.attempt(heir) })
        });
        Some(replies)
    }

    fn form(_: &str) -> String {
        "NUMBER CARD [SEAT] ...".to_owned()
    }
}

/// Cards after the word `drop`, or nothing.
#[derive(Debug)]
struct Drops;

impl Codec<Vec<Key>> for Drops {
    fn write(cards: &Vec<Key>, to: &mut Vec<Word>) {
        if !cards.is_empty() {
            to.push(Word::Fixed("drop"));
            words(cards, to);
        }
    }

    fn read(from: &mut Cursor<'_>) -> Option<Vec<Key>> {
        let cards = after(from, "drop", |from| Some(all(from, One::read)).filter(|all| !all.is_empty()));
        Some(cards.unwrap_or_default())
    }

    fn form(_: &str) -> String {
        "[drop CARD ...]".to_owned()
    }
}

notation! { Move {
    End = "end",
    Lapse = "lapse",
    Lay(card: One, seat: Opt<One>) = "lay",
    Attack(attack: Many<Said>) = "attack",
    Play(card: One, named: Many<One>) = "play",
    Cycle(card: One) = "cycle",
    Inspire(card: Many<One>) = "inspire",
    Ability(named: Many<One>) = "ability",
    Pass(drop: Drops) = "pass",
    Answer(reply: Responses, drop: Drops) = "answer",
    Take(card: One) = "take",
    Nothing = "none",
    Sink(card: Many<One>) = "sink",
    Buy(number: One) = "buy",
    Counter(mystical: One, card: One) = "counter",
    Save(card: Many<One>) = "save",
    Drop(kind: Many<One>) = "drop",
} }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_read_as_it_is_printed() {
        for line in [
            "end",
            "lapse",
            "lay rixa",
            "lay gun_skiff b",
            "attack torpedo with adrenaline b",
            "attack handcuffs b @catapult @2 iron_fist by warrior c",
            "attack jackpot b prefer defend mystical jackpot c ask",
            "attack brickbat with adrenaline with adrenaline b",
            "attack torpedo nobody",
            "play hot_soup",
            "play snake_oil o2 boulder done",
            "inspire",
            "ability @2",
            "pass drop cane",
            "answer 2 war_flail 1 hot_potato c 3 take drop cane boulder",
            "answer 1 tower_shield quick_thinking",
            "sink cane hairpin_toss",
            "buy 2",
            "buy many",
            "counter m12 spell_breaker",
            "save",
            "drop defend mystical",
        ] {
            let read = line.parse::<Move>().unwrap();
            assert_eq!(read.to_string(), line);
            assert_eq!(read.verb().key().as_str(), line.split(' ').next().unwrap());
        }
        for verb in Verb::ALL {
            assert_eq!(format!("{verb:?}").to_lowercase().replace("nothing", "none"), verb.key().as_str());
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for line in [
            "",
            "throw brickbat",
            "attack a+b",
            "play seventeen_letters_",
            "answer 01 take",
            "drop x",
            "end b",
        ] {
            assert!(line.parse::<Move>().is_err(), "{line}");
        }
    }
}
