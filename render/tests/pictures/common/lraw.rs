//! Views of Legions: Realms at War for tests, benches and the gallery: games played at random up to a moment, and boards with as
//! much on them as there can be.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

use skald_render::names::PlayerName;
use skald_rules::catalogue::GameKind;
use skald_rules::chance::{Chance as _, Fast};
use skald_rules::interface::{Input, Key, Kit, Options, Seat, Setup, Viewer, Waiting};
use skald_rules::lraw::cards::{AbilityId, FaceId, Gs, Kind, Pool, STARTERS};
use skald_rules::lraw::state::{
    Asked, At, Attack, Card, Item, ItemKind, Lying, Note, Side, Strike, Window, ZONES, Zone, mark,
};
use skald_rules::lraw::{Lraw, View};
use skald_rules::table::Table;

pub fn names(count: usize) -> Vec<PlayerName> {
    let raw =
        ["Ana Müller", "Дмитрий Иванович Долгорукий", "bo", "Maximiliane von und zu Hohenstein-Waldeck"];
    raw.iter().take(count).enumerate().map(|(i, n)| PlayerName::new(n, i + 1)).collect()
}

/// A table with the ready-made decks of these numbers.
pub fn deal<const N: usize>(decks: [usize; N], seed: u64) -> (Box<dyn Table>, Fast) {
    let mut dice = Fast::new(seed);
    let seats = u8::try_from(N).unwrap();
    let opened = GameKind::of::<Lraw>().open(&Setup { seats, ..Setup::default() }).unwrap();
    let kits: Vec<Kit> = Seat::all(seats)
        .zip(decks)
        .map(|(seat, deck)| Kit { seat, list: STARTERS[deck % STARTERS.len()].1.to_owned() })
        .collect();
    (opened.start(&kits, &mut dice).unwrap(), dice)
}

fn view(table: &dyn Table, who: Viewer) -> View {
    table.view(who).get::<View>().unwrap().clone()
}

/// What the asked player sees of a random game when `stop` first says so; at the end what everybody sees.
pub fn played<const N: usize>(decks: [usize; N], seed: u64, stop: impl Fn(&View, Seat) -> bool) -> View {
    let (mut table, mut dice) = deal(decks, seed);
    let mut choices = Fast::new(seed + 100);
    for _ in 0..6_000 {
        let input = match table.waiting() {
            Waiting::Over => return view(table.as_ref(), Viewer::Everyone),
            Waiting::Machine => Input::Continue,
            Waiting::Seats(waits) => {
                let seat = waits[choices.pick("who", u32::try_from(waits.len()).unwrap()) as usize].seat;
                let own = view(table.as_ref(), Viewer::Seat(seat));
                if stop(&own, seat) {
                    return own;
                }
                let at = table.open(seat)[0].id;
                Input::Answer { at, with: table.random_move(at, &mut choices).unwrap() }
            }
        };
        table.play(&input, &mut dice).unwrap();
    }
    panic!("game {seed} has no end")
}

fn is_main(view: &View, seat: Seat) -> bool {
    view.table.asked.as_ref().is_some_and(|asked| asked.seat == seat && asked.what == Asked::Main)
}

fn warriors(view: &View) -> usize {
    view.table.sides.iter().map(|side| side.cards(Zone::Warrior).count()).sum()
}

/// Before the first turn.
pub fn opening() -> View {
    played([0, 1], 3, |view, _| view.table.turn == 0)
}

/// The first turn.
pub fn first_turn() -> View {
    played([2, 3], 4, |view, seat| is_main(view, seat) && view.table.turn == 1)
}

/// Side decking before a game, as everybody else sees it.
pub fn siding() -> View {
    let options = Options::default().with("siding", "before");
    let opened = GameKind::of::<Lraw>().open(&Setup { seats: 2, options, ..Setup::default() }).unwrap();
    let kit = |seat| Kit { seat, list: STARTERS[usize::from(seat.0)].1.to_owned() };
    let kits: Vec<Kit> = Seat::all(2).map(kit).collect();
    let table = opened.start(&kits, &mut Fast::new(5)).unwrap();
    view(table.as_ref(), Viewer::Spectator)
}

/// In the middle of a game, somebody's main window.
pub fn midway<const N: usize>(decks: [usize; N], seed: u64) -> View {
    played(decks, seed, |view, seat| is_main(view, seat) && view.table.turn > 7 && warriors(view) > 3)
}

