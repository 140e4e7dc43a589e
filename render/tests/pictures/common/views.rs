//! Views of War made by hand, for tests, benches and the gallery. Each shows one kind of moment.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

use skald_render::names::PlayerName;
use skald_rules::interface::{DecisionId, Key, Seat, Viewer};
use skald_rules::war::cards::{Face, Target, base};
use skald_rules::war::*;

/// Every printed card of the base pack.
pub fn faces() -> impl Iterator<Item = &'static Face> {
    base().warriors.iter().chain(&base().legends)
}

fn face(key: &str) -> &'static Face {
    faces().find(|f| f.key.as_str() == key).unwrap()
}

pub fn card(key: &str) -> CardView {
    let f = face(key);
    CardView { key: f.key, name: f.name, level: f.level, legend: f.legend.is_some(), used: false }
}

pub fn used(key: &str) -> CardView {
    CardView { used: true, ..card(key) }
}

pub fn names(count: usize) -> Vec<PlayerName> {
    let raw = [
        "Ana Müller",
        "Łukasz 🦊",
        "Ὀδυσσεύς",
        "Дмитрий Иванович Долгорукий",
        "محمد علي",
        "Bartholomew the Unreasonable",
    ];
    raw.iter().take(count).enumerate().map(|(i, n)| PlayerName::new(n, i + 1)).collect()
}

fn active(card: CardView, level: u8, chips: Vec<Chip>) -> ActiveView {
    ActiveView { card, level, chips, slain: false, in_war: false }
}

fn support(card: CardView, left: u8, against: Option<Seat>, amount: i8, strike: u8) -> SupportView {
    SupportView { card, left, of: if strike > 0 { 2 } else { 4 }, against, amount, strike }
}

fn seat(i: u8, deck: u8, army: u8) -> SeatView {
    let record = RecordView { won: 40 + u32::from(i) * 7, lost: 35, battles: 60, biggest_war: 18 };
    SeatView {
        seat: Seat(i),
        deck,
        army,
        support: vec![],
        active: None,
        out: false,
        left: false,
        ready: false,
        record,
    }
}

fn lying(owner: Option<u8>, how: Lies, row: u8, card: Option<CardView>) -> LyingView {
    LyingView { owner: owner.map(Seat), how, row, card }
}

fn strip(seats: u8, last: u32) -> Vec<TurnView> {
    (0..8_u8)
        .map(|i| {
            let levels = (0..seats).map(|s| Some((3 + (i + s * 5) % 10, 3 + (i + s * 5) % 10))).collect();
            TurnView {
                turn: last - 7 + u32::from(i),
                levels,
                winner: (i != 4).then_some(Seat(i % seats)),
                took: if i == 5 { 12 } else { 2 + i % 3 },
                wars: u8::from(i == 5),
                kingslayer: i == 3,
                deaths: u8::from(i == 6),
                ability: i == 2,
            }
        })
        .collect()
}

fn curve(finals: &[u8], last: u32) -> Vec<SampleView> {
    let start = 60 / finals.len() as i32;
    (0..=24)
        .map(|i| {
            let cards = finals
                .iter()
                .enumerate()
                .map(|(s, f)| {
                    let bend = [0, 3, -2, 4, -3, 1, 2, -4][(i as usize + s * 3) % 8] * i32::from(i < 24);
                    (start + (i32::from(*f) - start) * i / 24 + bend).clamp(0, 120) as u8
                })
                .collect();
            SampleView { turn: last * i as u32 / 24, cards }
        })
        .collect()
}

fn legends(ids: &[&str], places: &[(&str, LegendPlace, bool)]) -> Vec<LegendView> {
    ids.iter()
        .map(|id| {
            let f = face(id);
            let legend = f.legend.as_ref().unwrap();
            let known = places.iter().find(|(p, ..)| p == id);
            LegendView {
                card: if known.is_some_and(|k| k.2) { used(id) } else { card(id) },
                ability: legend.ability,
                text: legend.text,
                place: known.map_or(LegendPlace::Hidden, |k| k.1),
            }
        })
        .collect()
}

pub const CORE: [&str; 8] = [
    "l-hivemind",
    "l-harethorn",
    "l-cinderfang",
    "l-flameback",
    "l-widowmaker",
    "l-glassface",
    "l-oakenwall",
    "l-dawntyrant",
];

