//! What may be ordered by whoever sees this much: the grammar of orders.

use std::cell::Cell;

use skald_toolkit::grammar::{Grammar, Options, Walker, options};
use skald_vocabulary::interface::{Choice, Key, Misuse, Say, Seat, Viewer};

use super::{Condition, Fresh, Habit, Order, Prepared, Style};
use crate::{
    ask::{Answers, Asked},
    cards::{Beast, Card, Hero},
    illegal::Illegal,
    lists,
    moves::{Move, Reward, Step},
    tell,
    view::View,
};

/// The grammar of orders.
#[derive(Clone, Copy, Debug)]
pub struct Orders<'v>(pub &'v View);

/// The most parts of something prepared.
const MOST_PARTS: usize = 8;
/// The most entries of a list.
const MOST_LISTED: usize = 12;
/// The most gold or life that an order can name.
const MOST: i64 = 20;

/// The words of orders, each with its label and what it is for.
const KINDS: [(&str, &str, &str); 15] = [
    ("turn", "lost-kind-turn", "lost-kind-line-turn"),
    ("hit", "lost-kind-hit", "lost-kind-line-hit"),
    ("heroes", "lost-kind-heroes", "lost-kind-line-heroes"),
    ("draft", "lost-kind-draft", "lost-kind-line-draft"),
    ("attach", "lost-kind-attach", "lost-kind-line-attach"),
    ("charge", "lost-kind-charge", "lost-kind-line-charge"),
    ("select", "lost-kind-select", "lost-kind-line-select"),
    ("fresh", "lost-kind-fresh", "lost-kind-line-fresh"),
    ("met", "lost-kind-met", "lost-kind-line-met"),
    ("heal-at", "lost-kind-heal-at", "lost-kind-line-heal-at"),
    ("cheaply", "lost-kind-cheaply", "lost-kind-line-cheaply"),
    ("defend", "lost-kind-defend", "lost-kind-line-defend"),
    ("heal", "lost-kind-heal", "lost-kind-line-heal"),
    ("rewards", "lost-kind-rewards", "lost-kind-line-rewards"),
    ("drop", "lost-kind-drop", "lost-kind-line-drop"),
];

impl Grammar for Orders<'_> {
    type Move = Order;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Order, W::Stop> {
        let kinds = options(
            || Say::new("lost-ask-order-kind"),
            KINDS.iter(),
            |(word, ..)| Key::of(word),
            |key, (_, label, line)| Choice::new(key, Say::new(label)).note(Say::new(line)),
        );
        let (word, ..) = w.one(kinds)?;
        Ok(match *word {
            "heroes" => Order::Heroes(self.list(
                w,
                self.0.pool.heroes.iter().map(|of| of.id).collect(),
                |hero: &Hero| hero.0,
            )?),
            "draft" => Order::Draft(self.cards(w)?),
            "attach" => Order::Attach(number(w, "lost-ask-gold", 0..=MOST)?),
            "charge" => Order::Charge(self.cards(w)?),
            "select" => {
                match w.one(two([("stay", "lost-order-stay"), ("weak", "lost-order-weak")]))?.as_str() {
                    "stay" => Order::Select(Habit::Stay),
                    _ => Order::Select(Habit::Weak),
                }
            }
            "fresh" => {
                match w.one(two([("face-up", "lost-order-face-up"), ("draw", "lost-order-draw")]))?.as_str() {
                    "face-up" => Order::Fresh(Fresh::FaceUp),
                    _ => Order::Fresh(Fresh::Draw),
                }
            }
            "met" => Order::Met,
            "heal-at" => Order::HealAt(number(w, "lost-ask-life", 1..=MOST)?),
            "cheaply" => Order::Cheaply,
            "defend" => {
                let styles = two([
                    ("never", "lost-order-never"),
                    ("survive", "lost-order-survive"),
                    ("two", "lost-order-two"),
                ]);
                Order::Defend(match w.one(styles)?.as_str() {
                    "never" => Style::Never,
                    "survive" => Style::Survive,
                    _ => Style::Two,
                })
            }
            "heal" => Order::Heal,
            "rewards" => Order::Rewards(self.rewards(w)?),
            "drop" => Order::Drop(self.cards(w)?),
            "turn" => Order::Turn(self.prepared(w, true)?),
            _ => Order::Hit(self.prepared(w, false)?),
        })
    }
}

