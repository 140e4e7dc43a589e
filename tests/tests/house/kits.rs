//! What players bring, through the interface, for every game in which they bring something.

use std::{collections::BTreeMap, sync::LazyLock};

use proptest::prelude::*;
use skald_render::{
    gallery::ready,
    painter::{Painter, PainterOptions},
};
use skald_rules::{
    catalogue::Catalogue,
    catalogue::GameKind,
    chance::Fast,
    interface::{Key, Kit, KitBook, KitFault, KitList, Options, Pick, Say, Seat, Setup},
    series::Series,
};
use skald_tests::probe::Probe;

/// The most lines of a menu.
const MENU: usize = 25;

fn everything() -> Catalogue {
    skald_rules::catalogue::standard().with(GameKind::of::<Probe>()).with(GameKind::of::<Series<Probe>>())
}

/// Every game with a book, and its book.
static BOOKS: LazyLock<Vec<(&'static str, Box<dyn KitBook>)>> = LazyLock::new(|| {
    let book = |kind: GameKind| Some((kind.id, kind.kit_book(&[]).expect("the game's own packs fit")?));
    everything().iter().filter_map(book).collect()
});

fn said(say: &Say) -> String {
    skald_rules::words::english().plain(say)
}

fn sentences(faults: &[KitFault]) -> Vec<String> {
    faults.iter().map(|fault| said(&fault.say)).collect()
}

/// Whether a line says what something is, whom it suits, and how hard it is.
fn says_all(line: &str) -> bool {
    let parts = line.strip_suffix('.').and_then(|line| line.split_once(". Suits "));
    // A sentence more may stand before that.
    let parts = parts.and_then(|(what, rest)| Some((what, rest.rsplit_once("; ")?)));
    parts.is_some_and(|(what, (whom, hard))| {
        what.len() > 9 && whom.len() > 3 && ["easy", "middling", "hard"].contains(&hard)
    })
}

/// Each starter says in one line of a menu what it is, whom it suits and how hard it is.
#[test]
fn every_starter_has_a_line_of_its_own() {
    let words = skald_rules::words::english();
    for (game, book) in BOOKS.iter().filter(|(game, book)| *game == book.game() && !game.starts_with("probe"))
    {
        let wanted: Vec<String> =
            book.starters().iter().map(|starter| format!("starter-{game}-{}", starter.key)).collect();
        for id in &wanted {
            let line = words.text_of(id).unwrap_or_default();
            assert!((30..=75).contains(&line.chars().count()) && says_all(&line), "{id}: {line}");
        }
        let prefix = format!("starter-{game}-");
        let found: Vec<&str> = words.ids(&prefix).collect();
        assert_eq!(found.len(), wanted.len(), "{game}: a line of a starter that there is not: {found:?}");
        for (head, name) in book.heads() {
            let line = book.head_line(head).map(|line| said(&line)).unwrap_or_default();
            assert!(says_all(&line), "{game}, {}: {line}", said(&name));
        }
    }
}

