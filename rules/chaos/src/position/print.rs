//! Printing a position, whole.

use super::{
    clash::{PendingNote, VolleyNote},
    notes::{EndNote, GlimpseNote, IdleNote, Note, PackNote, SideNote},
    words::{rest_word, why_word},
};
use crate::{
    cards::{Card, Pool},
    setup::Rules,
    state::{Mark, Side, State},
};
use skald_vocabulary::{interface::Seat, invariant::Invariant};

/// The position in TOML.
#[must_use]
pub fn print(rules: &Rules, state: &State) -> String {
    let note = note(rules, state);
    toml::to_string(&note).or_broken(String::new(), "a position can be written down")
}

fn letters(seats: &[Seat]) -> Vec<String> {
    seats.iter().map(ToString::to_string).collect()
}

fn words(pool: &Pool, cards: &[Card]) -> Vec<String> {
    cards.iter().map(|card| pool.key(*card).to_string()).collect()
}

/// Sorted cards as words, equal ones with their number.
fn copies(pool: &Pool, cards: &[Card]) -> Vec<String> {
    let word = |group: &[Card]| {
        let key = pool.key(*group.first()?);
        Some(if group.len() > 1 { format!("{key}*{}", group.len()) } else { key.to_string() })
    };
    cards.chunk_by(|one, other| one == other).filter_map(word).collect()
}

fn note(rules: &Rules, state: &State) -> Note {
    let pool = &rules.pool;
    Note {
        seats: Some(state.count()),
        round: Some(state.round),
        cycle: Some(state.cycle),
        order: letters(&state.order),
        active: Some(state.active().to_string()),
        acts: state.acts,
        acted: state.acted,
        volleys: state.volleys,
        ability_used: state.ability_used,
        serial: Some(state.serial),
        rest: Some(rest_word(state.rest).to_owned()),
        fallen: letters(&state.fallen),
        lasting: state
            .lasting
            .iter()
            .map(|of| format!("{} {} {} #{}", pool.key(of.card), of.by, of.at, of.id))
            .collect(),
        options: rules.setup.options.0.clone(),
        pack: rules
            .setup
            .packs
            .iter()
            .map(|pack| PackNote { name: pack.name.clone(), text: pack.text.clone() })
            .collect(),
        idle: IdleNote {
            stirred: state.idle.stirred,
            cycles: state.idle.cycles,
            totals: state.idle.totals.to_vec(),
        },
        seat: state.seats().map(|seat| (seat.to_string(), side_note(pool, state.side(seat)))).collect(),
        volley: state.volley.as_ref().map(|volley| VolleyNote::of(pool, volley)),
        pending: state.pending.as_ref().map(|pending| PendingNote::of(pool, pending)),
        end: state.end.as_ref().map(|end| EndNote {
            places: end.places.iter().map(|place| letters(place)).collect(),
            why: why_word(end.why).to_owned(),
        }),
    }
}

fn marks(mark: Mark, row: bool) -> String {
    let mut words = Vec::new();
    if row && !mark.ready {
        words.push("new");
    }
    if mark.used {
        words.push("used");
    }
    if mark.bound {
        words.push("bound");
    }
    words.join(" ")
}

fn side_note(pool: &Pool, side: &Side) -> SideNote {
    let arsenal: Vec<Card> = side.arsenal.iter().rev().copied().collect();
    let once =
        [(side.succeeded, "succeeded"), (side.struck, "struck"), (side.armor, "armor"), (side.veil, "veil")];
    SideNote {
        warrior: Some(pool.warrior(side.hero).id.to_string()),
        total: Some(side.total),
        copycat: side.copycat,
        hand: words(pool, &side.hand),
        arsenal: Some(words(pool, &arsenal)),
        brought: copies(pool, &side.brought),
        top: side.top,
        bottom: side.bottom,
        mark: marks(side.mark, false),
        row: side
            .row
            .iter()
            .map(|of| {
                let all = [pool.key(of.card).to_string(), marks(of.mark, true), format!("#{}", of.id)];
                all.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
            })
            .collect(),
        wards: side.wards.iter().map(|ward| format!("{} {}", pool.key(ward.card), ward.strength)).collect(),
        nowhere: words(pool, &side.nowhere),
        exile: words(pool, &side.exile),
        two: side.two,
        stall: side.stall,
        once: once.iter().filter(|(is, _)| *is).map(|(_, word)| *word).collect::<Vec<_>>().join(" "),
        glimpses: side
            .glimpses
            .iter()
            .map(|glimpse| GlimpseNote {
                of: glimpse.of.to_string(),
                round: glimpse.round,
                cards: words(pool, &glimpse.cards),
            })
            .collect(),
        out: side.out,
        removed: words(pool, &side.removed),
        buried: words(pool, &side.buried),
        scattered: words(pool, &side.scattered),
        late: side.late,
        away: side.away,
        saved: words(pool, &side.saved),
        discards: side.discards.clone(),
    }
}
