//! A character's printed face and a board piece's two sides, each as a picture of its own.

use skald_rules::interface::{Rules as _, Say, Seat};
use skald_rules::law::board::Dir;
use skald_rules::law::cards::{
    Ability, Bonus, Face as Printed, Pantheon, Piece, Side, Special, Symbol, base,
};
use skald_rules::law::{CardView, Law};

use super::card::{NOBODY, dominion};
use super::offer;
use super::scene::{self, AbilitySign, dominion_say, length, pantheon, roman, text, words};
use super::signs;
use crate::art::Motif;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{
    BORDER, GOLD, GROUND_TOP, INK, NUMBER, OUTLINE, PANEL_TOP, PLATE, TITLE, face as shades,
};
use crate::look::scale;
use crate::page::face;
use crate::page::heads::Head;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

fn pantheons() -> &'static [Pantheon] {
    &base().pantheons
}

/// The names of the pantheons of the base set.
pub(super) fn pantheon_names() -> impl Iterator<Item = &'static str> {
    pantheons().iter().map(|of| &*of.name)
}

/// An ability as the catalogue says it.
pub(super) fn ability_say(ability: Ability) -> Say {
    let say = Say::new(match ability {
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
    });
    if let Some(arrows) = ability.arrows() {
        let rows = Dir::ALL.iter().zip(arrows.0).filter(|(_, count)| *count > 0);
        let text: Vec<String> = rows.map(|(dir, count)| format!("{}{count}", dir.letter())).collect();
        return say.with("arrows", text.join(" "));
    }
    match ability {
        Ability::Bonus(_, of) | Ability::Champion(Symbol::Dominion(of)) => {
            say.with("symbol", dominion_say(of))
        }
        Ability::Champion(Symbol::Pantheon(place)) => {
            let name = pantheons().get(usize::from(place)).map_or_else(|| "".into(), |p| p.name.clone());
            say.with("symbol", name)
        }
        _ => say,
    }
}

/// A printed character as views show it.
pub(super) fn view_of(of: &Printed) -> CardView {
    CardView {
        key: of.key,
        code: of.code.clone(),
        copy: Seat(0),
        name: of.name.clone(),
        pantheon: pantheons().get(usize::from(of.pantheon)).map_or_else(|| "".into(), |p| p.name.clone()),
        dominion: of.dominion,
        level: of.level,
        stats: of.stats,
        ability: of.ability.map(ability_say),
        icon: of.ability.map(Ability::word),
        arrows: of.ability.and_then(Ability::arrows).map(|a| a.0),
        about: of.about.clone(),
    }
}

/// The pantheons of the base set, each with its greatest god and what it is good at.
pub(super) fn heads() -> Vec<Head<'static>> {
    let known =
        [("greek", "zeus"), ("norse", "odin"), ("american", "thunderbird"), ("japanese", "amaterasu")];
    let head = |of: &Pantheon| {
        let (_, god) = known.iter().find(|(key, _)| of.key.as_str() == *key)?;
        let god = base().faces.iter().find(|face| face.key.as_str() == *god)?;
        Some(Head {
            motif: Motif { game: Law::ID, key: god.key.as_str(), sign: pantheon(&of.name), color: GOLD },
            name: of.name.to_string(),
            value: String::new(),
            ability: words(&Say::new("picture-law-lead-god").with("name", god.name.clone())),
            line: text(skald_rules::law::lead_line(of.key)?),
            rule: String::new(),
            more: String::new(),
        })
    };
    pantheons().iter().filter_map(head).collect()
}

/// What an ability does, in the catalogue, by its word in files.
pub(super) fn rule(of: &str) -> &'static str {
    match of {
        "support" => "picture-law-rule-support",
        "curse" => "picture-law-rule-curse",
        "dispel" => "picture-law-rule-dispel",
        "ranged-attack" => "picture-law-rule-ranged",
        "maneuver" => "picture-law-rule-maneuver",
        "champion" => "picture-law-rule-champion",
        "reflect" => "picture-law-rule-reflect",
        "skinwalker" => "picture-law-rule-skinwalker",
        "phoenix" => "picture-law-rule-phoenix",
        "traitor" => "picture-law-rule-traitor",
        "slayer" => "picture-law-rule-slayer",
        "attack-bonus" => "picture-law-rule-attack",
        "defense-bonus" => "picture-law-rule-defense",
        _ => "picture-law-rule-both",
    }
}

