//! The pictures of Legends At War: board and its parts, private picture, faces of cards and pieces, digest and
//! result, each with its text twin and alt text. Everything comes from a view; what the words are stands in
//! the catalogue.

mod best;
mod board;
mod card;
mod chips;
mod control;
mod cutting;
mod digest;
mod face;
mod grid;
mod heat;
mod marks;
mod meanings;
mod offer;
mod overview;
mod panels;
mod parts;
mod pile;
mod places;
mod planning;
mod players;
mod private;
mod ready;
mod result;
mod scene;
mod sheet;
mod shown;
mod signs;
mod stand;
mod stat;
mod status;
mod text;
mod tile;
mod tiling;
mod was;

use skald_rules::interface::{Key, Pick, Rules as _, Say, Seat};
use skald_rules::law::board::Label;
use skald_rules::law::cards::{Face, Piece, Side};
use skald_rules::law::{Heat, Law, OwnView, Stage, View};
use skald_rules::views::AnyKit;

use crate::drawing::GameDrawing;
use crate::names::PlayerName;
use crate::page::signs::Sign;
use crate::page::told::Told;
use crate::page::{self, Drawn as _, Pages, Since};
use crate::painter::Painter;
use crate::{DrawError, Drawing, Message, Notes, Picture, Special};
pub(crate) use face::piece_key;
use scene::Scene;

/// How Legends At War is drawn.
pub(crate) struct Pictures;

impl GameDrawing for Pictures {
    type View = View;

    fn draw_choice(
        &self,
        p: &mut Painter,
        view: &View,
        path: &[Pick],
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        choice(p, view, path, names)
    }

    fn signs(&self, view: &View) -> Vec<Sign<'static>> {
        meanings::of(view)
    }

    fn specials(&self, view: &View) -> Vec<Special> {
        let mut list: Vec<Special> =
            parts::of(view).into_iter().filter_map(|part| part_offered(&part)).collect();
        if !view.board.spaces.is_empty() {
            list.push(page::signs::special());
        }
        let mut offer = |key, label| {
            list.push(Special { key, label: Say::new(label), own: true, part: false });
        };
        if !view.own.is_empty() && !skald_rules::law::threats(view).is_empty() {
            offer(THREATS, "picture-law-threats-button");
        }
        if best::part(view, &best::places(view)).is_some() {
            offer(BEST, "picture-law-best-button");
        }
        list
    }

    fn special(&self, view: &View, key: Key) -> Option<Special> {
        let mut offered = self.specials(view).into_iter().chain(self.pages(view, key));
        offered.find(|special| special.key == key).or_else(|| part_offered(&parts::shown(view, key)?))
    }

    fn draw_special(
        &self,
        p: &mut Painter,
        view: &View,
        key: Key,
        names: &[PlayerName],
    ) -> Option<Result<Drawing, DrawError>> {
        if key == THREATS {
            return Some(threat_view(p, view, names));
        }
        if key == BEST {
            return best_places(p, view, names);
        }
        let scene = Scene::new(p, view, names);
        if page::signs::is_page(key) {
            return page::signs::page(p, &self.signs(view), key);
        }
        let part = parts::shown(view, key)?;
        board::part(p, &scene, &part, &[]);
        Some(text::part(&scene, &part).beside(p))
    }

    fn special_at(&self, view: &View, place: &str) -> Option<Key> {
        let label: Label = place.trim().to_ascii_lowercase().parse().ok()?;
        view.board.spaces.iter().find(|space| space.label == label)?;
        parts::of(view).iter().find(|part| part.holds(label))?.key()
    }

    fn draw_pile(
        &self,
        p: &mut Painter,
        view: &View,
        message: Message<'_>,
        names: &[PlayerName],
    ) -> Option<Result<Vec<Drawing>, DrawError>> {
        let scene = Scene::new(p, view, names);
        match message {
            Message::Special(key) if key == THREATS && !view.own.is_empty() => pile::threats(p, &scene),
            Message::Special(_) => None,
            Message::Choice(path) => match choice_of(view, path) {
                Choice::Board => pile::draw(p, &scene),
                Choice::Heat(card) => pile::heats(p, &scene, card),
                Choice::Beginnings | Choice::Places(_) | Choice::Hand => None,
            },
            Message::Lately(_) | Message::Result => pile::draw(p, &scene),
        }
    }

    fn ends_with_board(&self, view: &View) -> bool {
        grid::all(&view.board).is_none_or(|all| board::fits_inside(&all, result::ROOM))
    }

    fn heroes(&self) -> (&'static str, &'static [&'static str]) {
        (Law::ID, &["thor", "tamamo-no-mae", "medusa"])
    }

    fn hands(&self, view: &View) -> Vec<(Seat, Vec<String>)> {
        let names = |own: &OwnView| own.hand.iter().map(|card| card.name.to_string()).collect();
        view.own.iter().map(|own| (own.seat, names(own))).collect()
    }

    fn draw_heads(&self, p: &mut Painter) -> Option<Result<Drawing, DrawError>> {
        Some(pantheons(p, |_| true))
    }

    fn draw_ready(&self, p: &mut Painter) -> Option<Result<Drawing, DrawError>> {
        Some(ready::draw(p))
    }

    fn draw_kit(&self, p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
        Some(deck_sheet(p, kit.get()?))
    }
}

