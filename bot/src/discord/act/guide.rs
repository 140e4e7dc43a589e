//! Looking things up: help, how a game is played, its rules in plain words, its cards.

use skald_render::gallery::Gallery;
use skald_rules::{
    catalogue::GameKind,
    interface::{Key, PackFile, Say},
    words::search::{all, search},
};

use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, Button, File, Item, Row, Select, Style},
        bot::{Bot, Case, Done, Stop},
        commands::{HELP, game_name},
        limits,
        page::first_words,
        press::{Learn, Mine, Press},
    },
    host::{Refused, TableId},
};

/// The most clauses that a search shows.
const FOUND: usize = 8;

impl Bot {
    /// The help on a subject.
    pub(super) fn help(&self, case: &Case<'_>, about: &str) -> crate::discord::reply::Reply {
        let known = HELP.iter().find(|(value, _)| *value == about).or(HELP.first());
        let (value, title) = known.copied().unwrap_or(("start", "help-start-title"));
        let text = self
            .words
            .text_of(&format!("help-{value}"))
            .or_broken(String::new(), "every subject of the help has a text");
        let items =
            HELP.iter().map(|(id, label)| Item::new(id, &self.text(label)).chosen(*id == value)).collect();
        let games: Vec<Button> = self
            .host
            .catalogue()
            .iter()
            .map(|kind| {
                let say = Say::new("button-guide-of").with("game", game_name(self.words, kind.id));
                let press = Press::Own(Mine::Guide(Key::of(kind.id)));
                Button::new(&self.words.plain(&say), press, Style::Plain)
            })
            .collect();
        let answer = Answer::private(&format!("**{}**\n{text}", self.text(title)))
            .row(Row::Select(Select::one(Press::Own(Mine::Help), &self.text("help-menu"), items)))
            .buttons(games);
        case.put(answer)
    }

    /// How the game of a table is played.
    pub(super) async fn guide(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.info(table).await?;
        let kind = self.game_meant(Some(&info.game))?;
        Ok(self.guide_of(case, Key::of(kind.id)))
    }

    /// How a game is played, by its id.
    pub(super) fn guide_of(&self, case: &Case<'_>, game: Key) -> crate::discord::reply::Reply {
        let text =
            self.words.text_of(&format!("game-{game}-guide")).unwrap_or_else(|| self.text("guide-none"));
        let label = self.text("button-rules");
        let mut buttons = vec![Button::new(&label, Press::Own(Mine::Rules(game, 0)), Style::Plain)];
        let of = self.host.catalogue().get(game.as_str()).map(|kind| kind.game);
        if let Some(kind) = of.and_then(|of| self.host.catalogue().get(of)).filter(GameKind::has_lesson) {
            let press = Press::Own(Mine::Lesson(Key::of(kind.id), 0, 0, Learn::Show));
            buttons.push(Button::new(&self.text("button-lesson"), press, Style::Main));
        }
        case.put(Answer::private(&text).buttons(buttons))
    }

    /// The game that a button names.
    pub(super) fn kind_of(&self, game: Key) -> Result<GameKind, Stop> {
        self.host.catalogue().get(game.as_str()).ok_or_else(|| Say::new("bot-old-button").into())
    }

    /// The game that is meant: the named one, or else the first.
    pub(super) fn game_meant(&self, game: Option<&str>) -> Result<GameKind, Stop> {
        let mut kinds = self.host.catalogue().iter();
        kinds
            .find(|kind| game.is_none_or(|game| kind.id == game))
            .ok_or_else(|| Refused::NoGame(game.unwrap_or_default().to_owned()).into())
    }

    /// The game that is meant by whoever asks for its rules or cards, with its packs: the named one, or else the one that is
    /// played in this place, or else the first.
    pub(super) async fn game_here(
        &self,
        case: &Case<'_>,
        game: Option<&str>,
    ) -> Result<(GameKind, Vec<PackFile>), Stop> {
        let here = self.host.game_at(case.call.place.channel).await?;
        if let Some((kind, packs)) = here.filter(|(kind, _)| game.is_none_or(|game| game == kind.id)) {
            return Ok((kind, packs));
        }
        let kind = self.game_meant(game)?;
        Ok((kind, self.host.packs_for(kind.id)))
    }

