//! From a stream of random words to coins, picks and orders.

use super::Chance;

/// A stream of uniform 32-bit words.
pub trait Words {
    /// The next word.
    fn word(&mut self) -> u32;

    /// The lowest bit of one word.
    fn coin_of(&mut self) -> bool {
        self.word() & 1 == 1
    }

    /// A number from `0..n`: words at or above the greatest multiple of `n` are thrown away, the rest is taken modulo
    /// `n`. No word is used when `n` is 0 or 1.
    fn pick_of(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        // 2^32 mod n, computed within 32 bits.
        let spare = n.wrapping_neg() % n;
        loop {
            let word = self.word();
            if word <= u32::MAX - spare {
                return word % n;
            }
        }
    }

    /// Fisher and Yates, from the last place to the second: place `i` is exchanged with place `pick_of(i + 1)`.
    fn order_of(&mut self, items: &mut [u16]) {
        for last in (1..items.len()).rev() {
            let n = u32::try_from(last + 1).unwrap_or(u32::MAX);
            let with = usize::try_from(self.pick_of(n)).unwrap_or(last);
            items.swap(last, with);
        }
    }
}

/// Every stream of words is a chance that ignores labels.
impl<W: Words> Chance for W {
    fn coin(&mut self, _: &str) -> bool {
        self.coin_of()
    }

    fn pick(&mut self, _: &str, n: u32) -> u32 {
        self.pick_of(n)
    }

    fn order(&mut self, _: &str, items: &mut [u16]) {
        self.order_of(items);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words from a list, for tests of the arithmetic.
    struct Listed(Vec<u32>);

    impl Words for Listed {
        fn word(&mut self) -> u32 {
            self.0.remove(0)
        }
    }

    #[test]
    fn words_that_would_favour_small_numbers_are_thrown_away() {
        // 2^32 = 3 * 1431655765 + 1: the greatest word is spare for n = 3.
        let mut words = Listed(vec![u32::MAX, 7]);
        assert_eq!(words.pick_of(3), 1);
        assert!(words.0.is_empty());
        // A power of two has no spare words.
        assert_eq!(Listed(vec![u32::MAX]).pick_of(8), 7);
    }

    #[test]
    fn nothing_is_drawn_where_there_is_no_choice() {
        let mut words = Listed(vec![]);
        assert_eq!((words.pick_of(0), words.pick_of(1)), (0, 0));
        words.order_of(&mut [5]);
        words.order_of(&mut []);
    }

    #[test]
    fn an_order_exchanges_from_the_last_place_down() {
        let mut items = [10, 11, 12, 13];
        // Picks from 4, 3 and 2 places: 1, 2, 0.
        Listed(vec![1, 2, 0]).order_of(&mut items);
        assert_eq!(items, [13, 10, 12, 11]);
    }
}