pub const ALL: [&str; 16] = [
    "l-lanternseer",
    "l-mirewitch",
    "l-hivemind",
    "l-harethorn",
    "l-bonepiper",
    "l-cinderfang",
    "l-flameback",
    "l-stormcaller",
    "l-duskblade",
    "l-widowmaker",
    "l-glassface",
    "l-fatespinner",
    "l-warhorn",
    "l-reaverqueen",
    "l-oakenwall",
    "l-dawntyrant",
];

fn question(seat: u8, card: CardView, kind: Asked, targets: &[&str]) -> Question {
    let legend = face(card.key.as_str()).legend.as_ref().unwrap();
    Question {
        at: DecisionId::new("t131.q1").unwrap(),
        seat: Seat(seat),
        ability: legend.ability,
        text: legend.text,
        card,
        kind,
        target: if targets.is_empty() { Target::None } else { Target::OpposingActive },
        targets: targets.iter().map(|t| Key::new(t).unwrap()).collect(),
    }
}

fn blank(seats: Vec<SeatView>, turn: u32) -> View {
    let finals: Vec<u8> = seats.iter().map(|s| s.deck + s.army + s.support.len() as u8).collect();
    let count = seats.len() as u8;
    View {
        who: Viewer::Spectator,
        deck: Deck::Skirmish,
        pace: Pace::Auto,
        batch: 25,
        batch_left: 10,
        turn,
        turn_limit: 1000,
        total: 60,
        stage: Stage::Between,
        battle: BattleView::default(),
        graveyard: vec![],
        boxed: vec![],
        boxed_unseen: 0,
        legends: legends(&CORE, &[]),
        coin: None,
        strip: strip(count, turn.max(8)),
        curve: curve(&finals, turn),
        question: None,
        queue: vec![],
        own: vec![],
        ended: None,
        seats,
    }
}

/// Two players before the first turn.
pub fn start() -> View {
    let mut v = blank(vec![seat(0, 30, 0), seat(1, 30, 0)], 0);
    v.strip.clear();
    v.curve = vec![SampleView { turn: 0, cards: [30, 30].into_iter().collect() }];
    v
}

/// Two players; a used Legend asks for a gamble.
pub fn duel() -> View {
    let mut a = seat(0, 14, 8);
    a.active = Some(active(used("l-cinderfang"), 7, vec![Chip::Rally(2)]));
    a.support = vec![support(used("l-harethorn"), 3, None, 2, 0)];
    let mut b = seat(1, 9, 24);
    b.active = Some(active(card("w12a"), 10, vec![Chip::Sear(-2)]));
    b.support = vec![support(card("l-flameback"), 1, Some(Seat(0)), -2, 0)];
    let mut v = blank(vec![a, b], 131);
    v.stage = Stage::Asking;
    v.question = Some(question(0, used("l-cinderfang"), Asked::Gamble, &["w12a"]));
    v.battle.stake = 2;
    v.graveyard = vec![used("l-hivemind"), card("l-oakenwall")];
    v.legends = legends(
        &CORE,
        &[
            ("l-hivemind", LegendPlace::Graveyard, true),
            ("l-oakenwall", LegendPlace::Graveyard, false),
            ("l-cinderfang", LegendPlace::Active(Seat(0)), true),
            ("l-harethorn", LegendPlace::Support(Seat(0)), true),
            ("l-flameback", LegendPlace::Support(Seat(1)), false),
            ("l-glassface", LegendPlace::Hidden, true),
        ],
    );
    v.coin = Some(CoinView { turn: 118, seat: Seat(1), card: used("l-hivemind"), fire: false, spin: false });
    v
}

/// Two players between turns, after a batch.
pub fn between() -> View {
    let mut v = duel();
    v.stage = Stage::Between;
    v.question = None;
    v.battle = BattleView::default();
    for s in &mut v.seats {
        s.active = None;
    }
    v
}

/// Three players between turns; the last War left spoils, and one pile is nearly gone.
pub fn spoils() -> View {
    let mut v = blank(vec![seat(0, 1, 0), seat(1, 20, 3), seat(2, 8, 11)], 90);
    v.seats[1].support = vec![
        support(card("l-flameback"), 4, Some(Seat(0)), -2, 0),
        support(card("l-widowmaker"), 1, None, 0, 6),
    ];
    v.battle.lying = ["w02a", "w02b", "w09c", "w05a", "w11a", "w06a", "w07d"]
        .map(|k| lying(None, Lies::Spoils, 0, Some(card(k))))
        .to_vec();
    v.battle.stake = 7;
    v
}

