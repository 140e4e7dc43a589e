//! The picture of what lies beside the zones, card by card. The board has room for the numbers alone.

mod page;

use skald_rules::interface::{Key, Say, Viewer};
use skald_rules::lraw::View;
use skald_rules::lraw::state::Side;

use super::lots::{lots, secret};
use super::scene::Scene;
use super::text;
use crate::names::PlayerName;
use crate::painter::Painter;
use crate::{DrawError, Drawing, Special};

/// The picture of all that lies there; its further pages have numbers.
const KEY: Key = Key::of("piles");
/// The picture of what lies face-down and its viewer knows.
const OWN: Key = Key::of("piles-own");
/// No table needs more pages.
const MOST: usize = 4;

/// The buttons: one for what all see, and one for whoever knows more than that.
pub(super) fn specials(view: &View) -> Vec<Special> {
    let knows = |side: &Side| side.erad.iter().any(|card| secret(view.table.card(*card)));
    let mut all = Vec::new();
    if !view.places.is_empty() {
        return all;
    }
    if !lots(view, false).is_empty() {
        all.push(Special { key: KEY, label: Say::new("picture-lraw-piles"), own: false, part: false });
    }
    if matches!(view.who, Viewer::Seat(_)) && view.table.sides.iter().any(knows) {
        all.push(Special { key: OWN, label: Say::new("picture-lraw-pile-down"), own: true, part: false });
    }
    all
}

/// The key of a page, counted from 0.
fn key(page: usize) -> Option<Key> {
    if page == 0 { Some(KEY) } else { Key::new(&format!("{}-{}", KEY.as_str(), page + 1)).ok() }
}

/// Which page has this key, counted from 0.
fn number(of: Key) -> Option<usize> {
    (0..MOST).find(|page| key(*page) == Some(of))
}

/// A button for each page, where there are several.
pub(super) fn pages(view: &View, of: Key) -> Vec<Special> {
    let count = page::cut(lots(view, false)).len();
    if count < 2 || number(of).is_none() {
        return Vec::new();
    }
    let page = |page: usize| {
        let label = Say::new("picture-lraw-piles-page").with("page", page + 1).with("pages", count);
        Some(Special { key: key(page)?, label, own: false, part: false })
    };
    (0..count).filter_map(page).collect()
}

/// Draws the page of this key, or what its viewer alone knows; nothing for another key, and where nothing lies any more.
pub(super) fn draw(
    p: &mut Painter,
    view: &View,
    of: Key,
    names: &[PlayerName],
) -> Option<Result<Drawing, DrawError>> {
    let scene = Scene::new(p, view, names);
    let mut pages = if of == OWN { vec![lots(view, true)] } else { page::cut(lots(view, false)) };
    let count = pages.len();
    // Piles that became smaller may have lost their last page.
    let at = if of == OWN { 0 } else { number(of)?.min(count.checked_sub(1)?) };
    let lots = pages.swap_remove(at);
    if lots.is_empty() {
        return None;
    }
    page::draw(p, &scene, &lots, (at, count));
    Some(text::piles(&scene, &lots).beside(p))
}
