//! What orders there can be for what a seat sees: their grammar.

use std::sync::Arc;

use super::{
    Consent, MOST_WISHES, Order, Shape, Whom, Wish,
    objection::{never_card, never_space},
    tell::wish_say,
};
use crate::{
    ask::Illegal,
    board::Label,
    cards::Dominion,
    options::Form,
    setup::Rules,
    tell::roman,
    view::{CardView, OwnView, View},
};
use skald_toolkit::grammar::{Grammar, Options, Walker, keywords, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Say};

/// The most captures that a plan can ask for.
const MOST_CAPTURES: i64 = 4;

/// The orders that the owner of a view can give.
#[derive(Clone, Copy, Debug)]
pub struct Orders<'v> {
    /// The table's rules.
    pub rules: &'v Rules,
    /// What the owner sees.
    pub view: &'v View,
}

impl Grammar for Orders<'_> {
    type Move = Order;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Order, W::Stop> {
        // Answers for which others wait (section 5).
        let spares = |key: Key| matches!(key.as_str(), "agree" | "first" | "give");
        let label = |key, (_, label): &(Key, &'static str)| {
            let choice = Choice::new(key, Say::new(label));
            if spares(key) { choice.note(Say::new("law-order-spares-note")) } else { choice }
        };
        let (kind, _) =
            w.one(options(|| Say::new("law-order-menu"), self.kinds(), |(key, _)| *key, label))?;
        Ok(match kind.as_str() {
            "stay" => Order::Stay,
            "traitors" => Order::Traitors,
            "rise" => Order::Rise,
            "keep" => Order::Keep,
            "done" => Order::Done,
            "draft" => {
                let label = |wish| wish_say(self.rules, wish);
                let wishes = |of: Vec<Wish>| {
                    options(|| Say::new("law-order-draft"), of, |wish: &Wish| wish.key(), {
                        |key, wish: &Wish| match wish {
                            Wish::Card(_) => self.card(key, &self.open()),
                            rule => Choice::new(key, label(*rule)),
                        }
                    })
                };
                Order::Draft(list(w, &self.wishes(), wishes)?)
            }
            "give" => {
                let hand = self.own().map(|own| own.hand.as_slice()).unwrap_or_default();
                let cards = |of: Vec<Key>| self.cards("law-order-give", of, hand);
                Order::Give(list(w, &distinct(hand), cards)?)
            }
            "lay" => self.lay(w)?,
            "agree" => {
                let label = |which: &Consent| match which {
                    Consent::One => "law-order-agree-one",
                    Consent::All => "law-order-agree-all",
                    Consent::None => "law-order-agree-none",
                };
                Order::Agree(w.one(fixed("law-order-agree", Consent::ALL, |which| which.key(), label))?)
            }
            "first" => {
                let label = |who: &Whom| match who {
                    Whom::Me => "law-order-me",
                    Whom::Mate => "law-order-mate",
                };
                Order::First(w.one(fixed("law-order-first", Whom::ALL, |who| who.key(), label))?)
            }
            "lead" => {
                let pantheons = self.rules.pool.pantheons.iter();
                let name = |key, of: &&crate::cards::Pantheon| {
                    Choice::new(key, Say::new("law-name").with("name", Arc::clone(&of.name)))
                };
                let order = w.order(options(|| Say::new("law-order-lead"), pantheons, |of| of.key, name))?;
                Order::Lead(order.into_iter().map(|pantheon| pantheon.key).collect())
            }
            "fill" => {
                let pile = self.own().map(|own| own.pile.as_slice()).unwrap_or_default();
                let order = w.order(self.cards("law-order-fill", distinct(pile), pile))?;
                let keep = !w.ends();
                if keep {
                    let keep = [(Key::of("keep"), "law-order-kind-keep")];
                    w.one(keywords(|| Say::new("law-order-sacrifice"), keep))?;
                }
                Order::Fill(order, keep)
            }
            "play" => Order::Play(plans(w, |w| {
                let (card, at) = (w.one(self.hand())?, w.one(self.spaces())?);
                let least = w.number(|| Say::new("law-order-least"), 0..=MOST_CAPTURES)?;
                Ok((card, at, u8::try_from(least).unwrap_or(0)))
            })?),
            _ => Order::Hide(plans(w, |w| Ok((w.one(self.hand())?, w.one(self.spaces())?)))?),
        })
    }
}

/// Different wishes, which may end at any place, also before the first.
fn list<W: Walker<Illegal = Illegal>, T: Copy + PartialEq, O: Options<Item = T, Illegal = Illegal>>(
    w: &mut W,
    of: &[T],
    options: impl Fn(Vec<T>) -> O,
) -> Result<Vec<T>, W::Stop> {
    let mut taken: Vec<T> = Vec::new();
    loop {
        let left: Vec<T> = of.iter().copied().filter(|wish| !taken.contains(wish)).collect();
        if left.is_empty() || taken.len() >= MOST_WISHES || w.ends() {
            return Ok(taken);
        }
        taken.push(w.one(options(left))?);
    }
}

/// Plans, the best first: at least one.
fn plans<W: Walker<Illegal = Illegal>, T>(
    w: &mut W,
    one: impl Fn(&mut W) -> Result<T, W::Stop>,
) -> Result<Vec<T>, W::Stop> {
    let mut all = vec![one(w)?];
    while all.len() < MOST_WISHES && !w.ends() {
        all.push(one(w)?);
    }
    Ok(all)
}

