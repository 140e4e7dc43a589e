//! Looking up rules in plain words, and cards: those of the game that is named or played in this place, or else of all games.

use std::sync::Arc;

use skald_render::gallery::{CardName, Gallery};
use skald_rules::{
    catalogue::GameKind,
    interface::{Key, PackFile, Say},
    lists::nearest,
    words::search::{Found, all, search},
};

use super::suggest::{Suggestions, matching};
use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, Button, File, Style},
        bot::{Bot, Case, Done, Stop},
        commands::game_name,
        limits,
        page::first_words,
        press::{Mine, Press},
    },
    host::Refused,
};

/// The most clauses that a search shows in one game, and of each where all are searched.
const FOUND: usize = 8;
const FOUND_OF_EACH: usize = 2;

/// Where something is looked up.
pub(super) struct Shelf {
    pub kind: GameKind,
    packs: Vec<PackFile>,
}

/// A game with its cards and their names.
type Stocked = (GameKind, Arc<(Gallery, Vec<CardName>)>);

/// Where the card of this name lies: the one called exactly so first, else one whose name holds it.
fn placed(shelves: &[Stocked], wanted: &str) -> Option<(usize, usize)> {
    let find = |fits: &dyn Fn(&CardName) -> bool| {
        let mut all = shelves.iter().enumerate();
        all.find_map(|(at, (_, of))| of.1.iter().position(fits).map(|place| (at, place)))
    };
    let exact = find(&|card| card.key == wanted || card.name.to_lowercase() == wanted);
    exact.or_else(|| find(&|card| card.name.to_lowercase().contains(wanted)))
}

impl Bot {
    /// The games in which whoever asks for rules or cards looks, with their packs: the named one, or else the one that is played
    /// in this place, or else all, a game and its matches once.
    pub(super) async fn shelves(&self, case: &Case<'_>, game: Option<&str>) -> Result<Vec<Shelf>, Stop> {
        let here = self.host.game_at(case.call.place.channel).await?;
        if let Some((kind, packs)) = here.filter(|(kind, _)| game.is_none_or(|game| game == kind.id)) {
            return Ok(vec![Shelf { kind, packs }]);
        }
        let shelves = self.all_shelves(|kind| game.map_or(kind.id == kind.game, |game| kind.id == game));
        if shelves.is_empty() {
            return Err(Refused::NoGame(game.unwrap_or_default().to_owned()).into());
        }
        Ok(shelves)
    }

    /// All shelves of such games.
    fn all_shelves(&self, meant: impl Fn(&GameKind) -> bool) -> Vec<Shelf> {
        let kinds = self.host.catalogue().iter().filter(|kind| meant(kind));
        kinds.map(|kind| Shelf { packs: self.host.packs_for(kind.id), kind }).collect()
    }

