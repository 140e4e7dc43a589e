//! What must hold in every game: one line per game.

use std::cell::RefCell;

use skald_render::{
    Drawing, Picture, draw,
    names::PlayerName,
    painter::{Painter, PainterOptions},
};
use skald_rules::lraw::{
    Lraw,
    state::{At, Question, mark},
};
use skald_rules::{
    chaos::{self, Chaos},
    interface::{Seat, Viewer},
    law::{self, Law},
    lost::{self, Lost},
    series::{Series, SeriesState},
    views::AnyView,
    war::{self, War},
};
use skald_tests::{
    lists::{random_arsenals, random_decks},
    probe::{Probe, State},
    properties::Suite,
};

/// The cards of the probe that a viewer may not know: foreign hands but for shown cards, and the deck.
fn probe_secrets(_: &Probe, state: &State, who: Viewer) -> Vec<String> {
    let foreign = Seat::all(state.seats()).filter(|seat| !who.knows(*seat));
    let hands = foreign.flat_map(|seat| state.hidden(seat));
    hands.chain(state.deck.iter().copied()).map(|card| card.to_string()).collect()
}

fn probe_match_secrets(series: &Series<Probe>, state: &SeriesState<State>, who: Viewer) -> Vec<String> {
    let eyes = match who {
        Viewer::Seat(seat) => Viewer::Seat(state.seating.place(seat)),
        other => other,
    };
    probe_secrets(series.game(), &state.game, eyes)
}

fn probe() -> Suite<Probe> {
    Suite::new()
        .table(2, &[])
        .table(3, &[("rounds", "2")])
        .table(4, &[])
        .kit("purse 12")
        .games(8)
        .hidden(probe_secrets)
        .told_too()
}

fn probe_match() -> Suite<Series<Probe>> {
    Suite::new()
        .table(2, &[("best_of", "5"), ("first", "loser")])
        .table(4, &[("rounds", "1"), ("first", "winner")])
        .kit("purse 7")
        .games(5)
        .hidden(probe_match_secrets)
        .told_too()
}

/// The Warriors that a viewer may not know: Play Decks but for cards just looked at, foreign Army Piles, face-down cards.
/// Legends are named in the public list of the game's Legends.
fn war_secrets(war: &War, state: &war::State, who: Viewer) -> Vec<String> {
    let mut hidden: Vec<_> = state.unseen.iter().collect();
    for (seat, side) in state.seats().zip(&state.sides) {
        let kept = if who.knows(seat) { usize::from(side.known) } else { 0 };
        hidden.extend(side.deck.iter().rev().skip(kept));
        if !who.knows(seat) {
            hidden.extend(side.army.iter());
        }
    }
    hidden.extend(state.battle.lying.iter().filter(|lying| lying.how.hidden()).map(|lying| lying.card));
    let keys = hidden.into_iter().map(|card| war.pool().key(card).to_string());
    keys.filter(|key| !key.starts_with("l-")).collect()
}

/// The cards of foreign hands and Arsenals that lie nowhere in sight of the viewer.
fn chaos_secrets(game: &Chaos, state: &chaos::State, who: Viewer) -> Vec<String> {
    let (mut hidden, mut seen) = (Vec::new(), Vec::new());
    for (seat, side) in state.seats().zip(&state.sides) {
        let kept = [&side.hand, &side.arsenal, &side.buried, &side.scattered].into_iter().flatten().copied();
        if who.knows(seat) {
            seen.extend(kept);
            seen.extend(side.glimpses.iter().flat_map(|glimpse| glimpse.cards.iter().copied()));
        } else {
            hidden.extend(kept);
        }
        seen.extend([&side.nowhere, &side.exile, &side.removed].into_iter().flatten());
        seen.extend(side.row.iter().map(|of| of.card));
        // The characters of cards in the own hand are named on them.
        seen.extend(side.wards.iter().map(|ward| ward.card));
    }
    seen.extend(state.lasting.iter().map(|of| of.card));
    seen.extend(state.pending.iter().filter_map(|pending| pending.card));
    if let Some(volley) = &state.volley {
        seen.extend(volley.attacks.iter().flat_map(|of| [Some(of.card), of.boost]).flatten());
        seen.extend(
            volley.instances.iter().flat_map(|of| [of.answer, of.passed.map(|(_, card)| card)]).flatten(),
        );
    }
    let named: Vec<_> = seen.iter().filter_map(|card| game.pool().face(*card).assoc).collect();
    hidden.retain(|card| !seen.contains(card) && !named.contains(card));
    // A word within another one, such as boulder in flaming_boulder, is no secret where the longer one is seen.
    let seen: Vec<String> =
        seen.iter().chain(&named).map(|card| game.pool().key(*card).to_string()).collect();
    let mut keys: Vec<String> = hidden.into_iter().map(|card| game.pool().key(card).to_string()).collect();
    keys.retain(|key| !seen.iter().any(|other| other.contains(key.as_str())));
    keys
}

