//! The strict reader of card files: an unknown key is an error, and every error names file, card, field and reason.

use skald_toolkit::{
    grammar::WordOf,
    packs::{BadPack, Fields},
};
use skald_vocabulary::interface::{Key, Name};
use toml::{Table, Value};

use super::{
    Beast, Board, Card, Challenge, Cond, Discount, Equipment, Goal, Harm, Hero, Kind, Line, Modifier,
    Monster, Skill, Skills, Stack, Type,
    reader::{LostFields, line, tables, text},
    words,
};

/// The text of the game's own cards.
pub const BASE: &str = include_str!("../../../sets/lost/base.toml");

/// How many stacks of trophy tokens there are (LOST-2.5).
const STACKS: usize = 6;

/// A card file, read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    /// The pack's id, if it was read.
    pub id: Option<Key>,
    /// Its version.
    pub version: u32,
    /// Hero boards.
    pub heroes: Vec<Board>,
    /// Challenge trophies, one for each kind.
    pub challenges: Vec<Challenge>,
    /// Stacks of trophy tokens.
    pub stacks: Vec<Stack>,
    /// Equipment.
    pub equipment: Vec<Equipment>,
    /// Monsters.
    pub monsters: Vec<Monster>,
}

impl Pack {
    /// Reads a card file. `file` is its name, for messages.
    ///
    /// # Errors
    /// [`BadPack`] when a key or a word is unknown, a value is out of its bounds, or two cards share an id or a name.
    pub fn read(file: &str, text: &str) -> Result<Self, BadPack> {
        let mut top = Fields::of_file(file, text)?;
        let id = Some(top.key("pack")?);
        let version = top.number("version", 1, u32::MAX)?;
        let pack = Self {
            id,
            version,
            heroes: each(&mut top, "hero", hero)?,
            challenges: each(&mut top, "challenge", challenge)?,
            stacks: each(&mut top, "stack", stack)?,
            equipment: each(&mut top, "equipment", equipment)?,
            monsters: each(&mut top, "monster", monster)?,
        };
        top.end()?;
        pack.check(file)?;
        Ok(pack)
    }

    /// Checks what no card says alone (2.9).
    fn check(&self, file: &str) -> Result<(), BadPack> {
        let fault = |card: &str, field: &str, reason: String| {
            Err(Fields::new(file, card, Table::new()).wrong(field, reason))
        };
        let mut names: Vec<(Key, Name)> = self.heroes.iter().map(|of| (of.id.0, of.name)).collect();
        names.extend(self.equipment.iter().map(|of| (of.id.0, of.name)));
        names.extend(self.monsters.iter().map(|of| (of.id.0, of.name)));
        for (at, (id, name)) in names.iter().enumerate() {
            let mut before = names.iter().take(at);
            if before.any(|(other, called)| other == id || called == name) {
                return fault(id.as_str(), "name", "two cards share this id or this name".to_owned());
            }
        }
        for level in 1..=3 {
            let copies = |place: usize| -> u32 {
                let of = self.equipment.iter().filter(|of| of.level == level);
                of.map(|of| u32::from(of.copies[place])).sum()
            };
            if [copies(0), copies(1), copies(2)] != [18, 6, 6] {
                return fault("file", "equipment", format!("level {level} wants 18, 6 and 6 copies"));
            }
            let monsters = self.monsters.iter().filter(|of| of.level == level);
            if monsters.map(|of| u32::from(of.copies)).sum::<u32>() != 20 {
                return fault("file", "monster", format!("level {level} wants 20 monsters"));
            }
        }
        let kinds: Vec<Kind> = self.challenges.iter().map(|of| of.kind).collect();
        if kinds != Kind::ALL {
            return fault("file", "challenge", "one for each type is wanted, in their order".to_owned());
        }
        if self.stacks.len() != STACKS {
            return fault("file", "stack", "six stacks of trophy tokens are wanted".to_owned());
        }
        if self.heroes.len() < 5 {
            return fault("file", "hero", "five heroes are wanted".to_owned());
        }
        Ok(())
    }
}