/// A few words that are always the same, as values.
fn fixed<T: Copy + 'static>(
    prompt: &'static str,
    of: &'static [T],
    key: impl Fn(&T) -> Key,
    label: impl Fn(&T) -> &'static str,
) -> impl Options<Item = T, Illegal = Illegal> {
    options(
        move || Say::new(prompt),
        of.iter().copied(),
        key,
        move |key, of| Choice::new(key, Say::new(label(of))),
    )
}

/// The keys of the different cards of a list.
fn distinct(views: &[CardView]) -> Vec<Key> {
    let mut keys: Vec<Key> = Vec::new();
    for view in views {
        if !keys.contains(&view.key) {
            keys.push(view.key);
        }
    }
    keys
}

impl<'v> Orders<'v> {
    fn own(&self) -> Option<&'v OwnView> {
        self.view.own.first()
    }

    /// The orders that this table has a use for.
    fn kinds(&self) -> impl Iterator<Item = (Key, &'static str)> + Clone {
        let (view, own) = (self.view, self.own());
        let (team, draft) = (view.form == Form::Team, view.form == Form::Ragnarok);
        let led = matches!(view.form, Form::Standard | Form::Team);
        let hand = own.is_some_and(|own| !own.hand.is_empty()) && !view.board.spaces.is_empty();
        let kinds = [
            ("lay", "law-order-kind-lay", true),
            ("stay", "law-order-kind-stay", true),
            ("lead", "law-order-kind-lead", led),
            ("play", "law-order-kind-play", hand),
            ("hide", "law-order-kind-hide", hand),
            ("fill", "law-order-kind-fill", led && own.is_some_and(|own| !own.pile.is_empty())),
            ("keep", "law-order-kind-keep", led),
            ("draft", "law-order-kind-draft", draft),
            ("done", "law-order-kind-done", draft),
            ("give", "law-order-kind-give", draft),
            ("traitors", "law-order-kind-traitors", !draft),
            ("rise", "law-order-kind-rise", !draft),
            ("agree", "law-order-kind-agree", team),
            ("first", "law-order-kind-first", team),
        ];
        kinds.into_iter().filter(|(_, _, there)| *there).map(|(key, label, _)| (Key::of(key), label))
    }

    /// A card of one of these views as a choice.
    fn card(&self, key: Key, views: &[CardView]) -> Choice {
        let label = views.iter().find(|view| view.key == key).map(|view| {
            Say::new("law-card-label").with("name", Arc::clone(&view.name)).with("level", roman(view.level))
        });
        Choice::new(key, label.unwrap_or(Say::new("law-name").with("name", key.as_str())))
    }

    fn cards(
        &self,
        prompt: &'static str,
        of: Vec<Key>,
        views: &'v [CardView],
    ) -> impl Options<Item = Key, Illegal = Illegal> {
        options(move || Say::new(prompt), of, |key| *key, move |key, _| self.card(key, views))
    }

    /// The open draft cards.
    fn open(&self) -> Vec<CardView> {
        self.view.draft.iter().flat_map(|pile| pile.open.iter().cloned()).collect()
    }

    /// What can be wished for: the strongest, the strongest of a dominion, and the cards that lie open now.
    fn wishes(&self) -> Vec<Wish> {
        let rules = [Dominion::Earth, Dominion::Sea, Dominion::Sky].map(Wish::BestOf);
        let cards = distinct(&self.open()).into_iter().map(Wish::Card);
        [Wish::Best].into_iter().chain(rules).chain(cards).collect()
    }

    /// How the board should grow, then pieces in order of preference.
    fn lay<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Order, W::Stop> {
        let label = |shape: &Shape| match shape {
            Shape::Compact => "law-order-compact",
            Shape::Spread => "law-order-spread",
        };
        let shape = w.one(fixed("law-order-lay", Shape::ALL, |shape| shape.key(), label))?;
        let offer: Vec<Key> = self.view.offer.iter().map(|piece| piece.key).collect();
        let piece = |key: Key, _: &Key| {
            Choice::new(key, Say::new("law-piece").with("piece", key.as_str().to_uppercase()))
        };
        let pieces = |of: Vec<Key>| options(|| Say::new("law-order-pieces"), of, |key: &Key| *key, piece);
        Ok(Order::Lay(shape, list(w, &offer, pieces)?))
    }

    /// A card of the hand; any other can never become legal.
    fn hand(&self) -> impl Options<Item = Key, Illegal = Illegal> {
        let hand = self.own().map(|own| own.hand.as_slice()).unwrap_or_default();
        let never = |word: &Pick| never_card(word.as_str());
        let label = move |key, _: &Key| self.card(key, hand);
        options(|| Say::new("law-order-card"), distinct(hand), |key| *key, label)
            .or(move |word| word.map(never))
    }

    /// A space of the board; any other can never become legal.
    fn spaces(&self) -> impl Options<Item = Label, Illegal = Illegal> {
        let never = |word: &Pick| never_space(word.as_str());
        let label = |key, at: &Label| Choice::new(key, Say::new("law-space").with("space", at.shown()));
        let labels = self.view.board.spaces.iter().map(|space| space.label);
        options(|| Say::new("law-order-space"), labels, |label| label.key(), label)
            .or(move |word| word.map(never))
    }
}
