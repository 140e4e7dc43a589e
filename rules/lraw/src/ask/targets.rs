//! Why a card is no legal target: what it is not, what keeps it from being one, and what else could be (B-65 to B-67).

use super::{Answers, Illegal, keys, reasons::because};
use crate::{
    cards::{Ability, T},
    sight::Me,
    state::Card,
    text,
};
use skald_vocabulary::interface::{Pick, Say};

impl Answers<'_> {
    /// A card that is no legal target: `of` are, and `taken` are named already.
    pub(super) fn not_target(
        &self,
        ability: &Ability,
        me: Me,
        group: &T,
        of: &[Card],
        taken: &[Card],
        word: Option<&Pick>,
    ) -> Option<Illegal> {
        let lens = self.lens();
        let card = self.of_word(word, self.in_reach())?;
        if taken.contains(&card) {
            return because(Say::new("lraw-refuse-target-twice"), "LRAW-7.2.17");
        }
        let T::Card(_, place, f) = group else { return None };
        let source = keys::label(self.pool, self.state, me.this);
        let say = |id| {
            let list = if of.is_empty() { vec![Say::new("lraw-none-other")] } else { self.names(of) };
            self.said(id, card).with("source", source.clone()).with("list", list)
        };
        if lens.find(*place, f, me, None).contains(&card) {
            if let Some(by) = lens.shield(card, me.you) {
                let ids = ["lraw-refuse-shielded", "lraw-refuse-shielded-self"];
                return because(self.kept(say, ids, by, card), "LRAW-7.2.15");
            }
            if let Some(by) = lens.immunity(card, me.this) {
                let ids = ["lraw-refuse-immune", "lraw-refuse-immune-self"];
                return because(self.kept(say, ids, by, card), "LRAW-8.3.21");
            }
        }
        let why = self.unfitting(ability, me, group, card);
        because(say("lraw-refuse-target").with("why", why), "LRAW-7.2.15")
    }

    /// What keeps a card from something: another card, or it keeps itself.
    fn kept(&self, say: impl Fn(&'static str) -> Say, ids: [&'static str; 2], by: Card, card: Card) -> Say {
        if by == card {
            return say(ids[1]);
        }
        say(ids[0]).with("by", keys::label(self.pool, self.state, by))
    }

    /// Why a card that nothing protects is no target.
    fn unfitting(&self, ability: &Ability, me: Me, group: &T, card: Card) -> Say {
        let lens = self.lens();
        let fits = match group {
            T::Card(_, place, f) => lens.find(*place, f, me, None).contains(&card),
            T::Player(_) => false,
        };
        if !fits {
            return Say::new("lraw-why-not-fitting").with("target", text::target(group));
        }
        if card == me.this && !lens.may_target(card, ability, me) {
            return Say::new("lraw-why-not-itself");
        }
        if let Some(by) = lens.word_lock(card).filter(|_| !lens.may_target(card, ability, me)) {
            return self.said("lraw-why-not-words", by);
        }
        if lens.may_target(card, ability, me) {
            // It fits and could be one: what it costs then is too much.
            return Say::new("lraw-why-not-paid");
        }
        Say::new("lraw-why-not-staying")
    }
}
