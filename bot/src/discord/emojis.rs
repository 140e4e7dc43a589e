//! Cards as emoji of the application: their heroes stand before the names of cards in menus.
//!
//! What belongs here: which cards have one, what it is called, and how Discord comes to have it. What does not: how it is drawn.
//! Discord keeps them; whatever it has is found by its name, which tells the card and the picture it was drawn from, so nothing of
//! them is in the database.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use base64::{Engine, engine::general_purpose::STANDARD as BASE64};
use serde_json::json;
use serenity::model::id::EmojiId;
use sha3::{Digest, Sha3_256};
use skald_render::{Sources, gallery::Gallery};
use skald_rules::{catalogue::Catalogue, interface::PackFile};
use tokio::time::sleep;

use super::{
    answer::Emoji,
    painters::Painters,
    send::{Fault, Line, classify},
};

/// What the names of all of them begin with: others are somebody else's and stay as they are.
const OURS: &str = "sk_";
/// The most letters that a name may have.
const NAME: usize = 32;
/// The most that one application may have.
const MOST: usize = 2_000;
/// How often it is looked whether they are all there.
const LOOK: Duration = Duration::from_secs(3_600);
/// The first pause after a fault; it doubles up to [`LOOK`].
const PAUSE: Duration = Duration::from_secs(30);

/// A card that has one.
#[derive(Clone, Debug)]
struct Wanted {
    game: &'static str,
    key: String,
    /// What the card is called.
    card: String,
    /// What its emoji is called.
    name: String,
}

/// The emoji of all cards that have a picture, and which of them Discord has.
#[derive(Debug, Default)]
pub struct Emojis {
    wanted: Vec<Wanted>,
    known: RwLock<HashMap<String, u64>>,
}

impl Emojis {
    /// Those of the cards of these games and of these packs for them, each with its game's id, as these files show them. Where all
    /// are more than one application may have, the games' own come first.
    #[must_use]
    pub fn of(games: &Catalogue, packs: &[(String, PackFile)], sources: &Sources) -> Self {
        let mut wanted: Vec<Wanted> = Vec::new();
        let mut had = HashSet::new();
        for own in [true, false] {
            for kind in games.iter().filter(|kind| kind.id == kind.game) {
                let of_game = |id: &str| games.get(id).is_some_and(|of| of.game == kind.game);
                let theirs = packs.iter().filter(|(id, _)| !own && of_game(id));
                let theirs: Vec<PackFile> = theirs.map(|(_, pack)| pack.clone()).collect();
                if !own && theirs.is_empty() {
                    continue;
                }
                // A pack that does not fit has stopped the program before.
                let Ok(gallery) = Gallery::of(kind.game, &theirs) else { continue };
                for card in gallery.cards() {
                    if let Some(text) = sources.text(kind.game, &card.key) {
                        let name = name_of(kind.game, &card.key, text);
                        let one = Wanted { game: kind.game, key: card.key, card: card.name, name };
                        if had.insert((one.game, one.key.clone(), one.card.clone())) {
                            wanted.push(one);
                        }
                    }
                }
            }
        }
        let all = wanted.iter().map(|one| one.name.as_str()).collect::<HashSet<_>>().len();
        if all > MOST {
            tracing::warn!(
                all,
                most = MOST,
                "so many cards have pictures that the last of them get no emoji"
            );
        }
        let mut kept = HashSet::new();
        wanted.retain(|one| kept.contains(&one.name) || (kept.len() < MOST && kept.insert(one.name.clone())));
        Self { wanted, known: RwLock::default() }
    }

    /// The emoji of the card of a game whose name a label begins with, the longest if there are several, if Discord has it.
    #[must_use]
    pub fn before(&self, game: &str, label: &str) -> Option<Emoji> {
        let begins = |one: &&Wanted| {
            let rest = label.strip_prefix(one.card.as_str());
            one.game == game && rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        let one = self.wanted.iter().filter(begins).max_by_key(|one| one.card.len())?;
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.get(&one.name).map(|id| Emoji { id: *id, name: one.name.clone() })
    }

    /// Sees to it that Discord has them all, one after another with a pause between two, and takes away those of pictures that are
    /// no more. Never ends.
    pub async fn keep(self: Arc<Self>, line: Arc<Line>, painters: Arc<Painters>, pause: Duration) {
        let mut wait = PAUSE;
        loop {
            match self.complete(&line, &painters, pause).await {
                Ok(made) => {
                    if made > 0 {
                        tracing::info!(made, "cards have their emoji");
                    }
                    wait = PAUSE;
                    sleep(LOOK).await;
                }
                Err(fault) => {
                    tracing::warn!(%fault, "the emoji of cards are not all there; it is tried again");
                    sleep(wait).await;
                    wait = (wait * 2).min(LOOK);
                }
            }
        }
    }

    /// How many were missing and are there now.
    async fn complete(&self, line: &Line, painters: &Arc<Painters>, pause: Duration) -> Result<usize, Fault> {
        let there: HashMap<String, u64> = line
            .shared()
            .get_application_emojis()
            .await
            .map_err(|error| classify(&error))?
            .into_iter()
            .map(|emoji| (emoji.name, emoji.id.get()))
            .collect();
        let wanted: HashSet<&str> = self.wanted.iter().map(|one| one.name.as_str()).collect();
        let known = there.iter().filter(|(name, _)| wanted.contains(name.as_str()));
        *self.known.write().unwrap_or_else(PoisonError::into_inner) =
            known.map(|(name, id)| (name.clone(), *id)).collect();
        for (name, id) in &there {
            if name.starts_with(OURS) && !wanted.contains(name.as_str()) {
                let gone = line.shared().delete_application_emoji(EmojiId::new((*id).max(1))).await;
                gone.map_err(|error| classify(&error))?;
                sleep(pause).await;
            }
        }
        let mut made = 0;
        let mut had: HashSet<&str> = there.keys().map(String::as_str).collect();
        // A card that is called otherwise in a pack shares its emoji.
        for one in self.wanted.iter().filter(|one| had.insert(one.name.as_str())) {
            self.make(line, painters, one).await?;
            made += 1;
            sleep(pause).await;
        }
        Ok(made)
    }

    async fn make(&self, line: &Line, painters: &Arc<Painters>, one: &Wanted) -> Result<(), Fault> {
        let Wanted { game, key, name, .. } = one.clone();
        let drawn = {
            let _turn = painters.unhurried().await;
            painters.with(move |painter| Ok(painter.emoji(game, &key)?)).await
        };
        let png = match drawn {
            Ok(Some(png)) => png,
            Ok(None) => return Ok(()),
            Err(error) => return Err(Fault::Ours(error.to_string())),
        };
        let image = format!("data:image/png;base64,{}", BASE64.encode(png));
        let body = json!({"name": name, "image": image});
        let made = line.shared().create_application_emoji(&body).await.map_err(|error| classify(&error))?;
        self.known.write().unwrap_or_else(PoisonError::into_inner).insert(name, made.id.get());
        Ok(())
    }
}

/// What the emoji of a card is called that is drawn from this file: it tells the card to people, and that the file is another to
/// the bot.
fn name_of(game: &str, key: &str, text: &str) -> String {
    let digest = hex::encode(Sha3_256::digest(format!("{game} {key} {text}")));
    let sign: String = "_".chars().chain(digest.chars().take(4)).collect();
    let fits = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '_' };
    let card: String = format!("{OURS}{game}_{key}").chars().map(fits).take(NAME - sign.len()).collect();
    card + &sign
}

