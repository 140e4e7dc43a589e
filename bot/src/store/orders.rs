//! Standing orders, and the decisions that stand.

use super::{Store, StoreError, TableId, Tx, tables::fit};

/// A standing order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Whose.
    pub seat: u8,
    /// What it is about; a newer one about the same replaces it.
    pub slot: String,
    /// The order in the game's notation.
    pub text: String,
    /// Whether the game set it.
    pub preset: bool,
    /// When it was given, in milliseconds UTC.
    pub at: i64,
    /// Whether its owner was told that it gives nothing in a question that it is about.
    pub told: bool,
}

/// A decision that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionRow {
    /// Whose.
    pub seat: u8,
    /// Which.
    pub decision: String,
    /// What kind.
    pub kind: String,
    /// What is expected: `owed`, `given`, `ahead` or `free`.
    pub duty: String,
    /// The time budget that it draws on.
    pub span: String,
    /// Since when, in milliseconds UTC.
    pub opened: i64,
}

row! {
    struct RawOrder {
        seat: i64,
        slot: String,
        text: String,
        preset: bool,
        at: i64,
        told: bool,
    }
}

row! {
    struct RawDecision {
        seat: i64,
        decision: String,
        kind: String,
        duty: String,
        span: String,
        opened: i64,
    }
}

impl Store {
    /// The standing orders at a table, by seat, the oldest first.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn orders(&self, table: TableId) -> Result<Vec<OrderRow>, StoreError> {
        let raw: Vec<RawOrder> = sqlx::query_as(
            "SELECT seat, slot, text, preset, at, told FROM orders WHERE table_id = ? ORDER BY seat, at, slot",
        )
        .bind(table.0)
        .fetch_all(self.read())
        .await?;
        raw.into_iter()
            .map(|raw| {
                Ok(OrderRow {
                    seat: fit(raw.seat, "seat")?,
                    slot: raw.slot,
                    text: raw.text,
                    preset: raw.preset,
                    at: raw.at,
                    told: raw.told,
                })
            })
            .collect()
    }

    /// The decisions that stand at a table.
    ///
    /// # Errors
    /// [`StoreError::Sql`], [`StoreError::Unreadable`].
    pub async fn decisions(&self, table: TableId) -> Result<Vec<DecisionRow>, StoreError> {
        let raw: Vec<RawDecision> = sqlx::query_as(
            "SELECT seat, decision, kind, duty, span, opened FROM decisions WHERE table_id = ? ORDER BY seat, decision",
        )
        .bind(table.0)
        .fetch_all(self.read())
        .await?;
        raw.into_iter()
            .map(|raw| {
                Ok(DecisionRow {
                    seat: fit(raw.seat, "seat")?,
                    decision: raw.decision,
                    kind: raw.kind,
                    duty: raw.duty,
                    span: raw.span,
                    opened: raw.opened,
                })
            })
            .collect()
    }
}

impl Tx {
    /// Gives a standing order; it replaces the one with the same slot.
    pub fn save_order(&mut self, table: TableId, order: &OrderRow) {
        self.later(
            "INSERT INTO orders (table_id, seat, slot, text, preset, at, told) VALUES (?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (table_id, seat, slot)
             DO UPDATE SET text = excluded.text, preset = excluded.preset, at = excluded.at, told = excluded.told",
        )
        .bind(table.0)
        .bind(order.seat)
        .bind(&order.slot)
        .bind(&order.text)
        .bind(order.preset)
        .bind(order.at)
        .bind(order.told);
    }

    /// Takes a standing order back. Whether there was one.
    pub fn drop_order(&mut self, table: TableId, seat: u8, slot: &str) {
        self.later("DELETE FROM orders WHERE table_id = ? AND seat = ? AND slot = ?")
            .bind(table.0)
            .bind(seat)
            .bind(slot);
    }

    /// Writes which decisions stand: `gone` are taken away, `new` are added.
    pub fn save_decisions(&mut self, table: TableId, gone: &[DecisionRow], new: &[DecisionRow]) {
        for row in gone {
            self.later("DELETE FROM decisions WHERE table_id = ? AND seat = ? AND decision = ?")
                .bind(table.0)
                .bind(row.seat)
                .bind(&row.decision);
        }
        for row in new {
            self.later(
                "INSERT INTO decisions (table_id, seat, decision, kind, duty, span, opened)
                 VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat, decision)
                 DO UPDATE SET kind = excluded.kind, duty = excluded.duty, span = excluded.span,
                     opened = excluded.opened",
            )
            .bind(table.0)
            .bind(row.seat)
            .bind(&row.decision)
            .bind(&row.kind)
            .bind(&row.duty)
            .bind(&row.span)
            .bind(row.opened);
        }
    }
}
