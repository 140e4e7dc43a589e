//! The probe: what is told in words.

use crate::probe::{Probe, Seen};
use skald_rules::interface::{Speech, Tale};

impl Speech for Probe {
    fn tell(&self, seen: &Seen) -> Tale {
        seen.tell()
    }
}
