//! What all who play agree on, and seats that change hands while a game is on.

use skald_rules::interface::Say;

use super::find::Wanted;
use crate::{
    discord::{
        answer::{Answer, Button, Style},
        bot::{Bot, Case, Done},
        call::Typed,
        page::{button, limit_of},
        press::{Deed, Press},
    },
    host::{Refused, Reserve, Status, TableId, TableInfo, Which},
};

impl Bot {
    /// Vacates a seat: the own one, or the one that is named.
    pub(super) async fn vacate(&self, case: &Case<'_>, table: TableId, which: Option<&str>) -> Done {
        let seat = which.map_or(Which::Own, Which::Called);
        let info = self.host.vacate(case.actor(), table, seat).await?;
        // Whoever has vacated their own does not sit there any more.
        let own = info.seat_of(case.person()).is_none();
        if !own && info.proposal.is_some() && info.log == info.had {
            return Ok(case.put(self.after_proposal(&info, "vacated")));
        }
        let id = if own { "vacated-own" } else { "vacated" };
        Ok(case.put(self.short(id, &info)))
    }

    /// Takes a seat that is vacant.
    pub(super) async fn take_seat(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.take_seat(case.actor(), table, &case.name()).await?;
        Ok(case.put(self.seat_taken(case, &info)))
    }

    /// What somebody is told who has taken a vacant seat.
    pub(super) fn seat_taken(&self, case: &Case<'_>, info: &TableInfo) -> Answer {
        let (table, seat) = (info.id, info.seat_of(case.person()).map_or(1, |seat| seat.index() + 1));
        let say = Say::new("seat-taken").with("seat", seat).with("code", info.code.as_str());
        let text = format!("{}\n{}", self.words.plain(&say), self.terms_text(info));
        Answer::private(&text).buttons(vec![
            button(self.words, table.0, Deed::Play, Style::Main),
            button(self.words, table.0, Deed::Hand, Style::Plain),
            button(self.words, table.0, Deed::Guide, Style::Plain),
        ])
    }

    /// Proposes that the game steps back.
    pub(super) async fn step_back(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.propose_back(case.actor(), table).await?;
        Ok(case.put(self.after_proposal(&info, "stepped-back")))
    }

    /// Proposes a pause of so many days.
    pub(super) async fn pause(&self, case: &Case<'_>, table: TableId, days: u8) -> Done {
        let info = self.host.propose_pause(case.actor(), table, days).await?;
        Ok(case.put(self.after_proposal(&info, "paused-together")))
    }

    /// Changes the time for a turn, or proposes it.
    pub(super) async fn pace(&self, case: &Case<'_>, typed: &Typed) -> Done {
        let table = self.find(case, typed, Wanted::Mine).await?;
        let limit = typed.text("pace").and_then(limit_of).ok_or(Refused::BadTerms)?;
        let reserve = match typed.text("reserve") {
            None => None,
            Some(word) => Some(Reserve::of_word(word).ok_or(Refused::BadTerms)?),
        };
        if limit.is_none() && reserve.is_some_and(|reserve| reserve != Reserve::None) {
            return Err(Say::new("open-reserve-of-nothing").into());
        }
        let info = self.host.change_pace(case.actor(), table, limit, reserve).await?;
        Ok(case.put(self.after_proposal(&info, "pace-changed")))
    }

    /// Agrees to what is proposed, or says no.
    pub(super) async fn answer_proposal(
        &self,
        case: &Case<'_>,
        table: TableId,
        at: i64,
        agrees: bool,
    ) -> Done {
        let info = self.host.answer_proposal(case.actor(), table, at, agrees).await?;
        let answer = if agrees {
            self.after_proposal(&info, "proposal-done")
        } else {
            self.short("proposal-fallen", &info)
        };
        Ok(case.put(answer))
    }

    /// What whoever proposed something or agreed is told: that it is done, or whose agreement is missing.
    fn after_proposal(&self, info: &TableInfo, done: &'static str) -> Answer {
        match &info.proposal {
            Some(open) => {
                let say = Say::new("proposal-made")
                    .with("what", open.what.clone())
                    .with("missing", open.missing.clone());
                let press = Press::Proposal { table: info.id.0, at: open.at, agrees: false };
                let no = Button::new(&self.text("button-rather-not"), press, Style::Plain);
                Answer::private(&self.words.say(&say, info)).buttons(vec![no])
            }
            None if info.log == info.had && info.status != Status::Lobby => {
                self.short("proposal-fallen", info)
            }
            None => self.short(done, info),
        }
    }

    /// The buttons beside a proposal that is told to the table.
    pub(in crate::discord) fn proposal_buttons(&self, info: &TableInfo) -> Vec<Button> {
        let Some(open) = &info.proposal else { return Vec::new() };
        let answer = |agrees, label, style| {
            let press = Press::Proposal { table: info.id.0, at: open.at, agrees };
            Button::new(&self.text(label), press, style)
        };
        vec![answer(true, "button-agree", Style::Main), answer(false, "button-rather-not", Style::Plain)]
    }
}
