//! Building a view from nothing.

use std::sync::Arc;

use super::{
    SharedRules,
    types::{
        ActiveView, BlowView, BoardView, CardView, DraftView, EndView, GoneView, LastView, OwnView,
        PieceView, PlanView, PrizeView, RisingView, SeatView, SideView, SpaceView, Stage, StandView,
        StatView, View, WhereaboutsView,
    },
};
use crate::{
    ask,
    board::{Dir, NO_PIECE},
    cards::{Ability, Card, Dominion, Side},
    engine::{Sums, score, value},
    eval::{Evaluation, evaluate},
    setup::Rules,
    state::{Gone, Phase, Player, State},
    tell, traded,
};
use skald_vocabulary::interface::{Seat, Viewer};

/// Everything that `who` may see.
#[must_use]
pub fn view(rules: &Arc<Rules>, state: &State, who: Viewer) -> View {
    let build = Build { rules, state, who };
    View {
        table: SharedRules::new(Arc::clone(rules)),
        who,
        form: rules.form,
        sides: rules.sides,
        round: state.round,
        rounds: rules.form.rounds(),
        turn: state.turn,
        stage: build.stage(),
        first: state.first,
        offer: state.offer.iter().filter_map(|piece| build.piece(*piece)).collect(),
        board: build.board(),
        active: build.active(),
        last: build.last(),
        seats: state.seats().filter_map(|seat| build.seat(seat)).collect(),
        teams: build.sides(),
        underworld: build.cards(&state.underworld),
        prizes: state
            .prizes
            .iter()
            .map(|prize| PrizeView { round: prize.round, value: value(prize.round), side: prize.side })
            .collect(),
        draft: build.draft(),
        whereabouts: build.whereabouts(),
        rising: state
            .rising
            .iter()
            .map(|rising| RisingView {
                seat: rising.seat,
                turn: rising.turn,
                cards: rising.cards.iter().map(|gone| build.gone(gone)).collect(),
            })
            .collect(),
        own: state.seats().filter(|seat| who.knows(*seat)).filter_map(|seat| build.own(seat)).collect(),
        ended: state.end.as_ref().map(|end| EndView { places: end.places.clone(), why: end.why }),
    }
}

struct Build<'b> {
    rules: &'b Rules,
    state: &'b State,
    who: Viewer,
}

