//! Sentences that are said once: somebody's turn, an invitation, a result.

use super::lobby::button;
use crate::{
    discord::{
        answer::{Answer, Style},
        audience::Audience,
        bot::Bot,
        press::Deed,
    },
    host::{About, Person, TableInfo},
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
        let text = if pings.is_empty() || A::PRIVATE {
            text.to_owned()
        } else {
            let names: Vec<String> = pings.iter().map(|id| format!("<@{id}>")).collect();
            format!("{} {text}", names.join(" "))
        };
        let mut answer = Answer::<A>::of(&text);
        answer = if pings.is_empty() { answer.silent() } else { answer.pinging(&pings) };
        let id = info.id.0;
        let one = |act, style| button(self.words, id, act, style);
        let buttons = match about {
            About::Invited | About::Rematch => {
                vec![one(Deed::Join, Style::Main), one(Deed::Guide, Style::Plain)]
            }
            About::Turn | About::Warning | About::Stopped => {
                vec![one(Deed::Play, Style::Main), one(Deed::Hand, Style::Plain)]
            }
            About::TimedOut | About::Restored => vec![one(Deed::Board, Style::Plain)],
            About::Started => vec![one(Deed::Hand, Style::Plain), one(Deed::Guide, Style::Plain)],
            About::Paused => vec![one(Deed::Resume, Style::Main)],
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
}
