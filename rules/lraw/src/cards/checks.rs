//! Whether a card can do what it says: abilities that its kind has, targets that are declared, names that exist.

use super::{Ab, Body, Cost, Fx, Kind, Kw, Num, Pack, Printed, Sel, Sub, phrases};
use skald_toolkit::packs::{BadPack, Fields};
use toml::Table;

/// A card by itself.
pub fn card(fields: &Fields<'_>, card: &Printed) -> Result<(), BadPack> {
    if !card.kind.warrior() && !card.keywords.is_empty() {
        return Err(fields.wrong("keywords", "only Warriors have keywords"));
    }
    if card.kind != Kind::Warrior && card.allegiance.is_some() {
        return Err(fields.wrong("allegiance", "only Warriors have an Allegiance"));
    }
    for kw in &card.keywords {
        if let Kw::Bestow(inner) | Kw::Perish(inner) = kw {
            body(inner).map_err(|reason| fields.wrong("keywords", reason))?;
            if inner.on.is_some() {
                return Err(fields.wrong("keywords", "the keyword itself says when"));
            }
        }
    }
    for ability in &card.abilities {
        if !has(card, ability) {
            return Err(fields.wrong("abilities", format!("no such card has {}", role(ability))));
        }
        bodies(ability).try_for_each(body).map_err(|reason| fields.wrong("abilities", reason))?;
    }
    let plays = card.abilities.iter().filter(|ability| matches!(ability, Ab::Play(_))).count();
    if plays > 1 {
        return Err(fields.wrong("abilities", "a card has one Play at most"));
    }
    if card.sub == Some(Sub::Arm) && plays == 0 {
        return Err(fields.wrong("abilities", "an ARM has a Play that equips"));
    }
    Ok(())
}

/// The cards of all packs together: what they name exists.
pub fn together(packs: &[Pack]) -> Result<(), BadPack> {
    let all = || packs.iter().flat_map(|pack| pack.cards.iter().map(move |card| (pack, card)));
    for (at, (pack, card)) in all().enumerate() {
        let fields = Fields::new(&pack.file, card.key.as_str(), Table::new());
        if all().take(at).any(|(_, other)| other.key == card.key || other.name == card.name) {
            return Err(fields.wrong("id", "another pack has this id or name"));
        }
        let warlord = |name: &str| {
            let personal = |other: &Printed| other.name.split(',').next().unwrap_or_default().trim() == name;
            all().any(|(_, other)| other.kind == Kind::Warlord && personal(other))
        };
        if let Some(name) = card.allegiance.filter(|name| !warlord(&name.0)) {
            return Err(fields.wrong("allegiance", format!("no Warlord is called \"{name}\"")));
        }
        let named = phrases::of_card(card);
        for token in named.tokens {
            if !all().any(|(_, other)| other.kind == Kind::Token && other.name == token.0) {
                return Err(fields.wrong("abilities", format!("no Token is called \"{token}\"")));
            }
        }
        for name in named.warlords {
            if !warlord(&name.0) {
                return Err(fields.wrong("abilities", format!("no Warlord is called \"{name}\"")));
            }
        }
    }
    Ok(())
}

/// What a kind of card may have.
fn has(card: &Printed, ability: &Ab) -> bool {
    let deck = matches!(card.kind, Kind::Unified | Kind::Fortified);
    match ability {
        Ab::Play(_) => deck,
        Ab::Opt(_) => card.sub == Some(Sub::Act),
        Ab::Pile(_) => card.kind == Kind::Unified,
        Ab::Static(_) | Ab::Each(_) => card.kind.warrior() || card.sub.is_some(),
        Ab::Trig(_) => !matches!(card.kind, Kind::Warlord | Kind::Synergy | Kind::Guardian),
        Ab::Act(_) => card.kind == Kind::Warrior,
        Ab::Arm(_) => card.sub == Some(Sub::Arm) || card.keywords.contains(&Kw::Weaponize),
        Ab::Upkeep(..) => card.kind.main(),
        Ab::Sa(_) | Ab::Passive(_) => card.kind == Kind::Warlord,
        Ab::Syn(_) => card.kind == Kind::Synergy,
        Ab::Realm(_) => card.kind == Kind::Veil,
        Ab::Mull(_) | Ab::Consume(_) => card.kind == Kind::Guardian,
    }
}

const fn role(ability: &Ab) -> &'static str {
    match ability {
        Ab::Play(_) => "Play",
        Ab::Opt(_) => "Opt",
        Ab::Pile(_) => "Pile",
        Ab::Static(_) => "Static",
        Ab::Each(_) => "Each",
        Ab::Trig(_) => "Trig",
        Ab::Act(_) => "Act",
        Ab::Arm(_) => "Arm",
        Ab::Upkeep(..) => "Upkeep",
        Ab::Sa(_) => "Sa",
        Ab::Passive(_) => "Passive",
        Ab::Syn(_) => "Syn",
        Ab::Realm(_) => "Realm",
        Ab::Mull(_) => "Mull",
        Ab::Consume(_) => "Consume",
    }
}

fn bodies(ability: &Ab) -> Box<dyn Iterator<Item = &Body> + '_> {
    match ability {
        Ab::Passive(inner) => Box::new(inner.iter().flat_map(bodies)),
        _ => Box::new(ability.body().into_iter()),
    }
}

/// An ability by itself: what it points at is there.
fn body(body: &Body) -> Result<(), String> {
    let mut wrong = None;
    let event = body.on.is_some();
    let mut sel = |sel: &Sel| match sel {
        Sel::T(group) if *group >= body.t.len() => wrong = Some(format!("T({group}) is not declared")),
        Sel::Ev | Sel::Ev2 if !event => wrong = Some("there is no event that has a card".to_owned()),
        _ => {}
    };
    phrases::selectors(&body.fx, &mut sel);
    for cost in &body.cost {
        if let Cost::Blood(Num::AtkOf(of)) | Cost::Consume(Num::AtkOf(of)) = cost {
            sel(of);
        }
    }
    if let Some(reason) = wrong {
        return Err(reason);
    }
    if body.fx.fx.iter().any(|fx| matches!(fx, Fx::Table(_, rows) if rows.is_empty())) {
        return Err("a Table has no rows".to_owned());
    }
    Ok(())
}
