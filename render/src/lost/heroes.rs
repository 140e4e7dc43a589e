//! The heroes to choose from, with what each begins with.

use skald_rules::interface::Say;
use skald_rules::lost::cards::{Board, Skill};

use super::bits::{self, Bit, counted};
use super::scene::{COIN, HEART, MANA, Place, Scene, count, hero_motif, skill, text, words};
use crate::art::Light;
use crate::layout::Kind;
use crate::look::emblem::lost as signs;
use crate::look::palette::{GOLD, INK, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::page::bar::{self, Header};
use crate::page::heads::Head;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Size of the picture; for whoever chooses now there is room for whom each hero suits.
const SIZE: (u16, u16) = (960, 800);
const CHOOSING: (u16, u16) = (960, 1000);
/// Height of the lines that say it.
const LINES: f32 = 88.0;
/// So many stand in one row.
const ABREAST: usize = 3;
/// Height of what stands under a hero's picture.
const FOOT: f32 = 172.0;
const GAP: f32 = 12.0;

/// Draws all heroes; for whoever chooses now, those that are taken are dim and say by whom.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, chooses: bool) {
    let size = if chooses { CHOOSING } else { SIZE };
    let room = surface::ground(p, size.0, size.1);
    let room = bar::header(p, room, &Header::new(text("picture-lost-heroes"), String::new()));
    let heroes = &scene.view.pool.heroes;
    let columns = count(heroes.len().clamp(1, ABREAST));
    let rows = count(heroes.len()).div_ceil(columns).max(1);
    let all = usize::from(columns) * usize::from(rows);
    for (i, board) in (0_u16..).zip(heroes) {
        let cell = room.cell(i, columns, rows, GAP);
        // A last row that is not full stands in the middle.
        let short = if i / columns + 1 == rows { crate::scene::length(all - heroes.len()) } else { 0.0 };
        one(p, scene, board, chooses, cell.moved(short * (cell.w + GAP) / 2.0, 0.0));
    }
}

fn one(p: &mut Painter, scene: &Scene<'_>, board: &Board, chooses: bool, r: Rect) {
    let taken = scene.taken(board.id).filter(|_| chooses);
    p.round(r, 12.0, Fill::flat(PLATE));
    let inner = r.inset(4.0);
    let (foot, art) = inner.take_bottom(if chooses { FOOT + LINES } else { FOOT }, 0.0);
    p.poster(&hero_motif(&board.id), art, 9.0, if taken.is_some() { Light::Dim } else { Light::Full });
    p.frame(r, 12.0, 3.0, taken.map_or(GOLD, |seat| scene.color(seat)));
    let foot = foot.inset_xy(12.0, 4.0);
    let (name, rest) = foot.take_top(42.0, 0.0);
    let style = Style::new(Face::Title, 33.0, TITLE, PLATE).kind(Kind::Name).centred();
    let style = p.shrink(&board.name, name.w, scale::NAME_LEAST, &style);
    p.text_fit(&board.name, name.cx(), style.baseline_at(name.cy()), name.w, &style);
    let number = Style::new(Face::Bold, scale::DECIDING, INK, PLATE).kind(Kind::Deciding);
    let (first, rest) = rest.take_top(52.0, 0.0);
    let numbers = [
        ((&signs::LIFE, HEART), board.life),
        ((&signs::MANA, MANA), board.mana),
        ((&signs::GOLD, COIN), board.gold),
    ];
    for (i, (sign, of)) in (0_u16..).zip(numbers) {
        let cell = first.cell(i, 3, 1, 0.0);
        counted(p, sign, &of.to_string(), (cell.x + 4.0, cell.cy()), &number);
    }
    let (second, rest) = rest.take_top(36.0, 0.0);
    let mut x = second.x + 2.0;
    for of in Skill::ALL.iter().filter(|of| board.skills.of(**of) > 0) {
        let (sign, color) = skill(*of);
        p.emblem(sign, Rect::new(x, second.cy() - 13.0, 26.0, 26.0), Fill::flat(color), PLATE);
        x += 33.0;
    }
    let style = bits::style(25.0, QUIET, PLATE);
    bits::draw(p, &[Bit::Said(skills(board))], x + 2.0, second.cy(), second.right() - x, &style);
    match taken {
        Some(seat) => {
            let (at, rest) = rest.take_left(28.0, 8.0);
            scene.mark(p, seat, Rect::around(at.cx(), at.cy(), 28.0));
            let style = Style::new(Face::Text, 24.0, INK, PLATE).kind(Kind::Name);
            let name = scene.name(seat, Place::Picture);
            let style = p.shrink(&name, rest.w, scale::NAME_LEAST, &style);
            p.text_fit(&name, rest.x, style.baseline_at(rest.cy()), rest.w, &style);
        }
        None if !chooses => {}
        None => suits(p, board, rest),
    }
}

/// Writes whom a hero suits; that it is free where nothing of that is known.
fn suits(p: &mut Painter, board: &Board, room: Rect) {
    let said = suited(board).unwrap_or_else(|| text("picture-lost-free"));
    let style = Style::new(Face::Text, 24.0, GOLD, PLATE).kind(Kind::Name);
    p.paragraph(&said, room, 29.0, &style);
}

/// What a hero is, whom it suits and how hard it is to play, where that is known.
pub(super) fn suited(board: &Board) -> Option<String> {
    skald_rules::lost::hero_line(board.id).map(text)
}

/// The heroes for whoever thinks about joining.
pub(super) fn heads(heroes: &[Board]) -> Vec<Head<'_>> {
    heroes.iter().map(head).collect()
}

fn head(board: &Board) -> Head<'_> {
    let begins = Say::new("picture-lost-begins").with("life", board.life).with("mana", board.mana);
    let begins = words(&begins.with("gold", board.gold));
    let suits = suited(board);
    Head {
        motif: hero_motif(&board.id),
        name: board.name.to_string(),
        value: String::new(),
        ability: skills(board),
        more: if suits.is_some() { begins.clone() } else { String::new() },
        line: suits.unwrap_or(begins),
        rule: String::new(),
    }
}

/// The printed skills in words.
pub(super) fn skills(board: &Board) -> String {
    let some = Skill::ALL.iter().filter(|of| board.skills.of(**of) > 0);
    let said: Vec<String> = some.map(|of| words(&Say::new(skald_rules::lost::skill_word(*of)))).collect();
    said.join(", ")
}
