//! What happened in words: every fact as a message id with arguments, each naming only what its viewer sees.

use crate::{
    cards::{Counter, Gs, Ph, Pool, Why},
    event::{End, Event, Glimpse, Seen},
    state::{At, Strike, Zone},
};
use skald_vocabulary::interface::{Say, Seat, Tale, Weight};

/// A seen fact as a sentence.
#[must_use]
pub fn tell(pool: &Pool, seen: &Seen) -> Tale {
    Tale { say: say(pool, seen), weight: weight(seen) }
}

/// A card as its viewer sees it: its name, or that it is some card.
fn card(pool: &Pool, glimpse: &Glimpse) -> Say {
    match (glimpse.face, glimpse.at) {
        (Some(face), _) => Say::new("lraw-name").with("name", pool.face(face).name),
        (None, At::Field(zone, place)) => face_down(glimpse.side, zone, place),
        (None, _) => Say::new("lraw-some-card"),
    }
}

/// A card in play and whose it is: both sides may have one of the same name.
fn owned(pool: &Pool, glimpse: &Glimpse) -> Say {
    match glimpse.face {
        Some(face) => Say::new("lraw-name-of").with("name", pool.face(face).name).with("who", glimpse.side),
        None => card(pool, glimpse),
    }
}

/// A card of which nobody is told more than where its back lies: whose it is, in which zone, and its place there, from 0.
#[must_use]
pub fn face_down(side: Seat, zone: Zone, place: u8) -> Say {
    let zone = match zone {
        Zone::Warrior => "lraw-zone-warrior",
        Zone::Unified => "lraw-zone-unified",
        Zone::Fortified => "lraw-zone-fortified",
    };
    Say::new("lraw-face-down").with("who", side).with("zone", Say::new(zone)).with("n", place + 1)
}

fn cards(pool: &Pool, of: &[Glimpse]) -> Vec<Say> {
    of.iter().map(|glimpse| card(pool, glimpse)).collect()
}

/// A place in words.
pub const fn place(at: At) -> &'static str {
    match at {
        At::Deck => "lraw-at-deck",
        At::Hand => "lraw-at-hand",
        At::Discard => "lraw-at-discard",
        At::Erad => "lraw-at-erad",
        At::Field(..) => "lraw-at-field",
        At::Under(_) => "lraw-at-under",
        At::Essence => "lraw-at-essence",
        At::Command => "lraw-at-command",
        At::Limbo => "lraw-at-limbo",
        At::Gone => "lraw-at-gone",
    }
}

const fn phase(of: Ph) -> &'static str {
    match of {
        Ph::Countdown => "lraw-phase-countdown",
        Ph::Reinforce => "lraw-phase-reinforce",
        Ph::War => "lraw-phase-war",
        Ph::End => "lraw-phase-end",
    }
}

/// A kind of counter.
#[must_use]
pub const fn counter(of: Counter) -> &'static str {
    match of {
        Counter::Holy => "lraw-counter-holy",
        Counter::Ale => "lraw-counter-ale",
        Counter::Doomsday => "lraw-counter-doomsday",
        Counter::Trap => "lraw-counter-trap",
    }
}

/// What a Revolution changed (5.8).
#[must_use]
pub const fn change(of: Gs) -> &'static str {
    match of {
        Gs::AleroReset => "lraw-change-alero",
        Gs::AngelicaDice => "lraw-change-angelica",
        Gs::SharnShield => "lraw-change-sharn",
        Gs::DuxvoxDoom => "lraw-change-duxvox",
        Gs::MichaelDraw => "lraw-change-michael",
        Gs::CastielHush => "lraw-change-castiel",
        Gs::OnoskelisReach => "lraw-change-onoskelis",
        Gs::AdramelechReturn => "lraw-change-adramelech",
        Gs::MortisRise => "lraw-change-mortis",
        Gs::MaladyProof => "lraw-change-malady",
        Gs::PrometheusPummel => "lraw-change-prometheus",
        Gs::GaiaWall => "lraw-change-gaia",
        Gs::QuartzLook => "lraw-change-quartzheart",
        Gs::EthelAle => "lraw-change-ethelhime",
        Gs::ShlaraConsume => "lraw-change-shlara",
        Gs::MerrisodBlood => "lraw-change-merrisod",
    }
}

