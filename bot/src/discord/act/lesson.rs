//! First games: a newcomer is led through a fixed position, step by step, with the menus and pictures of the game itself.
//!
//! What belongs here: showing a step and judging what was pressed there. Nothing is kept of a first game: each button
//! carries the step and how much of its move is chosen, and there is nothing in it to hide. What does not: the steps
//! (`rules/sets/<game>/lesson.toml`) and their words.

use std::time::Duration;

use skald_render::{Drawing, Notes, names::PlayerName};
use skald_rules::{
    catalogue::GameKind,
    interface::{Choice, Choices, Decision, Key, Menu, Pick, Say, Seat, Viewer},
    lesson::{Lesson, Stand},
    words::Names,
};
use tokio::time::timeout;

use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, Button, Fitted, Style},
        audience::{Channel, OnePerson},
        bot::{Bot, Case, Done, Stop},
        commands::game_name,
        limits,
        page::{address, first_words, is_short, noted},
        painters::Motif,
        press::{Act, Learn, Mine, Press},
        reply::Reply,
        send::{Fault, Lane},
    },
    host::{HostError, MenuView, OptionView, PersonRow, PickKind},
};

/// For so long it is waited until a private channel is open.
const SOON: Duration = Duration::from_secs(2);

/// A step of a first game as it is shown, with how much of its move is chosen.
struct Scene<'b> {
    bot: &'b Bot,
    kind: GameKind,
    lesson: Lesson,
    stand: Stand,
    step: u8,
    depth: u8,
    names: Vec<String>,
}

impl Names for Scene<'_> {
    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }
}

/// What stands at the end of what is chosen so far.
struct Place {
    whole: Option<String>,
    menu: Option<Menu>,
}

fn broken(why: String) -> Stop {
    Stop::Host(HostError::Broken(why))
}

impl Bot {
    /// Begins a first game: in the private messages of whoever asks, or here for them alone where those are closed.
    pub(super) async fn tutorial(&self, case: &Case<'_>, game: &str) -> Done {
        let scene = self.scene(case, Key::new(game).unwrap_or(Key::of("none")), (0, 0))?;
        let page = self.lesson_page(case, &scene, None).await?;
        if case.call.place.guild.is_none() {
            return Ok(Reply::show(page));
        }
        let person = self.host.person(case.person()).await?;
        if !person.can_be_written_to(self.host.now()) {
            return Ok(Reply::show(page));
        }
        let sent = async {
            let channel = self.private_channel(&person).await?;
            let nonce = format!("learn-{:x}", case.call.id);
            let message = self.sender.post(channel, &Fitted::from(page.clone()), &nonce).await?;
            Ok::<_, Fault>((channel.id(), message))
        };
        match sent.await {
            Ok((channel, message)) => {
                let say = Say::new("lesson-waits")
                    .with("game", game_name(self.words, game))
                    .with("link", address(None, channel, Some(message)));
                Ok(Reply::private(&self.words.plain(&say)))
            }
            Err(fault) => {
                tracing::info!(%fault, "a first game is shown where it was asked for");
                Ok(Reply::show(page))
            }
        }
    }

    /// The private channel of somebody who waits for an answer: the one that is known, or one that can be opened soon. Where
    /// many are opened just now it is not waited for.
    async fn private_channel(&self, person: &PersonRow) -> Result<Channel<OnePerson>, Fault> {
        if let Some(known) = person.dm_channel {
            return Ok(Channel::private(known));
        }
        let sender = self.sender.on(Lane::Private);
        timeout(SOON, self.open_channel(&sender, person.person)).await.unwrap_or(Err(Fault::SlowDown))
    }

