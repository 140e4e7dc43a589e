//! The options of a table (CHAOS-3.3, 22.3, 22.6).

use arrayvec::ArrayVec;

use super::{
    kits::{Edition, NAMES},
    state::SEATS,
};
use skald_vocabulary::interface::{
    Editions, Key, OptionKind, OptionSpec, Options, Say, Seat, Setup, SetupError,
};

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
    /// The starters that are lent, and the totals with which Warriors begin.
    pub edition: &'static Edition,
}

/// The editions of the starters.
pub const EDITIONS: Editions = Editions { option: "edition", all: &NAMES, also: &[] };

/// The options with their words.
pub fn specs() -> Vec<OptionSpec> {
    let yes_no = || OptionKind::Choice(vec!["no", "yes"]);
    let spec = OptionSpec::new;
    let newest = EDITIONS.newest().unwrap_or_default();
    vec![
        spec("one_volley", ["chaos-option-one-volley", "chaos-option-one-volley-holds"], yes_no(), "no"),
        spec(
            "svpt_percent",
            ["chaos-option-svpt", "chaos-option-svpt-holds"],
            OptionKind::Choice(vec!["100", "75", "50"]),
            "100",
        ),
        spec(
            "storm_from_cycle",
            ["chaos-option-storm", "chaos-option-storm-holds"],
            OptionKind::Number { min: 0, max: 99 },
            "0 (never)",
        )
        .offering(&["0", "6", "8", "10", "12"]),
        spec("first_skips_draw", ["chaos-option-first", "chaos-option-first-holds"], yes_no(), "no"),
        spec("absent_resign", ["chaos-option-absent", "chaos-option-absent-holds"], yes_no(), "yes"),
        spec("order", ["chaos-option-order", "chaos-option-order-holds"], OptionKind::Order, "random"),
        spec(
            EDITIONS.option,
            ["chaos-option-edition", "chaos-option-edition-holds"],
            OptionKind::Choice(NAMES.to_vec()),
            newest,
        ),
    ]
}

/// What is proposed for so many players: games of five and more are long (CHAOS-22.6), those of three and four where a round may
/// take a day, and who begins a duel has an edge.
pub fn proposals(seats: u8, slow: bool) -> Options {
    match seats {
        // Whoever begins a duel wins 57 of 100 games, and 50 with this.
        2 => Options::default().with("first_skips_draw", "yes"),
        3 | 4 if slow => Options::default().with("svpt_percent", "50"),
        5.. => Options::default().with("one_volley", "yes").with("svpt_percent", "50"),
        _ => Options::default(),
    }
}

impl Terms {
    /// Reads the options of a table.
    ///
    /// # Errors
    /// [`SetupError`] when an option is unknown or out of its bounds.
    pub fn read(setup: &Setup) -> Result<Self, SetupError> {
        let specs = specs();
        setup.options.among(&specs)?;
        for spec in &specs {
            setup.options.get(spec.key).map_or(Ok(()), |value| spec.check(value, "CHAOS-22.6"))?;
        }
        let chosen = |key: &str| setup.options.get(key);
        let yes = |key: &str, default: bool| chosen(key).map_or(default, |word| word == "yes");
        Ok(Self {
            one_volley: yes("one_volley", false),
            percent: chosen("svpt_percent").and_then(|n| n.parse().ok()).unwrap_or(100),
            storm: chosen("storm_from_cycle").and_then(|n| n.parse().ok()).unwrap_or(0),
            first_skips_draw: yes("first_skips_draw", false),
            absent_resign: yes("absent_resign", true),
            order: order(setup)?,
            edition: Edition::named(chosen(EDITIONS.option).unwrap_or_default()),
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
