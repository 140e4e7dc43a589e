//! What everybody may read: board and parts, digest, result.

use skald_rules::interface::Say;
use skald_rules::law::board::Label;
use skald_rules::law::{PieceView, Stage};

use super::lines::{blow, cell, gone, label, labels, seat, side, special, stand};
use crate::law::grid::{self, Stretch};
use crate::law::scene::{Place, Scene, dominion_say, roman, text, words};
use crate::law::status;
use crate::page::told::{self, Told, end_stop};
use crate::twin::Twin;

fn title(scene: &Scene<'_>, twin: &mut Twin) {
    twin.heading(&format!("{} · {}", text("picture-law-title"), words(&status::moment(scene))));
}

/// What is waited for, and the last turn with all its attacks.
fn news(scene: &Scene<'_>, twin: &mut Twin) {
    let say = |s: &Say| scene.say(s, Place::Message);
    twin.line(say(&status::say(scene)));
    for line in teams(scene) {
        twin.line(end_stop(say(&line)));
    }
    let Some(last) = &scene.view.last else { return };
    if let Some(line) = status::last(scene) {
        twin.line(say(&line));
    }
    if last.path.len() > 1 {
        let path: Vec<String> = last.path.iter().map(|l| l.shown()).collect();
        twin.line(words(&Say::new("twin-law-path").with("path", path.join(" → "))));
    }
    if let Some(card) = &last.replaced {
        twin.line(words(&Say::new("twin-law-replaced").with("card", label(card))));
    }
    for of in &last.blows {
        twin.line(format!("- {}", say(&blow(of))));
    }
    if last.reflected {
        twin.line(words(&Say::new("twin-law-reflected").with("card", last.card.name.clone())));
    }
}

/// The board as rows of signs, in bands that a phone does not wrap.
fn drawing(scene: &Scene<'_>, twin: &mut Twin, stretches: &[Stretch]) {
    let board = &scene.view.board;
    if board.spaces.is_empty() {
        twin.line(text("picture-law-no-board"));
        return;
    }
    for stretch in stretches {
        let mut rows = Vec::new();
        let heads: Vec<String> =
            stretch.columns.clone().map(|c| format!("{:<2}", Label::letters(c).to_uppercase())).collect();
        rows.push(format!("    {}", heads.join(" ")).trim_end().to_owned());
        for row in stretch.rows.clone() {
            let at = |column: u8| {
                let label = Label { row, column };
                let space = board.spaces.iter().find(|space| space.label == label);
                space.map_or_else(|| "  ".to_owned(), |space| cell(scene, space))
            };
            let cells: Vec<String> = stretch.columns.clone().map(at).collect();
            rows.push(format!("{:>2}  {}", u16::from(row) + 1, cells.join(" ")).trim_end().to_owned());
        }
        twin.code(rows);
    }
    twin.line(text(if board.fixed { "twin-law-north" } else { "twin-law-north-open" }));
}

/// Card by card, then what is special about spaces.
fn spaces(scene: &Scene<'_>, twin: &mut Twin, of: &[Stretch]) {
    let say = |s: &Say| scene.say(s, Place::Message);
    let inside = |at: Label| of.iter().any(|s| s.holds(at));
    let spaces: Vec<_> = scene.view.board.spaces.iter().filter(|s| inside(s.label)).collect();
    for space in &spaces {
        if let Some(on) = &space.stand {
            twin.line(say(&stand(scene, space, on)));
        }
    }
    for line in spaces.iter().filter_map(|s| special(s)) {
        twin.line(say(&line));
    }
}

fn players(scene: &Scene<'_>, twin: &mut Twin) {
    let say = |s: &Say| scene.say(s, Place::Message);
    twin.heading(&text("twin-law-players"));
    for of in &scene.view.seats {
        twin.line(format!("{} {}", scene.look(of.seat).sign, say(&seat(scene, of))));
    }
    for line in scene.view.teams.iter().filter_map(|s| side(scene, s)) {
        twin.line(say(&line));
    }
    for prize in &scene.view.prizes {
        let seats = scene.view.teams.iter().find(|t| Some(t.side) == prize.side).map(|t| t.seats.clone());
        let round = |id| Say::new(id).with("round", prize.round).with("value", prize.value);
        let line = match seats {
            Some(seats) => round("twin-law-prize").with("who", seats),
            None => round("twin-law-prize-tied"),
        };
        twin.line(say(&line));
    }
    for rising in &scene.view.rising {
        let cards: Vec<Say> = rising.cards.iter().map(gone).collect();
        twin.line(say(&Say::new("twin-law-rising").with("who", rising.seat).with("cards", cards)));
    }
}