    /// Where else is looked for what the shelf of this place does not have, unless a game was named: in all other games.
    fn other_shelves(&self, game: Option<&str>, here: &[Shelf]) -> Vec<Shelf> {
        match here {
            [shelf] if game.is_none() => {
                self.all_shelves(|kind| kind.id == kind.game && kind.game != shelf.kind.game)
            }
            _ => Vec::new(),
        }
    }

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
                let of = game_name(self.words, shelf.kind.id);
                names.extend(cards.map(|card| (format!("{} ({of})", card.name), card.name.clone())));
            }
        }
        Ok(matching(names.into_iter(), text))
    }

    /// What can be typed as the subject of the rules: the clauses that fit best, of all games in turn.
    pub(super) async fn suggest_rules(
        &self,
        case: &Case<'_>,
        game: Option<&str>,
        text: &str,
    ) -> Result<Suggestions, Stop> {
        let shelves = self.shelves(case, game).await?;
        let each = limits::SUGGESTIONS.div_ceil(shelves.len());
        let found = shelves.iter().flat_map(|shelf| {
            let list = search(self.words, shelf.kind.game, text, each);
            list.into_iter().enumerate()
        });
        let mut found: Vec<(usize, Found)> = found.collect();
        found.sort_by_key(|(place, _)| *place);
        let clauses = found.into_iter().map(|(_, of)| (format!("{} {}", of.id, of.text), of.id));
        Ok(clauses.take(limits::SUGGESTIONS).collect())
    }

    /// Looks something up in the rules.
    pub(super) async fn rules(&self, case: &Case<'_>, game: Option<&str>, find: Option<&str>) -> Done {
        let shelves = self.shelves(case, game).await?;
        let Some(find) = find else { return self.rules_of(case, &shelves) };
        let mut found = self.found(&shelves, find);
        let others = self.other_shelves(game, &shelves);
        let mut lines = Vec::new();
        if found.is_empty() {
            found = self.found(&others, find);
            if let ([shelf], false) = (shelves.as_slice(), found.is_empty()) {
                let say = Say::new("rules-elsewhere").with("game", game_name(self.words, shelf.kind.id));
                lines.push(self.words.plain(&say));
            }
        }
        if found.is_empty() {
            return Err(Say::new("rules-nothing").with("text", find).into());
        }
        for (shelf, clauses) in &found {
            let game = game_name(self.words, shelf.kind.id);
            let head = Say::new("rules-found").with("text", find).with("game", game);
            lines.push(self.words.plain(&head));
            lines.extend(clauses.iter().map(|clause| format!("**{}** {}", clause.id, clause.text)));
        }
        let text = limits::clip(&lines.join("\n"), limits::CONTENT);
        let buttons = found.iter().map(|(shelf, _)| self.rules_button(&shelf.kind, found.len() == 1));
        Ok(case.put(Answer::private(&text).buttons(buttons.collect())))
    }

    /// The clauses about something on these shelves, game by game.
    fn found<'s>(&self, shelves: &'s [Shelf], find: &str) -> Vec<(&'s Shelf, Vec<Found>)> {
        let most = if shelves.len() == 1 { FOUND } else { FOUND_OF_EACH };
        let mut found: Vec<(&Shelf, Vec<Found>)> = Vec::new();
        for shelf in shelves {
            let clauses = search(self.words, shelf.kind.game, find, most);
            // A clause that was asked for by its number comes alone.
            if let Some(clause) = clauses.iter().find(|clause| clause.id.eq_ignore_ascii_case(find.trim())) {
                return vec![(shelf, vec![clause.clone()])];
            }
            found.push((shelf, clauses));
        }
        found.retain(|(_, clauses)| !clauses.is_empty());
        found
    }

    /// All rules of the one game that is meant, or the question whose.
    fn rules_of(&self, case: &Case<'_>, shelves: &[Shelf]) -> Done {
        if let [shelf] = shelves {
            return self.rules_page(case, Key::of(shelf.kind.id), 0);
        }
        let buttons = shelves.iter().map(|shelf| self.rules_button(&shelf.kind, false)).collect();
        Ok(case.put(Answer::private(&self.text("rules-which")).buttons(buttons)))
    }

    /// The button that leads to all rules of a game, by its name unless it is the only one.
    fn rules_button(&self, kind: &GameKind, alone: bool) -> Button {
        let label = if alone { self.text("button-rules") } else { game_name(self.words, kind.id) };
        Button::new(&label, Press::Own(Mine::Rules(Key::of(kind.id), 0)), Style::Plain)
    }

    /// A page of all clauses of a game.
    pub(super) fn rules_page(&self, case: &Case<'_>, game: Key, page: u16) -> Done {
        let kind = self.kind_of(game)?;
        let clauses = all(self.words, kind.game);
        let text: Vec<String> =
            clauses.iter().map(|clause| format!("**{}** {}", clause.id, clause.text)).collect();
        if text.is_empty() {
            return Err(Say::new("guide-none").into());
        }
        let pages = limits::pages(&text.join("\n"), limits::CONTENT - 120);
        let last = u16::try_from(pages.len().saturating_sub(1)).unwrap_or(u16::MAX);
        let page = page.min(last);
        let mut buttons = Vec::new();
        let mut turn = |to: u16, label| {
            buttons.push(Button::new(&self.text(label), Press::Own(Mine::Rules(game, to)), Style::Plain));
        };
        if page > 0 {
            turn(page - 1, "button-previous");
        }
        if page < last {
            turn(page + 1, "button-next");
        }
        let foot = Say::new("page-of").with("page", u32::from(page) + 1).with("pages", u32::from(last) + 1);
        let content = pages.get(usize::from(page)).map(String::as_str).or_broken("", "every text has a page");
        let text = format!("{content}\n{}", self.words.plain(&foot));
        Ok(case.put(Answer::private(&text).buttons(buttons)))
    }

    /// A card as a picture, with the game that it belongs to.
    pub(super) async fn card(&self, case: &Case<'_>, game: Option<&str>, name: &str) -> Done {
        let here = self.shelves(case, game).await?;
        let mut shelves = self.stocked(&here)?;
        let wanted = name.trim().to_lowercase();
        let mut found = placed(&shelves, &wanted);
        if found.is_none() {
            let others = self.stocked(&self.other_shelves(game, &here))?;
            if let Some(place) = placed(&others, &wanted) {
                (shelves, found) = (others, Some(place));
            }
        }
        let Some((at, place)) = found else {
            let names: Vec<String> =
                shelves.iter().flat_map(|(_, of)| &of.1).map(|card| card.name.clone()).collect();
            return Err(match nearest(&wanted, names.iter()) {
                Some(near) => Say::new("card-none-near").with("text", name).with("nearest", near),
                None => Say::new("card-none").with("text", name),
            }
            .into());
        };
        let (kind, gallery) = shelves.swap_remove(at);
        Ok(case.put(self.card_page(case, &kind, &gallery, place).await?))
    }

    /// The games of these shelves with their cards.
    fn stocked(&self, shelves: &[Shelf]) -> Result<Vec<Stocked>, Stop> {
        shelves.iter().map(|shelf| Ok((shelf.kind, self.gallery(shelf)?))).collect()
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
        let press = Press::Own(Mine::Card(Key::of(kind.id), u16::try_from(place).unwrap_or(u16::MAX)));
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