fn legends_of_chaos() -> Suite<Chaos> {
    Suite::new()
        .table(2, &[])
        .table(3, &[("svpt_percent", "50"), ("one_volley", "yes"), ("edition", "2")])
        .table(5, &[("svpt_percent", "50"), ("storm_from_cycle", "2")])
        .table(8, &[("svpt_percent", "50"), ("storm_from_cycle", "1"), ("first_skips_draw", "yes")])
        .games(1)
        .sample(8)
        .hidden(chaos_secrets)
        .drawing("text twin", 40, twin)
}

fn chaos_match_secrets(
    series: &Series<Chaos>,
    state: &SeriesState<chaos::State>,
    who: Viewer,
) -> Vec<String> {
    let eyes = match who {
        Viewer::Seat(seat) => Viewer::Seat(state.seating.place(seat)),
        other => other,
    };
    chaos_secrets(series.game(), &state.game, eyes)
}

/// The starter Arsenal of a Warrior.
fn starter(hero: &str) -> &'static str {
    chaos::kits::STARTERS.iter().find(|(id, _)| *id == hero).unwrap().1
}

fn matches_of_chaos() -> Suite<Series<Chaos>> {
    Suite::new()
        .table(2, &[("best_of", "3"), ("svpt_percent", "50"), ("first", "loser")])
        .kit_of(Seat(1), starter("diezel"))
        .games(1)
        .sample(16)
        .hidden(chaos_match_secrets)
}

/// With random legal Arsenals of random sizes; at tables of three, five and eight the starters are played.
fn legends_of_any_arsenal() -> Suite<Chaos> {
    Suite::new()
        .table(2, &[("storm_from_cycle", "4"), ("absent_resign", "no")])
        .table(4, &[("svpt_percent", "50"), ("storm_from_cycle", "2")])
        .table(6, &[("svpt_percent", "50"), ("storm_from_cycle", "1")])
        .table(7, &[("svpt_percent", "50"), ("storm_from_cycle", "1")])
        .bring(random_arsenals)
        .games(1)
        .sample(24)
        .hidden(chaos_secrets)
}

/// The characters that a viewer may not know: foreign hands and the unknown part of foreign decks; not those that everybody
/// saw come to a hand, that the viewer traded, that lie in sight or that everybody saw in the last turn. In a Skirmish a
/// character may be in several decks, so those are no secret that the viewer holds or sees as well.
fn law_secrets(game: &Law, state: &law::State, who: Viewer) -> Vec<String> {
    let name = |card: &law::cards::Card| format!("\"{}\"", game.pool().face(*card).name);
    let mut names = Vec::new();
    let mut seen: Vec<law::cards::Card> = state.underworld.clone();
    seen.extend(state.field.stands().filter(|(_, stand)| !stand.hidden).map(|(_, stand)| stand.card));
    seen.extend(state.last.iter().flat_map(|last| {
        let blows = last.blows.iter().map(|blow| blow.card);
        blows.chain([last.card]).chain(last.replaced)
    }));
    seen.extend(state.active.gone.iter().map(|gone| gone.card));
    seen.extend(state.rising.iter().flat_map(|rising| rising.cards.iter().map(|gone| gone.card)));
    seen.extend(
        state
            .whereabouts
            .iter()
            .filter(|tracked| !tracked.known_to(who).is_empty())
            .map(|tracked| tracked.card),
    );
    for seat in state.seats() {
        let Some(player) = state.player(seat) else { continue };
        seen.extend(&player.shown);
        let middle = player.middle();
        seen.extend(player.deck.get(..middle.start).into_iter().flatten());
        seen.extend(player.deck.get(middle.end..).into_iter().flatten());
        let face_down = state.field.stands().filter(|(_, of)| of.hidden && of.controller == seat);
        let face_down = face_down.map(|(_, stand)| stand.card);
        let secret = player.hand.iter().chain(&player.deck).chain(&player.built).copied().chain(face_down);
        if who.knows(seat) {
            seen.extend(secret);
        } else {
            names.extend(secret);
        }
    }
    if let law::Phase::Decks(asked) = &state.phase {
        for seat in state.seats() {
            let built = asked.own(seat).into_iter().flatten();
            if who.knows(seat) { seen.extend(built) } else { names.extend(built) }
        }
    }
    let seen: Vec<String> = seen.iter().map(name).collect();
    let mut names: Vec<String> = names.iter().map(name).collect();
    names.retain(|name| !seen.contains(name));
    names
}

