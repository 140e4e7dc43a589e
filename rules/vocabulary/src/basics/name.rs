//! Printed words of cards: copied without counting who holds them.

use std::{cmp::Ordering, fmt, ops::Deref};

use internment::Intern;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A printed text of a card, such as its name. Equal texts are one text, kept until the program ends: there are as many
/// as the packs that were ever read have, and views, which are made after every input, copy them for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Name(Intern<str>);

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Self(Intern::from(text))
    }
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Ord for Name {
    /// As the texts are ordered.
    fn cmp(&self, other: &Self) -> Ordering {
        str::cmp(self, other)
    }
}

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", &**self)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|text| Self::from(text.as_str()))
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_are_one_and_read_as_they_were_written() {
        let (a, b) = (Name::from("Squire"), Name::from(String::from("Squire").as_str()));
        assert_eq!(a, b);
        assert!(std::ptr::eq(&*a, &*b), "kept once");
        assert_ne!(a, Name::from("Knight"));
        assert!(Name::from("Knight") < a, "ordered as texts");
        assert_eq!((a.to_string(), a.len()), ("Squire".to_owned(), 6));
        assert_eq!(postcard::to_stdvec(&a).unwrap(), postcard::to_stdvec("Squire").unwrap());
    }
}
