//! A card's face and a board piece in words: alt text and twin.

use skald_rules::interface::Say;
use skald_rules::law::CardView;
use skald_rules::law::cards::{Piece, Side};
use skald_rules::law::kits::Shown;

use super::lines::printed;
use crate::law::scene::{text, words};
use crate::law::{face, sheet};
use crate::page::told::{Told, end_stop};
use crate::twin::Twin;

pub(in crate::law) fn card(card: &CardView) -> Told {
    let mut lines = vec![words(&printed(card))];
    if let Some(icon) = card.icon {
        lines.push(text(face::rule(icon)));
    }
    lines.push(card.about.to_string());
    Told::sheet(&card.name, lines)
}

pub(in crate::law) fn piece(of: &Piece) -> Told {
    let mut twin = Twin::new();
    twin.heading(&face::piece_title(of));
    let mut alt = vec![end_stop(face::piece_title(of))];
    for side in Side::ALL {
        let rows = face::rows(of, side);
        twin.line(text(face::side_word(side)));
        alt.push(format!("{}: {}.", text(face::side_word(side)), rows.join(" / ")));
        twin.code(rows);
    }
    for (number, (_, special)) in (1_u8..).zip(&of.specials) {
        let say = Say::new("twin-law-piece-special").with("number", number);
        let line = words(&say.with("special", face::special_say(*special)));
        alt.push(end_stop(line.clone()));
        twin.line(line);
    }
    Told::new(alt.join(" "), twin)
}

/// A deck in words: its name, every card with all that is on it, and the warnings.
pub(in crate::law) fn deck(of: &Shown) -> Told {
    let mut lines = vec![sheet::summary(of)];
    for (card, copies) in sheet::cards(of) {
        let line = words(&printed(&card));
        lines.push(if copies > 1 { format!("{copies} × {line}") } else { line });
    }
    lines.extend(of.warnings.iter().map(words));
    Told::sheet(&sheet::title(of), lines)
}
