//! Single sentences about cards, players and turns, not yet in words.

use skald_rules::interface::{Arg, Say, Seat};
use skald_rules::war::{ActiveView, CardView, Chip, Lies, LyingView, SeatView, SupportView, TurnView};

use crate::war::scene::{Scene, signed, total, words};

pub(super) fn card_name(card: &CardView) -> Say {
    let id = if card.used { "twin-war-used" } else { "twin-war-card" };
    Say::new(id).with("card", card.name).with("level", card.level)
}

pub(super) fn cards(list: &[CardView]) -> Arg {
    Arg::Says(list.iter().map(card_name).collect())
}

pub(super) fn turn_line(scene: &Scene<'_>) -> Say {
    let view = scene.view;
    if view.turn_limit > 0 {
        Say::new("picture-war-turn-of").with("turn", view.turn).with("limit", view.turn_limit)
    } else {
        Say::new("picture-war-turn").with("turn", view.turn)
    }
}

pub(super) fn seat_line(seat: &SeatView) -> Say {
    if seat.out {
        return Say::new("twin-war-seat-out").with("name", seat.seat);
    }
    Say::new("twin-war-seat")
        .with("name", seat.seat)
        .with("total", u32::from(total(seat)))
        .with("deck", seat.deck)
        .with("army", seat.army)
        .with("support", seat.support.len())
}

pub(super) fn chip_say(chip: &Chip) -> Say {
    let amount = |id, n: i8| Say::new(id).with("amount", signed(n));
    match *chip {
        Chip::Rally(n) => amount("twin-war-chip-rally", n),
        Chip::Sear(n) => amount("twin-war-chip-sear", n),
        Chip::Spin(n) => amount("twin-war-chip-spin", n),
        Chip::Mirror(n) => Say::new("twin-war-chip-mirror").with("amount", n),
        Chip::Upend => Say::new("twin-war-chip-upend"),
        Chip::Unbroken => Say::new("twin-war-chip-unbroken"),
    }
}

pub(super) fn active_line(active: &ActiveView) -> Say {
    let name = if active.card.used {
        Arg::from(Say::new("twin-war-marked").with("card", active.card.name))
    } else {
        Arg::from(active.card.name)
    };
    let say = |id| {
        Say::new(id).with("card", name.clone()).with("level", active.level).with("printed", active.card.level)
    };
    if active.slain {
        say("twin-war-active-slain")
    } else if active.chips.is_empty() {
        say("twin-war-active")
    } else {
        say("twin-war-active-changed").with("chips", active.chips.iter().map(chip_say).collect::<Vec<_>>())
    }
}

pub(super) fn support_line(s: &SupportView) -> Say {
    let id = match (s.against, s.strike) {
        (_, 1..) => "twin-war-support-strike",
        (Some(_), _) => "twin-war-support-against",
        (None, _) => "twin-war-support",
    };
    let say = Say::new(id).with("card", s.card.name).with("left", s.left).with("of", s.of);
    match s.against {
        Some(seat) => say.with("name", seat),
        None => say,
    }
}

/// What one player has lying on the battlefield.
pub(super) fn lying(list: &[&LyingView]) -> Vec<Say> {
    let up = |how: Lies| -> Vec<Say> {
        list.iter().filter(|l| l.how == how).filter_map(|l| l.card.as_ref()).map(card_name).collect()
    };
    let down = |how: Lies| list.iter().filter(|l| l.how == how).count();
    let mut parts = Vec::new();
    for (how, id) in [
        (Lies::Tied, "twin-war-lying-tied"),
        (Lies::Beaten, "twin-war-lying-beaten"),
        (Lies::Ruin, "twin-war-lying-ruin"),
    ] {
        let shown = up(how);
        if !shown.is_empty() {
            parts.push(Say::new(id).with("cards", shown));
        }
    }
    for (how, id) in [(Lies::Down, "twin-war-lying-down"), (Lies::Tribute, "twin-war-lying-tribute")] {
        if down(how) > 0 {
            parts.push(Say::new(id).with("count", down(how)));
        }
    }
    parts
}

pub(super) fn turn_say(t: &TurnView) -> Say {
    let levels: Vec<Say> = (0_u8..)
        .zip(&t.levels)
        .filter_map(|(i, l)| l.map(|(_, effective)| (i, effective)))
        .map(|(i, level)| Say::new("twin-war-count").with("name", Seat(i)).with("count", level))
        .collect();
    let mut notes = Vec::new();
    if t.wars == 1 {
        notes.push(Say::new("twin-war-note-war"));
    } else if t.wars > 1 {
        notes.push(Say::new("twin-war-note-wars").with("count", t.wars));
    }
    if t.kingslayer {
        notes.push(Say::new("twin-war-note-kingslayer"));
    }
    if t.deaths > 0 {
        notes.push(Say::new("twin-war-note-deaths").with("count", t.deaths));
    }
    if t.ability {
        notes.push(Say::new("twin-war-note-ability"));
    }
    let notes: String = notes.iter().map(|n| format!("; {}", words(n))).collect();
    let say = match t.winner {
        Some(winner) => Say::new("twin-war-turn").with("winner", winner),
        None => Say::new("twin-war-turn-nobody"),
    };
    say.with("turn", t.turn).with("levels", levels).with("count", t.took).with("notes", notes)
}

pub(super) fn record(seat: &SeatView) -> Say {
    Say::new("twin-war-record")
        .with("name", seat.seat)
        .with("won", seat.record.won)
        .with("lost", seat.record.lost)
        .with("biggest", seat.record.biggest_war)
}
