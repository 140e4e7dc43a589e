//! Ids come back as they were, and nothing else is read.

use super::{
    id::{DEEDS, TEXTS},
    *,
};
use crate::discord::limits;

/// The longest id that a game can have.
const LONG: Key = Key::of("sixteen-letters.");

fn every_kind() -> Vec<Press> {
    let mut all: Vec<Press> =
        DEEDS.iter().map(|(_, act)| Press::Table { table: i64::MIN, act: *act }).collect();
    for act in [
        Act::Option(u16::MAX),
        Act::Select,
        Act::Back,
        Act::Page(u16::MAX),
        Act::Confirm,
        Act::ConfirmEnd,
        Act::ConfirmWith(u8::MAX),
        Act::Cancel,
        Act::Enough,
        Act::Number,
        Act::Typed,
    ] {
        all.push(Press::Draft { draft: i64::MIN, step: u32::MAX, act });
    }
    for (_, text) in TEXTS {
        all.push(Press::Page { table: i64::MIN, text: *text, page: u16::MAX });
    }
    for mine in [
        Mine::Turns(u16::MAX),
        Mine::TextMode(true),
        Mine::Messages(false),
        Mine::Auto(true),
        Mine::RatingHidden(true),
        Mine::Back,
        Mine::Pings,
        Mine::Calls,
        Mine::Share,
        Mine::Hour,
        Mine::Rules(LONG, u16::MAX),
        Mine::Card(LONG, u16::MAX),
        Mine::Named,
        Mine::Help,
        Mine::Guide(LONG),
        Mine::Pages(LONG),
        Mine::Decks,
        Mine::DeckChosen(u8::MAX),
        Mine::BringDeck(i64::MIN, u8::MAX),
        Mine::NewDeck(LONG),
        Mine::PasteDeck(LONG),
        Mine::KeepStarter(LONG, u8::MAX),
        Mine::DrawStarter(LONG, u8::MAX),
        Mine::TakeDeck(i64::MIN),
        Mine::Lesson(LONG, u8::MAX, u8::MAX, Learn::Show),
        Mine::Lesson(LONG, u8::MAX, u8::MAX, Learn::Option(u16::MAX)),
        Mine::Lesson(LONG, u8::MAX, u8::MAX, Learn::Select),
        Mine::Lesson(LONG, u8::MAX, u8::MAX, Learn::Confirm),
    ] {
        all.push(Press::Own(mine));
    }
    all.push(Press::Hush { table: i64::MIN, call: i64::MIN });
    for act in [
        Contest::Register,
        Contest::CheckIn,
        Contest::Look(u16::MAX),
        Contest::Pairings(u16::MAX),
        Contest::Standings(u16::MAX),
        Contest::Reports(u16::MAX),
        Contest::Round(u32::MAX),
    ] {
        all.push(Press::Tournament { tournament: i64::MIN, act });
    }
    all.push(Press::Special { table: i64::MIN, key: Key::of("longest-key-0123") });
    all.push(Press::Proposal { table: i64::MIN, at: i64::MIN, agrees: true });
    all.push(Press::Concede { table: i64::MIN, game: u8::MAX });
    for act in [
        Craft::Show,
        Craft::Build,
        Craft::Shelves,
        Craft::Cards(u8::MAX),
        Craft::Set(u8::MAX, u8::MAX, u8::MAX),
        Craft::Rename,
        Craft::List,
        Craft::Copy,
        Craft::Drop,
        Craft::DropSure,
        Craft::Share,
        Craft::Text,
        Craft::Favour(true),
    ] {
        all.push(Press::Deck { deck: i64::MIN, act });
    }
    all
}

#[test]
fn every_press_comes_back_as_it_was_and_fits() {
    for press in every_kind() {
        let id = press.to_string();
        assert!(limits::length(&id) <= limits::CUSTOM_ID, "{id}");
        assert!(!id.contains('?'), "{id} has no word");
        assert_eq!(id.parse(), Ok(press));
    }
}

#[test]
fn forged_and_foreign_ids_are_refused() {
    for bad in
        ["", "1", "2:t:1:join", "1:t:1:fly", "1:t:x:join", "1:t:1:join:more", "1:d:1:2:o", "1:m:text:2"]
    {
        assert_eq!(bad.parse::<Press>(), Err(BadPress), "{bad}");
    }
}

#[test]
fn every_game_can_be_named_by_a_button() {
    for kind in skald_rules::catalogue::standard().iter() {
        let press = Press::Own(Mine::Guide(Key::new(kind.id).unwrap()));
        assert_eq!(press.to_string(), format!("1:m:guide:{}", kind.id));
        assert_eq!(press.to_string().parse(), Ok(press));
    }
}
