//! What a position is worth, as automatic players reckon it.

use super::{at, play_out, table};
use crate::{Law, State};
use skald_vocabulary::interface::{Seat, Sight, Viewer};

fn worth_of(game: &Law, state: &State, seat: u8) -> i32 {
    game.value(&game.view(state, Viewer::Seat(Seat(seat))), Seat(seat))
}

#[test]
fn a_position_is_worth_to_one_side_what_it_costs_the_other() {
    let worth = |board: &str, seat: u8| {
        let (game, state) = at(&format!(
            "options.form = \"skirmish\"\nphase = \"play a\"\nboard = [\"{board}\"]\n\
             seat.a.hand = [\"thor\"]\nseat.b.hand = [\"odin\"]\n"
        ));
        worth_of(&game, &state, seat)
    };
    let more = worth("a.pan a.garm b.iris ..", 0);
    assert!(more > 0, "{more}");
    assert_eq!(worth("a.pan a.garm b.iris ..", 1), -more);
    assert_eq!(worth("a.pan b.garm b.iris ..", 0), -more);
    // Nothing is worth as much as the match itself.
    let game = table(2, &[("form", "skirmish")]);
    let end = play_out(&game, 3, |_, _, _, _| {});
    let places = end.end.as_ref().unwrap().places.clone();
    assert_eq!(places.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1], "another seed has no draw");
    for (seat, won) in [(places[0][0], true), (places[1][0], false)] {
        let value = worth_of(&game, &end, seat.0);
        assert_eq!(value > 500, won, "{seat}: {value}");
    }
}

#[test]
fn a_point_is_worth_ten_cards_on_the_board() {
    let position = "phase = \"play a\"\nround = 2\nboard = [\"a.pan a.iris b.otr ..\", \".. .. .. ..\"]\n\
                    seat.a = { pantheon = \"greek\", hand = [\"scylla\"] }\n\
                    seat.b = { pantheon = \"norse\", hand = [\"thor\"] }\n";
    let worth = |more: &str| {
        let (game, state) = at(&format!("{more}\n{position}"));
        worth_of(&game, &state, 0)
    };
    assert_eq!(worth(""), 1);
    assert_eq!(worth("captures.a = [\"garm\"]"), 11);
    // The victory card of the first round is worth one.
    assert_eq!(worth("captures.a = [\"garm\", \"huginn\"]\nprizes = [\"1 a\"]"), 31);
    assert_eq!(worth("captures.b = [\"triton\"]"), -9);
}
