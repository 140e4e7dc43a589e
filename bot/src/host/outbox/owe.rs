//! What a table comes to owe to Discord: boards and hands, of which the newest counts, and sentences, each once.

use skald_rules::interface::{Say, Seat};

use crate::host::{
    outbox::notices::{About, Body, Topic, board, call, gone_row, hand, news, story},
    table::{live::Live, pending::Write, told::Told},
};
use crate::store::{Calls, NewNotice, OutboxKind, Person};

impl Live {
    /// Owes the newest board.
    pub(in crate::host) fn owe_board(&mut self) {
        let id = self.row.id;
        self.owe_state(board(id), None, &Body::Board);
    }

    /// Owes the message of the story with this number.
    pub(in crate::host) fn owe_story(&mut self, message: u32) {
        let id = self.row.id;
        self.owe_state(story(id, message), None, &Body::Story { message });
    }

    /// Owes the newest hand of a seat, if a person still plays it.
    pub(in crate::host) fn owe_hand(&mut self, seat: Seat) {
        if let Some(person) = self.seat(seat).filter(|row| !row.gone).and_then(|row| row.person) {
            self.owe_hand_of(seat, person);
        }
    }

    /// Owes the hand of somebody in a seat as it is now; whoever plays there no more has none, and what stood there goes.
    pub(in crate::host) fn owe_hand_of(&mut self, seat: Seat, person: Person) {
        let id = self.row.id;
        self.owe_state(hand(id, person), Some(person), &Body::Hand { seat });
    }

    /// Owes a sentence to the table, once under this name. Whoever is mentioned and may not see its place hears it in private.
    pub(in crate::host) fn owe_say(&mut self, name: &str, say: &Say, mention: Vec<Person>, about: About) {
        let id = self.row.id;
        for person in self.elsewhere_of(&mention) {
            self.owe_private(name, say, person, about);
        }
        let body = Body::say(say, mention, about);
        self.owe_notice(format!("{name}:{id}"), None, &body);
    }

    /// Those who play here and may not see the table's place.
    fn elsewhere(&self) -> Vec<Person> {
        let all = self.people().map(|(_, person)| person);
        all.filter(|person| self.is_elsewhere(*person)).collect()
    }

    /// Those of them who are among these people.
    fn elsewhere_of(&self, people: &[Person]) -> Vec<Person> {
        self.elsewhere().into_iter().filter(|person| people.contains(person)).collect()
    }

    /// Owes a sentence to one person in private, once under this name.
    pub(in crate::host) fn owe_private(&mut self, name: &str, say: &Say, person: Person, about: About) {
        let id = self.row.id;
        let body = Body::say(say, vec![person], about);
        self.owe_notice(format!("{name}:{id}:{person}"), Some(person), &body);
    }

    /// A sentence about this table.
    pub(in crate::host) fn here(&self, id: &'static str) -> Say {
        Say::new(id).with("code", self.row.code.as_str())
    }

    /// Owes whoever plays a seat a sentence in private, about what they had ordered or answered beforehand: once under this name.
    pub(in crate::host) fn owe_owner(&mut self, name: &str, seat: Seat, say: &Say) {
        if let Some(person) = self.seat(seat).filter(|row| !row.gone).and_then(|row| row.person) {
            let name = format!("{name}:{}:{seat}", self.moment());
            self.owe_private(&name, say, person, About::Stopped);
        }
    }

    /// Owes a call to the person in a seat, once under this name: to the table, or in private, as they wish or where they may not see its
    /// place.
    pub(in crate::host) fn owe_call(
        &mut self,
        name: &str,
        seat: Seat,
        say: &Say,
        about: About,
        calls: Calls,
    ) {
        let Some(person) = self.seat(seat).and_then(|row| row.person) else { return };
        let alone = matches!(calls, Calls::Private | Calls::Digest) || self.is_elsewhere(person);
        let to = alone.then_some(person);
        let silent = calls == Calls::Silent;
        let body = Body::Say { say: say.clone(), mention: vec![person], about, calls: Some(seat), silent };
        let name = format!("{}{name}", call(self.row.id, seat));
        self.called.add(seat, &name);
        self.owe_notice(name, to, &body);
    }

    /// Owes the table something that is told of a seat until it answers next, once under this name.
    pub(in crate::host) fn owe_until_answered(&mut self, name: &str, seat: Seat, say: &Say, about: About) {
        let body =
            Body::Say { say: say.clone(), mention: Vec::new(), about, calls: Some(seat), silent: false };
        let name = format!("{}{name}", call(self.row.id, seat));
        self.called.add(seat, &name);
        self.owe_notice(name, None, &body);
    }

