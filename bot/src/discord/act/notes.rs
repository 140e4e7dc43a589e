//! What players write down for themselves at a table: a form that holds it, and only they see it.

use skald_rules::interface::Say;

use crate::{
    discord::{
        answer::{Answer, Field, Form},
        bot::{Bot, Case, Done},
        limits,
        press::{Deed, Press},
        reply::Reply,
    },
    host::TableId,
};

impl Bot {
    /// Opens the form with what somebody has written down.
    pub(super) async fn notes_form(&self, case: &Case<'_>, table: TableId) -> Done {
        let text = self.host.notes(case.person(), table).await?;
        let mut field = Field::new("notes", &self.text("notes-field"), &self.text("notes-example"));
        (field.long, field.optional) = (true, true);
        field.value = limits::clip(&text, limits::FIELD_TEXT);
        let press = Press::Table { table: table.0, act: Deed::Notes };
        Ok(Reply::Ask(Box::new(Form::one(press, &self.text("notes-title"), field))))
    }

    /// Keeps what the form says.
    pub(super) async fn write_notes(&self, case: &Case<'_>, table: TableId, text: &str) -> Done {
        let kept = self.host.write_notes(case.actor(), table, text).await?;
        let say = Say::new("notes-kept").with("count", kept.chars().count());
        Ok(case.put(Answer::private(&self.words.plain(&say))))
    }
}
