//! The message in which people gather, and what becomes of it when the game has begun.

use skald_render::{Drawing, invitation::Invitation};
use skald_rules::{
    interface::{Say, Seat},
    players::Level,
    words::Words,
};

use super::{limit_words, stamp};
use crate::{
    discord::{
        answer::{Answer, Button, Embed, Style},
        audience::Everybody,
        bot::{Bot, Stop, mention_of, picture_names},
        limits,
        press::{Deed, Press},
    },
    host::{Hours, Person, PersonRow, Reliability, Status, TableInfo},
    invariant::Invariant,
};

/// Of whoever has answered less often, nothing can be said yet.
const FEW_ANSWERS: i64 = 10;
/// So many of a commitment's characters stand in the invitation: 128 bits, more than anybody could meet with another secret.
const COMMITTED: usize = 32;

/// As much of a table's commitment as stands in its messages.
pub(in crate::discord) fn committed(info: &TableInfo) -> String {
    limits::clip(&info.commitment, COMMITTED)
}

/// The name of an invitation's picture. It holds the beginning of the commitment, so that this is posted before the deal without
/// standing in anybody's way; a button shows all of it.
pub(in crate::discord) fn invitation_name(info: &TableInfo) -> String {
    let begins = info.commitment.get(..COMMITTED).or_broken("", "a commitment is long");
    format!("{}-{begins}.png", info.code)
}

/// A button about a table.
pub(in crate::discord) fn button(words: &Words, table: i64, act: Deed, style: Style) -> Button {
    let label = words.text(match act {
        Deed::Join => "button-join",
        Deed::TakeSeat => "button-take-seat",
        Deed::Vacate => "button-vacate",
        Deed::StepBack => "button-step-back",
        Deed::Spare => "button-spare",
        Deed::Leave => "button-leave",
        Deed::Start => "button-start",
        Deed::Computer => "button-computer",
        Deed::Keen => "button-keen",
        Deed::Watch => "button-watch",
        Deed::Guide => "button-guide",
        Deed::Return => "button-return",
        Deed::AtTimeOut => "button-at-time-out",
        Deed::Instead => "menu-instead",
        Deed::Pause => "button-pause",
        Deed::More => "button-more",
        Deed::Invite => "button-invite",
        Deed::Remove => "button-remove",
        Deed::HandOn => "button-hand-on",
        Deed::Words => "button-words",
        Deed::Propose => "button-propose",
        Deed::Order => "button-order",
        Deed::Options => "button-options",
        Deed::OptionsTyped => "button-options-type",
        Deed::ByCode => "button-by-code",
        Deed::Commitment => "button-commitment",
        Deed::Terms => "button-terms",
        Deed::Close | Deed::CloseSure => "button-close",
        Deed::Play => "button-play",
        Deed::Hand => "button-hand",
        Deed::Board => "button-board",
        Deed::Recap => "button-recap",
        Deed::Step => "button-step",
        Deed::Replay => "button-replay",
        Deed::Orders => "button-orders",
        Deed::NewOrder => "button-new-order",
        Deed::PassOn => "button-pass-on",
        Deed::DropOrder => "button-drop-order",
        Deed::OrderEverywhere => "button-order-everywhere",
        Deed::Resign | Deed::ResignSure => "button-resign",
        Deed::Finish => "button-finish",
        Deed::GoOn => "button-go-on",
        Deed::Rematch => "button-rematch",
        Deed::GameFile => "button-file",
        Deed::Verify => "button-verify",
        Deed::Decision => "button-decision",
        Deed::Withdraw => "button-withdraw",
        Deed::Done => "button-done",
        Deed::Resume => "button-resume",
        Deed::Kit => "button-kit",
        Deed::KitPaste => "button-kit-paste",
        Deed::Notes => "button-notes",
    });
    Button::new(&label, Press::Table { table, act }, style)
}

