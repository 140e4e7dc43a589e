//! The places where a piece may lie, in words.

use std::sync::Arc;

use skald_rules::interface::Say;
use skald_rules::law::Candidate;

use super::heat::spoken;
use crate::law::places::Chosen;
use crate::law::scene::words;
use crate::page::told::Told;

/// One place: beside which spaces, how large the board would be, and what is special about the piece there.
fn place_say(of: &Candidate) -> Say {
    let (columns, rows) = of.size;
    let spaces: Vec<Arc<str>> = of.beside.iter().map(|label| label.shown().into()).collect();
    let note = if spaces.is_empty() {
        Say::new("law-position-first")
    } else {
        Say::new("law-position-note").with("spaces", spaces)
    };
    let note = note.with("columns", columns).with("rows", rows);
    let specials: Vec<Say> = of.spaces.iter().filter_map(|space| space.words.clone()).collect();
    let id = if specials.is_empty() { "twin-law-place-option" } else { "twin-law-place-brings" };
    let say = Say::new(id).with("number", u32::from(of.number)).with("note", note);
    if specials.is_empty() { say } else { say.with("specials", specials) }
}

/// The places of a piece: alt text and twin.
pub(in crate::law) fn places(chosen: Chosen<'_>, list: &[Candidate]) -> Told {
    let lines = list.iter().map(|of| words(&place_say(of))).collect();
    spoken(&chosen.title(), &chosen.line(list), lines)
}
