//! How a card is written down. Of a hundred cards of a table ninety lie in a deck, a hand or a pile, and nothing has happened
//! to them: of these it is said whose they are and where they lie.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use skald_vocabulary::interface::Seat;

use super::{At, Last, Lying};
use crate::cards::FaceId;

/// A card as it is written down; [`Read`] is the same, read.
#[derive(Serialize)]
enum Written<'c> {
    /// One to which nothing has happened, as [`Lying::new`] makes it, face-down.
    Bare { face: FaceId, owner: Seat, side: Seat, at: At },
    /// Any other.
    Whole(#[serde(with = "Lying")] &'c Lying),
}

#[derive(Deserialize)]
enum Read {
    Bare { face: FaceId, owner: Seat, side: Seat, at: At },
    Whole(#[serde(with = "Lying")] Lying),
}

impl Lying {
    /// The card that only lies there.
    fn bare(face: FaceId, owner: Seat, side: Seat, at: At) -> Self {
        Self { side, ..Self::new(face, owner, at, false) }
    }

    /// Whether it is as [`Lying::bare`] makes it.
    fn is_bare(&self) -> bool {
        let Self { face: _, owner: _, side: _, at, up, resolved, since, set, damage, .. } = self;
        let Self { counters, host, used, attacks, more, marks, swapped, last, .. } = self;
        let Last { attack, place, side, words } = last;
        let still = !up && *resolved == (*at == At::Command) && host.is_none() && swapped.is_none();
        still
            && (*since, *set, *damage, *counters) == (0, 0, 0, [0; 3])
            && (*used, *attacks, *more, *marks) == (0, 0, 0, 0)
            && (*attack, *place, *side) == (0, 0, 0)
            && words.is_empty()
    }
}

impl Serialize for Lying {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Self { face, owner, side, at, .. } = *self;
        let written =
            if self.is_bare() { Written::Bare { face, owner, side, at } } else { Written::Whole(self) };
        written.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Lying {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(match Read::deserialize(from)? {
            Read::Bare { face, owner, side, at } => Self::bare(face, owner, side, at),
            Read::Whole(card) => card,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{At, FaceId, Lying, Seat};
    use crate::state::mark;

    #[test]
    fn a_card_to_which_something_has_happened_is_written_whole_and_any_is_read_back() {
        let bare = Lying::bare(FaceId(7), Seat(0), Seat(1), At::Deck);
        let short = postcard::to_stdvec(&bare).unwrap();
        assert!(bare.is_bare() && short.len() < 8, "{short:?}");
        let mut all = vec![bare; 15];
        all[1].up = true;
        all[2].resolved = true;
        all[3].since = 1;
        all[4].set = 1;
        all[5].damage = 1;
        all[6].counters[2] = 1;
        all[7].host = Some(super::super::Card(3));
        all[8].used = 1;
        all[9].attacks = 1;
        all[10].more = 1;
        all[11].marks = mark::LAID;
        all[12].swapped = Some(crate::cards::WordId(1));
        all[13].last.attack = 1;
        all[14].at = At::Command;
        for (at, card) in all.iter().enumerate() {
            assert_eq!(card.is_bare(), at == 0, "{card:?}");
            assert_eq!(postcard::from_bytes::<Lying>(&postcard::to_stdvec(card).unwrap()).unwrap(), *card);
        }
    }
}
