//! Sentences that are said once: somebody's turn, an invitation, a result.

use skald_rules::interface::{Arg, Say, Seat};

use super::{lobby::button, stamp};
use crate::{
    discord::{
        answer::{Answer, Button, Item, Row, Select, Style},
        audience::Audience,
        bot::{Bot, mention_of},
        limits,
        press::{Deed, Press},
    },
    host::{About, AtTimeOut, Idle, Person, Status, Suggestion, TableId, TableInfo},
};

impl Bot {
    /// A notice with the buttons that make sense with it. Only those in `mention` are pinged.
    #[must_use]
    pub fn notice_page<A: Audience>(
        &self,
        info: &TableInfo,
        text: &str,
        mention: &[Person],
        about: About,
    ) -> Answer<A> {
        let pings: Vec<u64> = mention.iter().map(|person| person.0).collect();
        // Where people play together each is named once, in their side.
        let begun = matches!(about, About::Started | About::StartedAsking) && !A::PRIVATE;
        let sides = Some(info).filter(|_| begun).and_then(|info| self.sides_named(info, mention));
        let say = |sides| {
            let say = Say::new("host-started-sides").with("code", info.code.as_str()).with("sides", sides);
            self.words.plain(&match about {
                About::StartedAsking => Say::new("host-started-orders").with("started", say),
                _ => say,
            })
        };
        let text = &sides.map_or_else(|| text.to_owned(), say);
        // Whoever is called hears of it, also where the sentence does not name them.
        let named = mention.iter().filter(|_| !A::PRIVATE).map(|person| mention_of(*person));
        let mut parts: Vec<String> = named.filter(|name| !text.contains(name.as_str())).collect();
        parts.push(text.clone());
        let mut answer = Answer::<A>::of(&parts.join(" "));
        answer = if pings.is_empty() { answer.silent() } else { answer.pinging(&pings) };
        let id = info.id.0;
        let one = |act, style| button(self.words, id, act, style);
        let buttons = match about {
            About::Invited | About::Rematch => {
                vec![one(Deed::Join, Style::Main), one(Deed::Guide, Style::Plain)]
            }
            About::Turn | About::Waiting | About::Warning | About::Stopped => {
                vec![one(Deed::Play, Style::Main), one(Deed::Hand, Style::Plain)]
            }
            About::Away => vec![one(Deed::Return, Style::Main), one(Deed::Board, Style::Plain)],
            About::Silence => match info.status {
                Status::Paused if info.may_be_resumed() => {
                    vec![one(Deed::Return, Style::Main), one(Deed::Resume, Style::Plain)]
                }
                Status::Paused => vec![one(Deed::Return, Style::Main)],
                _ => vec![one(Deed::Return, Style::Main), one(Deed::Play, Style::Plain)],
            },
            About::TimedOut | About::Restored => vec![one(Deed::Board, Style::Plain)],
            About::Started => vec![one(Deed::Hand, Style::Plain), one(Deed::Guide, Style::Plain)],
            About::StartedAsking => vec![
                one(Deed::Spare, Style::Good),
                one(Deed::Hand, Style::Plain),
                one(Deed::Guide, Style::Plain),
            ],
            About::Paused if info.may_be_resumed() => vec![one(Deed::Resume, Style::Main)],
            // Nobody who reads it can let it go on, or nothing stands still.
            About::Paused => Vec::new(),
            About::Result
            | About::Fallen
            | About::Terms
            | About::HostChanged
            | About::Removed
            | About::Door
            | About::Rules => Vec::new(),
            About::Agreed => vec![one(Deed::Finish, Style::Plain)],
            About::Proposed => self.proposal_buttons(info),
        };
        answer.buttons(buttons)
    }

