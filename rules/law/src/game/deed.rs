//! What a player does by a move, in sentences to that player.

use crate::{
    board::{Label, North},
    cards::Side,
    moves::{Move, Spot, Then},
    setup::Rules,
    tell,
};
use skald_vocabulary::interface::{Say, Seat, Trail};

/// What a player does by a move. Cards are named as the menus name them.
#[must_use]
pub fn deed(rules: &Rules, with: &Move, trail: &Trail) -> Vec<Say> {
    told(rules, with, trail).filter(|told| !told.is_empty()).unwrap_or_else(|| trail.sentence())
}

/// `None` where a question was not asked that the sentence needs.
fn told(rules: &Rules, with: &Move, trail: &Trail) -> Option<Vec<Say>> {
    let card = |id: &'static str, asked: &str| Some(Say::new(id).with("card", trail.one(asked)?));
    let list = |id: &'static str, asked: &str| Say::new(id).with("cards", trail.at(asked));
    let one = |say| Some(vec![say]);
    match with {
        Move::Pantheon(_) => {
            one(Say::new("law-deed-pantheon").with("pantheon", trail.one("law-ask-pantheon")?))
        }
        Move::Deck(keys) => {
            let cards = keys.iter().filter_map(|key| rules.pool.find(*key));
            let cards: Vec<Say> = cards.map(|card| tell::card_label(rules, card)).collect();
            one(Say::new("law-deed-deck").with("cards", cards))
        }
        Move::Lay { side, turn, spot, .. } => one(laid(*side, *turn, *spot, trail.one("law-ask-lay")?)),
        Move::Place { at, north, then, .. } => {
            let hidden = trail.one("law-ask-open").is_some();
            let say = if hidden {
                card("law-deed-hide", "law-ask-open")?
            } else {
                card("law-deed-place", "law-ask-play")?
            };
            let first = say.with("space", at.shown());
            // What comes last is told of by the questions about it.
            let last = then.iter().map(|then| follows(then, trail));
            Some(std::iter::once(Some(first)).chain([north.map(turned)]).chain(last).flatten().collect())
        }
        Move::North(north) => one(turned(*north)),
        Move::Step(space) => one(moved(*space)),
        Move::Stay => one(Say::new("law-deed-stay")),
        Move::Order(_) => {
            let traitors = trail.one("law-ask-traitors").is_some();
            let (id, asked) = if traitors {
                ("law-deed-traitors", "law-ask-traitors")
            } else {
                ("law-deed-phoenix", "law-ask-phoenix")
            };
            one(list(id, asked))
        }
        Move::Draft(_) => one(card("law-deed-draft", "law-ask-draw")?),
        Move::Exchange(..) => one(exchanged(trail)?),
        Move::Trade(who, _) => one(traded(*who, trail)?),
        Move::Done => one(Say::new("law-deed-done")),
        Move::Give(_) => one(card("law-deed-give", "law-ask-trade")?),
        Move::First(who) => one(Say::new("law-deed-first").with("first", *who)),
        Move::Reinforce { fill, .. } => {
            let filled = if fill.is_empty() {
                Say::new("law-deed-fill-none")
            } else {
                list("law-deed-fill", "law-ask-fill")
            };
            let given =
                trail.at("law-ask-sacrifice-which").into_iter().zip(trail.at("law-ask-sacrifice-for"));
            let each = |(card, gain)| Say::new("law-deed-sacrifice").with("card", card).with("gain", gain);
            Some(std::iter::once(filled).chain(given.map(each)).collect())
        }
        Move::Agree(cards) if cards.is_empty() => one(Say::new("law-deed-agree-none")),
        Move::Agree(_) => one(list("law-deed-agree", "law-ask-agree")),
    }
}

fn laid(side: Side, turn: u16, spot: Spot, piece: Say) -> Say {
    let turned = Say::new(if turn == 0 { "law-deed-unturned" } else { "law-deed-half" });
    let place = match spot {
        Spot::Number(number) => Say::new("law-deed-spot").with("number", u32::from(number)),
        Spot::At(..) => Say::new("law-deed-unturned"),
    };
    Say::new("law-deed-lay")
        .with("piece", piece)
        .with("side", Say::new(tell::side_word(side)))
        .with("turned", turned)
        .with("spot", place)
}

fn turned(north: North) -> Say {
    Say::new(if north == North::Up { "law-deed-north-up" } else { "law-deed-north-down" })
}

fn moved(space: Label) -> Say {
    Say::new("law-deed-move").with("space", space.shown())
}

/// What follows a placed card in the same turn.
fn follows(then: &Then, trail: &Trail) -> Option<Say> {
    match then {
        Then::Step(space) => Some(moved(*space)),
        Then::Stay => Some(Say::new("law-deed-stay")),
        Then::Order(_) => Some(Say::new("law-deed-traitors").with("cards", trail.at("law-ask-traitors"))),
        Then::Draft(_) => Some(Say::new("law-deed-draft").with("card", trail.one("law-ask-draw")?)),
        Then::Exchange(..) => exchanged(trail),
        Then::Trade(who, _) => traded(*who, trail),
        Then::Done => Some(Say::new("law-deed-done")),
    }
}

fn exchanged(trail: &Trail) -> Option<Say> {
    let say = Say::new("law-deed-exchange").with("card", trail.one("law-ask-exchange")?);
    Some(say.with("gain", trail.one("law-ask-exchange-for")?))
}

fn traded(who: Seat, trail: &Trail) -> Option<Say> {
    Some(Say::new("law-deed-trade").with("to", who).with("card", trail.one("law-ask-offer")?))
}
