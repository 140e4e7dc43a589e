//! What a private picture shows is what its game says that it shows: while that stays the same, so does the picture.

use skald_render::{
    Drawing, Notes, Picture, draw,
    names::PlayerName,
    painter::{Painter, PainterOptions},
};
use skald_rules::{
    catalogue::standard,
    chance::{Chance, Fast},
    interface::{Duty, Input, Options, Seat, Setup, Viewer, Waiting},
    table::Table,
    views::AnyView,
};

/// So many inputs of each game are looked at.
const INPUTS: usize = 60;
/// One of so many is drawn.
const SOME: usize = 7;

/// Plays on by one input at random; `false` when the game is over.
fn step(table: &mut dyn Table, choices: &mut Fast) -> bool {
    let input = match table.waiting() {
        Waiting::Over => return false,
        Waiting::Machine => Input::Continue,
        Waiting::Seats(_) => {
            let seats = Seat::all(table.seats());
            let owed: Vec<_> = seats
                .flat_map(|seat| table.open(seat))
                .filter(|decision| decision.duty == Duty::Owed)
                .collect();
            let most = u32::try_from(owed.len()).unwrap();
            let at = &owed[usize::try_from(choices.pick("who", most)).unwrap()];
            Input::Answer { at: at.id, with: table.random_move(at.id, choices).unwrap() }
        }
    };
    table.play(&input, choices).unwrap();
    true
}

struct Seen {
    part: Vec<u8>,
    bytes: Vec<u8>,
    view: AnyView,
    own: Option<String>,
}

/// What only this seat knows, what it is asked, and of what everybody sees that without which its picture could not be read:
/// as text, for the games whose private pictures show no more. Nothing once the game is over, when they show everything.
fn own(view: &AnyView, seat: Seat) -> Option<String> {
    if let Some(view) = view.get::<skald_rules::law::View>() {
        let lying = view.board.spaces.iter().filter_map(|space| space.stand.as_ref());
        let hidden: Vec<_> = lying.filter(|on| on.hidden && on.controller == seat).collect();
        let known = (view.waited().contains(&seat), &view.own, hidden.len());
        return view.ended.is_none().then(|| format!("{known:?}"));
    }
    if let Some(view) = view.get::<skald_rules::chaos::View>() {
        // Points decide how an attack is answered, and what lasts is aimed at somebody.
        let me = view.seats.iter().find(|of| of.seat == seat);
        let lasting: Vec<_> = view.lasting.iter().filter(|of| of.at == seat).collect();
        let known = (&view.own, me, lasting, view.on_turn(seat));
        return view.ended.is_none().then(|| format!("{known:?}"));
    }
    None
}

/// How often a view changed while its private part did not, after all these pictures were found to be alike.
fn looked_at(game: &str, seats: u8, options: &[(&str, &str)]) -> usize {
    let kinds = standard();
    let kind = kinds.get(game).unwrap();
    let options =
        Options(options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect());
    let opened = kind.open(&Setup { seats, options, ..Setup::default() }).unwrap();
    let mut choices = Fast::new(7);
    let mut table = opened.start(&[], &mut choices).unwrap();
    let mut painter = Painter::new(PainterOptions::default()).unwrap();
    let names: Vec<_> = (1..=8).map(|number| PlayerName::new(&format!("Player {number}"), number)).collect();
    let mut drawn = |view: &AnyView| -> Drawing {
        draw(&mut painter, &Picture::Private(&Notes::default()), view, &names).unwrap()
    };
    let mut seen: Vec<Option<Seen>> = Vec::new();
    seen.resize_with(usize::from(seats), || None);
    let mut alike = 0;
    for _ in 0..INPUTS {
        for (seat, seen) in Seat::all(seats).zip(&mut seen) {
            let view = table.view(Viewer::Seat(seat));
            let (part, bytes) = (table.private_bytes(seat), table.view_bytes(Viewer::Seat(seat)));
            let same = |before: &&Seen| before.part == part && before.bytes != bytes;
            let own = own(&view, seat);
            // The stricter half: what others do on the board sends no hand.
            if let Some(before) = seen.as_ref().filter(|before| own.is_some() && before.own == own) {
                assert!(
                    before.part == part,
                    "{game}, {seat}: a hand goes out although nothing of it has changed"
                );
            }
            if let Some(before) = seen.as_ref().filter(same) {
                alike += 1;
                // Pictures take their time: some are enough.
                if alike % SOME == 1 {
                    let (old, new) = (drawn(&before.view), drawn(&view));
                    assert_eq!(old.twin, new.twin, "{game}, {seat}");
                    assert!(old == new, "{game}, {seat}: {:?}", new.alt);
                }
            }
            *seen = Some(Seen { part, bytes, view, own });
        }
        if !step(&mut *table, &mut choices) {
            break;
        }
    }
    alike
}

#[test]
fn what_looks_alike_in_private_is_drawn_alike() {
    for (game, seats, options) in [
        ("chaos", 8, &[][..]),
        ("chaos-match", 2, &[("best_of", "3")]),
        ("war", 3, &[]),
        ("law", 3, &[("form", "standard")]),
        ("law", 4, &[("form", "team")]),
        ("law", 2, &[("form", "skirmish")]),
    ] {
        let alike = looked_at(game, seats, options);
        println!("{game} of {seats}: {alike}");
        assert!(alike > 2, "{game} of {seats}: {alike} views changed with nothing private in them");
    }
}