/// Three players; a Kingslayer has met a High King.
pub fn slain() -> View {
    let mut a = seat(0, 12, 6);
    a.active = Some(active(card("w01a"), 1, vec![]));
    let mut b = seat(1, 20, 3);
    b.active = Some(ActiveView { slain: true, ..active(card("w13b"), 13, vec![]) });
    let mut c = seat(2, 8, 11);
    c.active = Some(active(used("l-glassface"), 13, vec![Chip::Mirror(13)]));
    let mut v = blank(vec![a, b, c], 57);
    v.stage = Stage::Drawing(vec![Seat(0), Seat(2)]);
    v.pace = Pace::Ready;
    v.battle.stifled = true;
    v.battle.stake = 3;
    v
}

/// Four players, a War in its second round, with a strike to be decided.
pub fn war4() -> View {
    let mut seats: Vec<SeatView> = (0..4).map(|i| seat(i, 4 + 3 * i, 5)).collect();
    seats[0].active = Some(ActiveView { in_war: true, ..active(card("w08a"), 8, vec![]) });
    seats[1].active = Some(ActiveView { in_war: true, ..active(card("w11b"), 13, vec![Chip::Rally(2)]) });
    seats[0].support = vec![support(used("l-widowmaker"), 2, None, 0, 6)];
    seats[1].support = vec![support(used("l-harethorn"), 2, None, 2, 0)];
    let mut v = blank(seats, 212);
    for s in [0_u8, 1] {
        for row in 1..=2 {
            v.battle.lying.push(lying(
                Some(s),
                Lies::Tied,
                row,
                Some(card(["w10a", "w07c"][usize::from(row) - 1])),
            ));
            for _ in 0..3 {
                v.battle.lying.push(lying(Some(s), Lies::Down, row, None));
            }
        }
    }
    v.battle.lying.push(lying(Some(2), Lies::Beaten, 0, Some(card("w04a"))));
    v.battle.lying.push(lying(Some(3), Lies::Beaten, 0, Some(card("l-dawntyrant"))));
    v.battle.war = 2;
    v.battle.stake = 20;
    v.stage = Stage::Asking;
    v.question = Some(question(0, used("l-widowmaker"), Asked::Strike, &["w11b"]));
    v.coin = Some(CoinView { turn: 212, seat: Seat(1), card: used("l-harethorn"), fire: true, spin: false });
    v
}

/// Six players and all sixteen Legends; somebody is out, somebody has left; a first use is asked.
pub fn six() -> View {
    let mut seats: Vec<SeatView> = (0..6).map(|i| seat(i, 9 + 2 * i, 3 * i)).collect();
    let cards = ["w12a", "l-reaverqueen", "w03b", "l-stormcaller", "w10c"];
    for (i, key) in cards.iter().enumerate() {
        let c = card(key);
        let level = c.level;
        seats[i].active = Some(active(c, level, vec![]));
    }
    seats[1].active = Some(active(used("l-reaverqueen"), 9, vec![Chip::Sear(-2)]));
    seats[3].support = vec![
        support(card("l-flameback"), 3, Some(Seat(1)), -2, 0),
        support(used("l-widowmaker"), 2, None, 0, 6),
    ];
    seats[0].support = vec![support(card("l-harethorn"), 4, None, 2, 0)];
    seats[5].out = true;
    (seats[5].deck, seats[5].army) = (0, 0);
    seats[4].left = true;
    for s in 0..5_u8 {
        seats[usize::from(s)].record.won += 3;
    }
    let mut v = blank(seats, 2875);
    v.deck = Deck::Grand;
    v.turn_limit = 3000;
    v.total = 120;
    v.legends = legends(
        &ALL,
        &[
            ("l-stormcaller", LegendPlace::Active(Seat(3)), false),
            ("l-reaverqueen", LegendPlace::Active(Seat(1)), true),
            ("l-flameback", LegendPlace::Support(Seat(3)), false),
            ("l-widowmaker", LegendPlace::Support(Seat(3)), true),
            ("l-hivemind", LegendPlace::Graveyard, true),
            ("l-bonepiper", LegendPlace::Graveyard, false),
            ("l-dawntyrant", LegendPlace::Hidden, true),
            ("l-harethorn", LegendPlace::Support(Seat(0)), false),
        ],
    );
    for s in [1, 3] {
        v.battle.lying.push(lying(Some(s), Lies::Tribute, 0, None));
    }
    v.battle.stake = 7;
    v.graveyard = vec![used("l-hivemind"), card("l-bonepiper")];
    v.battle.plunder = Some((Seat(1), Seat(4)));
    v.stage = Stage::Asking;
    v.question = Some(question(3, card("l-stormcaller"), Asked::Use, &["a", "b", "c", "e"]));
    v.queue = vec![QueuedView {
        at: DecisionId::new("t2875.q2").unwrap(),
        seat: Seat(1),
        card: used("l-reaverqueen"),
        kind: Asked::Gamble,
    }];
    v
}

