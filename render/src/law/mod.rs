//! The pictures of Legends At War: board and its parts, private picture, faces of cards and pieces, digest and
//! result, each with its text twin and alt text. Everything comes from a view; what the words are stands in
//! the catalogue.

mod board;
mod card;
mod chips;
mod control;
mod digest;
mod face;
mod grid;
mod heat;
mod marks;
mod overview;
mod panels;
mod places;
mod private;
mod result;
mod scene;
mod sheet;
mod stand;
mod stat;
mod text;
mod tiling;

use skald_rules::interface::{Key, Pick};
use skald_rules::law::board::Label;
use skald_rules::law::cards::{Face, Piece, Side};
use skald_rules::law::{Stage, View};

use skald_rules::views::AnyKit;

use crate::catalogue::GameDrawing;
use crate::names::PlayerName;
use crate::painter::Painter;
use crate::{DrawError, Drawing, Picture};
use scene::Scene;

/// How Legends At War is drawn.
pub(crate) struct Pictures;

impl GameDrawing for Pictures {
    type View = View;

    fn draw(
        &self,
        p: &mut Painter,
        picture: &Picture<'_>,
        view: &View,
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        draw(p, picture, view, names)
    }

    fn draw_choice(
        &self,
        p: &mut Painter,
        view: &View,
        path: &[Pick],
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        choice(p, view, path, names)
    }

    fn draw_threats(&self, p: &mut Painter, view: &View, names: &[PlayerName]) -> Result<Drawing, DrawError> {
        threat_view(p, view, names)
    }

    fn has_threats(&self, view: &View) -> bool {
        !skald_rules::law::threats(view).is_empty()
    }

    fn parts(&self, view: &View) -> Vec<String> {
        grid::parts(&view.board).iter().map(grid::Stretch::shown).collect()
    }

    fn part_of(&self, view: &View, place: &str) -> Option<u8> {
        part_of(view, place)
    }

    fn draw_kit(&self, p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
        Some(deck_sheet(p, kit.get()?))
    }
}

/// Draws a picture of a game of Legends At War.
///
/// # Errors
/// When the picture cannot be encoded, or when a private picture is asked for with a view that is nobody's own.
fn draw(
    p: &mut Painter,
    picture: &Picture<'_>,
    view: &View,
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    let scene = Scene::new(p, view, names);
    let (alt, twin) = match picture {
        Picture::Board => {
            board::draw(p, &scene);
            (text::board_alt(&scene), text::board(&scene))
        }
        Picture::Part(number) => {
            board::part(p, &scene, *number);
            (text::part_alt(&scene, *number), text::part(&scene, *number))
        }
        Picture::Private(notes) => {
            let own = view.own.first().ok_or(DrawError::NotOwn)?;
            private::draw(p, &scene, own, notes);
            (text::private_alt(&scene, own, notes), text::private(&scene, own, notes))
        }
        Picture::Digest(lines) => {
            digest::draw(p, &scene, lines);
            (text::digest_alt(&scene, lines), text::digest(&scene, lines))
        }
        Picture::Result => {
            result::draw(p, &scene);
            (text::result_alt(&scene), text::result(&scene))
        }
    };
    Drawing::finish(p, &alt, &twin)
}

/// Draws what a card of the viewer's hand would do on every space where it may be placed.
///
/// # Errors
/// When the picture cannot be encoded, or when the view is nobody's own or that hand does not hold the card.
pub(crate) fn heat_map(
    p: &mut Painter,
    view: &View,
    card: Key,
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    let scene = Scene::new(p, view, names);
    let held = view.own.iter().flat_map(|own| &own.hand).find(|held| held.key == card);
    let held = held.ok_or(DrawError::NotOwn)?;
    let list = skald_rules::law::heat(view, card);
    heat::draw(p, &scene, held, &list);
    let (alt, twin) = text::heat(held, &list);
    Drawing::finish(p, &alt, &twin)
}

/// Draws what the options that follow a path of choices would do: the places for a piece that is being laid, or a heat map
/// for a card of the viewer's hand.
///
/// # Errors
/// As for [`heat_map`]; also when the path chooses nothing that has a picture.
fn choice(p: &mut Painter, view: &View, path: &[Pick], names: &[PlayerName]) -> Result<Drawing, DrawError> {
    if matches!(view.stage, Stage::Lay(_)) {
        let (piece, side, half_turn) = skald_rules::law::chosen_piece(path).ok_or(DrawError::NotOwn)?;
        return place_map(p, view, (piece, side, half_turn), names);
    }
    let card = path.last().and_then(Pick::as_one).ok_or(DrawError::NotOwn)?;
    heat_map(p, view, card, names)
}

/// Draws every place where a piece on offer may lie on this side, with or without a half turn.
///
/// # Errors
/// When the picture cannot be encoded.
pub(crate) fn place_map(
    p: &mut Painter,
    view: &View,
    (piece, side, half_turn): (Key, Side, bool),
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    let scene = Scene::new(p, view, names);
    let list = skald_rules::law::candidates(view, piece, side, half_turn);
    let chosen = places::Chosen { piece: piece.as_str(), side, half_turn };
    places::draw(p, &scene, chosen, &list);
    let (alt, twin) = text::places(chosen, &list);
    Drawing::finish(p, &alt, &twin)
}

/// Draws on which sides the viewer's own cards lie open.
///
/// # Errors
/// When the picture cannot be encoded, or when the view is nobody's own.
fn threat_view(p: &mut Painter, view: &View, names: &[PlayerName]) -> Result<Drawing, DrawError> {
    if view.own.is_empty() {
        return Err(DrawError::NotOwn);
    }
    let scene = Scene::new(p, view, names);
    let list = skald_rules::law::threats(view);
    heat::threats(p, &scene, &list);
    let (alt, twin) = text::threats(&scene, &list);
    Drawing::finish(p, &alt, &twin)
}

/// Which part of a large board shows the space of this name, such as `c3` in any case; nothing for a name of no
/// space and for a board that is drawn as a whole.
fn part_of(view: &View, place: &str) -> Option<u8> {
    let label: Label = place.trim().to_ascii_lowercase().parse().ok()?;
    view.board.spaces.iter().find(|space| space.label == label)?;
    let at = grid::parts(&view.board).iter().position(|part| part.holds(label))?;
    u8::try_from(at).ok()
}

/// Draws the face of a card, as it is printed.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn card_face(p: &mut Painter, of: &Face) -> Result<Drawing, DrawError> {
    let card = face::view_of(of);
    face::card(p, &card);
    let (alt, twin) = text::card(&card);
    Drawing::finish(p, &alt, &twin)
}

/// Draws both sides of a board piece.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn piece_face(p: &mut Painter, of: &Piece) -> Result<Drawing, DrawError> {
    face::piece(p, of);
    let (alt, twin) = text::piece(of);
    Drawing::finish(p, &alt, &twin)
}

/// Draws a Skirmish deck: its cards, and what its list is warned of.
///
/// # Errors
/// When the picture cannot be encoded.
fn deck_sheet(p: &mut Painter, of: &skald_rules::law::kits::Shown) -> Result<Drawing, DrawError> {
    sheet::draw(p, of);
    let (alt, twin) = text::deck(of);
    Drawing::finish(p, &alt, &twin)
}