fn table(scene: &Scene<'_>, twin: &mut Twin) {
    for pile in scene.view.draft.iter().filter(|pile| !pile.open.is_empty()) {
        let say = Say::new("twin-law-draft")
            .with("level", roman(pile.level))
            .with("dominion", dominion_say(pile.dominion))
            .with("left", pile.left);
        twin.line(words(&say.with("cards", labels(&pile.open))));
    }
    if !scene.view.underworld.is_empty() {
        twin.line(words(&Say::new("twin-law-underworld").with("cards", labels(&scene.view.underworld))));
    }
    if matches!(scene.view.stage, Stage::Lay(_)) {
        pieces(scene, twin);
    }
}

/// Who is with whom, a sentence a side; nothing where everybody plays alone.
fn teams(scene: &Scene<'_>) -> Vec<Say> {
    let sides = scene.view.teams.iter().filter(|of| of.seats.len() > 1);
    sides.map(|of| Say::new("picture-law-together").with("names", of.seats.clone())).collect()
}

/// What stands in the message beside a picture: where the match stands, the last turn, and who is with whom. Who is asked, and
/// what, the message says itself.
pub(super) fn caption(scene: &Scene<'_>) -> Vec<String> {
    let mut parts = vec![status::form(scene), words(&status::moment(scene))];
    if matches!(scene.view.stage, Stage::Over) {
        parts.push(scene.say(&status::say(scene), Place::Message));
    }
    let mut lines = vec![end_stop(parts.join(" · "))];
    lines.extend(teams(scene).iter().map(|line| end_stop(scene.say(line, Place::Message))));
    lines.extend(status::last(scene).map(|last| end_stop(scene.say(&last, Place::Message))));
    if matches!(scene.view.stage, Stage::Lay(_)) {
        let offer = scene.view.offer.iter();
        lines.extend(offer.map(|piece| scene.say(&piece_say(piece), Place::Message)));
    }
    lines
}

/// The board in words.
pub(in crate::law) fn board(scene: &Scene<'_>) -> Told {
    let mut twin = Twin::new();
    title(scene, &mut twin);
    news(scene, &mut twin);
    let stretches = grid::bands(&scene.view.board, 11);
    drawing(scene, &mut twin, &stretches);
    spaces(scene, &mut twin, &stretches);
    players(scene, &mut twin);
    table(scene, &mut twin);
    Told::new(board_short(scene), twin).saying(caption(scene))
}

/// What is waited for, the last turn, each player, pieces on offer, then the cards.
fn board_short(scene: &Scene<'_>) -> String {
    let mut parts = head(scene);
    for of in &scene.view.seats {
        parts.push(end_stop(scene.say(&seat(scene, of), Place::Alt)));
    }
    if matches!(scene.view.stage, Stage::Lay(_)) {
        parts.extend(offered(scene));
    }
    for space in &scene.view.board.spaces {
        if let Some(on) = &space.stand {
            parts.push(end_stop(scene.say(&stand(scene, space, on), Place::Alt)));
        }
    }
    parts.join(" ")
}

/// A piece on offer with the words of its special spaces.
fn piece_say(piece: &PieceView) -> Say {
    let say = Say::new("twin-law-piece").with("piece", piece.key.as_str().to_uppercase());
    say.with("specials", piece.specials.clone())
}

/// The pieces on offer as briefly as can be, so that all of them have room: once what the spaces of dominions do, then what each has.
fn offered(scene: &Scene<'_>) -> Vec<String> {
    let brief = |piece: &PieceView| {
        let say = Say::new("twin-law-piece-brief").with("piece", piece.key.as_str().to_uppercase());
        end_stop(words(&say.with("specials", piece.specials.iter().map(named).collect::<Vec<Say>>())))
    };
    let rule = text("twin-law-pieces-rule");
    std::iter::once(rule).chain(scene.view.offer.iter().map(brief)).collect()
}

/// A special space by its name alone.
fn named(special: &Say) -> Say {
    let brief = |id, name: &'static str| Some(Say::new(id).with(name, special.arg(name)?.clone()));
    let brief = match special.id {
        "law-special-dominion" => brief("twin-law-piece-dominion", "dominion"),
        "law-special-ability" => brief("twin-law-piece-ability", "ability"),
        _ => None,
    };
    brief.unwrap_or_else(|| special.clone())
}

