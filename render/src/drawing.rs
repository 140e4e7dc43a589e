//! What a game's drawing offers, with the type of its views and without.
//!
//! Which drawings there are is in the catalogue; what they look like is in each game's own room.

use std::any::Any;

use skald_rules::interface::{Key, Pick, Seat};
use skald_rules::views::{AnyKit, AnyView};

use crate::names::PlayerName;
use crate::page::signs::{self, Sign};
use crate::page::{Drawn, Since};
use crate::painter::Painter;
use crate::scene::Seated;
use crate::{DrawError, Drawing, Lately, Message, Notes, Picture, Special};

/// How the tables of one game are drawn. What most games have no picture of has a default.
pub(crate) trait GameDrawing: Sync {
    /// What one viewer of such a table may see.
    type View: Any + Drawn;

    /// Draws what the options that follow a path of choices would do.
    fn draw_choice(
        &self,
        p: &mut Painter,
        view: &Self::View,
        _path: &[Pick],
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        view.drawn(p, &Picture::Private(&Notes::default()), names)
    }

    /// Whether the pictures of this table are drawn so quickly, and are so few for a move, that they can be finer than their layouts
    /// say.
    fn fine(&self, _view: &Self::View) -> bool {
        true
    }

    /// Whether the pictures of this table are packed in few colours, because each move sends many of them.
    fn small(&self, _view: &Self::View) -> bool {
        false
    }

