//! Standing activations and stop lists as they are written: word by word as the menus ask for them, and in the form of 5.2.
//!
//! `on attack-warlord 6 ti-18 strongest once` and `on attack-warlord>=6 use TI-18 once` are the same order; it is printed as the
//! first one.

use skald_toolkit::grammar::{Codec, Cursor, Many, Number, One, Word, WordOf};
use skald_vocabulary::interface::Key;

use super::{Bound, Class, More, Times, slug};
use crate::ask::defaults::Aim;

/// Something is used as soon as an event happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// At which event.
    pub class: Class,
    /// The least number.
    pub least: i64,
    /// Which card.
    pub card: Key,
    /// On what.
    pub at: Aim,
    /// How often.
    pub times: Times,
    /// What else has to hold, and how the card is used.
    pub more: Vec<(More, Key)>,
}

/// A standing activation.
#[derive(Debug)]
pub(super) struct Used;

impl Codec<Standing> for Used {
    fn write(of: &Standing, to: &mut Vec<Word>) {
        One::write(&of.class, to);
        Number::write(&of.least, to);
        One::write(&of.card, to);
        One::write(&of.at, to);
        One::write(&of.times, to);
        Many::<(One, One)>::write(&of.more, to);
    }

    fn read(from: &mut Cursor<'_>) -> Option<Standing> {
        from.attempt(plain).or_else(|| spoken(from))
    }

    fn form(_: &str) -> String {
        let rules = <Aim as WordOf>::ALL.join("|");
        let events = <Class as WordOf>::ALL.join("|");
        format!(
            "{events}[>=N] [if atk>=N dmg>=N ap>=N turn>=N name \"TEXT\"] use CARD [mode N] [x N] [at {rules}] [once|each]"
        )
    }
}

/// Word by word, as it is printed.
fn plain(from: &mut Cursor<'_>) -> Option<Standing> {
    Some(Standing {
        class: wanted(
            from,
            |from| Class::read_word(from.next()?).filter(|class| !class.is_own()),
            || events(false),
        )?,
        least: from.part::<Number, _>("least")?,
        card: from.part::<One, _>("card")?,
        at: One::read(from)?,
        times: One::read(from)?,
        more: from.part::<Many<(One, One)>, _>("more_value")?,
    })
}

/// In the form of 5.2. What is not said is as the menus propose it: the strongest card of others, each time.
fn spoken(from: &mut Cursor<'_>) -> Option<Standing> {
    let (class, least) = wanted(from, |from| event(from.next()?), || events(false))?;
    let mut of = Standing {
        class,
        least: least.unwrap_or(0),
        card: Key::of("-"),
        at: Aim::Strongest,
        times: Times::Each,
        more: Vec::new(),
    };
    while !from.eat("use") {
        wanted(from, |from| of.condition(from), || "if|and|use|name|atk>=N|dmg>=N|ap>=N|turn>=N".to_owned())?;
    }
    of.card = wanted(from, |from| Key::new(&from.next()?.to_lowercase()).ok(), || "CARD".to_owned())?;
    while !from.is_empty() {
        wanted(from, |from| of.way(from), || "mode|x|at|once|each".to_owned())?;
    }
    Some(of)
}