fn number<W: Walker<Illegal = Illegal>>(
    w: &mut W,
    prompt: &'static str,
    range: std::ops::RangeInclusive<i64>,
) -> Result<u8, W::Stop> {
    let number = w.number(|| Say::new(prompt), range)?;
    Ok(u8::try_from(number).unwrap_or(u8::MAX))
}

fn two<const N: usize>(
    words: [(&'static str, &'static str); N],
) -> impl Options<Item = Key, Illegal = Illegal> {
    let words = words.map(|(word, label)| (Key::of(word), label));
    skald_toolkit::grammar::keywords(|| Say::new("lost-ask-habit"), words)
}

impl<'v> Orders<'v> {
    /// A list of one or more, each once.
    fn list<W: Walker<Illegal = Illegal>, T: Copy + PartialEq>(
        &self,
        w: &mut W,
        from: Vec<T>,
        key: impl Fn(&T) -> Key + Copy,
    ) -> Result<Vec<T>, W::Stop> {
        let mut left = from;
        let mut list = Vec::new();
        while !left.is_empty() && list.len() < MOST_LISTED {
            if !list.is_empty() && w.ends() {
                break;
            }
            let of = options(
                || Say::new("lost-ask-next"),
                left.clone(),
                key,
                |key, _: &T| Choice::new(key, self.label(key)),
            );
            let next = w.one(of)?;
            left.retain(|of| *of != next);
            list.push(next);
        }
        Ok(list)
    }

    fn cards<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Vec<Card>, W::Stop> {
        self.list(w, self.0.pool.equipment.iter().map(|of| of.id).collect(), |card: &Card| card.0)
    }

    fn rewards<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Vec<Reward>, W::Stop> {
        let mut list = Vec::new();
        while list.len() < crate::eval::score::THRESHOLDS.len() {
            if !list.is_empty() && w.ends() {
                break;
            }
            let words = Reward::ALL.iter().map(|of| (of.key(), tell::reward(*of))).collect();
            let (word, _) = w.one(lists::labelled("lost-ask-reward", words))?;
            list.extend(Reward::ALL.iter().copied().find(|of| of.key() == word));
        }
        Ok(list)
    }

    fn label(&self, key: Key) -> Say {
        let pool = &self.0.pool;
        let card = pool.find_card(Card(key)).map(|of| of.name);
        let hero = || pool.hero(Hero(key)).map(|of| of.name);
        let beast = || pool.find_monster(Beast(key)).map(|of| of.name);
        card.or_else(hero).or_else(beast).map_or_else(|| Say::new(tell::verb(key)), tell::name)
    }

