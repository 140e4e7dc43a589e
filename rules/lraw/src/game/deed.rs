//! What a player does by a move, in sentences to that player.

use skald_vocabulary::interface::{Arg, Say, Trail, more};

use crate::{ask::back_place, moves::Move};

/// The questions that lead to a verb.
const VERBS: [&str; 2] = ["lraw-ask-main", "lraw-ask-trigger-does"];
/// How the questions begin that ask for an answer to something.
const WINDOW: &str = "lraw-ask-window";

/// What a player does by a move. Cards are named as the menus name them, so that what lies face-down has no name.
pub fn deed(with: &Move, trail: &Trail) -> Vec<Say> {
    told(with, trail).map_or_else(|| trail.sentence(), |say| vec![say])
}

/// `None` where a question was not asked that the sentence needs.
fn told(with: &Move, trail: &Trail) -> Option<Say> {
    let one = |id: &'static str, asked: &str| Some(Say::new(id).with("card", trail.one(asked)?));
    // A question about one card alone names it.
    let about = || trail.0.first().and_then(|of| of.asked.arg("card")).cloned();
    match with {
        Move::Conscript { .. } => {
            let place = trail.one("lraw-ask-place").into_iter().collect();
            Some(one("lraw-deed-conscript", "lraw-ask-conscript")?.with("more", more(place)))
        }
        Move::Set { place: None, .. } => one("lraw-deed-set", "lraw-ask-set"),
        Move::Set { place: Some(place), .. } => {
            Some(one("lraw-deed-set-in", "lraw-ask-set")?.with("n", back_place(*place)?))
        }
        Move::Use(_) => {
            let card = trail.one("lraw-ask-use").map(Arg::from).or_else(about)?;
            // Of what is said first, verb and card are in the sentence; what is given for it is told apart from the targets.
            let is_rest = |asked: &str| !is_verb(asked) && asked != "lraw-ask-use" && asked != "lraw-ask-pay";
            let rest = trail.0.iter().filter(|of| is_rest(of.asked.id));
            let rest = rest.flat_map(|of| of.chosen.clone()).filter(|say| say.id != "lraw-choice-use");
            let given = trail.at("lraw-ask-pay");
            let id = if given.is_empty() { "lraw-deed-use" } else { "lraw-deed-use-giving" };
            let say = Say::new(id).with("card", card).with("more", more(rest.collect()));
            Some(if given.is_empty() { say } else { say.with("list", given) })
        }
        Move::Attack(_) => {
            let on = trail.one("lraw-ask-attacked")?;
            let Some(by) = trail.one("lraw-ask-attacker") else {
                return Some(Say::new("lraw-deed-redeclare").with("target", on));
            };
            let main = ["lraw-ask-main", "lraw-ask-attacker", "lraw-ask-attacked"];
            let say = Say::new("lraw-deed-attack").with("target", on).with("card", by);
            Some(say.with("more", more(trail.besides(&main))))
        }
        Move::End => Some(Say::new("lraw-deed-end")),
        Move::Pass => Some(Say::new("lraw-deed-pass")),
        Move::Decline => Some(Say::new("lraw-deed-decline").with("card", about()?)),
        Move::Follow => Some(Say::new("lraw-deed-follow")),
        Move::Cancel => Some(Say::new("lraw-deed-cancel")),
        Move::Yes => Some(agreed(trail, true)),
        Move::No => Some(agreed(trail, false)),
        Move::Pay(_) => Some(Say::new("lraw-deed-pay").with("more", more(after_first(trail)))),
        Move::Remove(_) => Some(Say::new("lraw-deed-remove").with("more", more(after_first(trail)))),
        Move::Order(_) => Some(Say::new("lraw-deed-order").with("list", trail.besides(&[]))),
        Move::Side(_) => Some(swapped(trail)),
        Move::Number(_) | Move::Choose(_) | Move::Hold(_) | Move::Reset(_) => None,
    }
}

/// Which cards change places with those of the Side Deck.
fn swapped(trail: &Trail) -> Say {
    let (out, into) = (trail.at("lraw-ask-side-out"), trail.at("lraw-ask-side-in"));
    let swap = |(out, into)| Say::new("lraw-deed-swap").with("card", into).with("other", out);
    let all: Vec<Say> = out.into_iter().zip(into).map(swap).collect();
    if all.is_empty() {
        Say::new("lraw-deed-side-none")
    } else {
        Say::new("lraw-deed-side").with("list", all)
    }
}

/// What a yes or a no means to the question that it answers.
fn agreed(trail: &Trail, yes: bool) -> Say {
    let asked = trail.0.first().map(|of| &of.asked);
    let (is, is_not) = match asked.map_or("", |asked| asked.id) {
        "lraw-ask-first" => ("lraw-deed-first-yes", "lraw-deed-first-no"),
        "lraw-ask-mulligan" => ("lraw-deed-mulligan-yes", "lraw-deed-mulligan-no"),
        "lraw-ask-extra" | "lraw-ask-more-draw" => ("lraw-deed-extra-yes", "lraw-deed-extra-no"),
        "lraw-ask-guardian" => ("lraw-deed-offer-yes", "lraw-deed-offer-no"),
        _ => ("lraw-deed-yes", "lraw-deed-no"),
    };
    let say = Say::new(if yes { is } else { is_not });
    match asked.and_then(|asked| asked.arg("card")) {
        Some(card) => say.with("card", card.clone()),
        None => say,
    }
}

/// Whether a question asks what is to be done at all.
fn is_verb(asked: &str) -> bool {
    VERBS.contains(&asked) || asked.starts_with(WINDOW)
}

/// What was chosen after the first question.
fn after_first(trail: &Trail) -> Vec<Say> {
    trail.0.iter().skip(1).flat_map(|of| of.chosen.clone()).collect()
}
