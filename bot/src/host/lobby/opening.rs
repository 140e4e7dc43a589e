//! Opening a table: its code, its secret, its row.

use skald_rules::{
    catalogue::GameKind,
    fair::Secret,
    interface::{Options, Setup},
    players::Level,
};

use crate::host::{
    looks::info::TableInfo,
    outbox::notices::board_row,
    refused::{HostError, Refused},
    service::{
        core::{Actor, Host},
        entropy::Entropy,
    },
    table::{
        job::Job,
        seats::{computer_seat, number_seats, person_seat},
        terms::Terms,
    },
};
use crate::store::{NewTable, PackRow, Person, ServerRow, TableId, Tx, Within};

/// What a table is opened with.
#[derive(Clone, Debug, Default)]
pub struct OpenTable {
    /// The game's id.
    pub game: String,
    /// The most who can join; `None` is the most that the game takes.
    pub seats: Option<u8>,
    /// The options that differ from the defaults.
    pub options: Options,
    /// The terms.
    pub terms: Terms,
    /// The server.
    pub guild: Option<u64>,
    /// The language of that place, as Discord writes it; empty where that is not told.
    pub language: String,
    /// The channel.
    pub channel: u64,
    /// The thread, if it is opened inside one.
    pub thread: Option<u64>,
    /// The channel above the thread.
    pub above: Option<u64>,
    /// Whether whoever opens it manages the server.
    pub manages: bool,
    /// The name of whoever opens it, who takes the first seat.
    pub name: String,
    /// The words that they add to the draws.
    pub words: String,
    /// How many seats the computer takes.
    pub computers: u8,
    /// How well they play.
    pub level: Level,
}

/// Letters of table codes: none that look or sound alike.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";
/// How long a code is.
const CODE: usize = 6;

/// A new short code.
pub(in crate::host) fn new_code(entropy: &dyn Entropy) -> Result<String, HostError> {
    let bytes: [u8; CODE] = entropy.bytes()?;
    let letter = |byte: &u8| LETTERS.get(usize::from(byte % 32)).map(|letter| char::from(*letter));
    Ok(bytes.iter().filter_map(letter).collect())
}

/// Refuses what its managers do not let people open in a server: `here` is the channel with the one above it, and `manages`
/// whether whoever opens is one of them.
pub(in crate::host) async fn may_open(
    tx: &mut Tx,
    guild: Option<u64>,
    here: [Option<u64>; 2],
    manages: bool,
) -> Result<(), HostError> {
    let Some(guild) = guild else { return Ok(()) };
    let rules = tx.server(guild).await?;
    if !rules.allows(here) {
        return Err(Refused::NotInThisChannel { channels: rules.channels }.into());
    }
    if rules.managers_only && !manages {
        return Err(Refused::OnlyManagers.into());
    }
    Ok(())
}

/// A table that is about to be opened.
pub(in crate::host) struct Opening<'o> {
    pub kind: GameKind,
    pub setup: &'o Setup,
    pub terms: &'o Terms,
    pub guild: Option<u64>,
    pub language: &'o str,
    pub channel: u64,
    pub thread: Option<u64>,
    pub host: Person,
    /// The table of which it is a rematch.
    pub after: Option<TableId>,
    /// The tournament that opens it.
    pub within: Option<Within>,
}

