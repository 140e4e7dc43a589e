//! Opportunity Windows: who speaks, who passes, when a window closes (LRAW-3.5), and who is not asked because everybody can
//! see that there is nothing to ask about (5.3).

use super::Engine;
use crate::{
    cards::{Kind, Legion, Ph, Role, Tag},
    event::Event,
    legal::{Declared, used_bit},
    state::{Asked, AttackStep, Card, ConscriptionStep, Frame, ItemKind, PhaseStep, Window, Zone},
};
use skald_vocabulary::interface::Seat;

/// What Swift costs.
const SWIFT: i32 = 5;

impl Engine<'_> {
    /// R: answers are taken until all have passed in a row; then the Sequence resolves.
    pub(super) fn respond(&mut self, seat: Seat, passes: u8) {
        let seats = self.state.living().len();
        let open = self.state.sequence.iter().any(|item| item.open);
        if !open || usize::from(passes) >= seats {
            return self.push(Frame::Resolve);
        }
        if self.speaks(seat, Window::Response) {
            self.state.aside().window = Some(Window::Response);
            return self.ask(Frame::Respond { seat, passes }, seat, Asked::Respond);
        }
        let seat = self.state.next(seat);
        self.push(Frame::Respond { seat, passes: passes + 1 });
    }

    /// P: both may use what names the phase, the active player first.
    pub(super) fn phase_window(&mut self, step: PhaseStep) {
        if usize::from(step.passes) >= self.state.living().len() {
            return;
        }
        if self.speaks(step.seat, Window::Phase) {
            self.state.aside().window = Some(Window::Phase);
            return self.ask(Frame::Phase(step), step.seat, Asked::Respond);
        }
        let seat = self.state.next(step.seat);
        self.push(Frame::Phase(PhaseStep { seat, passes: step.passes + 1 }));
    }

    /// E: one set Fortified card of each opponent.
    pub(super) fn end_of_war(&mut self, seat: Seat) {
        if seat == self.state.active {
            return;
        }
        if self.speaks(seat, Window::EndOfWar) {
            self.state.aside().window = Some(Window::EndOfWar);
            return self.ask(Frame::EndOfWar(seat), seat, Asked::Respond);
        }
        self.push(Frame::EndOfWar(self.state.next(seat)));
    }

    /// A: an attack was declared.
    pub(super) fn attack_window(&mut self, step: PhaseStep) {
        if usize::from(step.passes) >= self.state.living().len() || self.attack_is_off() {
            return self.push(Frame::Attack(AttackStep::Decide));
        }
        if self.speaks(step.seat, Window::Attack) {
            self.state.aside().window = Some(Window::Attack);
            return self.ask(Frame::Attack(AttackStep::Window(step)), step.seat, Asked::Respond);
        }
        let seat = self.state.next(step.seat);
        self.push(Frame::Attack(AttackStep::Window(PhaseStep { seat, passes: step.passes + 1 })));
    }

    /// A player speaks in a window: uses something, or passes.
    pub(super) fn speak(&mut self, seat: Seat, declared: Option<&Declared>) {
        let Some(frame) = self.state.aside().stack.pop() else { return };
        let next = self.state.next(seat);
        let Some(declared) = declared else {
            self.tell(Event::Passed(seat));
            match frame {
                Frame::Respond { passes, .. } => self.push(Frame::Respond { seat: next, passes: passes + 1 }),
                Frame::Phase(step) => {
                    self.push(Frame::Phase(PhaseStep { seat: next, passes: step.passes + 1 }))
                }
                Frame::Attack(AttackStep::Window(step)) => {
                    let step = PhaseStep { seat: next, passes: step.passes + 1 };
                    self.push(Frame::Attack(AttackStep::Window(step)));
                }
                Frame::Conscription { card, place, .. } => {
                    let step = ConscriptionStep::Window(next);
                    self.push(Frame::Conscription { card, place, step });
                }
                Frame::EndOfWar(_) => self.push(Frame::EndOfWar(next)),
                _ => {}
            }
            return;
        };
        match frame {
            Frame::Respond { .. } => {
                self.push(Frame::Respond { seat: next, passes: 0 });
                self.add(seat, declared);
                return;
            }
            Frame::Phase(_) => self.push(Frame::Phase(PhaseStep { seat: self.state.active, passes: 0 })),
            Frame::Attack(AttackStep::Window(_)) => {
                let first = self.state.next(self.state.active);
                self.push(Frame::Attack(AttackStep::Window(PhaseStep { seat: first, passes: 0 })));
            }
            Frame::Conscription { card, place, .. } => {
                self.push(Frame::Conscription { card, place, step: ConscriptionStep::Enter });
            }
            Frame::EndOfWar(_) => self.push(Frame::EndOfWar(next)),
            _ => {}
        }
        self.start_sequence(seat, declared);
    }

    /// Whether a player is asked in a window: by public facts alone, and, of his own items, by the setting that he adds
    /// nothing to them (5.2, 5.3).
    fn speaks(&mut self, seat: Seat, window: Window) -> bool {
        if self.state.side(seat).lost || self.lens().hushed(seat) {
            return false;
        }
        let own = seat == self.state.active;
        let side = self.state.side(seat);
        let set = side.cards(Zone::Fortified).any(|card| !self.state.card(card).up);
        match window {
            Window::Main => own,
            Window::Conscription | Window::EndOfWar => set,
            Window::Phase if own => self.names_phase(seat),
            Window::Phase => set,
            Window::Response if own => {
                self.state.sequence.last().is_some_and(|item| item.seat != seat) || self.holds(seat)
            }
            Window::Attack if own => {
                self.state.attack.is_some_and(|attack| attack.answered) || self.holds(seat)
            }
            Window::Response | Window::Attack => {
                set || self.has_opt(seat) || self.has_acts(seat) || self.may_hold_swift(seat, window)
            }
        }
    }

    /// Whether a player wanted to be asked about an own item in this turn and was not yet (5.2.5).
    fn holds(&mut self, seat: Seat) -> bool {
        let turn = self.state.turn;
        let side = self.state.aside().side_mut(seat);
        let asked = side.hold == turn && side.held != turn;
        if asked {
            side.held = turn;
        }
        asked
    }

    /// A card that names the phase face-up on the field or in the discard pile, or a hand in which one might be.
    fn names_phase(&self, seat: Seat) -> bool {
        let side = self.state.side(seat);
        let phase = self.state.phase;
        let there = |card: &Card| self.face(*card).phases[0] & phase.bit() != 0;
        let held =
            Ph::ALL.iter().position(|other| *other == phase).map_or(0, |at| self.pool.crests().phases[at]);
        // What is set names nothing that others could see.
        let up = |card: &Card| self.state.card(*card).up;
        side.discard.iter().any(there)
            || side.field().filter(up).any(|card| there(&card))
            || !side.hand.is_empty() && held & self.crests(seat) != 0
    }

    /// The legions of which cards can be in a player's deck, as everybody knows.
    fn crests(&self, seat: Seat) -> u16 {
        self.face(self.state.side(seat).warlord).legion.bit() | Legion::Bounty.bit()
    }

    /// A face-up Fortified ACT card whose effect was not used.
    fn has_opt(&self, seat: Seat) -> bool {
        self.state.side(seat).cards(Zone::Fortified).any(|card| {
            let lying = self.state.card(card);
            let face = self.face(card);
            let opt = face.abilities.iter().find(|id| self.pool.ability(**id).role == Role::Opt);
            lying.up && lying.resolved && opt.is_some_and(|id| lying.used & used_bit(face, Some(*id)) == 0)
        })
    }

    /// A face-up Warrior with Purge or Preserve.
    fn has_acts(&mut self, seat: Seat) -> bool {
        let lens = self.lens();
        let acts = Tag::Purge.bit() | Tag::Preserve.bit();
        (0_u8..5).any(|place| lens.sight.at(seat, place).is_some_and(|fighter| fighter.tags & acts != 0))
    }

    /// Everybody can see that a Swift card might be there.
    fn may_hold_swift(&self, seat: Seat, window: Window) -> bool {
        let side = self.state.side(seat);
        let item = window == Window::Attack
            || self.state.sequence.last().is_some_and(|item| {
                !(item.kind == ItemKind::Card && self.face(item.source).kind == Kind::Fortified)
            });
        item && side.ap >= SWIFT
            && !side.hand.is_empty()
            && side.free(Zone::Warrior).next().is_some()
            && self.pool.crests().swift & self.crests(seat) != 0
    }
}
