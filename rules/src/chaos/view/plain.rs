//! The view in plain words, line by line: what players read where no picture is drawn.

use super::types::{AttackView, HandCard, OwnView, Phase, SeatView, Use, View, VolleyView};
use crate::{
    chaos::{
        cards::{Kind, Mode},
        tell::mode,
    },
    interface::{Arg, Say},
    views::{AnyView, PlainView},
};

/// A name out of a card set as a sentence, so that names can be listed.
fn name(of: &super::CardView) -> Say {
    Say::new("chaos-name").with("name", of.name.clone())
}

fn list(all: Vec<Say>) -> Arg {
    if all.is_empty() { Say::new("chaos-view-none").into() } else { all.into() }
}

impl From<View> for AnyView {
    fn from(view: View) -> Self {
        let title = Say::new("chaos-view-title")
            .with("round", view.round)
            .with("cycle", view.cycle)
            .with("who", view.active);
        let mut lines = vec![waits(&view)];
        lines.extend(view.options.iter().cloned());
        for side in order(&view) {
            panel(side, &view, &mut lines);
        }
        lines.extend(view.lasting.iter().map(|of| {
            Say::new("chaos-view-lasting")
                .with("who", of.by)
                .with("card", name(&of.card))
                .with("at", of.at)
                .with("points", u32::from(of.points))
        }));
        if let Some(volley) = &view.volley {
            clash(volley, &mut lines);
        }
        for own in &view.own {
            private(own, &mut lines);
        }
        Self::Plain(PlainView { title, lines })
    }
}

/// The panels in the order of rounds.
fn order(view: &View) -> Vec<&SeatView> {
    view.order.iter().filter_map(|seat| view.seats.iter().find(|side| side.seat == *seat)).collect()
}

/// Whose round it is, and whom the table waits for.
fn waits(view: &View) -> Say {
    if let Some(end) = &view.ended {
        let places: Vec<Say> = (1_u8..)
            .zip(&end.places)
            .map(|(place, seats)| {
                Say::new("chaos-view-place").with("place", place).with("who", seats.clone())
            })
            .collect();
        return Say::new("chaos-view-over").with("places", list(places));
    }
    let id = match view.phase {
        Phase::Action => "chaos-view-action",
        Phase::Answers => "chaos-view-answers",
        Phase::PassedOn => "chaos-view-passed",
        Phase::Choice | Phase::Over => "chaos-view-choice",
    };
    Say::new(id).with("who", view.awaited.clone())
}

/// A player's panel.
fn panel(side: &SeatView, view: &View, lines: &mut Vec<Say>) {
    if side.out {
        let place = view.seats.len() + 1 - usize::from(side.fell.unwrap_or(1));
        lines.push(
            Say::new("chaos-view-out")
                .with("who", side.seat)
                .with("warrior", side.warrior.clone())
                .with("place", place),
        );
        return;
    }
    lines.push(
        Say::new("chaos-view-seat")
            .with("who", side.seat)
            .with("warrior", side.warrior.clone())
            .with("total", u32::from(side.total))
            .with("start", u32::from(side.start)),
    );
    lines.push(
        Say::new("chaos-view-cards")
            .with("hand", side.hand)
            .with("max", side.hand_max)
            .with("arsenal", side.arsenal)
            .with("side", Say::new(if side.two { "chaos-view-two" } else { "chaos-view-one" }))
            .with("next", side.next_draw),
    );
    let mut marks = Vec::new();
    for (holds, id) in [
        (side.seat == view.active, "chaos-mark-active"),
        (view.awaited.contains(&side.seat), "chaos-mark-awaited"),
        (view.given.contains(&side.seat), "chaos-mark-given"),
        (side.flies, "chaos-mark-flies"),
        (side.copycat, "chaos-mark-copycat"),
        (side.warrior_used, "chaos-mark-used"),
        (side.warrior_bound, "chaos-mark-bound"),
        (side.away, "chaos-mark-away"),
        (side.agrees, "chaos-mark-agrees"),
    ] {
        if holds {
            marks.push(Say::new(id));
        }
    }
    if side.stall > 0 {
        marks.push(Say::new("chaos-mark-stall").with("n", side.stall));
    }
    if !marks.is_empty() {
        lines.push(Say::new("chaos-view-marks").with("marks", list(marks)));
    }
    lines.push(
        Say::new("chaos-view-ability")
            .with("ability", side.ability.clone())
            .with("text", side.ability_text.clone()),
    );
    table(side, lines);
}

/// What lies in front of a player.
fn table(side: &SeatView, lines: &mut Vec<Say>) {
    let row: Vec<Say> = side
        .row
        .iter()
        .map(|of| {
            let id = match (of.ready, of.used, of.bound) {
                (_, _, true) => "chaos-view-character-bound",
                (false, ..) => "chaos-view-character-unready",
                (true, true, _) => "chaos-view-character-used",
                (true, false, _) => "chaos-view-character",
            };
            Say::new(id).with("card", name(&of.card))
        })
        .collect();
    if !row.is_empty() {
        lines.push(Say::new("chaos-view-row").with("row", list(row)));
    }
    if !side.wards.is_empty() {
        let wards = side
            .wards
            .iter()
            .map(|ward| Say::new("chaos-view-ward").with("card", name(&ward.card)).with("n", ward.strength))
            .collect();
        lines.push(Say::new("chaos-view-wards").with("wards", list(wards)));
    }
    if let Some(newest) = side.nowhere.last() {
        lines.push(
            Say::new("chaos-view-nowhere")
                .with("count", side.nowhere.len())
                .with("card", name(newest))
                .with("exile", side.exile.len()),
        );
    }
}

