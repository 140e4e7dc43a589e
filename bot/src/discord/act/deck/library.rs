//! The library: all lists that a person keeps, the starters, and new ones.

use skald_render::gallery;
use skald_rules::interface::{Key, KitList, Say, Starter};

use super::Meant;
use crate::{
    discord::{
        answer::{Answer, Button, Item, Row, Select, Style},
        bot::{Bot, Case, Done, Stop},
        commands::game_name,
        limits,
        press::{Mine, Press},
    },
    host::{DECKS, DeckRow, Refused},
};

impl Bot {
    /// All lists that the person keeps.
    pub(in crate::discord::act) async fn library(&self, case: &Case<'_>) -> Done {
        let decks = self.host.decks(case.person()).await?;
        let head = Say::new("decks-head").with("count", decks.len()).with("most", DECKS);
        let mut lines = vec![self.words.plain(&head)];
        lines.extend(decks.iter().map(|deck| self.deck_line(deck)));
        let mut answer = Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT));
        let games = self.host.kit_games();
        answer = self.deck_menus(answer, &decks, &games, |menu| Press::Own(Mine::DeckChosen(menu)));
        let mut buttons = Vec::new();
        for game in games {
            let at = Key::of(game);
            let name = game_name(self.words, game);
            for (label, mine) in
                [("button-deck-new", Mine::NewDeck(at)), ("button-deck-paste", Mine::PasteDeck(at))]
            {
                let label = self.words.plain(&Say::new(label).with("game", name.as_str()));
                buttons.push(Button::new(&label, Press::Own(mine), Style::Plain));
            }
        }
        Ok(case.put(answer.buttons(buttons)))
    }

    /// A list was chosen in the library.
    pub(in crate::discord::act) async fn deck_chosen(&self, case: &Case<'_>, value: &str) -> Done {
        match self.deck_of_value(case, value).await? {
            Meant::Own(deck) => self.deck_page(case, &deck, None).await,
            Meant::Starter { game, at, starter } => self.starter_page(case, game, at, &starter).await,
        }
    }

    /// The list behind the value of a menu.
    pub(in crate::discord::act) async fn deck_of_value(
        &self,
        case: &Case<'_>,
        value: &str,
    ) -> Result<Meant, Stop> {
        let old = || Say::new("bot-old-button");
        if let Some(id) = value.strip_prefix('d').and_then(|id| id.parse().ok()) {
            return Ok(Meant::Own(self.host.deck(case.person(), id).await?));
        }
        let (game, at) = value.strip_prefix('s').and_then(|rest| rest.split_once('.')).ok_or_else(old)?;
        let kind = self.kind_of(Key::new(game).map_err(|_| old())?)?;
        let at = at.parse().map_err(|_| old())?;
        let starter = self.starter(kind.id, at)?;
        Ok(Meant::Starter { game: kind.id, at, starter })
    }

    /// A starter of a game by its number.
    pub(super) fn starter(&self, game: &str, at: u8) -> Result<Starter, Stop> {
        let starters = self.host.book(game)?.starters();
        Ok(starters.into_iter().nth(usize::from(at)).ok_or_else(|| Say::new("bot-old-button"))?)
    }

    /// A list that the person keeps, as a line of a menu.
    fn deck_item(&self, deck: &DeckRow) -> Item {
        let star = if deck.favourite { "★ " } else { "" };
        let about = match self
            .host
            .book(&deck.game)
            .map(|book| book.read(&deck.list).map(|list| book.measure(&list)))
        {
            Ok(Ok(measure)) => self.words.plain(&measure),
            _ => String::new(),
        };
        let game = game_name(self.words, &deck.game);
        let about = if about.is_empty() { game } else { format!("{game} · {about}") };
        Item::new(&format!("d{}", deck.id), &format!("{star}{}", deck.name)).about(&about)
    }

    /// The starters of some games, as lines of a menu.
    fn starter_items(&self, games: &[&'static str]) -> Vec<Item> {
        let mut items = Vec::new();
        for game in games {
            let Ok(book) = self.host.book(game) else { continue };
            for (at, starter) in book.starters().iter().enumerate() {
                let item = Item::new(&format!("s{game}.{at}"), &self.words.plain(&starter.name));
                let line = self.starter_line(game, starter);
                // Where several games stand in one menu, each line says which.
                let of = (games.len() > 1 || line.is_empty()).then(|| game_name(self.words, game));
                let about: Vec<String> =
                    of.into_iter().chain(Some(line).filter(|line| !line.is_empty())).collect();
                items.push(item.about(&about.join(" · ")));
            }
        }
        items.truncate(limits::OPTIONS);
        items
    }

    /// What a starter is, whom it suits and how hard it is; empty for one of which nothing is said.
    pub(super) fn starter_line(&self, game: &str, starter: &Starter) -> String {
        self.words.text_of(&format!("starter-{game}-{}", starter.key)).unwrap_or_default()
    }

    /// Menus of lists that the person keeps, and of the starters of some games.
    pub(in crate::discord::act) fn deck_menus(
        &self,
        mut answer: Answer,
        decks: &[DeckRow],
        games: &[&'static str],
        press: impl Fn(u8) -> Press,
    ) -> Answer {
        let own: Vec<Item> = decks.iter().map(|deck| self.deck_item(deck)).collect();
        // Each menu has a number, because no two may have the same id.
        for (number, part) in (1_u8..).zip(own.chunks(limits::OPTIONS).take(2)) {
            let menu = Select::one(press(number), &self.text("decks-own"), part.to_vec());
            answer = answer.row(Row::Select(menu));
        }
        let starters = self.starter_items(games);
        if !starters.is_empty() {
            let menu = Select::one(press(0), &self.text("decks-starters"), starters);
            answer = answer.row(Row::Select(menu));
        }
        answer
    }

    fn deck_line(&self, deck: &DeckRow) -> String {
        let star = if deck.favourite { "★ " } else { "" };
        format!("{star}**{}** · {}", deck.name, game_name(self.words, &deck.game))
    }

    /// Begins a new list: asks what it is built around, in games where that is chosen.
    pub(in crate::discord::act) async fn new_deck(
        &self,
        case: &Case<'_>,
        game: Key,
        head: Option<&str>,
    ) -> Done {
        let kind = self.kind_of(game)?;
        let book = self.host.book(kind.id)?;
        let heads = book.heads();
        if heads.is_empty() || head.is_some() {
            return self.begin_deck(case, kind.id, head, None).await;
        }
        let items = heads
            .iter()
            .take(limits::OPTIONS)
            .map(|(key, name)| {
                let line = book.head_line(*key).map(|line| self.words.plain(&line)).unwrap_or_default();
                Item::new(key.as_str(), &self.words.plain(name)).about(&line)
            })
            .collect();
        let text_mode = self.host.person(case.person()).await?.text_mode;
        let menu = Select::one(Press::Own(Mine::NewDeck(game)), &self.text("deck-head-menu"), items);
        let text = self.words.plain(&Say::new("deck-head").with("game", game_name(self.words, kind.id)));
        let answer = Answer::private(&text).row(Row::Select(menu));
        let drawn = self.painters.with(move |painter| gallery::heads(painter, kind.id)).await?;
        Ok(case.put(match drawn.filter(|_| !text_mode) {
            Some(drawing) => answer.picture("choose.png", &drawing),
            None => answer,
        }))
    }

    /// Keeps a new list without cards, and opens the shelves.
    pub(super) async fn begin_deck(
        &self,
        case: &Case<'_>,
        game: &str,
        head: Option<&str>,
        called: Option<&str>,
    ) -> Done {
        let book = self.host.book(game)?;
        let heads = book.heads();
        let wanted = head.map(|head| head.trim().to_lowercase());
        let is_meant = |(key, name): &&(Key, Say)| {
            wanted.as_deref() == Some(key.as_str())
                || wanted.as_deref() == Some(self.words.plain(name).to_lowercase().as_str())
        };
        let head = heads.iter().find(is_meant);
        if head.is_none() && !heads.is_empty() {
            let names: Vec<String> = heads.iter().map(|(_, name)| self.words.plain(name)).collect();
            return Err(Say::new("deck-no-head").with("heads", names.join(", ")).into());
        }
        let list = KitList { head: head.map(|(key, _)| *key), ..KitList::default() };
        let usual = head.map_or_else(|| self.text("deck-usual-name"), |(_, name)| self.words.plain(name));
        let deck = self.host.add_deck(case.actor(), game, called, &usual, &list).await?;
        self.build_page(case, &deck, 0, None)
    }

    /// Keeps a starter as one's own.
    pub(in crate::discord::act) async fn keep_starter(&self, case: &Case<'_>, game: Key, at: u8) -> Done {
        let kind = self.kind_of(game)?;
        let starter = self.starter(kind.id, at)?;
        self.keep_list(case, kind.id, None, &starter.list, &self.words.plain(&starter.name)).await
    }

    /// Keeps a copy of a list that somebody showed.
    pub(in crate::discord::act) async fn take_deck(&self, case: &Case<'_>, shared: i64) -> Done {
        let shared = self.host.shared_deck(shared).await?;
        let book = self.host.book(&shared.game)?;
        let list = book.read(&shared.list).map_err(Refused::Kit)?;
        let list = KitList { name: Some(shared.name.clone()), ..list };
        self.keep_list(case, &shared.game, None, &list, &shared.name).await
    }
}
