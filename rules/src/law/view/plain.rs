//! A view in plain words: a grid of the board, then what stands on it, then the players. What people see until there is a
//! drawing, and what screen readers read (section 9.1, item 11).

use std::sync::Arc;

use super::types::{CardView, OwnView, SeatView, SpaceView, StandView, View};
use crate::{
    interface::Say,
    law::{
        board::Label,
        cards::{Dominion, Special},
        options::Form,
        tell::roman,
    },
    views::{AnyView, PlainView},
};

impl From<View> for AnyView {
    fn from(view: View) -> Self {
        let mut lines = Vec::new();
        if view.ended.is_some() {
            let places = view.ended.iter().flat_map(|end| &end.places).cloned();
            lines.extend(
                (1_u8..)
                    .zip(places)
                    .map(|(place, seats)| Say::new("law-view-place").with("place", place).with("who", seats)),
            );
        }
        grid(&view, &mut lines);
        spaces(&view, &mut lines);
        last(&view, &mut lines);
        for seat in &view.seats {
            lines.push(seat_line(&view, seat));
        }
        sides(&view, &mut lines);
        draft(&view, &mut lines);
        if !view.underworld.is_empty() {
            lines.push(Say::new("law-view-underworld").with("cards", names(&view.underworld)));
        }
        offer(&view, &mut lines);
        for own in &view.own {
            own_lines(own, &mut lines);
        }
        Self::Plain(PlainView { title: title(&view), lines })
    }
}

fn said(text: String) -> Say {
    Say::new("said").with("text", text)
}

fn title(view: &View) -> Say {
    let id = match (view.turn, view.rounds) {
        (0, 1) => "law-view-title-skirmish",
        (_, 1) => "law-view-title-skirmish-turn",
        (0, _) => "law-view-title",
        _ => "law-view-title-turn",
    };
    Say::new(id).with("round", view.round).with("rounds", view.rounds).with("turn", view.turn)
}

fn names(cards: &[CardView]) -> Vec<Say> {
    let label = |card: &CardView| {
        Say::new("law-card-label").with("name", Arc::clone(&card.name)).with("level", roman(card.level))
    };
    cards.iter().map(label).collect()
}

/// Two signs for a space: controller and letter of its card, or what is special about it.
fn cell(view: &View, space: &SpaceView) -> String {
    if let Some(stand) = &space.stand {
        let sign = if stand.hidden { '?' } else { letter(view, space.label) };
        return format!("{}{sign}", stand.controller.0 + 1);
    }
    match space.special {
        None => "..".to_owned(),
        Some(Special::Dominion(Dominion::Earth)) => "+E".to_owned(),
        Some(Special::Dominion(Dominion::Sea)) => "+S".to_owned(),
        Some(Special::Dominion(Dominion::Sky)) => "+K".to_owned(),
        Some(Special::Ability(_)) => ".*".to_owned(),
    }
}

/// The letter of a card on the board: in reading order, `a` to `z`, then `A` to `Z`, then `#`.
fn letter(view: &View, label: Label) -> char {
    let up = view.board.spaces.iter().filter(|space| space.stand.as_ref().is_some_and(|stand| !stand.hidden));
    let place = up.take_while(|space| space.label != label).count();
    ('a'..='z').chain('A'..='Z').nth(place).unwrap_or('#')
}

fn grid(view: &View, lines: &mut Vec<Say>) {
    if view.board.spaces.is_empty() {
        lines.push(Say::new("law-view-no-board"));
        return;
    }
    let columns = 0..view.board.columns;
    let heads: Vec<String> =
        columns.clone().map(|column| format!("{:<2}", Label::letters(column).to_uppercase())).collect();
    lines.push(said(format!("    {}", heads.join(" ")).trim_end().to_owned()));
    for row in 0..view.board.rows {
        let at = |column: u8| {
            let label = Label { row, column };
            let space = view.board.spaces.iter().find(|space| space.label == label);
            space.map_or_else(|| "  ".to_owned(), |space| cell(view, space))
        };
        let cells: Vec<String> = columns.clone().map(at).collect();
        lines.push(said(format!("{:>2}  {}", u16::from(row) + 1, cells.join(" ")).trim_end().to_owned()));
    }
    lines.push(Say::new(if view.board.fixed { "law-view-north" } else { "law-view-north-open" }));
}

