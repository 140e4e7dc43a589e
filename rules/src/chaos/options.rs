//! The options of a table (CHAOS-3.3, 22.3, 22.6).

use arrayvec::ArrayVec;

use super::state::SEATS;
use crate::interface::{Key, OptionKind, OptionSpec, Say, Seat, Setup, SetupError};

/// What stays the same through a game and the engine must know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// One volley per round only.
    pub one_volley: bool,
    /// Starting totals in per cent of the printed ones.
    pub percent: u16,
    /// From this cycle on each round costs a point; 0: never.
    pub storm: u32,
    /// The first player draws nothing in the very first round.
    pub first_skips_draw: bool,
    /// A third round in a row that runs out of time counts as resigning.
    pub absent_resign: bool,
    /// The agreed order of rounds; empty: drawn at random.
    pub order: ArrayVec<Seat, SEATS>,
}

/// The options with their words.
pub fn specs() -> Vec<OptionSpec> {
    let yes_no = || {
        OptionKind::Choice(vec![("no", Say::new("chaos-option-no")), ("yes", Say::new("chaos-option-yes"))])
    };
    let spec = |key, about, kind, default| OptionSpec { key, about: Say::new(about), kind, default };
    let percents = OptionKind::Choice(vec![
        ("100", Say::new("chaos-option-percent").with("n", 100)),
        ("75", Say::new("chaos-option-percent").with("n", 75)),
        ("50", Say::new("chaos-option-percent").with("n", 50)),
    ]);
    vec![
        spec("one_volley", "chaos-option-one-volley", yes_no(), "no"),
        spec("svpt_percent", "chaos-option-svpt", percents, "100"),
        spec("storm_from_cycle", "chaos-option-storm", OptionKind::Number { min: 0, max: 99 }, "0 (never)"),
        spec("first_skips_draw", "chaos-option-first", yes_no(), "no"),
        spec("absent_resign", "chaos-option-absent", yes_no(), "yes"),
        spec("order", "chaos-option-order", OptionKind::Text, "random"),
    ]
}

impl Terms {
    /// Reads the options of a table.
    ///
    /// # Errors
    /// [`SetupError`] when an option is unknown or out of its bounds.
    pub fn read(setup: &Setup) -> Result<Self, SetupError> {
        let known: Vec<&str> = specs().iter().map(|spec| spec.key).collect();
        if let Some(key) = setup.options.0.keys().find(|key| !known.contains(&key.as_str())) {
            return Err(SetupError::new(Say::new("chaos-setup-option").with("key", key.as_str()), ""));
        }
        let bad =
            |key: &'static str| SetupError::new(Say::new("chaos-setup-value").with("key", key), "CHAOS-22.6");
        let yes = |key: &'static str, default: bool| match setup.options.get(key) {
            None => Ok(default),
            Some("yes") => Ok(true),
            Some("no") => Ok(false),
            Some(_) => Err(bad(key)),
        };
        let percent = match setup.options.get("svpt_percent") {
            None | Some("100") => 100,
            Some("75") => 75,
            Some("50") => 50,
            Some(_) => return Err(bad("svpt_percent")),
        };
        let storm = match setup.options.get("storm_from_cycle") {
            None => 0,
            Some(text) => {
                text.parse::<u32>().ok().filter(|n| *n < 100).ok_or_else(|| bad("storm_from_cycle"))?
            }
        };
        Ok(Self {
            one_volley: yes("one_volley", false)?,
            percent,
            storm,
            first_skips_draw: yes("first_skips_draw", false)?,
            absent_resign: yes("absent_resign", true)?,
            order: order(setup)?,
        })
    }

    /// A starting total at this table: scaled and rounded up.
    #[must_use]
    pub fn start(&self, svpt: u8) -> u16 {
        (u16::from(svpt) * self.percent).div_ceil(100)
    }
}

/// The agreed order: each seat exactly once, as letters.
fn order(setup: &Setup) -> Result<ArrayVec<Seat, SEATS>, SetupError> {
    let text = setup.options.get("order").unwrap_or("random").trim();
    if text == "random" {
        return Ok(ArrayVec::new());
    }
    let bad = || SetupError::new(Say::new("chaos-setup-order"), "CHAOS-3.3");
    let mut seats: ArrayVec<Seat, SEATS> = ArrayVec::new();
    for word in text.split([' ', ',', '>']).filter(|word| !word.is_empty()) {
        let seat = Key::new(word).ok().and_then(|key| Seat::from_key(key).ok()).ok_or_else(bad)?;
        if seat.0 >= setup.seats || seats.contains(&seat) {
            return Err(bad());
        }
        seats.push(seat);
    }
    if seats.len() == usize::from(setup.seats) { Ok(seats) } else { Err(bad()) }
}