fn legends_at_war() -> Suite<Law> {
    Suite::new()
        .table(2, &[("form", "standard")])
        .table(3, &[("form", "standard")])
        .table(4, &[("form", "standard")])
        .table(2, &[("form", "ragnarok")])
        .table(3, &[("form", "ragnarok")])
        .table(4, &[("form", "ragnarok")])
        .table(2, &[("form", "skirmish")])
        .kit("Pan, Garm, Iktomi, Loki, Raven, Zeus")
        .table(3, &[("form", "skirmish")])
        .kit_of(Seat(1), "Garm, Iris, Pan, Thor, Raven, Odin")
        .table(4, &[("form", "skirmish")])
        .table(4, &[("form", "team")])
        .games(2)
        .sample(8)
        .hidden(law_secrets)
        .drawing("text twin", 40, twin)
}

fn matches_at_war() -> Suite<Series<Law>> {
    Suite::new()
        .table(2, &[("form", "skirmish"), ("best_of", "3")])
        .kit_of(Seat(0), "Garm, Iris, Pan, Thor, Raven, Odin")
        .games(1)
        .sample(4)
}

/// The cards and monsters that a viewer may not know: pile, reserve and box, what others look at, foreign hands and, between
/// two rounds, all hands. Of most cards there are several, so that what lies in sight is no secret elsewhere.
fn lost_secrets(_: &Lost, state: &lost::State, who: Viewer) -> Vec<String> {
    let (table, secret) = (&state.table, &state.secret);
    let fight = table.fight();
    let known = secret.known.filter(|known| who.knows(known.seat)).map_or(0, |known| known.count);
    let looks = fight.is_some_and(|fight| who.knows(fight.active));
    let drafting = matches!(table.phase, lost::Phase::Draft { .. });
    let (top, pile): (Vec<_>, Vec<_>) =
        secret.pile.iter().rev().enumerate().partition(|(at, _)| *at < usize::from(known));
    let (mut hidden, mut seen): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    let monsters = [&secret.reserve, &secret.dropped].into_iter().flatten();
    hidden.extend(monsters.chain(pile.into_iter().map(|(_, beast)| beast)).map(ToString::to_string));
    let looked = secret.looked.iter().map(ToString::to_string);
    if looks {
        seen.extend(looked)
    } else {
        hidden.extend(looked)
    }
    seen.extend(top.into_iter().map(|(_, beast)| beast.to_string()));
    for (seat, hand) in &secret.hands {
        let hand = hand.iter().map(ToString::to_string);
        if drafting && who.knows(*seat) { seen.extend(hand) } else { hidden.extend(hand) }
    }
    hidden.extend(secret.sixth.iter().map(ToString::to_string));
    seen.extend(table.gone.iter().map(ToString::to_string));
    seen.extend(table.fled.iter().chain(&table.face_up).map(ToString::to_string));
    for side in table.sides.iter() {
        seen.extend(side.gear.iter().chain(&side.skills).map(ToString::to_string));
        seen.extend(side.trophies.iter().map(ToString::to_string));
        seen.extend(side.foe.map(|foe| foe.beast.to_string()));
    }
    if let lost::Phase::Attach { chosen, .. } = &table.phase {
        seen.extend(chosen.values().map(|choice| choice.card.to_string()));
    }
    if let Some(fight) = fight {
        seen.extend(fight.beaten.map(|beast| beast.to_string()));
        seen.extend(fight.marks.values().filter_map(|mark| mark.beast).map(|beast| beast.to_string()));
        let of = |ask: &lost::Ask| match &ask.what {
            lost::Question::Charge(beast) => Some(beast.to_string()),
            lost::Question::Defend(packet) => Some(packet.from.to_string()),
            _ => None,
        };
        seen.extend(fight.asks.iter().filter_map(of));
    }
    hidden.retain(|id| !seen.contains(id));
    hidden
}

fn lost_legends() -> Suite<Lost> {
    Suite::new().table(3, &[]).table(4, &[]).table(5, &[]).games(2).sample(8).hidden(lost_secrets).drawing(
        "text twin",
        40,
        twin,
    )
}