    /// The cards of the game that is meant.
    pub(super) async fn gallery(
        &self,
        case: &Case<'_>,
        game: Option<&str>,
    ) -> Result<(GameKind, Gallery), Stop> {
        let (kind, packs) = self.game_here(case, game).await?;
        let gallery = Gallery::of(kind.game, &packs).map_err(|error| Stop::from(error.say))?;
        Ok((kind, gallery))
    }

    /// Looks something up in the rules.
    pub(super) async fn rules(&self, case: &Case<'_>, game: Option<&str>, find: Option<&str>) -> Done {
        let (kind, _) = self.game_here(case, game).await?;
        let at = Key::of(kind.id);
        let Some(find) = find else { return self.rules_page(case, at, 0) };
        let found = search(self.words, kind.game, find, FOUND);
        if found.is_empty() {
            return Err(Say::new("rules-nothing").with("text", find).into());
        }
        let head = Say::new("rules-found").with("text", find).with("game", game_name(self.words, kind.id));
        let mut lines = vec![self.words.plain(&head)];
        lines.extend(found.iter().map(|clause| format!("**{}** {}", clause.id, clause.text)));
        let all = Button::new(&self.text("button-rules"), Press::Own(Mine::Rules(at, 0)), Style::Plain);
        let text = limits::clip(&lines.join("\n"), limits::CONTENT);
        Ok(case.put(Answer::private(&text).buttons(vec![all])))
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

    /// A card as a picture.
    pub(super) async fn card(&self, case: &Case<'_>, game: Option<&str>, name: &str) -> Done {
        let (kind, gallery) = self.gallery(case, game).await?;
        let at = Key::of(kind.id);
        let cards = gallery.cards();
        let wanted = name.trim().to_lowercase();
        let exact = cards.iter().position(|card| card.key == wanted || card.name.to_lowercase() == wanted);
        let place =
            exact.or_else(|| cards.iter().position(|card| card.name.to_lowercase().contains(&wanted)));
        let Some((place, card)) = place.and_then(|place| cards.get(place).map(|card| (place, card))) else {
            return Err(Say::new("card-none").with("text", name).into());
        };
        let drawing = self.card_drawing(gallery, &card.key).await?;
        let in_words = self.host.person(case.person()).await?.text_mode;
        let answer = Answer::private(&format!("**{}**", card.name));
        if in_words {
            let text = first_words(&drawing);
            return Ok(case.put(answer.saying(text)));
        }
        let press = Press::Own(Mine::Card(at, u16::try_from(place).unwrap_or(u16::MAX)));
        let file = File::new(&format!("{}.png", card.key), drawing.png.clone(), &drawing.alt);
        Ok(case.put(answer.file(file).buttons(vec![Button::new(
            &self.text("button-text"),
            press,
            Style::Plain,
        )])))
    }

    /// A card in words, by its place in the gallery.
    pub(super) async fn card_text(&self, case: &Case<'_>, game: Key, place: u16) -> Done {
        let (_, gallery) = self.gallery(case, Some(game.as_str())).await?;
        let cards = gallery.cards();
        let card = cards.get(usize::from(place)).ok_or_else(|| Say::new("bot-old-button"))?;
        let drawing = self.card_drawing(gallery, &card.key).await?;
        Ok(case.put(Answer::private(first_words(&drawing))))
    }

    async fn card_drawing(&self, gallery: Gallery, key: &str) -> Result<skald_render::Drawing, Stop> {
        let wanted = key.to_owned();
        let drawn = self.painters.with(move |painter| gallery.card(painter, &wanted)).await?;
        drawn.ok_or_else(|| Say::new("card-none").with("text", key).into())
    }
}
