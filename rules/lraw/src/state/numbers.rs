//! Rows of places as they are written down: numbers of cards, -1 where none lies, since a row has no word for nothing.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::Card;

fn number(card: Option<Card>) -> i32 {
    card.map_or(-1, |card| i32::from(card.0))
}

fn card<E: Error>(number: i32) -> Result<Option<Card>, E> {
    match number {
        -1 => Ok(None),
        other => {
            u16::try_from(other).map(|at| Some(Card(at))).map_err(|_| E::custom("-1 or a card is wanted"))
        }
    }
}

fn row<const N: usize, E: Error>(numbers: &[i32]) -> Result<[Option<Card>; N], E> {
    let cards: Result<Vec<Option<Card>>, E> = numbers.iter().map(|number| card(*number)).collect();
    cards?.try_into().map_err(|_| E::custom(format!("{N} places are wanted")))
}

/// One row.
pub mod one {
    use super::{Card, Deserialize, Deserializer, Serialize, Serializer, number, row};

    pub fn serialize<S: Serializer, const N: usize>(
        places: &[Option<Card>; N],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        places.iter().map(|card| number(*card)).collect::<Vec<i32>>().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        from: D,
    ) -> Result<[Option<Card>; N], D::Error> {
        row(&Vec::<i32>::deserialize(from)?)
    }
}

/// Several rows.
pub mod several {
    use super::{Card, Deserialize, Deserializer, Error, Serialize, Serializer, number, row};

    pub fn serialize<S: Serializer, const N: usize, const M: usize>(
        rows: &[[Option<Card>; N]; M],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let rows = rows.iter().map(|row| row.iter().map(|card| number(*card)).collect());
        rows.collect::<Vec<Vec<i32>>>().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize, const M: usize>(
        from: D,
    ) -> Result<[[Option<Card>; N]; M], D::Error> {
        let rows = Vec::<Vec<i32>>::deserialize(from)?;
        let rows: Result<Vec<[Option<Card>; N]>, D::Error> = rows.iter().map(|one| row(one)).collect();
        rows?.try_into().map_err(|_| D::Error::custom(format!("{M} rows are wanted")))
    }
}
