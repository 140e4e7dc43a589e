//! Prefix codes: short for what is frequent, long for what is rare (RFC 1951, section 3.2.2).

/// The code of one symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Code {
    /// As it is written, the first bit lowest.
    pub bits: u32,
    /// How many bits; 0 for a symbol that does not occur.
    pub length: u32,
}

/// The codes of symbols by how often each occurs, none longer than `limit` bits, which must be enough for all.
pub(super) fn codes(frequency: &[u32], limit: usize) -> Vec<Code> {
    let mut codes = vec![Code::default(); frequency.len()];
    let mut rising: Vec<(u32, usize)> = frequency
        .iter()
        .enumerate()
        .filter(|(_, often)| **often > 0)
        .map(|(symbol, often)| (*often, symbol))
        .collect();
    rising.sort_unstable();
    let mut lengths = counts(&rising, limit);
    // The rarest symbols take the longest codes.
    let mut length = limit;
    for (_, symbol) in &rising {
        while length > 1 && lengths[length] == 0 {
            length -= 1;
        }
        lengths[length] = lengths[length].saturating_sub(1);
        codes[*symbol].length = u32::try_from(length).unwrap_or_default();
    }
    number(&mut codes);
    codes
}

/// How many codes there are of each length, for symbols in rising order of how often they occur.
fn counts(rising: &[(u32, usize)], limit: usize) -> Vec<u32> {
    let mut counts = vec![0; limit + 1];
    if rising.len() < 2 {
        counts[1] = 1;
        return counts;
    }
    for depth in depths(rising) {
        counts[depth.min(limit)] += 1;
    }
    // Codes that were cut to the limit take more room than there is: each time one of the longest goes beside another that
    // is made one bit longer.
    let room = 1_u64 << limit;
    let mut taken: u64 =
        counts.iter().enumerate().skip(1).map(|(length, n)| u64::from(*n) << (limit - length)).sum();
    while taken > room {
        let Some(shorter) = (1..limit).rev().find(|length| counts[*length] > 0) else { break };
        counts[limit] -= 1;
        counts[shorter] -= 1;
        counts[shorter + 1] += 2;
        taken -= 1;
    }
    counts
}

/// How deep each symbol lies in the tree that joins the two rarest again and again (Huffman), in the same order.
fn depths(rising: &[(u32, usize)]) -> Vec<usize> {
    let leaves = rising.len();
    let mut weight: Vec<u64> = rising.iter().map(|(often, _)| u64::from(*often)).collect();
    let mut parent = vec![0; 2 * leaves];
    let (mut leaf, mut joint) = (0, leaves);
    for next in leaves..2 * leaves - 1 {
        // Joints come into being in rising order too, so that the rarest is the first of either kind.
        let mut rarest = || {
            let one = if leaf < leaves && (joint >= next || weight[leaf] <= weight[joint]) {
                &mut leaf
            } else {
                &mut joint
            };
            *one += 1;
            *one - 1
        };
        let (a, b) = (rarest(), rarest());
        (parent[a], parent[b]) = (next, next);
        weight.push(weight[a] + weight[b]);
    }
    let mut depth = vec![0; 2 * leaves];
    for i in (0..2 * leaves - 2).rev() {
        depth[i] = depth[parent[i]] + 1;
    }
    depth.truncate(leaves);
    depth
}

/// Gives codes of known lengths their bits: in order of length, then of symbol.
fn number(codes: &mut [Code]) {
    let longest = codes.iter().map(|code| code.length).max().unwrap_or(0);
    let mut next = 0_u32;
    for length in 1..=longest {
        for code in codes.iter_mut().filter(|code| code.length == length) {
            code.bits = next.reverse_bits() >> (32 - length);
            next += 1;
        }
        next <<= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_fill_the_room_and_none_begins_with_another() {
        let uneven: Vec<u32> = (0..25).map(|i| 1_u32 << i).collect();
        for (frequency, limit) in
            [(vec![3, 0, 1, 1, 9], 7), (uneven, 7), (vec![1; 286], 15), (vec![5, 0, 0, 2], 15)]
        {
            let codes = codes(&frequency, limit);
            let used: Vec<&Code> = codes.iter().filter(|code| code.length > 0).collect();
            assert_eq!(used.len(), frequency.iter().filter(|often| **often > 0).count());
            let room: f64 = used.iter().map(|code| 0.5_f64.powi(i32::try_from(code.length).unwrap())).sum();
            assert!((room - 1.0).abs() < 1e-9, "{room}");
            for (i, a) in used.iter().enumerate() {
                assert!(a.length <= u32::try_from(limit).unwrap());
                for b in used.iter().skip(i + 1) {
                    let shared = (1 << a.length.min(b.length)) - 1;
                    assert_ne!(a.bits & shared, b.bits & shared, "{a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_frequent_is_short() {
        let codes = codes(&[100, 1, 1, 20], 15);
        assert_eq!(codes.iter().map(|code| code.length).collect::<Vec<_>>(), [1, 3, 3, 2]);
    }

    #[test]
    fn a_single_symbol_has_a_code() {
        assert_eq!(codes(&[0, 7, 0], 15)[1], Code { bits: 0, length: 1 });
        assert!(codes(&[0, 0], 15).iter().all(|code| code.length == 0));
    }
}
