//! The pages that explain a game: the game in short, and one for each form and each thing that wants a picture.

use std::sync::Arc;

use skald_render::Drawing;
use skald_rules::{
    catalogue::GameKind,
    interface::{Key, Pick},
    lesson::{Lesson, Page, Show},
};

use super::lesson::{broken, seated};
use crate::discord::{
    answer::{Answer, Button, File, Item, Row, Select, Style},
    bot::{Bot, Case, Done, Stop},
    limits,
    press::{Learn, Mine, Press},
};
use crate::invariant::Invariant;

/// What the page of the game in short is called in menus.
const SHORT: &str = "short";

/// A page that is shown: its game with the file of its pages, and which; nothing for the game in short.
#[derive(Clone, Copy)]
struct Shown<'l> {
    kind: GameKind,
    lesson: &'l Lesson,
    page: Option<&'l Page>,
}

impl Bot {
    /// How a game is played, by its id, with a picture of a moment of play. Without the name of a page, the game in short.
    pub(super) async fn guide_of(&self, case: &Case<'_>, game: Key, page: Option<&str>) -> Done {
        let of =
            self.host.catalogue().get(game.as_str()).and_then(|kind| self.host.catalogue().get(kind.game));
        let kind = of.filter(GameKind::has_lesson);
        let lesson = kind.map(Lesson::of).transpose().map_err(broken)?.flatten();
        let shown = kind.zip(lesson.as_ref()).map(|(kind, lesson)| {
            let page = page.and_then(|name| lesson.page(name));
            Shown { kind, lesson, page }
        });
        let page = shown.and_then(|shown| shown.page.map(|page| page_id(shown.kind, page)));
        let id = page.unwrap_or_else(|| format!("game-{game}-guide"));
        let text = self.words.text_of(&id).unwrap_or_else(|| self.text("guide-none"));
        let mut answer = Answer::private(&text);
        let rules = Press::Own(Mine::Rules(game, 0));
        let mut buttons = vec![Button::new(&self.text("button-rules"), rules, Style::Plain)];
        if let Some(shown) = shown {
            answer = self.pages_menu(answer, game, shown);
            if !self.host.person(case.person()).await?.text_mode
                && let Some(drawing) = self.page_drawing(shown).await?
            {
                answer = self.beside(answer, &text, game, shown, &drawing);
            }
            let press = Press::Own(Mine::Lesson(Key::of(shown.kind.id), 0, 0, Learn::Show));
            buttons.push(Button::new(&self.text("button-lesson"), press, Style::Main));
        }
        Ok(case.put(answer.buttons(buttons)))
    }

    /// A page with its picture.
    fn beside(&self, answer: Answer, text: &str, game: Key, shown: Shown<'_>, drawing: &Drawing) -> Answer {
        // What the picture shows is said by each page itself; the game in short has it from the first game.
        let text = match shown.page {
            Some(_) => text.to_owned(),
            None => format!("{text}\n{}", self.text("guide-picture")),
        };
        let name = shown.page.map_or("guide", |page| page.name.as_str());
        let file = File::new(&format!("{game}-{name}.png"), drawing.png.clone(), &drawing.alt);
        answer.saying(&limits::clip(&text, limits::CONTENT)).file(file)
    }

    /// The list of pages, where there are several.
    fn pages_menu(&self, answer: Answer, game: Key, shown: Shown<'_>) -> Answer {
        let pages = shown.lesson.pages();
        if pages.is_empty() {
            return answer;
        }
        let title = |id: &str| self.words.text_of(id).or_broken(String::new(), "every page has a title");
        let short = Item::new(SHORT, &self.text("guide-short")).chosen(shown.page.is_none());
        let item = |page: &Page| {
            let label = title(&format!("{}-title", page_id(shown.kind, page)));
            Item::new(&page.name, &label).chosen(shown.page.is_some_and(|now| now.name == page.name))
        };
        let items = std::iter::once(short).chain(pages.iter().map(item)).collect();
        answer.row(Row::Select(Select::one(Press::Own(Mine::Pages(game)), &self.text("guide-pages"), items)))
    }

    /// The picture of a page, drawn once: of the moment that it tells about, or of the first at which somebody decides in the
    /// first game.
    async fn page_drawing(&self, shown: Shown<'_>) -> Result<Option<Arc<Drawing>>, Stop> {
        let Shown { kind, lesson, page } = shown;
        let of = (self.words.language(), kind.id, page.map_or(SHORT, |page| page.name.as_str()).to_owned());
        if let Some(kept) = self.pages.get(&of) {
            return Ok(Some(kept));
        }
        let (table, show, path) = match page {
            Some(page) => (lesson.moment(page).map_err(broken)?, page.show, Pick::path(&page.chosen)),
            None => match lesson.first_asked().map_err(broken)? {
                Some((stand, hand)) => (stand.table, if hand { Show::Hand } else { Show::Board }, Vec::new()),
                None => return Ok(None),
            },
        };
        let names = self.with_computers(&self.text("guide-you"), lesson.seat, table.seats());
        let names = seated(&names, lesson.seat);
        let drawing = self.moment(&*table, lesson.seat, (show, path), names).await?;
        Ok(Some(self.pages.keep(of, drawing)))
    }
}

/// The sentence of a page; its title is called alike.
fn page_id(kind: GameKind, page: &Page) -> String {
    format!("guide-{}-{}", kind.id, page.name)
}
