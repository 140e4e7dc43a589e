//! Sentences as message ids with arguments. The words live in the catalogue (`words`), never here.

use std::sync::Arc;

use internment::Intern;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Name, Seat};

/// A sentence to be put into words: an id of the catalogue, and what goes into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Say {
    /// The message's id in the catalogue, such as `war-question-use`.
    pub id: &'static str,
    /// Named arguments in the order in which they were given.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Say`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arg {
    /// A player; the bot puts the name in.
    Seat(Seat),
    /// Several players, joined as the language joins a list.
    Seats(Vec<Seat>),
    /// A number.
    Number(i64),
    /// A printed text of a card, such as its name: costs nothing to put in.
    Name(Name),
    /// A text that is already in words.
    Text(Arc<str>),
    /// A list of names, joined as the language joins a list.
    Texts(Vec<Arc<str>>),
    /// Another sentence, put into words first.
    Say(Box<Say>),
    /// Several sentences, joined as the language joins a list.
    Says(Vec<Say>),
}

/// A sentence as it was written down. Its names are kept once each until the program ends: there are as many as the
/// catalogue has, or had.
#[derive(Deserialize)]
struct Written {
    id: String,
    args: Vec<(String, Arg)>,
}

impl<'de> Deserialize<'de> for Say {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { id, args } = Written::deserialize(deserializer)?;
        let name = |text: &str| Intern::<str>::from(text).as_ref();
        let args = args.into_iter().map(|(key, arg)| (name(&key), arg)).collect();
        Ok(Self { id: name(&id), args })
    }
}

impl Say {
    /// The message `id` without arguments.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// What people call a game of the catalogue.
    #[must_use]
    pub fn game(id: &str) -> Self {
        Self { id: Intern::<str>::from(format!("game-{id}").as_str()).as_ref(), args: Vec::new() }
    }

    /// What was put in by this name.
    #[must_use]
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Vec<Seat>> for Arg {
    fn from(seats: Vec<Seat>) -> Self {
        Self::Seats(seats)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Name> for Arg {
    fn from(text: Name) -> Self {
        Self::Name(text)
    }
}

impl From<Arc<str>> for Arg {
    fn from(text: Arc<str>) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<Vec<Arc<str>>> for Arg {
    fn from(texts: Vec<Arc<str>>) -> Self {
        Self::Texts(texts)
    }
}

impl From<Say> for Arg {
    fn from(say: Say) -> Self {
        Self::Say(Box::new(say))
    }
}

impl From<Vec<Say>> for Arg {
    fn from(says: Vec<Say>) -> Self {
        Self::Says(says)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_comes_back_from_how_it_is_written_down() {
        let inner =
            Say::new("inner").with("seats", vec![Seat(0), Seat(3)]).with("names", vec![Arc::from("a")]);
        let say = Say::new("outer")
            .with("who", Seat(1))
            .with("count", 7)
            .with("card", Name::from("Pikeman"))
            .with("text", "as it is")
            .with("one", inner.clone())
            .with("several", vec![inner, Say::new("other")]);
        let text = serde_json::to_string(&say).unwrap();
        assert_eq!(serde_json::from_str::<Say>(&text).unwrap(), say);
        assert!(serde_json::from_str::<Say>(r#"{"id":"outer"}"#).is_err());
    }
}
