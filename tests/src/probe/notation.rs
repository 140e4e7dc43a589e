//! The probe's position notation: TOML, every field optional.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use skald_rules::{
    interface::{Key, Outcome, Seat},
    sealed::Sealed,
};

use super::{Card, HAND, Move, Phase, Probe, State};

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    rounds: Option<u8>,
    round: Option<u8>,
    /// `bid`, `plan`, `approve` or `pause`.
    phase: Option<String>,
    /// Who plans.
    by: Option<Key>,
    plan: Option<String>,
    verdict: Option<bool>,
    /// The bids that were opened last, by seat.
    #[serde(default)]
    opened: BTreeMap<Key, u8>,
    #[serde(default)]
    discard: Vec<Card>,
    over: Option<Vec<Vec<Key>>>,
    #[serde(default)]
    seat: Vec<WrittenSeat>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSeat {
    kit: Option<u8>,
    purse: Option<u8>,
    #[serde(default)]
    points: i16,
    hand: Option<Vec<Card>>,
    #[serde(default)]
    shown: Vec<Card>,
    #[serde(default)]
    boasted: bool,
    #[serde(default)]
    out: bool,
    bid: Option<u8>,
    ahead: Option<bool>,
}

/// Prints a position.
pub fn print(game: &Probe, state: &State) -> String {
    let (phase, by, plan) = match &state.phase {
        Phase::Bid => ("bid", None, None),
        Phase::Plan { by } => ("plan", Some(*by), None),
        Phase::Approve { by, plan } => ("approve", Some(*by), Some(Move::Plan(plan.clone()).to_string())),
        Phase::Pause => ("pause", None, None),
    };
    let seat = |seat: Seat| {
        let at = seat.index();
        WrittenSeat {
            kit: Some(state.kits[at]),
            purse: Some(state.purses[at]),
            points: state.points[at],
            hand: Some(state.hands[at].clone()),
            shown: state.shown[at].clone(),
            boasted: state.boasted[at],
            out: state.out[at],
            bid: state.bids.own(seat).copied(),
            ahead: state.ahead[at],
        }
    };
    let keys = |seats: &Vec<Seat>| seats.iter().map(|seat| seat.key()).collect();
    let written = Written {
        rounds: Some(game.rounds),
        round: Some(state.round),
        phase: Some(phase.to_owned()),
        by: by.map(Seat::key),
        plan,
        verdict: state.verdict,
        opened: state.opened.iter().map(|(seat, coins)| (seat.key(), *coins)).collect(),
        discard: state.discard.clone(),
        over: state.over.as_ref().map(|over| over.places.iter().map(keys).collect()),
        seat: Seat::all(state.seats()).map(seat).collect(),
    };
    toml::to_string(&written).unwrap_or_default()
}

/// Reads a position. Hands that are not named are filled from the lowest cards that are free.
pub fn read(name: &str, text: &str) -> Result<(Probe, State), String> {
    let written: Written = toml::from_str(text).map_err(|error| format!("{name}: {error}"))?;
    let seats = u8::try_from(written.seat.len()).unwrap_or(u8::MAX);
    if !(2..=4).contains(&seats) {
        return Err(format!("{name}: seat: 2 to 4 are wanted, {seats} are there"));
    }
    let player = |key: &Key| Seat::from_key(*key).map_err(|_| format!("{name}: {key} is no seat"));
    let mut free: Vec<Card> = Card::all().collect();
    let named = written.seat.iter().filter_map(|seat| seat.hand.as_ref()).flatten().chain(&written.discard);
    for card in named {
        let at = free.iter().position(|other| other == card);
        free.remove(at.ok_or_else(|| format!("{name}: hand: {card} is in two places"))?);
    }
    let by = || player(written.by.as_ref().ok_or_else(|| format!("{name}: by: who plans?"))?);
    let phase = match written.phase.as_deref().unwrap_or("bid") {
        "bid" => Phase::Bid,
        "plan" => Phase::Plan { by: by()? },
        "approve" => {
            let line = written.plan.as_deref().unwrap_or("plan");
            match line.parse() {
                Ok(Move::Plan(plan)) => Phase::Approve { by: by()?, plan },
                _ => return Err(format!("{name}: plan: \"{line}\" is no plan")),
            }
        }
        "pause" => Phase::Pause,
        other => return Err(format!("{name}: phase: \"{other}\" is none of bid, plan, approve, pause")),
    };
    let over = match &written.over {
        None => None,
        Some(places) => {
            let place = |keys: &Vec<Key>| keys.iter().map(player).collect::<Result<Vec<_>, _>>();
            Some(Outcome { places: places.iter().map(place).collect::<Result<_, _>>()? })
        }
    };
    let opened = written.opened.iter().map(|(key, coins)| Ok::<_, String>((player(key)?, *coins)));
    let opened = opened.collect::<Result<Vec<_>, _>>()?;
    let out: Vec<bool> = written.seat.iter().map(|seat| seat.out).collect();
    let asked = Seat::all(seats).filter(|seat| phase == Phase::Bid && over.is_none() && !out[seat.index()]);
    let mut bids = Sealed::ask(asked);
    let mut state = State {
        round: written.round.unwrap_or(1),
        phase,
        kits: Vec::new(),
        purses: Vec::new(),
        points: written.seat.iter().map(|seat| seat.points).collect(),
        hands: Vec::new(),
        shown: Vec::new(),
        boasted: written.seat.iter().map(|seat| seat.boasted).collect(),
        out,
        bids: Sealed::default(),
        opened,
        verdict: written.verdict,
        ahead: written.seat.iter().map(|seat| seat.ahead).collect(),
        deck: Vec::new(),
        discard: written.discard,
        over,
    };
    for (seat, of) in Seat::all(seats).zip(written.seat) {
        let kit = of.kit.unwrap_or(Probe::PURSE);
        state.kits.push(kit);
        state.purses.push(of.purse.unwrap_or(kit));
        let mut hand = of.hand.unwrap_or_else(|| free.drain(..HAND.min(free.len())).collect());
        hand.sort_unstable();
        state.hands.push(hand);
        let mut shown = of.shown;
        shown.sort_unstable();
        state.shown.push(shown);
        if let Some(bid) = of.bid
            && !bids.give(seat, bid)
        {
            return Err(format!("{name}: bid: {seat} is not asked for one"));
        }
    }
    state.bids = bids;
    state.deck = free;
    state.check().map_err(|broken| format!("{name}: {broken}"))?;
    Ok((Probe { seats, rounds: written.rounds.unwrap_or(Probe::ROUNDS) }, state))
}
