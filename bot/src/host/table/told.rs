//! Sentences as the database keeps them: the name of a message with its arguments. They are put into words when they are
//! shown.
//!
//! What belongs here: writing sentences down and reading them, also those that older versions kept in words. What does not:
//! any sentence.

use serde::{Deserialize, Deserializer, Serialize};
use skald_rules::interface::{Say, Tale, Weight};

use crate::invariant::Invariant;

/// A sentence of the log as spectators were told it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written")]
pub(in crate::host) struct Told {
    /// How much it matters.
    pub weight: Weight,
    /// The sentence.
    pub say: Say,
}

/// What is found in a database.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Now { weight: Weight, say: Say },
    InWords { weight: Weight, text: String },
}

impl From<Written> for Told {
    fn from(written: Written) -> Self {
        match written {
            Written::Now { weight, say } => Self { weight, say },
            Written::InWords { weight, text } => Self { weight, say: in_words(text) },
        }
    }
}

impl Told {
    /// A sentence that matters little, without arguments.
    pub(in crate::host) const fn of(id: &'static str) -> Self {
        Self { weight: Weight::Minor, say: Say::new(id) }
    }
}

impl Told {
    /// Something that the host says of its own input, since games do not tell it.
    pub(in crate::host) fn ruling(say: Say) -> Self {
        Self { weight: Weight::Headline, say: Say::new(Self::RULING).with("what", say) }
    }

    const RULING: &'static str = "host-ruling";

    /// Whether it is a sentence of the host, about what happens at the table beside its game. Of one that an older version kept
    /// in words nobody knows.
    pub(in crate::host) fn is_by_host(&self) -> bool {
        self.say.id.starts_with("host-") && self.say.id != IN_WORDS
    }

    /// Whether the host has said it of its own input.
    pub(in crate::host) fn is_ruling(&self) -> bool {
        self.say.id == Self::RULING
    }
}

impl From<&Tale> for Told {
    fn from(tale: &Tale) -> Self {
        Self { weight: tale.weight, say: tale.say.clone() }
    }
}

/// A sentence that an older version kept in words: it stays as it is.
pub(in crate::host) fn in_words(text: String) -> Say {
    Say::new(IN_WORDS).with("text", text)
}

const IN_WORDS: &str = "host-in-words";

/// Reads a sentence where an older version kept words.
///
/// # Errors
/// When there is neither.
pub(in crate::host) fn sentence<'de, D: Deserializer<'de>>(reader: D) -> Result<Say, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Say(Say),
        Words(String),
    }
    Ok(match Either::deserialize(reader)? {
        Either::Say(say) => say,
        Either::Words(text) => in_words(text),
    })
}

/// A sentence as a column keeps it.
pub(in crate::host) fn kept(say: &Say) -> String {
    serde_json::to_string(say).or_broken(String::new(), "a sentence can be written down")
}

/// The sentence that a column keeps.
pub(in crate::host) fn read(text: &str) -> Say {
    serde_json::from_str(text).unwrap_or_else(|_| in_words(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use skald_rules::{interface::Seat, words::english};

    use super::*;

    #[test]
    fn a_sentence_comes_back_as_it_was_kept_and_one_in_words_stays() {
        let say = Say::new("host-your-turn").with("who", Seat(1)).with("label", Say::new("war-wait-draw"));
        assert_eq!(read(&kept(&say)), say);
        assert_eq!(english().plain(&read("Ben thinks")), "Ben thinks");
        let old: Told = serde_json::from_str(r#"{"weight":"Headline","text":"Ben wins."}"#).unwrap();
        assert_eq!(english().plain(&old.say), "Ben wins.");
        let told = Told { weight: Weight::Minor, say };
        assert_eq!(serde_json::from_str::<Told>(&serde_json::to_string(&told).unwrap()).unwrap(), told);
    }
}
