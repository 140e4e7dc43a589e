//! What a move would do, as far as a view tells, and the same beside the options of a menu.

use skald_toolkit::grammar::Grammar;
use skald_vocabulary::interface::{DecisionId, Hints, Key, Pick, Probability, Say, Seat, Step, Viewer};

use crate::{
    ask::{self, Answers},
    event::{Event, Told},
    moves::Move,
    state::Question,
    view::View,
};

/// What an attack would lay and a defence would cost: there is no luck in either (LOST-11.10).
pub fn forecast(view: &View, at: DecisionId, with: &Move) -> Vec<(Probability, Vec<Event>)> {
    let Some((seat, question)) = asked_in(view, at) else { return Vec::new() };
    let eyes = view.eyes();
    match (with, question) {
        (Move::Attack(attack), Question::Attack) => {
            let Some((blow, (foe, monster))) = eyes.blow(seat, attack).zip(eyes.foe(seat)) else {
                return Vec::new();
            };
            let markers = foe.markers.saturating_add(blow.total());
            let told = Told::of(attack, eyes.mana_needed(seat, attack));
            let (beast, damage, life) = (foe.beast, blow.total(), monster.life);
            let seen = Event::Attacked { seat, beast, attack: told, damage, markers, life };
            vec![(Probability::CERTAIN, vec![seen])]
        }
        (Move::Defend(cards), Question::Defend(packet)) => {
            let life = eyes.suffered(seat, packet, cards).min(eyes.side(seat).life);
            let mana = eyes.defence_needs(cards);
            let cards = cards.iter().map(|(card, _)| *card).collect();
            let seen = Event::Suffered { seat, beast: packet.from, cards, mana, life };
            vec![(Probability::CERTAIN, vec![seen])]
        }
        _ => Vec::new(),
    }
}

/// The same for each option that follows a path.
pub fn hints(view: &View, at: DecisionId, path: &[Pick]) -> Hints {
    // The hand or the fight stays in view as long as something is chosen.
    let shown = Hints { picture: !view.own.is_empty(), notes: Vec::new() };
    let Some((seat, question)) = asked_in(view, at) else { return shown };
    let looked = view.own.get(&seat).map_or(&[][..], |own| &own.looked);
    let answers =
        Answers { eyes: view.eyes(), seat, asked: ask::Asked::Fight(question, looked), chain: None };
    let Ok(Step { menu: Some(menu), .. }) = answers.ask(path) else { return shown };
    let would = |key: Key| {
        let path: Vec<Pick> = path.iter().cloned().chain([Pick::one(key)]).collect();
        let whole = answers.ask(&path).ok()?.whole?;
        let say = match (&whole, question) {
            (Move::Attack(attack), _) => {
                let (blow, (foe, monster)) = view.eyes().blow(seat, attack).zip(view.eyes().foe(seat))?;
                let left = monster.life.saturating_sub(foe.markers);
                Say::new("lost-hint-attack").with("damage", blow.total()).with("left", left)
            }
            (Move::Defend(with), Question::Defend(packet)) => {
                let life = view.eyes().suffered(seat, packet, with);
                Say::new("lost-hint-defend").with("life", life)
            }
            _ => return None,
        };
        Some(say)
    };
    let reward = matches!(question, Question::Reward);
    let note = |key: Key| Some((key, would(key).or_else(|| ask::line(key, reward))?));
    Hints { notes: menu.pick.list().iter().filter_map(|choice| note(choice.key)).collect(), ..shown }
}

/// The question of the fight that a decision asks, as far as a view tells.
fn asked_in(view: &View, at: DecisionId) -> Option<(Seat, &Question)> {
    let Viewer::Seat(seat) = view.who else { return None };
    let ask = view.table.fight()?.asks.iter().find(|ask| ask.seat == seat)?;
    let id = ask::id_of(&view.table, seat, ask.number);
    (id == at).then_some((seat, &ask.what))
}