/// The text twin of the board.
fn twin(view: &AnyView) -> Vec<u8> {
    let drawing = drawn(view);
    [drawing.twin, drawing.beside].concat().join("\n").into_bytes()
}

/// The board.
fn picture(view: &AnyView) -> Vec<u8> {
    drawn(view).png
}

fn drawn(view: &AnyView) -> Drawing {
    thread_local! {
        static PAINTER: RefCell<Painter> = RefCell::new(Painter::new(PainterOptions::default()).unwrap());
    }
    let names: Vec<_> = (1..=8).map(|number| PlayerName::new(&format!("Player {number}"), number)).collect();
    PAINTER.with_borrow_mut(|painter| draw(painter, &Picture::Board, view, &names).unwrap())
}

fn rules_of_war() -> Suite<War> {
    Suite::new()
        .table(2, &[("turn_limit", "60"), ("batch", "3")])
        .table(3, &[("turn_limit", "20"), ("pace", "ready")])
        .table(6, &[("turn_limit", "50"), ("pace", "ready"), ("batch", "1")])
        .table(6, &[("turn_limit", "40"), ("legends", "core"), ("batch", "1")])
        .table(4, &[("turn_limit", "30"), ("deck", "grand"), ("batch", "10")])
        .games(3)
        .sample(3)
        .hidden(war_secrets)
        .drawing("text twin", 40, twin)
        .drawing("picture", 400, picture)
}

/// The cards of hands and decks and face-down ones of which no copy lies in sight of the viewer, as views write them; none
/// that stands on the Sequence, has made something that lasts, or is what the viewer is asked about.
fn lraw_secrets(_: &Lraw, state: &skald_rules::lraw::State, who: Viewer) -> Vec<String> {
    let (mut hidden, mut seen) = (Vec::new(), Vec::new());
    for lying in &state.cards {
        let own = who.knows(lying.side);
        let open = match lying.at {
            // What lies at the bottom of the own deck may be known (9.2.3).
            At::Deck => own && lying.has(mark::LAID),
            // What all have seen going there is known (part 6).
            At::Hand => own || lying.open(),
            At::Field(..) | At::Erad => lying.up || own,
            _ => true,
        };
        if open { seen.push(lying.face) } else { hidden.push(lying.face) }
    }
    let items = state.sequence.iter().chain(state.running.iter().map(|running| &running.item));
    let named = items.map(|item| item.source).chain(state.lasting.iter().map(|lasting| lasting.source));
    let asked = state.asked.iter().filter(|asked| who.knows(asked.seat)).flat_map(Question::cards);
    seen.extend(named.chain(asked).map(|card| state.card(card).face));
    hidden.retain(|face| !seen.contains(face));
    hidden.sort_unstable();
    hidden.dedup();
    hidden.iter().map(|face| format!("\"face\":{}", face.0)).collect()
}

fn realms_at_war() -> Suite<Lraw> {
    Suite::new().table(2, &[]).table(2, &[("list", "none")]).games(3).sample(8).hidden(lraw_secrets)
}

/// Three and four players; they draw after the start what those draw who do not begin.
fn realms_of_three_and_four() -> Suite<Lraw> {
    Suite::new().table(3, &[("later_draw", "two")]).table(4, &[]).games(1).sample(24).hidden(lraw_secrets)
}

/// With random legal decks.
fn realms_of_any_deck() -> Suite<Lraw> {
    Suite::new().table(2, &[]).bring(random_decks).games(4).sample(12).hidden(lraw_secrets)
}

skald_tests::properties!(the_rules_of_war: rules_of_war());
skald_tests::properties!(the_legends_of_chaos: legends_of_chaos());
skald_tests::properties!(legends_of_chaos_with_any_arsenal: legends_of_any_arsenal());
skald_tests::properties!(legends_at_war: legends_at_war());
skald_tests::properties!(matches_of_the_legends_of_chaos: matches_of_chaos());
skald_tests::properties!(matches_of_legends_at_war: matches_at_war());
skald_tests::properties!(lost_legends_of_three_levels: lost_legends());
skald_tests::properties!(realms_at_war: realms_at_war());
skald_tests::properties!(realms_at_war_of_three_and_four: realms_of_three_and_four());
skald_tests::properties!(realms_at_war_with_any_deck: realms_of_any_deck());
skald_tests::properties!(the_probe: probe());
skald_tests::properties!(matches_of_the_probe: probe_match());
