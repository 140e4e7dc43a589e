//! Real games played at random, with pictures drawn on the way.

use skald_render::names::PlayerName;
use skald_render::painter::Painter;
use skald_render::{Drawing, Message, Notes, Picture, draw, draw_message};
use skald_rules::chance::{Chance, Fast};
use skald_rules::interface::{Input, Seat, Viewer, Waiting};
use skald_rules::table::Table;

use super::readable;

/// How far a game is played, and how often it is looked at.
#[derive(Clone, Copy)]
pub struct Pace {
    /// Every so many questions the asked player looks.
    pub every: u32,
    /// After so many questions the game is left.
    pub most: u32,
}

fn fine(drawing: &Drawing) {
    readable("a played game", drawing);
    let twin = drawing.twin.join("\n");
    assert!(!twin.contains('[') && !twin.contains("{$"), "{twin}");
    assert!(drawing.alt.chars().count() <= 1024);
}

/// Draws what a table shows now, to everybody and to one player, and checks it.
fn look(p: &mut Painter, table: &dyn Table, names: &[PlayerName], whose: Seat) {
    let board = draw(p, &Picture::Board, &table.view(Viewer::Spectator), names).unwrap();
    let own = table.view(Viewer::Seat(whose));
    let private = draw(p, &Picture::Private(&Notes::default()), &own, names).unwrap();
    let same = draw(p, &Picture::Board, &own, names).unwrap();
    assert!(board.png == same.png, "the board looks different to a player");
    fine(&board);
    fine(&private);
}

/// Plays on at random to the end, or as far as the pace goes. `also` is what a game has to look at beside its pictures,
/// through the eyes of a player.
pub fn throughout(
    p: &mut Painter,
    table: &mut dyn Table,
    dice: &mut Fast,
    names: &[PlayerName],
    pace: Pace,
    also: fn(&dyn Table, Seat),
) {
    let mut choices = Fast::new(dice.pick("choices", 1 << 20).into());
    let mut questions = 0_u32;
    while questions < pace.most {
        let input = match table.waiting() {
            Waiting::Over => break,
            Waiting::Machine => Input::Continue,
            Waiting::Seats(waits) => {
                let seat = waits[0].seat;
                let open = table.open(seat);
                let at = open.iter().find(|d| d.kind.as_str() != "resign").unwrap().id;
                also(table, seat);
                if questions.is_multiple_of(pace.every) {
                    look(p, table, names, seat);
                }
                questions += 1;
                Input::Answer { at, with: table.random_move(at, &mut choices).unwrap() }
            }
        };
        table.play(&input, dice).unwrap();
        if choices.pick("look", 40) == 0 {
            look(p, table, names, Seat(0));
        }
    }
    let over = table.view(Viewer::Everyone);
    readable("the last lines", &draw(p, &Picture::Digest(&[]), &over, names).unwrap());
    for drawing in draw_message(p, &over, Message::Result, names).unwrap() {
        readable("the end", &drawing);
    }
    assert!(questions > 0);
}
