//! A second, slow and literal computation of attacks and of what a hero suffers: damage point by point, read from the card
//! file itself. It shares no line with `eval`, and must agree with it on random boards.

use std::collections::BTreeMap;

use toml::{Table as Toml, Value};

use crate::{
    ask::{Answers, Asked},
    cards::{self, BASE, Card, Kind},
    eval::Eyes,
    moves::{Arm, Attack, Move},
    state::{Ask, Fight, Foe, Packet, Phase, PublicState, Question, Side, Stage},
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::Seat,
};

/// The card file as it is written: what stands of each card, and its lines.
struct Raw(BTreeMap<String, Toml>, BTreeMap<String, Vec<Toml>>);

impl Raw {
    fn new() -> Self {
        let file: Toml = BASE.parse().unwrap();
        let lists = ["hero", "equipment", "monster"]
            .into_iter()
            .flat_map(|list| file[list].as_array().unwrap().clone());
        let all = lists.map(|card| card.as_table().unwrap().clone());
        let cards: BTreeMap<String, Toml> =
            all.map(|card| (card["id"].as_str().unwrap().to_owned(), card)).collect();
        let lines = |card: &Toml| {
            let lines = card.get("lines").and_then(Value::as_array).cloned().unwrap_or_default();
            lines.into_iter().map(|line| line.as_table().unwrap().clone()).collect()
        };
        let lines = cards.iter().map(|(id, card)| (id.clone(), lines(card))).collect();
        Self(cards, lines)
    }

    fn lines(&self, id: &str) -> &[Toml] {
        &self.1[id]
    }

    /// One word for each level of a skill.
    fn skills(&self, side: &Side) -> Vec<String> {
        let printed = self.0[&side.hero.unwrap().to_string()]["skills"].as_array().unwrap().clone();
        let mut all: Vec<String> = printed.iter().map(|word| word.as_str().unwrap().to_owned()).collect();
        all.extend(
            side.skills.iter().map(|card| self.0[&card.to_string()]["icon"].as_str().unwrap().to_owned()),
        );
        all
    }

    /// Whether a condition such as `Ra1|Ma2` holds; without one it does.
    fn met(line: &Toml, skills: &[String]) -> bool {
        let Some(cond) = line.get("cond").and_then(Value::as_str) else { return true };
        let one = |word: &str| {
            let level: usize = word[2..].parse().unwrap();
            let short = word[..2].to_lowercase();
            skills.iter().filter(|skill| skill.starts_with(&short)).count() >= level
        };
        cond.split('&').all(|group| group.split('|').any(one))
    }

    fn number(line: &Toml, field: &str) -> usize {
        usize::try_from(line[field].as_integer().unwrap()).unwrap()
    }

    /// `2R` as two letters.
    fn points(text: &str) -> Vec<char> {
        let count: usize = text[..1].parse().unwrap();
        vec![text.chars().nth(1).unwrap(); count]
    }

    /// The letters that one card puts into an attack.
    fn card(
        &self,
        id: &str,
        skills: &[String],
        basic: Option<char>,
        times: u8,
        trophies: usize,
    ) -> Vec<char> {
        let mut letters = Vec::new();
        for line in self.lines(id) {
            let damage = || Self::points(line["damage"].as_str().unwrap());
            match line["kind"].as_str().unwrap() {
                "basic" => {
                    let or = line.get("or").and_then(Value::as_str).map(Self::points);
                    let other = or.filter(|or| or.first().copied() == basic);
                    letters.extend(other.unwrap_or_else(damage));
                }
                "if" if Self::met(line, skills) => letters.extend(damage()),
                "for" if Self::met(line, skills) => (0..times).for_each(|_| letters.extend(damage())),
                "per_trophy" => (0..trophies).for_each(|_| letters.extend(damage())),
                _ => {}
            }
        }
        letters
    }

    fn says(&self, id: &str, kind: &str) -> bool {
        self.lines(id).iter().any(|line| line["kind"].as_str() == Some(kind))
    }

