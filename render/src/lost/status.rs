//! Where the game stands and what it waits for, in sentences: for the message beside the board, and for texts.

use skald_rules::interface::{Say, Seat};
use skald_rules::lost::{Phase, Question, Why};

use super::scene::{Scene, words};

/// The level, and what is done there.
pub(super) fn place(scene: &Scene<'_>) -> Say {
    let table = &scene.view.table;
    let second = match &table.phase {
        Phase::Heroes {} => Say::new("picture-lost-choosing"),
        Phase::Draft { round } => Say::new("picture-lost-drafting").with("round", *round),
        Phase::Attach { round, .. } => Say::new("picture-lost-attaching").with("round", *round),
        Phase::Fight(fight) => match &fight.lap {
            Some(lap) => Say::new("picture-lost-last-lap").with("name", lap.last),
            None => Say::new("picture-lost-fighting").with("round", fight.round),
        },
        Phase::Over { .. } => Say::new("picture-lost-over"),
    };
    Say::new("picture-lost-where").with("first", level_of(scene)).with("second", second)
}

/// Where the game stands as far as it concerns a hand: in a fight the level alone, and at the end who has won. The rest, which
/// changes with the moves of others, stands on the board.
pub(super) fn own_place(scene: &Scene<'_>) -> Vec<Say> {
    match scene.view.table.phase {
        Phase::Fight(_) => vec![level_of(scene)],
        Phase::Over { .. } => vec![place(scene), won(scene)],
        Phase::Heroes {} | Phase::Draft { .. } | Phase::Attach { .. } => vec![place(scene)],
    }
}

/// The level in a sentence's part.
fn level_of(scene: &Scene<'_>) -> Say {
    Say::new("picture-lost-level").with("level", scene.view.table.level)
}

/// The level alone, for a picture's header.
pub(super) fn level(scene: &Scene<'_>) -> String {
    words(&level_of(scene))
}

/// What the table waits for.
pub(super) fn awaited(scene: &Scene<'_>) -> Say {
    let table = &scene.view.table;
    match &table.phase {
        Phase::Heroes {} => {
            let next = table.seats().find(|seat| scene.side(*seat).hero.is_none());
            Say::new("picture-lost-hero-of").with("name", next.unwrap_or(table.start))
        }
        Phase::Draft { .. } => {
            let waits: Vec<Seat> = table.seats().filter(|seat| !scene.view.given.contains(seat)).collect();
            Say::new("picture-lost-cards-of").with("names", waits)
        }
        Phase::Attach { chosen, .. } => {
            let next = table.from(table.start).find_map(|seat| Some((seat, chosen.get(&seat)?)));
            match next {
                Some((seat, choice)) => Say::new("picture-lost-attach-of")
                    .with("name", seat)
                    .with("card", scene.card(choice.card).name),
                None => Say::new("picture-lost-over"),
            }
        }
        Phase::Fight(fight) => {
            let mut asked: Vec<Seat> = fight.asks.iter().map(|ask| ask.seat).collect();
            asked.sort_unstable();
            asked.dedup();
            let mut what: Vec<&'static str> = fight.asks.iter().map(|ask| about(&ask.what)).collect();
            what.dedup();
            match (asked.as_slice(), what.as_slice()) {
                ([], _) => Say::new("picture-lost-turn-of").with("name", fight.active),
                ([one], ["lost-wait-turn"]) => Say::new("picture-lost-turn-of").with("name", *one),
                (_, [what]) => {
                    Say::new("picture-lost-asked-to").with("names", asked).with("what", Say::new(what))
                }
                _ => Say::new("picture-lost-asked").with("names", asked),
            }
        }
        Phase::Over { .. } => won(scene),
    }
}

/// What a question is about, in the words for which the table waits.
const fn about(of: &Question) -> &'static str {
    match of {
        Question::Charge(_) => "lost-wait-charge",
        Question::Defend(_) | Question::Heal => "lost-wait-defend",
        Question::Drop => "lost-wait-drop",
        Question::Select | Question::Met | Question::Look { .. } | Question::Attack | Question::Reward => {
            "lost-wait-turn"
        }
    }
}

/// Who has won.
pub(super) fn won(scene: &Scene<'_>) -> Say {
    Say::new("picture-lost-won").with("names", scene.first().to_vec())
}

/// With how many legend points, and what ended the game if it was not played out.
pub(super) fn best(scene: &Scene<'_>) -> Say {
    let best = scene.first().first().map_or(0, |seat| scene.eyes().score(*seat).total());
    let table = &scene.view.table;
    let id = match &table.phase {
        Phase::Over { why: Why::Award, .. } => "picture-lost-won-award",
        Phase::Over { why: Why::Time, .. } => "picture-lost-won-early",
        _ if table.deserted() => "picture-lost-won-left",
        _ => "picture-lost-won-with",
    };
    Say::new(id).with("points", i64::from(best))
}

/// Who begins this level.
pub(super) fn start(scene: &Scene<'_>) -> Option<Say> {
    let table = &scene.view.table;
    let begun = !matches!(table.phase, Phase::Heroes {} | Phase::Over { .. });
    begun.then(|| Say::new("picture-lost-start").with("name", table.start))
}
