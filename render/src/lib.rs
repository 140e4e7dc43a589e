//! Pictures and text twins of what one viewer may see.
//! Takes views, never states; knows no chance, no database and no Discord.

pub mod art;
mod catalogue;
pub mod chaos;
mod computers;
pub mod contest;
mod drawing;
pub mod film;
mod fine;
pub mod gallery;
mod geometry;
pub mod invitation;
pub mod law;
pub mod layout;
pub mod look;
pub mod lost;
pub mod lraw;
pub mod names;
mod page;
pub mod painter;
mod plain;
mod scene;
mod score;
mod sources;
pub mod surface;
pub mod twin;
pub mod war;
pub mod words;

pub use sources::Sources;

use skald_rules::interface::{Key, Pick, Say, Seat};
use skald_rules::views::{AnyKit, AnyView, MatchView};

use drawing::AnyDrawing;
use layout::Layout;
use names::PlayerName;
use painter::{EncodeError, Painter};
use score::Score;

/// A finished picture with the texts that stand in for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The picture as PNG, opaque.
    pub png: Vec<u8>,
    /// A summary of at most 1024 characters, for alt text.
    pub alt: String,
    /// The full text in pages of at most 2000 characters, with Discord's marks for bold and code.
    pub twin: Vec<String>,
    /// What stands in the message beside the picture, since the picture leaves it out: where the game stands, what is waited
    /// for, what may be done. The most important first; empty for a picture that says all. May hold Discord's marks.
    pub beside: Vec<String>,
    /// Where each text stands in the picture, for checks.
    pub layout: Layout,
}

impl Drawing {
    /// Ends a painter's picture and puts the texts beside it.
    pub(crate) fn finish(p: &mut Painter, told: page::told::Told) -> Result<Self, DrawError> {
        let (png, layout) = p.finish()?;
        let (alt, twin) = (twin::alt(&told.alt), told.twin.pages());
        Ok(Self { png, alt, twin, beside: told.beside, layout })
    }
}

/// Which picture of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Picture<'a> {
    /// Everything public.
    Board,
    /// What one player knows; needs that player's own view.
    Private(&'a Notes),
    /// What happened since the last picture: notable lines in words, oldest first.
    Digest(&'a [String]),
    /// How the game ended.
    Result,
}

/// What a private picture tells beyond the view: made by the host from forecasts and standing orders.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Notes {
    /// The choices of the open question.
    pub options: Vec<Preview>,
    /// The owner's standing orders, in words.
    pub orders: Vec<String>,
}

/// What a choice would do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
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
    /// The film could not be written.
    #[error("the film could not be encoded: {0}")]
    Film(#[from] gif::EncodingError),
    /// A private picture was asked for with a view that belongs to nobody.
    #[error("a private picture needs a player's own view")]
    NotOwn,
}

/// Draws a picture of a table and writes its texts. `names` are in the order of seats.
///
/// # Errors
/// [`DrawError`] when the PNG cannot be encoded or a private picture is asked for without a private view.
pub fn draw(
    painter: &mut Painter,
    picture: &Picture<'_>,
    view: &AnyView,
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    fine::drawn(painter, view, |p| draw_one(p, picture, view, names))
}

fn draw_one(
    painter: &mut Painter,
    picture: &Picture<'_>,
    view: &AnyView,
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    let Some(of) = view.get::<MatchView>() else {
        return own(view, painter, |drawing, p| drawing.draw(p, picture, view, names));
    };
    match picture {
        Picture::Board | Picture::Digest(_) | Picture::Result => {
            scored(painter, of, names, |p, seated| draw_one(p, picture, &of.game, seated))
        }
        Picture::Private(_) => draw_one(painter, picture, &of.game, &seated(of, names)),
    }
}

/// Whether a table with this view is drawn by a drawing of its own, if only in lines.
#[must_use]
pub fn is_drawn(view: &AnyView) -> bool {
    view.get::<MatchView>().map_or_else(|| catalogue::of(view).is_some(), |of| is_drawn(&of.game))
}

