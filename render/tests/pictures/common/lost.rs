//! Views of Lost Legends for tests, benches and the gallery: games played at random up to a moment, and boards with as much on
//! them as there can be.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

use skald_render::names::PlayerName;
use skald_rules::catalogue::GameKind;
use skald_rules::chance::{Chance as _, Fast};
use skald_rules::interface::{Input, Seat, Setup, Viewer, Waiting};
use skald_rules::lost::cards::{Card, Kind, Place};
use skald_rules::lost::{Foe, Lost, Phase, Side, Token, View, Why};
use skald_rules::table::Table;

pub fn names(count: usize) -> Vec<PlayerName> {
    let raw = ["Ana Müller", "Łukasz 🦊", "Ὀδυσσεύς", "Дмитрий Иванович Долгорукий", "Bo"];
    raw.iter().take(count).enumerate().map(|(i, n)| PlayerName::new(n, i + 1)).collect()
}

pub fn deal(seats: u8, seed: u64) -> (Box<dyn Table>, Fast) {
    let mut dice = Fast::new(seed);
    let opened = GameKind::of::<Lost>().open(&Setup { seats, ..Setup::default() }).unwrap();
    (opened.start(&[], &mut dice).unwrap(), dice)
}

fn view(table: &dyn Table, who: Viewer) -> View {
    table.view(who).get::<View>().unwrap().clone()
}

/// What the asked player sees of a random game when `stop` first says so, and who that is; at the end what everybody sees.
pub fn played(seats: u8, seed: u64, stop: impl Fn(&View, Seat) -> bool) -> (View, Seat) {
    let (mut table, mut dice) = deal(seats, seed);
    let mut choices = Fast::new(seed + 100);
    loop {
        let input = match table.waiting() {
            Waiting::Over => return (view(table.as_ref(), Viewer::Everyone), Seat(0)),
            Waiting::Machine => Input::Continue,
            Waiting::Seats(waits) => {
                let seat = waits[choices.pick("who", u32::try_from(waits.len()).unwrap()) as usize].seat;
                let own = view(table.as_ref(), Viewer::Seat(seat));
                if stop(&own, seat) {
                    return (own, seat);
                }
                let at = table.open(seat)[0].id;
                Input::Answer { at, with: table.random_move(at, &mut choices).unwrap() }
            }
        };
        table.play(&input, &mut dice).unwrap();
    }
}

/// In the fight of a level, with a monster in front and some equipment.
pub fn fighting(seats: u8, level: u8, seed: u64) -> View {
    let (view, _) = played(seats, seed, |view, seat| {
        let side = view.table.side(seat);
        view.table.level == level
            && view.table.fight().is_some_and(|fight| fight.active == seat && fight.round > 1)
            && side.foe.is_some()
            && side.gear.len() >= usize::from(level)
    });
    assert!(view.table.fight().is_some(), "no such moment in game {seed}");
    view
}

/// In the fight of a level, with three monsters to choose from.
pub fn looking(seats: u8, level: u8, seed: u64) -> View {
    let mut view = fighting(seats, level, seed);
    let some: Vec<_> =
        view.pool.monsters.iter().filter(|of| of.level == level).map(|of| of.id).take(3).collect();
    view.own.values_mut().for_each(|own| own.looked.clone_from(&some));
    view
}

/// In the draft of a level.
pub fn drafting(seats: u8, level: u8, seed: u64) -> View {
    played(seats, seed, |view, seat| {
        view.table.level == level
            && matches!(view.table.phase, Phase::Draft { .. })
            && view.own.get(&seat).is_some_and(|own| own.hand.len() > 4)
            && view.given.len() > 1
    })
    .0
}

/// Two boards of the same game: in the draft of a level, and after the next cards were attached.
pub fn lately(seats: u8, level: u8, seed: u64) -> (View, View) {
    let in_round = |wanted: u8| {
        played(seats, seed, |view, _| {
            let drafts = matches!(view.table.phase, Phase::Draft { round } if round == wanted);
            view.table.level == level && drafts
        })
        .0
    };
    (in_round(2), in_round(3))
}

