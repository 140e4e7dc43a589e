//! How seats are written in positions: by their letters where people read them, by their numbers in snapshots.

/// One seat.
pub mod one {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
    use skald_vocabulary::interface::{Key, Seat};

    pub fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { seat.key().serialize(to) } else { seat.serialize(to) }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        if from.is_human_readable() {
            Seat::from_key(Key::deserialize(from)?).map_err(D::Error::custom)
        } else {
            Seat::deserialize(from)
        }
    }
}

/// Something for each of all seats, from the first on: written as a map of the seats.
pub mod list {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
    use skald_vocabulary::interface::Seat;

    pub fn serialize<S: Serializer, T: Serialize>(of: &[T], to: S) -> Result<S::Ok, S::Error> {
        let seats = (0..).map(Seat);
        if to.is_human_readable() {
            to.collect_map(seats.map(Seat::key).zip(of))
        } else {
            to.collect_map(seats.zip(of))
        }
    }

    pub fn deserialize<'de, D, T>(from: D) -> Result<Vec<T>, D::Error>
    where
        D: Deserializer<'de>,
        T: Deserialize<'de>,
    {
        let read: BTreeMap<Seat, T> = super::map::deserialize(from)?;
        if read.keys().map(|seat| seat.0).ne((0..).take(read.len())) {
            return Err(D::Error::custom("the first letters are wanted"));
        }
        Ok(read.into_values().collect())
    }
}

/// Something for each of several seats.
pub mod map {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
    use skald_vocabulary::interface::{Key, Seat};

    pub fn serialize<S: Serializer, T: Serialize>(of: &BTreeMap<Seat, T>, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            to.collect_map(of.iter().map(|(seat, value)| (seat.key(), value)))
        } else {
            of.serialize(to)
        }
    }

    pub fn deserialize<'de, D, T>(from: D) -> Result<BTreeMap<Seat, T>, D::Error>
    where
        D: Deserializer<'de>,
        T: Deserialize<'de>,
    {
        if !from.is_human_readable() {
            return BTreeMap::deserialize(from);
        }
        let read: BTreeMap<Key, T> = BTreeMap::deserialize(from)?;
        read.into_iter()
            .map(|(key, value)| Ok((Seat::from_key(key).map_err(D::Error::custom)?, value)))
            .collect()
    }
}
