//! The pictures of Legends of Chaos: board, private picture, digest, result, the faces of cards and Warriors, and the
//! sheet of an Arsenal, each with its text twin and alt text. Everything comes from a view or from card data; what the
//! words are stands in the catalogue.

mod attack;
mod board;
mod card;
mod changes;
mod clash;
mod digest;
mod field;
mod hints;
mod meanings;
mod own;
mod panel;
mod parts;
mod plan;
mod plates;
mod printed;
mod result;
mod scene;
mod sheet;
mod spot;
mod spread;
mod status;
mod text;
mod threat;

use skald_rules::chaos::cards::{Card, Hero, Pool};
use skald_rules::chaos::kits::Shown;
use skald_rules::chaos::{Chaos, HandCard, OwnView, View};
use skald_rules::interface::{Options, Papers as _, Rules as _, Seat, Setup};
use skald_rules::views::AnyKit;

use crate::drawing::GameDrawing;
use crate::page::signs::Sign;
use crate::page::told::Told;
use crate::page::{self, Pages, Since};
use crate::painter::Painter;
use crate::{DrawError, Drawing, Notes};
use changes::Changes;
use scene::Scene;

/// How Legends of Chaos is drawn.
pub(crate) struct Pictures;

/// Up to so many seats pictures are finer than their layouts.
const MOST_FINE: usize = 4;

impl GameDrawing for Pictures {
    type View = View;

    fn fine(&self, view: &View) -> bool {
        view.seats.len() <= MOST_FINE
    }

    /// With many seats a move sends many bytes as it is.
    fn small(&self, view: &View) -> bool {
        view.seats.len() > MOST_FINE
    }

    fn signs(&self, view: &View) -> Vec<Sign<'static>> {
        meanings::of(view)
    }

    fn heroes(&self) -> (&'static str, &'static [&'static str]) {
        (Chaos::ID, &["ghoast", "diezel", "jeni"])
    }

    fn hands(&self, view: &View) -> Vec<(Seat, Vec<String>)> {
        let name = |held: &HandCard| match held.copies {
            1 => held.face.card.name.to_string(),
            copies => format!("{copies}× {}", held.face.card.name),
        };
        view.own.iter().map(|own| (own.seat, own.hand.iter().map(name).collect())).collect()
    }

    fn draw_heads(&self, p: &mut Painter) -> Option<Result<Drawing, DrawError>> {
        let options = Chaos::EDITIONS.begun(Options::default());
        let game = Chaos::new(&Setup { seats: 2, options, packs: Vec::new() }).ok()?;
        let heads = printed::heads(game.pool());
        let title = scene::text("picture-chaos-warriors");
        page::heads::draw(p, &title, &heads);
        Some(page::heads::told(&title, &heads).beside(p))
    }

    fn draw_kit(&self, p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
        Some(arsenal_sheet(p, kit.get()?))
    }
}

impl Pages for View {
    type Own = OwnView;

    fn own(&self) -> Option<&OwnView> {
        self.own.first()
    }

    fn board(p: &mut Painter, scene: &Scene<'_>, since: &Since<'_, Self>) -> Told {
        let changes = Changes::since(since.before, scene.view);
        board::draw(p, scene, &changes);
        text::board(scene, &changes, since.lines)
    }

    fn private(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> Told {
        own::draw(p, scene, own);
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
pub fn card_face(p: &mut Painter, pool: &Pool, card: Card) -> Result<Drawing, DrawError> {
    printed::draw_face(p, pool, card);
    text::card(pool, card).beside(p)
}

/// Draws the face of a Warrior, as it is printed.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn warrior_face(p: &mut Painter, pool: &Pool, hero: Hero) -> Result<Drawing, DrawError> {
    printed::draw_warrior(p, pool, hero);
    text::warrior(pool, hero).beside(p)
}

/// Draws the sheet of an Arsenal: its cards by type with their values and copies, and what it is warned of.
///
/// # Errors
/// When the picture cannot be encoded.
fn arsenal_sheet(p: &mut Painter, of: &Shown) -> Result<Drawing, DrawError> {
    sheet::draw(p, &of.pool, &of.arsenal, &of.warnings);
    text::sheet(&of.pool, &of.arsenal, &of.warnings).beside(p)
}