    /// A prepared turn, or what is prepared for damage in another player's: conditions, then parts.
    fn prepared<W: Walker<Illegal = Illegal>>(&self, w: &mut W, own: bool) -> Result<Prepared, W::Stop> {
        let Viewer::Seat(seat) = self.0.who else {
            return Err(w.refuse(|| Misuse::NoSuchSeat(Seat(0)).into()));
        };
        let mut all = Prepared::default();
        let mut left = vec!["if-foe", "if-markers", "if-face-up", "if-life"];
        loop {
            let words =
                left.iter().copied().chain(["then"]).map(|word| (Key::of(word), condition_label(word)));
            let words: Vec<(Key, &'static str)> = words.collect();
            let word = w.one(skald_toolkit::grammar::keywords(|| Say::new("lost-ask-condition"), words))?;
            all.when.push(match word.as_str() {
                "if-foe" => Condition::Foe(self.beast(w)?),
                "if-markers" => Condition::Markers(number(w, "lost-ask-markers", 0..=MOST)?),
                "if-face-up" => Condition::FaceUp(self.beast(w)?),
                "if-life" => Condition::Life(number(w, "lost-ask-life", 1..=MOST)?),
                _ => break,
            });
            let done = left.iter().position(|of| *of == word.as_str()).unwrap_or(0);
            left.drain(..=done);
        }
        loop {
            let more = Cell::new(false);
            let answers = Answers { eyes: self.0.eyes(), seat, asked: Asked::Hero, chain: Some(&more) };
            all.parts.push(self.part(w, &answers, own)?);
            if all.parts.len() >= MOST_PARTS {
                break;
            }
            if !more.get() {
                if answers.is_open(all.parts.last()) || w.ends() {
                    break;
                }
                let then = [(Key::of("then"), "lost-verb-then")];
                w.one(skald_toolkit::grammar::keywords(|| Say::new("lost-ask-part"), then))?;
            }
        }
        Ok(all)
    }

    fn beast<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Beast, W::Stop> {
        let level = self.0.table.level.max(1);
        let of = self.0.pool.monsters.iter().filter(|of| of.level == level).map(|of| of.id);
        let of: Vec<Beast> = of.collect();
        w.one(options(
            || Say::new("lost-ask-monster"),
            of,
            |beast: &Beast| beast.0,
            |key, _: &Beast| Choice::new(key, self.label(key)),
        ))
    }

    /// The ready cards that may be used in the slot to come, whoever is wounded by then and whatever has been turned: helping,
    /// healing, and in the own turn those that turn the monster before the attack (D8, D10).
    fn preparable(&self, seat: Seat, own: bool) -> Vec<Card> {
        let pool = &self.0.pool;
        let fits = |card: &Card| {
            let mut lines = pool.card(*card).lines.iter();
            lines.any(|line| line.helps() || line.heals() || (own && line.turns_foe()))
        };
        self.0.table.side(seat).ready().filter(fits).collect()
    }

    /// The own weapons that slay some kind of monster (D11); which one will lie in front is yet to be seen.
    fn slayers(&self, seat: Seat) -> Vec<Card> {
        let gear = self.0.table.side(seat).gear.iter().copied();
        gear.filter(|card| self.0.pool.card(*card).slays().is_some()).collect()
    }

    /// One part: the same menus as when it is asked.
    fn part<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        answers: &Answers<'_>,
        own: bool,
    ) -> Result<Move, W::Stop> {
        let usable = self.preparable(answers.seat, own);
        let slayers: Vec<Card> = if own { self.slayers(answers.seat) } else { Vec::new() };
        let verb = |key: Key| (key, tell::verb(key));
        let mut words: Vec<(Key, &'static str)> = Vec::new();
        if own {
            words.extend(Step::ALL.iter().map(|step| verb(step.key())));
            words.push(verb(Key::of("attack")));
            words.extend((!slayers.is_empty()).then_some(verb(Key::of("slay"))));
        }
        words.push(verb(Key::of("defend")));
        words.extend((!usable.is_empty()).then_some(verb(Key::of("use"))));
        if own {
            words.extend(Reward::ALL.iter().map(|of| (of.key(), tell::reward(*of))));
        }
        let (word, _) = w.one(lists::labelled("lost-ask-prepared", words))?;
        if let Some(step) = Step::ALL.iter().find(|of| of.key() == word) {
            return Ok(Move::Step(*step));
        }
        if let Some(reward) = Reward::ALL.iter().find(|of| of.key() == word) {
            return Ok(Move::Reward(*reward));
        }
        match word.as_str() {
            "attack" => answers.attack(w).map(Move::Attack),
            "slay" => w.one(answers.cards("lost-ask-slay", &slayers)).map(Move::Slay),
            "defend" => answers.defences_said(w, None),
            _ => answers.use_card(w, &usable),
        }
    }
}

fn condition_label(word: &str) -> &'static str {
    match word {
        "if-foe" => "lost-if-foe",
        "if-markers" => "lost-if-markers",
        "if-face-up" => "lost-if-face-up",
        "if-life" => "lost-if-life",
        _ => "lost-if-done",
    }
}