impl Build<'_> {
    fn card(&self, card: Card) -> CardView {
        let pool = &self.rules.pool;
        let face = pool.face(card);
        let pantheon = pool.pantheons.get(usize::from(face.pantheon)).map(|of| Arc::clone(&of.name));
        CardView {
            key: face.key,
            code: Arc::clone(&face.code),
            copy: pool.copy(card),
            name: Arc::clone(&face.name),
            pantheon: pantheon.unwrap_or_default(),
            dominion: face.dominion,
            level: face.level,
            stats: face.stats,
            ability: face.ability.map(|ability| tell::ability_say(self.rules, ability)),
            icon: face.ability.map(Ability::word),
            arrows: face.ability.and_then(Ability::arrows).map(|arrows| arrows.0),
            about: Arc::clone(&face.about),
        }
    }

    fn cards(&self, cards: &[Card]) -> Vec<CardView> {
        cards.iter().map(|card| self.card(*card)).collect()
    }

    /// Cards without an order: in the order of the pool.
    fn unordered(&self, cards: &[Card]) -> Vec<CardView> {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        self.cards(&sorted)
    }

    fn gone(&self, gone: &Gone) -> GoneView {
        GoneView {
            card: self.card(gone.card),
            at: gone.at,
            to: gone.to,
            traitor: gone.traitor,
            seq: gone.seq,
        }
    }

    fn stage(&self) -> Stage {
        match &self.state.phase {
            Phase::Pantheon(seat) => Stage::Pantheon(*seat),
            Phase::Decks(asked) => Stage::Decks(asked.missing().collect()),
            Phase::Lay(seat) => Stage::Lay(*seat),
            Phase::Opening(seat) => Stage::Opening(*seat),
            Phase::Pick(seat) => Stage::Pick(*seat),
            Phase::Play(seat) => Stage::Play(*seat),
            Phase::Maneuver(seat) => Stage::Maneuver(*seat),
            Phase::Traitors(seat) => Stage::Traitors(*seat),
            Phase::Draw(seat) => Stage::Draw(*seat),
            Phase::Follow(seat) => Stage::Follow(*seat),
            Phase::Trade { from, to, .. } => Stage::Trade(*from, *to),
            Phase::Plans(asked) => Stage::Plans(asked.missing().collect()),
            Phase::Agree { yes, .. } => Stage::Agree(yes.missing().collect()),
            Phase::Starter(named) => Stage::Starter(named.clone()),
            Phase::Over => Stage::Over,
        }
    }

    fn piece(&self, piece: u8) -> Option<PieceView> {
        let of = self.rules.pool.pieces.get(usize::from(piece))?;
        let rows = |side: Side| {
            let form = of.form(side, false);
            let (width, height) = form.size;
            let sign = |x: u8, y: u8| match form.spaces.iter().find(|(at, _)| *at == (x, y)) {
                None => '.',
                Some((_, None)) => '#',
                Some((at, Some(_))) if *at == of.specials[0].0 => '1',
                Some((_, Some(_))) => '2',
            };
            (side, (0..height).map(|y| (0..width).map(|x| sign(x, y)).collect()).collect())
        };
        Some(PieceView {
            key: of.key,
            rows: ask::sides(self.rules).iter().map(|side| rows(*side)).collect(),
            specials: of
                .specials
                .iter()
                .map(|(_, special)| tell::special_say(self.rules, *special))
                .collect(),
        })
    }

    fn board(&self) -> BoardView {
        let ground = &self.state.ground;
        let grid = ground.grid();
        let on = evaluate(&self.rules.scene(self.state), &self.state.field);
        let (columns, rows) = grid.size();
        let space = |at: usize| {
            let space = ground.spaces().get(at);
            let piece = space.map(|space| space.piece).filter(|piece| *piece != NO_PIECE);
            let special = grid.special(at);
            SpaceView {
                label: grid.label(at),
                table: space.map_or((0, 0), |space| (space.x, space.y)),
                piece: piece
                    .and_then(|piece| self.rules.pool.pieces.get(usize::from(piece)))
                    .map(|piece| piece.key),
                special,
                words: special.map(|special| tell::special_say(self.rules, special)),
                stand: self.stand(at, &on),
            }
        };
        BoardView {
            north: ground.north,
            fixed: self.state.fixed,
            columns,
            rows,
            spaces: grid.reading().map(space).collect(),
        }
    }

    fn stand(&self, at: usize, on: &Evaluation) -> Option<StandView> {
        let stand = self.state.field.get(at)?;
        let side = self.rules.side(stand.controller);
        let (controller, seq, hidden) = (stand.controller, stand.seq, stand.hidden);
        if hidden {
            let card = self.who.knows(controller).then(|| self.card(stand.card));
            return Some(StandView {
                card,
                controller,
                side,
                seq,
                hidden,
                stats: Vec::new(),
                plus: 0,
                minus: 0,
                dispelled: false,
                badges: Vec::new(),
                granted_printed: false,
                granted_space: false,
            });
        }
        let scene = self.rules.scene(self.state);
        let face = self.rules.pool.face(stand.card);
        let modifier = on.modifier(at);
        let stat = |(dir, printed): (Dir, i16)| StatView { dir, printed, now: printed + modifier };
        let [own, extra] = scene.abilities(at, stand.card);
        let badge = |ability: Option<Ability>, granted: bool| match ability {
            Some(ability @ Ability::Bonus(..)) if granted => Some(tell::ability_say(self.rules, ability)),
            _ => None,
        };
        let badges =
            [badge(own, stand.granted.printed), badge(extra, stand.granted.space)].into_iter().flatten();
        Some(StandView {
            card: Some(self.card(stand.card)),
            controller,
            side,
            seq,
            hidden,
            stats: Dir::ALL.into_iter().zip(face.stats).map(stat).collect(),
            plus: on.plus(at),
            minus: on.minus(at),
            dispelled: on.is_dispelled(at),
            badges: badges.collect(),
            granted_printed: stand.granted.printed,
            granted_space: stand.granted.space,
        })
    }

    fn active(&self) -> Option<ActiveView> {
        let active = &self.state.active;
        let running = matches!(
            self.state.phase,
            Phase::Maneuver(_) | Phase::Traitors(_) | Phase::Draw(_) | Phase::Follow(_)
        );
        if !running {
            return None;
        }
        let grid = self.state.ground.grid();
        Some(ActiveView {
            at: active.at.map(|at| grid.label(usize::from(at))),
            used: active.used,
            spaces: active.spaces.iter().map(|at| grid.label(usize::from(*at))).collect(),
            gone: active.gone.iter().map(|gone| self.gone(gone)).collect(),
        })
    }

    fn last(&self) -> Option<LastView> {
        let last = self.state.last.as_ref()?;
        Some(LastView {
            seat: last.seat,
            card: self.card(last.card),
            path: last.path.clone(),
            replaced: last.replaced.map(|card| self.card(card)),
            blows: last
                .blows
                .iter()
                .map(|blow| BlowView {
                    from: blow.from,
                    at: blow.at,
                    card: self.card(blow.card),
                    dir: blow.dir,
                    attacker: blow.attacker,
                    defender: blow.defender,
                    captured: blow.attacker > blow.defender,
                    fell: blow.fell,
                })
                .collect(),
            reflected: last.reflected,
        })
    }

    /// Cards on the board of those who fit, and the levels of those that lie face up.
    fn sums(&self, fits: impl Fn(Seat) -> bool) -> (u32, u32) {
        let own = self.state.field.stands().filter(|(_, stand)| fits(stand.controller));
        own.fold((0, 0), |(cards, levels), (_, stand)| {
            let level = if stand.hidden { 0 } else { self.rules.pool.face(stand.card).level };
            (cards + 1, levels + u32::from(level))
        })
    }

    fn seat(&self, seat: Seat) -> Option<SeatView> {
        let player = self.state.player(seat)?;
        let (board, levels) = self.sums(|controller| controller == seat);
        let pantheon = player.pantheon.and_then(|place| self.rules.pool.pantheons.get(usize::from(place)));
        let middle = player.middle();
        let given = ask::given(self.state).iter().any(|(other, _)| *other == seat);
        let owes = ask::owed(self.state).iter().any(|(other, _)| *other == seat);
        let sealed = matches!(self.state.phase, Phase::Decks(_) | Phase::Plans(_) | Phase::Agree { .. });
        Some(SeatView {
            seat,
            side: self.rules.side(seat),
            pantheon: pantheon.map(|pantheon| Arc::clone(&pantheon.name)),
            hand: player.hand.len(),
            shown: self.cards(&player.shown),
            known: self.known(seat),
            deck: player.deck.len(),
            top: self.cards(player.deck.get(..middle.start).unwrap_or_default()),
            bottom: self.cards(player.deck.get(middle.end..).unwrap_or_default()),
            pile: player.pile.len(),
            joined: player.joined,
            board,
            levels,
            given: (sealed && (given || owes)).then_some(given),
            left: player.left,
        })
    }

    /// The cards of another's hand that the viewer alone, or with some others, knows by a trade.
    fn known(&self, seat: Seat) -> Vec<CardView> {
        if self.who.knows(seat) {
            return Vec::new();
        }
        let shown = self.state.player(seat).map(|player| player.shown.as_slice()).unwrap_or_default();
        let mut sure = traded::sure(self.state, self.who, seat);
        sure.retain(|card| !shown.contains(card));
        self.cards(&sure)
    }

    fn whereabouts(&self) -> Vec<WhereaboutsView> {
        if self.who == Viewer::Everyone {
            return Vec::new();
        }
        traded::vague(self.state, self.who)
            .map(|(card, hands)| WhereaboutsView { card: self.card(card), seats: hands.seats().collect() })
            .collect()
    }

    fn sides(&self) -> Vec<SideView> {
        let points = if self.rules.form.led() { score(self.rules, self.state) } else { Sums::new() };
        (0..self.rules.side_count())
            .map(|side| {
                let (board, levels) = self.sums(|seat| self.rules.side(seat) == side);
                let captured = self.state.captures.get(usize::from(side));
                SideView {
                    side,
                    seats: self.rules.seats_of(side).collect(),
                    board,
                    levels,
                    captured: captured.map(|cards| self.cards(cards)).unwrap_or_default(),
                    points: points.get(usize::from(side)).map_or(0, |sum| sum.0),
                }
            })
            .collect()
    }

    fn draft(&self) -> Vec<DraftView> {
        let draft = &self.state.draft;
        let levels = (1_u8..=3).flat_map(|level| Dominion::ALL.map(|dominion| (level, dominion)));
        levels
            .zip(draft.piles.iter().zip(&draft.open))
            .map(|((level, dominion), (pile, open))| DraftView {
                level,
                dominion,
                open: self.cards(open),
                left: pile.len(),
            })
            .collect()
    }

    fn own(&self, seat: Seat) -> Option<OwnView> {
        let player: &Player = self.state.player(seat)?;
        let pair = |(give, gain): &(Card, Card)| (self.card(*give), self.card(*gain));
        let plan = match &self.state.phase {
            Phase::Plans(asked) => asked.own(seat),
            Phase::Agree { plans, .. } => {
                plans.iter().find(|(owner, _)| *owner == seat).map(|(_, plan)| plan)
            }
            _ => None,
        };
        let deck_given = match &self.state.phase {
            Phase::Decks(asked) => asked.own(seat).map(|deck| self.cards(deck)),
            _ => None,
        };
        let answers = self.state.answers_of(seat);
        let approved = answers.filter(|_| ask::all_answered(self.rules, self.state, seat));
        let approved = approved.map(|answers| self.cards(&answers.yes));
        let offered = match &self.state.phase {
            Phase::Trade { from, card, .. } if *from == seat => Some(self.card(*card)),
            _ => None,
        };
        let planning = matches!(self.state.phase, Phase::Plans(_));
        Some(OwnView {
            seat,
            hand: self.cards(&player.hand),
            deck: self.unordered(&player.deck),
            pile: self.cards(&player.pile),
            built: self.cards(&player.built),
            brought: player.brought,
            deck_given: deck_given.unwrap_or_default(),
            plan: plan.map(|plan| PlanView {
                fill: self.cards(&plan.fill),
                pairs: plan.pairs.iter().map(pair).collect(),
            }),
            wishes: self.cards(&ask::wishes(self.rules, self.state, seat)),
            approved,
            offered,
            fill: if planning { ask::fill_count(self.rules, self.state, seat) } else { 0 },
        })
    }
}
