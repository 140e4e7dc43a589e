//! A step of a first game: how much of its move is chosen, what can be chosen next, and what is said.

use skald_rules::{
    catalogue::GameKind,
    interface::{Choice, Decision, Hints, Key, Menu, Pick, Say, Seat, Step},
    lesson::{Lesson, Stand},
    table::only_choice,
    words::Names,
};

use super::broken;
use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, Button, Style},
        bot::{Bot, Stop},
        commands::game_name,
        page::{is_short, noted},
        press::{Act, Learn, Mine, Press},
    },
    host::{MenuView, menu_view},
};

/// A step of a first game as it is shown, with how much of its move is chosen.
pub(super) struct Scene<'b> {
    pub bot: &'b Bot,
    pub kind: GameKind,
    pub lesson: Lesson,
    pub stand: Stand,
    pub step: u8,
    pub depth: u8,
    pub names: Vec<String>,
}

impl Names for Scene<'_> {
    fn name(&self, seat: Seat) -> String {
        self.names
            .get(seat.index())
            .cloned()
            .or_broken(seat.to_string(), "everybody in a first game has a name")
    }
}

/// What stands at the end of what is chosen so far.
pub(super) struct Place {
    pub whole: Option<String>,
    menu: Option<Menu>,
}

impl Scene<'_> {
    pub fn head(&self, over: bool) -> String {
        let words = self.bot.words;
        let game = game_name(words, self.kind.id);
        words.plain(&if over {
            Say::new("lesson-over").with("game", game)
        } else {
            Say::new("lesson-head")
                .with("game", game)
                .with("step", u32::from(self.step) + 1)
                .with("steps", self.lesson.len())
        })
    }

    /// What is said at this step.
    pub fn words(&self, over: bool) -> String {
        let step = if over { "end".to_owned() } else { (u32::from(self.step) + 1).to_string() };
        let id = format!("lesson-{}-{step}", self.kind.id);
        self.bot.words.text_of(&id).or_broken(String::new(), "every step of a first game has its words")
    }

    /// The choices so far.
    pub fn path(&self) -> Vec<Pick> {
        let mut path = self.lesson.path(usize::from(self.step));
        path.truncate(usize::from(self.depth));
        path
    }

    /// How many choices the step's move has.
    fn choices(&self) -> usize {
        self.lesson.path(usize::from(self.step)).len()
    }

    /// What stands after so many choices of the step's move; nothing where there is only something to read.
    fn after(&self, depth: u8) -> Result<Option<Step<String>>, Stop> {
        let Some(asked) = &self.stand.asked else { return Ok(None) };
        let mut path = self.lesson.path(usize::from(self.step));
        path.truncate(usize::from(depth));
        let step = self.stand.table.ask(asked.id, &path).map_err(|why| broken(why.say.id.to_owned()))?;
        Ok(Some(step))
    }

    /// Whether what is asked after so many choices has one possible answer: such a question is not asked.
    fn only(&self, depth: u8) -> Result<bool, Stop> {
        let more = usize::from(depth) < self.choices();
        Ok(more && self.after(depth)?.is_some_and(|step| only_choice(&step).is_some()))
    }

    /// Goes on past questions that have one possible answer.
    pub fn lead_on(&mut self) -> Result<(), Stop> {
        while self.only(self.depth)? {
            self.depth = self.depth.saturating_add(1);
        }
        Ok(())
    }

    /// After how many choices the question before this one is asked; nothing where this is the first.
    fn before(&self) -> Result<Option<u8>, Stop> {
        for depth in (0..self.depth).rev() {
            if !self.only(depth)? {
                return Ok(Some(depth));
            }
        }
        Ok(None)
    }

    /// Whether the step has just begun: nothing that could be chosen is chosen.
    pub fn begins(&self) -> Result<bool, Stop> {
        Ok(self.before()?.is_none())
    }

    pub fn place(&self) -> Result<Place, Stop> {
        let Some(step) = self.after(self.depth)? else { return Ok(Place { whole: None, menu: None }) };
        // The move of the step is whole where its path ends; a move that could stop earlier goes on.
        let ends = usize::from(self.depth) == self.choices();
        Ok(Place { whole: step.whole.filter(|_| ends), menu: step.menu.filter(|_| !ends) })
    }

    /// What stands beside the options, and whether a picture shows what they would do.
    fn hints(&self) -> Hints {
        let hints = |asked: &Decision| self.stand.table.hints(self.lesson.seat, asked.id, &self.path());
        self.stand.asked.as_ref().map(hints).unwrap_or_default()
    }

    /// Whether the game has a picture of what follows.
    pub fn pictured(&self) -> bool {
        self.hints().picture
    }

    /// Nothing when these options are what the step is about; else what is to be chosen instead.
    pub fn judged(&self, chosen: &[u16]) -> Result<Option<String>, Stop> {
        let (Some(menu), path) = (self.place()?.menu, self.lesson.path(usize::from(self.step))) else {
            return Ok(Some(String::new()));
        };
        let wanted = path.get(usize::from(self.depth)).and_then(Pick::as_some);
        let wanted = wanted.or_broken(Vec::new(), "a step that goes on says what is chosen");
        let list = menu.pick.list();
        let key = |number: &u16| list.get(usize::from(*number)).map(|choice| choice.key);
        let mut keys: Vec<Option<Key>> = chosen.iter().map(key).collect();
        let mut right: Vec<Option<Key>> = wanted.iter().copied().map(Some).collect();
        keys.sort_unstable();
        right.sort_unstable();
        let of = |choice: &&Choice| wanted.contains(&choice.key);
        let labels = list.iter().filter(of).map(|choice| self.bot.words.say(&choice.label, self)).collect();
        Ok((keys != right).then(|| self.bot.words.list(labels)))
    }

    /// The question, and what can be chosen or what the move would do.
    pub fn asks(&self, asked: &Decision, lines: &mut Vec<String>, answer: Answer) -> Result<Answer, Stop> {
        let words = self.bot.words;
        let place = self.place()?;
        if let Some(whole) = &place.whole {
            let forecast = self.stand.table.forecast(self.lesson.seat, asked.id, whole);
            let forecast = forecast.map_err(|why| broken(why.say.id.to_owned()))?;
            let told = |tales: Vec<skald_rules::interface::Tale>| {
                tales.iter().map(|tale| words.say(&tale.say, self)).collect::<Vec<_>>()
            };
            let forecast: Vec<_> = forecast.into_iter().map(|(share, tales)| (share, told(tales))).collect();
            let deed = self.stand.table.deed(self.lesson.seat, asked.id, whole);
            let says = deed.iter().map(|say| words.say(say, self)).collect::<Vec<_>>().join(" ");
            lines.extend(self.bot.sure_lines(&says, &forecast));
        }
        let Some(menu) = &place.menu else { return Ok(answer) };
        let view = self.menu_view(menu);
        lines.push(format!("**{}**", view.prompt));
        lines.extend(noted(&view));
        let (game, step, depth) = (Key::of(self.kind.id), self.step, self.depth);
        let press = |act| {
            let learn = match act {
                Act::Option(number) => Learn::Option(number),
                Act::Select => Learn::Select,
                _ => Learn::Show,
            };
            Press::Own(Mine::Lesson(game, step, depth, learn))
        };
        Ok(self.bot.menu_rows(answer, (self.kind.game, &view), is_short(&view), &press))
    }

    fn menu_view(&self, menu: &Menu) -> MenuView {
        menu_view(menu, &self.hints(), (&[], 0), self.bot.words, self)
    }

    pub fn buttons(&self, over: bool) -> Result<Vec<Button>, Stop> {
        let game = Key::of(self.kind.id);
        let at = |step, depth, learn| Press::Own(Mine::Lesson(game, step, depth, learn));
        let label = |id| self.bot.text(id);
        if over {
            let guide = Press::Own(Mine::Guide(game));
            return Ok(vec![
                Button::new(&label("button-guide"), guide, Style::Main),
                Button::new(&label("button-lesson-again"), at(0, 0, Learn::Show), Style::Plain),
            ]);
        }
        let mut buttons = Vec::new();
        if self.stand.asked.is_none() {
            let next = at(self.step.saturating_add(1), 0, Learn::Show);
            buttons.push(Button::new(&label("button-lesson-on"), next, Style::Main));
        }
        if self.place()?.whole.is_some() {
            let sure = at(self.step, self.depth, Learn::Confirm);
            buttons.push(Button::new(&label("button-confirm"), sure, Style::Good));
        }
        let back = match self.before()? {
            Some(depth) => Some((self.step, depth)),
            None => self.step.checked_sub(1).map(|step| (step, 0)),
        };
        buttons.extend(back.map(|(step, depth)| {
            Button::new(&label("button-back"), at(step, depth, Learn::Show), Style::Plain)
        }));
        Ok(buttons)
    }
}
