//! A few pictures compared with kept ones at half size, within a tolerance.
//! `SKALD_BLESS=1 cargo test -p skald-render --test pictures golden` writes them anew.

use crate::common::law as law_views;
use crate::common::views;
use crate::support::golden::{check, painter};
use skald_render::{Notes, Picture, draw, war};

#[test]
fn pictures_look_as_they_did() {
    let mut p = painter();
    let names = views::names(6);
    check("board-2", &draw(&mut p, &Picture::Board, &views::duel().into(), &names[..2]).unwrap());
    check("board-6", &draw(&mut p, &Picture::Board, &views::six_at_war().into(), &names).unwrap());
    let notes = Notes::default();
    check("private", &draw(&mut p, &Picture::Private(&notes), &views::looking().into(), &names).unwrap());
    check("result", &draw(&mut p, &Picture::Result, &views::over(3).into(), &names[..3]).unwrap());
    let flameback = views::faces().find(|f| f.key.as_str() == "l-flameback").unwrap();
    check("face", &war::card_face(&mut p, flameback).unwrap());
}

#[test]
fn pictures_of_legends_at_war_look_as_they_did() {
    use skald_render::gallery::Gallery;
    use skald_rules::interface::Viewer;

    let mut p = painter();
    let names = law_views::names(4);
    let all = Viewer::Spectator;
    check("law-board", &draw(&mut p, &Picture::Board, &law_views::four(all).into(), &names).unwrap());
    check("law-overview", &draw(&mut p, &Picture::Board, &law_views::largest(all).into(), &names).unwrap());
    let notes = Notes::default();
    let own = law_views::mixed(law_views::ANA);
    check("law-private", &draw(&mut p, &Picture::Private(&notes), &own.into(), &names[..2]).unwrap());
    for key in ["zeus", "piece-e"] {
        check(&format!("law-{key}"), &Gallery::of("law", &[]).unwrap().card(&mut p, key).unwrap().unwrap());
    }
}

#[test]
fn the_pages_for_players_show_what_is_drawn_now() {
    // By the page's picture which kept one it is; `SKALD_BLESS=1` copies it.
    let shown = [
        ("war-board", "board-2"),
        ("war-example", "war-example"),
        ("war-card", "face"),
        ("chaos-board", "chaos-board-4"),
        ("chaos-example", "chaos-example"),
        ("chaos-card", "chaos-face"),
        ("law-board", "law-board"),
        ("law-example", "law-example"),
        ("law-card", "law-zeus"),
        ("law-piece", "law-piece-e"),
        ("lost-board", "lost-board"),
        ("lost-draft", "lost-draft"),
        ("lost-fight", "lost-fight"),
        ("lraw-board", "lraw-board"),
    ];
    let home = env!("CARGO_MANIFEST_DIR");
    for (page, kept) in shown {
        let (page, kept) =
            (format!("{home}/../docs/pictures/{page}.png"), format!("{home}/tests/golden/{kept}.png"));
        if std::env::var_os("SKALD_BLESS").is_some_and(|v| v == "1") {
            std::fs::copy(&kept, &page).unwrap();
        }
        assert!(std::fs::read(&page).unwrap() == std::fs::read(&kept).unwrap(), "{page} is not {kept}");
    }
}
