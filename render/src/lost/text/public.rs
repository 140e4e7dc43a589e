//! What everybody may read: board, digest, result.

use skald_rules::interface::{Say, Seat};
use skald_rules::lost::cards::{Board, Kind, Skill};
use skald_rules::lost::{Phase, skill_word};

use super::cards::{beast, beast_more, goal, kind_of};
use crate::lost::changes::Changes;
use crate::lost::heroes::suited;
use crate::lost::scene::{Place, Scene, name, text, words};
use crate::lost::status;
use crate::page::told::{self, Told, end_stop};
use crate::twin::Twin;

/// The most lines of the log that are told.
const LINES: usize = 5;

/// The board in words.
pub(in crate::lost) fn board(scene: &Scene<'_>, changes: Changes<'_>, lines: &[String]) -> Told {
    let mut twin = Twin::new();
    head(scene, &mut twin);
    twin.heading(&text("twin-lost-players"));
    for seat in scene.view.table.seats() {
        twin.line(player(scene, seat, Place::Message));
    }
    if matches!(scene.view.table.phase, Phase::Heroes {}) {
        let place = end_stop(scene.say(&status::place(scene), Place::Alt));
        let mut alt = vec![place, end_stop(scene.say(&status::awaited(scene), Place::Alt))];
        heroes(scene, true, &mut twin, &mut alt);
        return Told::new(alt.join(" "), twin).saying(caption(scene));
    }
    lately(scene, changes, &mut twin);
    middle(scene, &mut twin);
    let log = lines.get(lines.len().saturating_sub(LINES)..).unwrap_or_default();
    if !log.is_empty() {
        twin.heading(&text("picture-lost-digest"));
        twin.bullets(log.iter().cloned());
    }
    Told::new(short(scene), twin).saying(caption(scene))
}

/// The heroes with what each begins with, and whose they are if that is told.
pub(super) fn heroes(scene: &Scene<'_>, owners: bool, twin: &mut Twin, said: &mut Vec<String>) {
    twin.heading(&text("twin-lost-heroes"));
    let line = |board: &Board, place: Place| {
        let taken = scene.taken(board.id).filter(|_| owners);
        let say = match taken {
            Some(seat) => Say::new("twin-lost-hero-taken").with("name", seat),
            None => Say::new("twin-lost-hero"),
        };
        let some = Skill::ALL.iter().filter(|skill| board.skills.of(**skill) > 0);
        let skills: Vec<Say> = some.map(|skill| Say::new(skill_word(*skill))).collect();
        let say = say.with("hero", board.name).with("life", board.life).with("mana", board.mana);
        let line = end_stop(scene.say(&say.with("gold", board.gold).with("list", skills), place));
        match suited(board).filter(|_| owners && taken.is_none()) {
            Some(suited) if place == Place::Message => format!("{line} {}", end_stop(suited)),
            _ => line,
        }
    };
    for board in &scene.view.pool.heroes {
        twin.line(line(board, Place::Message));
        said.push(line(board, Place::Alt));
    }
}

/// What was attached to the heroes since the board before.
fn lately(scene: &Scene<'_>, changes: Changes<'_>, twin: &mut Twin) {
    for seat in scene.view.table.seats() {
        let side = scene.side(seat);
        let parts = [
            ("twin-lost-attached-buy", changes.gear(seat, side)),
            ("twin-lost-attached-skill", changes.skills(seat, side)),
        ];
        let some = parts.into_iter().filter(|(_, cards)| !cards.is_empty());
        let list: Vec<Say> = some
            .map(|(id, cards)| {
                let names: Vec<Say> = cards.iter().map(|card| name(scene.card(*card).name)).collect();
                Say::new(id).with("list", names)
            })
            .collect();
        if !list.is_empty() {
            let say = Say::new("twin-lost-lately").with("name", seat).with("list", list);
            twin.line(scene.say(&say, Place::Message));
        }
    }
}

/// What stands in the message beside a picture. Who is asked, and what, the message says itself.
fn caption(scene: &Scene<'_>) -> Vec<String> {
    let over = matches!(scene.view.table.phase, Phase::Over { .. }).then(|| status::awaited(scene));
    let parts = [status::place(scene)].into_iter().chain(over).chain(status::start(scene));
    let said: Vec<String> = parts.map(|say| scene.say(&say, Place::Message)).collect();
    vec![end_stop(said.join(" · "))]
}