/// A picture by the drawing that the view belongs to; an empty one for a view that this version does not know.
fn own(
    view: &AnyView,
    p: &mut Painter,
    draw: impl FnOnce(&dyn AnyDrawing, &mut Painter) -> Option<Result<Drawing, DrawError>>,
) -> Result<Drawing, DrawError> {
    match catalogue::of(view).and_then(|drawing| draw(drawing, p)) {
        Some(drawn) => drawn,
        None => plain::draw_unknown(p),
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

/// Draws what a player brings to a table, and writes its texts.
///
/// # Errors
/// [`DrawError`] when the PNG cannot be encoded.
pub fn draw_kit(painter: &mut Painter, kit: &AnyKit) -> Result<Drawing, DrawError> {
    match fine::alone(painter, |p| catalogue::draw_kit(p, kit)) {
        Some(drawn) => drawn,
        None => plain::draw_unknown(painter),
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
    fine::drawn(painter, view, |p| draw_one_since(p, view, lately, names))
}

fn draw_one_since(
    painter: &mut Painter,
    view: &AnyView,
    lately: Lately<'_>,
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    let Some(of) = view.get::<MatchView>() else {
        return own(view, painter, |drawing, p| drawing.draw_since(p, view, lately, names));
    };
    // The totals of another game are no earlier ones of this.
    let before = lately.before.and_then(AnyView::get::<MatchView>);
    let before = before.filter(|before| of.number == before.number).map(|before| &before.game);
    let lately = Lately { before, ..lately };
    scored(painter, of, names, |p, seated| draw_one_since(p, &of.game, lately, seated))
}

/// What a message shows whose pictures stand one above the other.
#[derive(Clone, Copy, Debug)]
pub enum Message<'a> {
    /// The board, with what has happened lately.
    Lately(Lately<'a>),
    /// The result, and the board as it was at the end.
    Result,
    /// The picture of this key, as [`draw_special`] does.
    Special(Key),
    /// What the options that follow these choices would do, as [`draw_choice`] does.
    Choice(&'a [Pick]),
}

/// Draws what stands in a message about a table, the pictures one above the other: in several where one cannot show all numbers of
/// a board. The first has the texts of all.
///
/// # Errors
/// As [`draw`].
pub fn draw_message(
    painter: &mut Painter,
    view: &AnyView,
    message: Message<'_>,
    names: &[PlayerName],
) -> Result<Vec<Drawing>, DrawError> {
    let game = inner(view);
    let drawing = catalogue::of(game);
    let seated = view.get::<MatchView>().map(|of| (of, seated(of, names)));
    let names_there = seated.as_ref().map_or(names, |(_, seated)| seated);
    let pile = fine::drawn(painter, view, |p| {
        drawing.and_then(|drawing| drawing.draw_pile(p, game, message, names_there)).transpose()
    })?;
    match (message, pile) {
        (Message::Lately(_), Some(mut pile)) => {
            if let (Some((of, seated)), Some(first)) = (&seated, pile.first_mut()) {
                Score::new(of, seated).tell(first);
            }
            Ok(pile)
        }
        (Message::Special(_) | Message::Choice(_), Some(pile)) => Ok(pile),
        (Message::Lately(lately), None) => Ok(vec![draw_since(painter, view, lately, names)?]),
        (Message::Special(key), None) => Ok(vec![draw_special(painter, view, key, names)?]),
        (Message::Choice(path), None) => Ok(vec![draw_choice(painter, view, path, names)?]),
        (Message::Result, pile) => {
            let mut all = vec![draw(painter, &Picture::Result, view, names)?];
            match pile {
                Some(pile) => all.extend(pile),
                None if drawing.is_some_and(|drawing| !drawing.ends_with_board(game)) => {
                    all.push(draw(painter, &Picture::Board, view, names)?);
                }
                None => {}
            }
            Ok(all)
        }
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
    match view.get::<MatchView>() {
        Some(of) => draw_choice(painter, &of.game, path, &seated(of, names)),
        None => fine::drawn(painter, view, |p| {
            own(view, p, |drawing, p| drawing.draw_choice(p, view, path, names))
        }),
    }
}

/// The view of the game that is played: of a match, that of its present game.
fn inner(view: &AnyView) -> &AnyView {
    view.get::<MatchView>().map_or(view, |of| inner(&of.game))
}

/// The cards in the hands that the owner of this view knows whole, by name, seat by seat of the table; nothing in games
/// without hands.
#[must_use]
pub fn hands(view: &AnyView) -> Vec<(Seat, Vec<String>)> {
    if let Some(of) = view.get::<MatchView>() {
        // Inside a game of a match, seats are places.
        let player = |seat: Seat| of.seating.get(seat.index()).copied().unwrap_or(seat);
        return hands(&of.game).into_iter().map(|(seat, cards)| (player(seat), cards)).collect();
    }
    catalogue::of(view).and_then(|drawing| drawing.hands(view)).unwrap_or_default()
}

/// A picture that a game offers beside board and hand, such as a part of a large board.
#[derive(Clone, Debug, PartialEq)]
pub struct Special {
    /// By what it is asked for.
    pub key: Key,
    /// What its button says.
    pub label: Say,
    /// Whether only the owner of the view may see it: then its button stands under the hand, else under the board.
    pub own: bool,
    /// Whether it is a part of a board that is too large to be read as a whole.
    pub part: bool,
}

/// The pictures that the game has beside board and hand for who sees this view, in the order of their buttons.
#[must_use]
pub fn specials(view: &AnyView) -> Vec<Special> {
    let view = inner(view);
    catalogue::of(view).and_then(|drawing| drawing.specials(view)).unwrap_or_default()
}

/// The picture of this key: one of [`specials`], or one that was among them and can still be drawn.
#[must_use]
pub fn special(view: &AnyView, key: Key) -> Option<Special> {
    let view = inner(view);
    catalogue::of(view)?.special(view, key)
}

/// The pages of which the picture of this key is one, each with its button; none where it stands alone.
#[must_use]
pub fn pages(view: &AnyView, key: Key) -> Vec<Special> {
    let view = inner(view);
    catalogue::of(view).map(|drawing| drawing.pages(view, key)).unwrap_or_default()
}

/// Draws the picture of this key; the board when there is no such picture any more.
///
/// # Errors
/// As [`draw`].
pub fn draw_special(
    painter: &mut Painter,
    view: &AnyView,
    key: Key,
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    if let Some(of) = view.get::<MatchView>() {
        return draw_special(painter, &of.game, key, &seated(of, names));
    }
    let special = |p: &mut Painter| {
        catalogue::of(view).and_then(|drawing| drawing.draw_special(p, view, key, names)).transpose()
    };
    match fine::drawn(painter, view, special)? {
        Some(drawing) => Ok(drawing),
        None => draw(painter, &Picture::Board, view, names),
    }
}

/// Which of [`specials`] shows the space named `place`, such as `c3` in any case. Nothing for a name of no space, and where
/// the board picture shows all.
#[must_use]
pub fn special_at(view: &AnyView, place: &str) -> Option<Key> {
    let view = inner(view);
    catalogue::of(view)?.special_at(view, place)
}