/// While heroes are chosen.
pub fn choosing(seats: u8, seed: u64) -> View {
    played(seats, seed, |view, _| view.table.sides.iter().filter(|side| side.hero.is_some()).count() > 1).0
}

/// While cards are attached.
pub fn attaching(seats: u8, seed: u64) -> View {
    played(seats, seed, |view, seat| {
        view.table.level == 2
            && matches!(&view.table.phase, Phase::Attach { chosen, .. } if chosen.contains_key(&seat))
    })
    .0
}

/// While others attach theirs.
pub fn attached(seats: u8, seed: u64) -> View {
    let mut view = attaching(seats, seed);
    let own = view.own.keys().next().copied().unwrap();
    if let Phase::Attach { chosen, .. } = &mut std::sync::Arc::make_mut(&mut view.table).phase {
        chosen.remove(&own);
    }
    view
}

/// Whose hero rests until the level ends.
pub fn resting(seats: u8, seed: u64) -> View {
    let mut view = fighting(seats, 2, seed);
    let own = view.own.keys().next().copied().unwrap();
    let side = std::sync::Arc::make_mut(&mut view.table).side_mut(own);
    (side.foe, side.life, side.defeated) = (None, 0, true);
    view
}

/// What a player has left when the game is over.
pub fn ended(seats: u8, seed: u64) -> View {
    let mut view = resting(seats, seed);
    let table = std::sync::Arc::make_mut(&mut view.table);
    table.face_up = None;
    table.phase = Phase::Over { places: vec![table.seats().collect()], why: Why::Counted };
    view
}

/// At the end.
pub fn over(seats: u8, seed: u64) -> View {
    played(seats, seed, |_, _| false).0
}

/// As much on everybody's board as there can be, with the longest names.
pub fn fullest(seats: u8, seed: u64) -> View {
    let mut view = fighting(seats, 3, seed);
    let pool = view.pool.clone();
    let mut long: Vec<Card> = pool.equipment.iter().map(|of| of.id).collect();
    long.sort_by_key(|card| std::cmp::Reverse(pool.card(*card).name.len()));
    let mut beasts: Vec<_> = pool.monsters.iter().collect();
    beasts.sort_by_key(|of| std::cmp::Reverse((of.life, of.name.len())));
    let table = std::sync::Arc::make_mut(&mut view.table);
    for (i, side) in (0_usize..).zip(&mut table.sides) {
        fill(side, &pool, &long, i);
        let beast = beasts[i];
        side.foe = Some(Foe { beast: beast.id, markers: beast.life - 1, bonus: 3 });
    }
    table.side_mut(Seat(1)).defeated = true;
    view
}

fn fill(side: &mut Side, pool: &skald_rules::lost::cards::Pool, long: &[Card], i: usize) {
    side.gear.clear();
    for place in [Place::Weapons, Place::Armor, Place::Spells, Place::Artifacts] {
        let fit = long.iter().filter(|card| pool.card(**card).of.place() == place);
        side.gear.extend(fit.skip(i).take(3));
    }
    side.gear.sort_unstable();
    side.spent =
        side.gear.iter().filter(|card| pool.card(**card).exhausts()).map(|card| (*card, 1)).take(3).collect();
    side.skills = long.iter().copied().take(14).collect();
    side.skills.sort_unstable();
    (side.life, side.life_max, side.mana, side.mana_max) = (10, 12, 10, 11);
    (side.gold, side.xp, side.legend) = (38, 29, 27);
    side.challenges = Kind::ALL.get(i).copied().into_iter().collect();
    side.tokens =
        pool.stacks.iter().map(|stack| Token { stack: stack.id, points: stack.points[0] }).collect();
    side.trophies = pool.monsters.iter().map(|of| of.id).take(12).collect();
}