    /// The markers of an attack (LOST-11.7, 11.8).
    fn attack(&self, table: &PublicState, seat: Seat, attack: &Attack) -> usize {
        let side = table.side(seat);
        let foe = &self.0[&side.foe.unwrap().beast.to_string()];
        let own = self.skills(side);
        let prey = side.trophies.iter().filter(|of| self.0[&of.to_string()]["type"] == foe["type"]).count();
        let basic = attack.basic.map(|of| of.key().as_str().chars().next().unwrap());
        let mut weapon = match attack.arm {
            Arm::Unarmed => vec!['M'],
            Arm::Weapon(card) => self.card(&card.to_string(), &own, basic, attack.times(card), prey),
            Arm::Copy { card, seat, weapon } => {
                let theirs = self.skills(table.side(seat));
                self.card(&weapon.to_string(), &theirs, basic, attack.times(card), prey)
            }
        };
        let mut converts = false;
        let mut rest = Vec::new();
        for card in &attack.boosts {
            converts |= self.says(&card.to_string(), "convert");
            rest.extend(self.card(&card.to_string(), &own, None, attack.times(*card), prey));
        }
        for tap in &attack.taps {
            let theirs = self.skills(table.side(tap.seat));
            converts |= self.says(&tap.spell.to_string(), "convert");
            rest.extend(self.card(&tap.spell.to_string(), &theirs, None, attack.times(tap.card), prey));
        }
        if converts {
            weapon.fill('G');
        }
        weapon.extend(rest);
        let mut markers = 0;
        for letter in ['M', 'R', 'G', 'C'] {
            let count = weapon.iter().filter(|of| **of == letter).count();
            let modifier =
                foe.get("modifiers").and_then(|all| all.get(letter.to_string())).and_then(Value::as_str);
            markers += match modifier {
                None => count,
                Some("double") => count + count,
                Some("half") => count - count / 2,
                Some("none") => 0,
                Some(other) => panic!("{other}"),
            };
        }
        markers
    }

    /// The life that a packet takes, by the best use of every reduction, tried one by one (LOST-12.5, 12.6).
    fn suffered(&self, side: &Side, packet: &Packet, with: &[(Card, Option<u8>)]) -> usize {
        let skills = self.skills(side);
        let mut off: Vec<String> = Vec::new();
        for card in &side.gear {
            let id = card.to_string();
            let used = with.iter().find(|(of, _)| of == card);
            let piece = self.0[&id].get("piece").and_then(Value::as_str);
            let worn = matches!(piece, Some("breastplate" | "shield")) && !packet.no_armor;
            for line in self.lines(&id) {
                let times = match line["kind"].as_str().unwrap() {
                    "reduce" if (worn || used.is_some()) && Self::met(line, &skills) => 1,
                    "always_reduce" if Self::met(line, &skills) && !side.spent.contains_key(card) => 1,
                    "reduce_for" => used.and_then(|(_, times)| *times).unwrap_or(0),
                    _ => 0,
                };
                for _ in 0..usize::from(times) * if times > 0 { Self::number(line, "amount") } else { 0 } {
                    off.push(line["of"].as_str().unwrap().replace("any", "MRGC"));
                }
            }
        }
        let left = best(packet.harm.0, &off, &mut BTreeMap::new());
        if packet.halved { left / 2 } else { left }
    }
}

/// The least that is left when each reduction takes one point off any type of its set, or none.
fn best(left: [u8; 4], off: &[String], known: &mut BTreeMap<([u8; 4], usize), usize>) -> usize {
    let Some((set, rest)) = off.split_first() else { return left.iter().map(|of| usize::from(*of)).sum() };
    if let Some(found) = known.get(&(left, off.len())) {
        return *found;
    }
    let mut least = best(left, rest, known);
    for (at, letter) in ['M', 'R', 'G', 'C'].into_iter().enumerate() {
        if left[at] > 0 && set.contains(letter) {
            let mut less = left;
            less[at] -= 1;
            least = least.min(best(less, rest, known));
        }
    }
    known.insert((left, off.len()), least);
    least
}

