//! Facts as sentences: message ids with arguments. The words stand in the catalogue.

use super::{
    cards::{Amount, Card, Kind, Mode, Pool, Primitive, To, Who},
    event::{Fact, Guarded, NoDraw, Outcome, Seen},
    state::Why,
};
use skald_vocabulary::interface::{Arg, Say, Seat, Tale, Weight};

/// What a menu says about a card in its second line.
#[must_use]
pub fn note(pool: &Pool, card: Card) -> Say {
    let face = pool.face(card);
    let text = face.text;
    match (face.kind, face.dv) {
        (Kind::Destructive, dv) => Say::new("chaos-note-destructive")
            .with("mode", mode(face.mode))
            .with("ov", face.ov)
            .with("dv", dv.map_or_else(|| "-".to_owned(), |dv| dv.to_string()))
            .with("text", text),
        (Kind::Defend, dv) => Say::new("chaos-note-defend").with("dv", dv.unwrap_or(0)).with("text", text),
        _ => Say::new("chaos-note-text").with("text", text),
    }
}

/// An attack mode in words.
#[must_use]
pub fn mode(of: Option<Mode>) -> Say {
    Say::new(if of == Some(Mode::Air) { "chaos-mode-air" } else { "chaos-mode-ground" })
}

fn whom(who: Who) -> Say {
    Say::new(match who {
        Who::Own => "chaos-who-own",
        Who::Target => "chaos-who-target",
        Who::Attacker => "chaos-who-attacker",
        Who::Chosen => "chaos-who-chosen",
        Who::EachOpponent => "chaos-who-opponents",
        Who::EachPlayer => "chaos-who-all",
    })
}

/// What an option of a choice does, in words.
#[must_use]
pub fn primitive(act: &Primitive) -> Say {
    let of = |id, who: Who, n: u8| Say::new(id).with("who", whom(who)).with("n", n);
    match act {
        Primitive::Lose(who, Amount::Fixed(n)) => of("chaos-do-lose", *who, *n),
        Primitive::Gain(who, n) => of("chaos-do-gain", *who, *n),
        Primitive::Draw(who, n) => of("chaos-do-draw", *who, *n),
        Primitive::Discard(who, n, _) => of("chaos-do-discard", *who, *n),
        Primitive::Mill(who, n) => of("chaos-do-mill", *who, *n),
        Primitive::Purge(who, n) => of("chaos-do-purge", *who, *n),
        Primitive::Stall(who, n) => of("chaos-do-stall", *who, *n),
        Primitive::Peek(who) => of("chaos-do-peek", *who, 1),
        Primitive::Dispel(who, Amount::Fixed(n)) => of("chaos-do-dispel", *who, *n),
        Primitive::Dispel(who, _) => Say::new("chaos-do-dispel-all").with("who", whom(*who)),
        Primitive::Recover(n, ..) => Say::new("chaos-do-recover").with("n", *n),
        Primitive::Search(_) => Say::new("chaos-do-search"),
        Primitive::Cycle(n) => Say::new("chaos-do-cycle").with("n", *n),
        Primitive::Deploy(_) => Say::new("chaos-do-deploy"),
        Primitive::Ward(n) => Say::new("chaos-do-ward").with("n", *n),
        Primitive::Ready => Say::new("chaos-do-ready"),
        _ => Say::new("chaos-do-self"),
    }
}

/// Where a card goes, in words.
fn zone(to: To) -> Say {
    Say::new(match to {
        To::Hand => "chaos-zone-hand",
        To::ArsenalTop => "chaos-zone-top",
        To::ArsenalBottom => "chaos-zone-bottom",
        To::Nowhere => "chaos-zone-nowhere",
        To::Exile => "chaos-zone-exile",
    })
}

