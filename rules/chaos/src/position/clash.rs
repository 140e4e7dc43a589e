//! What lies in the clash, in position notation: volleys with their plans, and own actions that wait for a choice.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::reader::Reader;
use crate::{
    cards::{Card, Kind, Pool, To},
    volley::{Asked, Attack, Chosen, Hit, Instance, Pending, Plan, Prefer, Volley},
};
use skald_vocabulary::{interface::Seat, sealed::Sealed};

/// A volley. Indices count from 0.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VolleyNote {
    id: u32,
    by: String,
    attacks: Vec<AttackNote>,
    instances: Vec<InstanceNote>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    plans: BTreeMap<String, Vec<PlanNote>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    orders: Vec<(String, Vec<u8>)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    late_orders: Vec<(String, Vec<u8>)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    drops: Vec<(String, Vec<String>)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    paused: Option<Hit>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AttackNote {
    card: String,
    user: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    user_kind: Option<Kind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    boost: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    target: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    named: Vec<u32>,
    #[serde(default, skip_serializing_if = "is_silent")]
    prefer: Prefer,
    offence: u8,
    power: u8,
    pierce: u8,
    air: bool,
    unopposed: bool,
    fate: To,
    boost_fate: To,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stays: Option<String>,
    over: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct InstanceNote {
    attack: u8,
    target: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    passed: Option<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
    fates: (To, To),
    over: bool,
}

/// A plan that was given; a seat that has not given one has an empty list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlanNote {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    answers: Vec<AnswerNote>,
    order: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    drops: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AnswerNote {
    at: u8,
    card: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<String>,
}

/// An own action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PendingNote {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    step: u8,
    holds: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    chosen: Vec<ChosenNote>,
    fate: To,
    stays: bool,
    /// `search`, `search KIND`, `cycle N`.
    asked: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ChosenNote {
    Nothing(bool),
    Cards(Vec<String>),
    Deploy(Vec<String>),
    Lasting(Vec<u32>),
    Option(u8, Box<ChosenNote>),
}

fn is_silent(prefer: &Prefer) -> bool {
    *prefer == Prefer::Silent
}

fn word(pool: &Pool, card: Card) -> String {
    pool.key(card).to_string()
}

fn words(pool: &Pool, cards: &[Card]) -> Vec<String> {
    cards.iter().map(|card| word(pool, *card)).collect()
}

fn orders(of: &[(Seat, Vec<u8>)]) -> Vec<(String, Vec<u8>)> {
    of.iter().map(|(seat, order)| (seat.to_string(), order.clone())).collect()
}

impl VolleyNote {
    /// Notes a volley.
    pub fn of(pool: &Pool, volley: &Volley) -> Self {
        let attack = |of: &Attack| AttackNote {
            card: word(pool, of.card),
            user: of.user,
            user_kind: of.user_kind,
            boost: of.boost.map(|card| word(pool, card)),
            target: of.target.map(|seat| seat.to_string()),
            named: of.named.clone(),
            prefer: of.prefer.clone(),
            offence: of.offence,
            power: of.power,
            pierce: of.pierce,
            air: of.air,
            unopposed: of.unopposed,
            fate: of.fate,
            boost_fate: of.boost_fate,
            stays: of.stays.map(|seat| seat.to_string()),
            over: of.over,
        };
        let instance = |of: &Instance| InstanceNote {
            attack: of.attack,
            target: of.target.to_string(),
            passed: of.passed.map(|(seat, card)| (seat.to_string(), word(pool, card))),
            answer: of.answer.map(|card| word(pool, card)),
            fates: of.fates,
            over: of.over,
        };
        let plan = |of: &Plan| PlanNote {
            answers: of
                .answers
                .iter()
                .map(|(at, card, to)| AnswerNote {
                    at: *at,
                    card: word(pool, *card),
                    to: to.map(|seat| seat.to_string()),
                })
                .collect(),
            order: of.order.clone(),
            drops: words(pool, &of.drops),
        };
        let plans = volley
            .plans
            .asked()
            .map(|seat| (seat.to_string(), volley.plans.own(seat).map(plan).into_iter().collect::<Vec<_>>()));
        Self {
            id: volley.id,
            by: volley.by.to_string(),
            attacks: volley.attacks.iter().map(attack).collect(),
            instances: volley.instances.iter().map(instance).collect(),
            plans: plans.collect(),
            orders: orders(&volley.orders),
            late_orders: orders(&volley.late_orders),
            drops: volley.drops.iter().map(|(seat, cards)| (seat.to_string(), words(pool, cards))).collect(),
            paused: volley.paused,
        }
    }

    /// Reads a volley.
    pub fn read(&self, reader: &Reader<'_>) -> Result<Volley, String> {
        let attacks = self.attacks.iter().map(|of| {
            Ok(Attack {
                card: reader.card(&of.card)?,
                user: of.user,
                user_kind: of.user_kind,
                boost: of.boost.as_deref().map(|word| reader.card(word)).transpose()?,
                target: of.target.as_deref().map(|word| reader.seat(word)).transpose()?,
                named: of.named.clone(),
                prefer: of.prefer.clone(),
                offence: of.offence,
                power: of.power,
                pierce: of.pierce,
                air: of.air,
                unopposed: of.unopposed,
                fate: of.fate,
                boost_fate: of.boost_fate,
                stays: of.stays.as_deref().map(|word| reader.seat(word)).transpose()?,
                over: of.over,
            })
        });
        let attacks = attacks.collect::<Result<Vec<_>, String>>()?;
        let instances = self.instances.iter().map(|of| {
            if usize::from(of.attack) >= attacks.len() {
                return Err(format!("there is no attack {}", of.attack));
            }
            let passed = of.passed.as_ref().map(|(seat, card)| Ok((reader.seat(seat)?, reader.card(card)?)));
            Ok(Instance {
                attack: of.attack,
                target: reader.seat(&of.target)?,
                passed: passed.transpose().map_err(|error: String| error)?,
                answer: of.answer.as_deref().map(|word| reader.card(word)).transpose()?,
                fates: of.fates,
                over: of.over,
            })
        });
        let instances = instances.collect::<Result<Vec<_>, String>>()?;
        let mut plans = Vec::new();
        for (seat, given) in &self.plans {
            let plan = given.first().map(|note| note.read(reader)).transpose()?;
            plans.push((reader.seat(seat)?, plan));
        }
        let mut sealed = Sealed::ask(plans.iter().map(|(seat, _)| *seat));
        for (seat, plan) in plans {
            if let Some(plan) = plan {
                sealed.give(seat, plan);
            }
        }
        let orders = |of: &[(String, Vec<u8>)]| {
            of.iter()
                .map(|(seat, order)| Ok((reader.seat(seat)?, order.clone())))
                .collect::<Result<Vec<_>, String>>()
        };
        let drops = self.drops.iter().map(|(seat, cards)| Ok((reader.seat(seat)?, reader.cards(cards)?)));
        Ok(Volley {
            id: self.id,
            by: reader.seat(&self.by)?,
            attacks,
            instances,
            plans: sealed,
            orders: orders(&self.orders)?,
            late_orders: orders(&self.late_orders)?,
            drops: drops.collect::<Result<Vec<_>, String>>()?,
            paused: self.paused,
        })
    }
}

impl PlanNote {
    fn read(&self, reader: &Reader<'_>) -> Result<Plan, String> {
        let answers = self.answers.iter().map(|of| {
            let to = of.to.as_deref().map(|word| reader.seat(word)).transpose()?;
            Ok((of.at, reader.card(&of.card)?, to))
        });
        Ok(Plan {
            answers: answers.collect::<Result<Vec<_>, String>>()?,
            order: self.order.clone(),
            drops: reader.cards(&self.drops)?,
        })
    }
}

impl ChosenNote {
    fn of(pool: &Pool, chosen: &Chosen) -> Self {
        match chosen {
            Chosen::Nothing => Self::Nothing(true),
            Chosen::Cards(cards) => Self::Cards(words(pool, cards)),
            Chosen::Deploy(card, seat) => {
                let mut all = vec![word(pool, *card)];
                all.extend(seat.map(|seat| seat.to_string()));
                Self::Deploy(all)
            }
            Chosen::Lasting(ids) => Self::Lasting(ids.clone()),
            Chosen::Option(at, inner) => Self::Option(*at, Box::new(Self::of(pool, inner))),
        }
    }

    fn read(&self, reader: &Reader<'_>) -> Result<Chosen, String> {
        Ok(match self {
            Self::Nothing(_) => Chosen::Nothing,
            Self::Cards(cards) => Chosen::Cards(reader.cards(cards)?),
            Self::Deploy(words) => {
                let card = words.first().ok_or("deploy names no card")?;
                let seat = words.get(1).map(|word| reader.seat(word)).transpose()?;
                Chosen::Deploy(reader.card(card)?, seat)
            }
            Self::Lasting(ids) => Chosen::Lasting(ids.clone()),
            Self::Option(at, inner) => Chosen::Option(*at, Box::new(inner.read(reader)?)),
        })
    }
}

impl PendingNote {
    /// Notes an own action.
    pub fn of(pool: &Pool, pending: &Pending) -> Self {
        Self {
            card: pending.card.map(|card| word(pool, card)),
            step: pending.step,
            holds: pending.holds,
            seat: pending.seat.map(|seat| seat.to_string()),
            chosen: pending.chosen.iter().map(|chosen| ChosenNote::of(pool, chosen)).collect(),
            fate: pending.fate,
            stays: pending.stays,
            asked: match pending.asked {
                Asked::Nothing => "nothing".to_owned(),
                Asked::Search(None) => "search".to_owned(),
                Asked::Search(Some(kind)) => format!("search {}", kind.word()),
                Asked::Cycle(n) => format!("cycle {n}"),
            },
        }
    }

    /// Reads an own action.
    pub fn read(&self, reader: &Reader<'_>) -> Result<Pending, String> {
        let bad = || format!("pending.asked: \"{}\" is no question", self.asked);
        let asked = match self.asked.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["nothing"] => Asked::Nothing,
            ["search"] => Asked::Search(None),
            ["search", word] => {
                Asked::Search(Some(Kind::ALL.into_iter().find(|kind| kind.word() == *word).ok_or_else(bad)?))
            }
            ["cycle", n] => Asked::Cycle(n.parse().map_err(|_| bad())?),
            _ => return Err(bad()),
        };
        Ok(Pending {
            card: self.card.as_deref().map(|word| reader.card(word)).transpose()?,
            step: self.step,
            holds: self.holds,
            seat: self.seat.as_deref().map(|word| reader.seat(word)).transpose()?,
            chosen: self.chosen.iter().map(|chosen| chosen.read(reader)).collect::<Result<_, _>>()?,
            fate: self.fate,
            stays: self.stays,
            asked,
        })
    }
}