/// What can be led or chosen to begin with at the table says so, too: heroes, pantheons, ready decks.
#[test]
fn whatever_is_chosen_to_begin_with_says_what_it_is_whom_it_suits_and_how_hard_it_is() {
    let mut seen = BTreeMap::new();
    for (game, form, kind) in [
        ("lost", "", "hero"),
        ("law", "standard", "pantheon"),
        ("law", "team", "pantheon"),
        ("law", "skirmish", "deck"),
    ] {
        let kind_of = everything().get(game).expect("one of the games");
        let options = match form {
            "" => Options::default(),
            form => Options::default().with("form", form),
        };
        let seats = if form == "team" { 4 } else { *kind_of.seats().start() };
        let opened = kind_of.open(&Setup { seats, options, packs: Vec::new() }).unwrap();
        let table = opened.start(&[], &mut Fast::new(1)).unwrap();
        let asked = Seat::all(seats).flat_map(|seat| table.open(seat));
        let asked: Vec<_> = asked.filter(|decision| decision.kind.as_str() == kind).collect();
        assert!(!asked.is_empty(), "{game}, {form}: nobody is asked");
        // A word that is the only one is not asked for.
        let (seat, at) = (asked[0].seat, asked[0].id);
        let menu = |path: &[Pick]| table.ask(at, path).unwrap().menu.expect("a menu");
        let mut path: Vec<Pick> = Vec::new();
        while let [only] = menu(&path).pick.list() {
            path.push(Pick::one(only.key));
        }
        let hints = table.hints(seat, at, &path);
        for choice in menu(&path).pick.list() {
            let hinted = hints.notes.iter().find(|(key, _)| *key == choice.key).map(|(_, note)| note);
            let line = choice.note.as_ref().or(hinted).map(said).unwrap_or_default();
            let name = said(&choice.label);
            if choice.key.as_str() != "own" {
                let line = line.split(" Life ").next().unwrap_or_default();
                assert!(says_all(line), "{game}, {form}, {name}: {line}");
                *seen.entry(game).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(seen, BTreeMap::from([("lost", 5), ("law", 4 + 4 + 5)]));
}

/// How hard something is to play, as menus and pictures say it.
fn hardness(line: &str) -> Option<&'static str> {
    let any = |words: &[&str]| words.iter().any(|word| line.contains(word));
    match () {
        () if any(&["; easy", "· easy"]) => Some("easy"),
        () if any(&["; middling", "· middling"]) => Some("middling"),
        () if any(&["; hard", "· hard"]) => Some("hard"),
        () => None,
    }
}

/// What the gallery of ready decks says of how hard each is, and what the menu below it says, is the same.
#[test]
fn galleries_and_menus_agree_on_how_hard_a_starter_is() {
    let mut p = Painter::new(PainterOptions { blank: true, ..PainterOptions::default() }).unwrap();
    for (game, book) in BOOKS.iter().filter(|(game, _)| ["chaos", "law", "lraw"].contains(game)) {
        let gallery = ready(&mut p, game).unwrap().expect("a gallery of ready decks").twin.join("\n");
        for starter in book.starters() {
            let name = said(&starter.name);
            let name = name.trim_end_matches(" starter");
            let shown = gallery.lines().find(|line| line.contains(name));
            let shown = shown.unwrap_or_else(|| panic!("{game}: {name} is not in {gallery}"));
            let menu = said(&Say::new(format!("starter-{game}-{}", starter.key).leak()));
            assert!(hardness(&menu).is_some(), "{game}, {name}: {menu}");
            assert_eq!(hardness(shown), hardness(&menu), "{game}, {name}: {shown} / {menu}");
        }
    }
}

/// Lists from which the tests go out: the starters, and for each head the list without cards.
fn lists(book: &dyn KitBook) -> Vec<KitList> {
    let bare = book.heads().into_iter().map(|(head, _)| KitList { head: Some(head), ..KitList::default() });
    book.starters().into_iter().map(|starter| starter.list).chain(bare).collect()
}

#[test]
fn these_games_have_kits() {
    let ids: Vec<_> = BOOKS.iter().map(|(id, _)| *id).collect();
    assert_eq!(
        ids,
        ["chaos", "chaos-match", "law", "law-match", "lraw", "lraw-match", "probe", "probe-match"]
    );
}

#[test]
fn starters_can_be_played_at_once() {
    for kind in everything().iter() {
        let Some((id, book)) = BOOKS.iter().find(|(id, _)| *id == kind.id) else { continue };
        let starters = book.starters();
        assert!(starters.len() >= 3, "{id}");
        let keys: std::collections::BTreeSet<_> = starters.iter().map(|starter| starter.key).collect();
        assert_eq!(keys.len(), starters.len(), "{id}: each starter has an id of its own");
        let options = kind.kit_options().expect("a game with a book has options for it");
        let setup = Setup { seats: 2, options, packs: Vec::new() };
        let opened = kind.open(&setup).unwrap();
        for starter in starters {
            // A starter may be worth a note, never a fault.
            assert_eq!(book.judge(&starter.list).faults, [], "{id}: {}", starter.key);
            let kits: Vec<Kit> =
                Seat::all(2).map(|seat| Kit { seat, list: book.print(&starter.list) }).collect();
            assert!(opened.start(&kits, &mut Fast::new(1)).is_ok(), "{id}: {}", starter.key);
            let code = Kit { seat: Seat(0), list: book.code(&starter.list) };
            assert!(opened.start(&[code], &mut Fast::new(1)).is_ok(), "{id}: {}", starter.key);
        }
        let broken = Kit { seat: Seat(0), list: "?!".to_owned() };
        assert!(opened.start(&[broken], &mut Fast::new(1)).is_err(), "{id}");
    }
}

#[test]
fn lists_come_back_from_print_and_code() {
    for (id, book) in BOOKS.iter() {
        for list in lists(book.as_ref()) {
            assert_eq!(book.read(&book.print(&list)), Ok(list.clone()), "{id}");
            assert_eq!(book.read(&book.code(&list)), Ok(KitList { name: None, ..list.clone() }), "{id}");
            let named = KitList { name: Some("Ada's: best, of 3".to_owned()), ..list };
            assert_eq!(book.read(&book.print(&named)), Ok(named), "{id}");
        }
    }
}

#[test]
fn reading_and_judging_at_once_finds_what_they_find_apart() {
    for (id, book) in BOOKS.iter() {
        for list in lists(book.as_ref()) {
            let verdict = book.judge(&list);
            match book.check(&book.print(&list)) {
                Ok(found) => {
                    assert_eq!(found, (list, verdict.warnings), "{id}");
                    assert_eq!(verdict.faults, [], "{id}");
                }
                Err(faults) => assert_eq!(sentences(&faults), sentences(&verdict.faults), "{id}"),
            }
        }
    }
}

#[test]
fn as_many_as_a_shelf_allows_are_never_too_many_and_one_more_is() {
    for (id, book) in BOOKS.iter() {
        for list in lists(book.as_ref()) {
            for stock in book.shelves(&list).into_iter().flat_map(|shelf| shelf.cards) {
                let name = said(&stock.name);
                let about = |copies: u32| {
                    let faults = sentences(&book.judge(&list.clone().with(stock.card, copies)).faults);
                    faults.into_iter().filter(|fault| fault.contains(&name)).collect::<Vec<_>>()
                };
                assert_eq!(stock.copies, list.cards.get(&stock.card).copied().unwrap_or(0), "{id}: {name}");
                assert_eq!(about(stock.most), Vec::<String>::new(), "{id}: {name}");
                assert_ne!(about(stock.most + 1), Vec::<String>::new(), "{id}: {name}");
            }
        }
    }
}

/// What must hold of the shelves of any list: they fit into menus, have ids of their own, and hold the whole list.
fn shelves_hold(book: &dyn KitBook, list: &KitList) -> Result<(), TestCaseError> {
    let shelves = book.shelves(list);
    prop_assert!(shelves.len() <= MENU, "{} shelves", shelves.len());
    let mut keys = BTreeMap::new();
    let mut held = BTreeMap::new();
    for shelf in &shelves {
        prop_assert!(!shelf.cards.is_empty() && shelf.cards.len() <= MENU, "{}", said(&shelf.name));
        prop_assert!(keys.insert(shelf.key, ()).is_none(), "{} stands twice", shelf.key);
        for stock in &shelf.cards {
            prop_assert!(held.insert(stock.card, stock.copies).is_none(), "{} stands twice", stock.card);
            prop_assert!(said(&stock.about).chars().count() <= 90, "{}", said(&stock.about));
        }
    }
    held.retain(|_, copies| *copies > 0);
    prop_assert_eq!(&held, &list.cards);
    Ok(())
}

#[test]
fn the_shelves_of_starters_and_empty_lists_fit_into_menus() {
    for (_, book) in BOOKS.iter() {
        for list in lists(book.as_ref()) {
            shelves_hold(book.as_ref(), &list).unwrap();
        }
    }
}

/// Every card of a game, whoever may have it.
fn cards(book: &dyn KitBook) -> Vec<Key> {
    let mut all: Vec<Key> = lists(book)
        .iter()
        .flat_map(|list| book.shelves(list))
        .flat_map(|shelf| shelf.cards)
        .map(|stock| stock.card)
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// A list of anything: any head or none, any cards in any number, and a few that no game has.
fn any_list(at: usize) -> impl Strategy<Value = KitList> {
    let (_, book) = &BOOKS[at];
    let mut all = cards(book.as_ref());
    all.extend(["zorro", "~", "0", "all"].map(Key::of));
    let mut heads: Vec<Option<Key>> = book.heads().into_iter().map(|(head, _)| Some(head)).collect();
    // A game whose lists have no head has nothing to say about one, and writes none down.
    let stranger = (!heads.is_empty()).then(|| Some(Key::of("zorro")));
    heads.extend(stranger);
    heads.push(None);
    let copies = prop_oneof![1..=6_u32, Just(u32::MAX), Just(1000)];
    let cards = prop::collection::btree_map(prop::sample::select(all), copies, 0..60);
    let name = prop::option::of("[a-zA-Z #:,\n]{0,45}");
    (prop::sample::select(heads), cards, name).prop_map(|(head, cards, name)| KitList { name, head, cards })
}

fn any_book_and_list() -> impl Strategy<Value = (usize, KitList)> {
    (0..BOOKS.len()).prop_flat_map(|at| (Just(at), any_list(at)))
}

/// Texts that look a little like lists.
fn garbage() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("name: ".to_owned()),
        Just("warrior: Jeni".to_owned()),
        Just("packs: base@1".to_owned()),
        Just("LOC1.".to_owned()),
        Just("LAW1.".to_owned()),
        Just("PROBE1.".to_owned()),
        Just("purse ".to_owned()),
        Just("3x Torpedo".to_owned()),
        Just("Stone Coat".to_owned()),
        Just("99999999999 ".to_owned()),
        "[,#x0-9 \n\r\t]{0,6}",
        "\\PC{0,12}",
        "[A-Za-z0-9_-]{0,30}",
    ];
    prop::collection::vec(word, 0..30).prop_map(|words| words.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_list_is_judged_shelved_and_written((at, list) in any_book_and_list()) {
        let (_, book) = &BOOKS[at];
        let verdict = book.judge(&list);
        prop_assert!(verdict.faults.iter().all(|fault| fault.line == 0));
        shelves_hold(book.as_ref(), &list)?;
        let _ = said(&book.measure(&list));
        let _ = book.show(&list, verdict.warnings.clone());
        // What can be played can be written down and read again.
        if verdict.faults.is_empty() {
            let proper = list.name.clone().filter(|name| skald_rules::lists::proper(name));
            let whole = KitList { name: proper, ..list.clone() };
            prop_assert_eq!(book.check(&book.print(&list)), Ok((whole.clone(), verdict.warnings)));
            prop_assert_eq!(book.read(&book.code(&list)), Ok(KitList { name: None, ..whole }));
        } else {
            let _ = (book.read(&book.print(&list)), book.read(&book.code(&list)));
        }
    }

    #[test]
    fn any_text_is_read_or_refused_line_by_line(text in garbage()) {
        for (id, book) in BOOKS.iter() {
            match book.check(&text) {
                Ok((list, _)) => prop_assert_eq!(book.judge(&list).faults, [], "{}", id),
                Err(faults) => {
                    prop_assert!(!faults.is_empty(), "{}", id);
                    prop_assert!(faults.iter().all(|fault| fault.line <= text.lines().count()), "{}", id);
                    prop_assert!(faults.is_sorted_by_key(|fault| fault.line), "{}", id);
                    let _ = sentences(&faults);
                }
            }
            if let Ok(list) = book.read(&text) {
                prop_assert_eq!(book.read(&book.print(&list)), Ok(list), "{}", id);
            }
        }
    }
}
