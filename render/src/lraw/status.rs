//! Where the game stands, what it waits for and what is under way, in sentences: for the board, the message beside it, and texts.

use skald_rules::interface::Say;
use skald_rules::lraw::cards::{Cost, Ph};
use skald_rules::lraw::face_down;
use skald_rules::lraw::sight::Lens;
use skald_rules::lraw::state::{At, Attack, Card, Item};

use super::scene::Scene;

/// The turn and the phase.
pub(super) fn place(scene: &Scene<'_>) -> Say {
    let table = &scene.view.table;
    if !scene.view.places.is_empty() {
        return Say::new("picture-lraw-over");
    }
    if table.siding.is_some() {
        return Say::new("picture-lraw-siding");
    }
    if table.turn == 0 {
        return Say::new("picture-lraw-opening");
    }
    let say =
        Say::new("picture-lraw-where").with("turn", u32::from(table.turn)).with("phase", phase(table.phase));
    match table.turn_zero {
        Some(zero) => Say::new("picture-lraw-last-turns")
            .with("first", say)
            .with("n", u32::from(table.turn.saturating_sub(zero))),
        None => say,
    }
}

fn phase(of: Ph) -> Say {
    skald_rules::lraw::text::phase(of)
}

/// What is waited for: the same words whether or not whoever is asked can do anything (ASY-4).
pub(super) fn awaited(scene: &Scene<'_>) -> Say {
    if let Some(siding) = &scene.view.table.siding {
        return Say::new("picture-lraw-siding-of").with("names", siding.waiting().collect::<Vec<_>>());
    }
    let Some((seat, kind)) = scene.view.waits else {
        return won(scene);
    };
    if let Some(say) = about(scene, kind.as_str()) {
        return say.with("name", seat);
    }
    let what = match kind.as_str() {
        "main" | "follow" | "redeclare" => "lraw-wait-turn",
        "respond" => "lraw-wait-respond",
        "conscription" => "lraw-wait-conscription",
        "attacked" => "lraw-wait-attacked",
        "end-of-war" => "lraw-wait-end-of-war",
        "phase" => "lraw-wait-phase",
        "first" | "mulligan" | "extra" | "guardian" => "lraw-wait-opening",
        _ => "lraw-wait-choice",
    };
    Say::new("picture-lraw-awaited").with("name", seat).with("what", Say::new(what))
}

/// What is to be answered, by the name of its card; nothing where there is no card that everybody knows.
fn about(scene: &Scene<'_>, kind: &str) -> Option<Say> {
    let table = &scene.view.table;
    let (id, of) = match kind {
        "attacked" => ("picture-lraw-awaited-attack", table.attack?.by),
        "respond" => ("picture-lraw-awaited-item", table.sequence.last()?.source),
        "conscription" => ("picture-lraw-awaited-conscription", table.announced?.0),
        _ => return None,
    };
    (!scene.lying(of).face.is_back()).then(|| Say::new(id).with("card", card(scene, of)))
}

/// The turn and the phase for whoever is asked, and how the game ended; for a hand of which nothing is asked neither, since both
/// change with the moves of others.
pub(super) fn own_place(scene: &Scene<'_>) -> Option<Say> {
    if scene.view.places.is_empty() { scene.view.asks().then(|| place(scene)) } else { Some(now(scene)) }
}

/// Both in one line.
pub(super) fn now(scene: &Scene<'_>) -> Say {
    Say::new("picture-lraw-now").with("first", place(scene)).with("second", awaited(scene))
}

/// Who has won, and how.
pub(super) fn won(scene: &Scene<'_>) -> Say {
    match scene.first() {
        [winner] => Say::new("picture-lraw-won").with("name", *winner),
        _ => Say::new("picture-lraw-drawn"),
    }
}

/// Why it ended.
pub(super) fn why(scene: &Scene<'_>) -> Say {
    let turn = scene.view.table.turn;
    let id = match &scene.view.table.end {
        Some(end) if end.left => "picture-lraw-why-left",
        Some(end) if end.fallen => "picture-lraw-why-fallen",
        Some(end) if end.winner.is_none() => "picture-lraw-why-drawn",
        _ => "picture-lraw-why",
    };
    let others = scene.view.table.sides.len().saturating_sub(1);
    Say::new(id).with("turn", u32::from(turn)).with("others", others)
}

/// The two numbers that meet in an attack: with how much the attacker strikes, after Frostbite, and the target's attack, or the
/// damage on the Warlord that is attacked.
pub(super) fn meeting(scene: &Scene<'_>, lens: Lens<'_>, of: Attack) -> [i32; 2] {
    match scene.view.table.warlord_of(of.on) {
        Some(seat) => [lens.strength(of.by, of.strike), scene.side(seat).damage],
        None => lens.clash(of.by, of.strike, of.on).attacks,
    }
}