/// Reads a part; where it is none, what could have stood there is noted.
fn wanted<T>(
    from: &mut Cursor<'_>,
    read: impl FnOnce(&mut Cursor<'_>) -> Option<T>,
    form: impl FnOnce() -> String,
) -> Option<T> {
    let at = from.place();
    let found = read(from);
    if found.is_none() {
        from.wants(at, form);
    }
    found
}

/// The events that can be named, those of one's own turn as well or not.
fn events(own: bool) -> String {
    let all = Class::ALL.iter().filter(|class| own || !class.is_own());
    let word = |class: &Class| {
        if class.counts() { format!("{0}|{0}>=N", class.key()) } else { class.key().to_string() }
    };
    all.map(word).collect::<Vec<_>>().join("|")
}

impl Standing {
    /// What a line is about: a card at an event under these conditions. Lines that differ in any of them stand side by side (5.2.4);
    /// a line that differs in how the card is used takes the place of the older one.
    pub(super) fn slot(&self) -> Key {
        let event = Class::ALL.iter().position(|class| *class == self.class).unwrap_or(0);
        let plain = format!("{}.{event}", self.card);
        let asks = |(more, _): &&(More, Key)| !matches!(more, More::X | More::Mode);
        let mut asked: Vec<String> =
            self.more.iter().filter(asks).map(|(more, value)| format!(" {} {value}", more.key())).collect();
        asked.sort_unstable();
        let name = if asked.is_empty() && self.least == 0 {
            plain
        } else {
            // All of it is longer than a key may be.
            let whole = format!("{plain} {}{}", self.least, asked.concat());
            format!("u.{:014x}", digest(&whole) & ((1 << 56) - 1))
        };
        Key::new(&name).unwrap_or(self.card)
    }

    /// One condition more, each at most once.
    fn also(&mut self, more: More, value: Key) -> Option<()> {
        let first = self.more.iter().all(|(of, _)| *of != more);
        first.then(|| self.more.push((more, value)))
    }

    /// What else has to hold: `atk>=n`, `dmg>=n`, `ap>=n`, `turn>=n` or `name "TEXT"`, with a word between them or none.
    fn condition(&mut self, from: &mut Cursor<'_>) -> Option<()> {
        let word = match from.next()? {
            "if" | "and" => return Some(()),
            "name" => {
                let of = wanted(from, name, || "\"TEXT\"".to_owned())?;
                return self.also(More::Name, of);
            }
            word => word,
        };
        let (what, least) = word.trim_end_matches(',').split_once(">=")?;
        if what == "atk" {
            let least: i64 = number(least)?.as_str().parse().ok()?;
            self.least = self.least.max(least);
            return self.class.counts().then_some(());
        }
        let more =
            More::read_word(what).filter(|more| matches!(more, More::Damage | More::Points | More::Turn))?;
        self.also(more, number(least)?)
    }

    /// How the card is used: `mode N`, `x N`, `at RULE`, `once` or `each`.
    fn way(&mut self, from: &mut Cursor<'_>) -> Option<()> {
        match from.next()? {
            word @ ("x" | "mode") => {
                let value = wanted(from, |from| number(from.next()?), || "N".to_owned())?;
                self.also(More::read_word(word)?, value)?;
            }
            "at" => self.at = wanted(from, aim, || <Aim as WordOf>::ALL.join("|"))?,
            word => self.times = Times::read_word(word)?,
        }
        Some(())
    }
}

/// A number that is the same for the same text always, wherever it is worked out: what is stored is found by it again (FNV-1a).
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// An event of a foreign turn with its threshold, such as `attack-warlord>=6`.
fn event(word: &str) -> Option<(Class, Option<i64>)> {
    let class = |word| Class::read_word(word).filter(|class| !class.is_own());
    match word.split_once(">=") {
        None => Some((class(word)?, None)),
        Some((word, least)) => {
            let least = least.parse().ok().filter(|least| (0..=99).contains(least))?;
            Some((class(word).filter(|class| class.counts())?, Some(least)))
        }
    }
}

fn number(word: &str) -> Option<Key> {
    let number: u8 = word.parse().ok()?;
    Key::new(&number.to_string()).ok().filter(|_| (1..=99).contains(&number))
}

/// `zone n` is written as two words.
fn aim(from: &mut Cursor<'_>) -> Option<Aim> {
    match from.next()? {
        "zone" => {
            let zone = |from: &mut Cursor<'_>| Aim::read_word(&format!("zone-{}", from.next()?));
            wanted(from, zone, || "1|2|3|4|5".to_owned())
        }
        word => Aim::read_word(word),
    }
}

/// Words in quotation marks, or one word, as a part of a card's name.
fn name(from: &mut Cursor<'_>) -> Option<Key> {
    let first = from.next()?;
    called(first, from)
}

/// The same where its first word has been read.
fn called(first: &str, from: &mut Cursor<'_>) -> Option<Key> {
    let plain = |word: &str| word.trim_end_matches(',').to_owned();
    let mut text = plain(first);
    while text.starts_with('"') && (text.len() == 1 || !text.ends_with('"')) {
        text.push('-');
        text.push_str(&plain(from.next()?));
    }
    Key::new(&slug(&text)).ok()
}

/// A stop list: events with their thresholds.
#[derive(Debug)]
pub(super) struct Stops;

impl Codec<Vec<(Class, Option<Bound>)>> for Stops {
    fn write(list: &Vec<(Class, Option<Bound>)>, to: &mut Vec<Word>) {
        for (class, bound) in list {
            One::write(class, to);
            match bound {
                None => {}
                Some(Bound::Least(least)) => Number::write(least, to),
                Some(Bound::Name(name)) => to.extend([Word::Fixed("name"), Word::One(*name)]),
            }
        }
    }

    fn read(from: &mut Cursor<'_>) -> Option<Vec<(Class, Option<Bound>)>> {
        let mut list = Vec::new();
        while !from.is_empty() {
            list.push(wanted(from, |from| stop(from.next()?, from), || events(true))?);
        }
        Some(list)
    }

    fn form(_: &str) -> String {
        format!("{}[>=N|:\"TEXT\"] ...", <Class as WordOf>::ALL.join("|"))
    }
}

/// An event of a stop list: `attack-warlord>=6`, `unified:"Valley"`, or as it is printed.
fn stop(word: &str, from: &mut Cursor<'_>) -> Option<(Class, Option<Bound>)> {
    if let Some((class, first)) = word.split_once(':') {
        let class = Class::read_word(class).filter(|class| class.has_card())?;
        return Some((class, Some(Bound::Name(called(first, from)?))));
    }
    let word = word.trim_end_matches(',');
    let (class, least) = Class::read_word(word).map(|class| (class, None)).or_else(|| event(word))?;
    if class.has_card() && from.eat("name") {
        return Some((class, Some(Bound::Name(name(from)?))));
    }
    Some((class, least.or_else(|| from.attempt(Number::read)).map(Bound::Least)))
}