/// The printed face of a card as a whole picture.
pub(super) fn card(p: &mut Painter, card: &CardView) {
    let frame = face::frame(p, &card.name, NOBODY, 70.0);
    let (high, _) = shades(NOBODY);
    let head = frame.head;
    let at = Rect::new(head.x + 6.0, head.cy() - 27.0, 54.0, 54.0);
    p.emblem(pantheon(&card.pantheon), at, Fill::flat(GOLD), high);
    dominion(p, card.dominion, Rect::new(head.right() - 62.0, head.cy() - 28.0, 56.0, 56.0));
    stats(p, card, frame.art);
    text_of(p, card, frame.foot);
}

/// Width of the field with stats and ability on a face of its own; smaller ones are drawn after it.
const FIELD: f32 = 564.0;

/// The card's picture with the four stats at its edges, and the area in which its ability works.
pub(super) fn stats(p: &mut Painter, card: &CardView, art: Rect) {
    let f = art.w / FIELD;
    face::picture(p, &scene::motif(card), art);
    let size = (84.0 * f).max(46.0);
    let style =
        Style::new(Face::Bold, size, NUMBER, OUTLINE).outlined(size * 0.054).kind(Kind::Deciding).centred();
    let [north, east, south, west] = card.stats.map(scene::number);
    let (edge, cap) = (8.0 + 6.0 * f, size * 0.714);
    p.text(&north, art.cx(), art.y + edge + cap, &style);
    p.text(&south, art.cx(), art.bottom() - edge, &style);
    let beside = edge + 4.0 + size * 0.31;
    p.text(&west, art.x + beside, style.baseline_at(art.cy()), &style);
    p.text(&east, art.right() - beside, style.baseline_at(art.cy()), &style);
    let level = Style::new(Face::Title, (40.0 * f).max(26.0), TITLE, OUTLINE).outlined(2.0).kind(Kind::Name);
    p.text(roman(card.level), art.x + 10.0 + 8.0 * f, art.y + 8.0 + level.size * 0.78, &level);
    let Some(sign) = scene::ability(card) else { return };
    let side = (150.0 * f).max(74.0).min(art.h * 0.34);
    let corner = Rect::new(art.x + 8.0, art.bottom() - side - 8.0, side, side);
    surface::plate(p, corner, 10.0);
    let middle = corner.inset(side * 0.08);
    if sign.arrows == [0; 4] {
        signs::ability(p, middle.cx(), middle.cy(), middle.w * 0.72, &sign, INK, PLATE);
    } else {
        area(p, &sign, middle);
    }
}

/// The area of an ability as spaces around its card.
fn area(p: &mut Painter, sign: &AbilitySign, r: Rect) {
    let reach = sign.arrows.iter().copied().max().unwrap_or(1).max(2);
    let count = 2.0 * f32::from(reach) + 1.0;
    let unit = (r.w / count).floor();
    let origin = (r.cx() - unit / 2.0, r.cy() - unit / 2.0);
    let cell = |x: f32, y: f32| Rect::new(origin.0 + x * unit, origin.1 + y * unit, unit, unit).inset(2.0);
    for dir in Dir::ALL {
        let (dx, dy) = signs::step(dir);
        let count = sign.arrows.get(dir.index()).copied().unwrap_or(0);
        for k in 1..=reach {
            let at = cell(dx * f32::from(k), dy * f32::from(k));
            if k <= count {
                p.round(at, (unit * 0.14).min(7.0), Fill::flat(GOLD));
                let (cx, cy, s) = (at.cx(), at.cy(), at.w * 0.26);
                let tip = (cx + dx * s, cy + dy * s);
                let (sx, sy) = (dy.abs() * s, dx.abs() * s);
                p.line(
                    &[
                        (cx - sx - dx * s * 0.4, cy - sy - dy * s * 0.4),
                        tip,
                        (cx + sx - dx * s * 0.4, cy + sy - dy * s * 0.4),
                    ],
                    (unit * 0.09).clamp(2.5, 5.0),
                    OUTLINE,
                );
            } else {
                p.frame(at, 7.0, 1.5, BORDER.alpha(140));
            }
        }
    }
    let here = cell(0.0, 0.0).inset(-1.0);
    p.round(here, 8.0, Fill::flat(PLATE));
    p.frame(here, 8.0, 2.0, INK);
    p.emblem(sign.icon, here.inset(here.w * 0.15), Fill::flat(INK), PLATE);
}

/// Height of the line with pantheon, dominion and level, from line to line of who the character is, and the most lines of that:
/// with them the longest ability has its least size.
const KIND: f32 = 40.0;
const ABOUT: f32 = 34.0;
const ABOUT_LINES: usize = 4;