/// What comes of an attack if nobody answers: plain arithmetic (9.1).
pub(super) fn outcome(scene: &Scene<'_>, lens: Lens<'_>, of: Attack) -> Say {
    if let Some(seat) = scene.view.table.warlord_of(of.on) {
        let before = scene.side(seat).damage;
        let damage = lens.wound(seat, lens.strength(of.by, of.strike));
        return Say::new("picture-lraw-on-warlord")
            .with("from", i64::from(before))
            .with("to", i64::from(before + damage))
            .with("most", i64::from(lens.dcm(seat)));
    }
    let [left, rest] = lens.clash(of.by, of.strike, of.on).left;
    Say::new("picture-lraw-in-battle")
        .with("card", card(scene, of.by))
        .with("other", card(scene, of.on))
        .with("left", i64::from(left))
        .with("rest", i64::from(rest))
}

/// The same in short, where the cards are seen beside it.
pub(super) fn left_over(scene: &Scene<'_>, lens: Lens<'_>, of: Attack) -> Say {
    let say = outcome(scene, lens, of);
    if say.id == "picture-lraw-in-battle" { Say { id: "picture-lraw-left-over", ..say } } else { say }
}

/// A card by its name, or by where its back lies.
pub(super) fn card(scene: &Scene<'_>, of: Card) -> Say {
    let lying = scene.lying(of);
    if let At::Field(zone, place) = lying.at
        && lying.face.is_back()
    {
        return face_down(lying.side, zone, place);
    }
    Say::new("lraw-name").with("name", scene.face(of).name)
}

/// An item of the Sequence: what it comes from, its targets, X, and whether it can be answered.
pub(super) fn item(scene: &Scene<'_>, of: &Item) -> Say {
    marked(of, named(scene, of))
}

/// The same with what was paid for it.
pub(super) fn item_with_price(scene: &Scene<'_>, of: &Item) -> Say {
    let (say, paid) = (named(scene, of), paid(scene, of));
    let priced = |say| Say::new("picture-lraw-item-paid").with("item", say);
    marked(of, if paid.is_empty() { say } else { priced(say).with("list", paid) })
}

/// What an item comes from, its targets, X.
fn named(scene: &Scene<'_>, of: &Item) -> Say {
    let mut say = Say::new("lraw-name").with("name", scene.face(of.source).name);
    let targets: Vec<Say> = of.groups.iter().flatten().map(|target| card(scene, *target)).collect();
    if let Some(seat) = of.player {
        say = Say::new("picture-lraw-item-player").with("item", say).with("name", seat);
    }
    if !targets.is_empty() {
        say = Say::new("picture-lraw-item-on").with("item", say).with("list", targets);
    }
    if of.x > 0 {
        say = Say::new("picture-lraw-item-x").with("item", say).with("n", i64::from(of.x));
    }
    say
}

/// Whether an item was negated, or cannot be answered.
fn marked(of: &Item, say: Say) -> Say {
    if of.negated {
        Say::new("picture-lraw-item-negated").with("item", say)
    } else if !of.open {
        Say::new("picture-lraw-item-closed").with("item", say)
    } else {
        say
    }
}

/// What was paid for an item (9.1): damage, Alchemy Points, and what else was given up.
fn paid(scene: &Scene<'_>, of: &Item) -> Vec<Say> {
    let pool = &scene.view.pool;
    let Some(ability) = of.ability.or(of.with).map(|id| pool.ability(id)) else { return Vec::new() };
    let costs = &ability.body.cost;
    let (blood, points) = of.paid;
    let some = |id: &'static str, n: i32| (n > 0).then(|| Say::new(id).with("n", i64::from(n)));
    let given = |cost: &Cost| match cost {
        Cost::Blood(_) | Cost::Consume(_) | Cost::RevealThis => None,
        Cost::Discard(n, _) => some("picture-lraw-paid-discarded", i32::from(*n)),
        Cost::Erad(n, ..) | Cost::EradTop(n) => some("picture-lraw-paid-eradicated", i32::from(*n)),
        Cost::Sac(n, _) => some("picture-lraw-paid-sacrificed", i32::from(*n)),
        Cost::SacThis => some("picture-lraw-paid-sacrificed", 1),
        Cost::SendTop(n) | Cost::SendField(n, _) => some("picture-lraw-paid-sent", i32::from(*n)),
        Cost::Destroy(n, _) => some("picture-lraw-paid-destroyed", i32::from(*n)),
        Cost::Remove(_, n, _) => some("picture-lraw-paid-counters", i32::from(*n)),
        Cost::RemoveUpX(_) => some("picture-lraw-paid-counters", of.x),
    };
    let true_costs = [some("picture-lraw-paid-blood", blood), some("picture-lraw-paid-points", points)];
    true_costs.into_iter().flatten().chain(costs.iter().filter_map(given)).collect()
}

/// What has changed the game for good, a sentence for each player who did it.
pub(super) fn banners(scene: &Scene<'_>) -> Vec<Say> {
    let of = |seat| {
        let changes: Vec<Say> =
            scene.side(seat).changes.iter().map(|gs| Say::new(skald_rules::lraw::change(*gs))).collect();
        (!changes.is_empty())
            .then(|| Say::new("picture-lraw-changed").with("name", seat).with("list", changes))
    };
    scene.view.table.seats().filter_map(of).collect()
}

/// Parts one after the other.
pub(super) fn commas(parts: Vec<Say>) -> Say {
    let mut parts = parts.into_iter();
    let Some(first) = parts.next() else { return Say::new("lraw-nothing") };
    parts
        .fold(first, |before, next| Say::new("picture-lraw-comma").with("first", before).with("second", next))
}
