//! Views of Legends of Chaos made by hand, for tests, benches and the gallery. Each shows one kind of moment.
#![allow(dead_code, unused_imports, clippy::unwrap_used, clippy::cast_possible_truncation)]

use std::sync::{Arc, LazyLock};

use skald_render::names::PlayerName;
use skald_rules::chaos::cards::{BASE, Face, Mode, Pool};
use skald_rules::chaos::kits::{Arsenal, STARTERS, Shown, read, warnings};
use skald_rules::chaos::*;
use skald_rules::interface::{Key, Say, Seat, Viewer};
use skald_rules::views::AnyKit;

#[path = "chaos_own.rs"]
mod own;
pub use own::*;
#[path = "chaos_worst.rs"]
mod worst;
pub use worst::*;

pub static POOL: LazyLock<Pool> = LazyLock::new(|| Pool::read(&[("base.toml", BASE)]).unwrap());

pub fn face(name: &str) -> &'static Face {
    POOL.face(POOL.named(name).unwrap())
}

pub fn card(name: &str) -> CardView {
    let f = face(name);
    CardView { key: f.key, name: f.name, kind: f.kind }
}

fn cards(names: &[&str]) -> Vec<CardView> {
    names.iter().map(|name| card(name)).collect()
}

pub fn names(count: usize) -> Vec<PlayerName> {
    let raw = [
        "Ana Müller",
        "Łukasz 🦊",
        "Ὀδυσσεύς",
        "Дмитрий Иванович Долгорукий",
        "محمد علي",
        "Bartholomew the Unreasonable",
        "Nguyễn Thị Ngọc",
        "Wilhelmina of the Western Wastes",
    ];
    raw.iter().take(count).enumerate().map(|(i, n)| PlayerName::new(n, i + 1)).collect()
}

/// The starter Arsenal number `i`.
pub fn starter(i: usize) -> Arsenal {
    read(&POOL, STARTERS[i].1).unwrap()
}

/// The starter Arsenal number `i` as it is drawn, with what it is warned of.
pub fn kit(i: usize) -> AnyKit {
    let arsenal = starter(i);
    let warnings = warnings(&POOL, &arsenal);
    AnyKit::of(Shown { pool: POOL.clone(), arsenal, warnings })
}

fn seat(i: u8, hero: &str, total: u16) -> SeatView {
    let warrior = POOL.warrior(POOL.hero(hero).unwrap());
    SeatView {
        seat: Seat(i),
        hero: warrior.id,
        warrior: warrior.name,
        ability: warrior.ability,
        ability_text: warrior.text,
        total,
        start: u16::from(warrior.svpt),
        hand: 7,
        hand_max: 9,
        arsenal: 38 - i,
        two: i % 2 == 1,
        next_draw: 1 + i % 2,
        stall: 0,
        warrior_used: false,
        warrior_bound: false,
        row: vec![],
        wards: vec![],
        nowhere: cards(&["Brickbat", "Hex", "Wooden Shield"]),
        exile: vec![],
        copycat: false,
        flies: hero == "Fli-bi",
        armor_spent: (false, false),
        marks: (false, false),
        out: false,
        fell: None,
        removed: vec![],
        buried: 0,
        scattered: 0,
        late: 0,
        away: false,
        missed: 0,
        glimpses: vec![],
    }
}

fn character(name: &str, ready: bool, used: bool, bound: bool) -> CharacterView {
    let card = card(name);
    CharacterView { key: card.key, text: face(name).text, card, ready, used, bound }
}

fn ward(strength: u8) -> WardView {
    WardView { card: card("Sandbags"), strength }
}

fn lasting(n: u8, name: &str, by: u8, at: u8, points: u16) -> LastingView {
    let key = Key::new(&format!("m{n}")).unwrap();
    LastingView { key, card: card(name), by: Seat(by), at: Seat(at), points }
}

fn attack(name: &str, user: Option<&str>, boost: Option<(&str, u8)>) -> AttackView {
    let f = face(name);
    AttackView {
        card: card(name),
        text: f.text,
        user: user.map(card),
        boost: boost.map(|(name, _)| card(name)),
        mode: f.mode,
        ov: f.ov,
        offence: f.ov + boost.map_or(0, |(_, n)| n),
        power: 0,
        pierce: 0,
        unopposed: false,
        named: vec![],
        over: false,
    }
}

fn hit(attack: u8, target: u8) -> InstanceView {
    InstanceView { attack, target: Seat(target), passed: None, answer: None, loss: None, over: false }
}

fn view(seats: Vec<SeatView>) -> View {
    let board = Board {
        round: 12,
        cycle: 3,
        order: seats.iter().map(|s| s.seat).collect(),
        active: Seat(0),
        phase: Phase::Action,
        awaited: vec![Seat(0)],
        given: vec![],
        acts: 1,
        volleys: 0,
        ability_used: false,
        acted: false,
        options: vec![],
        seats,
        lasting: vec![],
        volley: None,
        playing: None,
        idle: 0,
        ended: None,
    };
    View { who: Viewer::Spectator, board: Arc::new(board), own: vec![] }
}