fn spaces(view: &View, lines: &mut Vec<Say>) {
    for space in &view.board.spaces {
        let at = space.label.shown();
        match (&space.stand, &space.words) {
            (Some(stand), words) => {
                lines.push(stand_line(view, space, stand));
                if let Some(words) = words {
                    lines.push(Say::new("law-view-on").with("space", at).with("special", words.clone()));
                }
            }
            (None, Some(words)) => {
                lines.push(Say::new("law-view-special").with("space", at).with("special", words.clone()));
            }
            (None, None) => {}
        }
    }
}

fn stand_line(view: &View, space: &SpaceView, stand: &StandView) -> Say {
    let say = |id| Say::new(id).with("space", space.label.shown()).with("who", stand.controller);
    let Some(card) = &stand.card else { return say("law-view-hidden") };
    if stand.hidden {
        return say("law-view-hidden-own").with("card", Arc::clone(&card.name));
    }
    let mut stats: Vec<String> = Vec::new();
    for stat in &stand.stats {
        let change = if stat.now == stat.printed { String::new() } else { format!(" ({})", stat.printed) };
        stats.push(format!("{}{}{change}", stat.dir.letter(), stat.now));
    }
    let mut notes = Vec::new();
    if let Some(ability) = &card.ability {
        notes.push(if stand.dispelled {
            Say::new("law-view-dispelled").with("ability", ability.clone())
        } else {
            ability.clone()
        });
    } else if stand.dispelled {
        notes.push(Say::new("law-view-dispelled-plain"));
    }
    if stand.plus > 0 {
        notes.push(Say::new("law-view-plus").with("count", stand.plus));
    }
    if stand.minus > 0 {
        notes.push(Say::new("law-view-minus").with("count", stand.minus));
    }
    notes.extend(stand.badges.iter().map(|badge| Say::new("law-view-badge").with("badge", badge.clone())));
    let head = say(if notes.is_empty() { "law-view-card" } else { "law-view-card-notes" })
        .with("mark", format!("{}{}", stand.controller.0 + 1, letter(view, space.label)))
        .with("name", Arc::clone(&card.name))
        .with("level", roman(card.level))
        .with("dominion", crate::law::tell::dominion_say(card.dominion))
        .with("stats", stats.join(" "));
    if notes.is_empty() { head } else { head.with("notes", notes) }
}

fn last(view: &View, lines: &mut Vec<Say>) {
    let Some(last) = &view.last else { return };
    let path: Vec<Arc<str>> = last.path.iter().map(|label| Arc::from(label.shown())).collect();
    let taken: Vec<Say> = last
        .blows
        .iter()
        .filter(|blow| blow.captured)
        .map(|blow| {
            Say::new("law-view-taken")
                .with("name", Arc::clone(&blow.card.name))
                .with("space", blow.at.shown())
        })
        .collect();
    let id = if taken.is_empty() { "law-view-last" } else { "law-view-last-took" };
    let say =
        Say::new(id).with("who", last.seat).with("card", Arc::clone(&last.card.name)).with("path", path);
    lines.push(if taken.is_empty() { say } else { say.with("taken", taken) });
}

fn seat_line(view: &View, seat: &SeatView) -> Say {
    let id = match (view.form, &seat.pantheon) {
        (Form::Ragnarok, _) => "law-view-seat-ragnarok",
        (Form::Skirmish, _) => "law-view-seat-skirmish",
        (Form::Standard | Form::Team, Some(_)) => "law-view-seat",
        (Form::Standard | Form::Team, None) => "law-view-seat-new",
    };
    let mut notes = Vec::new();
    match seat.given {
        Some(true) => notes.push(Say::new("law-view-given")),
        Some(false) => notes.push(Say::new("law-view-owes")),
        None => {}
    }
    if seat.left {
        notes.push(Say::new("law-view-left"));
    }
    if !seat.shown.is_empty() {
        notes.push(Say::new("law-view-shown").with("cards", names(&seat.shown)));
    }
    if !seat.top.is_empty() {
        notes.push(Say::new("law-view-top").with("cards", names(&seat.top)));
    }
    if !seat.bottom.is_empty() {
        notes.push(Say::new("law-view-bottom").with("cards", names(&seat.bottom)));
    }
    let say = Say::new(id)
        .with("who", seat.seat)
        .with("number", seat.seat.0 + 1)
        .with("board", seat.board)
        .with("levels", seat.levels)
        .with("hand", seat.hand)
        .with("deck", seat.deck)
        .with("pile", seat.pile)
        .with("pantheon", seat.pantheon.clone().unwrap_or_default());
    if notes.is_empty() { say } else { Say::new("law-view-noted").with("line", say).with("notes", notes) }
}

