//! How an order is put together choice by choice.

use super::{
    Order, Window,
    prepare::{is_unfinished, steps_menu},
};
use crate::{
    ask::{kind_of, kind_say},
    cards::{Kind, Pool},
    refuse::Illegal,
    view::View,
};
use skald_vocabulary::interface::{Choice, Choices, Key, Menu, Misuse, Pick, Say, Step};

/// The most cards that an order lists.
const MOST: usize = 6;

fn choice(word: &'static str, label: &'static str) -> Choice {
    Choice::new(Key::of(word), Say::new(label))
}

fn one(prompt: &'static str, of: Vec<Choice>) -> Menu {
    Menu { prompt: Say::new(prompt), pick: Choices::One(of) }
}

fn kinds(but: &[Kind]) -> Vec<Choice> {
    Kind::ALL
        .into_iter()
        .filter(|kind| !but.contains(kind))
        .filter_map(|kind| Some(Choice::new(Key::new(kind.word()).ok()?, kind_say(kind))))
        .collect()
}

/// The viewer's own cards, in hand and in the Arsenal, but for some.
fn cards(view: &View, but: &[Key]) -> Vec<Choice> {
    let Some(own) = view.own.first() else { return Vec::new() };
    let hand = own.hand.iter().map(|of| &of.face.card);
    let mut all: Vec<_> = hand.chain(own.arsenal.iter().map(|of| &of.card)).collect();
    all.sort_by(|one, other| one.name.cmp(&other.name).then(one.key.cmp(&other.key)));
    all.dedup();
    all.into_iter()
        .filter(|card| !but.contains(&card.key))
        .map(|card| Choice::new(card.key, Say::new("chaos-name").with("name", card.name)))
        .collect()
}

/// What may follow the words of a window's order.
fn window_menu(window: &Window, last: &str) -> Menu {
    if last == "calm" {
        return Menu { prompt: Say::new("chaos-order-ask-calm"), pick: Choices::Number { min: 1, max: 20 } };
    }
    if last == "guard" {
        return Menu { prompt: Say::new("chaos-order-ask-guard"), pick: Choices::Number { min: 1, max: 20 } };
    }
    if last == "least" {
        let of = vec![choice("both", "chaos-order-both"), choice("defend", "chaos-order-defend")];
        return one("chaos-order-ask-with", of);
    }
    let mut of = Vec::new();
    if window.guard.is_none() {
        if window.calm.is_none() {
            if !window.empty {
                let note = Say::new("chaos-order-empty-note");
                of.push(choice("empty", "chaos-order-empty").note(note));
            }
            of.push(choice("calm", "chaos-order-calm"));
        }
        of.push(choice("guard", "chaos-order-guard"));
    }
    one("chaos-order-ask-window", of)
}

/// What may follow the words of an order about the own round.
fn round_menu(pool: &Pool, view: &View, words: &[&str]) -> Option<Menu> {
    if let Some(from) = words.iter().position(|word| *word == "do") {
        return steps_menu(pool, view, words.get(from + 1..)?);
    }
    let all = [
        ("cycle", "chaos-order-cycle"),
        ("lay", "chaos-order-lay"),
        ("end", "chaos-order-end"),
        ("do", "chaos-order-do"),
    ];
    let after = words.last().and_then(|last| all.iter().position(|(word, _)| word == last));
    let from = after.map_or(0, |place| place + 1);
    let mut of: Vec<Choice> = all.iter().skip(from).map(|(word, label)| choice(word, label)).collect();
    for choice in &mut of {
        if choice.key.as_str() == "end" {
            choice.note = Some(Say::new("chaos-order-end-note"));
        }
    }
    (words.is_empty() || after.is_some()).then(|| one("chaos-order-ask-round", of))
}

