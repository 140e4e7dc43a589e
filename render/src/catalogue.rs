//! The drawings that there are: one line a game. The second of the two catalogues that a new game touches.
//!
//! What belongs here: what a game's drawing must offer, and which drawing a view belongs to. What does not: how any game
//! looks.

use std::any::Any;

use skald_rules::interface::Pick;
use skald_rules::views::{AnyKit, AnyView};

use crate::names::PlayerName;
use crate::painter::Painter;
use crate::{DrawError, Drawing, Lately, Notes, Picture};
use crate::{chaos, law, plain, war};

/// The drawing of each game, and of what has none of its own.
const DRAWINGS: &[&dyn AnyDrawing] = &[&war::Pictures, &chaos::Pictures, &law::Pictures, &plain::Pictures];

/// How the tables of one game are drawn. What most games have no picture of has a default.
pub(crate) trait GameDrawing: Sync {
    /// What one viewer of such a table may see.
    type View: Any;

    /// Draws a picture of a table and writes its texts.
    fn draw(
        &self,
        p: &mut Painter,
        picture: &Picture<'_>,
        view: &Self::View,
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError>;

    /// Draws the board with what has happened since an earlier view of the same table.
    fn draw_since(
        &self,
        p: &mut Painter,
        view: &Self::View,
        _before: Option<&Self::View>,
        _lines: &[String],
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        self.draw(p, &Picture::Board, view, names)
    }

    /// Draws what the options that follow a path of choices would do.
    fn draw_choice(
        &self,
        p: &mut Painter,
        view: &Self::View,
        _path: &[Pick],
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        self.draw(p, &Picture::Private(&Notes::default()), view, names)
    }

    /// Draws where the viewer's own cards can be attacked.
    fn draw_threats(
        &self,
        p: &mut Painter,
        view: &Self::View,
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        self.draw(p, &Picture::Private(&Notes::default()), view, names)
    }

    /// Whether there is a picture of threats of its own for this view.
    fn has_threats(&self, _view: &Self::View) -> bool {
        false
    }

    /// What the parts of a board that is too large to be read as a whole are called in short; none for one that is not.
    fn parts(&self, _view: &Self::View) -> Vec<String> {
        Vec::new()
    }

    /// Which part of a large board shows the space of this name.
    fn part_of(&self, _view: &Self::View, _place: &str) -> Option<u8> {
        None
    }

    /// Draws what a player brings; nothing when the kit is not one of this game.
    fn draw_kit(&self, _p: &mut Painter, _kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
        None
    }
}

/// A game's drawing without the type of its view. Each method gives nothing when the view is another game's.
pub(crate) trait AnyDrawing: Sync {
    fn knows(&self, view: &AnyView) -> bool;
    fn draw(
        &self,
        p: &mut Painter,
        picture: &Picture<'_>,
        view: &AnyView,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>>;
    fn draw_since(
        &self,
        p: &mut Painter,
        view: &AnyView,
        lately: Lately<'_>,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>>;
    fn draw_choice(
        &self,
        p: &mut Painter,
        view: &AnyView,
        path: &[Pick],
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>>;
    fn draw_threats(
        &self,
        p: &mut Painter,
        view: &AnyView,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>>;
    fn has_threats(&self, view: &AnyView) -> Option<bool>;
    fn parts(&self, view: &AnyView) -> Option<Vec<String>>;
    fn part_of(&self, view: &AnyView, place: &str) -> Option<u8>;
    fn draw_kit(&self, p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>>;
}

impl<D: GameDrawing> AnyDrawing for D {
    fn knows(&self, view: &AnyView) -> bool {
        view.get::<D::View>().is_some()
    }

    fn draw(
        &self,
        p: &mut Painter,
        picture: &Picture<'_>,
        view: &AnyView,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>> {
        Some(GameDrawing::draw(self, p, picture, view.get()?, names))
    }

    fn draw_since(
        &self,
        p: &mut Painter,
        view: &AnyView,
        lately: Lately<'_>,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>> {
        let before = lately.before.and_then(AnyView::get);
        Some(GameDrawing::draw_since(self, p, view.get()?, before, lately.lines, names))
    }

    fn draw_choice(
        &self,
        p: &mut Painter,
        view: &AnyView,
        path: &[Pick],
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>> {
        Some(GameDrawing::draw_choice(self, p, view.get()?, path, names))
    }

    fn draw_threats(
        &self,
        p: &mut Painter,
        view: &AnyView,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>> {
        Some(GameDrawing::draw_threats(self, p, view.get()?, names))
    }

    fn has_threats(&self, view: &AnyView) -> Option<bool> {
        Some(GameDrawing::has_threats(self, view.get()?))
    }

    fn parts(&self, view: &AnyView) -> Option<Vec<String>> {
        Some(GameDrawing::parts(self, view.get()?))
    }

    fn part_of(&self, view: &AnyView, place: &str) -> Option<u8> {
        GameDrawing::part_of(self, view.get()?, place)
    }

    fn draw_kit(&self, p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
        GameDrawing::draw_kit(self, p, kit)
    }
}

/// The drawing that a view belongs to.
pub(crate) fn of(view: &AnyView) -> Option<&'static dyn AnyDrawing> {
    DRAWINGS.iter().copied().find(|drawing| drawing.knows(view))
}

/// A picture of a kit by the drawing that it belongs to.
pub(crate) fn draw_kit(p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
    DRAWINGS.iter().find_map(|drawing| drawing.draw_kit(p, kit))
}
