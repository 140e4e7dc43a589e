//! The fullest positions of Legends of Chaos that can come about, for tests of what must still be readable.

use super::*;

/// Eight players, each with more than there is room for, and seven attacks at once.
pub fn worst_declared() -> View {
    let mut v = eight();
    let all = ["Dusty", "Rocket Cart", "Wred", "Catapult", "Seymore", "Rixa", "Gun Skiff", "Twill"];
    let more = ["Pumpkin Head", "Crop Duster", "Sky Nest", "Shawwna", "Spirit Lantern", "Scrying Orb"];
    for (i, seat) in v.seats.iter_mut().enumerate() {
        // Copies in different states stand apart.
        seat.row = all.iter().chain(&more).map(|name| character(name, true, false, false)).collect();
        seat.row.push(character(all[i], false, false, false));
        seat.row.push(character(all[i], true, true, true));
        seat.wards = vec![ward(20); 7];
        (seat.total, seat.hand, seat.hand_max, seat.arsenal) = (199, 12, 8, 186);
        (seat.stall, seat.copycat, seat.flies, seat.away) = (9, true, true, true);
        (seat.warrior_used, seat.warrior_bound) = (true, true);
        seat.nowhere = vec![card("Digger's Bargain"); 99];
        seat.exile = vec![card("Final Word"); 30];
    }
    v.lasting = (0..64_u8).map(|n| lasting(n, "Pumpkin Patch", n / 8, n % 8, 20)).collect();
    v.lasting.retain(|of| of.by != of.at);
    if let Some(volley) = &mut v.volley {
        let boosted = || attack("Flaming Boulder", Some("Catapult"), Some(("Adrenaline", 20)));
        volley.attacks = vec![
            attack("Hailstorm", None, Some(("Adrenaline", 9))),
            boosted(),
            boosted(),
            boosted(),
            boosted(),
            attack("Hex", None, None),
            boosted(),
        ];
        volley.attacks[5].power = 9;
        volley.attacks[6].unopposed = true;
        volley.instances = (1..8).map(|at| hit(0, at)).chain((1..7).map(|i| hit(i, i))).collect();
    }
    v.awaited = (1..8).map(Seat).collect();
    v.given = (1..8).map(Seat).collect();
    v
}

/// The same with all answers revealed and two attacks passed on.
pub fn worst_revealed() -> View {
    let mut v = worst_declared();
    v.phase = Phase::PassedOn;
    v.awaited = vec![Seat(6), Seat(7)];
    v.given.clear();
    if let Some(volley) = &mut v.volley {
        for of in volley.instances.iter_mut().filter(|of| of.attack != 6) {
            of.answer = Some(card("Wooden Shield"));
            of.loss = Some(29);
        }
        for (at, to) in [(3, 6), (9, 7)] {
            let of = &mut volley.instances[at];
            (of.passed, of.answer, of.loss) = (Some((of.target, card("Hot Potato"))), None, None);
            of.target = Seat(to);
        }
    }
    v
}

/// The faces with the longest texts.
fn longest(count: usize) -> Vec<&'static Face> {
    let mut all: Vec<&Face> = POOL.faces.iter().collect();
    all.sort_by_key(|f| (std::cmp::Reverse(f.text.len()), f.key));
    all.truncate(count);
    all
}

/// The eighth player with twelve different cards, after the maximum was lowered, under seven attacks.
pub fn worst_hand() -> View {
    let mut v = worst_declared();
    v.who = Viewer::Seat(Seat(7));
    v.lasting.retain(|of| of.at == Seat(7));
    let faces = longest(12);
    let mut hand: Vec<HandCard> = faces
        .iter()
        .enumerate()
        .map(|(i, f)| match i {
            0..4 => hand_card(&f.name, 5, Use::Now, None),
            4..8 => hand_card(&f.name, 5, Use::Answer, None),
            _ => hand_card(&f.name, 5, Use::Not, absent("Spirit Lantern of the Western Wastes")),
        })
        .collect();
    for of in &mut hand {
        (of.cycles, of.replaces) = (true, true);
    }
    hand[0].locked = 3;
    let mut mine = own(7, hand);
    let replies = || faces.iter().zip(0..).map(|(f, n)| reply(&f.name, n, n == 7)).collect::<Vec<_>>();
    mine.threats = (0..7).map(|at| threat(at, "Flaming Boulder", 29, at == 6, replies())).collect();
    mine.together = mine.threats.iter().map(|of| of.cost).sum();
    mine.counters =
        v.lasting.iter().map(|of| (of.key, longest(12).iter().map(|f| card(&f.name)).collect())).collect();
    let first = card(&faces[0].name);
    mine.plan = Some(PlanView {
        answers: vec![(0, first, None), (1, first, Some(Seat(3)))],
        order: vec![6, 5, 4, 3, 2, 1, 0],
        drops: longest(12).iter().map(|f| card(&f.name)).collect(),
    });
    v.own = vec![mine];
    v
}

/// The own round of the eighth player with twelve different cards and many characters that can use them.
pub fn worst_round() -> View {
    let mut v = worst_hand();
    v.volley = None;
    (v.active, v.phase, v.awaited) = (Seat(7), Phase::Action, vec![Seat(7)]);
    v.given.clear();
    for of in &mut v.own {
        (of.plan, of.threats) = (None, vec![]);
        for card in &mut of.hand {
            (card.good, card.locked) = (Use::Now, 0);
        }
    }
    v
}
