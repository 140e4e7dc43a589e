//! Looking at cards: the one of a name, with its picture or in words.
//!
//! What belongs here: which card a name means, what can be typed as one, and the answer that shows it. What does not: in which
//! games is looked (`lookup`), and the cards that a message names (`named`).

use std::sync::Arc;

use skald_render::gallery::{CardName, Gallery};
use skald_rules::{
    catalogue::GameKind,
    interface::{Key, Say},
    lists::nearest,
};

use super::{
    lookup::Shelf,
    suggest::{Suggestions, matching, rank},
};
use crate::discord::{
    answer::{Answer, Button, File, Item, Row, Select, Style},
    bot::{Bot, Case, Done, Stop},
    commands::game_name,
    limits,
    page::first_words,
    press::{Mine, Press},
};
use crate::invariant::Invariant;

/// A game with its cards and their names.
type Stocked = (GameKind, Arc<(Gallery, Vec<CardName>)>);

/// A card: its game with the cards of that, and its place among them.
pub(super) type Placed = (GameKind, Arc<(Gallery, Vec<CardName>)>, usize);

/// The cards that a name means, written in small letters: those that are called exactly so, or else all that have it in their
/// names, those that begin with it first.
fn placed(shelves: &[Stocked], wanted: &str) -> Vec<Placed> {
    let fits = |card: &CardName| match card.key == wanted {
        true => Some(0),
        false => rank(&card.name.to_lowercase(), wanted),
    };
    let mut found: Vec<(u8, Placed)> = Vec::new();
    for (kind, of) in shelves {
        let cards = of.1.iter().enumerate().filter_map(|(place, card)| Some((fits(card)?, place)));
        found.extend(cards.map(|(rank, place)| (rank, (*kind, Arc::clone(of), place))));
    }
    found.sort_by_key(|(rank, _)| *rank);
    let exact = found.partition_point(|(rank, _)| *rank == 0);
    found.truncate(if exact > 0 { exact } else { found.len() });
    found.into_iter().map(|(_, card)| card).collect()
}

/// The name of a card that was found.
fn name_of((_, gallery, place): &Placed) -> &str {
    gallery.1.get(*place).map_or("", |card| card.name.as_str())
}

impl Bot {
    /// The cards of a shelf with their names. They are put together once: a key that is pressed while a name is typed asks for
    /// those of all games.
    pub(super) fn gallery(&self, shelf: &Shelf) -> Result<Arc<(Gallery, Vec<CardName>)>, Stop> {
        let of = (shelf.kind.game, shelf.packs.clone());
        if let Some(kept) = self.shelves.get(&of) {
            return Ok(kept);
        }
        let gallery = Gallery::of(shelf.kind.game, &shelf.packs).map_err(|error| Stop::from(error.say))?;
        let cards = gallery.cards();
        Ok(self.shelves.keep(of, (gallery, cards)))
    }

    /// The games of these shelves with their cards.
    fn stocked(&self, shelves: &[Shelf]) -> Result<Vec<Stocked>, Stop> {
        shelves.iter().map(|shelf| Ok((shelf.kind, self.gallery(shelf)?))).collect()
    }

    /// What stands behind the name of a card where all games are meant.
    fn behind(&self, kind: &GameKind) -> String {
        format!(" ({})", game_name(self.words, kind.id))
    }

    /// What can be typed as the name of a card. Where all games are meant, each name says whose it is.
    pub(super) async fn suggest_cards(
        &self,
        case: &Case<'_>,
        game: Option<&str>,
        text: &str,
    ) -> Result<Suggestions, Stop> {
        let shelves = self.shelves(case, game).await?;
        let mut names = Vec::new();
        for shelf in &shelves {
            let gallery = self.gallery(shelf)?;
            let cards = gallery.1.iter();
            if shelves.len() == 1 {
                names.extend(cards.map(|card| (card.name.clone(), card.key.clone())));
            } else {
                let of = self.behind(&shelf.kind);
                // Two games may have a card of one name.
                names.extend(cards.map(|card| format!("{}{of}", card.name)).map(|name| (name.clone(), name)));
            }
        }
        Ok(matching(names.into_iter(), text))
    }

    /// The cards of this name on these shelves. Where a game stands behind it, as in what is suggested, that game's are meant.
    fn called(&self, shelves: &[Stocked], wanted: &str) -> Vec<Placed> {
        let named = shelves.iter().find_map(|of| {
            let name = wanted.strip_suffix(&self.behind(&of.0).to_lowercase())?;
            Some(placed(std::slice::from_ref(of), name))
        });
        named.unwrap_or_else(|| placed(shelves, wanted))
    }

