//! What the board of Legions: Realms at War shows of the Sequence, of what has changed the game, of zones and of an attack (9.1).

use crate::common::lraw as views;
use crate::support::{painter, readable, whole};
use skald_render::layout::Kind;
use skald_render::{Drawing, Lately, Picture, draw, draw_since};
use skald_rules::interface::Seat;
use skald_rules::lraw::View;
use skald_rules::lraw::cards::{AbilityId, Gs};
use skald_rules::lraw::state::{Item, ItemKind, Met, Zone};

fn board(view: &View) -> Drawing {
    let names = views::names(view.table.sides.len());
    let drawing = draw(&mut painter(), &Picture::Board, &view.clone().into(), &names).unwrap();
    readable("board", &drawing);
    whole("board", &drawing);
    drawing
}

fn texts(drawing: &Drawing) -> Vec<&str> {
    drawing.layout.texts.iter().map(|text| text.text.as_str()).collect()
}

/// How often this stands there as a name or label.
fn count(drawing: &Drawing, wanted: &str) -> usize {
    drawing.layout.texts.iter().filter(|text| text.kind == Kind::Name && text.text == wanted).count()
}

/// The fullest board with so many items on the Sequence.
fn stacked(items: u32, attack: bool) -> View {
    let mut view = views::fullest(7);
    let first = view.table.sequence[0].clone();
    let plain = |id| Item { id, ..Item::plain(id, first.seat, first.source, ItemKind::Card) };
    view.table.sequence = (0..items).map(plain).collect();
    view.table.attack = view.table.attack.filter(|_| attack);
    view
}

/// 9.1.7: the Sequence is a numbered stack, and what finds no room is counted.
#[test]
fn a_sequence_of_many_items_says_how_many_lie_below() {
    let drawn = board(&stacked(3, true));
    assert!(!texts(&drawn).iter().any(|text| text.ends_with(" below")));
    let drawn = board(&stacked(5, true));
    assert!(texts(&drawn).contains(&"+2 below"), "{:?}", texts(&drawn));
    let drawn = board(&stacked(6, false));
    assert!(!texts(&drawn).iter().any(|text| text.ends_with(" below")), "six stand side by side");
    let drawn = board(&stacked(9, false));
    assert!(texts(&drawn).contains(&"+3 below"), "{:?}", texts(&drawn));
    // What waits for the next Sequence takes a row.
    let mut view = stacked(5, true);
    let (source, seat) = (view.table.sequence[0].source, view.table.sequence[0].seat);
    let ability = AbilityId(0);
    view.table.pending =
        vec![Met { ability, source, seat, events: [None; 2], fixed: false, since: 0, late: false }];
    let drawn = board(&view);
    assert!(texts(&drawn).contains(&"+3 below"), "{:?}", texts(&drawn));
    assert!(texts(&drawn).iter().any(|text| text.starts_with("Next: ")), "{:?}", texts(&drawn));
}

/// 9.1.6: what has changed the game stands in a row of its own, whatever else happens.
#[test]
fn what_has_changed_the_game_always_stands_on_the_board() {
    let mut view = views::midway([0, 1], 7);
    view.table.side_mut(Seat(0)).changes.push(Gs::GaiaWall);
    view.table.side_mut(Seat(1)).changes.push(Gs::ShlaraConsume);
    let lines = vec!["Gallant Standard-Bearer attacks Orcbane Grunt.".to_owned(); 9];
    let lately = Lately { before: None, lines: &lines };
    let quiet = draw_since(&mut painter(), &view.clone().into(), lately, &views::names(2)).unwrap();
    readable("changes", &quiet);
    let busy = views::fullest(7);
    for (name, drawing) in [("lines of news", quiet), ("an attack and a Sequence", board(&busy))] {
        let shown = texts(&drawing);
        for short in ["Blockade at first", "Consume costs 10 Alchemy Points less"] {
            let whole = if short.starts_with("Consume") { "Consume 10 less" } else { short };
            assert!(shown.contains(&short) || shown.contains(&whole), "{name}: {short} in {shown:?}");
        }
    }
    // Among more than two it stands with whoever did it.
    let four = board(&views::crowded([5, 7, 3, 1], 7));
    assert_eq!(
        texts(&four).iter().filter(|text| text.starts_with("Blockade")).count(),
        2,
        "{:?}",
        texts(&four)
    );
}

