//! The sheet of a deck: who leads it, every card with its copies and attack, by type, the Side Deck, and what the list is warned
//! of.

use skald_rules::interface::Say;
use skald_rules::lraw::cards::{FaceId, Kind as CardKind, Pool};
use skald_rules::lraw::kits::{Draft, Shown, Side};

use super::scene::{DIM, HEART, POINTS, kind, legion, motif, short, text, words};
use super::side::veil_names;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::law::RESERVE;
use crate::look::emblem::{Emblem, lost as signs};
use crate::look::palette::{GOLD, GROUND_TOP, INK, PLATE, TITLE};
use crate::look::scale;
use crate::page::bar::{self, Header};
use crate::page::columns::{self, Columns};
use crate::page::lines;
use crate::painter::{Face, Fill, Painter, Rect, Style, whole_pixels};
use crate::surface;

/// The most lines of warnings that are drawn; the twin holds all.
const WARNINGS: usize = 3;
/// Height of the panel with the command cards.
const HEAD: f32 = 112.0;

/// A part of a deck.
pub(super) struct Part {
    /// Of what type; none for the Side Deck.
    pub kind: Option<CardKind>,
    /// The cards by name, with their copies.
    pub cards: Vec<(FaceId, u32)>,
}

impl Part {
    /// All copies.
    pub fn sum(&self) -> u32 {
        self.cards.iter().map(|(_, n)| *n).sum()
    }

    /// What it is called.
    pub fn title(&self) -> String {
        text(match self.kind {
            Some(CardKind::Warrior) => "picture-lraw-deck-warriors",
            Some(CardKind::Unified) => "picture-lraw-deck-unified",
            Some(_) => "picture-lraw-deck-fortified",
            None => "picture-lraw-deck-side",
        })
    }

    fn sign(&self) -> (&'static Emblem, Color) {
        self.kind.map_or((&RESERVE, DIM), |of| (kind(of), GOLD))
    }
}

/// The Main Deck by type, then the Side Deck.
pub(super) fn parts(pool: &Pool, draft: &Draft) -> Vec<Part> {
    let sorted = |of: &Side, fits: &dyn Fn(CardKind) -> bool| {
        let some = of.iter().filter(|(card, _)| fits(pool.face(**card).kind));
        let mut cards: Vec<(FaceId, u32)> = some.map(|(card, n)| (*card, u32::from(*n))).collect();
        cards.sort_by_key(|(card, _)| pool.face(*card).name);
        cards
    };
    let kinds = [CardKind::Warrior, CardKind::Unified, CardKind::Fortified];
    let mut all: Vec<Part> =
        kinds.map(|of| Part { kind: Some(of), cards: sorted(&draft.main, &|kind| kind == of) }).into();
    all.push(Part { kind: None, cards: sorted(&draft.side, &|_| true) });
    all.retain(|part| !part.cards.is_empty());
    all
}

/// The deck's name, or what a deck without one is called.
pub(super) fn title(draft: &Draft) -> String {
    let name = draft.name.as_deref().unwrap_or_default();
    if name.trim().is_empty() { text("picture-lraw-deck") } else { name.to_owned() }
}

/// How many cards there are.
pub(super) fn summary(draft: &Draft) -> String {
    let sum = |side: &Side| side.values().map(|n| u32::from(*n)).sum::<u32>();
    words(&Say::new("picture-lraw-deck-cards").with("n", sum(&draft.main)).with("more", sum(&draft.side)))
}

/// Draws the sheet.
pub(super) fn draw(p: &mut Painter, deck: &Shown) {
    let parts = parts(&deck.pool, &deck.draft);
    let sizes: Vec<usize> = parts.iter().map(|part| part.cards.len()).collect();
    let inside = f32::from(scale::SIDE) - 2.0 * scale::EDGE;
    // A line that is to be copied stands in words alone.
    let seen = deck.warnings.iter().filter(|say| say.arg("line").is_none());
    let said: Vec<String> = seen.map(words).collect();
    let said = lines::wrapped(p, &said, inside);
    let said = lines::first(p, said, WARNINGS, inside);
    let warned = if said.is_empty() { 0.0 } else { lines::height(said.len(), true) + 10.0 };
    let fixed = bar::HEADER.0 + bar::HEADER.1 + HEAD + 12.0 + warned;
    let columns = Columns::of(&sizes, inside - fixed);
    let height = (fixed + columns.height + 2.0 * scale::EDGE).max(f32::from(scale::SIDE) * 0.62);
    let room = surface::ground(p, scale::SIDE, whole_pixels(height));
    let name = p.drawable(&title(&deck.draft));
    let room = bar::header(p, room, &Header { of: summary(&deck.draft), ..Header::new(name, String::new()) });
    let (top, room) = room.take_top(HEAD, 12.0);
    leaders(p, deck, top);
    for (part, (head, rows)) in parts.iter().zip(columns.rooms(&sizes, room)) {
        let (sign, color) = part.sign();
        let drawn = |p: &mut Painter, r| p.emblem(sign, r, Fill::flat(color), GROUND_TOP);
        columns::heading(p, drawn, (&part.title(), color), part.sum(), head);
        for ((card, copies), at) in part.cards.iter().zip(rows) {
            entry(p, &deck.pool, *card, *copies, at);
        }
    }
    if !said.is_empty() {
        let (at, _) = room.take_bottom(warned - 10.0, 0.0);
        lines::draw(p, &text("picture-lraw-deck-warnings"), &said, at);
    }
}

