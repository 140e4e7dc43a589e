//! What is said of each reason, in the words of section 8, and by which clause it holds.

use skald_vocabulary::interface::{Name, RefusalKind, Refuse, Say};

use super::Illegal;
use crate::tell::{kind_word, names, needs, piece_word, place_word, type_word};

impl Refuse for Illegal {
    fn kind(&self) -> RefusalKind {
        match self {
            Self::Misuse(misuse) => misuse.kind(),
            Self::Over { .. } => RefusalKind::Over,
            Self::NotYourTurn(_) | Self::Nothing => RefusalKind::NotYours,
            _ => RefusalKind::Illegal,
        }
    }

    fn say(&self) -> Say {
        let list = |id, of: &[Name]| Say::new(id).with("list", names(of));
        let card = |id, of: &Name| Say::new(id).with("card", *of);
        match self {
            Self::Misuse(misuse) => misuse.say(),
            Self::Over { winners, points } => {
                Say::new("lost-no-over").with("who", winners.clone()).with("points", i64::from(*points))
            }
            Self::Strange { word, nearest } => {
                list("lost-no-such", nearest.as_slice()).with("word", word.as_str())
            }
            Self::Unprepared => Say::new("lost-no-prepared"),
            Self::NotYourTurn(seat) => Say::new("lost-no-turn").with("who", *seat),
            Self::Nothing => Say::new("lost-no-question"),
            Self::First(question) => Say::new("lost-no-first").with("question", question.clone()),
            Self::HeroTaken { hero, free } => list("lost-no-hero", free).with("hero", *hero),
            Self::NotInHand { card, hand } => list("lost-no-hand", hand).with("card", *card),
            Self::Chosen(of) => card("lost-no-change", of),
            Self::TooDear { card: of, price, gold } => {
                card("lost-no-gold", of).with("price", *price).with("gold", i64::from(*gold))
            }
            Self::PlaceFull { place, card, there } => {
                let say = list("lost-no-place", there).with("card", *card);
                say.with("place", Say::new(place_word(*place)))
            }
            Self::SameCard(of) => card("lost-no-double", of),
            Self::SecondWeapon { of, card: own } => {
                card("lost-no-second-weapon", own).with("type", Say::new(type_word(*of)))
            }
            Self::SecondPiece { piece, card: own } => {
                let piece = piece.map_or("", piece_word);
                card("lost-no-second-piece", own).with("piece", Say::new(piece))
            }
            Self::NotOwned { card, own } => list("lost-no-own", own).with("card", *card),
            Self::Alone => Say::new("lost-no-alone"),
            Self::CannotPass => Say::new("lost-no-pass"),
            Self::PassedAlready => Say::new("lost-no-second-pass"),
            Self::Lap => Say::new("lost-no-lap"),
            Self::NoPile(monster) => Say::new("lost-no-pile").with("monster", *monster),
            Self::HasMonster => Say::new("lost-no-face-up"),
            Self::WhichWeapon(of) => list("lost-no-weapon", of),
            Self::Unarmed(of) => list("lost-no-unarmed", of),
            Self::Exhausted(of) => card("lost-no-ready", of),
            Self::NoBoost { card, usable } => list("lost-no-boost", usable).with("card", *card),
            Self::NoDefence { card, usable } => list("lost-no-defence", usable).with("card", *card),
            Self::TooMuchMana { needed, mana } => {
                Say::new("lost-no-mana").with("needed", *needed).with("mana", *mana)
            }
            Self::Once(of) => card("lost-no-twice", of),
            Self::Needs { card: of, cond } => card("lost-no-skills", of).with("skills", needs(cond)),
            Self::WrongKind { weapon, slays, is } => Say::new("lost-no-slay")
                .with("weapon", *weapon)
                .with("slays", Say::new(kind_word(*slays)))
                .with("is", Say::new(kind_word(*is))),
            Self::SlayAlone => Say::new("lost-no-slay-boost"),
            Self::NoCopy(of) => list("lost-no-copy", of),
            Self::NoTap(of) => list("lost-no-tap", of),
            Self::TurnedAlready => Say::new("lost-no-turned"),
            Self::NeedsPile(of) => card("lost-no-pile-for", of),
            Self::NeedsReserve(of) => card("lost-no-reserve", of),
            Self::NotBack { card, possible } => list("lost-no-refresh", possible).with("card", *card),
            Self::NoUse(of) => card("lost-no-use", of),
            Self::NoArmor(monster) => Say::new("lost-no-armor").with("monster", *monster),
            Self::NoHealing => Say::new("lost-no-healing"),
            Self::OneOf(of) => Say::new("lost-no-choice").with("list", of.clone()),
            Self::Defeated => Say::new("lost-no-rest"),
        }
    }

    fn clause(&self) -> &'static str {
        match self {
            Self::Misuse(misuse) => misuse.clause(),
            Self::Over { .. } => "LOST-19.5",
            Self::NotYourTurn(_) | Self::Nothing => "LOST-9.1",
            Self::Strange { .. } => "LOST-22.8",
            Self::Unprepared => "LOST-22.7",
            Self::First(_) => "LOST-10.7",
            Self::HeroTaken { .. } => "LOST-2.1",
            Self::NotInHand { .. } => "LOST-4.2",
            Self::Chosen(_) => "LOST-4.4",
            Self::TooDear { .. } => "LOST-6.5",
            Self::PlaceFull { .. } => "LOST-7.2",
            Self::SameCard(_) => "LOST-7.3",
            Self::SecondWeapon { .. } => "LOST-7.4",
            Self::SecondPiece { .. } => "LOST-7.5",
            Self::NotOwned { .. } => "LOST-8.1",
            Self::Alone => "LOST-8.5",
            Self::CannotPass => "LOST-9.4",
            Self::PassedAlready => "LOST-9.11",
            Self::Lap => "LOST-17.8",
            Self::NoPile(_) => "LOST-9.9",
            Self::HasMonster => "LOST-9.3",
            Self::WhichWeapon(_) => "LOST-11.1",
            Self::Unarmed(_) => "LOST-11.2",
            Self::Exhausted(_) => "LOST-20.1",
            Self::NoBoost { .. } => "LOST-11.3",
            Self::NoDefence { .. } => "LOST-12.2",
            Self::TooMuchMana { .. } | Self::Once(_) | Self::Needs { .. } => "LOST-11.5",
            Self::WrongKind { .. } | Self::SlayAlone => "LOST-21.2",
            Self::NoCopy(_) => "LOST-21.5",
            Self::NoTap(_) => "LOST-21.4",
            Self::TurnedAlready => "LOST-21.10",
            Self::NeedsPile(_) => "LOST-21.13",
            Self::NeedsReserve(_) => "LOST-21.11",
            Self::NotBack { .. } | Self::NoUse(_) => "LOST-20.5",
            Self::NoArmor(_) => "LOST-13.5",
            Self::NoHealing => "LOST-12.11",
            Self::OneOf(_) => "LOST-15.2",
            Self::Defeated => "LOST-14.4",
        }
    }
}
