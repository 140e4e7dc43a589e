//! Facts as sentences of the catalogue, and how much each matters in a digest. No words stand here.

use super::{
    cards::{Card, Cards, Pool},
    event::{Fact, Lapse, Seen},
    options::Why,
    state::SEATS,
};
use skald_vocabulary::interface::{Arg, Say, Seat, Tale, Weight};

/// Wars with at least this many cards are headlines (section 9).
const BIG_WAR: u8 = 10;

/// A card within a sentence: a Warrior with its Level, a Legend by its name.
#[must_use]
pub fn card_say(pool: &Pool, card: Card) -> Say {
    match pool.face(card) {
        Some(face) if face.legend.is_some() => Say::new("war-card-legend").with("name", face.name),
        Some(face) => Say::new("war-card-warrior").with("name", face.name).with("level", face.level),
        None => Say::new("war-card-unknown"),
    }
}

/// A card on a button or in a list: name and Level.
#[must_use]
pub fn card_label(pool: &Pool, card: Card) -> Say {
    match pool.face(card) {
        Some(face) => Say::new("war-card-label").with("name", face.name).with("level", face.level),
        None => Say::new("war-card-unknown"),
    }
}

/// A player within a list of sentences.
#[must_use]
pub fn seat_say(seat: Seat) -> Say {
    Say::new("war-player").with("who", seat)
}

/// A list of cards by their names.
fn cards_say(pool: &Pool, cards: Cards) -> Vec<Say> {
    cards.iter().map(|card| card_say(pool, card)).collect()
}

/// A list of cards that fight or will: what a Legend counts is told as well.
fn cards_label(pool: &Pool, cards: Cards) -> Vec<Say> {
    cards.iter().map(|card| card_label(pool, card)).collect()
}

fn shown(pool: &Pool, cards: &[Option<Card>; SEATS]) -> Vec<Say> {
    Seat::all(6)
        .zip(cards)
        .filter_map(|(seat, card)| {
            card.map(|card| Say::new("war-shows").with("who", seat).with("card", card_label(pool, card)))
        })
        .collect()
}

/// The name of a Legend's ability.
fn ability(pool: &Pool, card: Card) -> Arg {
    pool.legend(card).map_or_else(|| "".into(), |legend| legend.ability.into())
}

/// A seen fact as a sentence.
#[must_use]
pub fn tell(pool: &Pool, seen: &Seen) -> Tale {
    match *seen {
        Seen::Public(fact) => {
            let (weight, say) = public(pool, &fact);
            Tale { say, weight }
        }
        Seen::Plundered { by, from, count, cards } => {
            let say = match cards {
                Some(cards) => Say::new("war-plundered-own").with("cards", cards_label(pool, cards)),
                None => Say::new("war-plundered"),
            };
            Tale { say: say.with("who", by).with("from", from).with("count", count), weight: Weight::Notable }
        }
        Seen::Looked { seat, count, cards } => {
            let say = match cards {
                Some(cards) => Say::new("war-looked-own").with("cards", cards_label(pool, cards)),
                None => Say::new("war-looked"),
            };
            Tale { say: say.with("who", seat).with("count", count), weight: Weight::Minor }
        }
        Seen::Lapsed { card, why } => Tale { say: lapsed(pool, card, why), weight: Weight::Notable },
    }
}

/// Why an answer given ahead about a Legend counts no more, to its owner.
fn lapsed(pool: &Pool, card: Card, why: Lapse) -> Say {
    let say = match why {
        Lapse::Played { by, card: other } => {
            Say::new("war-lapsed-played").with("who", by).with("played", card_say(pool, other))
        }
        Lapse::Asked => Say::new("war-lapsed-asked"),
        Lapse::Unable => Say::new("war-lapsed-unable"),
        Lapse::Over => Say::new("war-lapsed-over"),
    };
    say.with("legend", card_say(pool, card))
}

