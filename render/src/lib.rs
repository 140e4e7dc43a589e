//! Pictures and text twins of what one viewer may see.
//! Takes views, never states; knows no chance, no database and no Discord.

pub mod art;
pub mod chaos;
pub mod gallery;
pub mod law;
pub mod layout;
pub mod look;
pub mod names;
pub mod painter;
mod plain;
mod scene;
mod score;
pub mod twin;
pub mod war;

use skald_rules::interface::Pick;
use skald_rules::views::{AnyKit, AnyView, MatchView};

use layout::Layout;
use names::PlayerName;
use painter::{EncodeError, Painter};
use score::Score;
use twin::Twin;

/// A finished picture with the texts that stand in for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The picture as PNG, opaque.
    pub png: Vec<u8>,
    /// A summary of at most 1024 characters, for alt text.
    pub alt: String,
    /// The full text in pages of at most 2000 characters, with Discord's marks for bold and code.
    pub twin: Vec<String>,
    /// Where each text stands in the picture, for checks.
    pub layout: Layout,
}

impl Drawing {
    /// Ends a painter's picture and puts the texts beside it.
    pub(crate) fn finish(p: &mut Painter, alt: &str, twin: &Twin) -> Result<Self, DrawError> {
        let (png, layout) = p.finish()?;
        Ok(Self { png, alt: twin::alt(alt), twin: twin.pages(), layout })
    }
}

/// Which picture of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Picture<'a> {
    /// Everything public.
    Board,
    /// One part, from 0, of a board too large to be read as a whole: see [`parts`]. Games without parts draw
    /// the board.
    Part(u8),
    /// What one player knows; needs that player's own view.
    Private(&'a Notes),
    /// What happened since the last picture: notable lines in words, oldest first.
    Digest(&'a [String]),
    /// How the game ended.
    Result,
}

/// What a private picture tells beyond the view: made by the host from forecasts and standing orders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The choices of the open question.
    pub options: Vec<Preview>,
    /// The owner's standing orders, in words.
    pub orders: Vec<String>,
}

/// What a choice would do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// The choice in words.
    pub label: String,
    /// What may come of it, each with its chance in words.
    pub outcomes: Vec<String>,
}

/// Why a picture could not be made.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    /// The encoder failed.
    #[error(transparent)]
    Encode(#[from] EncodeError),
    /// A private picture was asked for with a view that belongs to nobody.
    #[error("a private picture needs a player's own view")]
    NotOwn,
}

/// Draws a picture of a table and writes its texts. `names` are in the order of seats. This is the catalogue
/// of drawings: one arm per game.
///
/// # Errors
/// [`DrawError`] when the PNG cannot be encoded or a private picture is asked for without a private view.
pub fn draw(
    painter: &mut Painter,
    picture: &Picture<'_>,
    view: &AnyView,
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    match view {
        AnyView::War(view) => war::draw(painter, picture, view, names),
        AnyView::Chaos(view) => chaos::draw(painter, picture, view, names),
        AnyView::Law(view) => law::draw(painter, picture, view, names),
        AnyView::Match(of) => match picture {
            Picture::Board | Picture::Part(_) | Picture::Digest(_) | Picture::Result => {
                scored(painter, of, names, |p, seated| draw(p, picture, &of.game, seated))
            }
            Picture::Private(_) => draw(painter, picture, &of.game, &seated(of, names)),
        },
        AnyView::Plain(view) => plain::draw(painter, view, names),
        _ => plain::draw_unknown(painter),
    }
}

/// Inside a game of a match, seats are places: each is named after who sits there.
fn seated(of: &MatchView, names: &[PlayerName]) -> Vec<PlayerName> {
    of.seating.iter().filter_map(|player| names.get(player.index()).cloned()).collect()
}

/// Draws a public picture of a game of a match with how the match stands.
fn scored(
    painter: &mut Painter,
    of: &MatchView,
    names: &[PlayerName],
    draw: impl FnOnce(&mut Painter, &[PlayerName]) -> Result<Drawing, DrawError>,
) -> Result<Drawing, DrawError> {
    let seated = seated(of, names);
    let score = Score::new(of, &seated);
    score.clone().reserve(painter);
    let mut drawing = draw(painter, &seated)?;
    score.tell(&mut drawing);
    Ok(drawing)
}