/// An attack that may be answered.
pub fn attacked() -> View {
    played([0, 6], 11, |view, _| {
        view.table.attack.is_some() && view.table.window == Some(Window::Attack) && view.table.asked.is_some()
    })
}

/// A Sequence that may be answered.
pub fn answered() -> View {
    played([4, 8], 12, |view, _| !view.table.sequence.is_empty() && view.table.asked.is_some())
}

/// At the end.
pub fn over<const N: usize>(decks: [usize; N], seed: u64) -> View {
    played(decks, seed, |_, _| false)
}

/// The cards of a kind with the longest names.
fn longest(pool: &Pool, fits: impl Fn(Kind) -> bool) -> Vec<Key> {
    let mut all: Vec<_> = pool.faces().filter(|(_, face)| fits(face.kind)).collect();
    all.sort_by_key(|(_, face)| std::cmp::Reverse((face.words.len() + face.personal().len(), face.key)));
    all.into_iter().map(|(_, face)| face.key).collect()
}

/// As much on both sides as there can be, with the longest names, a Sequence, an attack, and a full hand of `hand` cards.
pub fn fullest(hand: usize) -> View {
    crowded([5, 7], hand)
}

/// The same with the Warlords of these ready-made decks.
pub fn crowded<const N: usize>(decks: [usize; N], hand: usize) -> View {
    let mut view = midway(decks, 21);
    let pool = view.pool.clone();
    let seat = view.table.asked.as_ref().unwrap().seat;
    let warriors = longest(&pool, Kind::warrior);
    let unified = longest(&pool, |kind| kind == Kind::Unified);
    let fortified = longest(&pool, |kind| kind == Kind::Fortified);
    let seats: Vec<Seat> = view.table.seats().collect();
    for (n, who) in seats.iter().copied().enumerate() {
        for place in 0..ZONES {
            let at = place + n * ZONES;
            let (unified, fortified) = (&unified[at % unified.len()], &fortified[at % fortified.len()]);
            let card = lay(&mut view, who, warriors[at], Zone::Warrior, place, true);
            let lying = view.table.card_mut(card);
            (lying.counters, lying.damage, lying.attacks) = ([3, 2, 12], 2, 1);
            lay(&mut view, who, *unified, Zone::Unified, place, true);
            lay(&mut view, who, *fortified, Zone::Fortified, place, place > 1);
        }
        let pile = pool.find(warriors[20]).unwrap();
        let dead = put(&mut view, Lying::new(pile, who, At::Discard, true));
        let side: &mut Side = view.table.side_mut(who);
        side.discard = vec![dead; 31];
        (side.damage, side.ap, side.veil_left) = (48, 25, 0);
        side.pierced = Some(1);
        (side.sa_cool, side.syn_cool) = (3, 2);
        side.essences = vec![dead; 2];
        side.changes.clear();
        side.changes.push([Gs::GaiaWall, Gs::ShlaraConsume][n % 2]);
    }
    let face = pool.find(warriors[3]).unwrap();
    view.table.side_mut(seat).hand.clear();
    for n in 0..hand {
        let face =
            if n % 3 == 1 { pool.find(unified[n]).unwrap() } else { pool.find(warriors[n + 12]).unwrap() };
        let card = put(&mut view, Lying::new(face, seat, At::Hand, false));
        view.table.side_mut(seat).hand.push(card);
    }
    let other = view.table.next(seat);
    view.table.notes =
        vec![Note { to: seat, of: other, hand: true, turn: 6, past: false, faces: vec![face; 5] }];
    let [by, on] = [seat, other].map(|who| view.table.side(who).zone(Zone::Warrior)[0].unwrap());
    view.table.attack =
        Some(Attack { seat, by, strike: Strike::Warrior, on, answered: true, cancelled: false });
    for n in 0..5_u32 {
        let source = view.table.side(other).zone(Zone::Fortified)[4].unwrap();
        let item = item(n, other, source, by);
        view.table.sequence.push(item);
    }
    view
}

/// A late turn of a player who has set these cards, and nothing else.
pub fn holding(cards: &[&str]) -> View {
    let mut view = midway([0, 1], 7);
    let seat = view.table.asked.as_ref().unwrap().seat;
    *view.table.side_mut(seat).zone_mut(Zone::Fortified) = [None; ZONES];
    for (place, key) in cards.iter().enumerate() {
        lay(&mut view, seat, Key::new(key).unwrap(), Zone::Fortified, place, false);
    }
    view
}