fn head(scene: &Scene<'_>) -> Vec<String> {
    let mut parts = vec![format!("{}: {}.", text("picture-law-title"), words(&status::moment(scene)))];
    parts.push(end_stop(scene.say(&status::say(scene), Place::Alt)));
    parts.extend(teams(scene).iter().map(|line| end_stop(scene.say(line, Place::Alt))));
    if let Some(last) = status::last(scene) {
        parts.push(end_stop(scene.say(&last, Place::Alt)));
    }
    parts
}

/// What a part of the board is called: its first and last space.
fn part_title(of: &Stretch) -> String {
    let (first, last) = of.corners();
    words(&Say::new("picture-law-part").with("first", first).with("last", last))
}

/// One part of a large board in words.
pub(in crate::law) fn part(scene: &Scene<'_>, of: &Stretch) -> Told {
    let mut twin = Twin::new();
    twin.heading(&part_title(of));
    drawing(scene, &mut twin, std::slice::from_ref(of));
    spaces(scene, &mut twin, std::slice::from_ref(of));
    let mut alt = vec![end_stop(part_title(of))];
    for space in scene.view.board.spaces.iter().filter(|s| of.holds(s.label)) {
        if let Some(on) = &space.stand {
            alt.push(end_stop(scene.say(&stand(scene, space, on), Place::Alt)));
        }
    }
    Told::new(alt.join(" "), twin)
}

/// The pieces on offer in words: each with its special spaces, and how its sides look.
pub(in crate::law) fn offer(scene: &Scene<'_>) -> Told {
    let mut twin = Twin::new();
    let title = text("picture-law-offered");
    twin.heading(&title);
    let mut alt = vec![end_stop(title)];
    alt.extend(offered(scene));
    pieces(scene, &mut twin);
    Told::new(alt.join(" "), twin)
}

fn pieces(scene: &Scene<'_>, twin: &mut Twin) {
    for piece in &scene.view.offer {
        twin.line(words(&piece_say(piece)));
        for (side, rows) in &piece.rows {
            twin.code(rows.iter().map(|row| format!("{:<6} {row}", side.word())));
        }
    }
}

/// A digest in words.
pub(in crate::law) fn digest(scene: &Scene<'_>, lines: &[String]) -> Told {
    let mut twin = Twin::new();
    title(scene, &mut twin);
    twin.bullets(lines.iter().cloned());
    news(scene, &mut twin);
    players(scene, &mut twin);
    Told::new(digest_short(scene, lines), twin)
}

fn digest_short(scene: &Scene<'_>, lines: &[String]) -> String {
    let mut parts = head(scene);
    parts.extend(lines.iter().map(|l| end_stop(l.clone())));
    for of in &scene.view.seats {
        parts.push(end_stop(scene.say(&seat(scene, of), Place::Alt)));
    }
    parts.join(" ")
}

fn place_lines(scene: &Scene<'_>, place: Place) -> Vec<String> {
    let say = |number, names| Say::new("twin-law-place").with("place", number).with("names", names);
    told::places(scene, say, place)
}

/// The end in words.
pub(in crate::law) fn result(scene: &Scene<'_>) -> Told {
    let mut twin = Twin::new();
    title(scene, &mut twin);
    twin.line(end_stop(scene.say(&status::outcome(scene), Place::Message)));
    twin.line(status::why(scene));
    for line in place_lines(scene, Place::Message) {
        twin.line(line);
    }
    players(scene, &mut twin);
    let stretches = grid::bands(&scene.view.board, 11);
    drawing(scene, &mut twin, &stretches);
    spaces(scene, &mut twin, &stretches);
    Told::new(result_short(scene), twin)
}

fn result_short(scene: &Scene<'_>) -> String {
    let mut parts = vec![end_stop(scene.say(&status::outcome(scene), Place::Alt)), status::why(scene)];
    parts.extend(place_lines(scene, Place::Alt).into_iter().map(end_stop));
    for of in &scene.view.seats {
        parts.push(end_stop(scene.say(&seat(scene, of), Place::Alt)));
    }
    for line in scene.view.teams.iter().filter_map(|s| side(scene, s)) {
        parts.push(end_stop(scene.say(&line, Place::Alt)));
    }
    parts.join(" ")
}