/// A random board: everybody has anything, whatever it could cost.
fn board(dice: &mut Fast) -> PublicState {
    let pool = cards::base();
    let some = |dice: &mut Fast, count: u32| -> Vec<Card> {
        let mut all: Vec<Card> = (0..dice.pick("count", count))
            .map(|_| {
                pool.equipment[dice.pick("card", u32::try_from(pool.equipment.len()).unwrap()) as usize].id
            })
            .collect();
        all.sort_unstable();
        all
    };
    let mut sides = Vec::new();
    for _ in Seat::all(3) {
        let mut side = Side { hero: Some(pool.heroes[dice.pick("hero", 5) as usize].id), ..Side::default() };
        side.skills = some(dice, 10);
        side.gear = some(dice, 9);
        side.gear.dedup();
        for card in side.gear.clone() {
            if pool.card(card).exhausts() && dice.pick("spent", 5) == 0 {
                side.spent.insert(card, 1);
            }
        }
        (side.life, side.life_max) = (5, 6);
        (side.mana, side.mana_max) = (u8::try_from(dice.pick("mana", 6)).unwrap(), 6);
        let beast = |dice: &mut Fast| pool.monsters[dice.pick("beast", 36) as usize].id;
        side.trophies = (0..dice.pick("trophies", 6)).map(|_| beast(dice)).collect();
        side.foe = Some(Foe::fresh(beast(dice)));
        sides.push(side);
    }
    let asks = vec![Ask { seat: Seat(0), number: 1, what: Question::Attack }];
    let fight = Fight { slot: 5, stage: Stage::Attack, asks, ..Fight::new(Seat(0)) };
    PublicState {
        level: 3,
        rounds: 0,
        start: Seat(0),
        face_up: None,
        pile: 0,
        reserve: 0,
        gone: Vec::new(),
        fled: Vec::new(),
        sides,
        phase: Phase::Fight(Box::new(fight)),
    }
}

/// Compares at least so many random attacks, and the defences beside them; returns how many of both were compared.
fn agree(seed: u64, wanted: u32) -> (u32, u32) {
    let (pool, raw, seat) = (cards::base(), Raw::new(), Seat(0));
    let (mut attacks, mut defences, mut dice) = (0, 0, Fast::new(seed));
    while attacks < wanted {
        let table = board(&mut dice);
        let eyes = Eyes { pool, table: &table };
        for _ in 0..8 {
            let question = Question::Attack;
            let answers = Answers { eyes, seat, asked: Asked::Fight(&question, &[]), chain: None };
            if let Move::Attack(attack) = answers.random(&mut dice).unwrap() {
                attacks += 1;
                let blow = eyes.blow(seat, &attack).unwrap();
                assert_eq!(
                    usize::from(blow.total()),
                    raw.attack(&table, seat, &attack),
                    "{attack:?}\n{table:?}"
                );
                assert!(eyes.mana_needed(seat, &attack) <= eyes.side(seat).mana);
            }
        }
        let mut harm = crate::cards::Harm::default();
        harm.0.iter_mut().for_each(|of| *of = u8::try_from(dice.pick("harm", 5)).unwrap());
        let packet = Packet {
            from: eyes.side(seat).foe.unwrap().beast,
            harm,
            no_armor: dice.pick("no armor", 4) == 0,
            halved: dice.pick("halved", 4) == 0,
        };
        let question = Question::Defend(packet);
        let answers = Answers { eyes, seat, asked: Asked::Fight(&question, &[]), chain: None };
        if let Move::Defend(with) = answers.random(&mut dice).unwrap() {
            defences += 1;
            let quick = usize::from(eyes.suffered(seat, &packet, &with));
            assert_eq!(
                quick,
                raw.suffered(eyes.side(seat), &packet, &with),
                "{packet:?} {with:?}\n{table:?}"
            );
        }
    }
    (attacks, defences)
}

/// Compares so many attacks, of which each seed has others.
fn so_many_agree(seed: u64, wanted: u32) {
    let (attacks, defences) = agree(seed, wanted);
    assert!(attacks >= wanted && defences > wanted / 20, "{attacks} attacks, {defences} defences");
}

// shows LOST-11.4, LOST-11.7, LOST-12.5, LOST-12.6
#[test]
fn attacks_and_counter_attacks_agree_with_a_literal_count() {
    so_many_agree(1, 100_000);
}

/// `cargo test --release -p skald-lost --lib -- --ignored a_million_attacks`
#[test]
#[ignore = "a million attacks take a minute; run in release"]
fn a_million_attacks_agree() {
    so_many_agree(2, 1_000_000);
}

#[test]
fn trophies_are_counted_by_their_kind() {
    let pool = cards::base();
    let side = board(&mut Fast::new(4)).side(Seat(1)).clone();
    let all: u8 = Kind::ALL.iter().map(|kind| side.count(pool, *kind)).sum();
    assert_eq!(usize::from(all), side.trophies.len());
}