/// 9.1.3: every Warrior zone has its number, as typed lines name it, taken or free.
#[test]
fn every_warrior_zone_shows_its_number() {
    for mut view in [views::fullest(7), views::crowded([5, 7, 3], 7), views::crowded([5, 7, 3, 1], 7)] {
        let taken = board(&view);
        let seats: Vec<Seat> = view.table.seats().collect();
        let attack = view.table.attack.unwrap();
        for seat in &seats {
            for place in [2, 4] {
                let card = view.table.side(*seat).zone(Zone::Warrior)[place].unwrap();
                assert!(card != attack.by && card != attack.on);
                view.table.side_mut(*seat).zone_mut(Zone::Warrior)[place] = None;
            }
        }
        let free = board(&view);
        for number in ["3", "5"] {
            let (before, after) = (count(&taken, number), count(&free, number));
            assert!(before >= after && after >= seats.len(), "{number}: {before}, then {after}");
        }
    }
}

/// 9.1.1 to 9.1.3: on boards of three and four, as far as it can be read, and in the twin.
#[test]
fn boards_of_three_and_four_show_what_those_of_two_do() {
    for mut view in [views::crowded([5, 7, 3], 7), views::crowded([5, 7, 3, 1], 7)] {
        let seats: Vec<Seat> = view.table.seats().collect();
        for seat in &seats {
            let cards: Vec<_> = view.table.side(*seat).cards(Zone::Warrior).collect();
            for card in cards {
                let lying = view.table.card_mut(card);
                (lying.damage, lying.counters) = (1, [0; 3]);
            }
            view.table.side_mut(*seat).ap_most = 31;
        }
        let drawing = board(&view);
        let told = drawing.twin.concat();
        assert_eq!(count(&drawing, "/31"), seats.len(), "Alchemy Points stand with their most");
        for seat in &seats {
            for card in view.table.side(*seat).cards(Zone::Warrior) {
                let face = view.pool.face(view.table.card(card).face);
                let printed = format!("({})", face.attack);
                assert!(count(&drawing, &printed) > 0, "{printed} of {}", face.name);
                assert!(told.contains(&format!("printed {}", face.attack)), "{told}");
                let alt = format!("(printed {})", face.attack);
                assert!(drawing.alt.contains(&alt) || drawing.alt.len() > 900, "{}", drawing.alt);
            }
            let side = view.table.side(*seat);
            let name = |card| view.pool.face(view.table.card(card).face).name.to_string();
            for named in [name(side.synergy), side.guardian.map_or_else(|| "Blank Guardian".to_owned(), name)]
            {
                assert!(told.contains(&named), "{named}");
                let begins: String = named.chars().take(9).collect();
                let drawn = texts(&drawing).iter().any(|text| text.starts_with(&begins));
                assert_eq!(drawn, seats.len() == 3, "{named}: {:?}", texts(&drawing));
            }
        }
    }
}

/// 9.1.8 and 9.2.6: the arithmetic of an attack is that of the battle.
#[test]
fn an_attack_is_reckoned_as_the_battle_will_be() {
    let told = |by, on, holy| board(&views::fight(by, on, holy)).twin.concat();
    let plain = told("he-11", "or-01", 0);
    assert!(plain.contains("Keep Sentinel keeps ") && plain.contains(", Orcbane Grunt 0"), "{plain}");
    let wall = told("he-11", "ti-01", 0);
    assert!(wall.contains("Keep Sentinel keeps 5, Primordial Boulderkin 1"), "Blockade: {wall}");
    let cold = told("or-06", "ti-03", 0);
    assert!(cold.contains("Orcbane Warchief Gruk keeps 5, Arion Stormcaller 0"), "Frostbite: {cold}");
    assert!(cold.contains("with 4"), "half of 8: {cold}");
    let holy = told("he-11", "an-10", 2);
    assert!(holy.contains("Keep Sentinel keeps 0, Sky Lancer 2"), "Holy Counters: {holy}");
}
