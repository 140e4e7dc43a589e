//! Where a match stands, in sentences: what is waited for, the last turn, who has won; as a bar; and what headers say.

use skald_rules::interface::{Say, Seat};
use skald_rules::law::{Form, Stage, Why};

use super::scene::{Scene, text, words};
use crate::page::bar::{self, Header, Status};
use crate::painter::{Painter, Rect};

/// Height of the bar.
pub(super) const HIGH: f32 = 84.0;

/// A header: a title, the form, the round and the turn.
pub(super) fn header(scene: &Scene<'_>, title: String) -> Header {
    Header { form: form(scene), ..Header::new(title, words(&moment(scene))) }
}

/// The form of the game.
pub(super) fn form(scene: &Scene<'_>) -> String {
    text(match scene.view.form {
        Form::Standard => "picture-law-standard",
        Form::Ragnarok => "picture-law-ragnarok",
        Form::Skirmish => "picture-law-skirmish",
        Form::Team => "picture-law-team",
    })
}

/// Round and turn.
pub(super) fn moment(scene: &Scene<'_>) -> Say {
    let view = scene.view;
    let id = match (view.rounds > 1, view.turn > 0) {
        (true, true) => "picture-law-round-turn",
        (true, false) => "picture-law-round",
        (false, true) => "picture-law-turn",
        (false, false) => "picture-law-opening",
    };
    Say::new(id).with("round", view.round).with("rounds", view.rounds).with("turn", view.turn)
}

/// What the table waits for.
pub(super) fn say(scene: &Scene<'_>) -> Say {
    let one = |id: &'static str, seat: Seat| Say::new(id).with("name", seat);
    match &scene.view.stage {
        Stage::Pantheon(seat) => one("picture-law-wait-pantheon", *seat),
        Stage::Decks(seats) => Say::new("picture-law-wait-decks").with("names", seats.clone()),
        Stage::Lay(seat) => one("picture-law-wait-lay", *seat),
        Stage::Opening(seat) => one("picture-law-wait-opening", *seat),
        Stage::Pick(seat) | Stage::Draw(seat) => one("picture-law-wait-draft", *seat),
        Stage::Play(seat) => one("picture-law-wait-play", *seat),
        Stage::Maneuver(seat) => one("picture-law-wait-maneuver", *seat),
        Stage::Traitors(seat) => one("picture-law-wait-traitors", *seat),
        Stage::Follow(seat) => one("picture-law-wait-follow", *seat),
        Stage::Trade(from, to) => Say::new("picture-law-wait-trade").with("name", *to).with("to", *from),
        Stage::Plans(seats) => Say::new("picture-law-wait-plans").with("names", seats.clone()),
        Stage::Agree(seats) => Say::new("picture-law-wait-agree").with("names", seats.clone()),
        Stage::Starter(named) => {
            let seats: Vec<Seat> =
                named.iter().filter(|(_, first)| first.is_none()).map(|(s, _)| *s).collect();
            Say::new("picture-law-wait-starter").with("names", seats)
        }
        Stage::Over => outcome(scene),
    }
}

/// The last turn in one sentence.
pub(super) fn last(scene: &Scene<'_>) -> Option<Say> {
    let last = scene.view.last.as_ref()?;
    let taken = last.blows.iter().filter(|b| b.captured).count();
    let id = if taken > 0 { "picture-law-last-took" } else { "picture-law-last" };
    let at = last.path.last().map(|l| l.shown()).unwrap_or_default();
    Some(
        Say::new(id)
            .with("name", last.seat)
            .with("card", last.card.name.clone())
            .with("space", at)
            .with("count", taken),
    )
}

/// Who has won.
pub(super) fn outcome(scene: &Scene<'_>) -> Say {
    let first = scene.first().to_vec();
    let id = match first.len() {
        0 => "picture-law-nobody",
        1 => "picture-law-won",
        _ if scene.teams() && scene.view.teams.iter().any(|t| t.seats == first) => "picture-law-won-team",
        _ => "picture-law-shared",
    };
    Say::new(id).with("names", first)
}

/// Why the match ended.
pub(super) fn why(scene: &Scene<'_>) -> String {
    text(match scene.view.ended.as_ref().map(|e| e.why) {
        Some(Why::Left) => "picture-law-why-left",
        Some(Why::Time) => "picture-law-why-time",
        Some(Why::Award) => "picture-law-why-award",
        Some(Why::Counted) | None => match scene.view.form {
            Form::Ragnarok => "picture-law-why-board",
            Form::Skirmish => "picture-law-why-battle",
            Form::Standard | Form::Team => "picture-law-why-points",
        },
    })
}

/// Draws what is waited for and what happened last.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let asked = scene.view.waited();
    let last = last(scene).filter(|_| scene.view.ended.is_none());
    bar::status(p, scene, r, &Status { asked: &asked, says: &say(scene), second: last.as_ref(), sign: None });
}