/// A seen fact as a sentence.
#[must_use]
pub fn tell(pool: &Pool, seen: &Seen) -> Tale {
    let name = |card: Card| -> Arg { pool.say(card).into() };
    let names =
        |cards: &[Card]| -> Arg { cards.iter().map(|card| pool.say(*card)).collect::<Vec<Say>>().into() };
    let (say, weight) = match seen {
        Seen::Public(fact) => return public(pool, fact),
        Seen::Drew { seat, count, cards: None } => {
            (Say::new("chaos-drew").with("who", *seat).with("count", *count), Weight::Minor)
        }
        Seen::Drew { seat, cards: Some(cards), .. } => {
            (Say::new("chaos-drew-own").with("who", *seat).with("cards", names(cards)), Weight::Minor)
        }
        Seen::Peeked { by, of, cards: None } => {
            (Say::new("chaos-peeked").with("who", *by).with("of", *of), Weight::Notable)
        }
        Seen::Peeked { by, of, cards: Some(cards) } => (
            Say::new("chaos-peeked-own").with("who", *by).with("of", *of).with("cards", names(cards)),
            Weight::Notable,
        ),
        Seen::Took { by, from, card: None } => {
            (Say::new("chaos-took").with("who", *by).with("from", *from), Weight::Notable)
        }
        Seen::Took { by, from, card: Some(card) } => (
            Say::new("chaos-took-own").with("who", *by).with("from", *from).with("card", name(*card)),
            Weight::Notable,
        ),
        Seen::Sank { seat, count, cards: None } => {
            (Say::new("chaos-sank").with("who", *seat).with("count", *count), Weight::Minor)
        }
        Seen::Sank { seat, cards: Some(cards), .. } => {
            (Say::new("chaos-sank-own").with("who", *seat).with("cards", names(cards)), Weight::Minor)
        }
        Seen::Unanswered { seat, card, loss, left } => (
            Say::new("chaos-forecast-unanswered")
                .with("who", *seat)
                .with("card", name(*card))
                .with("loss", u32::from(*loss))
                .with("left", u32::from(*left)),
            Weight::Notable,
        ),
        Seen::Through { card, answer, loss, left } => {
            let say = match answer {
                Some(answer) => Say::new("chaos-forecast-through").with("answer", name(*answer)),
                None => Say::new("chaos-forecast-open"),
            };
            let say = say.with("card", name(*card)).with("loss", u32::from(*loss));
            (say.with("left", u32::from(*left)), Weight::Notable)
        }
    };
    Tale { say, weight }
}

/// The sentence of a fact about one player, and how much it matters.
fn of(id: &'static str, seat: Seat) -> Say {
    Say::new(id).with("who", seat)
}

fn public(pool: &Pool, fact: &Fact) -> Tale {
    let (say, weight) = match fact {
        Fact::Revealed { .. }
        | Fact::Round { .. }
        | Fact::NoDraw { .. }
        | Fact::Storm { .. }
        | Fact::Ended { .. } => of_round(pool, fact),
        Fact::Declared { .. }
        | Fact::Window { .. }
        | Fact::Ready(_)
        | Fact::Answered { .. }
        | Fact::PassedOn { .. }
        | Fact::NobodyLeft { .. }
        | Fact::Resolved { .. } => of_attack(pool, fact),
        _ => of_card(pool, fact),
    };
    Tale { say, weight }
}

fn of_round(pool: &Pool, fact: &Fact) -> (Say, Weight) {
    match fact {
        Fact::Revealed { heroes } => {
            let all: Vec<Say> = heroes
                .iter()
                .map(|(seat, hero)| of("chaos-hero", *seat).with("warrior", pool.warrior(*hero).name))
                .collect();
            (Say::new("chaos-revealed").with("all", all), Weight::Headline)
        }
        Fact::Round { seat, round, two, .. } => {
            let id = if *two { "chaos-round-two" } else { "chaos-round" };
            // Whose round it is stands on the board; what was done in the one before is the news.
            (of(id, *seat).with("round", *round), Weight::Minor)
        }
        Fact::NoDraw { seat, why } => {
            let id = match why {
                NoDraw::Full => "chaos-undrawn-full",
                NoDraw::Empty => "chaos-undrawn-empty",
                NoDraw::Stalled => "chaos-undrawn-stalled",
                NoDraw::First => "chaos-undrawn-first",
            };
            (of(id, *seat), Weight::Minor)
        }
        Fact::Storm { seat, left } => {
            (of("chaos-storm", *seat).with("left", u32::from(*left)), Weight::Notable)
        }
        Fact::Ended { first, why } => {
            let id = match why {
                Why::Agreed => "chaos-ended-agreed",
                Why::Last => "chaos-ended-last",
                Why::Stalemate => "chaos-ended-stalemate",
                Why::Award => "chaos-ended-award",
            };
            (Say::new(id).with("who", first.clone()).with("count", first.len()), Weight::Headline)
        }
        _ => (Say::new("chaos-do-self"), Weight::Minor),
    }
}

