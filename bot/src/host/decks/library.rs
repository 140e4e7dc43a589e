//! The lists that people keep: one library for all games whose players bring something.
//!
//! What belongs here: keeping, naming, copying, showing, throwing away. What does not: bringing one to a table (`kits`),
//! what a list may hold (the game's [`KitBook`]).

use std::sync::Arc;

use skald_rules::{
    chance::Fast,
    interface::{KitBook, KitList, Opening},
};

use crate::host::{
    looks::info::TableInfo,
    refused::{HostError, Refused, broken},
    service::core::{Actor, Host},
    table::live::Live,
};
use crate::invariant::Invariant;
use crate::store::{DeckRow, Person, SharedDeckRow, Status, TableId, Tx};

/// The most lists that one person keeps.
pub const DECKS: i64 = 50;
/// The longest name of a list, in characters.
const NAME: usize = 40;

/// The name of a list as it is kept: in one line, without signs that Discord reads as form.
fn tidy(name: &str) -> Result<String, Refused> {
    let plain: String = name.chars().filter(|c| !r"`*[]<>|~\#:".contains(*c) && !c.is_control()).collect();
    let name = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > NAME { Err(Refused::DeckName) } else { Ok(name) }
}

/// The first name like `name` that is free, by a number behind it.
async fn free_name(tx: &mut Tx, owner: Person, game: &str, name: &str) -> Result<String, HostError> {
    if tx.deck_named(owner, game, name).await?.is_none() {
        return Ok(name.to_owned());
    }
    let stem: String = name.chars().take(NAME - 4).collect();
    for number in 2..=DECKS + 1 {
        let next = format!("{} {number}", stem.trim_end());
        if tx.deck_named(owner, game, &next).await?.is_none() {
            return Ok(next);
        }
    }
    Err(Refused::DeckNamed(name.to_owned()).into())
}

impl Host {
    /// How the lists of a game are read, judged and built, with the packs of this program.
    ///
    /// # Errors
    /// A refusal when there is no such game or nobody brings lists to it.
    pub fn book(&self, game: &str) -> Result<Arc<dyn KitBook>, HostError> {
        let mut books = self.inner.books.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(book) = books.get(game) {
            return Ok(Arc::clone(book));
        }
        let kind = self.inner.catalogue.get(game).ok_or_else(|| Refused::NoGame(game.to_owned()))?;
        let book = kind.kit_book(&self.packs_for(kind.id))?.ok_or(Refused::NoKits)?;
        let book: Arc<dyn KitBook> = Arc::from(book);
        books.insert(kind.id, Arc::clone(&book));
        Ok(book)
    }

    /// Hands with which a game with a list may begin, drawn by chance; `None` in games that draw no hand from a list.
    ///
    /// # Errors
    /// A refusal when nobody brings lists to the game; [`HostError::Broken`] when the system gives no randomness.
    pub fn opening(&self, game: &str, list: &KitList) -> Result<Option<Vec<Opening>>, HostError> {
        let mut dice = Fast::new(self.inner.entropy.number()?);
        Ok(self.book(game)?.opening(list, &mut dice))
    }