/// Ability, what it does, and who the character is.
fn text_of(p: &mut Painter, card: &CardView, foot: Rect) {
    let inner = face::paper(p, foot);
    let title = card.ability.as_ref().map_or_else(|| text("picture-law-plain"), words);
    let rest = face::heading(p, &title, inner);
    let about = Style { ink: Color::hex(0x5A_4A22), ..face::prose(scale::PROSE_LEAST) };
    let lines = p.wrap(&card.about, rest.w, &about).len().min(ABOUT_LINES);
    let (low, middle) = rest.take_bottom(KIND + length(lines) * ABOUT, 8.0);
    face::filled(p, &text(card.icon.map_or("picture-law-rule-none", rule)), middle, &face::prose(34.0));
    let kind = words(
        &Say::new("picture-law-kind")
            .with("pantheon", card.pantheon.clone())
            .with("dominion", dominion_say(card.dominion))
            .with("level", roman(card.level))
            .with("code", card.code.clone()),
    );
    p.line(&[(low.x, low.y), (low.right(), low.y)], 1.5, Color::hex(0xB8_A46A));
    let style = Style { face: Face::Text, ..about.sized(24.0) }.kind(Kind::Name);
    let style = p.shrink(&kind, low.w, scale::NAME_EVERYWHERE, &style);
    p.text_fit(&kind, low.x, style.baseline_at(low.y + 20.0), low.w, &style);
    p.paragraph(&card.about, low.take_top(KIND, 0.0).1, ABOUT, &about);
}

/// Both sides of a board piece, 960 by 720.
pub(super) fn piece(p: &mut Painter, of: &Piece) {
    let room = surface::ground(p, 960, 720);
    let (head, room) = room.take_top(60.0, 10.0);
    let title = Style::new(Face::Title, 44.0, TITLE, GROUND_TOP).kind(Kind::Name).centred();
    p.text(&piece_title(of), head.cx(), title.baseline_at(head.cy()), &title);
    let (low, sides) = room.take_bottom(110.0, 12.0);
    let (low, picture) = low.take_left(low.w - 171.0, 14.0);
    let key = piece_key(of);
    face::picture(p, &scene::piece_motif(&key), picture);
    let specials = [of.specials[0].1, of.specials[1].1];
    for (i, side) in (0_u16..).zip(Side::ALL) {
        let at = sides.cell(i, 2, 1, 14.0);
        surface::panel(p, at);
        let (name, body) = at.inset(10.0).take_top(40.0, 6.0);
        let gold = Style::new(Face::Text, 27.0, GOLD, PANEL_TOP).kind(Kind::Name).centred();
        p.text(&text(side_word(side)), name.cx(), gold.baseline_at(name.cy()), &gold);
        offer::outline(p, &rows(of, side), body.inset(8.0), &specials);
    }
    let style = Style::new(Face::Text, 30.0, INK, GROUND_TOP);
    for (i, special) in (0_u16..).zip(specials) {
        let y = low.y + 26.0 + 50.0 * f32::from(i);
        p.emblem(
            signs::special_icon(special),
            Rect::new(low.x + 10.0, y - 18.0, 36.0, 36.0),
            Fill::flat(GOLD),
            GROUND_TOP,
        );
        let text = words(&special_say(special));
        let shrunk = p.shrink(&text, low.w - 70.0, scale::PROSE_LEAST, &style);
        p.text_fit(&text, low.x + 60.0, shrunk.baseline_at(y), low.w - 70.0, &shrunk);
    }
}

/// The key of a piece's picture: its letter alone could be a card's.
pub(crate) fn piece_key(of: &Piece) -> String {
    format!("piece-{}", of.key)
}

/// The name of a piece.
pub(super) fn piece_title(of: &Piece) -> String {
    words(&Say::new("picture-law-piece").with("piece", of.key.as_str().to_uppercase()))
}

/// The catalogue's word for a side.
pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Alpha => "picture-law-alpha",
        Side::Omega => "picture-law-omega",
    }
}

/// A special space in words.
pub(super) fn special_say(special: Special) -> Say {
    match special {
        Special::Dominion(of) => Say::new("law-special-dominion").with("dominion", dominion_say(of)),
        Special::Ability(of) => Say::new("law-special-ability").with("ability", ability_say(of)),
    }
}

/// A side as rows: `#` space, `.` none, `1` and `2` the special ones.
pub(super) fn rows(of: &Piece, side: Side) -> Vec<String> {
    let form = of.form(side, false);
    let (width, height) = form.size;
    let sign = |x: u8, y: u8| match form.spaces.iter().find(|(at, _)| *at == (x, y)) {
        None => '.',
        Some((_, None)) => '#',
        Some((at, Some(_))) if *at == of.specials[0].0 => '1',
        Some((_, Some(_))) => '2',
    };
    (0..height).map(|y| (0..width).map(|x| sign(x, y)).collect()).collect()
}