/// Where the game stands and what it waits for.
fn head(scene: &Scene<'_>, twin: &mut Twin) {
    twin.heading(&text("picture-lost-title"));
    twin.line(end_stop(scene.say(&status::place(scene), Place::Message)));
    twin.line(end_stop(scene.say(&status::awaited(scene), Place::Message)));
    if !scene.view.given.is_empty() && matches!(scene.view.table.phase, Phase::Draft { .. }) {
        let given = Say::new("twin-lost-given").with("names", scene.view.given.clone());
        twin.line(scene.say(&given, Place::Message));
    }
    if let Phase::Attach { chosen, .. } = &scene.view.table.phase {
        for (seat, choice) in chosen {
            let card = scene.card(choice.card).name;
            let say = Say::new("twin-lost-chosen").with("name", *seat).with("card", card);
            twin.line(end_stop(scene.say(&say, Place::Message)));
        }
    }
}

/// A player in a sentence: for the twin, or short for the alt text.
fn seat_line(scene: &Scene<'_>, seat: Seat, place: Place) -> Say {
    let side = scene.side(seat);
    let Some(board) = side.hero.and_then(|hero| scene.view.pool.hero(hero)) else {
        return Say::new("twin-lost-no-hero").with("name", seat);
    };
    let start = if scene.view.table.start == seat { "twin-lost-is-start" } else { "lost-nothing" };
    let id = if place == Place::Alt { "twin-lost-alt-seat" } else { "twin-lost-seat" };
    Say::new(id)
        .with("name", seat)
        .with("hero", board.name)
        .with("start", Say::new(start))
        .with("life", side.life)
        .with("most", side.life_max)
        .with("mana", side.mana)
        .with("other", side.mana_max)
        .with("gold", i64::from(side.gold))
        .with("xp", i64::from(side.xp))
        .with("points", i64::from(side.legend))
}

/// Everything that lies before a player.
pub(super) fn player(scene: &Scene<'_>, seat: Seat, place: Place) -> String {
    let side = scene.side(seat);
    let mut all = vec![seat_line(scene, seat, place)];
    if side.defeated {
        all.push(Say::new("twin-lost-defeated"));
    }
    let listed = |id, list: Vec<Say>| (!list.is_empty()).then(|| Say::new(id).with("list", list));
    let levels = side.skill_levels(&scene.view.pool);
    let skill = |of: &Skill| {
        let level = levels.of(*of);
        let say = Say::new("lost-needs-skill").with("skill", Say::new(skill_word(*of))).with("level", level);
        (level > 0).then_some(say)
    };
    all.extend(listed("twin-lost-skills", Skill::ALL.iter().filter_map(skill).collect()));
    let card = |card: &skald_rules::lost::cards::Card| {
        let id = if side.spent.contains_key(card) { "twin-lost-spent" } else { "twin-lost-card" };
        Say::new(id).with("card", scene.card(*card).name)
    };
    all.extend(listed("twin-lost-gear", side.gear.iter().map(card).collect()));
    let trophy = |of: &Kind| {
        let count = side.count(&scene.view.pool, *of);
        let id = if side.challenges.contains(of) { "twin-lost-held" } else { "twin-lost-trophy" };
        (count > 0).then(|| Say::new(id).with("count", count).with("kind", kind_of(*of).to_lowercase()))
    };
    all.extend(listed("twin-lost-trophies", Kind::ALL.iter().filter_map(trophy).collect()));
    let token = |token: &skald_rules::lost::Token| Say::new("twin-lost-number").with("number", token.points);
    all.extend(listed("twin-lost-tokens", side.tokens.iter().map(token).collect()));
    if let Some(foe) = &side.foe {
        let monster = scene.monster(foe.beast);
        let bonus = Say::new(if foe.bonus > 0 { "twin-lost-bonus" } else { "lost-nothing" });
        all.push(
            Say::new("twin-lost-in-front")
                .with("monster", monster.name)
                .with("count", foe.markers)
                .with("life", monster.life)
                .with("beside", bonus.with("xp", foe.bonus)),
        );
    }
    let mut said: Vec<String> = all.iter().map(|say| scene.say(say, place)).collect();
    if let Some(first) = said.first_mut().filter(|first| !first.ends_with('.')) {
        first.push('.');
    }
    said.join(" ")
}

