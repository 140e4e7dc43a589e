//! What a planned move can wait for: deeds of others that may come before the owner's next turn, and of which everybody is told.
//!
//! They are looked for on the sketches on which the move is planned, and what is not possible on all of them is not offered. Since
//! others hold cards that lie otherwise on each, a deed may be left open in part: somebody plays *something* on this place.

use std::collections::BTreeSet;

use super::{
    line::{ANY, mark, parts},
    sketch::Sketch,
};
use crate::table::Table;
use sha3::{Digest, Sha3_256};
use skald_vocabulary::{
    chance::Fast,
    interface::{Arg, Decision, Duty, Input, Key, Say, Seat, Viewer, Wait},
};

/// How many moves of others are tried on a sketch.
const TRIED: usize = 80;
/// How many of these in one question.
const EACH: usize = 40;
/// How many deeds are offered at most: a few pages.
const MOST: usize = 75;
/// How an open part of a sentence reads.
const OPEN: &str = "…";

/// Something that others may do.
pub(super) struct Deed {
    /// The word by which it is chosen.
    pub(super) key: Key,
    /// The sentence that is waited for, as a word.
    pub(super) mark: String,
    /// The sentence.
    pub(super) say: Say,
    /// How many of its parts are left open.
    open: usize,
}

/// What others may do on each of these sketches before their owner's next turn: what is left open most comes first, and then in the
/// order in which it comes up.
pub(super) fn deeds<'s>(sketches: impl IntoIterator<Item = &'s Sketch>) -> Vec<Deed> {
    let mut found = sketches.into_iter().map(|sketch| on(sketch.copy()));
    let mut common = found.next().unwrap_or_default();
    for other in found {
        let other: BTreeSet<&str> = other.iter().map(|deed| deed.mark.as_str()).collect();
        common.retain(|deed| other.contains(deed.mark.as_str()));
    }
    common.sort_by_key(|deed| std::cmp::Reverse(deed.open));
    common.truncate(MOST);
    common
}

/// What others may do on a sketch.
fn on(mut sketch: Sketch) -> Vec<Deed> {
    let (seat, mut left, mut found) = (sketch.seat(), TRIED, Vec::new());
    let mut known = BTreeSet::new();
    let mut look = |table: &dyn Table, waits: &[Wait]| {
        let others = waits.iter().map(|wait| wait.seat).filter(|other| *other != seat);
        for at in others.flat_map(|other| table.open(other)).filter(|at| at.duty == Duty::Owed) {
            for with in table.legal(at.id, EACH.min(left)) {
                left -= 1;
                let told = told(table, seat, &at, with).map_or_else(Vec::new, |say| opened(&say));
                found.extend(told.into_iter().filter(|deed| known.insert(deed.mark.clone())));
            }
        }
    };
    // Where nobody can say how the own turn begins, what comes before it is known all the same.
    let _ = sketch.next_turn_past(&mut look);
    found
}

/// What a seat is told of a move of somebody else, as everybody is: the first sentence, since the others tell what comes of it.
fn told(table: &dyn Table, seat: Seat, at: &Decision, with: String) -> Option<Say> {
    let mut tried = table.copy();
    tried.play(&Input::Answer { at: at.id, with }, &mut Fast::new(1)).ok()?;
    let public: Vec<String> = tried.tales(Viewer::Spectator).iter().map(|tale| mark(&tale.say)).collect();
    let own = tried.tales(Viewer::Seat(seat)).into_iter();
    own.map(|tale| tale.say).find(|say| public.contains(&mark(say)))
}

/// A deed as it is, with each part left open that names no player, and with all of these.
fn opened(say: &Say) -> Vec<Deed> {
    let free: Vec<usize> = say
        .args
        .iter()
        .enumerate()
        .filter(|(_, (_, arg))| !matches!(arg, Arg::Seat(_) | Arg::Seats(_)))
        .map(|(place, _)| place)
        .collect();
    let mut ways: Vec<Vec<usize>> = vec![Vec::new()];
    ways.extend(free.iter().map(|place| vec![*place]));
    if free.len() > 1 {
        ways.push(free);
    }
    ways.into_iter().filter_map(|open| deed(say, &open)).collect()
}

/// A deed with these of its parts left open.
fn deed(say: &Say, open: &[usize]) -> Option<Deed> {
    let (mut say, mut parts) = (say.clone(), parts(say));
    for place in open {
        say.args.get_mut(*place)?.1 = Arg::Text(OPEN.into());
        // The first part is the sentence itself.
        ANY.clone_into(parts.get_mut(place + 1)?);
    }
    let mark = parts.join("/");
    let key = Key::new(hex::encode(Sha3_256::digest(mark.as_bytes())).get(..Key::MOST)?).ok()?;
    Some(Deed { key, mark, say, open: open.len() })
}