fn sides(view: &View, lines: &mut Vec<Say>) {
    if !matches!(view.form, Form::Standard | Form::Team) {
        return;
    }
    for side in &view.teams {
        let won: Vec<Arc<str>> = view
            .prizes
            .iter()
            .filter(|prize| prize.side == Some(side.side))
            .map(|prize| Arc::from(prize.value.to_string()))
            .collect();
        let id = match (side.captured.is_empty(), won.is_empty()) {
            (true, true) => continue,
            (false, true) => "law-view-side",
            (true, false) => "law-view-side-won",
            (false, false) => "law-view-side-both",
        };
        let mut say = Say::new(id).with("who", side.seats.clone()).with("points", side.points);
        if !side.captured.is_empty() {
            say = say.with("cards", names(&side.captured));
        }
        if !won.is_empty() {
            say = say.with("won", won);
        }
        lines.push(say);
    }
}

fn draft(view: &View, lines: &mut Vec<Say>) {
    for pile in view.draft.iter().filter(|pile| !pile.open.is_empty()) {
        lines.push(
            Say::new("law-view-draft")
                .with("level", roman(pile.level))
                .with("dominion", crate::law::tell::dominion_say(pile.dominion))
                .with("cards", names(&pile.open))
                .with("left", pile.left),
        );
    }
}

fn offer(view: &View, lines: &mut Vec<Say>) {
    if !matches!(view.stage, super::Stage::Lay(_)) {
        return;
    }
    for piece in &view.offer {
        let sides: Vec<Arc<str>> = piece
            .rows
            .iter()
            .map(|(side, rows)| Arc::from(format!("{} {}", side.word(), rows.join("/"))))
            .collect();
        lines.push(
            Say::new("law-view-piece")
                .with("piece", piece.key.as_str().to_uppercase())
                .with("rows", sides)
                .with("specials", piece.specials.clone()),
        );
    }
}

fn own_lines(own: &OwnView, lines: &mut Vec<Say>) {
    if !own.hand.is_empty() {
        lines.push(Say::new("law-view-hand").with("who", own.seat));
        lines.extend(own.hand.iter().map(hand_line));
    }
    let mut list = |id: &'static str, cards: &[CardView]| {
        if !cards.is_empty() {
            lines.push(Say::new(id).with("who", own.seat).with("cards", names(cards)));
        }
    };
    list("law-view-deck", &own.deck);
    list("law-view-pile", &own.pile);
    list("law-view-deck-given", &own.deck_given);
    list("law-view-wishes", &own.wishes);
    if let Some(card) = &own.offered {
        list("law-view-offered", std::slice::from_ref(card));
    }
    if let Some(plan) = &own.plan {
        let gives: Vec<CardView> = plan.pairs.iter().map(|pair| pair.0.clone()).collect();
        let gains: Vec<CardView> =
            plan.fill.iter().chain(plan.pairs.iter().map(|pair| &pair.1)).cloned().collect();
        list("law-view-plan-gives", &gives);
        list("law-view-plan-gains", &gains);
    }
}

fn hand_line(card: &CardView) -> Say {
    let [north, east, south, west] = card.stats.map(i64::from);
    let id = if card.ability.is_some() { "law-view-own" } else { "law-view-own-plain" };
    let say = Say::new(id)
        .with("key", card.key.as_str())
        .with("name", Arc::clone(&card.name))
        .with("level", roman(card.level))
        .with("dominion", crate::law::tell::dominion_say(card.dominion))
        .with("north", north)
        .with("east", east)
        .with("south", south)
        .with("west", west);
    match &card.ability {
        Some(ability) => say.with("ability", ability.clone()),
        None => say,
    }
}
