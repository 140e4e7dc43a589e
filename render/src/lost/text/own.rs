//! What one player alone may read: the heroes to choose from, the hand in the draft, the own fight.

use skald_rules::interface::{Say, Seat};
use skald_rules::lost::cards::{Beast, Card};
use skald_rules::lost::{Own, Phase, skill_word};

use super::cards::{beast, beast_more, harm, says, type_words};
use super::public::{heroes, player};
use crate::Notes;
use crate::lost::combat::named;
use crate::lost::draft::{Buys, offer};
use crate::lost::scene::{Place, Scene, name, text, words};
use crate::lost::status;
use crate::page::told::{self, Told, end_stop};
use crate::twin::Twin;

/// The private picture in words.
pub(in crate::lost) fn private(scene: &Scene<'_>, seat: Seat, own: &Own, notes: &Notes) -> Told {
    let mut twin = Twin::new();
    twin.heading(&text("picture-lost-title"));
    let place: Vec<Say> = status::own_place(scene);
    place.iter().for_each(|say| twin.line(end_stop(scene.say(say, Place::Message))));
    let mut said: Vec<String> = Vec::new();
    let has_hero = scene.side(seat).hero.is_some();
    match &scene.view.table.phase {
        Phase::Heroes {} if has_hero => {}
        Phase::Heroes {} => heroes(scene, scene.view.chooses(seat), &mut twin, &mut said),
        Phase::Draft { .. } => {
            hand(scene, seat, &own.hand, &mut twin, &mut said);
            if let Some(choice) = &own.choice {
                let say = Say::new("twin-lost-your-choice").with("card", scene.card(choice.card).name);
                twin.line(words(&say));
            }
        }
        Phase::Attach { .. } => {
            let mine: Vec<Card> = scene.view.chosen(seat).map(|choice| choice.card).into_iter().collect();
            hand(scene, seat, &mine, &mut twin, &mut said);
        }
        Phase::Fight(_) => fight(scene, seat, own, &mut twin, &mut said),
        Phase::Over { .. } => {}
    }
    if has_hero {
        twin.line(player(scene, seat, Place::Message));
    }
    told::options(&mut twin, notes);
    told::orders(&mut twin, notes);
    let mut alt: Vec<String> = place.iter().map(|say| end_stop(scene.say(say, Place::Alt))).collect();
    alt.extend(said);
    alt.push(player(scene, seat, Place::Alt));
    let beside: Vec<String> =
        place.iter().chain(&status::start(scene)).map(|say| scene.say(say, Place::Message)).collect();
    Told::new(alt.join(" "), twin).saying(vec![end_stop(beside.join(" · "))])
}

/// The cards of a hand with prices and all that they say.
fn hand(scene: &Scene<'_>, seat: Seat, cards: &[Card], twin: &mut Twin, said: &mut Vec<String>) {
    if cards.is_empty() {
        return;
    }
    twin.heading(&text("twin-lost-hand"));
    let mut names = Vec::new();
    for card in cards {
        let of = offer(scene.eyes(), seat, *card);
        let beside = match &of.buys {
            Buys::Yes => Say::new("lost-nothing"),
            Buys::Converting(cards) => {
                let names: Vec<Say> = cards.iter().map(|card| name(scene.card(*card).name)).collect();
                Say::new("twin-lost-offer-convert").with("list", names)
            }
            Buys::No => Say::new("twin-lost-offer-not"),
        };
        let say = Say::new("twin-lost-offer")
            .with("card", of.face.name)
            .with("kind", type_words(of.face).to_lowercase())
            .with("price", of.price)
            .with("cost", of.face.cost)
            .with("beside", beside)
            .with("skill", Say::new(skill_word(of.face.icon)))
            .with("level", of.level)
            .with("gold", of.gold);
        twin.line(format!("- {} {}", words(&say), says(of.face).join(" ")));
        names.push(format!("{} ({})", of.face.name, of.price));
    }
    said.push(end_stop(format!("{}: {}", text("twin-lost-hand"), names.join(", "))));
}

/// The own monster, attacks, and what is struck back.
fn fight(scene: &Scene<'_>, seat: Seat, own: &Own, twin: &mut Twin, said: &mut Vec<String>) {
    let outlook = scene.eyes().outlook(seat);
    for (id, all) in [("twin-lost-looked", &own.looked), ("twin-lost-top", &own.top)] {
        looked(scene, id, all, twin);
    }
    let Some((foe, monster)) = scene.eyes().foe(seat) else { return };
    twin.line(format!("{} {}", end_stop(words(&beast(monster))), beast_more(monster)).trim_end().to_owned());
    let left = monster.life.saturating_sub(foe.markers);
    twin.heading(&text("twin-lost-attacks"));
    let mut lines: Vec<String> = outlook
        .slayers
        .iter()
        .map(|card| words(&Say::new("twin-lost-slays").with("card", scene.card(*card).name)))
        .collect();
    for of in &outlook.strikes {
        let beside = Say::new(match (of.blow.defeats, of.mana) {
            (false, 0) => "lost-nothing",
            (true, 0) => "twin-lost-strike-kills",
            (false, _) => "twin-lost-strike-mana",
            (true, _) => "twin-lost-strike-both",
        });
        let say = Say::new("twin-lost-strike")
            .with("card", named(scene, &of.attack))
            .with("count", of.blow.total())
            .with("left", left)
            .with("beside", beside.with("count", of.mana));
        lines.push(words(&say));
    }
    said.extend(lines.iter().take(5).cloned().map(end_stop));
    twin.bullets(lines);
    let Some(packet) = outlook.packet else { return };
    let strikes = harm(packet.harm);
    let from = scene.monster(packet.from).name;
    let id = if strikes.is_empty() { "twin-lost-counter-none" } else { "twin-lost-counter" };
    twin.heading(&words(&Say::new(id).with("monster", from).with("list", strikes)));
    let mut lines = Vec::new();
    for (with, life) in &outlook.defences {
        let names: Vec<Say> = with
            .iter()
            .map(|(card, _)| Say::new("twin-lost-card").with("card", scene.card(*card).name))
            .collect();
        let id = if names.is_empty() { "twin-lost-suffer-none" } else { "twin-lost-suffer" };
        lines.push(words(&Say::new(id).with("list", names).with("life", *life)));
    }
    said.extend(lines.iter().take(3).cloned().map(end_stop));
    twin.bullets(lines);
}

fn looked(scene: &Scene<'_>, id: &'static str, all: &[Beast], twin: &mut Twin) {
    if all.is_empty() {
        return;
    }
    twin.heading(&text(id));
    twin.bullets(all.iter().map(|id| {
        let of = scene.monster(*id);
        format!("{} {}", end_stop(words(&beast(of))), beast_more(of)).trim_end().to_owned()
    }));
}
