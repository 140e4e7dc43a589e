//! First games: a newcomer is led through a fixed position, step by step, with the menus and pictures of the game itself.
//!
//! What belongs here: showing a step and judging what was pressed there. Nothing is kept of a first game: each button
//! carries the step and how much of its move is chosen, and there is nothing in it to hide. What does not: the steps
//! (`rules/sets/<game>/lesson.toml`) and their words.

mod scene;

use std::time::Duration;

use skald_render::{Drawing, Notes, names::PlayerName};
use skald_rules::{
    interface::{Key, Pick, Say, Seat, Viewer},
    lesson::{Lesson, Show},
    table::Table,
};
use tokio::time::timeout;

use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, File, Fitted},
        audience::{Channel, OnePerson},
        bot::{Bot, Case, Done, Stop},
        commands::game_name,
        limits,
        page::{address, first_words},
        painters::Motif,
        press::Learn,
        reply::Reply,
        send::{Fault, Lane},
    },
    host::{HostError, PersonRow, Refused},
};
use scene::Scene;

/// For so long it is waited until a private channel is open.
const SOON: Duration = Duration::from_secs(2);

pub(super) fn broken(why: String) -> Stop {
    Stop::Host(HostError::Broken(why))
}

impl Bot {
    /// Begins a first game: in the private messages of whoever asks, or here for them alone where those are closed.
    pub(super) async fn tutorial(&self, case: &Case<'_>, game: &str) -> Done {
        let game = Key::new(game).map_err(|_| Refused::NoGame(game.to_owned()))?;
        let scene = self.scene(case, game, (0, 0))?;
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
                    .with("game", game_name(self.words, game.as_str()))
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
        let deepest =
            u8::try_from(lesson.path(usize::from(step)).len()).or_broken(u8::MAX, "a move has few parts");
        let names = self.with_computers(&case.name(), lesson.seat, stand.table.seats());
        let mut scene = Scene { bot: self, kind, lesson, stand, step, depth: depth.min(deepest), names };
        scene.lead_on()?;
        Ok(scene)
    }

    /// The names at a table of somebody and computers.
    pub(super) fn with_computers(&self, own: &str, seat: Seat, seats: u8) -> Vec<String> {
        let computer = |number| self.words.plain(&Say::new("host-computer").with("number", number));
        (0..seats).map(|at| if at == seat.0 { own.to_owned() } else { computer(at + 1) }).collect()
    }

    async fn lesson_page(
        &self,
        case: &Case<'_>,
        scene: &Scene<'_>,
        other: Option<&str>,
    ) -> Result<Answer, Stop> {
        let over = scene.lesson.beat(usize::from(scene.step)).is_none();
        let mut lines = vec![scene.head(over)];
        if scene.begins()? {
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
        Ok(answer.file(File::new(&name, drawing.png, &drawing.alt)))
    }

    /// What a step shows: what the game shows while a move is put together, else the board or the own picture.
    async fn lesson_drawing(&self, scene: &Scene<'_>) -> Result<Drawing, Stop> {
        let hand = scene.lesson.beat(usize::from(scene.step)).is_some_and(|beat| beat.hand);
        let show = match (hand, scene.pictured()) {
            (true, true) => Show::Choice,
            (true, false) => Show::Hand,
            (false, _) => Show::Board,
        };
        let names = seated(&scene.names, scene.lesson.seat);
        self.moment(&*scene.stand.table, scene.lesson.seat, (show, scene.path()), names).await
    }

    /// The picture of a moment of a game: of the board, of what one seat sees, or of what follows after some choices.
    pub(super) async fn moment(
        &self,
        table: &dyn Table,
        seat: Seat,
        (show, path): (Show, Vec<Pick>),
        names: Vec<PlayerName>,
    ) -> Result<Drawing, Stop> {
        let own = Viewer::Seat(seat);
        let (motif, who) = match show {
            Show::Choice => (Motif::Choice(path), own),
            Show::Hand => (Motif::Private(Notes::default()), own),
            Show::Board if table.outcome().is_some() => (Motif::Result, Viewer::Everyone),
            Show::Board => (Motif::Lately(None, Vec::new()), Viewer::Everyone),
        };
        Ok(self.painters.draw(motif, table.view(who), names).await?)
    }
}

/// The names of a first game for its pictures: all but the newcomer are computers.
pub(super) fn seated(names: &[String], own: Seat) -> Vec<PlayerName> {
    let name = |(number, name): (usize, &String)| {
        let other = (number != own.index() + 1).then(|| u8::try_from(number).ok());
        PlayerName::new(name, number).of_computer(other.flatten())
    };
    (1..).zip(names).map(name).collect()
}