/// Six players in one War of three rounds: the fullest battlefield there can be.
pub fn six_at_war() -> View {
    let mut v = six();
    v.seats[5].out = false;
    v.seats[5].deck = 12;
    v.seats[5].active = Some(active(card("w10d"), 10, vec![Chip::Rally(2), Chip::Sear(-2)]));
    v.battle.lying.clear();
    for s in 0..6_u8 {
        for row in 1..=3 {
            v.battle.lying.push(lying(Some(s), Lies::Tied, row, Some(card("w09a"))));
            for _ in 0..3 {
                v.battle.lying.push(lying(Some(s), Lies::Down, row, None));
            }
        }
    }
    v.seats[2].active = Some(active(card("w03b"), 3, vec![Chip::Upend, Chip::Unbroken]));
    v.seats[4].active =
        Some(active(card("l-fatespinner"), 13, vec![Chip::Spin(4), Chip::Rally(2), Chip::Sear(-2)]));
    v.battle.war = 3;
    v.battle.stake = 78;
    v
}

/// What the first player of `duel` sees.
pub fn private_duel() -> View {
    let mut v = duel();
    v.who = Viewer::Seat(Seat(0));
    let army = ["w02a", "w02b", "w04c", "w07a", "w09d", "w09b", "w13c"].map(card).to_vec();
    v.own = vec![OwnView {
        seat: Seat(0),
        army: army.into_iter().chain([used("l-glassface")]).collect(),
        known: vec![],
        looking: vec![],
        prepared: vec![],
        deck: None,
    }];
    v
}

/// A look at the top three cards, with a large Army Pile.
pub fn looking() -> View {
    let mut v = six();
    v.who = Viewer::Seat(Seat(2));
    v.stage = Stage::Looking { seat: Seat(2), count: 3 };
    v.question = Some(Question {
        at: DecisionId::new("t131.look").unwrap(),
        ..question(2, card("l-lanternseer"), Asked::Look, &["w09a", "w01a", "w04a"])
    });
    let mut army: Vec<CardView> =
        (1..=13).flat_map(|l| [card(&format!("w{l:02}a")), card(&format!("w{l:02}b"))]).collect();
    army.extend(ALL.map(used));
    v.own = vec![OwnView {
        seat: Seat(2),
        army,
        known: vec![],
        looking: vec![card("w09a"), card("w01a"), card("w04a")],
        prepared: vec![],
        deck: None,
    }];
    v
}

/// The end of a game of `count` players.
pub fn over(count: u8) -> View {
    let mut seats: Vec<SeatView> = (0..count).map(|i| seat(i, 0, 0)).collect();
    for s in seats.iter_mut().skip(1) {
        s.out = true;
    }
    (seats[0].deck, seats[0].army) = (20, 34);
    let mut v = blank(seats, 188);
    v.stage = Stage::Over;
    v.ended = Some(EndView { places: (0..count).map(|i| vec![Seat(i)]).collect(), why: Why::Alone });
    v
}

/// A drawn game of six, all of whom share the first place.
pub fn drawn() -> View {
    let mut v = over(6);
    v.ended = Some(EndView { places: vec![Seat::all(6).collect()], why: Why::Nobody });
    v
}

pub fn lines() -> Vec<String> {
    [
        "Turn 109: a Kingslayer of Ana felled Łukasz’s High King.",
        "Turn 112: Łukasz won a War of 18 cards.",
        "Turn 118: the coin showed Skull; Hivemind is dead.",
        "Turn 124: Ana deployed Harethorn.",
    ]
    .map(String::from)
    .to_vec()
}
