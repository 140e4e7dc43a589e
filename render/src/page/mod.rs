//! What the pictures of all games have in common: the way from a view to a drawing, bars, lists of lines, the pages of
//! the result, the digest, the signs and what there is to begin with, the frame of a printed face, the columns of a deck's
//! sheet, and the same parts of their texts. What a game's things look like belongs to the game's own room.

pub(crate) mod bar;
pub(crate) mod columns;
pub(crate) mod digest;
pub(crate) mod face;
pub(crate) mod heads;
pub(crate) mod lines;
pub(crate) mod notes;
pub(crate) mod result;
pub(crate) mod signs;
pub(crate) mod told;

use crate::names::PlayerName;
use crate::painter::Painter;
use crate::scene::{Scene, Seated};
use crate::{DrawError, Drawing, Notes, Picture};
use told::Told;

/// What a board tells of the time before: an earlier view, and public lines of the log in words, the oldest first.
#[derive(Debug)]
pub(crate) struct Since<'a, V> {
    pub before: Option<&'a V>,
    pub lines: &'a [String],
}

impl<V> Default for Since<'_, V> {
    fn default() -> Self {
        Self { before: None, lines: &[] }
    }
}

/// The pictures of a game: each draws, and gives the texts that stand in for what it has drawn.
pub(crate) trait Pages: Seated + Sized {
    /// What one player alone knows.
    type Own;

    /// The own part of a view, if it is somebody's.
    fn own(&self) -> Option<&Self::Own>;

    /// Everything public.
    fn board(p: &mut Painter, scene: &Scene<'_, Self>, since: &Since<'_, Self>) -> Told;

    /// What one player knows.
    fn private(p: &mut Painter, scene: &Scene<'_, Self>, own: &Self::Own, notes: &Notes) -> Told;

    /// What has happened, in lines, and how all stand.
    fn digest(p: &mut Painter, scene: &Scene<'_, Self>, lines: &[String]) -> Told;

    /// How the game ended.
    fn result(p: &mut Painter, scene: &Scene<'_, Self>) -> Told;
}

/// A view that can be drawn: that of a game by its [`Pages`].
pub(crate) trait Drawn: Seated {
    /// Draws a picture and writes its texts.
    ///
    /// # Errors
    /// When the picture cannot be encoded, or when a private picture is asked for with a view that is nobody's own.
    fn drawn(
        &self,
        p: &mut Painter,
        picture: &Picture<'_>,
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError>;

    /// Draws the board with what has happened since an earlier view of the same table.
    ///
    /// # Errors
    /// When the picture cannot be encoded.
    fn drawn_since(
        &self,
        p: &mut Painter,
        _since: &Since<'_, Self>,
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError>
    where
        Self: Sized,
    {
        self.drawn(p, &Picture::Board, names)
    }
}

impl<V: Pages> Drawn for V {
    fn drawn(
        &self,
        p: &mut Painter,
        picture: &Picture<'_>,
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        let scene = Scene::new(p, self, names);
        let told = match picture {
            Picture::Board => V::board(p, &scene, &Since::default()),
            Picture::Private(notes) => V::private(p, &scene, self.own().ok_or(DrawError::NotOwn)?, notes),
            Picture::Digest(lines) => V::digest(p, &scene, lines),
            Picture::Result => V::result(p, &scene),
        };
        told.beside(p)
    }

    fn drawn_since(
        &self,
        p: &mut Painter,
        since: &Since<'_, V>,
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        let scene = Scene::new(p, self, names);
        V::board(p, &scene, since).beside(p)
    }
}