/// All tables of one name, each read whole.
fn each<T>(
    top: &mut Fields<'_>,
    name: &str,
    read: impl Fn(&mut Fields<'_>) -> Result<T, BadPack>,
) -> Result<Vec<T>, BadPack> {
    let tables = top.tables(name)?;
    let one = |table: Table| {
        let id = table.get("id").and_then(Value::as_str).unwrap_or(name).to_owned();
        let mut fields = Fields::new(top.file, &id, table);
        let read = read(&mut fields)?;
        fields.end()?;
        Ok(read)
    };
    tables.into_iter().map(one).collect()
}

fn hero(of: &mut Fields<'_>) -> Result<Board, BadPack> {
    let mut skills = Skills::default();
    let words = of.list("skills")?;
    for word in &words {
        skills.add(Skill::read_word(word).ok_or_else(|| of.unknown("skills", word))?);
    }
    if words.len() != 2 {
        return Err(of.wrong("skills", "two initial skills are wanted"));
    }
    Ok(Board {
        id: Hero(of.key("id")?),
        name: of.text("name")?,
        life: of.number("life", 1, 20)?,
        mana: of.number("mana", 0, 20)?,
        gold: of.number("gold", 0, 20)?,
        skills,
    })
}

fn challenge(of: &mut Fields<'_>) -> Result<Challenge, BadPack> {
    Ok(Challenge { id: of.key("id")?, name: of.text("name")?, kind: of.word("type")? })
}

fn stack(of: &mut Fields<'_>) -> Result<Stack, BadPack> {
    let word: String = of.text("goal")?;
    let goal = match word.split_once(' ') {
        Some(("pair", kind)) => Kind::read_word(kind).map(Goal::Pair),
        None if word == "triple" => Some(Goal::Triple),
        None if word == "variety" => Some(Goal::Variety),
        _ => None,
    };
    let goal = goal.ok_or_else(|| of.unknown("goal", &word))?;
    let Value::Array(points) = of.take("points")? else {
        return Err(of.wrong("points", "a list of numbers is wanted"));
    };
    let points: Option<Vec<u8>> =
        points.iter().map(|one| one.as_integer().and_then(|one| u8::try_from(one).ok())).collect();
    match points.filter(|points| points.len() == 4 && points.is_sorted_by(|one, next| one > next)) {
        Some(points) => Ok(Stack { id: of.key("id")?, goal, points }),
        None => Err(of.wrong("points", "four numbers are wanted, the highest first")),
    }
}

fn equipment(of: &mut Fields<'_>) -> Result<Equipment, BadPack> {
    let kind: Type = of.word("type")?;
    let piece = if of.has("piece") { Some(of.word("piece")?) } else { None };
    if piece.is_some() != (kind == Type::Armor) {
        return Err(of.wrong("piece", "armor has a piece, and nothing else has one"));
    }
    let mut copies = [0; 3];
    for word in of.list("copies")? {
        let place = ["base", "4", "5"].iter().position(|known| *known == word);
        copies[place.ok_or_else(|| of.unknown("copies", &word))?] += 1;
    }
    let discounts = tables(of, "discounts", discount)?;
    let lines = tables(of, "lines", line)?;
    let count = |wanted: fn(&Line) -> bool| lines.iter().filter(|line| wanted(line)).count();
    if lines.is_empty() || count(|line| matches!(line, Line::For { .. })) > 1 {
        return Err(of.wrong("lines", "at least one line and at most one for mana are wanted"));
    }
    if count(|line| matches!(line, Line::ReduceFor { .. })) > count(Line::defends) {
        return Err(of.wrong("lines", "mana takes damage off only beside a reduction of the same card"));
    }
    let weapon = matches!(kind, Type::Melee | Type::Range | Type::Magic);
    if !weapon
        && count(|line| matches!(line, Line::Basic(hits) if hits.len() > 1) || matches!(line, Line::Slay(_)))
            > 0
    {
        return Err(of.wrong("lines", "only a weapon can choose its damage, and only a weapon can slay"));
    }
    Ok(Equipment {
        id: Card(of.key("id")?),
        name: of.text("name")?,
        level: of.number("level", 1, 3)?,
        of: kind,
        piece,
        icon: of.word("icon")?,
        cost: of.number("cost", 0, 20)?,
        copies,
        discounts,
        lines,
    })
}

fn discount(of: &mut Fields<'_>) -> Result<Discount, BadPack> {
    let one = |word: &String| words::requirement(word).ok_or_else(|| of.unknown("any", word));
    let any = of.clone().list("any")?.iter().map(one).collect::<Result<Vec<_>, _>>()?;
    of.take("any")?;
    Ok(Discount { any: Cond(vec![any]), amount: of.number("amount", 1, 9)? })
}

fn monster(of: &mut Fields<'_>) -> Result<Monster, BadPack> {
    let mut modifiers = [Modifier::Full; 4];
    if let Some(Value::Table(table)) = of.table.remove("modifiers") {
        let mut each = Fields::new(of.file, &of.card, table);
        for (modifier, damage) in modifiers.iter_mut().zip(super::Damage::ALL) {
            if each.has(damage.key().as_str()) {
                *modifier = each.word(damage.key().as_str())?;
            }
        }
        each.end()?;
    }
    Ok(Monster {
        id: Beast(of.key("id")?),
        name: of.text("name")?,
        level: of.number("level", 1, 3)?,
        kind: of.word("type")?,
        copies: of.number("copies", 1, 20)?,
        life: of.number("life", 1, 60)?,
        attack: of.said::<Harm>("attack", words::harm)?,
        modifiers,
        xp: of.number("xp", 0, 20)?,
        gold: of.number("gold", 0, 20)?,
        texts: tables(of, "lines", text)?,
    })
}
