//! Looking up rules in plain words, and where rules and cards are looked for: in the game that is named or played in this place,
//! or else in all games. What does not belong here: the cards.

use skald_rules::{
    catalogue::GameKind,
    interface::{Key, PackFile, Say},
    words::search::{Found, all, numbered, search},
};

use super::suggest::Suggestions;
use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, Button, Style},
        bot::{Bot, Case, Done, Stop},
        commands::game_name,
        limits,
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
    pub packs: Vec<PackFile>,
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
    pub(super) fn other_shelves(&self, game: Option<&str>, here: &[Shelf]) -> Vec<Shelf> {
        match here {
            [shelf] if game.is_none() => {
                self.all_shelves(|kind| kind.id == kind.game && kind.game != shelf.kind.game)
            }
            _ => Vec::new(),
        }
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
        // A clause that was asked for by its number comes alone: the one of each game that has it.
        let clause = |shelf: &'s Shelf| Some((shelf, vec![numbered(self.words, shelf.kind.game, find)?]));
        let clauses: Vec<_> = shelves.iter().filter_map(clause).collect();
        if !clauses.is_empty() {
            return clauses;
        }
        let most = if shelves.len() == 1 { FOUND } else { FOUND_OF_EACH };
        let found = shelves.iter().map(|shelf| (shelf, search(self.words, shelf.kind.game, find, most)));
        found.filter(|(_, clauses)| !clauses.is_empty()).collect()
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
}