fn public(pool: &Pool, fact: &Fact) -> (Weight, Say) {
    use Weight::{Headline, Minor, Notable};
    let card = |card| card_say(pool, card);
    // Cards that meet others: whoever reads why a battle was won needs every Level.
    let label = |card| card_label(pool, card);
    match *fact {
        Fact::Dealt { each, legends, .. } => {
            (Notable, Say::new("war-dealt").with("each", each).with("legends", cards_say(pool, legends)))
        }
        Fact::Ready(seat) => (Minor, Say::new("war-ready").with("who", seat)),
        Fact::Drew { turn, cards } => {
            (Minor, Say::new("war-drew").with("turn", turn).with("cards", shown(pool, &cards)))
        }
        Fact::Fourth { cards } => (Minor, Say::new("war-fourth").with("cards", shown(pool, &cards))),
        Fact::Slew { fallen, .. } => {
            (Headline, Say::new("war-slew").with("fallen", cards_label(pool, fallen)))
        }
        Fact::Attached { support, to, amount, left } => (
            Minor,
            Say::new(if amount < 0 { "war-attached-down" } else { "war-attached-up" })
                .with("legend", card(support))
                .with("who", to)
                .with("amount", i64::from(amount).abs())
                .with("left", left),
        ),
        Fact::Held { seat, card: of, strike, absent } => (
            Minor,
            Say::new(match (absent, strike) {
                (true, _) => "war-held-absent",
                (false, true) => "war-waited",
                (false, false) => "war-held",
            })
            .with("who", seat)
            .with("legend", card(of)),
        ),
        Fact::Flipped { seat, card: of, fire, spin } => (
            Notable,
            Say::new(match (spin, fire) {
                (false, true) => "war-coin-fire",
                (false, false) => "war-coin-skull",
                (true, true) => "war-spin-fire",
                (true, false) => "war-spin-skull",
            })
            .with("who", seat)
            .with("legend", card(of)),
        ),
        Fact::Played { seat, card: of, at, on, strike } => (Notable, played(pool, seat, of, at, on, strike)),
        Fact::TurnedUp { seat, card: of } => {
            (Minor, Say::new("war-turned-up").with("who", seat).with("card", label(of)))
        }
        Fact::Withdrew { seat, card: of } => {
            (Notable, Say::new("war-withdrew").with("who", seat).with("card", label(of)))
        }
        Fact::Captured { by, from, card: of } => {
            (Notable, Say::new("war-captured").with("who", by).with("from", from).with("card", card(of)))
        }
        Fact::Stole { by, from, card: of } => {
            (Notable, Say::new("war-stole").with("who", by).with("from", from).with("card", label(of)))
        }
        Fact::Exhumed { by, card: of } => {
            (Notable, Say::new("war-exhumed").with("who", by).with("legend", card(of)))
        }
        Fact::Deployed { seat, card: of, uses } => {
            (Notable, Say::new("war-deployed").with("who", seat).with("legend", card(of)).with("uses", uses))
        }
        Fact::Replaced { seat, card: of } => {
            (Minor, Say::new("war-replaced").with("who", seat).with("card", label(of)))
        }
        Fact::Changed { seat, card: of, level } => {
            (Minor, Say::new("war-changed").with("who", seat).with("card", card(of)).with("level", level))
        }
        Fact::Paid { seat, count } => (Minor, Say::new("war-paid").with("who", seat).with("count", count)),
        Fact::War { seats, row } => (
            Notable,
            Say::new(if row > 1 { "war-war-again" } else { "war-war" })
                .with("who", seats.iter().collect::<Vec<_>>())
                .with("row", row),
        ),
        Fact::Short { seat, has } => (Notable, Say::new("war-short").with("who", seat).with("has", has)),
        Fact::Laid { seats } => (Minor, Say::new("war-laid").with("who", seats.iter().collect::<Vec<_>>())),
        Fact::Took { seat, count, gained, wars, .. } => {
            let (weight, id) = match wars {
                0 if gained == 0 => (Minor, "war-kept"),
                0 => (Minor, "war-took"),
                _ if count >= BIG_WAR => (Headline, "war-took-war"),
                _ => (Notable, "war-took-war"),
            };
            (weight, Say::new(id).with("who", seat).with("count", count).with("gained", gained))
        }
        Fact::Died { seat, card: of, coin } => (
            Headline,
            match seat {
                Some(seat) => Say::new(if coin { "war-died-coin" } else { "war-died" }).with("who", seat),
                None => Say::new("war-died-nobody"),
            }
            .with("legend", card(of)),
        ),
        Fact::Unbroken { seat, card: of } => {
            (Headline, Say::new("war-unbroken").with("who", seat).with("legend", card(of)))
        }
        Fact::Spoils { cards } => (Headline, Say::new("war-spoils").with("count", cards.count())),
        Fact::Returned { seat, card: of } => {
            (Minor, Say::new("war-returned").with("who", seat).with("legend", card(of)))
        }
        Fact::Refilled { seat, count } => {
            (Minor, Say::new("war-refilled").with("who", seat).with("count", count))
        }
        Fact::Out { seat } => (Headline, Say::new("war-out").with("who", seat)),
        Fact::Left { seat } => (Headline, Say::new("war-left").with("who", seat)),
        Fact::Ended { first, why } => {
            let id = match (first.count(), why) {
                (0, _) => "war-ended-nobody",
                (1, Why::Limit) => "war-won-limit",
                (1, Why::Left) => "war-won-left",
                (1, Why::Time) => "war-won-time",
                (1, Why::Award) => "war-won-award",
                (1, Why::Deserted) => "war-won-deserted",
                (1, _) => "war-won",
                (_, Why::Limit | Why::Time | Why::Deserted) => "war-shared",
                _ => "war-drawn",
            };
            (Headline, Say::new(id).with("who", first.iter().collect::<Vec<_>>()))
        }
    }
}

fn played(pool: &Pool, seat: Seat, of: Card, at: Option<Card>, on: Option<Seat>, strike: bool) -> Say {
    let say = match (at, on) {
        (Some(at), Some(on)) => Say::new(if strike { "war-struck" } else { "war-played-card" })
            .with("card", card_label(pool, at))
            .with("on", on),
        (Some(at), None) => Say::new("war-played-dead").with("card", card_say(pool, at)),
        (None, Some(on)) => Say::new("war-played-player").with("on", on),
        (None, None) => Say::new("war-played"),
    };
    say.with("who", seat).with("legend", card_say(pool, of)).with("ability", ability(pool, of))
}