/// The attacks of the volley as arrows.
fn clash(volley: &VolleyView, lines: &mut Vec<Say>) {
    for (number, instance) in (1_u8..).zip(&volley.instances) {
        let Some(attack) = volley.attacks.get(usize::from(instance.attack)) else { continue };
        let mut say = Say::new(if attack.mode.is_some() { "chaos-view-blow" } else { "chaos-view-hex" })
            .with("number", number)
            .with("by", volley.by)
            .with("user", attack.user.as_ref().map_or(Say::new("chaos-the-warrior"), name))
            .with("card", name(&attack.card))
            .with("sum", offence(attack))
            .with("target", instance.target)
            .with("text", attack.text.clone());
        if let Some(of) = attack.mode {
            say = say.with("mode", mode(Some(of)));
        }
        lines.push(say);
        if attack.unopposed {
            lines.push(Say::new("chaos-view-unopposed"));
        }
        if let Some((seat, card)) = &instance.passed {
            lines.push(Say::new("chaos-view-passed-by").with("who", *seat).with("card", name(card)));
        }
        if let Some(card) = &instance.answer {
            lines.push(Say::new("chaos-view-answer").with("who", instance.target).with("card", name(card)));
        }
        if instance.over {
            lines.push(Say::new("chaos-view-done"));
        }
    }
}

/// The declared offence with its sum, such as 7+1.
fn offence(attack: &AttackView) -> String {
    match (attack.mode, attack.power) {
        (Some(_), 0) => attack.offence.to_string(),
        (Some(_), more) => format!("{}+{more}", attack.ov),
        (None, 0) => "-".to_owned(),
        (None, more) => format!("+{more}"),
    }
}

/// What only its player may see.
fn private(own: &OwnView, lines: &mut Vec<Say>) {
    lines.push(Say::new("chaos-view-own").with("who", own.seat));
    for threat in &own.threats {
        let answers: Vec<Say> = threat
            .answers
            .iter()
            .map(|reply| {
                Say::new(if reply.passes { "chaos-view-reply-pass" } else { "chaos-view-reply" })
                    .with("card", reply.name.clone())
                    .with("left", u32::from(reply.left))
            })
            .collect();
        lines.push(
            Say::new("chaos-view-threat")
                .with("number", u32::from(threat.at) + 1)
                .with("card", threat.name.clone())
                .with("threat", u32::from(threat.threat))
                .with("answers", list(answers)),
        );
    }
    if let Some(plan) = &own.plan {
        let answers: Vec<Say> = plan
            .answers
            .iter()
            .map(|(at, card, _)| {
                Say::new("chaos-view-planned").with("number", u32::from(*at) + 1).with("card", name(card))
            })
            .collect();
        lines.push(Say::new("chaos-view-plan").with("answers", list(answers)));
    }
    for (key, cards) in own.counters.iter().filter(|(_, cards)| !cards.is_empty()) {
        lines.push(
            Say::new("chaos-view-counter")
                .with("key", key.as_str())
                .with("cards", list(cards.iter().map(name).collect())),
        );
    }
    if let Some((of, cards)) = &own.looking {
        lines.push(
            Say::new("chaos-view-looking")
                .with("of", *of)
                .with("cards", list(cards.iter().map(name).collect())),
        );
    }
    if !own.choice.is_empty() {
        lines.push(Say::new("chaos-view-choose").with("cards", list(own.choice.iter().map(name).collect())));
    }
    lines.extend(own.hand.iter().map(hand_line));
    let arsenal: Vec<Say> = own
        .arsenal
        .iter()
        .map(|of| Say::new("chaos-view-copies").with("count", of.count).with("card", name(&of.card)))
        .collect();
    lines.push(Say::new("chaos-view-arsenal").with("cards", list(arsenal)));
}

/// A card of the hand: what stands on it and what it is good for now.
fn hand_line(of: &HandCard) -> Say {
    let face = &of.face;
    let values = match face.card.kind {
        Kind::Destructive => Say::new("chaos-values-destructive")
            .with("mode", mode(face.mode.or(Some(Mode::Ground))))
            .with("ov", face.ov.saturating_add(face.might))
            .with("dv", face.dv.map_or_else(|| "-".to_owned(), |dv| dv.to_string())),
        Kind::Defend => Say::new("chaos-values-defend").with("dv", face.dv.unwrap_or(0)),
        Kind::Mystical => Say::new("chaos-kind-mystical"),
        Kind::Spontaneous => Say::new("chaos-kind-spontaneous"),
        Kind::Sidekick => Say::new("chaos-kind-sidekick"),
        Kind::Special => Say::new("chaos-kind-special"),
    };
    let good = match (of.good, &of.why) {
        (_, Some(why)) => why.clone(),
        (Use::Now, None) => Say::new("chaos-good-now"),
        (Use::Answer, None) => Say::new("chaos-good-answer"),
        (Use::Not, None) => Say::new("chaos-why-not"),
    };
    let by = face.assoc.as_ref().map_or(Say::new("chaos-the-warrior"), name);
    Say::new("chaos-view-hand")
        .with("count", of.copies)
        .with("card", name(&face.card))
        .with("by", by)
        .with("values", values)
        .with("text", face.text.clone())
        .with("good", good)
}
