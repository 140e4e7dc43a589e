//! Cards and places as options of a menu.

use super::{Answers, Illegal, illegal::Chosen, keys};
use crate::state::{Card, Zone};
use skald_toolkit::grammar::{Options, Walker, fitting, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Say};
use std::ops::RangeInclusive;

impl Answers<'_> {
    /// Options of cards with their words.
    fn options<'a>(
        &'a self,
        ask: impl Fn() -> Say + Clone + 'a,
        of: &'a [(Key, Card)],
        reason: impl Fn(Option<&Pick>) -> Option<Illegal> + 'a,
    ) -> impl Options<Item = (Key, Card), Illegal = Illegal> + 'a {
        let label =
            |key, (_, card): &(Key, Card)| Choice::new(key, keys::label(self.pool, self.state, *card));
        options(ask, of.iter().copied(), |(key, _)| *key, label).or(reason)
    }

    /// One card; equal cards are one option.
    pub(super) fn one<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        ask: &'static str,
        of: &[Card],
        reason: impl Fn(Option<&Pick>) -> Option<Illegal>,
    ) -> Result<Card, W::Stop> {
        let of = keys::once(self.pool, self.state, of);
        w.one(self.options(move || Say::new(ask), &of, reason)).map(|(_, card)| card)
    }

    /// One of the verbs of which `there` says that they are there, with the reason why another one cannot be said.
    pub(super) fn verb<W: Walker<Illegal = Illegal>>(
        w: &mut W,
        ask: impl Fn() -> Say,
        verbs: &[(Key, &'static str)],
        there: impl Fn(Key) -> bool,
        reason: impl Fn(Option<&Pick>) -> Option<Illegal>,
    ) -> Result<Key, W::Stop> {
        let label = |key, (_, label): &(Key, &'static str)| Choice::new(key, Say::new(label));
        let all = options(ask, verbs.iter().copied(), |(key, _)| *key, label).or(reason);
        w.one(fitting(all, |(key, _)| there(*key))).map(|(key, _)| key)
    }

    /// Some cards; `what` says what is chosen, for whoever names too few or too many.
    pub(super) fn some<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        ask: impl Fn() -> Say + Clone,
        of: &[Card],
        count: RangeInclusive<u8>,
        what: Chosen,
    ) -> Result<Vec<Card>, W::Stop> {
        if *count.end() == 0 || of.is_empty() {
            return Ok(Vec::new());
        }
        let keyed = keys::keys(self.pool, self.state, of);
        let (min, max) = (*count.start(), *count.end());
        let why = |word: Option<&Pick>| self.miscounted(word?, of, min..=max, what);
        let chosen = w.some(self.options(ask, &keyed, why), count)?;
        Ok(chosen.into_iter().map(|(_, card)| card).collect())
    }

    /// Cards that are named twice, too few, or too many (B-64, B-67, B-72).
    fn miscounted(
        &self,
        word: &Pick,
        of: &[Card],
        count: RangeInclusive<u8>,
        what: Chosen,
    ) -> Option<Illegal> {
        let keys = word.as_some()?;
        if keys.iter().enumerate().any(|(at, key)| keys.iter().take(at).any(|other| other == key)) {
            return Some(Illegal::Because(Say::new("lraw-refuse-target-twice"), "LRAW-3.4.22"));
        }
        if u8::try_from(keys.len()).is_ok_and(|n| count.contains(&n)) {
            return None;
        }
        let (min, max) = count.into_inner();
        let id = if min == max { "lraw-count-exactly" } else { "lraw-count-between" };
        let number = Say::new(id).with("n", min).with("more", max);
        let id = match what {
            Chosen::Targets => "lraw-refuse-target-count",
            Chosen::Cards => "lraw-refuse-card-count",
        };
        let say = Say::new(id).with("count", number).with("list", self.names(of));
        Some(Illegal::Because(say, "LRAW-3.4.22"))
    }

    /// All cards in an order.
    pub(super) fn order<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        ask: impl Fn() -> Say + Clone,
        of: &[Card],
    ) -> Result<Vec<Card>, W::Stop> {
        let of = keys::keys(self.pool, self.state, of);
        let chosen = w.order(self.options(ask, &of, |_| None))?;
        Ok(chosen.into_iter().map(|(_, card)| card).collect())
    }

    /// A place among the Warriors.
    pub(super) fn place<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        ask: impl Fn() -> Say,
        bits: u8,
    ) -> Result<u8, W::Stop> {
        let free = (0..5_u8).filter(move |place| bits & (1 << place) != 0);
        let label = |key, place: &u8| Choice::new(key, Say::new("lraw-place").with("n", place + 1));
        let why =
            |word: Option<&Pick>| self.no_place(Zone::Warrior, word?, &free.clone().collect::<Vec<_>>());
        w.one(options(ask, free.clone(), |place| keys::place(Zone::Warrior, *place), label).or(why))
    }
}
