//! The heroes to choose from, with what each begins with.

use skald_rules::interface::Say;
use skald_rules::lost::cards::{Board, Skill};

use super::bits::{self, Bit, counted};
use super::scene::{COIN, HEART, MANA, Place, Scene, hero_motif, skill, text, words};
use crate::art::Light;
use crate::layout::Kind;
use crate::look::emblem::lost as signs;
use crate::look::palette::{GOLD, INK, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::page::bar::{self, Header};
use crate::page::heads::Head;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Size of the picture: wide, so that the heroes are shown large.
const SIZE: (u16, u16) = (960, 640);

/// Draws all heroes; whoever is taken is dim and says by whom.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let room = surface::ground(p, SIZE.0, SIZE.1);
    let room = bar::header(p, room, &Header::new(text("picture-lost-heroes"), String::new()));
    let heroes = &scene.view.pool.heroes;
    let columns = super::scene::count(heroes.len().clamp(1, 5));
    let rows = super::scene::count(heroes.len()).div_ceil(columns).max(1);
    for (i, board) in (0_u16..).zip(heroes) {
        one(p, scene, board, room.cell(i, columns, rows, 10.0));
    }
}

fn one(p: &mut Painter, scene: &Scene<'_>, board: &Board, r: Rect) {
    let taken = scene.view.table.seats().find(|seat| scene.side(*seat).hero == Some(board.id));
    p.round(r, 12.0, Fill::flat(PLATE));
    let inner = r.inset(4.0);
    let (foot, art) = inner.take_bottom(214.0, 0.0);
    p.poster(&hero_motif(&board.id), art, 9.0, if taken.is_some() { Light::Dim } else { Light::Full });
    p.frame(r, 12.0, 3.0, taken.map_or(GOLD, |seat| scene.color(seat)));
    let foot = foot.inset_xy(8.0, 4.0);
    let (name, rest) = foot.take_top(40.0, 0.0);
    let style = Style::new(Face::Title, 29.0, TITLE, PLATE).kind(Kind::Name).centred();
    let style = p.shrink(&board.name, name.w, scale::NAME_LEAST, &style);
    p.text_fit(&board.name, name.cx(), style.baseline_at(name.cy()), name.w, &style);
    let number = Style::new(Face::Bold, scale::DECIDING, INK, PLATE).kind(Kind::Deciding);
    let (first, rest) = rest.take_top(50.0, 0.0);
    let (left, right) = (first.cell(0, 2, 1, 0.0), first.cell(1, 2, 1, 0.0));
    counted(
        p,
        (&signs::LIFE, HEART),
        &board.life.to_string(),
        (left.x + 2.0, left.cy()),
        &number.sized(44.5),
    );
    counted(p, (&signs::MANA, MANA), &board.mana.to_string(), (right.x, right.cy()), &number.sized(44.5));
    let (second, rest) = rest.take_top(38.0, 0.0);
    let style = Style::new(Face::Bold, 27.0, INK, PLATE).kind(Kind::Name);
    counted(p, (&signs::GOLD, COIN), &board.gold.to_string(), (second.x + 4.0, second.cy()), &style);
    let mut x = right.x + 2.0;
    for of in Skill::ALL.iter().filter(|of| board.skills.of(**of) > 0) {
        let (sign, color) = skill(*of);
        p.emblem(sign, Rect::new(x, second.cy() - 14.0, 28.0, 28.0), Fill::flat(color), PLATE);
        x += 36.0;
    }
    let (third, rest) = rest.take_top(32.0, 0.0);
    let style = bits::style(23.0, QUIET, PLATE);
    bits::draw(p, &[Bit::Said(skills(board))], third.x + 2.0, third.cy(), third.w - 2.0, &style);
    let fourth = rest.take_top(36.0, 0.0).0;
    match taken {
        Some(seat) => {
            let (at, rest) = fourth.take_left(28.0, 6.0);
            scene.mark(p, seat, Rect::around(at.cx(), at.cy(), 28.0));
            let style = Style::new(Face::Text, scale::NAME, INK, PLATE).kind(Kind::Name);
            let name = scene.name(seat, Place::Picture);
            let style = p.shrink(&name, rest.w, scale::NAME_LEAST, &style);
            p.text_fit(&name, rest.x, style.baseline_at(rest.cy()), rest.w, &style);
        }
        None => {
            let style = Style::new(Face::Text, 23.0, GOLD, PLATE).kind(Kind::Name);
            p.text_fit(
                &text("picture-lost-free"),
                fourth.x + 2.0,
                style.baseline_at(fourth.cy()),
                fourth.w,
                &style,
            );
        }
    }
}

/// The heroes for whoever thinks about joining.
pub(super) fn heads(heroes: &[Board]) -> Vec<Head<'_>> {
    heroes.iter().map(head).collect()
}

fn head(board: &Board) -> Head<'_> {
    Head {
        motif: hero_motif(&board.id),
        name: board.name.to_string(),
        value: String::new(),
        ability: skills(board),
        line: words(
            &Say::new("picture-lost-begins")
                .with("life", board.life)
                .with("mana", board.mana)
                .with("gold", board.gold),
        ),
        rule: String::new(),
        more: String::new(),
    }
}

/// The printed skills in words.
pub(super) fn skills(board: &Board) -> String {
    let some = Skill::ALL.iter().filter(|of| board.skills.of(**of) > 0);
    let said: Vec<String> = some.map(|of| words(&Say::new(skald_rules::lost::skill_word(*of)))).collect();
    said.join(", ")
}
