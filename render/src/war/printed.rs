//! The face of a card as it is printed.

use skald_rules::interface::Say;
use skald_rules::war::cards::{Face as CardFace, Mode};

use super::scene::{LEGEND, WARRIOR, motif_of, words};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{NUMBER, OUTLINE};
use crate::look::scale;
use crate::page::face;
use crate::painter::{Face, Painter, Style};

/// The printed face of a card as a whole picture.
pub(super) fn draw(p: &mut Painter, card: &CardFace) {
    let legend = card.legend.as_ref();
    let color = if legend.is_some() { LEGEND } else { WARRIOR };
    let frame = face::frame(p, &card.name, color, 0.0);
    let art = frame.art;
    face::picture(p, &motif_of(card.key.as_str(), legend.is_some(), card.level), art);
    let number = Style::new(Face::Bold, 120.0, NUMBER, OUTLINE).outlined(6.0).kind(Kind::Deciding);
    p.text(&card.level.to_string(), art.x + 22.0, art.y + 22.0 + 120.0 * 0.714, &number);

    let paper = face::paper(p, frame.foot);
    let Some(legend) = legend else {
        let line = match card.level {
            1 => "picture-war-kingslayer",
            13 => "picture-war-high-king",
            _ => "picture-war-warrior",
        };
        let below = face::heading(p, &words(&Say::new("picture-war-level").with("level", card.level)), paper);
        face::filled(p, &words(&Say::new(line)), below, &face::prose(34.0));
        return;
    };
    let below = face::heading(p, &legend.ability, paper);
    let (mode, below) = below.take_bottom(86.0, 6.0);
    face::filled(p, &legend.text, below, &face::prose(34.0));
    let quiet = Style { face: Face::Text, ink: Color::hex(0x5A_4A22), ..face::prose(scale::NAME_EVERYWHERE) }
        .kind(Kind::Name);
    let say = match legend.mode {
        Mode::Instant => "picture-war-mode-instant",
        Mode::Deploy => "picture-war-mode-deploy",
    };
    let said = format!("{}. {}", words(&Say::new(say)), words(&Say::new("picture-war-first-free")));
    p.paragraph(&said, mode, 28.5, &quiet);
}
