//! The draws of a table: a stream of SHAKE256 for each, fixed by secret, table, words, number and label.

use std::fmt;

use serde::{Deserialize, Serialize};
use shake::{ExtendableOutput, Shake256, Shake256Reader, XofReader};

use super::{
    Secret,
    encoding::{Absorb, DRAW, OWN},
};
use skald_vocabulary::{
    chance::{Chance, Scripted, Words},
    interface::{DecisionId, Say, Seat},
};

/// What fixes every draw of one table.
#[derive(Clone)]
pub struct Source {
    draws: Shake256,
    own: Shake256,
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Source(..)")
    }
}

impl Source {
    /// The source of a table: `words` holds the normalised words of all seats in order, empty where a player added none.
    #[must_use]
    pub fn new(secret: &Secret, table: &str, words: &[String]) -> Self {
        let mut draws = Shake256::default();
        draws.field(DRAW.as_bytes());
        draws.field(secret.bytes());
        draws.field(table.as_bytes());
        draws.number(u64::try_from(words.len()).unwrap_or(u64::MAX));
        for word in words {
            draws.field(word.as_bytes());
        }
        let mut own = Shake256::default();
        own.field(OWN.as_bytes());
        own.field(secret.bytes());
        own.field(table.as_bytes());
        Self { draws, own }
    }

    /// The table's dice, `drawn` draws having been made already.
    #[must_use]
    pub fn dice(&self, drawn: u64) -> FairDice<'_> {
        FairDice { source: self, next: drawn, drawn: Vec::new() }
    }

    /// The private source of a seat for the default of one decision: its owner can be shown exactly what will happen,
    /// nobody else can guess it, and the table's draws are untouched.
    #[must_use]
    pub fn own(&self, seat: Seat, at: DecisionId) -> Own {
        let mut hash = self.own.clone();
        hash.field(seat.key().as_str().as_bytes());
        hash.field(at.0.as_str().as_bytes());
        Own(hash.finalize_xof())
    }

    fn stream(&self, number: u64, label: &str) -> Own {
        let mut hash = self.draws.clone();
        hash.number(number);
        hash.field(label.as_bytes());
        Own(hash.finalize_xof())
    }
}

/// A stream of words out of SHAKE256: four bytes each, the least first. As a [`Chance`] it ignores labels.
#[derive(Clone)]
pub struct Own(Shake256Reader);

impl fmt::Debug for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Own(..)")
    }
}

impl Words for Own {
    fn word(&mut self) -> u32 {
        let mut bytes = [0; 4];
        self.0.read(&mut bytes);
        u32::from_le_bytes(bytes)
    }
}

/// One draw as it is kept in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// Its number at this table, from 0.
    pub number: u64,
    /// What it was for.
    pub label: String,
    /// What came out.
    #[serde(flatten)]
    pub drawn: Drawn,
}

/// What came out of a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Drawn {
    /// A coin.
    Coin(bool),
    /// A number.
    Pick {
        /// It was picked from `0..of`.
        of: u32,
        /// This one.
        got: u32,
    },
    /// An order: for each new place, which old place's item comes there.
    Order(Vec<u16>),
}

impl From<&Drawn> for Scripted {
    /// The draw as a scenario would give it.
    fn from(drawn: &Drawn) -> Self {
        match drawn {
            Drawn::Coin(side) => Self::Coin(*side),
            Drawn::Pick { got, .. } => Self::Pick(*got),
            Drawn::Order(order) => Self::Order(order.clone()),
        }
    }
}

impl Draw {
    /// The draw in words, for people who read the log of draws.
    #[must_use]
    pub fn say(&self) -> Say {
        let number = i64::try_from(self.number).unwrap_or(i64::MAX);
        Say::new("fair-draw").with("number", number).with("label", self.label.as_str()).with(
            "result",
            match &self.drawn {
                Drawn::Coin(true) => Say::new("fair-draw-coin-yes"),
                Drawn::Coin(false) => Say::new("fair-draw-coin-no"),
                Drawn::Pick { of, got } => {
                    Say::new("fair-draw-pick").with("got", *got).with("top", of.saturating_sub(1))
                }
                Drawn::Order(order) => {
                    let places: Vec<String> = order.iter().map(ToString::to_string).collect();
                    Say::new("fair-draw-order").with("count", order.len()).with("order", places.join(" "))
                }
            },
        )
    }
}

