//! What a move would do, as far as a view tells, and the same beside the options of a menu.

use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::interface::{DecisionId, Hints, Key, Pick, Probability, Say, Seat, Step, Viewer};

use crate::{
    ask::{self, Answers},
    cards::{Card, Line, Stack, Text},
    eval::{Eyes, score::hero_levels},
    event::{Event, Told},
    moves::{Arm, Attack, Move},
    state::{PublicState, Question, Side},
    view::View,
};

/// What an attack would lay and bring, and what a defence would cost: there is no luck in either (LOST-11.10).
pub fn forecast(view: &View, at: DecisionId, with: &Move) -> Vec<(Probability, Vec<Event>)> {
    let Some((seat, question)) = asked_in(view, at) else { return Vec::new() };
    let eyes = view.eyes();
    match (with, question) {
        (Move::Attack(attack), Question::Attack) => certain(attacked(eyes, seat, attack)),
        (Move::Slay(card), Question::Attack) => certain(slain(eyes, seat, *card)),
        (Move::Defend(cards), Question::Defend(packet)) => {
            let life = eyes.suffered(seat, packet, cards).min(eyes.side(seat).life);
            let mana = eyes.defence_needs(cards);
            let cards = cards.iter().map(|(card, _)| *card).collect();
            certain(Some(vec![Event::Suffered { seat, beast: packet.from, cards, mana, life }]))
        }
        _ => Vec::new(),
    }
}

fn certain(seen: Option<Vec<Event>>) -> Vec<(Probability, Vec<Event>)> {
    seen.map(|seen| (Probability::CERTAIN, seen)).into_iter().collect()
}

/// The markers of an attack, and what comes of them.
fn attacked(eyes: Eyes<'_>, seat: Seat, attack: &Attack) -> Option<Vec<Event>> {
    let (blow, (foe, monster)) = eyes.blow(seat, attack).zip(eyes.foe(seat))?;
    let mana = eyes.mana_needed(seat, attack);
    let markers = foe.markers.saturating_add(blow.total());
    let (beast, damage, life) = (foe.beast, blow.total(), monster.life);
    let mut seen =
        vec![Event::Attacked { seat, beast, attack: Told::of(attack, mana), damage, markers, life }];
    if blow.defeats {
        let copied = match attack.arm {
            Arm::Copy { card, .. } => eyes.card(card).copies_weapon().unwrap_or(0),
            Arm::Unarmed | Arm::Weapon(_) => 0,
        };
        seen.extend(defeated(eyes, seat, copied)?);
        return Some(seen);
    }
    seen.push(Event::Strikes { seat, beast });
    // A skill that is lost first may change what reduces damage.
    if !monster.texts.contains(&Text::LoseSkill) {
        seen.extend(struck(eyes, seat, attack, blow.halves));
    }
    Some(seen)
}

/// A weapon used up against its kind of monster.
fn slain(eyes: Eyes<'_>, seat: Seat, card: Card) -> Option<Vec<Event>> {
    let (foe, _) = eyes.foe(seat)?;
    let slew = Event::Slew { seat, beast: foe.beast, card };
    Some([slew].into_iter().chain(defeated(eyes, seat, 0)?).collect())
}

/// A defeated monster, and what it brings; a hero level is a question that comes before the rest.
fn defeated(eyes: Eyes<'_>, seat: Seat, copied: u8) -> Option<Vec<Event>> {
    let (foe, monster) = eyes.foe(seat)?;
    let beast = foe.beast;
    let xp = u16::from(monster.xp) + u16::from(foe.bonus) + u16::from(copied);
    let mut seen = vec![Event::Defeated { seat, beast, xp }];
    let side = eyes.side(seat);
    if side.levels < hero_levels(side.xp + xp) {
        return Some(seen);
    }
    seen.push(Event::Gold { shares: eyes.shares(seat, monster.gold) });
    let mut table = eyes.table.clone();
    let side = table.side_mut(seat);
    side.foe = None;
    Side::sort_in(&mut side.trophies, beast);
    let after = Eyes { pool: eyes.pool, table: &table };
    let won = after.wins_challenge(seat, monster.kind);
    seen.extend(won.map(|from| Event::Challenge { seat, kind: monster.kind, from }));
    let token = |stack: &Stack| {
        after.won_token(seat, stack).map(|points| Event::Token { seat, stack: stack.id, points })
    };
    seen.extend(eyes.pool.stacks.iter().filter_map(token));
    Some(seen)
}

/// What the monster strikes back with, where nothing can be done about it once the cards of this attack are used: the life that
/// it takes, and whether the hero falls.
fn struck(eyes: Eyes<'_>, seat: Seat, attack: &Attack, halved: bool) -> Vec<Event> {
    let Some(packet) = eyes.strikes_back(seat, halved).filter(|packet| packet.harm.total() > 0) else {
        return Vec::new();
    };
    let mut table = eyes.table.clone();
    spend(eyes, &mut table, seat, attack);
    let after = Eyes { pool: eyes.pool, table: &table };
    if after.can_help(seat, &packet) {
        return Vec::new();
    }
    let before = after.side(seat).life;
    let life = after.suffered(seat, &packet, &[]).min(before);
    let mut seen = vec![Event::Suffered { seat, beast: packet.from, cards: Vec::new(), mana: 0, life }];
    // With nothing left, whoever can heal is asked.
    if life == before && after.ready_with(seat, Line::heals).next().is_none() {
        seen.push(Event::Fell { seat, beast: Some(packet.from) });
    }
    seen
}

/// What an attack takes of those who take part in it.
fn spend(eyes: Eyes<'_>, table: &mut PublicState, seat: Seat, attack: &Attack) {
    let mana = eyes.mana_needed(seat, attack);
    let slot = table.fight().map_or(0, |fight| fight.slot);
    let side = table.side_mut(seat);
    attack.exhausted().filter(|card| !attack.again.contains(card)).for_each(|card| side.exhaust(card, slot));
    side.mana = side.mana.saturating_sub(mana);
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
                let left = monster.life.saturating_sub(foe.markers.saturating_add(blow.total()));
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