impl Host {
    /// Opens a table. Its secret is made now and committed to, before anybody joins.
    ///
    /// # Errors
    /// A refusal when the game, its options, the number of seats or the terms are not possible.
    pub async fn open(&self, actor: impl Into<Actor>, wish: OpenTable) -> Result<TableInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let kind =
                self.inner.catalogue.get(&wish.game).ok_or_else(|| Refused::NoGame(wish.game.clone()))?;
            if !wish.terms.possible() {
                return Err(Refused::BadTerms.into());
            }
            let packs = self.packs_for(kind.id);
            let setup = Setup {
                seats: wish.seats.unwrap_or(*kind.seats().end()),
                options: wish.options.clone(),
                packs,
            };
            let mut seats = vec![person_seat(actor.person, &wish.name, &wish.words, "")];
            for number in 1..=wish.computers {
                seats.push(computer_seat(number, wish.level));
            }
            if seats.len() > usize::from(setup.seats) {
                return Err(Refused::Full.into());
            }
            number_seats(&mut seats);
            let mut tx = self.apart(actor).await?;
            self.may_run_one_more(&mut tx, actor.person).await?;
            may_open(&mut tx, wish.guild, [Some(wish.channel), wish.above], wish.manages).await?;
            tx.meet(actor.person, &wish.name);
            let opening = Opening {
                kind,
                setup: &setup,
                terms: &wish.terms,
                guild: wish.guild,
                language: &wish.language,
                channel: wish.channel,
                thread: wish.thread,
                host: actor.person,
                after: None,
                within: None,
            };
            let id = self.open_row(&mut tx, &opening).await?;
            tx.save_seats(id, &seats);
            tx.owe(&board_row(id), self.now());
            tx.commit().await?;
            self.inner.people.forget(actor.person);
            self.info(id).await
        })
        .await
    }

    /// Refuses a person who runs as many tables as one may: counted where nobody else can open one in between.
    pub(in crate::host) async fn may_run_one_more(
        &self,
        tx: &mut Tx,
        person: Person,
    ) -> Result<(), HostError> {
        let most = self.inner.config.tables_each;
        if tx.count_run_by(person).await? >= most {
            return Err(Refused::TooMany { most }.into());
        }
        Ok(())
    }

    /// Writes the row of a new table, with a new secret. It names the newest edition of the game's data where nothing was chosen.
    pub(in crate::host) async fn open_row(
        &self,
        tx: &mut Tx,
        opening: &Opening<'_>,
    ) -> Result<TableId, HostError> {
        let options = opening.kind.editions.begun(opening.setup.options.clone());
        let setup = Setup { options, ..opening.setup.clone() };
        let opened = opening.kind.open(&setup)?;
        let mut server = ServerRow::default();
        if let Some(guild) = opening.guild {
            server = tx.server(guild).await?;
            if let Some(most) = server.most
                && tx.count_in_server(guild).await? >= most
            {
                return Err(Refused::ServerFull { most }.into());
            }
        }
        let mut hashes = Vec::new();
        for pack in &setup.packs {
            let hash = pack_hash(&pack.text);
            tx.keep_pack(&PackRow { hash: hash.clone(), name: pack.name.clone(), text: pack.text.clone() })
                .await?;
            hashes.push(hash);
        }
        let entropy = self.inner.entropy.as_ref();
        let mut code = new_code(entropy)?;
        while tx.code_taken(&code).await? {
            code = new_code(entropy)?;
        }
        let within = opening.within.as_ref();
        let deal = within.and_then(|within| within.deal.clone());
        let secret = match within.and_then(|within| within.secret.as_deref()) {
            Some(bytes) => Secret::from_bytes(bytes)
                .map_err(|_| HostError::Broken("the secret of a round cannot be read".to_owned()))?,
            None => Secret::new(entropy.bytes()?),
        };
        let json = |what: Result<String, serde_json::Error>| {
            what.map_err(|error| HostError::Broken(format!("a new table cannot be written down: {error}")))
        };
        let new = NewTable {
            game: opening.kind.id.to_owned(),
            rules: opening.kind.rules,
            seats: setup.seats,
            options: json(serde_json::to_string(&setup.options))?,
            packs: json(serde_json::to_string(&hashes))?,
            pack_ids: json(serde_json::to_string(&opened.packs()))?,
            terms: json(serde_json::to_string(&opening.terms.agreed(opened.clocks())))?,
            guild: opening.guild,
            language: server.language.unwrap_or_else(|| opening.language.to_owned()),
            pings: server.pings,
            channel: opening.channel,
            thread: opening.thread,
            host: opening.host,
            after: opening.after,
            commitment: secret.commit(deal.as_deref().unwrap_or(&code)).to_string(),
            secret: secret.bytes().to_vec(),
            tournament: within.map(|within| within.tournament),
            deal,
            code,
            created: self.now(),
        };
        let id = tx.open_table(&new).await?;
        let end = Job::LobbyEnd.row(id, new.created + self.inner.config.lobby);
        tx.save_due(&[], &[end]);
        Ok(id)
    }
}

fn pack_hash(text: &str) -> String {
    use sha3::{Digest, Sha3_256};
    hex::encode(Sha3_256::digest(text.as_bytes()))
}
