//! What a player does by a move, in sentences to that player.

use crate::{
    ask::kind_say,
    cards::{Kind, Mode, Pool},
    event::Fact,
    forecast,
    moves::{Blow, Move, Response, Take},
    options::Terms,
    tell,
    view::View,
};
use skald_vocabulary::interface::{Arg, DecisionId, Key, Say, Trail, Viewer, more};

const NONE: &str = "chaos-nothing";

/// What a player does by a move.
#[must_use]
pub fn deed(pool: &Pool, terms: &Terms, view: &View, at: DecisionId, with: &Move, trail: &Trail) -> Vec<Say> {
    let told = match with {
        Move::Attack(blows) => {
            let mut told = attacks(pool, &forecast::declared(pool, terms, view, at, with));
            told.extend(trail.0.iter().filter(|of| of.asked.id == "chaos-ask-named").filter_map(|of| {
                let card = of.asked.arg("card")?.clone();
                Some(Say::new("chaos-deed-named").with("card", card).with("list", of.chosen.clone()))
            }));
            told.extend(blows.iter().filter_map(preferred));
            told
        }
        Move::Pass(drop) => {
            std::iter::once(Say::new("chaos-deed-pass")).chain(dropped(trail, drop)).collect()
        }
        Move::Answer(responses, drop) => {
            let mut told = answers(responses, trail);
            told.extend(dropped(trail, drop));
            told
        }
        _ => simple(view, with, trail).into_iter().collect(),
    };
    if told.is_empty() { trail.sentence() } else { told }
}

/// A move of one sentence; `None` where its questions were not asked.
fn simple(view: &View, with: &Move, trail: &Trail) -> Option<Say> {
    let one = |id: &'static str, asked: &str| Some(Say::new(id).with("card", trail.one(asked)?));
    let besides = |asked: &str| more(trail.besides(&["chaos-ask-action", asked]));
    match with {
        Move::End | Move::Lapse => Some(Say::new("chaos-deed-end")),
        Move::Lay(..) => Some(one("chaos-deed-lay", "chaos-ask-lay")?.with("more", besides("chaos-ask-lay"))),
        Move::Play(..) => {
            Some(one("chaos-deed-play", "chaos-ask-play")?.with("more", besides("chaos-ask-play")))
        }
        Move::Ability(_) => {
            let Viewer::Seat(seat) = view.who else { return None };
            let ability = view.seats.get(seat.index())?.ability;
            let say = Say::new("chaos-deed-ability").with("ability", ability);
            Some(say.with("more", besides("")))
        }
        Move::Cycle(_) => one("chaos-deed-cycle", "chaos-ask-cycle"),
        Move::Inspire(_) => Some(Say::new("chaos-deed-inspire").with("cards", trail.at("chaos-ask-inspire"))),
        Move::Take(_) => Some(Say::new("chaos-deed-take").with("card", trail.besides(&[]).pop()?)),
        Move::Nothing => Some(Say::new("chaos-deed-none")),
        Move::Sink(cards) if cards.is_empty() => Some(Say::new("chaos-deed-sink-none")),
        Move::Sink(_) => Some(Say::new("chaos-deed-sink").with("cards", trail.at("chaos-ask-sink"))),
        Move::Buy(number) => {
            let count: u32 = number.as_str().parse().ok()?;
            let points = count.saturating_mul(4);
            Some(Say::new("chaos-deed-buy").with("count", count).with("points", points))
        }
        Move::Counter(..) => {
            let say = one("chaos-deed-counter", "chaos-ask-counter-with")?;
            Some(say.with("mystical", trail.one("chaos-ask-counter")?))
        }
        Move::Attack(_) | Move::Pass(_) | Move::Answer(..) | Move::Save(_) | Move::Drop(_) => None,
    }
}

/// Each attack of a volley: whom, with what, how strongly.
fn attacks(pool: &Pool, told: &[Fact]) -> Vec<Say> {
    let with = |id: &'static str, card: Option<_>| {
        card.map_or(Say::new(NONE), |card| Say::new(id).with("card", pool.say(card)))
    };
    let each = |fact: &Fact| {
        let Fact::Declared { card, user, boost, target, offence, air, unopposed, .. } = fact else {
            return None;
        };
        let id = match (pool.face(*card).kind == Kind::Destructive, target.is_some()) {
            (true, true) => "chaos-deed-attack",
            (true, false) => "chaos-deed-attack-all",
            (false, true) => "chaos-deed-hex",
            (false, false) => "chaos-deed-hex-all",
        };
        let say = Say::new(id)
            .with("card", pool.say(*card))
            .with("boost", with("chaos-deed-and", *boost))
            .with("user", with("chaos-deed-through", *user))
            .with("mode", tell::mode(Some(if *air { Mode::Air } else { Mode::Ground })))
            .with("offence", *offence)
            .with("free", Say::new(if *unopposed { "chaos-unopposed" } else { NONE }));
        Some(match target {
            Some(target) => say.with("target", *target),
            None => say,
        })
    };
    told.iter().filter_map(each).collect()
}

fn preferred(blow: &Blow) -> Option<Say> {
    match &blow.take {
        Take::Prefer(kinds) => {
            let kinds: Vec<Say> = kinds.iter().map(|kind| kind_say(*kind)).collect();
            Some(Say::new("chaos-deed-prefer").with("kinds", kinds))
        }
        Take::Silent | Take::Ask => None,
    }
}

fn dropped(trail: &Trail, drop: &[Key]) -> Option<Say> {
    (!drop.is_empty()).then(|| Say::new("chaos-deed-drop").with("cards", trail.at("chaos-ask-drop")))
}

/// What is done about each attack, in the order in which it was said.
fn answers(responses: &[Response], trail: &Trail) -> Vec<Say> {
    let asked = |id: &'static str| trail.0.iter().filter(move |of| of.asked.id == id);
    let mut heirs = asked("chaos-ask-heir");
    let mut told = Vec::new();
    for (response, of) in responses.iter().zip(asked("chaos-ask-answer-one")) {
        let (Some(attack), Some(card)) = (of.asked.arg("card"), of.chosen.first()) else { continue };
        let say = |id| Say::new(id).with("attack", attack.clone());
        told.push(if response.with.as_str() == "take" {
            say("chaos-deed-let")
        } else {
            let to = response.heir.and_then(|_| heirs.next()?.chosen.first().cloned());
            let to = to.map_or(Say::new(NONE), |to| Say::new("chaos-deed-heir").with("to", to));
            say("chaos-deed-answer").with("card", Arg::from(card.clone())).with("heir", to)
        });
    }
    told
}