/// The dice of a table. Every draw has the next number, so nothing can be drawn again.
#[derive(Clone, Debug)]
pub struct FairDice<'s> {
    source: &'s Source,
    next: u64,
    drawn: Vec<Draw>,
}

impl FairDice<'_> {
    /// How many draws have been made at this table, those before included.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.next
    }

    /// The draws of this stretch.
    #[must_use]
    pub fn into_draws(self) -> Vec<Draw> {
        self.drawn
    }

    fn stream(&self, label: &str) -> Own {
        self.source.stream(self.next, label)
    }

    fn note(&mut self, label: &str, drawn: Drawn) {
        self.drawn.push(Draw { number: self.next, label: label.to_owned(), drawn });
        self.next += 1;
    }
}

impl Chance for FairDice<'_> {
    fn coin(&mut self, label: &str) -> bool {
        let side = self.stream(label).coin_of();
        self.note(label, Drawn::Coin(side));
        side
    }

    fn pick(&mut self, label: &str, n: u32) -> u32 {
        let got = self.stream(label).pick_of(n);
        self.note(label, Drawn::Pick { of: n, got });
        got
    }

    /// Orders the first 65 536 items; no game has more.
    fn order(&mut self, label: &str, items: &mut [u16]) {
        let mut order: Vec<u16> = (0..=u16::MAX).take(items.len()).collect();
        self.stream(label).order_of(&mut order);
        let before = items.to_vec();
        for (item, from) in items.iter_mut().zip(&order) {
            if let Some(old) = before.get(usize::from(*from)) {
                *item = *old;
            }
        }
        self.note(label, Drawn::Order(order));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_vocabulary::chance::shuffle;

    fn source(words: &[&str]) -> Source {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        Source::new(&Secret::new([3; Secret::BYTES]), "t1", &words)
    }

    fn numbers(dice: &mut FairDice<'_>) -> Vec<u32> {
        (0..8).map(|_| dice.pick("n", 1_000_000)).collect()
    }

    #[test]
    fn draws_go_on_where_they_were_left() {
        let source = source(&["a", "b"]);
        let mut whole = source.dice(0);
        let all = numbers(&mut whole);
        let mut rest = source.dice(3);
        assert_eq!(rest.pick("n", 1_000_000), all[3]);
        assert_eq!(rest.count(), 4);
        assert_eq!(rest.into_draws()[0].number, 3);
    }

    #[test]
    fn words_label_number_and_where_words_end_all_change_the_draw() {
        let plain = numbers(&mut source(&["ab", "c"]).dice(0));
        assert_ne!(plain, numbers(&mut source(&["a", "bc"]).dice(0)));
        assert_ne!(plain, numbers(&mut source(&["ab", "c", ""]).dice(0)));
        assert_ne!(plain[0], plain[1]);
        assert_ne!(plain[0], source(&["ab", "c"]).dice(0).pick("m", 1_000_000));
    }

    #[test]
    fn an_order_is_kept_as_the_places_that_items_came_from() {
        let source = source(&[]);
        let mut cards = ["sword", "shield", "crown", "horse"];
        let before = cards;
        let mut dice = source.dice(0);
        shuffle(&mut dice, "deal", &mut cards);
        let draws = dice.into_draws();
        let Drawn::Order(order) = &draws[0].drawn else { panic!("an order was drawn") };
        let told: Vec<&str> = order.iter().map(|from| before[usize::from(*from)]).collect();
        assert_eq!(told, cards);
    }

    #[test]
    fn a_private_source_is_fixed_and_everybodys_own() {
        let source = source(&[]);
        let at = DecisionId::new("q1").unwrap();
        let pick = |seat, at| source.own(seat, at).pick("", 1_000_000);
        assert_eq!(pick(Seat(0), at), pick(Seat(0), at));
        assert_ne!(pick(Seat(0), at), pick(Seat(1), at));
        assert_ne!(pick(Seat(0), at), pick(Seat(0), DecisionId::new("q2").unwrap()));
    }
}
