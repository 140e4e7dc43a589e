//! Abilities and special spaces as words: `curse N2 E2`, `champion earth`, `attack-bonus sea`, `traitor`, and `sky` for a
//! dominion space. Reading and printing are each other's inverse.

use super::{Ability, Arrows, Bonus, Dominion, LONGEST, Pantheon, Special, Symbol};

/// Names that are kept for expansions: nothing of this game may have them (LAW-1.10).
const RESERVED: [&str; 5] = ["web", "link", "maelstrom", "venom", "pestilence"];

/// Reads an ability.
///
/// # Errors
/// What is wrong, as half a sentence.
pub fn read_ability(text: &str, pantheons: &[Pantheon]) -> Result<Ability, String> {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    if RESERVED.contains(&name) {
        return Err(format!("the ability \"{name}\" is reserved (LAW-1.10)"));
    }
    let area = || read_arrows(&rest);
    let dominion = || match rest.as_slice() {
        [word] => Dominion::read(word).ok_or_else(|| format!("\"{word}\" is no dominion")),
        _ => Err(format!("\"{name}\" needs exactly one paired dominion")),
    };
    let alone = |ability| {
        if rest.is_empty() { Ok(ability) } else { Err(format!("\"{name}\" has neither arrows nor symbol")) }
    };
    match name {
        "support" => area().map(Ability::Support),
        "curse" => area().map(Ability::Curse),
        "dispel" => area().map(Ability::Dispel),
        "ranged-attack" => area().map(Ability::Ranged),
        "maneuver" => area().map(Ability::Maneuver),
        "champion" => match rest.as_slice() {
            [word] => read_symbol(word, pantheons).map(Ability::Champion),
            _ => Err("\"champion\" needs exactly one paired dominion or pantheon".to_owned()),
        },
        "attack-bonus" => dominion().map(|paired| Ability::Bonus(Bonus::Attack, paired)),
        "defense-bonus" => dominion().map(|paired| Ability::Bonus(Bonus::Defense, paired)),
        "attack-defense-bonus" => dominion().map(|paired| Ability::Bonus(Bonus::Both, paired)),
        "reflect" => alone(Ability::Reflect),
        "skinwalker" => alone(Ability::Skinwalker),
        "phoenix" => alone(Ability::Phoenix),
        "traitor" => alone(Ability::Traitor),
        "slayer" => alone(Ability::Slayer),
        _ => Err(format!("the word \"{name}\" is not in the vocabulary of abilities")),
    }
}

fn read_symbol(word: &str, pantheons: &[Pantheon]) -> Result<Symbol, String> {
    if let Some(dominion) = Dominion::read(word) {
        return Ok(Symbol::Dominion(dominion));
    }
    let place = pantheons.iter().position(|pantheon| pantheon.key.as_str() == word);
    place
        .and_then(|place| u8::try_from(place).ok())
        .map(Symbol::Pantheon)
        .ok_or_else(|| format!("\"{word}\" is neither dominion nor pantheon"))
}

fn read_arrows(words: &[&str]) -> Result<Arrows, String> {
    if words.is_empty() {
        return Err("an area needs arrows such as N2".to_owned());
    }
    let mut arrows = Arrows::default();
    for word in words {
        let mut signs = word.chars();
        let at = signs.next().and_then(|sign| "NESW".find(sign));
        let count = signs.as_str().parse::<u8>().ok().filter(|count| (1..=LONGEST).contains(count));
        match (at.and_then(|at| arrows.0.get_mut(at)), count) {
            (Some(held), Some(count)) if *held == 0 => *held = count,
            _ => return Err(format!("\"{word}\" is no row of arrows such as N2, or stands twice")),
        }
    }
    Ok(arrows)
}

/// Reads a special space: a dominion, or an ability that spaces may have (LAW-3.16).
///
/// # Errors
/// What is wrong, as half a sentence.
pub fn read_special(text: &str, pantheons: &[Pantheon]) -> Result<Special, String> {
    if let Some(dominion) = Dominion::read(text.trim()) {
        return Ok(Special::Dominion(dominion));
    }
    let ability = read_ability(text, pantheons)?;
    if matches!(ability, Ability::Reflect | Ability::Skinwalker) {
        return Err(format!("\"{text}\" cannot be the ability of a space (LAW-3.16)"));
    }
    if ability.arrows().is_some_and(|arrows| !arrows.symmetric()) {
        return Err(format!("the arrows of \"{text}\" are not symmetric (LAW-3.16)"));
    }
    Ok(Special::Ability(ability))
}

impl Ability {
    /// The name alone, as in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Support(_) => "support",
            Self::Curse(_) => "curse",
            Self::Dispel(_) => "dispel",
            Self::Ranged(_) => "ranged-attack",
            Self::Maneuver(_) => "maneuver",
            Self::Champion(_) => "champion",
            Self::Reflect => "reflect",
            Self::Skinwalker => "skinwalker",
            Self::Phoenix => "phoenix",
            Self::Traitor => "traitor",
            Self::Slayer => "slayer",
            Self::Bonus(Bonus::Attack, _) => "attack-bonus",
            Self::Bonus(Bonus::Defense, _) => "defense-bonus",
            Self::Bonus(Bonus::Both, _) => "attack-defense-bonus",
        }
    }

    /// The whole ability, as it is read.
    #[must_use]
    pub fn notation(self, pantheons: &[Pantheon]) -> String {
        let mut text = self.word().to_owned();
        if let Some(arrows) = self.arrows() {
            for (sign, count) in "NESW".chars().zip(arrows.0) {
                if count > 0 {
                    text.push_str(&format!(" {sign}{count}"));
                }
            }
        }
        match self {
            Self::Bonus(_, dominion) | Self::Champion(Symbol::Dominion(dominion)) => {
                text.push(' ');
                text.push_str(dominion.word());
            }
            Self::Champion(Symbol::Pantheon(place)) => {
                text.push(' ');
                text.push_str(
                    pantheons.get(usize::from(place)).map_or("?", |pantheon| pantheon.key.as_str()),
                );
            }
            _ => {}
        }
        text
    }
}

impl Special {
    /// The special space as it is read.
    #[must_use]
    pub fn notation(self, pantheons: &[Pantheon]) -> String {
        match self {
            Self::Dominion(dominion) => dominion.word().to_owned(),
            Self::Ability(ability) => ability.notation(pantheons),
        }
    }
}