impl Bot {
    /// The message in which people gather. `known` is what is known of those who have joined.
    #[must_use]
    pub fn lobby_page(&self, info: &TableInfo, invited: &[String], known: &[PersonRow]) -> Answer<Everybody> {
        let words = self.words;
        let game = self.game_of(info);
        let about = words.text_of(&format!("game-{}-about", info.game)).unwrap_or_default();
        let closed = info.status == Status::Closed;
        let headline = if closed {
            words.plain(&Say::new("lobby-closed").with("code", info.code.as_str()))
        } else {
            let free = usize::from(info.capacity).saturating_sub(info.seats.len());
            let open = Say::new("lobby-open").with("code", info.code.as_str()).with("free", free);
            let until = info.closes.map(|at| Say::new("lobby-until").with("until", stamp(at)));
            let lines = std::iter::once(open).chain(until).map(|say| words.plain(&say));
            lines.collect::<Vec<_>>().join("\n")
        };
        let embed = Embed::new(&game, &about)
            .field(&words.text("lobby-seats"), &self.seats_text(info, known))
            .field(&words.text("lobby-invited"), &invited.join(", "))
            .field(&words.text("lobby-options"), &self.options_text(info))
            .field(&words.text("lobby-proposal"), &self.proposal_text(info))
            .field(&words.text("lobby-terms"), &self.terms_brief(info));
        let answer = Answer::text(&headline).embed(embed).silent();
        if closed {
            return answer;
        }
        let id = info.id.0;
        let full = info.seats.len() >= usize::from(info.capacity);
        let few = info.seats.len() < usize::from(info.least);
        let mut buttons = vec![
            button(words, id, Deed::Join, Style::Main).disabled(full),
            button(words, id, Deed::Leave, Style::Plain),
            button(words, id, Deed::Start, Style::Good).disabled(few),
            button(words, id, Deed::Computer, Style::Plain).disabled(full),
            button(words, id, Deed::Keen, Style::Plain).disabled(full),
            button(words, id, Deed::Watch, Style::Plain),
            button(words, id, Deed::Guide, Style::Plain),
            button(words, id, Deed::Terms, Style::Plain),
            button(words, id, Deed::Commitment, Style::Plain),
            button(words, id, Deed::More, Style::Plain),
        ];
        if info.kits {
            buttons.insert(2, button(words, id, Deed::Kit, Style::Plain));
        }
        if !info.proposed.0.is_empty() {
            buttons.push(button(words, id, Deed::Propose, Style::Plain));
        }
        answer.buttons(buttons)
    }

    /// The picture of an invitation: the game, who invites, and who sits there.
    pub(in crate::discord) async fn invitation(&self, info: &TableInfo) -> Result<Drawing, Stop> {
        let words = self.words;
        let host = info.seats.iter().find(|seat| seat.person == Some(info.host)).map(|seat| seat.seat);
        let invitation = Invitation {
            game: info.game.clone(),
            title: self.game_of(info),
            host,
            pace: limit_words(words, info.terms.limit),
            seats: picture_names(info),
            capacity: usize::from(info.capacity),
        };
        Ok(self.painters.with(move |painter| skald_render::invitation::draw(painter, &invitation)).await?)
    }

    /// What becomes of the lobby message when the game is played in its thread.
    #[must_use]
    pub fn begun_page(&self, info: &TableInfo, thread: u64) -> Answer<Everybody> {
        let words = self.words;
        let names = || words.list(info.seats.iter().map(|seat| seat.name.clone()).collect());
        let names = self.sides_named(info, &[]).unwrap_or_else(names);
        let game = self.game_of(info);
        let id = match info.status {
            Status::Over => "lobby-over",
            Status::Paused if info.rests() => "lobby-resting",
            Status::Paused if info.may_be_resumed() => "lobby-paused",
            Status::Paused => "lobby-held",
            _ => "lobby-begun",
        };
        let text = words.plain(
            &Say::new(id)
                .with("game", game)
                .with("code", info.code.as_str())
                .with("names", names)
                .with("winners", self.winners(info))
                .with("why", info.why_paused())
                .with("thread", format!("<#{thread}>")),
        );
        // It stands here for good: whoever has seen the beginning can hold the end against it.
        let commitment = Say::new("begun-commitment").with("commitment", committed(info));
        let text = format!("{text}\n{}", words.plain(&commitment));
        let mut buttons = Vec::new();
        // Of the same shuffles nobody else sees anything.
        if !info.duplicate {
            buttons.push(button(words, info.id.0, Deed::Board, Style::Plain));
        }
        if info.status == Status::Playing && info.seats.iter().any(|seat| seat.vacant) {
            buttons.insert(0, button(words, info.id.0, Deed::TakeSeat, Style::Main));
        }
        if info.may_be_resumed() {
            buttons.insert(0, button(words, info.id.0, Deed::Resume, Style::Main));
        }
        if info.status != Status::Over && !info.duplicate {
            buttons.push(button(words, info.id.0, Deed::Watch, Style::Plain));
        }
        buttons.push(button(words, info.id.0, Deed::Guide, Style::Plain));
        buttons.push(button(words, info.id.0, Deed::Commitment, Style::Plain));
        Answer::text(&text).silent().buttons(buttons)
    }