    /// A call to somebody who is asked, or whose time runs out soon. `call` is its row, `until` when the time runs out, and
    /// `idle` what is done then, which is told in private alone.
    #[must_use]
    pub fn call_page<A: Audience>(&self, info: &TableInfo, call: i64, called: &Called<'_>) -> Answer<A> {
        let Called { person, silent, until, idle, .. } = called;
        let mut lines = self.called_for::<A>(info, called);
        lines.extend(idle.iter().flat_map(|idle| &idle.does).map(|idle| self.idle_text(idle, false)));
        let text = limits::clip(&lines.join("\n"), limits::CONTENT);
        let mut answer = Answer::<A>::of(&text).pinging(&[person.0]);
        if *silent {
            answer = answer.silent();
        }
        let one = |act, style| button(self.words, info.id.0, act, style);
        let mut buttons = vec![one(Deed::Play, Style::Main), one(Deed::Hand, Style::Plain)];
        if until.is_some() && idle.is_none() {
            buttons.push(one(Deed::AtTimeOut, Style::Plain));
        }
        let hush = Press::Hush { table: info.id.0, call };
        buttons.push(Button::new(&self.text("button-hush"), hush, Style::Plain));
        let instead = idle.as_ref().and_then(|idle| self.instead(info.id, &idle.instead));
        instead.into_iter().fold(answer.buttons(buttons), Answer::row)
    }

    /// A menu of what can be done in place of what time would do: what is chosen counts at once. For one person alone.
    #[must_use]
    pub fn instead(&self, table: TableId, moves: &[Suggestion]) -> Option<Row> {
        let fits = |one: &&Suggestion| limits::length(&one.value) <= limits::OPTION_TEXT;
        let items: Vec<Item> = moves
            .iter()
            .filter(fits)
            .take(limits::OPTIONS)
            .map(|one| Item::new(&one.value, &one.label))
            .collect();
        let press = Press::Table { table: table.0, act: Deed::Instead };
        (!items.is_empty()).then(|| Row::Select(Select::one(press, &self.text("menu-instead"), items)))
    }

    /// The lines of a call: who is to do what until when, as it stands above the board, and below that what was done. Before
    /// others whoever is called is mentioned in place of their name.
    fn called_for<A: Audience>(&self, info: &TableInfo, called: &Called<'_>) -> Vec<String> {
        let Called { say, seat, person, until, .. } = called;
        let name = |of: Seat| {
            if of == *seat && !A::PRIVATE { mention_of(*person) } else { self.name_of(info, of) }
        };
        let (call, did) = match (say.arg("call"), say.arg("did")) {
            (Some(Arg::Say(call)), Some(Arg::Say(did))) => (&**call, Some(self.say(did, info))),
            _ => (*say, None),
        };
        let until = until.map(stamp);
        let head = match call.arg("label") {
            Some(Arg::Say(label)) if call.id == "host-your-turn" => {
                let id = match (A::PRIVATE, &until) {
                    (true, Some(_)) => "call-yours-until",
                    (true, None) => "call-yours",
                    (false, Some(_)) => "board-waits-until",
                    (false, None) => "board-waits",
                };
                let say = Say::new(id)
                    .with("who", name(*seat))
                    .with("label", self.words.say(label, &name))
                    .with("game", self.game_of(info))
                    .with("code", info.code.as_str());
                self.words.plain(&until.into_iter().fold(say, |say, until| say.with("until", until)))
            }
            _ => {
                let ends = until.map(|at| self.words.plain(&Say::new("call-until").with("until", at)));
                [Some(self.words.say(call, &name)), ends].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
        };
        // Whoever is called hears of it, whatever a sentence says.
        let mention = name(*seat);
        let head = if A::PRIVATE || head.contains(&mention) { head } else { format!("{mention} {head}") };
        [Some(head), did].into_iter().flatten().collect()
    }

    /// What is done about a question when the time runs out; `below` the question itself, or naming it.
    #[must_use]
    pub fn idle_text(&self, idle: &AtTimeOut, below: bool) -> String {
        let id = match (idle.given, below) {
            (true, _) => "idle-given",
            (false, true) => "idle-below",
            (false, false) => "idle-default",
        };
        let say = Say::new(id)
            .with("question", idle.prompt.as_str())
            .with("answer", idle.answer.as_str())
            .with("until", stamp(idle.at));
        self.words.plain(&say)
    }
}

/// What a call says.
pub struct Called<'c> {
    /// Its sentence.
    pub say: &'c Say,
    /// The seat that is called.
    pub seat: Seat,
    /// Who sits there.
    pub person: Person,
    /// Whether without a sound.
    pub silent: bool,
    /// When the time runs out, in milliseconds UTC, where it does.
    pub until: Option<i64>,
    /// What is done then, if that is to be told.
    pub idle: Option<Idle>,
}
