//! Facts and cards as sentences of the catalogue, and how much each fact matters in a digest. No words stand here.

use std::sync::Arc;

use super::{
    board::{Dir, Label, North},
    cards::{Ability, Card, Dominion, Special, Symbol},
    event::{Fact, Seen},
    options::{Stop, Why},
    setup::Rules,
    state::Lost,
};
use skald_vocabulary::interface::{Say, Seat, Tale, Weight};

/// The sentence for a side of a piece.
pub const fn side_word(side: super::cards::Side) -> &'static str {
    match side {
        super::cards::Side::Alpha => "law-alpha",
        super::cards::Side::Omega => "law-omega",
    }
}

/// A level as it stands on a card.
#[must_use]
pub const fn roman(level: u8) -> &'static str {
    match level {
        1 => "I",
        2 => "II",
        _ => "III",
    }
}

/// The name of a dominion.
#[must_use]
pub const fn dominion_say(dominion: Dominion) -> Say {
    Say::new(match dominion {
        Dominion::Earth => "law-dominion-earth",
        Dominion::Sea => "law-dominion-sea",
        Dominion::Sky => "law-dominion-sky",
    })
}

/// A card on a button: name and level.
#[must_use]
pub fn card_label(rules: &Rules, card: Card) -> Say {
    let face = rules.pool.face(card);
    Say::new("law-card-label").with("name", Arc::clone(&face.name)).with("level", roman(face.level))
}

/// A card's second line: dominion, stats, ability.
#[must_use]
pub fn card_note(rules: &Rules, card: Card) -> Say {
    let face = rules.pool.face(card);
    let [north, east, south, west] = face.stats.map(i64::from);
    let id = if face.ability.is_some() { "law-card-note" } else { "law-card-note-plain" };
    let say = Say::new(id)
        .with("dominion", dominion_say(face.dominion))
        .with("north", north)
        .with("east", east)
        .with("south", south)
        .with("west", west);
    match face.ability {
        Some(ability) => say.with("ability", ability_say(rules, ability)),
        None => say,
    }
}

/// An ability in words, with its arrows or its symbol.
#[must_use]
pub fn ability_say(rules: &Rules, ability: Ability) -> Say {
    use super::cards::Bonus;
    let id = match ability {
        Ability::Support(_) => "law-ability-support",
        Ability::Curse(_) => "law-ability-curse",
        Ability::Dispel(_) => "law-ability-dispel",
        Ability::Ranged(_) => "law-ability-ranged",
        Ability::Maneuver(_) => "law-ability-maneuver",
        Ability::Champion(_) => "law-ability-champion",
        Ability::Reflect => "law-ability-reflect",
        Ability::Skinwalker => "law-ability-skinwalker",
        Ability::Phoenix => "law-ability-phoenix",
        Ability::Traitor => "law-ability-traitor",
        Ability::Slayer => "law-ability-slayer",
        Ability::Bonus(Bonus::Both, _) => "law-ability-both",
        Ability::Bonus(Bonus::Attack, _) => "law-ability-attack",
        Ability::Bonus(Bonus::Defense, _) => "law-ability-defense",
    };
    let say = Say::new(id);
    if let Some(arrows) = ability.arrows() {
        let rows = Dir::ALL.iter().zip(arrows.0).filter(|(_, count)| *count > 0);
        let text: Vec<String> = rows.map(|(dir, count)| format!("{}{count}", dir.letter())).collect();
        return say.with("arrows", text.join(" "));
    }
    match ability {
        Ability::Bonus(_, dominion) | Ability::Champion(Symbol::Dominion(dominion)) => {
            say.with("symbol", dominion_say(dominion))
        }
        Ability::Champion(Symbol::Pantheon(place)) => {
            let pantheon = rules.pool.pantheons.get(usize::from(place));
            say.with("symbol", pantheon.map_or_else(|| "".into(), |pantheon| Arc::clone(&pantheon.name)))
        }
        _ => say,
    }
}

/// A special space in words.
#[must_use]
pub fn special_say(rules: &Rules, special: Special) -> Say {
    match special {
        Special::Dominion(dominion) => {
            Say::new("law-special-dominion").with("dominion", dominion_say(dominion))
        }
        Special::Ability(ability) => {
            Say::new("law-special-ability").with("ability", ability_say(rules, ability))
        }
    }
}

/// A seen fact as a sentence.
#[must_use]
pub fn tell(rules: &Rules, seen: &Seen) -> Tale {
    let (weight, say) = Teller(rules).fact(&seen.0);
    Tale { say, weight }
}

struct Teller<'r>(&'r Rules);