/// The menu that follows these words, if they are the beginning of an order.
fn next_menu(pool: &Pool, view: &View, words: &[&str]) -> Option<Menu> {
    match words {
        [] => {
            let mut of = vec![
                choice("window", "chaos-order-window"),
                choice("round", "chaos-order-round"),
                choice("counter", "chaos-order-counter"),
                choice("take", "chaos-order-take"),
            ];
            // Whoever has no card has none to save.
            if !cards(view, &[]).is_empty() {
                of.push(choice("save", "chaos-order-save"));
            }
            of.push(choice("drop", "chaos-order-drop"));
            Some(one("chaos-order-ask", of))
        }
        ["window", rest @ ..] => {
            let line = |words: &[&str]| format!("window {}", words.join(" "));
            let read = |words: &[&str]| match line(words).parse() {
                Ok(Order::Window(window)) => Some(window),
                _ => None,
            };
            match rest {
                [] => Some(window_menu(&Window::default(), "")),
                [head @ .., last @ ("calm" | "guard")] => {
                    let window = if head.is_empty() { Some(Window::default()) } else { read(head) };
                    window.map(|window| window_menu(&window, last))
                }
                [head @ .., "guard", least] => {
                    least.parse::<u8>().ok().filter(|n| (1..=20).contains(n))?;
                    let window = if head.is_empty() { Some(Window::default()) } else { read(head) };
                    window.map(|window| window_menu(&window, "least"))
                }
                all => read(all).map(|window| window_menu(&window, "")),
            }
        }
        ["round", rest @ ..] => round_menu(pool, view, rest),
        ["counter", rest @ ..] => {
            let listed: Vec<Key> = rest.iter().filter_map(|word| Key::new(word).ok()).collect();
            let mut of = if rest.is_empty() { vec![choice("any", "chaos-order-any")] } else { Vec::new() };
            if !rest.contains(&"any") && rest.len() < MOST {
                of.extend(cards(view, &listed));
            }
            Some(one("chaos-order-ask-counter", of))
        }
        ["save", rest @ ..] => {
            let listed: Vec<Key> = rest.iter().filter_map(|word| Key::new(word).ok()).collect();
            let of = if rest.len() < MOST { cards(view, &listed) } else { Vec::new() };
            Some(one("chaos-order-ask-save", of))
        }
        ["drop", rest @ ..] => {
            let listed: Vec<Kind> = rest.iter().filter_map(|word| kind_of(word)).collect();
            Some(one("chaos-order-ask-drop", kinds(&listed)))
        }
        ["take", rest @ ..] => {
            let listed: Vec<Kind> = rest.iter().filter_map(|word| kind_of(word)).collect();
            Some(one("chaos-order-ask-take", kinds(&listed)))
        }
        _ => None,
    }
}

/// Where a path of choices leads while an order is put together.
///
/// # Errors
/// [`Illegal`] when the path leads nowhere.
pub fn ask_order(pool: &Pool, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
    let line = Pick::line(path);
    let words: Vec<&str> = line.split_whitespace().collect();
    let steps = words.iter().position(|word| *word == "do").and_then(|from| words.get(from + 1..));
    let unfinished =
        words.first() == Some(&"round") && steps.is_some_and(|steps| is_unfinished(pool, view, steps));
    let known = |order: &Order| match order {
        Order::Counter(cards) | Order::Save(cards) => cards.iter().all(|card| pool.find(*card).is_some()),
        Order::Round(_) if unfinished => false,
        Order::Round(round) => round.steps.iter().all(|step| match step.words.first() {
            Some(word) => pool.find(*word).is_some(),
            None => true,
        }),
        Order::Window(_) | Order::Take(_) | Order::Drop(_) => true,
    };
    let whole = line.parse::<Order>().ok().filter(known);
    let menu = next_menu(pool, view, &words).filter(|menu| match &menu.pick {
        Choices::One(of) => !of.is_empty(),
        _ => true,
    });
    // A menu alone is no answer where the words before it were not on the way to an order.
    let on_the_way = whole.is_some() || menu.is_some() && leads(pool, view, &words);
    if on_the_way {
        return Ok(Step { whole, menu });
    }
    let good = (0..words.len()).rev().find_map(|end| {
        let menu = next_menu(pool, view, words.get(..end)?)?;
        leads(pool, view, words.get(..end)?).then_some((end, menu))
    });
    let (end, menu) = good.unwrap_or_else(|| (0, one("chaos-order-ask", Vec::new())));
    let at = path.get(end).cloned().unwrap_or_else(|| Pick::word(""));
    let possible = menu.pick.list().iter().map(|choice| choice.label.clone()).collect();
    Err(Misuse::BadPath { at, possible }.into())
}

/// Whether every word was offered by the menu before it.
fn leads(pool: &Pool, view: &View, words: &[&str]) -> bool {
    (0..words.len()).all(|end| {
        let (Some(before), Some(word)) = (words.get(..end), words.get(end)) else { return false };
        next_menu(pool, view, before).is_some_and(|menu| menu.pick.admits(&Pick::word(word)))
    })
}