    /// Owes the table a question to all, or what is told of it. What was told of it before goes. Whoever plays and may not see its
    /// place hears it in private.
    pub(in crate::host) fn owe_question(
        &mut self,
        topic: Topic,
        name: &str,
        say: &Say,
        mention: Vec<Person>,
        about: About,
    ) {
        self.end_question(topic);
        for person in self.elsewhere() {
            self.owe_question_alone(topic, &format!("{name}:{person}"), say, person, about);
        }
        let body = Body::say(say, mention, about);
        self.owe_notice(format!("{}{name}", topic.name(self.row.id)), None, &body);
    }

    /// Owes the table what all are asked as the game begins: it stands until that is over. Whoever is mentioned and may not see its
    /// place is asked in private.
    pub(in crate::host) fn owe_asked_at_start(&mut self, say: &Say, mention: Vec<Person>) {
        let about = About::StartedAsking;
        for person in self.elsewhere_of(&mention) {
            self.owe_question_alone(Topic::Orders, &format!("started:{person}"), say, person, about);
        }
        let name = format!("{}started", Topic::Orders.name(self.row.id));
        self.owe_notice(name, None, &Body::say(say, mention, about));
    }

    /// Owes one person the same question in private, too: it goes with that of the table.
    pub(in crate::host) fn owe_question_alone(
        &mut self,
        topic: Topic,
        name: &str,
        say: &Say,
        person: Person,
        about: About,
    ) {
        let body = Body::say(say, vec![person], about);
        self.owe_notice(format!("{}{name}", topic.name(self.row.id)), Some(person), &body);
    }

    /// Nothing is proposed any more, and what was told of it goes.
    pub(in crate::host) fn end_proposal(&mut self) {
        if self.row.proposal.is_some() {
            self.keep_proposal(None);
            self.end_question(Topic::Proposal);
        }
    }

    /// What all are asked is settled: its messages go.
    pub(in crate::host) fn end_question(&mut self, topic: Topic) {
        let begin = topic.name(self.row.id);
        self.pending.notices.retain(|owed| !owed.name.starts_with(&begin));
        let names = (begin.clone(), format!("{begin}~"));
        let away = |table, channel, message| gone_row(table, None, channel, message);
        self.pending.writes.push(Write::EndCalls { names, away });
    }

    /// Owes the table a sentence once under this name, until its story goes on. Whoever is mentioned and may not see its place hears it
    /// in private.
    pub(in crate::host) fn owe_news(&mut self, name: &str, say: &Say, mention: Vec<Person>, about: About) {
        let name = format!("{}{name}", news(self.row.id));
        for person in self.elsewhere_of(&mention) {
            self.owe_notice(format!("{name}:{person}"), Some(person), &Body::say(say, vec![person], about));
        }
        self.owe_notice(name, None, &Body::say(say, mention, about));
    }

    /// Owes the table news of which its story has a sentence, too.
    pub(in crate::host) fn owe_told_news(
        &mut self,
        name: &str,
        say: &Say,
        mention: Vec<Person>,
        about: About,
    ) {
        self.narrate(self.chapter(), &[Told::ruling(say.clone())]);
        self.owe_grown_story();
        self.owe_news(name, say, mention, about);
    }

    /// Owes the messages of the story that have more to show by this change. The news before goes: its lines are there.
    pub(in crate::host) fn owe_grown_story(&mut self) {
        let grown = self.story_to_show();
        if !grown.is_empty() {
            self.end_news();
        }
        grown.for_each(|message| self.owe_story(message));
    }

    /// The game is over: no news stands any more, and what this change itself would have told stands in its story, if it has one.
    pub(in crate::host) fn end_all_news(&mut self) {
        self.end_news();
        if self.story.is_some() {
            let begin = news(self.row.id);
            self.pending.notices.retain(|owed| !owed.name.starts_with(&begin));
        }
    }

    fn end_news(&mut self) {
        let begin = news(self.row.id);
        let names = (begin.clone(), format!("{begin}~"));
        let away = |table, channel, message| gone_row(table, None, channel, message);
        self.pending.writes.push(Write::EndCalls { names, away });
    }

    /// Owes a state: the newest counts.
    fn owe_state(&mut self, name: String, person: Option<Person>, body: &Body) {
        self.owe(OutboxKind::State, name, person, body);
    }

    /// Owes a notice: once.
    fn owe_notice(&mut self, name: String, person: Option<Person>, body: &Body) {
        self.owe(OutboxKind::Notice, name, person, body);
    }

    fn owe(&mut self, kind: OutboxKind, name: String, person: Option<Person>, body: &Body) {
        let table = Some(self.row.id);
        self.pending.notices.push(NewNotice { kind, name, table, person, payload: body.to_json() });
    }
}