    /// Who won, in words.
    #[must_use]
    pub fn winners(&self, info: &TableInfo) -> String {
        let winners = info.outcome.as_ref().map(|outcome| outcome.winners().to_vec()).unwrap_or_default();
        if winners.is_empty() {
            return self.words.text("result-nobody");
        }
        self.words.list(winners.iter().map(|seat| self.name_of(info, *seat)).collect())
    }

    fn seats_text(&self, info: &TableInfo, known: &[PersonRow]) -> String {
        let mut lines = Vec::new();
        for (at, seat) in info.seats.iter().enumerate() {
            let role = match seat.person {
                None if seat.vacant => String::new(),
                None => self
                    .words
                    .text(level_words(seat.level.or_broken(Level::default(), "a computer has a level")).0),
                Some(person) if person == info.host => self.words.text("seat-host"),
                Some(_) => String::new(),
            };
            let words = if seat.words.is_empty() { String::new() } else { self.words.text("seat-words") };
            let brings = if seat.brings { self.words.text("seat-brings") } else { String::new() };
            let row = known.iter().find(|row| Some(row.person) == seat.person);
            let answers = row.map(|row| format!(" · {}", self.reliability_text(row.reliability)));
            let answers = answers.unwrap_or_default();
            let hours = row.filter(|_| info.terms.rests).map(|row| Hours::read(&row.hours));
            let away = hours
                .and_then(|hours| hours.calendar.away_at(self.host.now()))
                .map(|until| self.words.plain(&Say::new("seat-away").with("until", stamp(until))));
            let away = away.unwrap_or_default();
            lines.push(format!("{}. {}{role}{words}{brings}{answers}{away}", at + 1, seat.name));
        }
        lines.extend(self.sides_text(info));
        for level in Level::ALL {
            if info.seats.iter().any(|seat| seat.level == Some(level)) {
                lines.push(self.words.text(level_words(level).1));
            }
        }
        let least = usize::from(info.least);
        if info.seats.len() < least {
            let missing = least - info.seats.len();
            lines.push(self.words.plain(&Say::new("lobby-missing").with("missing", missing)));
        }
        lines.join("\n")
    }

    /// Who plays with whom, where seats make sides; a seat that is free yet by its number.
    #[must_use]
    pub fn sides_text(&self, info: &TableInfo) -> Option<String> {
        let named = self.sides_named(info, &[])?;
        Some(self.words.plain(&Say::new("sides").with("sides", named)))
    }

    /// Everybody by name, in their sides; who is called is mentioned. Nothing where each plays alone.
    #[must_use]
    pub fn sides_named(&self, info: &TableInfo, called: &[Person]) -> Option<String> {
        let name = |seat: &Seat| match info.seats.get(seat.index()) {
            Some(taken) => {
                let person = taken.person.filter(|person| called.contains(person));
                person.map_or_else(|| taken.name.clone(), mention_of)
            }
            None => self.words.plain(&Say::new("side-free").with("number", seat.index() + 1)),
        };
        let side = |seats: &Vec<Seat>| format!("**{}**", self.words.list(seats.iter().map(name).collect()));
        let (first, others) = info.sides.split_first()?;
        let others: Vec<String> = others.iter().map(side).collect();
        Some(
            self.words
                .plain(&Say::new("sides-named").with("one", side(first)).with("other", others.join(", "))),
        )
    }

    /// How reliably somebody answers in time.
    #[must_use]
    pub fn reliability_text(&self, so_far: Reliability) -> String {
        let few = so_far.asked() < FEW_ANSWERS;
        let say = Say::new(if few { "reliability-new" } else { "reliability" });
        self.words.plain(&say.with("asked", so_far.asked()).with("late", so_far.late))
    }
}

/// The words for how well a computer plays: beside its name, and what they mean.
const fn level_words(level: Level) -> (&'static str, &'static str) {
    match level {
        Level::Random => ("seat-computer-random", "lobby-computers-random"),
        Level::Steady => ("seat-computer-steady", "lobby-computers-steady"),
        Level::Keen => ("seat-computer-keen", "lobby-computers-keen"),
    }
}