    /// The games to which players bring lists, each once: a match takes the lists of its game.
    #[must_use]
    pub fn kit_games(&self) -> Vec<&'static str> {
        let kinds = self.inner.catalogue.iter().map(|kind| kind.id);
        kinds.filter(|id| self.book(id).is_ok_and(|book| book.game() == *id)).collect()
    }

    /// The lists of a person, by game and name.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn decks(&self, person: Person) -> Result<Vec<DeckRow>, HostError> {
        Ok(self.inner.store.decks(person).await?)
    }

    /// A list by its number.
    ///
    /// # Errors
    /// A refusal when it is gone or somebody else's: which of the two is not told.
    pub async fn deck(&self, person: Person, id: i64) -> Result<DeckRow, HostError> {
        let deck = self.inner.store.deck(id).await?;
        Ok(deck.filter(|deck| deck.owner == person).ok_or(Refused::NoDeck)?)
    }

    /// A list that was shown to others.
    ///
    /// # Errors
    /// A refusal when there is none.
    pub async fn shared_deck(&self, id: i64) -> Result<SharedDeckRow, HostError> {
        Ok(self.inner.store.shared_deck(id).await?.ok_or(Refused::NoDeck)?)
    }

    /// Keeps a new list. Without `name` it is called what the list says, or `usual`, with a number behind it if need be.
    ///
    /// # Errors
    /// A refusal when the name is not possible or taken, or the person keeps too many.
    pub async fn add_deck(
        &self,
        actor: impl Into<Actor>,
        game: &str,
        name: Option<&str>,
        usual: &str,
        list: &KitList,
    ) -> Result<DeckRow, HostError> {
        let actor = actor.into();
        let book = self.book(game)?;
        self.once(actor, async {
            let mut tx = self.apart(actor).await?;
            tx.meet(actor.person, "");
            if tx.count_decks(actor.person).await? >= DECKS {
                return Err(Refused::TooManyDecks { most: DECKS }.into());
            }
            let name = match name {
                Some(name) => {
                    let name = tidy(name)?;
                    if tx.deck_named(actor.person, book.game(), &name).await?.is_some() {
                        return Err(Refused::DeckNamed(name).into());
                    }
                    name
                }
                None => {
                    let wish = list.name.as_deref().and_then(|name| tidy(name).ok());
                    let wish = wish.map_or_else(|| tidy(usual), Ok)?;
                    free_name(&mut tx, actor.person, book.game(), &wish).await?
                }
            };
            let text = printed(&*book, list, &name);
            let id = tx.add_deck(actor.person, book.game(), &name, &text, self.now()).await?;
            tx.commit().await?;
            self.deck(actor.person, id).await
        })
        .await
    }

    /// Changes the cards of a list.
    ///
    /// # Errors
    /// A refusal when it is gone, or what it held cannot be read.
    pub async fn change_deck(
        &self,
        actor: impl Into<Actor>,
        id: i64,
        change: impl FnOnce(KitList) -> KitList,
    ) -> Result<DeckRow, HostError> {
        self.edit_deck(actor, id, |book, deck| {
            let list = book.read(&deck.list).map_err(Refused::Kit)?;
            Ok(DeckRow { list: printed(book, &change(list), &deck.name), ..deck })
        })
        .await
    }

    /// Writes a list anew, whatever it held: also one that can no longer be read.
    ///
    /// # Errors
    /// A refusal when it is gone.
    pub async fn rewrite_deck(
        &self,
        actor: impl Into<Actor>,
        id: i64,
        list: &KitList,
    ) -> Result<DeckRow, HostError> {
        self.edit_deck(actor, id, |book, deck| Ok(DeckRow { list: printed(book, list, &deck.name), ..deck }))
            .await
    }

    /// Calls a list otherwise.
    ///
    /// # Errors
    /// A refusal when it is gone, or the name is not possible or taken.
    pub async fn rename_deck(
        &self,
        actor: impl Into<Actor>,
        id: i64,
        name: &str,
    ) -> Result<DeckRow, HostError> {
        self.edit_deck(actor, id, |book, deck| {
            let name = tidy(name)?;
            // A list that can no longer be read keeps its text; only its name changes.
            let list = book.read(&deck.list).map_or(deck.list.clone(), |list| printed(book, &list, &name));
            Ok(DeckRow { name, list, ..deck })
        })
        .await
    }

    /// Changes a list. It is read when nobody else can write any more, so that of two presses at one time neither undoes the
    /// other.
    async fn edit_deck(
        &self,
        actor: impl Into<Actor>,
        id: i64,
        edit: impl FnOnce(&dyn KitBook, DeckRow) -> Result<DeckRow, Refused>,
    ) -> Result<DeckRow, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let mut tx = self.apart(actor).await?;
            let deck = self.deck(actor.person, id).await?;
            let deck = edit(&*self.book(&deck.game)?, deck)?;
            if tx.deck_named(deck.owner, &deck.game, &deck.name).await?.is_some_and(|other| other != deck.id)
            {
                return Err(Refused::DeckNamed(deck.name).into());
            }
            tx.save_deck(deck.id, &deck.name, &deck.list, self.now()).await?;
            tx.commit().await?;
            Ok(deck)
        })
        .await
    }

    /// Throws a list away. Games that it was brought to keep it as it was.
    ///
    /// # Errors
    /// A refusal when it is gone.
    pub async fn drop_deck(&self, actor: impl Into<Actor>, id: i64) -> Result<DeckRow, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let deck = self.deck(actor.person, id).await?;
            let mut tx = self.apart(actor).await?;
            tx.drop_deck(id).await?;
            tx.commit().await?;
            Ok(deck)
        })
        .await
    }

    /// Makes a list the one that is brought when nothing else is chosen, or no longer.
    ///
    /// # Errors
    /// A refusal when it is gone.
    pub async fn favour_deck(
        &self,
        actor: impl Into<Actor>,
        id: i64,
        on: bool,
    ) -> Result<DeckRow, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let deck = self.deck(actor.person, id).await?;
            let mut tx = self.apart(actor).await?;
            tx.favour_deck(actor.person, &deck.game, on.then_some(id)).await?;
            tx.commit().await?;
            Ok(DeckRow { favourite: on, ..deck })
        })
        .await
    }

    /// Keeps a list as it is now, so that it can be shown to others.
    ///
    /// # Errors
    /// A refusal when it is gone.
    pub async fn share_deck(&self, actor: impl Into<Actor>, id: i64) -> Result<SharedDeckRow, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let deck = self.deck(actor.person, id).await?;
            let mut tx = self.apart(actor).await?;
            let shared = tx.share_deck(&deck, self.now()).await?;
            tx.commit().await?;
            self.shared_deck(shared).await
        })
        .await
    }

    /// The list that a person brings to a game when nothing else was chosen.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn favourite(&self, person: Person, game: &str) -> Result<Option<DeckRow>, HostError> {
        let decks = self.decks(person).await?;
        Ok(decks.into_iter().find(|deck| deck.favourite && deck.game == game))
    }

    /// The packs of this program for a game, beside the game's own; a match is played with those of its game.
    #[must_use]
    pub fn packs_for(&self, game: &str) -> Vec<skald_rules::interface::PackFile> {
        let own = self.inner.catalogue.get(game).map_or(game, |kind| kind.game);
        let packs = self.inner.config.packs.iter();
        packs.filter(|(of, _)| *of == own || *of == game).map(|(_, pack)| pack.clone()).collect()
    }

    /// What a seat has brought to a table, as its owner may see it.
    ///
    /// # Errors
    /// A refusal when the person does not sit there; [`HostError::Broken`] when what was brought cannot be read.
    pub async fn brought(&self, person: Person, table: TableId) -> Result<Option<KitList>, HostError> {
        brought_to(&*self.hold(table).await?, person)
    }

    /// The same with the table, for somebody who sits there and may still choose.
    ///
    /// # Errors
    /// A refusal when they do not sit there, the game has begun, or nothing is brought to it.
    pub async fn may_bring(
        &self,
        person: Person,
        table: TableId,
    ) -> Result<(TableInfo, Option<KitList>), HostError> {
        let held = self.hold(table).await?;
        held.seat_of(person)?;
        if held.row.status != Status::Lobby {
            return Err(Refused::Begun.into());
        }
        let brought = brought_to(&held, person)?;
        Ok((TableInfo::of(held.spoken(self.words)), brought))
    }
}

/// What a person brings to a table; nothing while they have not chosen.
fn brought_to(held: &Live, person: Person) -> Result<Option<KitList>, HostError> {
    let table = held.row.id;
    let seat = held.seat_of(person)?;
    let book = held.opened.kit_book().ok_or(Refused::NoKits)?;
    let text = held.seat(seat).map(|row| row.kit.clone()).or_broken(String::new(), "a seat has a row");
    if text.is_empty() {
        return Ok(None);
    }
    let list = book.read(&text).map_err(|_| broken(table, "what a seat brought cannot be read"))?;
    Ok(Some(list))
}

/// A list in its canonical form under a name.
fn printed(book: &dyn KitBook, list: &KitList, name: &str) -> String {
    book.print(&KitList { name: Some(name.to_owned()), ..list.clone() })
}