/// Warlord, Veil, Synergy and Guardian.
fn leaders(p: &mut Painter, deck: &Shown, r: Rect) {
    let face = |card: FaceId| deck.pool.face(card);
    let draft = &deck.draft;
    let color = draft.warlord.map_or(DIM, |card| legion(face(card).legion));
    let ground = surface::tinted(p, r, 14.0, color, (2.5, color));
    let inner = r.inset_xy(12.0, 9.0);
    let (art, rest) = inner.take_left(inner.h * 1.25, 14.0);
    let (left, right) = rest.take_left(rest.w * 0.5, 14.0);
    if let Some(warlord) = draft.warlord.map(face) {
        p.poster(&motif(warlord), art, 10.0, crate::art::Light::Full);
        let style = Style::new(Face::Title, 31.0, TITLE, ground).kind(Kind::Name);
        let style = p.shrink(short(warlord), left.w, 22.0, &style);
        p.text_fit(short(warlord), left.x, style.baseline_at(left.y + 18.0), left.w, &style);
        let of = words(&skald_rules::lraw::text::legion(warlord.legion));
        let style = Style::new(Face::Text, 22.0, INK, ground).kind(Kind::Name);
        p.text_fit(&of, left.x, style.baseline_at(left.y + 50.0), left.w, &style);
        let ap = draft
            .guardian
            .map(|card| card.map_or(skald_rules::lraw::kits::BLANK_AP, |card| face(card).command.ap));
        let numbers = [(&signs::LIFE, HEART, Some(warlord.command.dcm)), (&signs::MANA, POINTS, ap)];
        let mut x = left.x;
        for (sign, color, n) in numbers {
            let Some(n) = n else { continue };
            x = super::side::counted(p, (sign, color), &n.to_string(), (x, left.y + 80.0), INK, ground)
                + 22.0;
        }
    }
    let veil = draft.veil.map(|card| veil_names(face(card)).0.to_owned());
    let synergy = draft.synergy.map(|card| face(card).name.to_string());
    let guardian = draft
        .guardian
        .map(|card| card.map_or_else(|| text("picture-lraw-blank"), |card| face(card).name.to_string()));
    let rows = [
        (CardKind::Veil, draft.veil, veil),
        (CardKind::Synergy, draft.synergy, synergy),
        (CardKind::Guardian, draft.guardian.flatten(), guardian),
    ];
    for (i, (of, card, name)) in (0_u16..).zip(rows) {
        let at = right.cell(i, 1, 3, 0.0);
        let square = Rect::new(at.x, at.cy() - 13.0, 26.0, 26.0);
        match card {
            Some(card) => p.one_ink(&motif(face(card)), square, GOLD, ground),
            None => p.emblem(kind(of), square, Fill::flat(GOLD), ground),
        }
        let said = name.unwrap_or_else(|| text("picture-lraw-deck-none"));
        let style = Style::new(Face::Text, 22.0, INK, ground).kind(Kind::Name);
        let style = p.shrink(&said, at.w - 34.0, scale::NAME_LEAST, &style);
        p.text_fit(&said, at.x + 34.0, style.baseline_at(at.cy()), at.w - 34.0, &style);
    }
}

/// One card: copies, crest, name, attack.
fn entry(p: &mut Painter, pool: &Pool, card: FaceId, copies: u32, r: Rect) {
    let face = pool.face(card);
    let room = columns::row(p, copies, r);
    p.emblem(
        kind(face.kind),
        Rect::new(room.x, room.cy() - 10.0, 20.0, 20.0),
        Fill::flat(legion(face.legion)),
        PLATE,
    );
    let mut right = room.right();
    if face.kind.warrior() {
        let style = columns::bold().right();
        right -= p.text(&face.attack.to_string(), right, style.baseline_at(room.cy()), &style) + 10.0;
    }
    let style = Style::new(Face::Text, 21.0, INK, PLATE).kind(Kind::Name);
    let x = room.x + 27.0;
    let style = p.shrink(&face.name, right - x, scale::NAME_LEAST, &style);
    p.text_fit(&face.name, x, style.baseline_at(room.cy()), right - x, &style);
}
