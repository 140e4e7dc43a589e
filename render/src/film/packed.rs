//! Pixels into bits, as GIF has them (LZW): what came before is named again, also where it differs from what comes by less than
//! anybody sees.
//!
//! Of the colours that may stand at a pixel the one is taken with which more of what came before can be named; so a film has a
//! third less than with the nearest colour at every pixel.

use super::colours::{CLEAR, Spot};

/// How many bits a colour has.
const COLOUR: u8 = 8;
/// The code that forgets all that came before.
const FORGET: u16 = 1 << COLOUR;
/// The code after the last pixel.
const END: u16 = FORGET + 1;
/// So many codes can be told apart.
const MOST: u16 = 1 << 12;
/// How many of the ways on are looked at, the newest first.
const LOOKED: usize = 24;

/// What was written so far, as a tree: each code is a row of colours, and the rows that go on after it hang on it.
pub(super) struct Packer {
    bytes: Vec<u8>,
    /// Bits that are no whole byte yet, and how many.
    rest: u32,
    count: u32,
    /// How many bits a code has now.
    size: u32,
    /// The code that comes next.
    next: u16,
    /// The row that is being read.
    at: Option<u16>,
    /// The last colour of each code, its newest follower, its elder sibling, and its follower that leaves what was there.
    colours: Vec<u8>,
    newest: Vec<u16>,
    elder: Vec<u16>,
    clear: Vec<u16>,
}

impl Packer {
    pub fn new() -> Self {
        let none = || vec![0; usize::from(MOST)];
        let colours = (0..MOST).map(|code| code.to_le_bytes()[0]).collect();
        let mut packer = Self {
            bytes: vec![COLOUR],
            rest: 0,
            count: 0,
            size: u32::from(COLOUR) + 1,
            next: END + 1,
            at: None,
            colours,
            newest: none(),
            elder: none(),
            clear: none(),
        };
        packer.write(FORGET);
        packer
    }

    /// Adds a pixel; says by which colour it is shown.
    pub fn add(&mut self, spot: &Spot<'_>) -> u8 {
        let Some(at) = self.at else {
            let colour = spot.plain();
            self.at = Some(colour.into());
            return colour;
        };
        if let Some(on) = self.goes_on(at, spot) {
            self.at = Some(on);
            return self.colours[usize::from(on)];
        }
        self.write(at);
        let colour = spot.plain();
        self.learn(at, colour);
        self.at = Some(colour.into());
        colour
    }

    /// Leaves pixels as they are for as long as what came before goes on so; says how many of these.
    pub fn stay(&mut self, most: usize) -> usize {
        let Some(mut at) = self.at else { return 0 };
        let mut stayed = 0;
        while stayed < most {
            let on = self.clear[usize::from(at)];
            if on == 0 {
                break;
            }
            (at, stayed) = (on, stayed + 1);
        }
        self.at = Some(at);
        stayed
    }

    /// All bytes, the size of a colour before them.
    pub fn finish(mut self) -> Vec<u8> {
        if let Some(at) = self.at.take() {
            self.write(at);
        }
        self.write(END);
        self.bytes.extend_from_slice(&self.rest.to_le_bytes()[..usize::from(self.count > 0)]);
        self.bytes
    }

    /// The row that goes on with a colour that may stand there: what leaves the pixel as it is, or what comes nearest.
    fn goes_on(&self, at: u16, spot: &Spot<'_>) -> Option<u16> {
        if spot.stays() && self.clear[usize::from(at)] > 0 {
            return Some(self.clear[usize::from(at)]);
        }
        let (mut on, mut best, mut least) = (self.newest[usize::from(at)], None, u32::MAX);
        for _ in 0..LOOKED {
            if on == 0 {
                break;
            }
            match spot.far(self.colours[usize::from(on)]) {
                // Nothing comes nearer.
                Some(0) => return Some(on),
                Some(far) if far < least => (best, least) = (Some(on), far),
                _ => {}
            }
            on = self.elder[usize::from(on)];
        }
        best
    }

    /// Takes down that a row went on with a colour.
    fn learn(&mut self, at: u16, colour: u8) {
        if self.next == MOST {
            self.write(FORGET);
            self.size = u32::from(COLOUR) + 1;
            self.next = END + 1;
            self.newest[..usize::from(FORGET)].fill(0);
            self.clear[..usize::from(FORGET)].fill(0);
            return;
        }
        let (at, new) = (usize::from(at), usize::from(self.next));
        self.colours[new] = colour;
        (self.newest[new], self.clear[new]) = (0, 0);
        self.elder[new] = std::mem::replace(&mut self.newest[at], self.next);
        if colour == CLEAR {
            self.clear[at] = self.next;
        }
        self.next += 1;
    }

    /// Writes a code. Whoever reads has then learnt as much as was learnt here before it, and knows how long the next one is.
    fn write(&mut self, code: u16) {
        self.rest |= u32::from(code) << self.count;
        self.count += self.size;
        while self.count >= 8 {
            self.bytes.push(self.rest.to_le_bytes()[0]);
            self.rest >>= 8;
            self.count -= 8;
        }
        if u32::from(self.next) == 1 << self.size && self.next < MOST {
            self.size += 1;
        }
    }
}