#[cfg(test)]
mod tests {
    use super::*;

    fn emojis() -> Emojis {
        Emojis::of(&skald_rules::catalogue::standard(), &[], &Sources::standard())
    }

    #[test]
    fn each_has_a_name_of_its_own_that_discord_takes() {
        let emojis = emojis();
        let names: HashSet<&str> = emojis.wanted.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names.len(), emojis.wanted.len());
        assert!((500..=MOST).contains(&names.len()), "{}", names.len());
        for name in names {
            assert!((2..=NAME).contains(&name.len()), "{name}");
            assert!(name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_'), "{name}");
        }
    }

    #[test]
    fn a_card_of_an_own_pack_has_one_as_soon_as_it_has_a_picture() {
        let games = skald_rules::catalogue::standard();
        let lid = "[pack]\nid = \"mine\"\nversion = 1\ntitle = \"Mine\"\n[[card]]\nid = \"tin_lid\"\nname = \"Tin Lid\"\n\
            type = \"defend\"\nowners = [\"all\"]\nreservoir = \"vulgar\"\ndv = 3\ntext = \"Plain block.\"\n";
        let bow = skald_rules::lost::cards::BASE.replace("name = \"Long Bow\"", "name = \"Elm Bow\"");
        let pack = |game: &str, text: String| {
            (game.to_owned(), PackFile { name: format!("{game}/mine.toml"), text })
        };
        let packs = [pack("chaos", lid.to_owned()), pack("lost", bow)];
        let mut sources = Sources::standard();
        let of = |emojis: &Emojis, card: &str| {
            let mut all = emojis.wanted.iter().filter(|one| one.card == card);
            let one = all.next().map(|one| one.name.clone());
            assert!(all.next().is_none(), "{card} has one");
            one
        };
        let bare = Emojis::of(&games, &packs, &sources);
        assert_eq!(of(&bare, "Tin Lid"), None, "it has no picture");
        assert!(of(&bare, "Elm Bow").is_some(), "what a pack calls otherwise shows the same hero");
        assert_eq!(of(&bare, "Elm Bow"), of(&bare, "Long Bow"));
        let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 80 80\"><path fill=\"#c03\" d=\"M8 8h64v64z\"/></svg>";
        skald_render::art::add(&mut sources, "chaos", "tin_lid", picture).unwrap();
        let shown = Emojis::of(&games, &packs, &sources);
        assert!(of(&shown, "Tin Lid").unwrap().starts_with("sk_chaos_tin_lid_"));
        assert_eq!(shown.wanted.len(), bare.wanted.len() + 1);
        assert_eq!(Emojis::of(&games, &[], &sources).wanted.len(), emojis().wanted.len(), "of no pack");
    }

    #[test]
    fn another_picture_has_another_name() {
        assert_ne!(name_of("war", "king", "one"), name_of("war", "king", "two"));
    }

    #[test]
    fn a_label_shows_the_card_that_it_begins_with_and_only_what_discord_has() {
        let emojis = emojis();
        assert_eq!(emojis.before("war", "Lanternseer"), None, "nothing is there yet");
        for one in &emojis.wanted {
            emojis.known.write().unwrap().insert(one.name.clone(), 7);
        }
        let shown = |label| emojis.before("war", label).map(|emoji| emoji.name);
        assert!(shown("Lanternseer (2)").unwrap().starts_with("sk_war_"));
        assert_eq!(shown("Lanternseers"), None);
        assert_eq!(shown("Use Lanternseer"), None);
        assert_eq!(emojis.before("lost", "Lanternseer"), None, "it is a card of another game");
    }
}