/// Draws what a player brings to a table, and writes its texts. This is the catalogue of drawings of kits: one arm
/// per game.
///
/// # Errors
/// [`DrawError`] when the PNG cannot be encoded.
pub fn draw_kit(painter: &mut Painter, kit: &AnyKit) -> Result<Drawing, DrawError> {
    match kit {
        AnyKit::Plain(view) => plain::draw(painter, view, &[]),
        AnyKit::Chaos(shown) => chaos::arsenal_sheet(painter, shown),
        AnyKit::Law(shown) => law::deck_sheet(painter, shown),
        _ => plain::draw_unknown(painter),
    }
}

/// What has happened lately, for the board of a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lately<'a> {
    /// What everybody saw on an earlier board.
    pub before: Option<&'a AnyView>,
    /// Public lines of the log in words, the oldest first; a board shows the last few.
    pub lines: &'a [String],
}

/// Draws the board of a table with what has happened lately, where the game's drawing tells that. Else as [`draw`] with
/// [`Picture::Board`].
///
/// # Errors
/// [`DrawError`] when the PNG cannot be encoded.
pub fn draw_since(
    painter: &mut Painter,
    view: &AnyView,
    lately: Lately<'_>,
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    match view {
        AnyView::Chaos(view) => {
            let before = match lately.before {
                Some(AnyView::Chaos(before)) => Some(&**before),
                _ => None,
            };
            chaos::draw_since(painter, view, before, lately.lines, names)
        }
        AnyView::Match(of) => {
            // The totals of another game are no earlier ones of this.
            let before = match lately.before {
                Some(AnyView::Match(before)) if of.number == before.number => Some(&before.game),
                _ => None,
            };
            let lately = Lately { before, ..lately };
            scored(painter, of, names, |p, seated| draw_since(p, &of.game, lately, seated))
        }
        other => draw(painter, &Picture::Board, other, names),
    }
}

/// Draws what the options that follow `path` would do, where the game's hints say that a picture can show it; games that
/// have no such picture draw the private one.
///
/// # Errors
/// As [`draw`].
pub fn draw_choice(
    painter: &mut Painter,
    view: &AnyView,
    path: &[Pick],
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    match view {
        AnyView::Law(view) => law::choice(painter, view, path, names),
        AnyView::Match(of) => draw_choice(painter, &of.game, path, &seated(of, names)),
        other => draw(painter, &Picture::Private(&Notes::default()), other, names),
    }
}

/// Draws where the viewer's own cards can be attacked; games that have no such picture draw the private one.
///
/// # Errors
/// As [`draw`].
pub fn draw_threats(
    painter: &mut Painter,
    view: &AnyView,
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    match view {
        AnyView::Law(view) => law::threat_view(painter, view, names),
        AnyView::Match(of) => draw_threats(painter, &of.game, &seated(of, names)),
        other => draw(painter, &Picture::Private(&Notes::default()), other, names),
    }
}

/// Whether [`draw_threats`] has a picture of its own for the viewer of this view: the viewer's cards stand on a board
/// and can be attacked in this game.
#[must_use]
pub fn has_threats(view: &AnyView) -> bool {
    match view {
        AnyView::Law(view) => law::has_threats(view),
        AnyView::Match(of) => has_threats(&of.game),
        _ => false,
    }
}

/// How many parts a table's board has that is too large to be read as a whole; each is a [`Picture::Part`].
/// 0 when the board picture shows everything.
#[must_use]
pub fn parts(view: &AnyView) -> u8 {
    match view {
        AnyView::Law(view) => law::parts(view),
        AnyView::Match(of) => parts(&of.game),
        _ => 0,
    }
}

/// Which part of a table's board shows the space named `place`, such as `c3` in any case: the number of its
/// [`Picture::Part`]. Nothing for a name of no space, and for games and boards without parts.
#[must_use]
pub fn part_of(view: &AnyView, place: &str) -> Option<u8> {
    match view {
        AnyView::Law(view) => law::part_of(view, place),
        AnyView::Match(of) => part_of(&of.game, place),
        _ => None,
    }
}

/// What a part of a table's board is called in short, such as `A1-E5`: for buttons. Nothing when there is no
/// such part.
#[must_use]
pub fn part_label(view: &AnyView, number: u8) -> Option<String> {
    match view {
        AnyView::Law(view) => law::part_label(view, number),
        AnyView::Match(of) => part_label(&of.game, number),
        _ => None,
    }
}
