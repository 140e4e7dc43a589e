//! Going on from a copy of the database: what was sent and played after it was taken is not known.

use skald_rules::interface::Say;

use crate::host::{outbox::notices::About, refused::HostError, service::core::Host};

impl Host {
    /// Tells every table with a game under way that it stands as it stood when the copy was taken, and owes its board anew.
    /// To be called before anything is sent. Returns how many tables there are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tell_restored(&self) -> Result<usize, HostError> {
        let mut tx = self.inner.store.write().await?;
        tx.outbox_doubt().await?;
        tx.commit().await?;
        let tables = self.inner.store.tables_under_way().await?;
        let now = self.now();
        for table in &tables {
            let mut held = self.hold(*table).await?;
            let live = &mut *held;
            let people = live.people().map(|(_, person)| person).collect();
            let say = Say::new("host-restored").with("code", live.row.code.as_str());
            live.owe_told_news(&format!("restored:{now}"), &say, people, About::Restored);
            live.owe_board();
            self.commit(&mut held, None).await?;
        }
        Ok(tables.len())
    }
}
