//! Being away, and there again: what happens when the time runs out, and peace for one turn.

use crate::{
    discord::{
        answer::{Answer, Style},
        bot::{Bot, Case, Done},
        limits,
        page::button,
        press::Deed,
        reply::Reply,
    },
    host::{Status, TableId},
};

impl Bot {
    /// Somebody is there again.
    pub(super) async fn come_back(&self, case: &Case<'_>, table: TableId) -> Done {
        let (info, back) = self.host.come_back_to(case.actor(), table).await?;
        let answer = self.short(if back { "returned" } else { "returned-never-away" }, &info);
        // What stands still is not played; not everything that does can be let go on by whoever plays.
        let on = match info.status {
            Status::Paused => info.may_be_resumed().then_some(Deed::Resume),
            _ => Some(Deed::Play),
        };
        let on = on.map(|deed| button(self.words, table.0, deed, Style::Main));
        let hand = button(self.words, table.0, Deed::Hand, Style::Plain);
        Ok(case.put(answer.buttons(on.into_iter().chain([hand]).collect())))
    }

    /// Tells somebody what will be done for them when their time runs out.
    pub(super) async fn at_time_out(&self, case: &Case<'_>, table: TableId) -> Done {
        let idle = self.host.at_time_out(case.person(), table).await?;
        // Beside the call on which it was pressed, which stays.
        if idle.does.is_empty() {
            return Ok(Reply::private(&self.text("idle-nothing")));
        }
        let does = idle.does.iter().map(|idle| self.idle_text(idle, false));
        let lines: Vec<String> = does.chain(idle.costs.iter().cloned()).collect();
        let answer = Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT));
        let answer = answer.buttons(vec![button(self.words, table.0, Deed::Play, Style::Main)]);
        Ok(Reply::show(self.instead(table, &idle.instead).into_iter().fold(answer, Answer::row)))
    }

    /// Leaves somebody in peace for this turn.
    pub(super) async fn hush(&self, case: &Case<'_>, table: TableId) -> Done {
        self.host.hush(case.actor(), table).await?;
        // The call on which it was pressed goes.
        Ok(Reply::private(&self.text("hushed")))
    }
}