    /// A press within a first game.
    pub(super) async fn learn(
        &self,
        case: &Case<'_>,
        game: Key,
        (step, depth): (u8, u8),
        learn: Learn,
        values: &[String],
    ) -> Done {
        let scene = self.scene(case, game, (step, depth))?;
        let chosen = match learn {
            Learn::Option(number) => vec![number],
            Learn::Select => values.iter().filter_map(|value| value.parse().ok()).collect(),
            Learn::Show | Learn::Confirm => Vec::new(),
        };
        let (to, other) = match learn {
            Learn::Show => ((step, depth), None),
            Learn::Confirm if scene.place()?.whole.is_some() => ((step.saturating_add(1), 0), None),
            Learn::Confirm => ((step, 0), None),
            Learn::Option(_) | Learn::Select => match scene.judged(&chosen)? {
                None => ((step, depth.saturating_add(1)), None),
                Some(label) => ((step, depth), Some(label)),
            },
        };
        let scene = self.scene(case, game, to)?;
        let page = self.lesson_page(case, &scene, other.as_deref()).await?;
        Ok(Reply::Turn(Box::new(page)))
    }

    /// A step of a first game, or its end.
    fn scene(&self, case: &Case<'_>, game: Key, (step, depth): (u8, u8)) -> Result<Scene<'_>, Stop> {
        let kind = self.kind_of(game)?;
        let lesson = Lesson::of(kind).map_err(broken)?.ok_or_else(|| Say::new("bot-old-button"))?;
        let last = u8::try_from(lesson.len()).or_broken(u8::MAX, "a first game has few steps");
        let step = step.min(last);
        let stand = lesson.at(usize::from(step)).map_err(broken)?;
        let deepest = u8::try_from(lesson.path(usize::from(step)).len()).unwrap_or(u8::MAX);
        let others =
            (1_u8..).map(|number| self.words.plain(&Say::new("host-computer").with("number", number)));
        let mut names: Vec<String> = others.take(usize::from(stand.table.seats())).collect();
        if let Some(own) = names.get_mut(lesson.seat.index()) {
            *own = case.name();
        }
        Ok(Scene { bot: self, kind, lesson, stand, step, depth: depth.min(deepest), names })
    }

    /// The picture of the first moment of a first game at which somebody decides; nothing for a game without one.
    pub(super) async fn lesson_moment(&self, case: &Case<'_>, game: Key) -> Result<Option<Drawing>, Stop> {
        let Some(kind) = self.host.catalogue().get(game.as_str()).filter(GameKind::has_lesson) else {
            return Ok(None);
        };
        let steps = Lesson::of(kind).map_err(broken)?.map_or(0, |lesson| lesson.len());
        for step in 0..u8::try_from(steps).or_broken(u8::MAX, "a first game has few steps") {
            let scene = self.scene(case, game, (step, 0))?;
            if scene.stand.asked.is_some() {
                return Ok(Some(self.lesson_drawing(&scene).await?));
            }
        }
        Ok(None)
    }

    async fn lesson_page(
        &self,
        case: &Case<'_>,
        scene: &Scene<'_>,
        other: Option<&str>,
    ) -> Result<Answer, Stop> {
        let over = scene.lesson.beat(usize::from(scene.step)).is_none();
        let mut lines = vec![scene.head(over)];
        if scene.depth == 0 {
            lines.extend(
                scene.stand.told.iter().map(|tale| format!("• {}", self.words.say(&tale.say, scene))),
            );
        }
        lines.push(scene.words(over));
        lines.extend(other.map(|label| self.words.plain(&Say::new("lesson-other").with("label", label))));
        let drawing = self.lesson_drawing(scene).await?;
        let mut answer = Answer::private("");
        if let Some(asked) = &scene.stand.asked {
            answer = scene.asks(asked, &mut lines, answer)?;
        }
        let text = limits::clip(&lines.join("\n"), limits::CONTENT);
        let answer = answer.saying(&text).buttons(scene.buttons(over)?);
        if self.host.person(case.person()).await?.text_mode {
            let twin = format!("{text}\n\n{}", first_words(&drawing));
            return Ok(answer.saying(&limits::clip(&twin, limits::CONTENT)));
        }
        let name = format!("{}-{}.png", scene.kind.id, scene.step);
        Ok(answer.file(crate::discord::answer::File::new(&name, drawing.png, &drawing.alt)))
    }

    async fn lesson_drawing(&self, scene: &Scene<'_>) -> Result<Drawing, Stop> {
        let hand = scene.lesson.beat(usize::from(scene.step)).is_some_and(|beat| beat.hand);
        let own = Viewer::Seat(scene.lesson.seat);
        let names: Vec<PlayerName> = (1..)
            .zip(&scene.names)
            .map(|(number, name)| {
                let other = (number != scene.lesson.seat.index() + 1).then(|| u8::try_from(number).ok());
                PlayerName::new(name, number).of_computer(other.flatten())
            })
            .collect();
        let (motif, who) = if hand {
            (Motif::Private(Notes::default()), own)
        } else if scene.stand.table.outcome().is_some() {
            (Motif::Result, Viewer::Everyone)
        } else {
            (Motif::Lately(None, Vec::new()), Viewer::Everyone)
        };
        Ok(self.painters.draw(motif, scene.stand.table.view(who), names).await?)
    }
}

impl Scene<'_> {
    fn head(&self, over: bool) -> String {
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
    fn words(&self, over: bool) -> String {
        let step = if over { "end".to_owned() } else { (u32::from(self.step) + 1).to_string() };
        let id = format!("lesson-{}-{step}", self.kind.id);
        self.bot.words.text_of(&id).or_broken(String::new(), "every step of a first game has its words")
    }

    /// The choices so far.
    fn path(&self) -> Vec<Pick> {
        let mut path = self.lesson.path(usize::from(self.step));
        path.truncate(usize::from(self.depth));
        path
    }

    fn place(&self) -> Result<Place, Stop> {
        let Some(asked) = &self.stand.asked else { return Ok(Place { whole: None, menu: None }) };
        let path = self.path();
        let step = self.stand.table.ask(asked.id, &path).map_err(|why| broken(why.say.id.to_owned()))?;
        // The move of the step is whole where its path ends; a move that could stop earlier goes on.
        let ends = path.len() == self.lesson.path(usize::from(self.step)).len();
        Ok(Place { whole: step.whole.filter(|_| ends), menu: step.menu.filter(|_| !ends) })
    }

    /// Nothing when these options are what the step is about; else what is to be chosen instead.
    fn judged(&self, chosen: &[u16]) -> Result<Option<String>, Stop> {
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
    fn asks(&self, asked: &Decision, lines: &mut Vec<String>, answer: Answer) -> Result<Answer, Stop> {
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
        Ok(self.bot.menu_rows(answer, &view, is_short(&view), &press))
    }

    fn menu_view(&self, menu: &Menu) -> MenuView {
        let words = self.bot.words;
        let option = |(number, choice): (u16, &Choice)| OptionView {
            number,
            label: words.say(&choice.label, self),
            note: choice.note.as_ref().map(|note| words.say(note, self)),
            picked: None,
        };
        MenuView {
            prompt: words.say(&menu.prompt, self),
            pick: match menu.pick {
                Choices::Some { min, max, .. } => PickKind::Some { min, max },
                _ => PickKind::One,
            },
            options: (0..).zip(menu.pick.list()).map(option).collect(),
            page: 0,
            pages: 1,
            picked: 0,
        }
    }

    fn buttons(&self, over: bool) -> Result<Vec<Button>, Stop> {
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
        let back = match (self.step, self.depth) {
            (0, 0) => None,
            (step, 0) => Some((step - 1, 0)),
            (step, depth) => Some((step, depth - 1)),
        };
        buttons.extend(back.map(|(step, depth)| {
            Button::new(&label("button-back"), at(step, depth, Learn::Show), Style::Plain)
        }));
        Ok(buttons)
    }
}
