//! What happened in words: every sentence is a message id with arguments.

use skald_vocabulary::interface::{Key, Name, Say, Seat, Tale, Weight};

use crate::{
    cards::{Beast, Board, Card, Cond, Damage, Hero, Kind, Piece, Place, Pool, Skill, Type},
    event::{Event, Told},
    moves::Reward,
    state::Question,
};

/// A printed name as a label.
pub fn name(of: Name) -> Say {
    Say::new("lost-name").with("name", of)
}

/// Printed names as a list.
pub fn names(of: &[Name]) -> Vec<Say> {
    of.iter().map(|of| name(*of)).collect()
}

/// The label of a reward.
pub const fn reward(of: Reward) -> &'static str {
    match of {
        Reward::Life => "lost-reward-one-life",
        Reward::Mana => "lost-reward-one-mana",
        Reward::Gold => "lost-reward-two-gold",
    }
}

/// A verb as a label.
pub fn verb(key: Key) -> &'static str {
    match key.as_str() {
        "stay" => "lost-verb-stay",
        "pass" => "lost-verb-pass",
        "pass-face-up" => "lost-verb-pass-face-up",
        "pass-draw" => "lost-verb-pass-draw",
        "face-up" => "lost-verb-face-up",
        "draw" => "lost-verb-draw",
        "use" => "lost-verb-use",
        "attack" => "lost-verb-attack",
        "slay" => "lost-verb-slay",
        "with" => "lost-verb-with",
        "tap" => "lost-verb-tap",
        "mana" => "lost-verb-mana",
        "again" => "lost-verb-again",
        "unarmed" => "lost-verb-unarmed",
        "copy" => "lost-verb-copy",
        "defend" => "lost-verb-defend",
        "fall" => "lost-verb-fall",
        "then" => "lost-verb-then",
        _ => "lost-nothing",
    }
}

/// What is asked, as the reason why something else comes later.
pub const fn question(of: &Question) -> Say {
    Say::new(match of {
        Question::Charge(_) => "lost-first-charge",
        Question::Select | Question::Met => "lost-first-select",
        Question::Look { .. } => "lost-first-look",
        Question::Attack => "lost-first-attack",
        Question::Defend(_) | Question::Heal => "lost-first-defend",
        Question::Reward => "lost-first-reward",
        Question::Drop => "lost-first-drop",
    })
}

/// A hero's numbers.
pub fn hero_note(_: &Pool, board: &Board) -> Say {
    let skill = |of: &Skill| (board.skills.of(*of) > 0).then(|| Say::new(skill_word(*of)));
    let skills: Vec<Say> = Skill::ALL.iter().filter_map(skill).collect();
    let note = match hero_line(board.id) {
        Some(line) => Say::new("lost-note-known").with("line", Say::new(line)),
        None => Say::new("lost-note-hero").with("skills", skills),
    };
    note.with("life", board.life).with("mana", board.mana).with("gold", board.gold)
}

/// By a hero's key what it is, whom it suits, and how hard it is to play.
const LINES: [(&str, &str); 5] = [
    ("warrior", "lost-suits-warrior"),
    ("barbarian", "lost-suits-barbarian"),
    ("hunter", "lost-suits-hunter"),
    ("assassin", "lost-suits-assassin"),
    ("sorceress", "lost-suits-sorceress"),
];

/// What a hero of the base set is, whom it suits, and how hard it is to play; nothing for a hero of somebody's own.
#[must_use]
pub fn hero_line(hero: Hero) -> Option<&'static str> {
    LINES.iter().find(|(key, _)| *key == hero.0.as_str()).map(|(_, line)| *line)
}

