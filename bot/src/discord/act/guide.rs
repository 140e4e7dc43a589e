//! Looking things up: help, how a game is played, its rules in plain words, its cards.

use skald_render::gallery;
use skald_rules::{
    catalogue::GameKind,
    interface::Say,
    words::search::{all, search},
};

use crate::{
    discord::{
        answer::{Answer, Button, File, Item, Row, Select, Style},
        bot::{Bot, Case, Done, Stop},
        commands::{HELP, game_name},
        limits,
        press::{Mine, Press},
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
        let text = self.words.text_of(&format!("help-{value}")).unwrap_or_default();
        let items =
            HELP.iter().map(|(id, label)| Item::new(id, &self.text(label)).chosen(*id == value)).collect();
        let games: Vec<Button> = self
            .host
            .catalogue()
            .iter()
            .zip(0_u16..)
            .map(|(kind, at)| {
                let say = Say::new("button-guide-of").with("game", game_name(self.words, kind.id));
                Button::new(&self.words.plain(&say), Press::Own(Mine::Guide(at)), Style::Plain)
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
        let at = self.host.catalogue().iter().position(|kind| kind.id == info.game).unwrap_or(0);
        Ok(self.guide_of(case, u16::try_from(at).unwrap_or(0)))
    }

    /// How a game is played, by its number in the catalogue.
    pub(super) fn guide_of(&self, case: &Case<'_>, game: u16) -> crate::discord::reply::Reply {
        let id = self.kind_at(game).map_or("", |kind| kind.id);
        let text = self.words.text_of(&format!("game-{id}-guide")).unwrap_or_else(|| self.text("guide-none"));
        let label = self.text("button-rules");
        let rules = Button::new(&label, Press::Own(Mine::Rules(game, 0)), Style::Plain);
        case.put(Answer::private(&text).buttons(vec![rules]))
    }

    pub(super) fn kind_at(&self, game: u16) -> Option<GameKind> {
        self.host.catalogue().iter().nth(usize::from(game))
    }

    /// The game that is meant, and its number in the catalogue: the named one, or else the first.
    pub(super) fn game_meant(&self, game: Option<&str>) -> Result<(u16, GameKind), Stop> {
        self.host
            .catalogue()
            .iter()
            .zip(0_u16..)
            .map(|(kind, at)| (at, kind))
            .find(|(_, kind)| game.is_none_or(|game| kind.id == game))
            .ok_or_else(|| Refused::NoGame(game.unwrap_or_default().to_owned()).into())
    }

    /// Looks something up in the rules.
    pub(super) fn rules(&self, case: &Case<'_>, game: Option<&str>, find: Option<&str>) -> Done {
        let (at, kind) = self.game_meant(game)?;
        let Some(find) = find else { return self.rules_page(case, at, 0) };
        let found = search(self.words, kind.id, find, FOUND);
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
    pub(super) fn rules_page(&self, case: &Case<'_>, game: u16, page: u16) -> Done {
        let kind = self.kind_at(game).ok_or_else(|| Refused::NoGame(String::new()))?;
        let clauses = all(self.words, kind.id);
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
        let content = pages.get(usize::from(page)).map_or("", String::as_str);
        let text = format!("{content}\n{}", self.words.plain(&foot));
        Ok(case.put(Answer::private(&text).buttons(buttons)))
    }

    /// A card as a picture.
    pub(super) async fn card(&self, case: &Case<'_>, game: Option<&str>, name: &str) -> Done {
        let (at, kind) = self.game_meant(game)?;
        let cards = gallery::cards(kind.id);
        let wanted = name.trim().to_lowercase();
        let exact = cards.iter().position(|card| card.key == wanted || card.name.to_lowercase() == wanted);
        let place =
            exact.or_else(|| cards.iter().position(|card| card.name.to_lowercase().contains(&wanted)));
        let Some((place, card)) = place.and_then(|place| cards.get(place).map(|card| (place, card))) else {
            return Err(Say::new("card-none").with("text", name).into());
        };
        let drawing = self.card_drawing(kind.id, &card.key).await?;
        let in_words = self.host.person(case.person()).await?.text_mode;
        let answer = Answer::private(&format!("**{}**", card.name));
        if in_words {
            let text = drawing.twin.first().map_or("", String::as_str);
            return Ok(case.put(answer.saying(text)));
        }
        let press = Press::Own(Mine::Card(at, u16::try_from(place).unwrap_or(0)));
        let file = File::new(&format!("{}.png", card.key), drawing.png.clone(), &drawing.alt);
        Ok(case.put(answer.file(file).buttons(vec![Button::new(
            &self.text("button-text"),
            press,
            Style::Plain,
        )])))
    }

    /// A card in words, by its place in the gallery.
    pub(super) async fn card_text(&self, case: &Case<'_>, game: u16, place: u16) -> Done {
        let kind = self.kind_at(game).ok_or_else(|| Refused::NoGame(String::new()))?;
        let cards = gallery::cards(kind.id);
        let card = cards.get(usize::from(place)).ok_or_else(|| Say::new("bot-old-button"))?;
        let drawing = self.card_drawing(kind.id, &card.key).await?;
        Ok(case.put(Answer::private(drawing.twin.first().map_or("", String::as_str))))
    }

    async fn card_drawing(&self, game: &'static str, key: &str) -> Result<skald_render::Drawing, Stop> {
        let wanted = key.to_owned();
        let drawn = self.easel.with(move |painter| gallery::card(painter, game, &wanted)).await?;
        drawn.ok_or_else(|| Say::new("card-none").with("text", key).into())
    }
}
