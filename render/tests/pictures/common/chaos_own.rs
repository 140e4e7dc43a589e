//! Views of Legends of Chaos made by hand for the private picture.
#![allow(dead_code, clippy::unwrap_used, clippy::cast_possible_truncation)]

use super::*;

pub(super) fn hand_card(name: &str, copies: u8, good: Use, why: Option<Hindrance>) -> HandCard {
    let f = face(name);
    HandCard {
        face: FaceView {
            card: card(name),
            assoc: f.assoc.map(|c| {
                let f = POOL.face(c);
                CardView { key: f.key, name: f.name, kind: f.kind }
            }),
            reservoir: f.reservoir,
            mode: f.mode,
            ov: f.ov,
            might: u8::from(f.assoc.is_some() && f.ov > 0),
            dv: f.dv,
            text: f.text,
        },
        copies,
        locked: 0,
        good,
        why,
        cycles: false,
        names_opponent: false,
        replaces: false,
    }
}

pub(super) fn own(i: u8, hand: Vec<HandCard>) -> OwnView {
    let arsenal = starter(6).cards;
    OwnView {
        together: 0,
        saved: Vec::new(),
        discards: Vec::new(),
        seat: Seat(i),
        hand,
        arsenal: arsenal
            .iter()
            .take(14)
            .map(|(c, n)| {
                let f = POOL.face(*c);
                Copies { card: CardView { key: f.key, name: f.name, kind: f.kind }, count: *n as u8 }
            })
            .collect(),
        glimpses: vec![],
        top: vec![],
        bottom: vec![],
        plan: None,
        prefers: vec![],
        insists: false,
        clock: None,
        drops: vec![],
        threats: vec![],
        counters: vec![],
        can_buy: true,
        can_act: true,
        looking: None,
        choice: vec![],
        default_choice: None,
        may_drop: false,
        buried: vec![],
        scattered: vec![],
    }
}

pub(super) fn absent(name: &str) -> Option<Hindrance> {
    Some(Hindrance::Absent(name.into()))
}

pub(super) fn reply(name: &str, left: u16, passes: bool) -> Reply {
    let f = face(name);
    Reply {
        card: f.key,
        name: f.name,
        kind: f.kind,
        dv: f.dv.unwrap_or(0),
        ov: f.ov,
        copies: 1,
        left: skald_rules::chaos::Left { through: left, floor: 0 },
        cost: left,
        passes,
    }
}

pub(super) fn threat(at: u8, name: &str, threat: u16, unopposed: bool, answers: Vec<Reply>) -> Threat {
    let f = face(name);
    Threat { at, card: f.key, name: f.name, threat, cost: threat, unopposed, answers }
}

/// The own round with a full hand of nine different cards.
pub fn own_round() -> View {
    let mut v = duel();
    v.who = Viewer::Seat(Seat(0));
    let mut hand = vec![
        hand_card("Catapult", 1, Use::Now, None),
        hand_card("Boulder", 2, Use::Now, None),
        hand_card("Wrecking Ball", 1, Use::Now, None),
        hand_card("Eviction Notice", 1, Use::Now, None),
        hand_card("Bandage Roll", 1, Use::Now, None),
        hand_card("Mirror Trick", 1, Use::Answer, None),
        hand_card("Iron Dome", 1, Use::Answer, None),
        hand_card("Flaming Pumpkin", 1, Use::Not, absent("Pumpkin Head")),
        hand_card("Pumpkin Patch", 1, Use::Not, absent("Pumpkin Head")),
    ];
    hand[0].cycles = true;
    hand[7].replaces = true;
    hand[8].replaces = true;
    v.own = vec![own(0, hand)];
    v
}

/// Under attack, with lasting Mysticals aimed at the player and a plan half made.
pub fn defending() -> View {
    let mut v = clash();
    v.who = Viewer::Seat(Seat(1));
    v.seats[1].total = 9;
    v.lasting = vec![lasting(1, "Swarm of Doubt", 0, 1, 2), lasting(2, "Pumpkin Patch", 0, 1, 2)];
    let mut mine = own(
        1,
        vec![
            hand_card("Iron Dome", 1, Use::Now, None),
            hand_card("Wooden Shield", 2, Use::Now, None),
            hand_card("Hot Potato", 1, Use::Now, None),
            hand_card("Hailstorm", 1, Use::Now, None),
            hand_card("Spell Breaker", 1, Use::Answer, None),
            hand_card("Hex", 1, Use::Not, Some(Hindrance::Round)),
        ],
    );
    mine.threats = vec![
        threat(
            0,
            "Boulder",
            7,
            false,
            vec![
                reply("Iron Dome", 0, false),
                reply("Wooden Shield", 2, false),
                reply("Hailstorm", 5, false),
                reply("Hot Potato", 0, true),
            ],
        ),
        threat(1, "Wrecking Ball", 11, true, vec![]),
    ];
    mine.together = mine.threats.iter().map(|of| of.cost).sum();
    mine.counters =
        vec![(v.lasting[0].key, cards(&["Iron Dome", "Wooden Shield"])), (v.lasting[1].key, vec![])];
    mine.clock = Some(PlanView { answers: vec![(0, card("Iron Dome"), None)], order: vec![], drops: vec![] });
    v.own = vec![mine];
    v
}

/// The same with a plan sent, which must not show on the board.
pub fn planned() -> View {
    let mut v = defending();
    v.own[0].clock = None;
    v.own[0].hand[2].locked = 1;
    v.own[0].plan = Some(PlanView {
        answers: vec![(0, card("Hot Potato"), Some(Seat(0)))],
        order: vec![1, 0],
        drops: cards(&["Hex"]),
    });
    v
}

/// Choosing from a hand that is looked at.
pub fn taking() -> View {
    let mut v = duel();
    v.who = Viewer::Seat(Seat(0));
    v.phase = Phase::Choice;
    v.playing = Some(card("Jackpot"));
    let mut mine = own(0, vec![hand_card("Brickbat", 1, Use::Answer, None)]);
    mine.looking = Some((Seat(1), cards(&["Hex", "Iron Dome", "Glastic", "Glastic", "Crabby"])));
    mine.choice = cards(&["Hex", "Iron Dome", "Glastic", "Crabby"]);
    mine.default_choice = Some(face("Hex").key);
    mine.can_buy = false;
    v.own = vec![mine];
    v
}

/// Nothing in hand.
pub fn empty_hand() -> View {
    let mut v = duel();
    v.who = Viewer::Seat(Seat(1));
    v.own = vec![own(1, vec![])];
    v
}
