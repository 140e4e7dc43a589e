//! While decks are filled: what is still to do and what it costs, in sentences (section 9.2, item 7).

use skald_rules::interface::Say;
use skald_rules::law::{OwnView, Stage};

use super::scene::{Scene, text, words};

/// While decks are filled: how many cards must join the deck, how large it will be, and what sacrifices cost (section 9.2,
/// item 7).
pub(super) fn lines(scene: &Scene<'_>, own: &OwnView) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(plan) = &own.plan {
        let then = own.deck.len() + plan.fill.len() + plan.pairs.len();
        let cost = plan.pairs.len();
        let id = if cost == 0 { "picture-law-planned" } else { "picture-law-planned-cost" };
        lines.push(words(&Say::new(id).with("then", then).with("cost", cost)));
    } else if own.fill > 0 {
        let say = Say::new("picture-law-fill").with("count", own.fill).with("deck", own.deck.len());
        lines.push(words(&say.with("then", own.deck.len() + own.fill)));
    }
    let captured = scene.side(own.seat).is_some_and(|side| !side.captured.is_empty());
    if captured && own.plan.is_none() && matches!(scene.view.stage, Stage::Plans(_)) {
        lines.push(text("picture-law-sacrifice"));
    }
    lines
}
