//! From the names of cards in a message to the cards.

use skald_render::gallery::CardName;
use skald_rules::interface::Say;

use super::cards::Placed;
use crate::discord::{
    bot::{Bot, Case, Done},
    reply::Reply,
};

impl Bot {
    /// Shows the cards that a message names: the first at once, and a list where there are several.
    pub(super) async fn cards_named(&self, case: &Case<'_>, text: &str) -> Done {
        let shelves = self.shelves(case, None).await?;
        let mut found: Vec<(usize, Placed)> = Vec::new();
        for shelf in &shelves {
            let gallery = self.gallery(shelf)?;
            let all = named(text, &gallery.1).into_iter();
            found.extend(all.map(|(at, place)| (at, (shelf.kind, gallery.clone(), place))));
        }
        found.sort_by_key(|(at, _)| *at);
        let found: Vec<Placed> = found.into_iter().map(|(_, card)| card).collect();
        let Some((kind, gallery, place)) = found.first() else {
            return Err(Say::new("cards-none").into());
        };
        let answer = self.card_page(case, kind, gallery, *place).await?;
        Ok(Reply::show(self.with_list(answer, "cards-found", &found)))
    }

    /// Shows one of the cards that a message names, below the list.
    pub(super) async fn card_named(&self, case: &Case<'_>, value: &str) -> Done {
        let old = || Say::new("bot-old-button");
        let (game, place) = value.split_once(' ').ok_or_else(old)?;
        let place: usize = place.parse().map_err(|_| old())?;
        let shelves = self.shelves(case, Some(game)).await?;
        let shelf = shelves.first().ok_or_else(old)?;
        let gallery = self.gallery(shelf)?;
        Ok(Reply::show(self.card_page(case, &shelf.kind, &gallery, place).await?))
    }
}

/// Where a text names which cards: the place in the text, and the card's among all. Names are written as on the cards; where
/// one is part of a longer one, the longer is meant. Each card once, in the order of the text.
fn named(text: &str, cards: &[CardName]) -> Vec<(usize, usize)> {
    let inside = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let mut found: Vec<(usize, usize, usize)> = Vec::new();
    for (place, card) in cards.iter().enumerate().filter(|(_, card)| !card.name.is_empty()) {
        for (at, name) in text.match_indices(card.name.as_str()) {
            let before = text.get(..at).and_then(|before| before.chars().next_back());
            let after = text.get(at + name.len()..).and_then(|after| after.chars().next());
            if !inside(before) && !inside(after) {
                found.push((at, name.len(), place));
            }
        }
    }
    found.sort_by_key(|(at, length, _)| (*at, std::cmp::Reverse(*length)));
    let (mut end, mut cards): (usize, Vec<(usize, usize)>) = (0, Vec::new());
    for (at, length, place) in found {
        if at >= end {
            end = at + length;
            if !cards.iter().any(|(_, known)| *known == place) {
                cards.push((at, place));
            }
        }
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_whole_the_longer_first_and_each_once() {
        let card = |name: &str| CardName { key: name.to_lowercase(), name: name.to_owned() };
        let cards = [card("Pan"), card("Iron Fist"), card("Iron"), card("Thor")];
        let text =
            "You attack Boris with Iron Fist, and Iron. Pandora has a pan; **Thor** and Thor's Iron Fist.";
        let found: Vec<&str> =
            named(text, &cards).into_iter().map(|(_, at)| cards[at].name.as_str()).collect();
        assert_eq!(found, ["Iron Fist", "Iron", "Thor"]);
        assert!(named("nothing of the kind", &cards).is_empty());
    }
}
