//! Whether a deck may be played (2.1, 2.2), with everything that is wrong with it at once (10.2).

use std::collections::BTreeSet;

use super::{
    Limits,
    deck::{Deck, Side, count},
    names::Part,
    read::{Draft, draft},
};
use crate::cards::{Cost, FaceId, Kind, Legion, Num, On, Pool, Rarity, Rule, Stat};
use skald_vocabulary::interface::{KitFault, Say};

/// What came of judging a deck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Why it cannot be played: all reasons.
    pub faults: Vec<KitFault>,
    /// What its owner may want to know.
    pub notes: Vec<Say>,
}

/// Reads and judges a list.
///
/// # Errors
/// Everything that is wrong, in the order of lines.
pub fn check(pool: &Pool, limits: &Limits, text: &str) -> Result<(Deck, Vec<Say>), Vec<KitFault>> {
    let draft = draft(pool, text);
    let mut faults = draft.faults.clone();
    faults.extend(unfit(pool, limits, &draft));
    faults.sort_by_key(|fault| fault.line);
    match draft.deck() {
        Some(deck) if faults.is_empty() => {
            let notes = notes(pool, limits, &deck);
            Ok((deck, notes))
        }
        _ => Err(faults),
    }
}

/// Judges a deck.
#[must_use]
pub fn judge(pool: &Pool, limits: &Limits, deck: &Deck) -> Verdict {
    judge_draft(pool, limits, &Draft::of(deck))
}

/// Judges as much of a list as is known; what is missing is no fault here.
pub fn judge_draft(pool: &Pool, limits: &Limits, draft: &Draft) -> Verdict {
    let faults = unfit(pool, limits, draft);
    let sound = draft.deck().filter(|_| faults.is_empty());
    let notes = sound.map(|deck| notes(pool, limits, &deck)).unwrap_or_default();
    Verdict { faults, notes }
}