/// Eight players, with everything there is, and a volley of three attacks.
pub fn eight() -> View {
    let heroes = ["Diezel", "Craziie Farmer", "Fli-bi", "Ghoast", "Jeni", "Vyolett", "Yipee", "Jeni"];
    let totals = [42, 46, 23, 9, 36, 107, 31, 4];
    let mut v = view((0..8_u8).map(|i| seat(i, heroes[usize::from(i)], totals[usize::from(i)])).collect());
    v.seats[0].row = vec![
        character("Catapult", true, true, false),
        character("Seymore", true, true, false),
        character("Wred", true, false, false),
        character("Catapult", false, false, false),
    ];
    v.seats[0].warrior_used = true;
    v.seats[1].row = vec![
        character("Pumpkin Head", true, false, false),
        character("Pumpkin Head", true, false, false),
        character("Crop Duster", true, false, true),
    ];
    v.seats[1].wards = vec![ward(4)];
    v.seats[1].away = true;
    v.seats[2].row = vec![character("Sky Nest", true, false, false)];
    (v.seats[2].hand, v.seats[2].hand_max, v.seats[2].next_draw) = (10, 10, 0);
    v.seats[3].row =
        vec![character("Spirit Lantern", true, false, false), character("Shawwna", true, false, false)];
    v.seats[3].warrior_bound = true;
    v.seats[3].stall = 2;
    v.seats[3].exile = cards(&["Final Word", "Eviction Notice"]);
    v.seats[4].copycat = true;
    (v.seats[4].hand, v.seats[4].hand_max) = (3, 8);
    v.seats[4].row = vec![character("Gun Skiff", true, false, false)];
    v.seats[5].row =
        vec![character("Scrying Orb", true, false, false), character("Twill", false, false, false)];
    v.seats[5].wards = vec![ward(4), ward(4)];
    (v.seats[7].copycat, v.seats[7].hand_max) = (true, 8);
    v.seats[7].nowhere = vec![];
    v.lasting = vec![
        lasting(1, "Pumpkin Patch", 1, 3, 2),
        lasting(2, "Swarm of Doubt", 5, 3, 2),
        lasting(3, "Swarm of Doubt", 4, 1, 3),
    ];
    v.volley = Some(VolleyView {
        id: 4,
        by: Seat(0),
        attacks: vec![
            attack("Boulder", Some("Catapult"), Some(("Adrenaline", 2))),
            attack("Hailstorm", None, None),
            attack("Hex", None, None),
        ],
        instances: {
            let mut all = vec![hit(0, 3)];
            all.extend((1..8).map(|i| hit(1, i)));
            all.push(hit(2, 5));
            all
        },
        orders: vec![],
    });
    v.phase = Phase::Answers;
    v.volleys = 2;
    v.awaited = vec![Seat(1), Seat(3), Seat(4), Seat(6), Seat(7)];
    v.given = vec![Seat(2), Seat(5)];
    v.options = vec![Say::new("chaos-view-one-volley"), Say::new("chaos-view-svpt").with("n", 50)];
    v
}

/// The same players a little later, when the attacks have struck home.
pub fn eight_later() -> View {
    let mut v = eight();
    let losses = [0, -5, -5, -12, 3, -8, -5, 16];
    for (seat, change) in v.seats.iter_mut().zip(losses) {
        seat.total = seat.total.saturating_add_signed(change).max(1);
    }
    v.volley = None;
    (v.phase, v.awaited) = (Phase::Action, vec![Seat(0)]);
    v.given.clear();
    v
}

/// Two players, early.
pub fn duel() -> View {
    let mut v = view(vec![seat(0, "Diezel", 42), seat(1, "Fli-bi", 31)]);
    v.seats[0].row = vec![character("Catapult", true, false, false), character("Wred", false, false, false)];
    v.seats[1].nowhere = vec![];
    v.round = 3;
    v.cycle = 2;
    v
}

/// Two players under attack.
pub fn clash() -> View {
    let mut v = duel();
    v.volley = Some(VolleyView {
        id: 1,
        by: Seat(0),
        attacks: vec![
            attack("Boulder", Some("Catapult"), None),
            attack("Wrecking Ball", None, Some(("Wind Harness", 1))),
        ],
        instances: vec![hit(0, 1), hit(1, 1)],
        orders: vec![],
    });
    if let Some(volley) = &mut v.volley {
        volley.attacks[1].mode = Some(Mode::Air);
        volley.attacks[1].unopposed = true;
    }
    v.phase = Phase::Answers;
    v.awaited = vec![Seat(1)];
    v
}

/// The first round of three players.
pub fn start() -> View {
    let mut v = view(vec![seat(0, "Yipee", 35), seat(1, "Vyolett", 40), seat(2, "Jeni", 36)]);
    for s in &mut v.seats {
        s.nowhere = vec![];
        s.two = false;
        s.next_draw = 1;
    }
    v.order = vec![Seat(2), Seat(0), Seat(1)];
    v.active = Seat(2);
    v.awaited = vec![Seat(2)];
    (v.round, v.cycle) = (1, 1);
    v
}

