//! What the choices of a question mean, a line each: for those who do not know the words of the rules, or the cards, yet.

use super::{Answers, keys};
use crate::{
    cards::{Face, FaceId, Kind, Pool},
    state::{Asked, At, Card, Window, Zone},
    text,
};
use skald_toolkit::grammar::{GrammarExt, Spoken};
use skald_vocabulary::interface::{Hints, Key, Pick, Say, Step};

/// What each first word of a move does.
const LINES: [(Key, &str); 9] = [
    (Key::of("conscript"), "lraw-line-conscript"),
    (Key::of("set"), "lraw-line-set"),
    (Key::of("use"), "lraw-line-use"),
    (Key::of("attack"), "lraw-line-attack"),
    (Key::of("end"), "lraw-line-end"),
    (Key::of("pass"), "lraw-line-pass"),
    (Key::of("decline"), "lraw-line-decline"),
    (Key::of("follow"), "lraw-line-follow"),
    (Key::of("cancel"), "lraw-line-cancel"),
];

/// What it means to begin, and not to.
const BEGINS: [(Key, &str); 2] =
    [(Key::of("yes"), "lraw-line-begins"), (Key::of("no"), "lraw-line-begins-not")];

/// The lines of first choices, and of cards what each says; the hand stays in view while something is put together from it.
#[must_use]
pub fn hints(answers: &Answers<'_>, path: &[Pick]) -> Hints {
    let lines = LINES.map(|(key, line)| (key, Say::new(line)));
    let mut notes = if path.is_empty() { lines.to_vec() } else { Vec::new() };
    if let Ok(Step { menu: Some(menu), .. }) = Spoken(answers).ask(path) {
        // What is used is chosen for what is used of it, wherever it lies; all else on the field for what it is there.
        if menu.prompt.id == "lraw-ask-first" {
            notes.extend(BEGINS.map(|(key, line)| (key, Say::new(line))));
        }
        let says = menu.prompt.id == "lraw-ask-use";
        let does = |key| if says { answers.does(key) } else { None };
        let of = |key: Key| Some((key, does(key).or_else(|| answers.about(key, says))?));
        notes.extend(menu.pick.list().iter().filter_map(|choice| of(choice.key)));
    }
    Hints { notes, picture: true }
}

impl Answers<'_> {
    /// What the ability does that would be used by a word of the menu; nothing where it is a card that is played.
    fn does(&self, key: Key) -> Option<Say> {
        let asked = self.state.asked.as_ref()?;
        let window = self.state.window.filter(|_| asked.what != Asked::Main).unwrap_or(Window::Main);
        let way = self.meant(asked.seat, window, &Pick::word(key.as_str())).filter(|way| !way.card)?;
        Some(text::ability(self.pool.ability(way.ability?)))
    }

    /// What stands beside the card that a word names, if it names one.
    fn about(&self, key: Key, says: bool) -> Option<Say> {
        let stem = Key::new(key.as_str().split('.').next()?).ok()?;
        if let Some(face) = self.pool.find(stem) {
            return printed(self.pool, face);
        }
        let card = self.lying(stem)?;
        let face = self.state.card(card).face;
        if face.is_back() || says { printed(self.pool, face) } else { self.there(card) }
    }

    /// The card on the field, or the Warlord, that a word names.
    fn lying(&self, word: Key) -> Option<Card> {
        let zones = [Zone::Warrior, Zone::Unified, Zone::Fortified];
        let of = |seat| {
            let side = self.state.side(seat);
            let field = zones.into_iter().flat_map(|zone| side.cards(zone));
            field.chain([side.warlord]).find(|card| keys::key(self.pool, self.state, *card) == word)
        };
        self.state.seats().find_map(of)
    }

    /// What a card on the field is there.
    fn there(&self, card: Card) -> Option<Say> {
        let lying = self.state.card(card);
        if let Some(seat) = self.state.warlord_of(card) {
            let (damage, most) = (self.state.side(seat).damage, self.lens().dcm(seat));
            let say = Say::new("lraw-note-warlord").with("who", seat);
            return Some(say.with("n", damage).with("most", most));
        }
        if !matches!(lying.at, At::Field(Zone::Warrior, _)) {
            return printed(self.pool, lying.face);
        }
        let say = Say::new("lraw-note-there").with("n", self.lens().attack(card));
        Some(say.with("who", lying.side))
    }
}

/// What is printed on a card; nothing of one that lies face-down to whoever is asked.
pub(super) fn printed(pool: &Pool, face: FaceId) -> Option<Say> {
    if face.is_back() {
        return None;
    }
    let face: &Face = pool.face(face);
    let kind = match face.kind {
        Kind::Warrior | Kind::Token => Some(Say::new("lraw-note-warrior").with("n", face.attack)),
        _ => None,
    };
    let and = |first: Say, then| Say::new("lraw-note-and").with("first", first).with("then", then);
    kind.into_iter().chain(text::lines(pool, face)).reduce(and)
}
