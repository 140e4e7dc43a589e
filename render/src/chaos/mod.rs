//! The pictures of Legends of Chaos: board, private picture, digest, result, the faces of cards and Warriors, and the
//! sheet of an Arsenal, each with its text twin and alt text. Everything comes from a view or from card data; what the
//! words are stands in the catalogue.

mod board;
mod card;
mod changes;
mod clash;
mod field;
mod hints;
mod log;
mod own;
mod panel;
mod parts;
mod plates;
mod printed;
mod result;
mod scene;
mod sheet;
mod spread;
mod text;
mod threat;

use skald_rules::chaos::View;
use skald_rules::chaos::cards::{Card, Hero, Pool};
use skald_rules::chaos::kits::Shown;

use skald_rules::views::AnyKit;

use crate::catalogue::GameDrawing;
use crate::names::PlayerName;
use crate::painter::Painter;
use crate::{DrawError, Drawing, Picture};
use changes::{Changes, Lately};
use scene::Scene;

/// How Legends of Chaos is drawn.
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

    fn draw_since(
        &self,
        p: &mut Painter,
        view: &View,
        before: Option<&View>,
        lines: &[String],
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        draw_since(p, view, before, lines, names)
    }

    fn draw_kit(&self, p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
        Some(arsenal_sheet(p, kit.get()?))
    }
}

/// Draws a picture of a game of Legends of Chaos.
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
        Picture::Board | Picture::Part(_) => {
            board::draw(p, &scene, &Lately::default());
            (text::board_alt(&scene), text::board(&scene, &Lately::default()))
        }
        Picture::Private(notes) => {
            let own = view.own.first().ok_or(DrawError::NotOwn)?;
            own::draw(p, &scene, own, notes);
            (text::private_alt(&scene, own, notes), text::private(&scene, own, notes))
        }
        Picture::Digest(lines) => {
            result::digest(p, &scene, lines);
            (text::digest_alt(&scene, lines), text::digest(&scene, lines))
        }
        Picture::Result => {
            result::draw(p, &scene);
            (text::result_alt(&scene), text::result(&scene))
        }
    };
    Drawing::finish(p, &alt, &twin)
}

/// Draws the board with what the totals have gained or lost since an earlier one, and with the last lines of the log.
///
/// # Errors
/// When the picture cannot be encoded.
fn draw_since(
    p: &mut Painter,
    view: &View,
    before: Option<&View>,
    lines: &[String],
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    let scene = Scene::new(p, view, names);
    let changes = before.map(|before| Changes::between(before, view)).unwrap_or_default();
    let lately = Lately { changes, lines };
    board::draw(p, &scene, &lately);
    Drawing::finish(p, &text::board_alt(&scene), &text::board(&scene, &lately))
}

/// Draws the face of a card, as it is printed.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn card_face(p: &mut Painter, pool: &Pool, card: Card) -> Result<Drawing, DrawError> {
    printed::draw_face(p, pool, card);
    let (alt, twin) = text::card(pool, card);
    Drawing::finish(p, &alt, &twin)
}

/// Draws the face of a Warrior, as it is printed.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn warrior_face(p: &mut Painter, pool: &Pool, hero: Hero) -> Result<Drawing, DrawError> {
    printed::draw_warrior(p, pool, hero);
    let (alt, twin) = text::warrior(pool, hero);
    Drawing::finish(p, &alt, &twin)
}

/// Draws the sheet of an Arsenal: its cards by type with their values and copies, and what it is warned of.
///
/// # Errors
/// When the picture cannot be encoded.
fn arsenal_sheet(p: &mut Painter, of: &Shown) -> Result<Drawing, DrawError> {
    sheet::draw(p, &of.pool, &of.arsenal, &of.warnings);
    let (alt, twin) = text::sheet(&of.pool, &of.arsenal, &of.warnings);
    Drawing::finish(p, &alt, &twin)
}
