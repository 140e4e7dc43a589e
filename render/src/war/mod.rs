//! The pictures of The Rules of War: board, private picture, a card's face, digest and result, each with its
//! text twin and alt text. Everything comes from a view; what the words are stands in the catalogue.

mod banner;
mod board;
mod card;
mod curve;
mod digest;
mod footer;
mod meanings;
mod panels;
mod piles;
mod printed;
mod private;
mod result;
mod scene;
mod seat;
mod text;

use skald_rules::interface::{Pick, Rules as _};
use skald_rules::war::cards::Face;
use skald_rules::war::{OwnView, View, War};

use crate::drawing::GameDrawing;
use crate::names::PlayerName;
use crate::page::signs::Sign;
use crate::page::told::Told;
use crate::page::{Drawn as _, Pages, Since};
use crate::painter::Painter;
use crate::{DrawError, Drawing, Notes, Picture};
use scene::Scene;

/// How The Rules of War is drawn.
pub(crate) struct Pictures;

impl GameDrawing for Pictures {
    type View = View;

    /// A battlefield takes most of the time that a picture may take as it is.
    fn fine(&self, _view: &View) -> bool {
        false
    }

    /// The battle that is to be decided, and what was looked at alone where something was: there is no hand.
    fn draw_choice(
        &self,
        p: &mut Painter,
        view: &View,
        _path: &[Pick],
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        let own = view.own().ok_or(DrawError::NotOwn)?;
        let nothing = Notes::default();
        let picture = if own.looking.is_empty() { Picture::Board } else { Picture::Private(&nothing) };
        view.drawn(p, &picture, names)
    }

    fn signs(&self, view: &View) -> Vec<Sign<'static>> {
        meanings::of(view)
    }

    fn heroes(&self) -> (&'static str, &'static [&'static str]) {
        (War::ID, &["l-cinderfang", "l-dawntyrant", "l-reaverqueen"])
    }
}

impl Pages for View {
    type Own = OwnView;

    fn own(&self) -> Option<&OwnView> {
        self.own.first()
    }

    fn board(p: &mut Painter, scene: &Scene<'_>, _since: &Since<'_, Self>) -> Told {
        board::draw(p, scene);
        text::board(scene)
    }

    fn private(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> Told {
        private::draw(p, scene, own, notes);
        text::private(scene, own, notes)
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

/// Draws the face of a card, as it is printed.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn card_face(p: &mut Painter, face: &Face) -> Result<Drawing, DrawError> {
    printed::draw(p, face);
    text::card(face).beside(p)
}
