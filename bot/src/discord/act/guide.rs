//! Help, and how a game is played.

use skald_rules::{
    catalogue::GameKind,
    interface::{Key, Say},
};

use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, Button, File, Item, Row, Select, Style},
        bot::{Bot, Case, Done, Stop},
        commands::{HELP, game_name},
        limits,
        press::{Learn, Mine, Press},
    },
    host::{Refused, TableId},
};

impl Bot {
    /// The help on a subject; in the place of a game with what leads to that one.
    pub(super) async fn help(&self, case: &Case<'_>, about: &str) -> Done {
        let known = HELP.iter().find(|(value, _)| *value == about).or(HELP.first());
        let (value, title) = known.copied().unwrap_or(("start", "help-start-title"));
        let text = self
            .words
            .text_of(&format!("help-{value}"))
            .or_broken(String::new(), "every subject of the help has a text");
        let items =
            HELP.iter().map(|(id, label)| Item::new(id, &self.text(label)).chosen(*id == value)).collect();
        let here = self.host.game_at(case.call.place.channel).await?.map(|(kind, _)| kind.id);
        let games: Vec<Button> = self
            .host
            .catalogue()
            .iter()
            .filter(|kind| here.is_none_or(|here| kind.id == here))
            .map(|kind| {
                let say = Say::new("button-guide-of").with("game", game_name(self.words, kind.id));
                let press = Press::Own(Mine::Guide(Key::of(kind.id)));
                Button::new(&self.words.plain(&say), press, Style::Plain)
            })
            .collect();
        let answer = Answer::private(&format!("**{}**\n{text}", self.text(title)))
            .row(Row::Select(Select::one(Press::Own(Mine::Help), &self.text("help-menu"), items)))
            .buttons(games);
        Ok(case.put(answer))
    }

    /// How the game of a table is played.
    pub(super) async fn guide(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.info(table).await?;
        let kind = self.game_meant(Some(&info.game))?;
        self.guide_of(case, Key::of(kind.id)).await
    }

    /// How a game is played, by its id, with a picture of a moment of its first game.
    pub(super) async fn guide_of(&self, case: &Case<'_>, game: Key) -> Done {
        let text =
            self.words.text_of(&format!("game-{game}-guide")).unwrap_or_else(|| self.text("guide-none"));
        let label = self.text("button-rules");
        let mut buttons = vec![Button::new(&label, Press::Own(Mine::Rules(game, 0)), Style::Plain)];
        let of = self.host.catalogue().get(game.as_str()).map(|kind| kind.game);
        if let Some(kind) = of.and_then(|of| self.host.catalogue().get(of)).filter(GameKind::has_lesson) {
            let press = Press::Own(Mine::Lesson(Key::of(kind.id), 0, 0, Learn::Show));
            buttons.push(Button::new(&self.text("button-lesson"), press, Style::Main));
        }
        let mut answer = Answer::private(&text).buttons(buttons);
        if !self.host.person(case.person()).await?.text_mode
            && let Some(drawing) = self.lesson_moment(case, game).await?
        {
            let shown = format!("{text}\n{}", self.text("guide-picture"));
            let file = File::new(&format!("{game}-guide.png"), drawing.png, &drawing.alt);
            answer = answer.saying(&limits::clip(&shown, limits::CONTENT)).file(file);
        }
        Ok(case.put(answer))
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
}