macro_rules! said_by {
    ($( $(#[$doc:meta])* $name:ident($of:ty) { $( $variant:path => $id:literal ),+ $(,)? } )+) => { $(
        $(#[$doc])*
        pub const fn $name(of: $of) -> &'static str {
            match of { $( $variant => $id ),+ }
        }
    )+ };
}

said_by! {
    /// The word of a skill.
    skill_word(Skill) {
        Skill::Melee => "lost-skill-melee", Skill::Range => "lost-skill-range", Skill::Magic => "lost-skill-magic",
        Skill::Armor => "lost-skill-armor", Skill::Lore => "lost-skill-lore", Skill::Craft => "lost-skill-craft",
    }
    /// The word of a type of damage.
    damage_word(Damage) {
        Damage::Melee => "lost-damage-melee", Damage::Range => "lost-damage-range",
        Damage::Magic => "lost-damage-magic", Damage::Chaos => "lost-damage-chaos",
    }
    /// The word of a type of equipment.
    type_word(Type) {
        Type::Melee => "lost-type-melee", Type::Range => "lost-type-range", Type::Magic => "lost-type-magic",
        Type::Armor => "lost-type-armor", Type::Scroll => "lost-type-scroll", Type::Folio => "lost-type-folio",
        Type::Trinket => "lost-type-trinket", Type::Healing => "lost-type-healing",
    }
    /// What sort of card that is, at the beginning of a note.
    sort_word(Type) {
        Type::Melee => "lost-sort-melee", Type::Range => "lost-sort-range", Type::Magic => "lost-sort-magic",
        Type::Armor => "lost-sort-armor", Type::Scroll => "lost-sort-scroll", Type::Folio => "lost-sort-folio",
        Type::Trinket => "lost-sort-trinket", Type::Healing => "lost-sort-healing",
    }
    /// The word of a place.
    place_word(Place) {
        Place::Weapons => "lost-place-weapons", Place::Spells => "lost-place-spells",
        Place::Armor => "lost-place-armor", Place::Artifacts => "lost-place-artifacts",
    }
    /// The word of a piece of armor.
    piece_word(Piece) {
        Piece::Breastplate => "lost-piece-breastplate", Piece::Shield => "lost-piece-shield",
        Piece::Helmet => "lost-piece-helmet",
    }
    /// A monster of a kind, with its article.
    kind_word(Kind) {
        Kind::Animal => "lost-monster-animal", Kind::Humanoid => "lost-monster-humanoid",
        Kind::Dragon => "lost-monster-dragon", Kind::Undead => "lost-monster-undead",
    }
}

/// The skills that a line asks for, each group with its choices.
pub fn needs(cond: &Cond) -> Vec<Say> {
    let one = |(skill, level): &(Skill, u8)| {
        Say::new("lost-needs-skill").with("skill", Say::new(skill_word(*skill))).with("level", *level)
    };
    let either =
        |first: Say, second: Say| Say::new("lost-needs-or").with("first", first).with("second", second);
    cond.0.iter().filter_map(|group| group.iter().map(one).reduce(either)).collect()
}

impl Event {
    /// The sentence.
    pub fn tell(&self, pool: &Pool) -> Tale {
        Tale { say: self.say(pool), weight: self.weight() }
    }

    fn say(&self, pool: &Pool) -> Say {
        let of = |id, who: &Seat| Say::new(id).with("who", *who);
        let card = |id: &Card| pool.card(*id).name;
        let beast = |id: &Beast| pool.monster(*id).name;
        let cards = |of: &[Card]| -> Vec<Say> { of.iter().map(|of| name(card(of))).collect() };
        let some = |say: Say, id: &'static str, of: &[Card]| {
            let beside =
                if of.is_empty() { Say::new("lost-nothing") } else { Say::new(id).with("list", cards(of)) };
            say.with("beside", beside)
        };
        match self {
            Self::Hero { seat, hero } => of("lost-hero", seat)
                .with("hero", pool.hero(*hero).map_or(Name::from("-"), |board| board.name)),
            Self::Level { level, start } => of("lost-level", start).with("level", *level),
            Self::Revealed { seat, beast: id } => of("lost-revealed", seat).with("monster", beast(id)),
            Self::FaceUp { beast: id } => Say::new("lost-face-up").with("monster", beast(id)),
            Self::Hand { cards: hand, .. } => Say::new("lost-hand").with("list", cards(hand)),
            Self::Chose { seat, card: Some(id), given: true } => {
                of("lost-chose-own", seat).with("card", card(id))
            }
            Self::Chose { seat, given: true, .. } => of("lost-chose", seat),
            Self::Chose { seat, .. } => of("lost-chose-back", seat),
            Self::Shown { cards } => {
                let each = |(seat, id): &(Seat, Card)| of("lost-shows", seat).with("card", card(id));
                Say::new("lost-shown").with("list", cards.iter().map(each).collect::<Vec<_>>())
            }
            Self::Skilled { seat, card: id, level, gold } => of("lost-skilled", seat)
                .with("card", card(id))
                .with("skill", Say::new(skill_word(pool.card(*id).icon)))
                .with("level", *level)
                .with("gold", *gold),
            Self::Bought { seat, card: id, price, converted } => {
                let say = of("lost-bought", seat).with("card", card(id)).with("price", *price);
                some(say, "lost-beside-converted", converted)
            }
            Self::Combat => Say::new("lost-combat"),
            Self::Round { round } => Say::new("lost-round").with("round", *round),
            Self::Met { seat, beast: id, drawn } => {
                of(if *drawn { "lost-drew" } else { "lost-took" }, seat).with("monster", beast(id))
            }
            Self::Passed { seat, to, beast: id } => {
                of("lost-passed", seat).with("to", *to).with("monster", beast(id))
            }
            Self::Drained { seat, beast: id, mana, gold } => of("lost-drained", seat)
                .with("monster", beast(id))
                .with("mana", *mana)
                .with("gold", i64::from(*gold)),
            Self::Charged { seat, beast: id, card: lost } => {
                of("lost-charged", seat).with("monster", beast(id)).with("card", card(lost))
            }
            Self::Spared { seat, beast: id } => of("lost-spared", seat).with("monster", beast(id)),
            Self::Idle { seat } => of("lost-idle", seat),
            Self::Used { seat, card: id, on, mana, life } => {
                let say =
                    of("lost-used", seat).with("card", card(id)).with("mana", *mana).with("life", *life);
                some(say, "lost-beside-back", on)
            }
            Self::Looked { seat, card: id, beasts: None, count } => {
                of("lost-looked", seat).with("card", card(id)).with("count", *count)
            }
            Self::Looked { seat, card: id, beasts: Some(all), .. } => of("lost-looked-own", seat)
                .with("card", card(id))
                .with("list", all.iter().map(|id| name(beast(id))).collect::<Vec<_>>()),
            Self::Turned { seat, card: id, from, to } => of("lost-turned", seat)
                .with("card", pool.find_card(*id).map_or(beast(to), |face| face.name))
                .with("from", beast(from))
                .with("to", beast(to)),
            Self::Attacked { seat, beast: id, attack, damage, markers, life } => {
                attacked(of("lost-attacked", seat), attack, pool)
                    .with("monster", beast(id))
                    .with("damage", *damage)
                    .with("markers", *markers)
                    .with("life", *life)
            }
            Self::Slew { seat, beast: id, card: weapon } => {
                of("lost-slew", seat).with("monster", beast(id)).with("card", card(weapon))
            }
            Self::Defeated { seat, beast: id, xp } => {
                of("lost-defeated", seat).with("monster", beast(id)).with("xp", i64::from(*xp))
            }
            Self::Rewarded { seat, reward } => of(
                match reward {
                    Reward::Gold => "lost-reward-gold",
                    Reward::Life => "lost-reward-life",
                    Reward::Mana => "lost-reward-mana",
                },
                seat,
            ),
            Self::Gold { shares } => {
                let each = |(seat, gold): &(Seat, u8)| of("lost-share", seat).with("gold", *gold);
                Say::new("lost-gold").with("list", shares.iter().map(each).collect::<Vec<_>>())
            }
            Self::Challenge { seat, kind, from } => {
                let say = match from {
                    None => of("lost-challenge", seat),
                    Some(holder) => of("lost-challenge-from", seat).with("from", *holder),
                };
                let named = pool.challenges.iter().find(|of| of.kind == *kind);
                say.with("trophy", named.map_or(Name::from("-"), |of| of.name))
            }
            Self::Token { seat, points, .. } => of("lost-token", seat).with("points", *points),
            Self::Strikes { seat, beast: id } => of("lost-strikes", seat).with("monster", beast(id)),
            Self::Mended { beast: id } => Say::new("lost-mended").with("monster", beast(id)),
            Self::Lost { seat, card: id } => of("lost-lost", seat).with("card", card(id)),
            Self::Suffered { seat, beast: id, cards, mana, life } => {
                let say = of("lost-suffered", seat).with("monster", beast(id)).with("life", *life);
                some(say.with("mana", *mana), "lost-beside-against", cards)
            }
            Self::Fell { seat, beast: None } => of("lost-fell", seat),
            Self::Fell { seat, beast: Some(id) } => of("lost-fell-before", seat).with("monster", beast(id)),
            Self::Lap { last, idle } => of(if *idle { "lost-lap-idle" } else { "lost-lap" }, last),
            Self::Escaped { seat, beast: id } => of("lost-escaped", seat).with("monster", beast(id)),
            Self::LevelEnd { level, points } => {
                let each =
                    |(seat, points): &(Seat, u16)| of("lost-points", seat).with("points", i64::from(*points));
                let list: Vec<Say> = points.iter().map(each).collect();
                let id = if list.is_empty() { "lost-level-end" } else { "lost-level-end-points" };
                Say::new(id).with("level", *level).with("list", list)
            }
            Self::Left { seat } => of("lost-left", seat),
            Self::Ended { winners, totals } => {
                let best =
                    totals.iter().filter(|(seat, _)| winners.contains(seat)).map(|(_, total)| *total).max();
                Say::new("lost-ended")
                    .with("who", winners.clone())
                    .with("points", i64::from(best.unwrap_or(0)))
            }
        }
    }

    const fn weight(&self) -> Weight {
        match self {
            Self::Hand { .. }
            | Self::Chose { .. }
            | Self::Round { .. }
            | Self::Spared { .. }
            | Self::Looked { .. }
            | Self::Gold { .. }
            | Self::Strikes { .. } => Weight::Minor,
            Self::Level { .. }
            | Self::Defeated { .. }
            | Self::Fell { .. }
            | Self::Challenge { .. }
            | Self::Lap { .. }
            | Self::Ended { .. } => Weight::Headline,
            _ => Weight::Notable,
        }
    }
}

/// What an attack was made of.
fn attacked(say: Say, attack: &Told, pool: &Pool) -> Say {
    let weapon = attack.weapon.map_or_else(|| Say::new("lost-unarmed"), |id| name(pool.card(id).name));
    let list = |of: &[Card]| -> Vec<Say> { of.iter().map(|id| name(pool.card(*id).name)).collect() };
    let with = if attack.cards.is_empty() {
        Say::new("lost-nothing")
    } else {
        Say::new("lost-beside-with").with("list", list(&attack.cards))
    };
    let again = if attack.again.is_empty() {
        Say::new("lost-nothing")
    } else {
        Say::new("lost-beside-again").with("list", list(&attack.again))
    };
    say.with("weapon", weapon).with("beside", with).with("again", again).with("mana", attack.mana)
}