fn of_attack(pool: &Pool, fact: &Fact) -> (Say, Weight) {
    let name = |card: Card| pool.say(card);
    match fact {
        Fact::Declared { seat, card, user, boost, target, offence, air, unopposed } => {
            let face = pool.face(*card);
            let mut say = of(
                match (face.kind == Kind::Destructive, target.is_some()) {
                    (true, true) => "chaos-declared",
                    (true, false) => "chaos-declared-all",
                    (false, true) => "chaos-hexed",
                    (false, false) => "chaos-hexed-all",
                },
                *seat,
            )
            .with("card", name(*card))
            .with("user", user.map_or(Say::new("chaos-the-warrior"), name))
            .with("offence", *offence)
            .with("mode", mode(Some(if *air { Mode::Air } else { Mode::Ground })))
            .with(
                "boost",
                boost.map_or(Say::new("chaos-nothing"), |card| {
                    Say::new("chaos-with").with("card", name(card))
                }),
            )
            .with("free", Say::new(if *unopposed { "chaos-unopposed" } else { "chaos-nothing" }));
            if let Some(target) = target {
                say = say.with("target", *target);
            }
            (say, Weight::Notable)
        }
        Fact::Window { seats, late } => {
            let id = if *late { "chaos-window-late" } else { "chaos-window" };
            (Say::new(id).with("who", seats.clone()), Weight::Minor)
        }
        Fact::Ready(seat) => (of("chaos-ready", *seat), Weight::Minor),
        Fact::Answered { seat, card, against } => (
            of("chaos-answered", *seat).with("card", name(*card)).with("against", name(*against)),
            Weight::Notable,
        ),
        Fact::PassedOn { seat, to, card } => {
            (of("chaos-passed", *seat).with("to", *to).with("card", name(*card)), Weight::Notable)
        }
        Fact::NobodyLeft { seat, card } => {
            (of("chaos-no-one", *seat).with("card", name(*card)), Weight::Notable)
        }
        Fact::Resolved { card, by, target, answer, loss, outcome, again } => {
            let id = match (outcome, again, *loss) {
                (Outcome::Cancelled, ..) => "chaos-cancelled",
                (Outcome::Stopped, ..) => "chaos-stopped",
                (Outcome::Void, ..) => "chaos-void",
                (Outcome::Through, true, _) => "chaos-again",
                (Outcome::Through, false, 0) if pool.face(*card).kind == Kind::Destructive => "chaos-blocked",
                (Outcome::Through, false, 0) => "chaos-came-through",
                (Outcome::Through, false, _) => "chaos-hit",
            };
            let answer = answer.map_or(Say::new("chaos-nothing"), name);
            let say = of(id, *target)
                .with("by", *by)
                .with("card", name(*card))
                .with("answer", answer)
                .with("loss", u32::from(*loss));
            (say, if *loss > 0 { Weight::Notable } else { Weight::Minor })
        }
        _ => (Say::new("chaos-do-self"), Weight::Minor),
    }
}

/// What lowered a loss, by name.
fn guarded(pool: &Pool, by: Guarded) -> Say {
    match by {
        Guarded::Ability(hero) => Say::new("chaos-name").with("name", pool.warrior(hero).ability),
        Guarded::Card(card) => pool.say(card),
    }
}

