//! A few pictures of Legends of Chaos compared with kept ones at half size, within a tolerance.
//! `SKALD_BLESS=1 cargo test -p skald-render --test pictures chaos_golden` writes them anew.

use crate::common::chaos as views;
use crate::support::golden::{check, painter};
use skald_render::{Notes, Picture, chaos, draw, draw_kit};

#[test]
fn pictures_look_as_they_did() {
    let mut p = painter();
    let names = views::names(8);
    check("chaos-board-8", &draw(&mut p, &Picture::Board, &views::eight().into(), &names).unwrap());
    check("chaos-board-4", &draw(&mut p, &Picture::Board, &views::haunted().into(), &names[..4]).unwrap());
    let fullest = views::worst_revealed();
    check("chaos-board-fullest", &draw(&mut p, &Picture::Board, &fullest.into(), &names).unwrap());
    check("chaos-board-2", &draw(&mut p, &Picture::Board, &views::clash().into(), &names[..2]).unwrap());
    let notes = Notes::default();
    check(
        "chaos-private",
        &draw(&mut p, &Picture::Private(&notes), &views::defending().into(), &names[..2]).unwrap(),
    );
    check("chaos-result", &draw(&mut p, &Picture::Result, &views::over(2).into(), &names[..2]).unwrap());
    let boulder = views::POOL.named("Boulder").unwrap();
    check("chaos-face", &chaos::card_face(&mut p, &views::POOL, boulder).unwrap());
    check("chaos-sheet", &draw_kit(&mut p, &views::kit(6)).unwrap());
}
