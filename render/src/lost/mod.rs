//! The pictures of Lost Legends: board, private picture, digest, result, and the faces of cards, monsters and heroes, each
//! with its text twin and alt text. Everything comes from a view or from card data; what the words are stands in the
//! catalogue.

mod beast;
mod bits;
mod board;
mod changes;
mod combat;
mod digest;
mod draft;
mod gear;
mod heroes;
mod meanings;
mod middle;
mod own;
mod own_hero;
mod printed;
mod quiet;
mod result;
mod scene;
mod seat;
mod standing;
mod status;
mod text;

use std::collections::BTreeMap;

use skald_rules::interface::{Rules as _, Seat};
use skald_rules::lost::cards::{Board, Card, Equipment, Monster, base};
use skald_rules::lost::{Lost, Own, View};

use crate::drawing::GameDrawing;
use crate::page::signs::Sign;
use crate::page::told::Told;
use crate::page::{self, Pages, Since};
use crate::painter::Painter;
use crate::{DrawError, Drawing, Notes};
use changes::Changes;
use scene::Scene;

/// How Lost Legends is drawn.
pub(crate) struct Pictures;

impl GameDrawing for Pictures {
    type View = View;

    fn signs(&self, view: &View) -> Vec<Sign<'static>> {
        meanings::of(view)
    }

    fn heroes(&self) -> (&'static str, &'static [&'static str]) {
        (Lost::ID, &["cave-dragon", "barbarian", "sorceress"])
    }

    fn hands(&self, view: &View) -> Vec<(Seat, Vec<String>)> {
        // Only a draft has hands.
        let drafting = view.own.iter().filter(|(_, own)| !own.hand.is_empty());
        let name = |card: &Card| view.pool.card(*card).name.to_string();
        drafting.map(|(seat, own)| (*seat, own.hand.iter().map(name).collect())).collect()
    }

    fn draw_heads(&self, p: &mut Painter) -> Option<Result<Drawing, DrawError>> {
        let heads = heroes::heads(&base().heroes);
        let title = scene::text("picture-lost-heroes");
        page::heads::draw(p, &title, &heads);
        Some(page::heads::told(&title, &heads).beside(p))
    }
}

impl Pages for View {
    type Own = BTreeMap<Seat, Own>;

    fn own(&self) -> Option<&Self::Own> {
        (!self.own.is_empty()).then_some(&self.own)
    }

    fn board(p: &mut Painter, scene: &Scene<'_>, since: &Since<'_, Self>) -> Told {
        let changes = Changes::since(since.before);
        board::draw(p, scene, changes);
        text::board(scene, changes, since.lines)
    }

    fn private(p: &mut Painter, scene: &Scene<'_>, of: &Self::Own, notes: &Notes) -> Told {
        let nothing = Own::default();
        let (seat, own) = of.iter().next().map_or((Seat(0), &nothing), |(seat, own)| (*seat, own));
        own::draw(p, scene, seat, own, notes);
        text::private(scene, seat, own, notes)
    }

    fn digest(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) -> Told {
        digest::draw(p, scene, lines);
        text::digest(scene, lines)
    }

    fn result(p: &mut Painter, scene: &Scene<'_>) -> Told {
        result::draw(p, scene);
        text::result(scene)
    }
}

/// Draws the face of an equipment card, as it is printed.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn card_face(p: &mut Painter, of: &Equipment) -> Result<Drawing, DrawError> {
    printed::card(p, of);
    text::card(of).beside(p)
}

/// Draws the face of a monster, as it is printed.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn monster_face(p: &mut Painter, of: &Monster) -> Result<Drawing, DrawError> {
    printed::monster(p, of);
    text::monster(of).beside(p)
}

/// Draws the face of a hero, as it is printed.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn hero_face(p: &mut Painter, of: &Board) -> Result<Drawing, DrawError> {
    printed::hero(p, of);
    text::hero(of).beside(p)
}
