//! Help, and which game is meant by it. How a game is played stands in `pages`.

use skald_rules::{
    catalogue::GameKind,
    interface::{Key, Say},
};

use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, Button, Item, Row, Select, Style},
        bot::{Bot, Case, Done, Stop},
        commands::{HELP, game_name},
        press::{Mine, Press},
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
        let info = self.host.info_for(table, case.person()).await?;
        let kind = self.game_meant(Some(&info.game))?;
        self.guide_of(case, Key::of(kind.id), None).await
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
