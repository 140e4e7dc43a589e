//! The kits of the probe: a purse of 5 to 20 coins, with or without a name. A list without a head and with one card.

use skald_rules::{
    interface::{Key, KitBook, KitFault, KitList, KitVerdict, Say, Shelf, Starter, Stock},
    lists,
    views::{AnyKit, PlainView},
};

use super::{Probe, event::said};

/// The only card of a purse.
const COIN: &str = "coin";
/// How a share code begins: the number of coins follows.
const CODE: &str = "PROBE1.";
/// Purses that newcomers can play at once.
const STARTERS: [(&str, &str, u32); 3] =
    [("light", "Light Purse", 6), ("plain", "Plain Purse", 10), ("heavy", "Heavy Purse", 15)];

/// How purses are read, judged and filled.
#[derive(Clone, Copy, Debug)]
pub struct Purses;

/// A list of so many coins.
fn purse(name: Option<String>, coins: u32) -> KitList {
    KitList { name, ..KitList::default() }.with(Key::of(COIN), coins)
}

/// The coins of a list.
fn coins(list: &KitList) -> u32 {
    list.cards.get(&Key::of(COIN)).copied().unwrap_or(0)
}

/// What is wrong with a line.
fn unread(line: usize) -> KitFault {
    KitFault { line, say: said("Write “purse” and a number, for example purse 12."), clause: "PROBE-1.3" }
}

impl Purses {
    /// The coins of a text that is a purse.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn coins(self, text: &str) -> Result<u8, Vec<KitFault>> {
        let (list, _) = self.check(text)?;
        Ok(u8::try_from(coins(&list)).expect("a purse that was judged holds at most 20"))
    }
}

impl KitBook for Purses {
    fn game(&self) -> &'static str {
        "probe"
    }

    fn starters(&self) -> Vec<Starter> {
        let starter = |(key, name, coins): (&'static str, &str, u32)| Starter {
            key: Key::of(key),
            name: said(name),
            list: purse(Some(name.to_owned()), coins),
        };
        STARTERS.map(starter).into()
    }

    fn heads(&self) -> Vec<(Key, Say)> {
        Vec::new()
    }

    fn read(&self, text: &str) -> Result<KitList, Vec<KitFault>> {
        if let Some(number) = text.trim().strip_prefix(CODE) {
            return number.parse().map(|coins| purse(None, coins)).map_err(|_| vec![unread(1)]);
        }
        let (mut name, mut sum, mut faults) = (None, 0_u32, Vec::new());
        for (number, line) in (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty()) {
            let called = line.strip_prefix("name:").map(str::trim);
            match (called, line.split_whitespace().collect::<Vec<_>>().as_slice()) {
                (Some(called), _) if lists::proper(called) => name = Some(called.to_owned()),
                (None, ["purse", coins]) if coins.parse::<u32>().is_ok() => {
                    sum = sum.saturating_add(coins.parse().unwrap_or(0));
                }
                _ => faults.push(unread(number)),
            }
        }
        if faults.is_empty() { Ok(purse(name, sum)) } else { Err(faults) }
    }

    fn judge(&self, list: &KitList) -> KitVerdict {
        let mut verdict = KitVerdict::default();
        let mut fault =
            |text: String| verdict.faults.push(KitFault { line: 0, say: said(text), clause: "PROBE-1.3" });
        let coins = coins(list);
        if coins < Probe::LEAST {
            fault(format!("A purse of {coins} is too light; it holds at least {}.", Probe::LEAST));
        }
        if coins > Probe::MOST {
            fault(format!("Gold coin: {coins} are too many, at most {}.", Probe::MOST));
        }
        for key in list.cards.keys().filter(|key| key.as_str() != COIN) {
            fault(format!("There is no “{key}” in a purse."));
        }
        if coins > 15 {
            verdict.warnings.push(said("So heavy a purse is soon stolen."));
        }
        verdict
    }

    fn print(&self, list: &KitList) -> String {
        let name = list.name.as_ref().filter(|name| lists::proper(name));
        let name = name.map_or_else(String::new, |name| format!("name: {name}\n"));
        format!("{name}purse {}\n", coins(list))
    }

    fn code(&self, list: &KitList) -> String {
        format!("{CODE}{}", coins(list))
    }

    fn shelves(&self, list: &KitList) -> Vec<Shelf> {
        let strange = list.cards.iter().filter(|(key, _)| key.as_str() != COIN).map(|(key, copies)| Stock {
            card: *key,
            name: said(key.as_str()),
            about: said("not for a purse"),
            copies: *copies,
            most: 0,
        });
        let coin = Stock {
            card: Key::of(COIN),
            name: said("Gold coin"),
            about: said("buys one point of a bid"),
            copies: coins(list),
            most: Probe::MOST,
        };
        let sorts = vec![
            ("coins".to_owned(), said("Coins"), vec![coin]),
            ("strange".to_owned(), said("Not for a purse"), strange.collect()),
        ];
        lists::shelve(sorts)
    }

    fn measure(&self, list: &KitList) -> Say {
        said(format!("{} of {} to {} coins", coins(list), Probe::LEAST, Probe::MOST))
    }

    fn show(&self, list: &KitList, warnings: Vec<Say>) -> AnyKit {
        AnyKit::of(PlainView { title: self.measure(list), lines: warnings })
    }
}
