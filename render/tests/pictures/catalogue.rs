//! Every game of the catalogue has a drawing of its own.

use skald_render::is_drawn;
use skald_rules::catalogue::standard;
use skald_rules::chance::Fast;
use skald_rules::interface::{Setup, Viewer};
use skald_rules::views::{AnyView, PlainView};

#[test]
fn every_game_has_a_drawing_of_its_own() {
    let mut undrawn = Vec::new();
    for kind in standard().iter() {
        let setup = Setup { seats: *kind.seats().start(), ..Setup::default() };
        let table = kind.open(&setup).unwrap().start(&[], &mut Fast::new(1)).unwrap();
        let view = table.view(Viewer::Spectator);
        if !is_drawn(&view) || view.get::<PlainView>().is_some() {
            undrawn.push(kind.id);
        }
    }
    assert_eq!(undrawn, Vec::<&str>::new());
    assert!(!is_drawn(&AnyView::of(7)), "a view of nobody's is drawn by nobody");
}