/// The picture of where the viewer's own cards can be attacked.
const THREATS: Key = Key::of("open");

/// The picture of where the viewer's hand takes the most.
const BEST: Key = Key::of("best");

/// A part of a large board as it is offered.
fn part_offered(part: &grid::Stretch) -> Option<Special> {
    let label = Say::new("picture-law-part-button").with("part", part.shown());
    Some(Special { key: part.key()?, label, own: false, part: true })
}

impl Pages for View {
    type Own = OwnView;

    fn own(&self) -> Option<&OwnView> {
        self.own.first()
    }

    fn board(p: &mut Painter, scene: &Scene<'_>, _since: &Since<'_, Self>) -> Told {
        board::draw(p, scene);
        text::board(scene)
    }

    fn private(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> Told {
        private::draw(p, scene, own);
        text::private(scene, own, notes)
    }

    fn digest(p: &mut Painter, scene: &Scene<'_>, lines: &[String]) -> Told {
        digest::draw(p, scene, lines);
        text::digest(scene, lines)
    }

    fn result(p: &mut Painter, scene: &Scene<'_>) -> Told {
        result::draw(p, scene);
        text::result(scene)
    }
}

/// Draws what a card of the viewer's hand would do on every space where it may be placed.
///
/// # Errors
/// When the picture cannot be encoded, or when the view is nobody's own or that hand does not hold the card.
pub(crate) fn heat_map(
    p: &mut Painter,
    view: &View,
    card: Key,
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    let scene = Scene::new(p, view, names);
    let held = view.own.iter().flat_map(|own| &own.hand).find(|held| held.key == card);
    let held = held.ok_or(DrawError::NotOwn)?;
    let list = skald_rules::law::heat(view, card);
    let Some(part) = heat::part(p, &scene, &list) else {
        heat::draw(p, &scene, &list);
        return text::heat(held, &list, &[]).beside(p);
    };
    let (shown, others): (Vec<Heat>, Vec<Heat>) = list.iter().partition(|heat| part.holds(heat.at));
    heat::draw_part(p, &scene, &part, &shown);
    text::heat(held, &list, &others).beside(p)
}

/// What shows the options that follow a path of choices.
enum Choice {
    /// What there is to begin with.
    Beginnings,
    /// The places for the piece that is being laid, on this side, with or without a half turn.
    Places((Key, Side, bool)),
    /// What a card of the viewer's hand would do where it may be placed.
    Heat(Key),
    /// The board, on which the place of a card is chosen.
    Board,
    /// The viewer's hand.
    Hand,
}

fn choice_of(view: &View, path: &[Pick]) -> Choice {
    match view.stage {
        Stage::Lay(_) => skald_rules::law::chosen_piece(path).map_or(Choice::Beginnings, Choice::Places),
        Stage::Pantheon(_) => Choice::Beginnings,
        Stage::Decks(_) if path.is_empty() => Choice::Beginnings,
        // A card is chosen, and now its place.
        _ => match path.iter().filter_map(Pick::as_one).find(|card| is_held(view, *card)) {
            Some(card) if matches!(view.stage, Stage::Play(_)) && strikes(view, card) => Choice::Heat(card),
            Some(_) if matches!(view.stage, Stage::Play(_) | Stage::Opening(_)) => Choice::Board,
            _ => Choice::Hand,
        },
    }
}

/// Draws what the options that follow a path of choices would do.
///
/// # Errors
/// When the picture cannot be encoded, or when the view is nobody's own.
fn choice(p: &mut Painter, view: &View, path: &[Pick], names: &[PlayerName]) -> Result<Drawing, DrawError> {
    match choice_of(view, path) {
        Choice::Beginnings => beginnings(p, view, names),
        Choice::Places(chosen) => place_map(p, view, chosen, names),
        Choice::Heat(card) => heat_map(p, view, card, names),
        Choice::Board => view.drawn(p, &Picture::Board, names),
        Choice::Hand => view.drawn(p, &Picture::Private(&Notes::default()), names),
    }
}

/// Whether a word is a card of the viewer's hand.
fn is_held(view: &View, card: Key) -> bool {
    view.own.iter().flat_map(|own| &own.hand).any(|held| held.key == card)
}

/// Whether a card of the viewer's hand may strike where it comes to lie.
fn strikes(view: &View, card: Key) -> bool {
    !skald_rules::law::heat(view, card).is_empty()
}

/// Draws what there is to choose from before anything is chosen: the pantheons, the ready decks, or the pieces on offer.
///
/// # Errors
/// When the picture cannot be encoded, or when nothing of the kind is asked.
fn beginnings(p: &mut Painter, view: &View, names: &[PlayerName]) -> Result<Drawing, DrawError> {
    match view.stage {
        Stage::Lay(_) => {
            let scene = Scene::new(p, view, names);
            offer::page(p, &scene);
            text::offer(&scene).beside(p)
        }
        // Those that somebody leads already cannot be chosen any more.
        Stage::Pantheon(_) => {
            let led = |name: &str| view.seats.iter().any(|seat| seat.pantheon.as_deref() == Some(name));
            pantheons(p, |name| !led(name))
        }
        Stage::Decks(_) => ready::draw(p),
        _ => Err(DrawError::NotOwn),
    }
}

/// Draws the pantheons that a player may lead, of those that are `free` by their names.
///
/// # Errors
/// When the picture cannot be encoded.
pub(crate) fn pantheons(p: &mut Painter, free: impl Fn(&str) -> bool) -> Result<Drawing, DrawError> {
    let heads: Vec<_> = face::heads().into_iter().filter(|head| free(&head.name)).collect();
    let title = scene::text("picture-law-pantheons");
    page::heads::draw(p, &title, &heads);
    page::heads::told(&title, &heads).beside(p)
}

/// Draws where the viewer's hand takes the most; nothing on a board that is shown whole, or where it takes nothing.
fn best_places(p: &mut Painter, view: &View, names: &[PlayerName]) -> Option<Result<Drawing, DrawError>> {
    let places = best::places(view);
    let part = best::part(view, &places)?;
    let shown: Vec<_> = places.iter().filter(|(_, heat)| part.holds(heat.at)).collect();
    let heats: Vec<_> = shown.iter().map(|(_, heat)| *heat).collect();
    let scene = Scene::new(p, view, names);
    heat::draw_part(p, &scene, &part, &heats);
    Some(text::best(&shown).beside(p))
}

/// Draws every place where a piece on offer may lie on this side, with or without a half turn.
///
/// # Errors
/// When the picture cannot be encoded.
pub(crate) fn place_map(
    p: &mut Painter,
    view: &View,
    (piece, side, half_turn): (Key, Side, bool),
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    let scene = Scene::new(p, view, names);
    let list = skald_rules::law::candidates(view, piece, side, half_turn);
    let chosen = places::Chosen { piece: piece.as_str(), side, half_turn };
    places::draw(p, &scene, chosen, &list);
    text::places(chosen, &list).beside(p)
}

/// Draws on which sides the viewer's own cards lie open.
///
/// # Errors
/// When the picture cannot be encoded, or when the view is nobody's own.
fn threat_view(p: &mut Painter, view: &View, names: &[PlayerName]) -> Result<Drawing, DrawError> {
    if view.own.is_empty() {
        return Err(DrawError::NotOwn);
    }
    let scene = Scene::new(p, view, names);
    let list = skald_rules::law::threats(view);
    heat::threats(p, &scene, &list);
    text::threats(&scene, &list).beside(p)
}

/// Draws the face of a card, as it is printed.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn card_face(p: &mut Painter, of: &Face) -> Result<Drawing, DrawError> {
    let card = face::view_of(of);
    face::card(p, &card);
    text::card(&card).beside(p)
}

/// Draws both sides of a board piece.
///
/// # Errors
/// When the picture cannot be encoded.
pub fn piece_face(p: &mut Painter, of: &Piece) -> Result<Drawing, DrawError> {
    face::piece(p, of);
    text::piece(of).beside(p)
}

/// Draws a Skirmish deck: its cards, and what its list is warned of.
///
/// # Errors
/// When the picture cannot be encoded.
fn deck_sheet(p: &mut Painter, of: &skald_rules::law::kits::Shown) -> Result<Drawing, DrawError> {
    sheet::draw(p, of);
    text::deck(of).beside(p)
}
