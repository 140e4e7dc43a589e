//! Messages 1 to 4, 50, 55, 56: whose round it is, and what may be decided now.

use super::Case;

pub(super) const CASES: &[Case] = &[
    Case {
        number: 1,
        position: "seat.b = { hand = [\"torpedo\"] }",
        before: &[],
        line: "b? attack torpedo a",
        says: "It is a's round, so you can only answer attacks, counter lasting Mysticals or use Vital Point Four now.",
    },
    Case {
        number: 2,
        position: "seat.a = { hand = [\"torpedo\", \"rixa\"] }",
        before: &["a: attack torpedo b"],
        line: "a? lay rixa",
        says: "Your attack is still being answered; wait for it, or use Vital Point Four meanwhile.",
    },
    Case {
        number: 3,
        position: "seats = 3\nfallen = [\"c\"]\nseat.c = { total = 0, out = true, arsenal = [] }",
        before: &[],
        line: "c? buy 1",
        says: "Your Warrior is out of this game, so you can only watch.",
    },
    Case {
        number: 3,
        position: "seats = 3\nfallen = [\"c\"]\nseat.c = { total = 0, out = true, arsenal = [] }",
        before: &[],
        line: "buy.c buy 1",
        says: "Your Warrior is out of this game, so you can only watch.",
    },
    Case {
        number: 4,
        position: "",
        before: &["a: end"],
        line: "t0.0 end",
        says: "The game has moved on since this button was made; please use the newest message.",
    },
    Case {
        number: 50,
        position: "seat.a = { hand = [\"jackpot\"] }\nseat.b = { hand = [\"lockjaw\", \"torpedo\"] }",
        before: &["a: attack jackpot b", "b: pass"],
        line: "b? buy 1",
        says: "Wait until a has finished choosing, then you can buy cards.",
    },
    Case {
        number: 50,
        position: "seat.a = { hand = [\"jackpot\"] }\nseat.b = { hand = [\"lockjaw\", \"torpedo\"] }",
        before: &["a: attack jackpot b", "b: pass"],
        line: "buy.b buy 1",
        says: "Wait until a has finished choosing, then you can buy cards.",
    },
    Case {
        number: 55,
        position: "seat.a = { warrior = \"yipee\", hand = [\"hex\"] }",
        before: &["a: ability", "a: none"],
        line: "a: ability",
        says: "Can't Sit Still works once per round, and you have used it.",
    },
    Case { number: 56, position: "", before: &[], line: "b? end", says: "Only a can end this round." },
];
