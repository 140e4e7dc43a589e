//! The position notation of a match: how it stands, and the game's own position as a table within.

use serde::{Deserialize, Serialize};

use super::{First, InSeries, MOST_GAMES, Seating, Series, SeriesState};
use skald_vocabulary::interface::{Key, Outcome, Seat};

/// A position as it is written. Every field is optional.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    best_of: Option<u8>,
    first: Option<String>,
    number: Option<u8>,
    wins: Option<Vec<u8>>,
    seating: Option<Vec<Key>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    resigned: Vec<Key>,
    over: Option<Vec<Vec<Key>>>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    time: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    plays_off: bool,
    #[serde(default)]
    game: toml::Table,
}

fn keys(seats: &[Seat]) -> Vec<Key> {
    seats.iter().map(|seat| seat.key()).collect()
}

fn seats(name: &str, field: &str, keys: &[Key]) -> Result<Vec<Seat>, String> {
    keys.iter()
        .map(|key| Seat::from_key(*key).map_err(|_| format!("{name}: {field}: {key} is no seat")))
        .collect()
}

/// Prints a match.
pub fn print<G: InSeries>(series: &Series<G>, state: &SeriesState<G::State>) -> String {
    let game = series.game.print_position(&state.game);
    let written = Written {
        best_of: Some(series.best_of),
        first: Some(series.first.word().to_owned()),
        number: Some(state.number),
        wins: Some(state.wins.clone()),
        seating: Some(keys(state.seating.players())),
        resigned: keys(&state.resigned),
        over: state.over.as_ref().map(|over| over.places.iter().map(|place| keys(place)).collect()),
        time: state.time,
        plays_off: series.plays_off,
        // The games' notation is TOML; one that were not would be missed by every round trip.
        game: game.parse().unwrap_or_default(),
    };
    toml::to_string(&written).unwrap_or_default()
}

/// Reads a match.
pub fn read<G: InSeries>(name: &str, text: &str) -> Result<(Series<G>, SeriesState<G::State>), String> {
    let written: Written = toml::from_str(text).map_err(|error| format!("{name}: {error}"))?;
    let inner = toml::to_string(&written.game).map_err(|error| format!("{name}: game: {error}"))?;
    let (game, state) = G::read_position(name, &inner)?;
    let seating = match &written.seating {
        Some(keys) => Seating::of(seats(name, "seating", keys)?)
            .ok_or_else(|| format!("{name}: seating: each seat must be named exactly once"))?,
        None => match &written.wins {
            Some(wins) => Seating::straight(u8::try_from(wins.len()).unwrap_or(Seat::MOST)),
            None => return Err(format!("{name}: seating or wins is wanted, to tell how many play")),
        },
    };
    let count = u8::try_from(seating.players().len()).unwrap_or(Seat::MOST);
    if !G::seats().contains(&count) {
        return Err(format!("{name}: seating: {count} cannot play"));
    }
    let wins = written.wins.unwrap_or_else(|| vec![0; usize::from(count)]);
    if wins.len() != usize::from(count) {
        return Err(format!("{name}: wins: {} are named for {count} seats", wins.len()));
    }
    let best_of = written.best_of.unwrap_or(3);
    if best_of.is_multiple_of(2) || best_of > MOST_GAMES {
        return Err(format!("{name}: best_of: an odd number up to {MOST_GAMES} is wanted"));
    }
    let first = match written.first.as_deref() {
        None => First::Rotate,
        Some(word) => First::ALL
            .iter()
            .find(|(known, _)| *known == word)
            .map(|(_, first)| *first)
            .ok_or_else(|| format!("{name}: first: rotate, loser or winner is wanted"))?,
    };
    let number = written.number.unwrap_or(1);
    let plays_off = written.plays_off && G::PLAYS_OFF;
    if number == 0 || number > best_of && !plays_off {
        return Err(format!("{name}: number: 1 to {best_of} is wanted"));
    }
    let over = match &written.over {
        None => None,
        Some(places) => Some(Outcome {
            places: places.iter().map(|place| seats(name, "over", place)).collect::<Result<_, _>>()?,
        }),
    };
    let resigned = seats(name, "resigned", &written.resigned)?;
    let state = SeriesState { wins, number, seating, resigned, over, game: state, time: written.time };
    Ok((Series { game, seats: count, best_of, first, plays_off }, state))
}
