//! Moves and their notation: a verb and the words of the path of choices that leads to it.
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

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use skald_vocabulary::interface::{BadNotation, Key};

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

impl Verb {
    /// All verbs.
    pub const ALL: [Self; 17] = [
        Self::End,
        Self::Lapse,
        Self::Lay,
        Self::Attack,
        Self::Play,
        Self::Cycle,
        Self::Inspire,
        Self::Ability,
        Self::Pass,
        Self::Answer,
        Self::Take,
        Self::Nothing,
        Self::Sink,
        Self::Buy,
        Self::Counter,
        Self::Save,
        Self::Drop,
    ];

    /// Their words, in the same order.
    const KEYS: [Key; 17] = [
        Key::of("end"),
        Key::of("lapse"),
        Key::of("lay"),
        Key::of("attack"),
        Key::of("play"),
        Key::of("cycle"),
        Key::of("inspire"),
        Key::of("ability"),
        Key::of("pass"),
        Key::of("answer"),
        Key::of("take"),
        Key::of("none"),
        Key::of("sink"),
        Key::of("buy"),
        Key::of("counter"),
        Key::of("save"),
        Key::of("drop"),
    ];

    /// The verb as a word of notation.
    #[must_use]
    pub const fn key(self) -> Key {
        Self::KEYS[self as usize]
    }

    /// The verb that a word spells.
    #[must_use]
    pub fn read(word: Key) -> Option<Self> {
        let at = Self::KEYS.iter().position(|key| *key == word)?;
        Self::ALL.get(at).copied()
    }
}

/// A move: what is done, and the words that say how. What they mean depends on the position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    /// What is done.
    pub verb: Verb,
    /// How.
    pub words: Vec<Key>,
}

impl Move {
    /// The verb alone.
    #[must_use]
    pub const fn of(verb: Verb) -> Self {
        Self { verb, words: Vec::new() }
    }

    /// A verb with its words.
    #[must_use]
    pub const fn with(verb: Verb, words: Vec<Key>) -> Self {
        Self { verb, words }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb.key().as_str())?;
        self.words.iter().try_for_each(|word| write!(f, " {word}"))
    }
}

impl FromStr for Move {
    type Err = BadNotation;

    fn from_str(line: &str) -> Result<Self, BadNotation> {
        let bad = || {
            BadNotation::new(
                line,
                "end, lay CARD, attack CARD TARGET ..., play CARD, cycle CARD, inspire CARD ..., ability, pass, \
                 answer NUMBER CARD ..., take CARD, none, sink CARD ..., buy NUMBER, counter MYSTICAL CARD or agree",
            )
        };
        let mut words = line.split_whitespace().map(|word| Key::new(word).map_err(|_| bad()));
        let verb = words.next().ok_or_else(bad)??;
        let verb = Verb::read(verb).ok_or_else(bad)?;
        Ok(Self { verb, words: words.collect::<Result<_, _>>()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_read_as_it_is_printed() {
        for line in ["end", "attack torpedo with adrenaline b", "answer 2 war_flail 1 war_flail", "buy 2"] {
            assert_eq!(line.parse::<Move>().unwrap().to_string(), line);
        }
        for verb in Verb::ALL {
            assert_eq!(Verb::read(verb.key()), Some(verb));
            assert_eq!(format!("{verb:?}").to_lowercase().replace("nothing", "none"), verb.key().as_str());
        }
    }

    #[test]
    fn other_lines_are_refused() {
        for line in ["", "throw brickbat", "attack a+b", "play seventeen_letters_"] {
            assert!(line.parse::<Move>().is_err(), "{line}");
        }
    }
}
