//! A picnic: what may be brought, eaten, passed round and wished for. Every kind of part has its place here.

use crate::{
    grammar::{
        Grammar, Many, MaybeRank, Number, One, Opt, Options, Own, Rank, Set, Walker, keywords, options,
    },
    key_words, notation,
};
use skald_vocabulary::interface::{Choice, Key, Misuse, Pick, Say, Seat};

/// A way to eat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    Slowly,
    Fast,
}

key_words! { How { Slowly = "slowly", Fast = "fast" } }

/// A further helping.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    More(Key, u8),
    Nap,
}

notation! { Then { More(dish: One, spoons: Number) = "more", Nap = "nap" } }

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// A verb alone, of two words.
    Leave,
    /// One word, which may be left out where there is only one guest.
    Greet(Option<Seat>),
    /// Some of.
    Bring(Vec<Key>),
    /// A number, and an optional word.
    Eat { spoons: u8, how: Option<How> },
    /// An order, which is not asked for where there is nothing to order.
    Pass(Key, Vec<Key>),
    /// Repeated parts.
    Feast(Key, Vec<Then>),
    /// An order that has to be said.
    Rank(Vec<Key>),
    /// Repeated pairs.
    Swap(Vec<(Key, Key)>),
    /// No verb at all.
    Say(How),
}

notation! { Move {
    Leave = "go home",
    Greet(guest: Opt<One>) = "greet",
    Bring(dish: Set) = "bring",
    Eat { spoons: Number, how: Opt<One> } = "eat",
    Pass(dish: One, rest: MaybeRank) = "pass",
    Feast(dish: One, then: Many<Own>) = "feast",
    Rank(dish: Rank) = "rank",
    Swap(give_take: Many<(One, One)>) = "swap",
    Say(how: One),
} }

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    Misuse(Misuse),
    /// That dish is not there.
    NoDish(String),
    /// Somebody has to be named.
    Whom,
    /// Too much.
    Greedy,
    /// One cannot eat so much of that.
    Heavy(Key),
}

impl From<Misuse> for Illegal {
    fn from(misuse: Misuse) -> Self {
        Self::Misuse(misuse)
    }
}

/// What is there.
#[derive(Clone, Debug)]
pub struct Picnic {
    pub verbs: Vec<&'static str>,
    pub guests: Vec<Seat>,
    pub dishes: Vec<&'static str>,
}

pub fn say(text: &'static str) -> Say {
    Say::new("said").with("text", text)
}

pub fn key(text: &str) -> Key {
    Key::new(text).unwrap()
}

impl Picnic {
    pub fn full() -> Self {
        Self {
            verbs: vec!["go", "greet", "bring", "eat", "pass", "feast", "swap", "slowly"],
            guests: vec![Seat(1), Seat(2)],
            dishes: vec!["cake", "fish", "soup"],
        }
    }

    /// The dishes without these, as a menu.
    fn dishes<'p>(&'p self, but: &'p [Key]) -> impl Options<Item = Key, Illegal = Illegal> + 'p {
        let left = self.dishes.iter().map(|dish| key(dish)).filter(move |dish| !but.contains(dish));
        options(
            || say("Which dish?"),
            left,
            |dish| *dish,
            |key, _| Choice::new(key, Say::new("said").with("text", key.as_str())).note(say("Looks good.")),
        )
        .or(|word: Option<&Pick>| word.map(|word| Illegal::NoDish(word.to_string())))
    }
}

impl Grammar for Picnic {
    type Move = Move;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Move, W::Stop> {
        w.said(Key::of("please"));
        let verbs = self.verbs.iter().map(|verb| (key(verb), "said"));
        let verb = w.one(keywords(|| say("What now?"), verbs))?;
        Ok(match verb.as_str() {
            "go" => {
                w.one(keywords(|| say("Where to?"), [(Key::of("home"), "said")]))?;
                Move::Leave
            }
            "greet" => {
                let guests = self.guests.iter().copied();
                let label = |key, guest: &Seat| Choice::new(key, Say::new("said").with("who", *guest));
                let whom = |word: Option<&Pick>| word.is_none().then_some(Illegal::Whom);
                Move::Greet(w.only(options(|| say("Whom?"), guests, |guest| guest.key(), label).or(whom))?)
            }
            "bring" => Move::Bring(w.some(self.dishes(&[]), 1..=2)?),
            "eat" => {
                let greedy =
                    |word: Option<&Pick>| word?.as_number().filter(|n| *n > 3).map(|_| Illegal::Greedy);
                let spoons = w.number_or(|| say("How many?"), 1..=3, greedy)?;
                let spoons = u8::try_from(spoons).unwrap();
                if spoons == 3 || w.ends() {
                    return Ok(Move::Eat { spoons, how: None });
                }
                let how = How::ALL.iter().copied();
                let how = w.one(options(
                    || say("How?"),
                    how,
                    |how| how.key(),
                    |key, _| Choice::new(key, say("so")),
                ))?;
                Move::Eat { spoons, how: Some(how) }
            }
            "pass" => {
                let first = w.one(self.dishes(&[]))?;
                let but = [first];
                let rest = if self.dishes.len() > 2 { w.order(self.dishes(&but))? } else { Vec::new() };
                Move::Pass(first, rest)
            }
            "feast" => {
                let first = w.one(self.dishes(&[]))?;
                let mut had = vec![first];
                let mut then = Vec::new();
                while had.len() < self.dishes.len() && !w.ends() {
                    let verbs = [(Key::of("more"), "said"), (Key::of("nap"), "said")];
                    if w.one(keywords(|| say("And then?"), verbs))? == Key::of("nap") {
                        then.push(Then::Nap);
                        break;
                    }
                    let dish = w.one(self.dishes(&had))?;
                    let spoons = u8::try_from(w.number(|| say("How many?"), 1..=2)?).unwrap();
                    then.push(Then::More(dish, spoons));
                    had.push(dish);
                }
                Move::Feast(first, then)
            }
            "swap" => {
                let mut pairs = Vec::new();
                while pairs.is_empty() || pairs.len() < 2 && !w.ends() {
                    let give = w.one(self.dishes(&[]))?;
                    if give == Key::of("anvil") {
                        return Err(w.refuse(|| Illegal::Heavy(give)));
                    }
                    let but = [give];
                    pairs.push((give, w.one(self.dishes(&but))?));
                }
                Move::Swap(pairs)
            }
            word => Move::Say(*How::ALL.iter().find(|how| how.key().as_str() == word).unwrap()),
        })
    }
}