/// A Sequence of two cards that had a price.
pub fn paid() -> View {
    let mut view = midway([0, 1], 7);
    let seat = view.table.asked.as_ref().unwrap().seat;
    for (id, key) in ["or-13", "de-13"].into_iter().enumerate() {
        let source = lay(&mut view, seat, Key::new(key).unwrap(), Zone::Unified, id, true);
        let face = view.table.card(source).face;
        let ability = view.pool.face(face).abilities[0];
        let paid = if id == 0 { (4, 0) } else { (0, 0) };
        let id = u32::try_from(id).unwrap();
        let item = Item { ability: Some(ability), paid, ..Item::plain(id, seat, source, ItemKind::Card) };
        view.table.sequence.push(item);
    }
    view
}

/// A late turn of a player who has seen this card go to the other one's hand.
pub fn knowing(key: &str) -> View {
    let mut view = midway([0, 1], 7);
    let seat = view.table.asked.as_ref().unwrap().seat;
    let other = view.table.next(seat);
    let face = view.pool.find(Key::new(key).unwrap()).unwrap();
    let mut lying = Lying::new(face, other, At::Hand, false);
    lying.marks |= mark::SHOWN;
    let card = put(&mut view, lying);
    view.table.side_mut(other).hand.insert(0, card);
    view
}

/// A late turn with something in every pile: discarded cards, eradicated ones face-up and face-down, of which the asked player
/// knows the own one, and one under a Warrior.
pub fn piled() -> View {
    let mut view = midway([0, 1], 7);
    let seat = view.table.asked.as_ref().unwrap().seat;
    let other = view.table.next(seat);
    let add = |view: &mut View, of: Seat, key: &str, at: At, up: bool| {
        let face = Key::new(key).ok().and_then(|key| view.pool.find(key));
        put(view, Lying::new(face.unwrap_or(FaceId::BACK), of, at, up))
    };
    for (of, key, down) in [(seat, "he-19", "de-13"), (other, "or-13", "")] {
        let discard = ["he-12", "or-14", key].map(|key| add(&mut view, of, key, At::Discard, true));
        let erad = [("de-19", true), (down, false)].map(|(key, up)| add(&mut view, of, key, At::Erad, up));
        let side: &mut Side = view.table.side_mut(of);
        (side.discard, side.erad) = (discard.to_vec(), erad.to_vec());
    }
    let host = lay(&mut view, other, Key::new("he-08").unwrap(), Zone::Warrior, 2, true);
    add(&mut view, other, "bo-02", At::Under(host), true);
    view
}

/// A Warrior attacks another one, with so many Holy Counters on both, and nothing else is under way.
pub fn fight(by: &str, on: &str, holy: u16) -> View {
    let mut view = midway([0, 1], 7);
    let seat = view.table.asked.as_ref().unwrap().seat;
    let other = view.table.next(seat);
    for who in [seat, other] {
        *view.table.side_mut(who).zone_mut(Zone::Warrior) = [None; ZONES];
        *view.table.side_mut(who).zone_mut(Zone::Unified) = [None; ZONES];
    }
    view.table.lasting.clear();
    let [by, on] = [(seat, by), (other, on)]
        .map(|(who, key)| lay(&mut view, who, Key::new(key).unwrap(), Zone::Warrior, 1, true));
    for card in [by, on] {
        view.table.card_mut(card).counters[0] = holy;
    }
    view.table.attack =
        Some(Attack { seat, by, strike: Strike::Warrior, on, answered: false, cancelled: false });
    view
}

fn item(id: u32, seat: Seat, source: Card, target: Card) -> Item {
    Item {
        ability: Some(AbilityId(0)),
        groups: std::iter::once(std::iter::once(target).collect()).collect(),
        x: 3,
        open: id != 1,
        negated: id == 2,
        ..Item::plain(id, seat, source, ItemKind::Card)
    }
}

fn put(view: &mut View, lying: Lying) -> Card {
    let card = Card(u16::try_from(view.table.cards.len()).unwrap());
    view.table.cards.push(lying);
    card
}

fn lay(view: &mut View, seat: Seat, key: Key, zone: Zone, place: usize, up: bool) -> Card {
    let face = view.pool.find(key).unwrap();
    let at = At::Field(zone, u8::try_from(place).unwrap());
    let mut lying = Lying::new(face, seat, at, up);
    lying.resolved = up;
    lying.set = 4;
    lying.since = u32::try_from(view.table.cards.len()).unwrap();
    let card = put(view, lying);
    view.table.side_mut(seat).zone_mut(zone)[place] = Some(card);
    card
}