fn of_card(pool: &Pool, fact: &Fact) -> (Say, Weight) {
    let name = |card: Card| pool.say(card);
    let names = |cards: &[Card]| cards.iter().map(|card| pool.say(*card)).collect::<Vec<Say>>();
    let with = |id, seat, card: Card| of(id, seat).with("card", name(card));
    match fact {
        Fact::Gained { seat, n, total } => (
            of("chaos-gained", *seat).with("n", u32::from(*n)).with("total", u32::from(*total)),
            Weight::Notable,
        ),
        Fact::Lost { seat, n, left } => {
            (of("chaos-lost", *seat).with("n", u32::from(*n)).with("left", u32::from(*left)), Weight::Notable)
        }
        Fact::Laid { seat, card, from: None } => (with("chaos-laid", *seat, *card), Weight::Notable),
        Fact::Laid { seat, card, from: Some(to) } => {
            (with("chaos-deployed", *seat, *card).with("zone", zone(*to)), Weight::Notable)
        }
        Fact::Soaked { seat, card, n } => {
            (with("chaos-soaked", *seat, *card).with("n", u32::from(*n)), Weight::Notable)
        }
        Fact::Shielded { seat, n, by } => {
            let by: Vec<Say> = by.iter().map(|by| guarded(pool, *by)).collect();
            (of("chaos-shielded", *seat).with("n", u32::from(*n)).with("by", by), Weight::Minor)
        }
        Fact::Warded { seat, card, strength } => {
            (with("chaos-warded", *seat, *card).with("n", *strength), Weight::Notable)
        }
        Fact::Stays { card, by, at } => (with("chaos-stays", *by, *card).with("at", *at), Weight::Notable),
        Fact::Left { card, by } => (with("chaos-left", *by, *card), Weight::Minor),
        Fact::Countered { seat, card, lasting, by } => (
            with("chaos-countered", *seat, *card).with("lasting", name(*lasting)).with("by", *by),
            Weight::Notable,
        ),
        Fact::Played { seat, card } => (with("chaos-played", *seat, *card), Weight::Notable),
        Fact::Ability { seat, hero } => {
            (of("chaos-ability", *seat).with("ability", pool.warrior(*hero).ability), Weight::Notable)
        }
        Fact::Cycled { seat, card } => (with("chaos-cycled", *seat, *card), Weight::Minor),
        Fact::Inspired { seat, cards } => {
            (of("chaos-inspired", *seat).with("cards", names(cards)), Weight::Notable)
        }
        Fact::Bought { seat, count, left } => {
            (of("chaos-bought", *seat).with("count", *count).with("left", u32::from(*left)), Weight::Notable)
        }
        Fact::Discarded { seat, card } => (with("chaos-discarded", *seat, *card), Weight::Notable),
        Fact::Milled { seat, card } => (with("chaos-milled", *seat, *card), Weight::Minor),
        Fact::Purged { seat, cards } => {
            (of("chaos-purged", *seat).with("cards", names(cards)), Weight::Minor)
        }
        Fact::Returned { seat, card, to } => {
            (with("chaos-returned", *seat, *card).with("zone", zone(*to)), Weight::Minor)
        }
        Fact::Searched { seat, card: Some(card) } => (with("chaos-searched", *seat, *card), Weight::Notable),
        Fact::Searched { seat, card: None } => (of("chaos-searched-none", *seat), Weight::Minor),
        Fact::Banished { seat, card, to } => {
            (with("chaos-banished", *seat, *card).with("zone", zone(*to)), Weight::Notable)
        }
        Fact::Bound { seat, card: Some(card) } => (with("chaos-bound", *seat, *card), Weight::Notable),
        Fact::Bound { seat, card: None } => (of("chaos-bound-warrior", *seat), Weight::Notable),
        Fact::Stalled { seat, count } => (of("chaos-stalled", *seat).with("count", *count), Weight::Notable),
        Fact::Readied(seat) => (of("chaos-readied", *seat), Weight::Notable),
        Fact::TookNothing { seat } => (of("chaos-took-nothing", *seat), Weight::Minor),
        Fact::Lapsed { seat, last } => {
            (of(if *last { "chaos-lapsed-last" } else { "chaos-lapsed" }, *seat), Weight::Notable)
        }
        Fact::Fell(seat) => (of("chaos-fell", *seat), Weight::Headline),
        Fact::Resigned { seat, absent } => {
            (of(if *absent { "chaos-resigned-absent" } else { "chaos-resigned" }, *seat), Weight::Headline)
        }
        _ => (Say::new("chaos-do-self"), Weight::Minor),
    }
}