impl Teller<'_> {
    fn name(&self, card: Card) -> Arc<str> {
        Arc::clone(&self.0.pool.face(card).name)
    }

    fn names(&self, cards: &[Card]) -> Vec<Arc<str>> {
        cards.iter().map(|card| self.name(*card)).collect()
    }

    fn letter(&self, piece: u8) -> Arc<str> {
        let key = self.0.pool.pieces.get(usize::from(piece)).map(|piece| piece.key.to_string());
        key.unwrap_or_default().to_uppercase().into()
    }

    /// A sentence about a card on a space.
    fn at(&self, id: &'static str, card: Card, at: Label) -> Say {
        Say::new(id).with("card", self.name(card)).with("space", at.shown())
    }

    fn fact(&self, fact: &Fact) -> (Weight, Say) {
        use Weight::{Headline, Minor, Notable};
        match fact {
            Fact::Began { first, offer } => {
                let pieces: Vec<Arc<str>> = offer.iter().map(|piece| self.letter(*piece)).collect();
                (Notable, Say::new("law-began").with("who", *first).with("pieces", pieces))
            }
            Fact::Leads { seat, pantheon } => {
                let name = self.0.pool.pantheons.get(usize::from(*pantheon)).map(|of| Arc::clone(&of.name));
                (Notable, Say::new("law-leads").with("who", *seat).with("pantheon", name.unwrap_or_default()))
            }
            Fact::Given { seat } => (Minor, Say::new("law-given").with("who", *seat)),
            Fact::DecksReady => (Notable, Say::new("law-decks-ready")),
            Fact::Laid { seat, piece, side, half_turn } => {
                let side = side_word(*side);
                let id = if *half_turn { "law-laid-turned" } else { "law-laid" };
                let say = Say::new(id).with("who", *seat).with("piece", self.letter(*piece));
                (Notable, say.with("side", Say::new(side)))
            }
            Fact::Battle { round, first } => {
                (Headline, Say::new("law-battle").with("round", *round).with("who", *first))
            }
            Fact::Drew { seat, count, cards } => {
                let say = match cards {
                    Some(cards) if !cards.is_empty() => {
                        Say::new("law-drew-own").with("cards", self.names(cards))
                    }
                    _ => Say::new("law-drew"),
                };
                (Minor, say.with("who", *seat).with("count", *count))
            }
            Fact::Hid { seat, at, card } => {
                let say = match card {
                    Some(card) => self.at("law-hid-own", *card, *at),
                    None => Say::new("law-hid").with("space", at.shown()),
                };
                (Notable, say.with("who", *seat))
            }
            Fact::Turned { seat, north } => {
                let id = if *north == North::Up { "law-turned-up" } else { "law-turned-down" };
                (Notable, Say::new(id).with("who", *seat))
            }
            Fact::Revealed { seat, card, at } => {
                (Notable, self.at("law-revealed", *card, *at).with("who", *seat))
            }
            Fact::Placed { seat, card, at, replaced } => {
                let say = match replaced {
                    Some(old) => self.at("law-placed-over", *card, *at).with("old", self.name(*old)),
                    None => self.at("law-placed", *card, *at),
                };
                (Notable, say.with("who", *seat))
            }
            Fact::Attacked { by, seat, card, from, at, dir, attacker, defender } => {
                let taken = attacker > defender;
                let say = self.at(if taken { "law-captured" } else { "law-held" }, *card, *at);
                let say = say
                    .with("who", *seat)
                    .with("from", *from)
                    .with("by", self.name(*by))
                    .with("own-side", dir.letter())
                    .with("own", i64::from(*attacker))
                    .with("other-side", dir.opposite().letter())
                    .with("other", i64::from(*defender));
                (if taken { Headline } else { Minor }, say)
            }
            Fact::Fell { card, at, how, to, hand } => (Headline, self.fell(*card, *at, *how, *to, *hand)),
            Fact::Reflected { card, at } => (Headline, self.at("law-reflected", *card, *at)),
            Fact::Moved { seat, card, from, to } => {
                let say = self.at("law-moved", *card, *to).with("from", from.shown());
                (Notable, say.with("who", *seat))
            }
            Fact::Ordered { seat, cards, traitors } => {
                let id = if *traitors { "law-ordered-top" } else { "law-ordered-low" };
                (Minor, Say::new(id).with("who", *seat).with("cards", self.names(cards)))
            }
            Fact::Opened { cards } => (Notable, Say::new("law-opened").with("cards", self.names(cards))),
            Fact::Took { seat, card, next } => {
                let say = match next {
                    Some(next) => Say::new("law-took-next").with("next", self.name(*next)),
                    None => Say::new("law-took"),
                };
                (Notable, say.with("who", *seat).with("card", self.name(*card)))
            }
            Fact::Exchanged { seat, gave, took } => {
                let say = Say::new("law-exchanged").with("who", *seat).with("gave", self.name(*gave));
                (Notable, say.with("took", self.name(*took)))
            }
            Fact::Offered { seat, to, card } => {
                let say = match card {
                    Some(card) => Say::new("law-offered-own").with("card", self.name(*card)),
                    None => Say::new("law-offered"),
                };
                (Notable, say.with("who", *seat).with("to", *to))
            }
            Fact::Traded { seat, to, cards } => {
                let say = match cards {
                    Some((gave, back)) => Say::new("law-traded-own")
                        .with("gave", self.name(*gave))
                        .with("back", self.name(*back)),
                    None => Say::new("law-traded"),
                };
                (Notable, say.with("who", *seat).with("to", *to))
            }
            _ => self.ending(fact),
        }
    }

    fn fell(&self, card: Card, at: Label, how: Lost, to: Option<Seat>, hand: bool) -> Say {
        let id = match (how, hand) {
            (Lost::Slain, _) => "law-slain",
            (Lost::Phoenix, false) => "law-phoenix",
            (Lost::Phoenix, true) => "law-phoenix-hand",
            (Lost::Traitor, false) => "law-traitor",
            (Lost::Traitor, true) => "law-traitor-hand",
        };
        let say = self.at(id, card, at);
        match to {
            Some(to) => say.with("who", to),
            None => say,
        }
    }

    /// What happens between battles and at the end.
    fn ending(&self, fact: &Fact) -> (Weight, Say) {
        use Weight::{Headline, Minor, Notable};
        match fact {
            Fact::Ended { round, why, cards } => {
                let id = match why {
                    Stop::Full => "law-ended-full",
                    Stop::Empty => "law-ended-empty",
                    Stop::Turns => "law-ended-turns",
                };
                let count = |(seat, count): (u8, &u8)| {
                    Say::new("law-count").with("who", Seat(seat)).with("count", *count)
                };
                let counts: Vec<Say> = (0_u8..).zip(cards).map(count).collect();
                (Headline, Say::new(id).with("round", *round).with("counts", counts))
            }
            Fact::Won { seats, round, value, levels } => {
                let id = match (value, levels) {
                    (0, false) => "law-won",
                    (0, true) => "law-won-levels",
                    (_, false) => "law-won-card",
                    (_, true) => "law-won-card-levels",
                };
                (
                    Headline,
                    Say::new(id).with("who", seats.to_vec()).with("round", *round).with("value", *value),
                )
            }
            Fact::Tied { seats, round } => {
                (Headline, Say::new("law-tied").with("who", seats.to_vec()).with("round", *round))
            }
            Fact::Cleared { captured } => {
                let sum: u32 = captured.iter().map(|count| u32::from(*count)).sum();
                (Minor, Say::new("law-cleared").with("count", sum))
            }
            Fact::Reinforced { seat, count, discards, gained } => {
                let say = match (discards.is_empty(), gained) {
                    (true, Some(cards)) if !cards.is_empty() => {
                        Say::new("law-reinforced-own").with("cards", self.names(cards))
                    }
                    (true, _) => Say::new("law-reinforced"),
                    (false, Some(cards)) if !cards.is_empty() => Say::new("law-reinforced-sacrifice-own")
                        .with("cards", self.names(cards))
                        .with("discards", self.names(discards)),
                    (false, _) => Say::new("law-reinforced-sacrifice").with("discards", self.names(discards)),
                };
                (Notable, say.with("who", *seat).with("count", *count))
            }
            Fact::Named { seat, first } => {
                (Notable, Say::new("law-named").with("who", *seat).with("first", *first))
            }
            Fact::Starts { seat } => (Notable, Say::new("law-starts").with("who", *seat)),
            Fact::Buried { cards } => (Minor, Say::new("law-buried").with("count", cards.len())),
            Fact::Left { seat } => (Headline, Say::new("law-left").with("who", *seat)),
            Fact::Over { first, why } => {
                let id = match (first.len(), why) {
                    (0, _) => "law-over-nobody",
                    (_, Why::Left) => "law-over-left",
                    (_, Why::Time) => "law-over-time",
                    (_, Why::Award) => "law-over-award",
                    (1, Why::Counted) => "law-over",
                    (_, Why::Counted) => "law-over-shared",
                };
                (Headline, Say::new(id).with("who", first.to_vec()))
            }
            // All other facts are told above.
            _ => (Minor, Say::new("law-decks-ready")),
        }
    }
}
