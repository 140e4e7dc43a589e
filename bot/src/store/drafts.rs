//! Drafts: moves and orders that are being put together.

use super::{Person, Store, StoreError, TableId, Tx, tables::fit, tx::Missed};

/// A draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftRow {
    /// Its number; buttons carry it.
    pub id: i64,
    /// At which table.
    pub table: TableId,
    /// For which seat.
    pub seat: u8,
    /// Whose.
    pub person: Person,
    /// The decision that it answers; `None` for a standing order.
    pub decision: Option<String>,
    /// The words chosen so far, separated by blanks.
    pub path: String,
    /// The keys picked so far in a menu of which several are chosen, separated by blanks.
    pub partial: String,
    /// Counts every change, so that an older button is known.
    pub step: u32,
    /// Which page of the menu is shown, from 0.
    pub page: u32,
    /// When it was last changed, in milliseconds UTC.
    pub at: i64,
}

row! {
    struct Raw {
        id: i64,
        table_id: i64,
        seat: i64,
        person: i64,
        decision: Option<String>,
        path: String,
        partial: String,
        step: i64,
        page: i64,
        at: i64,
    }
}

impl TryFrom<Raw> for DraftRow {
    type Error = StoreError;

    fn try_from(raw: Raw) -> Result<Self, StoreError> {
        Ok(Self {
            id: raw.id,
            table: TableId(raw.table_id),
            seat: fit(raw.seat, "seat")?,
            person: Person::of_row(raw.person),
            decision: raw.decision,
            path: raw.path,
            partial: raw.partial,
            step: fit(raw.step, "step")?,
            page: fit(raw.page, "page")?,
            at: raw.at,
        })
    }
}

impl Store {
    /// A draft by its number.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn draft(&self, id: i64) -> Result<Option<DraftRow>, StoreError> {
        let raw: Option<Raw> =
            sqlx::query_as("SELECT * FROM drafts WHERE id = ?").bind(id).fetch_optional(self.read()).await?;
        raw.map(DraftRow::try_from).transpose()
    }
}

impl Tx {
    /// Begins a draft; an older one of the same seat for the same decision is dropped. `id` is ignored.
    ///
    /// # Errors
    /// [`StoreError::Sql`].
    pub async fn new_draft(&mut self, draft: &DraftRow) -> Result<i64, StoreError> {
        self.later("DELETE FROM drafts WHERE table_id = ? AND seat = ? AND decision IS NOT DISTINCT FROM ?")
            .bind(draft.table.0)
            .bind(draft.seat)
            .bind(&draft.decision);
        self.later(
            "INSERT INTO drafts (table_id, seat, person, decision, path, partial, step, page, at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        )
        .bind(draft.table.0)
        .bind(draft.seat)
        .bind(draft.person.row())
        .bind(&draft.decision)
        .bind(&draft.path)
        .bind(&draft.partial)
        .bind(draft.step)
        .bind(draft.page)
        .bind(draft.at);
        self.found().await?.first().map(|(id,)| *id).ok_or(StoreError::Raced)
    }

    /// Changes a draft that still has step `read`; the change is refused when it has another by now.
    pub fn save_draft(&mut self, draft: &DraftRow, read: u32) {
        self.later(
            "UPDATE drafts SET path = ?, partial = ?, step = ?, page = ?, at = ? WHERE id = ? AND step = ?",
        )
        .bind(&draft.path)
        .bind(&draft.partial)
        .bind(draft.step)
        .bind(draft.page)
        .bind(draft.at)
        .bind(draft.id)
        .bind(read)
        .changes_or(Missed::Raced);
    }

    /// Drops a draft.
    pub fn drop_draft(&mut self, id: i64) {
        self.later("DELETE FROM drafts WHERE id = ?").bind(id);
    }

    /// Drops all drafts at a table whose decision no longer stands.
    pub fn drop_closed_drafts(&mut self, table: TableId) {
        self.later(
            "DELETE FROM drafts WHERE table_id = ? AND decision IS NOT NULL AND NOT EXISTS
             (SELECT 1 FROM decisions WHERE decisions.table_id = drafts.table_id AND decisions.seat = drafts.seat
              AND decisions.decision = drafts.decision)",
        )
        .bind(table.0);
    }
}