/// Whether one deck comes from another by side decking (LRAW-2.2.1 to 2.2.4).
///
/// # Errors
/// What is wrong with it.
pub fn side_decking(pool: &Pool, limits: &Limits, from: &Deck, to: &Deck) -> Result<(), Vec<KitFault>> {
    let fault = |say, clause| vec![KitFault { line: 0, say, clause }];
    if (from.size(), from.aside()) != (to.size(), to.aside()) {
        let say = Say::new("lraw-side-size").with("n", from.size()).with("m", from.aside());
        return Err(fault(say.with("n2", to.size()).with("m2", to.aside()), "LRAW-2.2.1"));
    }
    if (from.warlord, from.veil) != (to.warlord, to.veil) {
        return Err(fault(Say::new("lraw-side-fixed"), "LRAW-2.2.2"));
    }
    let cards = |deck: &Deck| {
        let mut all = deck.main.clone();
        for (card, copies) in &deck.side {
            *all.entry(*card).or_insert(0) += copies;
        }
        *all.entry(deck.synergy).or_insert(0) += 1;
        if let Some(guardian) = deck.guardian {
            *all.entry(guardian).or_insert(0) += 1;
        }
        all
    };
    if cards(from) != cards(to) {
        return Err(fault(Say::new("lraw-side-other"), "LRAW-2.2.1"));
    }
    let faults = judge(pool, limits, to).faults;
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// What breaks a rule of 2.1 in as much of a list as is known.
fn unfit(pool: &Pool, limits: &Limits, draft: &Draft) -> Vec<KitFault> {
    let mut faults = Vec::new();
    let line = |card: FaceId| draft.lines.get(&card).copied().unwrap_or(0);
    let mut add = |line, say, clause| faults.push(KitFault { line, say, clause });
    let name = |card: FaceId| pool.face(card).name;
    // A list of ids may say anything, unlike a text or a code, whose cards were judged when it was read.
    for (of, part) in [(&draft.main, Part::Main), (&draft.side, Part::Side)] {
        for card in of.keys().filter(|card| !part.takes(pool.face(**card).kind)) {
            let (say, clause) = part.misplaced(pool.face(*card));
            add(line(*card), say, clause);
        }
    }
    // The chosen legion is the crest of the Warlord (LRAW-2.1.2).
    let crest = draft.warlord.map(|warlord| pool.face(warlord).legion).or(draft.legion);
    if let (Some(warlord), Some(legion)) = (draft.warlord, draft.legion) {
        let own = pool.face(warlord).legion;
        if own != legion {
            let say = Say::new("lraw-deck-warlord").with("card", name(warlord)).with("legion", own.word());
            add(line(warlord), say.with("other", legion.word()), "LRAW-2.1.2");
        }
    }
    if let Some(crest) = crest {
        for card in [draft.veil, draft.synergy].into_iter().flatten() {
            match pool.face(card).legion {
                own if own == crest => {}
                Legion::Bounty => {
                    let say = Say::new("lraw-deck-bounty").with("card", name(card));
                    add(line(card), say, "LRAW-2.1.3");
                }
                _ => add(line(card), foreign(pool, card, crest), "LRAW-2.1.1"),
            }
        }
        let guardians = draft.guardian.flatten().into_iter();
        let aside = draft.side.keys().copied().filter(|card| pool.face(*card).kind == Kind::Guardian);
        for card in guardians.chain(aside) {
            if ![crest, Legion::Bounty].contains(&pool.face(card).legion) {
                add(line(card), Say::new("lraw-deck-guardian").with("legion", crest.word()), "LRAW-2.1.5");
            }
        }
        let cards: BTreeSet<FaceId> = draft.main.keys().chain(draft.side.keys()).copied().collect();
        for card in &cards {
            let face = pool.face(*card);
            match face.kind {
                Kind::Guardian => {}
                Kind::Synergy if face.legion == Legion::Bounty && crest != Legion::Bounty => {
                    add(line(*card), Say::new("lraw-deck-bounty").with("card", face.name), "LRAW-2.1.9");
                }
                _ if ![crest, Legion::Bounty].contains(&face.legion) => {
                    add(line(*card), foreign(pool, *card, crest), "LRAW-2.1.9");
                }
                _ => {}
            }
        }
    }
    if draft.whole {
        let (main, aside) = (count(&draft.main), count(&draft.side) + usize::from(draft.blank_aside));
        if !(50..=60).contains(&main) {
            add(0, Say::new("lraw-deck-main").with("n", main), "LRAW-2.1.7");
        }
        if aside != 0 && aside != 15 {
            add(0, Say::new("lraw-deck-side").with("n", aside), "LRAW-2.1.8");
        }
    }
    copies(pool, limits, draft, &mut add);
    if let Some(warlord) = draft.warlord {
        let led = pool.face(warlord).personal();
        for card in draft.main.keys().chain(draft.side.keys()) {
            if let Some(wanted) = pool.face(*card).allegiance.filter(|wanted| &*wanted.0 != led) {
                let say = Say::new("lraw-deck-allegiance").with("card", name(*card));
                add(line(*card), say.with("name", wanted.0).with("other", led), "LRAW-2.1.12");
            }
        }
    }
    faults
}

fn foreign(pool: &Pool, card: FaceId, crest: Legion) -> Say {
    Say::new("lraw-deck-foreign").with("card", pool.face(card).name).with("legion", crest.word())
}

/// Copies by rarity and by the list; Main Deck and Side Deck count together (LRAW-2.0.4 to 2.0.6, 2.1.10, 2.1.11).
fn copies(pool: &Pool, limits: &Limits, draft: &Draft, add: &mut dyn FnMut(usize, Say, &'static str)) {
    let mut all: Side = draft.main.clone();
    for (card, copies) in &draft.side {
        let held = all.entry(*card).or_insert(0);
        *held = held.saturating_add(*copies);
    }
    for card in [draft.synergy, draft.guardian.flatten()].into_iter().flatten() {
        let held = all.entry(card).or_insert(0);
        *held = held.saturating_add(1);
    }
    let mut elysian = 0_u32;
    for (card, copies) in &all {
        let face = pool.face(*card);
        let line = draft.lines.get(card).copied().unwrap_or(0);
        let by_rarity = face.rarity.copies();
        let rarity = match face.rarity {
            Rarity::C1 | Rarity::C2 | Rarity::C3 => "lraw-why-stars",
            Rarity::Renown => "lraw-why-renown",
            Rarity::Exalted => "lraw-why-exalted",
            Rarity::Elysian => "lraw-why-elysian",
        };
        if face.rarity == Rarity::Elysian {
            elysian += u32::from(*copies);
        }
        let listed = limits.of(*card);
        if listed == Some(0) {
            let say = Say::new("lraw-deck-suspended").with("card", face.name).with("version", limits.version);
            add(line, say, "LRAW-2.1.11");
            continue;
        }
        let (most, why) = match listed {
            Some(listed) if listed < by_rarity => (listed, "lraw-why-list"),
            _ => (by_rarity, rarity),
        };
        if *copies > most {
            let say = Say::new("lraw-deck-copies").with("n", *copies).with("card", face.name);
            add(line, say.with("max", most).with("why", Say::new(why)), "LRAW-2.1.10");
        }
    }
    if elysian > 1 {
        add(0, Say::new("lraw-deck-elysian").with("n", elysian), "LRAW-2.0.6");
    }
}

/// What the owner of a deck that can be played may want to know.
fn notes(pool: &Pool, limits: &Limits, deck: &Deck) -> Vec<Say> {
    let mut notes = Vec::new();
    let abilities = |card: FaceId| pool.face(card).abilities.iter().map(|id| pool.ability(*id));
    for (card, copies) in &deck.main {
        let face = pool.face(*card);
        let bound =
            |id: &crate::cards::StatId| matches!(pool.stat(*id).stat, Stat::Rule(Rule::NoInherent(_)));
        if face.stats.iter().any(bound) {
            notes.push(Say::new("lraw-note-effects").with("card", face.name).with("n", *copies));
        }
    }
    let answers = |card: &FaceId| {
        abilities(*card).any(|ability| ability.negates && matches!(ability.body.on, Some(On::Conscripted(_))))
    };
    if !deck.main.keys().any(answers) {
        notes.push(Say::new("lraw-note-conscription"));
    }
    let consume = |card: FaceId| -> i32 {
        // What a keyword costs, such as Swift or Mark, its card costs.
        let words = pool.face(card).words.iter().flat_map(|word| &pool.word(*word).abilities);
        let all = abilities(card).chain(words.map(|id| pool.ability(*id)));
        let paid = all.flat_map(|ability| &ability.body.cost).map(|cost| match cost {
            Cost::Consume(Num::N(n)) => *n,
            _ => 0,
        });
        paid.max().unwrap_or(0)
    };
    let priced =
        deck.main.iter().map(|(card, copies)| (i32::from(*copies), consume(*card))).filter(|(_, n)| *n > 0);
    let (cards, sum) = priced.fold((0, 0), |(cards, sum), (copies, n)| (cards + copies, sum + copies * n));
    if cards > 0 {
        let ap = deck.guardian.map_or(super::BLANK_AP, |guardian| pool.face(guardian).command.ap);
        notes.push(Say::new("lraw-note-points").with("n", cards).with("sum", sum).with("ap", ap));
    }
    let versions = Say::new("lraw-note-version").with("list", limits.version).with("sets", sets(pool));
    notes.push(versions.with(DATE, Say::new("lraw-note-today")));
    notes
}

/// The argument of a warning that is the day on which a list was judged: rules know no clock, so whoever shows it puts it in.
const DATE: &str = "date";

/// The version of the game's own card set, and what other sets there are with theirs.
fn sets(pool: &Pool) -> Vec<Say> {
    let mut sets = pool.packs().iter();
    let own = sets.next().map(|own| Say::new("lraw-note-set").with("version", own.version));
    let others = sets.map(|other| {
        Say::new("lraw-note-other-set").with("name", other.id.as_str()).with("version", other.version)
    });
    own.into_iter().chain(others).collect()
}
