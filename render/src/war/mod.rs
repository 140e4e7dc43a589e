//! The pictures of The Rules of War: board, private picture, a card's face, digest and result, each with its
//! text twin and alt text. Everything comes from a view; what the words are stands in the catalogue.

mod banner;
mod board;
mod card;
mod digest;
mod footer;
mod panels;
mod piles;
mod private;
mod result;
mod scene;
mod seat;
mod text;

use skald_rules::war::View;
use skald_rules::war::cards::Face;

use crate::catalogue::GameDrawing;
use crate::names::PlayerName;
use crate::painter::Painter;
use crate::{DrawError, Drawing, Picture};
use scene::Scene;

/// How The Rules of War is drawn.
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
}

/// Draws a picture of a game of War.
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
            board::draw(p, &scene);
            (text::board_alt(&scene), text::board(&scene))
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

/// Draws the face of a card, as it is printed.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn card_face(p: &mut Painter, face: &Face) -> Result<Drawing, DrawError> {
    card::draw_face(p, face);
    let (alt, twin) = text::card(face);
    Drawing::finish(p, &alt, &twin)
}
