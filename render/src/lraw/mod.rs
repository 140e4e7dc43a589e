//! The pictures of Legions: Realms at War: board, private picture, digest, result, deck sheet, and the faces of cards, each with its
//! text twin and alt text. Everything comes from a view or from card data; what the words are stands in the catalogue.

mod band;
mod banners;
mod board;
mod digest;
mod hand;
mod lots;
mod meanings;
mod middle;
mod own;
mod piles;
mod printed;
mod ready;
mod result;
mod scene;
mod sheet;
mod side;
mod standing;
mod status;
mod strips;
mod text;
mod zones;

use skald_rules::interface::{Key, Pick, Rules as _, Seat, Viewer};
use skald_rules::lraw::cards::{Face, Pool};
use skald_rules::lraw::kits::Shown;
use skald_rules::lraw::{Lraw, View};
use skald_rules::views::AnyKit;

use crate::drawing::GameDrawing;
use crate::names::PlayerName;
use crate::page::signs::{self, Sign};
use crate::page::told::Told;
use crate::page::{Drawn as _, Pages, Since};
use crate::painter::Painter;
use crate::{DrawError, Drawing, Notes, Picture, Special};
use scene::Scene;

/// How Legions: Realms at War is drawn.
pub(crate) struct Pictures;

impl GameDrawing for Pictures {
    type View = View;

    /// The own hand; before there is one, the board.
    fn draw_choice(
        &self,
        p: &mut Painter,
        view: &View,
        _path: &[Pick],
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        let Some(Viewer::Seat(seat)) = view.own() else { return Err(DrawError::NotOwn) };
        let nothing = Notes::default();
        let empty = view.table.side(*seat).hand.is_empty();
        let picture = if empty { Picture::Board } else { Picture::Private(&nothing) };
        view.drawn(p, &picture, names)
    }

    fn signs(&self, view: &View) -> Vec<Sign<'static>> {
        meanings::of(view)
    }

    fn specials(&self, view: &View) -> Vec<Special> {
        let offered = view.places.is_empty() && !self.signs(view).is_empty();
        offered.then(signs::special).into_iter().chain(piles::specials(view)).collect()
    }

    fn pages(&self, view: &View, key: Key) -> Vec<Special> {
        let pages = if signs::is_page(key) { signs::specials(&self.signs(view)) } else { Vec::new() };
        if pages.len() > 1 { pages } else { piles::pages(view, key) }
    }

    fn draw_special(
        &self,
        p: &mut Painter,
        view: &View,
        key: Key,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>> {
        if signs::is_page(key) {
            return signs::page(p, &self.signs(view), key);
        }
        piles::draw(p, view, key, names)
    }

    fn heroes(&self) -> (&'static str, &'static [&'static str]) {
        (Lraw::ID, &["he-08", "de-11", "ti-07"])
    }

    fn hands(&self, view: &View) -> Vec<(Seat, Vec<String>)> {
        let known = |seat: Seat| {
            let hand = view.table.side(seat).hand.iter().map(|card| view.table.card(*card).face);
            let whole = view.who.knows(seat) || hand.len() > 0 && hand.clone().all(|face| !face.is_back());
            whole.then(|| (seat, hand.map(|face| view.pool.face(face).name.to_string()).collect()))
        };
        view.table.seats().filter_map(known).collect()
    }

    fn draw_ready(&self, p: &mut Painter) -> Option<Result<Drawing, DrawError>> {
        ready::draw(p)
    }

    fn draw_kit(&self, p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
        let deck: &Shown = kit.get()?;
        sheet::draw(p, deck);
        Some(text::deck(deck).beside(p))
    }
}

impl Pages for View {
    type Own = Viewer;

    fn own(&self) -> Option<&Self::Own> {
        matches!(self.who, Viewer::Seat(_)).then_some(&self.who)
    }

    fn board(p: &mut Painter, scene: &Scene<'_>, since: &Since<'_, Self>) -> Told {
        board::draw(p, scene, since.lines);
        text::board(scene)
    }

    fn private(p: &mut Painter, scene: &Scene<'_>, of: &Self::Own, notes: &Notes) -> Told {
        let seat = match of {
            Viewer::Seat(seat) => *seat,
            _ => Seat(0),
        };
        own::draw(p, scene, seat, notes);
        text::private(scene, seat, notes)
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
pub fn card_face(p: &mut Painter, pool: &Pool, of: &Face) -> Result<Drawing, DrawError> {
    printed::card(p, pool, of);
    text::card(pool, of).beside(p)
}