/// The monsters, the piles, and the tokens that are left.
fn middle(scene: &Scene<'_>, twin: &mut Twin) {
    let table = &scene.view.table;
    twin.heading(&text("twin-lost-monsters"));
    match table.face_up.map(|beast| scene.monster(beast)) {
        Some(up) => {
            let say = Say::new("twin-lost-face-up").with("monster", beast(up));
            twin.line(format!("{} {}", words(&say), beast_more(up)).trim_end().to_owned());
        }
        None => twin.line(text("twin-lost-none-up")),
    }
    let piles = Say::new("twin-lost-piles").with("pile", table.pile).with("reserve", table.reserve);
    twin.line(words(&piles));
    let mut faced: Vec<&skald_rules::lost::cards::Monster> = Vec::new();
    for foe in table.sides.iter().filter_map(|side| side.foe.as_ref()) {
        let monster = scene.monster(foe.beast);
        if !faced.iter().any(|known| known.id == monster.id) {
            faced.push(monster);
        }
    }
    twin.bullets(
        faced
            .iter()
            .map(|of| format!("{} {}", end_stop(words(&beast(of))), beast_more(of)).trim_end().to_owned()),
    );
    twin.heading(&text("twin-lost-stacks"));
    twin.bullets(scene.view.pool.stacks.iter().map(|stack| {
        let taken = table.sides.iter().flat_map(|side| &side.tokens);
        let taken = taken.filter(|token| token.stack == stack.id).count();
        let left: Vec<Say> = stack
            .points
            .iter()
            .skip(taken)
            .map(|n| Say::new("twin-lost-number").with("number", *n))
            .collect();
        let id = if left.is_empty() { "twin-lost-stack-none" } else { "twin-lost-stack" };
        words(&Say::new(id).with("goal", goal(stack)).with("list", left))
    }));
}

/// The board in short.
fn short(scene: &Scene<'_>) -> String {
    let alt = |say: &Say| end_stop(scene.say(say, Place::Alt));
    let mut parts = vec![alt(&status::place(scene)), alt(&status::awaited(scene))];
    if let Some(up) = scene.view.table.face_up {
        parts.push(end_stop(words(&Say::new("twin-lost-face-up").with("monster", scene.monster(up).name))));
    }
    for seat in scene.view.table.seats() {
        let mut said = scene.say(&seat_line(scene, seat, Place::Alt), Place::Alt);
        if let Some(foe) = &scene.side(seat).foe {
            let monster = scene.monster(foe.beast);
            let front = Say::new("twin-lost-alt-front")
                .with("monster", monster.name)
                .with("count", foe.markers)
                .with("life", monster.life);
            said = format!("{}, {}", said.trim_end_matches('.'), words(&front));
        }
        parts.push(end_stop(said));
    }
    parts.join(" ")
}

fn scores(scene: &Scene<'_>, place: Place) -> Vec<String> {
    let one = |seat: Seat| {
        let score = scene.eyes().score(seat);
        let say = Say::new("twin-lost-score")
            .with("name", seat)
            .with("total", i64::from(score.total()))
            .with("points", i64::from(score.legend))
            .with("xp", i64::from(score.xp))
            .with("tokens", i64::from(score.tokens))
            .with("gold", i64::from(score.gold));
        end_stop(scene.say(&say, place))
    };
    scene.view.table.seats().map(one).collect()
}

/// A digest in words.
pub(in crate::lost) fn digest(scene: &Scene<'_>, lines: &[String]) -> Told {
    let mut twin = Twin::new();
    head(scene, &mut twin);
    twin.bullets(lines.iter().cloned());
    twin.bullets(scores(scene, Place::Message));
    let alt: Vec<String> = lines.iter().cloned().map(end_stop).chain(scores(scene, Place::Alt)).collect();
    Told::new(alt.join(" "), twin)
}

/// The end in words.
pub(in crate::lost) fn result(scene: &Scene<'_>) -> Told {
    let ended = |place: Place| {
        let parts = [status::won(scene), status::best(scene)];
        let said: Vec<String> = parts.iter().map(|say| scene.say(say, place)).collect();
        end_stop(said.join(" "))
    };
    let place_say = |number: usize, names: Vec<Seat>| {
        Say::new("twin-lost-result-place").with("place", number).with("names", names)
    };
    let mut twin = Twin::new();
    twin.heading(&text("picture-lost-title"));
    twin.line(ended(Place::Message));
    for line in told::places(scene, place_say, Place::Message) {
        twin.line(end_stop(line));
    }
    twin.bullets(scores(scene, Place::Message));
    twin.heading(&text("twin-lost-players"));
    for seat in scene.view.table.seats() {
        twin.line(player(scene, seat, Place::Message));
    }
    let mut alt = vec![ended(Place::Alt)];
    alt.extend(told::places(scene, place_say, Place::Alt).into_iter().map(end_stop));
    alt.extend(scores(scene, Place::Alt));
    Told::new(alt.join(" "), twin)
}
