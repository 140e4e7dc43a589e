//! How a match stands: a strip under the picture of one of its games, and a line before its texts. The same for all
//! games, which know nothing of matches.

use skald_rules::interface::{Say, Seat};
use skald_rules::views::MatchView;

use crate::layout::Kind;
use crate::look::palette::{BORDER, GOLD, GROUND_BOTTOM, INK, PLATE, TITLE, seat_look};
use crate::look::scale;
use crate::names::PlayerName;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;
use crate::{Drawing, twin};

/// Height of the strip.
const HEIGHT: u16 = 48;

/// The match's score as it is drawn and told.
#[derive(Clone, Debug)]
pub(crate) struct Score {
    /// Which game this is.
    game: String,
    /// For each seat of the game: its player's name and the games won.
    players: Vec<(PlayerName, u8)>,
}

impl Score {
    /// The score beside a game whose seats are named `seated`.
    pub fn new(of: &MatchView, seated: &[PlayerName]) -> Self {
        let wins = of.seating.iter().map(|player| of.wins.get(player.index()).copied().unwrap_or(0));
        let say = Say::new("picture-match-game").with("number", of.number).with("most", of.best_of);
        Self {
            game: crate::words::of_reader().plain(&say),
            players: seated.iter().cloned().zip(wins).collect(),
        }
    }

    /// Makes room for the strip under the next picture.
    pub fn reserve(self, p: &mut Painter) {
        p.below(HEIGHT, Box::new(move |p, r| self.strip(p, r)));
    }

    /// Draws the strip: which game at the left, everybody's mark, name and wins at the right.
    fn strip(&self, p: &mut Painter, all: Rect) {
        p.rect(all, Fill::flat(GROUND_BOTTOM));
        p.frame(all.inset(2.0), scale::ROUND, 3.0, BORDER);
        let r = all.inset_xy(scale::EDGE, 6.0);
        let style = Style::new(Face::Bold, 24.0, GOLD, GROUND_BOTTOM).kind(Kind::Name);
        let used = p.text_fit(&self.game, r.x, style.baseline_at(r.cy()), r.w * 0.4, &style);
        let (_, rest) = r.take_left(used, 18.0);
        let count = u16::try_from(self.players.len()).unwrap_or(1).max(1);
        for (i, (name, wins)) in (0_u16..).zip(&self.players) {
            let cell = rest.cell(i, count, 1, 12.0);
            let (mark, body) = cell.take_left(30.0, 8.0);
            surface::mark(p, Rect::around(mark.cx(), mark.cy(), 30.0), seat_look(name.number()));
            let number = Style::new(Face::Bold, 32.0, TITLE, PLATE).kind(Kind::Name).right();
            let w = p.text(&wins.to_string(), body.right() - 4.0, number.baseline_at(body.cy()), &number);
            let style = Style::new(Face::Text, scale::NAME, INK, GROUND_BOTTOM).kind(Kind::Name);
            let shown = name.drawn(p);
            p.text_fit(&shown, body.x, style.baseline_at(body.cy()), body.w - w - 16.0, &style);
        }
    }

    /// The score in words, names written for a message or for alt text.
    fn told(&self, name: impl Fn(&PlayerName) -> String) -> String {
        let line = |(i, (_, wins)): (usize, &(PlayerName, u8))| {
            let seat = Seat::at(i);
            Say::new("picture-match-wins").with("name", seat).with("count", u32::from(*wins))
        };
        let lines: Vec<Say> = self.players.iter().enumerate().map(line).collect();
        let say = Say::new("picture-match-score").with("game", self.game.clone()).with("lines", lines);
        crate::words::of_reader().say(&say, &|seat: Seat| {
            self.players.get(seat.index()).map(|(of, _)| name(of)).unwrap_or_default()
        })
    }

    /// Puts the score before the texts of a drawing.
    pub fn tell(&self, drawing: &mut Drawing) {
        let line = self.told(PlayerName::in_message);
        match drawing.twin.first_mut() {
            Some(page) if page.chars().count() + line.chars().count() < twin::PAGE => {
                *page = format!("{line}\n{page}");
            }
            _ => drawing.twin.insert(0, line),
        }
        drawing.alt = twin::alt(&format!("{} {}", self.told(PlayerName::in_text), drawing.alt));
    }
}
