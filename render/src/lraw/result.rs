//! The result: who has won and why, and how both stood.

use super::scene::{Place, Scene, motif};
use super::{standing, status};
use crate::page::result::{self, Beside, Ending};
use crate::painter::{Painter, Rect};

/// A record is at most so high: of a duel the pictures of the Warlords take the room that there is.
const RECORD: f32 = 140.0;

/// Draws the result.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let first = scene.first();
    let winner = first.first().filter(|_| first.len() == 1);
    let outcome = status::won(scene);
    let why = scene.say(&status::why(scene), Place::Picture);
    let art = winner.map(|seat| motif(scene.face(scene.side(*seat).warlord)));
    let ending = Ending { outcome: &outcome, why, art, record: RECORD };
    let row = |p: &mut Painter, seat, r, ground| standing::record(p, scene, seat, r, ground);
    result::draw(p, scene, &ending, row, None::<Beside<fn(&mut Painter, Rect)>>);
}
