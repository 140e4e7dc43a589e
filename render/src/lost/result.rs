//! The result: everybody's place with legend points by source.

use super::scene::{Place, Scene, hero_motif};
use super::{standing, status};
use crate::page::result::{self, Beside, Ending};
use crate::painter::{Painter, Rect};

/// Draws the result.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let first = scene.first();
    let winner = first.first().filter(|_| first.len() == 1);
    let hero = winner.and_then(|seat| scene.side(*seat).hero.as_ref());
    let outcome = status::won(scene);
    let why = scene.say(&status::best(scene), Place::Picture);
    let ending = Ending { outcome: &outcome, why, art: hero.map(hero_motif), record: result::RECORD };
    let row = |p: &mut Painter, seat, r, ground| standing::record(p, scene, seat, r, ground);
    result::draw(p, scene, &ending, row, None::<Beside<fn(&mut Painter, Rect)>>);
}