    /// A card as a picture, with the game that it belongs to; where several are meant, with a list of them.
    pub(super) async fn card(&self, case: &Case<'_>, game: Option<&str>, name: &str) -> Done {
        let here = self.shelves(case, game).await?;
        let mut shelves = self.stocked(&here)?;
        let wanted = name.trim().to_lowercase();
        let mut found = self.called(&shelves, &wanted);
        if found.is_empty() {
            let others = self.stocked(&self.other_shelves(game, &here))?;
            found = self.called(&others, &wanted);
            shelves.extend(others);
        }
        let Some(first) = found.first() else {
            let names = shelves.iter().flat_map(|(_, of)| &of.1).map(|card| &card.name);
            let near = nearest(&wanted, names).ok_or_else(|| Say::new("card-none").with("text", name))?;
            let meant = placed(&shelves, &near.to_lowercase());
            let say = Say::new("card-none-near").with("text", name).with("nearest", near);
            return Ok(case.put(self.listed(Answer::private(&self.words.plain(&say)), &meant)));
        };
        let (kind, gallery, place) = first;
        let answer = self.card_page(case, kind, gallery, *place).await?;
        let same = found.iter().all(|card| name_of(card) == name_of(first));
        Ok(case.put(self.with_list(answer, if same { "cards-same" } else { "cards-alike" }, &found)))
    }

    /// A card that is shown, with a list of those that were found, if it is not the only one. `head` says why they are several.
    pub(super) fn with_list(&self, answer: Answer, head: &'static str, found: &[Placed]) -> Answer {
        if found.len() < 2 { answer } else { self.listed(answer.headed(&self.text(head)), found) }
    }

    /// A list of cards under an answer, each to be looked at with a press.
    fn listed(&self, answer: Answer, found: &[Placed]) -> Answer {
        let items = found.iter().take(limits::OPTIONS).map(|card| {
            let (kind, _, place) = card;
            Item::new(&format!("{} {place}", kind.id), name_of(card)).about(&game_name(self.words, kind.id))
        });
        let menu = Select::one(Press::Own(Mine::Named), &self.text("cards-menu"), items.collect());
        answer.row(Row::Select(menu))
    }

    /// The face of a card, by its place in the gallery.
    pub(super) async fn card_page(
        &self,
        case: &Case<'_>,
        kind: &GameKind,
        gallery: &Arc<(Gallery, Vec<CardName>)>,
        place: usize,
    ) -> Result<Answer, Stop> {
        let card = gallery.1.get(place).ok_or_else(|| Say::new("bot-old-button"))?;
        let drawing = self.card_drawing(gallery, &card.key).await?;
        if self.host.person(case.person()).await?.text_mode {
            return Ok(Answer::private(first_words(&drawing)));
        }
        let of = game_name(self.words, kind.id);
        let place = u16::try_from(place).or_broken(u16::MAX, "a game has fewer cards than a place can count");
        let press = Press::Own(Mine::Card(Key::of(kind.id), place));
        let file = File::new(&format!("{}.png", card.key), drawing.png.clone(), &drawing.alt);
        let answer = Answer::private(&format!("**{}** · {of}", card.name));
        let text = Button::new(&self.text("button-text"), press, Style::Plain);
        Ok(answer.file(file).buttons(vec![text]))
    }

    /// A card in words, by its place in the gallery.
    pub(super) async fn card_text(&self, case: &Case<'_>, game: Key, place: u16) -> Done {
        let shelves = self.shelves(case, Some(game.as_str())).await?;
        let shelf = shelves.first().ok_or_else(|| Say::new("bot-old-button"))?;
        let gallery = self.gallery(shelf)?;
        let card = gallery.1.get(usize::from(place)).ok_or_else(|| Say::new("bot-old-button"))?;
        let drawing = self.card_drawing(&gallery, &card.key).await?;
        Ok(case.put(Answer::private(first_words(&drawing))))
    }

    async fn card_drawing(
        &self,
        gallery: &Arc<(Gallery, Vec<CardName>)>,
        key: &str,
    ) -> Result<skald_render::Drawing, Stop> {
        let (gallery, wanted) = (Arc::clone(gallery), key.to_owned());
        let drawn = self.painters.with(move |painter| gallery.0.card(painter, &wanted)).await?;
        drawn.ok_or_else(|| Say::new("card-none").with("text", key).into())
    }
}