/// Four players with lasting Mysticals.
pub fn haunted() -> View {
    let mut v = view(vec![
        seat(0, "Craziie Farmer", 38),
        seat(1, "Ghoast", 17),
        seat(2, "Vyolett", 52),
        seat(3, "Yipee", 8),
    ]);
    v.seats[0].row =
        vec![character("Pumpkin Head", true, false, false), character("Seymore", true, false, false)];
    v.seats[2].row = vec![character("Scrying Orb", true, false, false)];
    v.seats[3].wards = vec![ward(4)];
    v.lasting = vec![
        lasting(1, "Pumpkin Patch", 0, 1, 2),
        lasting(2, "Swarm of Doubt", 2, 3, 3),
        lasting(3, "Pumpkin Patch", 0, 3, 2),
        lasting(4, "Swarm of Doubt", 1, 0, 2),
    ];
    v
}

/// Eight players of whom three are out; one attack has been answered, one passed on.
pub fn late() -> View {
    let mut v = eight();
    for (i, fell) in [(1_usize, 2_u8), (4, 1), (6, 3)] {
        let s = &mut v.seats[i];
        (s.out, s.fell, s.total) = (true, Some(fell), 0);
        (s.row, s.wards, s.hand, s.nowhere) = (vec![], vec![], 0, vec![]);
    }
    v.lasting.clear();
    v.options.clear();
    v.phase = Phase::PassedOn;
    v.awaited = vec![Seat(7)];
    v.given.clear();
    if let Some(volley) = &mut v.volley {
        volley.instances = vec![hit(0, 3), hit(1, 2), hit(1, 3), hit(1, 5), hit(1, 7), hit(2, 7)];
        volley.instances[0].answer = Some(card("Wooden Shield"));
        volley.instances[5].passed = Some((Seat(5), card("Hot Potato")));
        volley.attacks[0].over = true;
        for of in &mut volley.instances[1..5] {
            of.loss = Some(5);
        }
        volley.instances[2].answer = Some(card("Wooden Shield"));
        volley.instances[2].loss = Some(0);
    }
    v
}

/// Six players, of whom one has many characters and a great volley.
pub fn crowd() -> View {
    let heroes = ["Yipee", "Diezel", "Fli-bi", "Ghoast", "Jeni", "Vyolett"];
    let mut v = view((0..6_u8).map(|i| seat(i, heroes[usize::from(i)], 30 + u16::from(i))).collect());
    let all = ["Dusty", "Rocket Cart", "Wred", "Catapult", "Seymore", "Rixa", "Gun Skiff", "Twill"];
    v.seats[0].row = all.iter().map(|name| character(name, true, true, false)).collect();
    v.seats[3].wards = vec![ward(4); 6];
    v.volley = Some(VolleyView {
        id: 9,
        by: Seat(0),
        attacks: (0..8)
            .map(|i| attack(if i % 2 == 0 { "Wrecking Ball" } else { "Banishing Bell" }, None, None))
            .collect(),
        instances: (0..8_u8).map(|i| hit(i, 1 + i % 5)).collect(),
        orders: vec![],
    });
    v.phase = Phase::Answers;
    v.awaited = (1..6).map(Seat).collect();
    v
}

/// The end of a game of `count` players.
pub fn over(count: u8) -> View {
    let heroes = ["Diezel", "Craziie Farmer", "Fli-bi", "Ghoast", "Jeni", "Vyolett", "Yipee", "Jeni"];
    let mut v =
        view((0..count).map(|i| seat(i, heroes[usize::from(i)], if i == 0 { 13 } else { 0 })).collect());
    for i in 1..count {
        let s = &mut v.seats[usize::from(i)];
        (s.out, s.fell) = (true, Some(count - i));
        s.row.clear();
    }
    v.awaited.clear();
    v.phase = Phase::Over;
    v.round = 61;
    v.ended = Some(EndView { places: (0..count).map(|i| vec![Seat(i)]).collect(), why: Why::Last });
    v
}

/// A stalemate in which two share the first place.
pub fn stalemate() -> View {
    let mut v =
        view((0..4_u8).map(|i| seat(i, ["Jeni", "Yipee", "Ghoast", "Fli-bi"][usize::from(i)], 20)).collect());
    v.seats[2].total = 12;
    v.seats[3].total = 0;
    (v.seats[3].out, v.seats[3].fell) = (true, Some(1));
    v.awaited.clear();
    v.phase = Phase::Over;
    let places = vec![vec![Seat(0), Seat(1)], vec![Seat(2)], vec![Seat(3)]];
    v.ended = Some(EndView { places, why: Why::Stalemate });
    v
}

pub fn lines() -> Vec<String> {
    [
        "Ana hurls a Boulder at Łukasz: 9 points lost.",
        "Ὀδυσσεύς answers Hailstorm with Iron Dome and loses nothing.",
        "Wilhelmina of the Western Wastes draws two cards, lays Scrying Orb and ends the round with a very long sentence.",
        "Bartholomew is out.",
        "Nguyễn Thị Ngọc lays Rixa.",
        "Round 12: it is Ana's turn.",
    ]
    .map(str::to_owned)
    .to_vec()
}