    /// What the signs of the game mean, those that stand on this board among them, the most needed first; a button tells it
    /// while the game goes on. None where the board has no such button.
    fn signs(&self, _view: &Self::View) -> Vec<Sign<'static>> {
        Vec::new()
    }

    /// The pictures that the game has beside board and hand for who sees this view, in the order of their buttons.
    fn specials(&self, view: &Self::View) -> Vec<Special> {
        let offered = view.places().is_empty() && !self.signs(view).is_empty();
        if offered { vec![signs::special()] } else { Vec::new() }
    }

    /// The picture of this key: one that is offered, one that was offered and can still be drawn, or a further page of one.
    fn special(&self, view: &Self::View, key: Key) -> Option<Special> {
        let offered = self.specials(view).into_iter().find(|special| special.key == key);
        offered.or_else(|| self.pages(view, key).into_iter().find(|special| special.key == key))
    }

    /// The pages of which the picture of this key is one, each with its button; none where it stands alone.
    fn pages(&self, view: &Self::View, key: Key) -> Vec<Special> {
        let pages = if signs::is_page(key) { signs::specials(&self.signs(view)) } else { Vec::new() };
        if pages.len() > 1 { pages } else { Vec::new() }
    }

    /// Draws the picture of this key; nothing when the game has no such picture.
    fn draw_special(
        &self,
        p: &mut Painter,
        view: &Self::View,
        key: Key,
        _names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>> {
        if signs::is_page(key) { signs::page(p, &self.signs(view), key) } else { None }
    }

    /// Which of these pictures shows the space of this name.
    fn special_at(&self, _view: &Self::View, _place: &str) -> Option<Key> {
        None
    }

    /// What a message shows of a board, in pictures that stand one above the other, the first with the texts of all; nothing where
    /// one picture shows all that matters.
    fn draw_pile(
        &self,
        _p: &mut Painter,
        _view: &Self::View,
        _message: Message<'_>,
        _names: &[PlayerName],
    ) -> Option<Result<Vec<Drawing>, DrawError>> {
        None
    }

    /// Whether the picture of the result holds the board as it was at the end.
    fn ends_with_board(&self, _view: &Self::View) -> bool {
        false
    }

    /// The game's id, and the keys of two or three cards whose heroes stand for it in invitations. Without it the first of
    /// its pictures do.
    fn heroes(&self) -> (&'static str, &'static [&'static str]) {
        ("", &[])
    }

    /// The cards in the hands that the owner of this view knows whole, by name, seat by seat: for films, whose boards show
    /// none. Nothing in games without hands.
    fn hands(&self, _view: &Self::View) -> Vec<(Seat, Vec<String>)> {
        Vec::new()
    }

    /// Draws what a player may begin with, such as Warriors; nothing where that is no choice.
    fn draw_heads(&self, _p: &mut Painter) -> Option<Result<Drawing, DrawError>> {
        None
    }

    /// Draws what stands ready to be brought, such as starter decks; nothing where there is nothing of the kind. Where each is led
    /// by something to begin with, that is what tells them apart.
    fn draw_ready(&self, p: &mut Painter) -> Option<Result<Drawing, DrawError>> {
        self.draw_heads(p)
    }

    /// Draws what a player brings; nothing when the kit is not one of this game.
    fn draw_kit(&self, _p: &mut Painter, _kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
        None
    }
}

/// A game's drawing without the type of its view. Each method gives nothing when the view is another game's.
pub(crate) trait AnyDrawing: Sync {
    fn knows(&self, view: &AnyView) -> bool;
    fn fine(&self, view: &AnyView) -> bool;
    fn small(&self, view: &AnyView) -> bool;
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
    fn specials(&self, view: &AnyView) -> Option<Vec<Special>>;
    fn special(&self, view: &AnyView, key: Key) -> Option<Special>;
    fn pages(&self, view: &AnyView, key: Key) -> Vec<Special>;
    fn draw_special(
        &self,
        p: &mut Painter,
        view: &AnyView,
        key: Key,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>>;
    fn special_at(&self, view: &AnyView, place: &str) -> Option<Key>;
    fn draw_pile(
        &self,
        p: &mut Painter,
        view: &AnyView,
        message: Message<'_>,
        names: &[PlayerName],
    ) -> Option<Result<Vec<Drawing>, DrawError>>;
    fn ends_with_board(&self, view: &AnyView) -> bool;
    fn heroes(&self) -> (&'static str, &'static [&'static str]);
    fn hands(&self, view: &AnyView) -> Option<Vec<(Seat, Vec<String>)>>;
    fn draw_heads(&self, p: &mut Painter) -> Option<Result<Drawing, DrawError>>;
    fn draw_ready(&self, p: &mut Painter) -> Option<Result<Drawing, DrawError>>;
    fn draw_kit(&self, p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>>;
}

impl<D: GameDrawing> AnyDrawing for D {
    fn knows(&self, view: &AnyView) -> bool {
        view.get::<D::View>().is_some()
    }

    fn fine(&self, view: &AnyView) -> bool {
        view.get().is_some_and(|view| GameDrawing::fine(self, view))
    }

    fn small(&self, view: &AnyView) -> bool {
        view.get().is_some_and(|view| GameDrawing::small(self, view))
    }

    fn draw(
        &self,
        p: &mut Painter,
        picture: &Picture<'_>,
        view: &AnyView,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>> {
        Some(view.get::<D::View>()?.drawn(p, picture, names))
    }

    fn draw_since(
        &self,
        p: &mut Painter,
        view: &AnyView,
        lately: Lately<'_>,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>> {
        let since = Since { before: lately.before.and_then(AnyView::get), lines: lately.lines };
        Some(view.get::<D::View>()?.drawn_since(p, &since, names))
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

    fn specials(&self, view: &AnyView) -> Option<Vec<Special>> {
        Some(GameDrawing::specials(self, view.get()?))
    }

    fn special(&self, view: &AnyView, key: Key) -> Option<Special> {
        GameDrawing::special(self, view.get()?, key)
    }

    fn pages(&self, view: &AnyView, key: Key) -> Vec<Special> {
        view.get().map(|view| GameDrawing::pages(self, view, key)).unwrap_or_default()
    }

    fn draw_special(
        &self,
        p: &mut Painter,
        view: &AnyView,
        key: Key,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>> {
        GameDrawing::draw_special(self, p, view.get()?, key, names)
    }

    fn special_at(&self, view: &AnyView, place: &str) -> Option<Key> {
        GameDrawing::special_at(self, view.get()?, place)
    }

    fn draw_pile(
        &self,
        p: &mut Painter,
        view: &AnyView,
        message: Message<'_>,
        names: &[PlayerName],
    ) -> Option<Result<Vec<Drawing>, DrawError>> {
        GameDrawing::draw_pile(self, p, view.get()?, message, names)
    }

    fn ends_with_board(&self, view: &AnyView) -> bool {
        view.get().is_some_and(|view| GameDrawing::ends_with_board(self, view))
    }

    fn heroes(&self) -> (&'static str, &'static [&'static str]) {
        GameDrawing::heroes(self)
    }

    fn hands(&self, view: &AnyView) -> Option<Vec<(Seat, Vec<String>)>> {
        Some(GameDrawing::hands(self, view.get()?))
    }

    fn draw_heads(&self, p: &mut Painter) -> Option<Result<Drawing, DrawError>> {
        GameDrawing::draw_heads(self, p)
    }

    fn draw_ready(&self, p: &mut Painter) -> Option<Result<Drawing, DrawError>> {
        GameDrawing::draw_ready(self, p)
    }

    fn draw_kit(&self, p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
        GameDrawing::draw_kit(self, p, kit)
    }
}