fn dice(of: &[u8]) -> Vec<Say> {
    of.iter().map(|die| Say::new("lraw-number").with("n", *die)).collect()
}

fn say(pool: &Pool, seen: &Seen) -> Say {
    let by = |id: &'static str, seat: &Seat| Say::new(id).with("who", *seat);
    let of = |id: &'static str, glimpse: &Glimpse| Say::new(id).with("card", card(pool, glimpse));
    let whose = |id: &'static str, glimpse: &Glimpse| Say::new(id).with("card", owned(pool, glimpse));
    match seen {
        Event::Siding => Say::new("lraw-siding"),
        Event::Sided(seat) => by("lraw-sided", seat),
        Event::First(rolls) => {
            let roll = |(seat, die): &(Seat, u8)| by("lraw-first-roll", seat).with("n", *die);
            Say::new("lraw-first").with("list", rolls.iter().map(roll).collect::<Vec<_>>())
        }
        Event::Goes(seat) => by("lraw-goes", seat),
        Event::Opened(seat, true) => by("lraw-mulligan", seat),
        Event::Opened(seat, false) => by("lraw-keeps", seat),
        Event::Turn(turn, seat) => by("lraw-turn", seat).with("turn", u32::from(*turn)),
        Event::Phase(of) => Say::new(phase(*of)),
        Event::Pierced(seat) => by("lraw-pierced", seat),
        Event::Drew(seat, one) if one.face.is_some() => {
            by("lraw-drew-own", seat).with("card", card(pool, one))
        }
        Event::Drew(seat, _) => by("lraw-drew", seat),
        Event::Cut(seat, above) => by("lraw-cut", seat).with("n", u32::from(*above)),
        Event::Looked(seat, top) => {
            let known = top.iter().all(|one| one.face.is_some());
            let id = if known { "lraw-looked-own" } else { "lraw-looked" };
            let count = u32::try_from(top.len()).unwrap_or(u32::MAX);
            by(id, seat).with("n", count).with("list", cards(pool, top))
        }
        Event::Missed(seat) => by("lraw-searched-nothing", seat),
        Event::Shown(one) => of("lraw-shown", one).with("who", one.side),
        Event::ShownHand(seat, to, hand) => {
            let known = hand.iter().all(|one| one.face.is_some());
            let id = match (hand.is_empty(), known) {
                (true, _) => "lraw-shown-hand-empty",
                (false, true) => "lraw-shown-hand-own",
                (false, false) => "lraw-shown-hand",
            };
            by(id, seat).with("to", *to).with("list", cards(pool, hand))
        }
        Event::Moved(one, from, to, end) => {
            let id = match (from, to, end) {
                (_, At::Gone, _) => "lraw-moved-gone",
                (At::Deck, At::Deck, Some(End::Top)) => "lraw-moved-back-top",
                (At::Deck, At::Deck, Some(End::Bottom)) => "lraw-moved-back-bottom",
                (At::Deck, At::Deck, None) => "lraw-moved-within",
                _ => "lraw-moved",
            };
            let to = match end {
                Some(End::Top) => "lraw-at-deck-top",
                Some(End::Bottom) => "lraw-at-deck-bottom",
                None => place(*to),
            };
            of(id, one).with("who", one.side).with("from", Say::new(place(*from))).with("to", Say::new(to))
        }
        Event::Set(one) if one.face.is_some() => of("lraw-set-own", one).with("who", one.side),
        Event::Set(one) => by("lraw-set", &one.side),
        Event::Entered(one, side) => of("lraw-entered", one).with("who", *side),
        Event::Taken(one, side) => of("lraw-taken", one).with("who", *side),
        Event::Used(seat, one, on) | Event::Triggered(seat, one, on) => {
            let triggered = matches!(seen, Event::Triggered(..));
            let id = match (triggered, on.is_empty()) {
                (false, true) => "lraw-used",
                (false, false) => "lraw-used-on",
                (true, true) => "lraw-triggered",
                (true, false) => "lraw-triggered-on",
            };
            of(id, one).with("who", *seat).with("list", cards(pool, on))
        }
        Event::Resolved(one) => of("lraw-resolved", one),
        Event::Negated(one) => of("lraw-negated", one),
        Event::Fizzled(one) => of("lraw-fizzled", one),
        Event::Paid(seat, blood, points) => {
            let id = match (*blood > 0, *points > 0) {
                (true, true) => "lraw-paid-both",
                (true, false) => "lraw-paid-blood",
                (false, _) => "lraw-paid-points",
            };
            by(id, seat).with("blood", *blood).with("points", *points)
        }
        Event::Rolled(seat, rolled) => by("lraw-rolled", seat).with("list", dice(rolled)),
        Event::Rerolled(seat, rolled) => by("lraw-rerolled", seat).with("list", dice(rolled)),
        Event::Called(seat, number) => by("lraw-called", seat).with("n", *number),
        Event::Spared(one, what) => {
            let say = whose("lraw-spared", one).with("n", what.stopped()).with("dealt", what.dealt);
            say.with("holy", what.holy)
        }
        Event::Hit(one, damage, _) => whose("lraw-hit", one).with("n", *damage),
        Event::Wounded(seat, damage, why) => {
            let id = if *why == Why::Battle { "lraw-wounded-battle" } else { "lraw-wounded" };
            by(id, seat).with("n", *damage)
        }
        Event::Healed(seat, 0) => by("lraw-damage-set", seat),
        Event::Healed(seat, damage) => by("lraw-healed", seat).with("n", *damage),
        Event::Destroyed(one, Why::Battle) => whose("lraw-destroyed-battle", one),
        Event::Destroyed(one, _) => whose("lraw-destroyed", one),
        Event::Saved(one) => whose("lraw-saved", one),
        Event::Counters(one, what, count) => {
            let id = if *count < 0 { "lraw-counters-taken" } else { "lraw-counters" };
            whose(id, one).with("n", count.abs()).with("counter", Say::new(counter(*what)))
        }
        Event::Trap(seat, place, sprung) => {
            by(if *sprung { "lraw-trap-sprung" } else { "lraw-trap" }, seat).with("n", place + 1)
        }
        Event::Attacked(by, strike, on) => {
            let id = match strike {
                Strike::Warrior => "lraw-attacked",
                Strike::Physical => "lraw-attacked-physical",
                Strike::Magical => "lraw-attacked-magical",
            };
            whose(id, by).with("on", owned(pool, on))
        }
        // An attacker that is in a hand again has no name for others.
        Event::Cancelled(one) if one.face.is_none() => Say::new("lraw-cancelled-gone"),
        Event::Cancelled(one) => of("lraw-cancelled", one),
        Event::Changed(seat, what) => by("lraw-changed", seat).with("change", Say::new(change(*what))),
        Event::Passed(seat) => by("lraw-passed", seat),
        Event::Lost(seat) => by("lraw-lost", seat),
        Event::Over(Some(seat)) => by("lraw-won", seat),
        Event::Over(None) => Say::new("lraw-drawn"),
    }
}

const fn weight(seen: &Seen) -> Weight {
    match seen {
        Event::Phase(_)
        | Event::Passed(_)
        | Event::Drew(..)
        | Event::Moved(..)
        | Event::Resolved(_)
        | Event::Paid(..)
        | Event::Shown(_)
        | Event::Set(_) => Weight::Minor,
        Event::Turn(..)
        | Event::Pierced(_)
        | Event::Changed(..)
        | Event::Goes(_)
        | Event::Siding
        | Event::Lost(_)
        | Event::Over(_) => Weight::Headline,
        _ => Weight::Notable,
    }
}
