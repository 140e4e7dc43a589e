//! D1 to D3: the hero, the choice in the draft, and what becomes of it.

use skald_toolkit::grammar::{Walker, options};
use skald_vocabulary::interface::{Choice, Key, Name, Pick, Say};

use super::Answers;
use crate::illegal::Illegal;
use crate::{cards::Card, eval::Eyes, moves::Move, state::Use, tell};

impl<'a> Answers<'a> {
    pub(super) fn hero<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Move, W::Stop> {
        w.said(const { Key::of("hero") });
        let Eyes { pool, table } = self.eyes;
        let taken = |hero| table.sides.iter().any(|side| side.hero == Some(hero));
        let free = pool.heroes.iter().filter(|board| !taken(board.id));
        let names = free.clone().map(|board| board.name);
        let why = |word: Option<&Pick>| {
            let hero = pool.heroes.iter().find(|board| Some(board.id.0) == word.and_then(Pick::as_one))?;
            Some(Illegal::HeroTaken { hero: hero.name, free: names.clone().collect() })
        };
        let of = options(
            || Say::new("lost-ask-hero"),
            free,
            |board| board.id.0,
            |key, board| Choice::new(key, tell::name(board.name)).note(tell::hero_note(pool, board)),
        );
        w.one(of.or(why)).map(|board| Move::Hero(board.id))
    }

    pub(super) fn take<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        hand: &'a [Card],
    ) -> Result<Move, W::Stop> {
        w.said(const { Key::of("take") });
        let pool = self.eyes.pool;
        // A hand is sorted: equal cards lie side by side, and the first of them stands for all.
        let cards = hand
            .iter()
            .enumerate()
            .filter(|(at, card)| *at == 0 || hand.get(at - 1) != Some(*card))
            .map(|(_, card)| *card);
        let why = |word: Option<&Pick>| {
            let card = pool.find_card(Card(word?.as_one()?))?;
            let hand: Vec<Card> = cards.clone().collect();
            Some(Illegal::NotInHand { card: card.name, hand: self.names(&hand) })
        };
        let choice = |key, card: &Card| {
            let note = self
                .price_note(*card, ["lost-note-card", "lost-note-card-convert", "lost-note-card-unbought"]);
            Choice::new(key, tell::name(pool.card(*card).name)).note(note)
        };
        let of = options(|| Say::new("lost-ask-take"), cards.clone(), |card: &Card| card.0, choice);
        let card = w.one(of.or(why))?;
        if !self.eyes.can_buy_with(self.seat, card, &[], None) {
            // There is one use alone, and it may be named or not (LOST-4.8).
            let plan = w.said(const { Key::of("skill") }).then_some(Use::Skill);
            if w.said(const { Key::of("buy") }) {
                return Err(w.refuse(|| self.why_not_buy(card, &[])));
            }
            return Ok(Move::Take { card, plan });
        }
        let plan = if w.ends() { None } else { Some(self.use_of(w, card, true, true)?) };
        Ok(Move::Take { card, plan })
    }

    /// D3: a skill, or equipment after turning some into skills. Each next one is chosen so that the purchase can still
    /// succeed.
    pub(super) fn what_becomes<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        card: Card,
    ) -> Result<Use, W::Stop> {
        let can = self.eyes.can_buy_with(self.seat, card, &[], None);
        self.use_of(w, card, can, false)
    }

    /// The same, for a card that can be bought or not; `open` where it need not be said yet (LOST-4.11).
    fn use_of<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        card: Card,
        can: bool,
        open: bool,
    ) -> Result<Use, W::Stop> {
        let words = const { [(Key::of("skill"), "lost-choice-skill"), (Key::of("buy"), "lost-choice-buy")] };
        let fit = words.into_iter().take(if can { 2 } else { 1 });
        let why = |word: Option<&Pick>| match word?.as_str() {
            "buy" => Some(self.why_not_buy(card, &[])),
            other => pool_word(self.eyes, other).map(|_| Illegal::Alone),
        };
        let of = options(
            || {
                Say::new(if open { "lost-ask-attach-open" } else { "lost-ask-attach-card" })
                    .with("card", self.eyes.card(card).name)
            },
            fit,
            |(word, _)| *word,
            |key, (word, label)| {
                let note = if word.as_str() == "buy" {
                    self.price_note(card, ["lost-note-price", "lost-note-convert", "lost-note-unbought"])
                } else {
                    self.skill_note(card)
                };
                Choice::new(key, Say::new(label)).note(note)
            },
        );
        if w.one(of.or(why))?.0 == const { Key::of("skill") } {
            return Ok(Use::Skill);
        }
        let mut chosen: Vec<Card> = Vec::new();
        loop {
            let legal = self.eyes.buys(self.seat, card, &chosen);
            if legal && w.is_done() {
                break;
            }
            let last = chosen.last().copied();
            let own = &self.eyes.side(self.seat).gear;
            let later = own.iter().copied().filter(|own| last.is_none_or(|last| *own > last));
            let fit: Vec<Card> = later
                .filter(|own| {
                    let with: Vec<Card> = chosen.iter().copied().chain([*own]).collect();
                    self.eyes.can_buy_with(self.seat, card, &with, Some(*own))
                })
                .collect();
            if fit.is_empty() || (legal && w.ends()) {
                break;
            }
            let why = |word: Option<&Pick>| match word {
                None => Some(self.why_not_buy(card, &chosen)),
                Some(word) => {
                    let name = pool_word(self.eyes, word.as_str())?;
                    let own = self.names(own);
                    Some(Illegal::NotOwned { card: name, own })
                }
            };
            // Whoever can pay as it is may go on without.
            let prompt = if legal { "lost-ask-convert-too" } else { "lost-ask-convert" };
            let before = |own: Card| {
                let same = |of: &&Card| self.eyes.card(**of).icon == self.eyes.card(own).icon;
                let more = i8::try_from(chosen.iter().filter(same).count() + 1).ok()?;
                self.level_note("lost-note-becomes", own, more)
            };
            let next = w.one(self.noted(prompt, &fit, before).or(why))?;
            chosen.push(next);
        }
        Ok(Use::Buy(chosen))
    }

    fn why_not_buy(&self, card: Card, chosen: &[Card]) -> Illegal {
        let why = self.eyes.can_buy(self.seat, card, chosen).err();
        why.unwrap_or(Illegal::Misuse(skald_vocabulary::interface::Misuse::Unfinished(Say::new(
            "lost-ask-convert",
        ))))
    }

    /// What a card costs, in one of three sentences: as it is, only after equipment has become skills, or more than there is.
    fn price_note(&self, card: Card, [plain, converting, neither]: [&'static str; 3]) -> Say {
        let price = self.eyes.price(self.seat, card, &[]);
        let id = if self.eyes.buys(self.seat, card, &[]) {
            plain
        } else if self.eyes.can_buy_with(self.seat, card, &[], None) {
            converting
        } else {
            neither
        };
        let sort = Say::new(tell::sort_word(self.eyes.card(card).of));
        Say::new(id).with("sort", sort).with("price", price)
    }

    fn skill_note(&self, card: Card) -> Say {
        let icon = self.eyes.card(card).icon;
        let level = self.eyes.skills(self.seat).of(icon) + 1;
        Say::new("lost-note-skill")
            .with("skill", Say::new(tell::skill_word(icon)))
            .with("level", level)
            .with("gold", self.eyes.table.level)
    }
}

/// The name of the card that a word names.
fn pool_word(eyes: Eyes<'_>, word: &str) -> Option<Name> {
    eyes.pool.find_card(Card(Key::new(word).ok()?)).map(|card| card.name)
}
