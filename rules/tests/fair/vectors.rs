//! The published vectors: `docs/fairness-vectors.json` is what this code computes, byte for byte.

use std::path::PathBuf;

use serde_json::{Value, json};

use super::*;
use skald_vocabulary::chance::{Chance, Words as _};

/// A file of the documents.
pub fn document(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "docs", name].iter().collect()
}

fn draws() -> Vec<Value> {
    let tables: [(usize, &str, &[&str]); 3] =
        [(0, "4711", &["", ""]), (0, "4711", &["good luck", "née “Æsir” \\"]), (1, "", &[])];
    let mut cases = Vec::new();
    for (which, table, words) in tables {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        let source = Source::new(&secrets()[which], table, &words);
        let mut dice = source.dice(0);
        dice.coin("coin");
        dice.coin("coin");
        for sides in [0, 1, 2, 6, 7, 1000, (1 << 31) + 1, u32::MAX] {
            dice.pick("pick", sides);
        }
        for count in [0_u16, 1, 2, 52, 120] {
            dice.order("shuffle", &mut (0..count).collect::<Vec<u16>>());
        }
        let mut late = source.dice(u64::from(u32::MAX));
        late.die("", 20);
        for draw in dice.into_draws().into_iter().chain(late.into_draws()) {
            cases.push(json!({ "secret": which, "table": table, "words": words, "draw": draw }));
        }
    }
    cases
}

fn own() -> Vec<Value> {
    let cases = [(0, "4711", Seat(0), "t4"), (0, "4711", Seat(1), "t4"), (1, "4712", Seat(5), "q12.3")];
    cases
        .into_iter()
        .map(|(which, table, seat, decision)| {
            let source = Source::new(&secrets()[which], table, &[]);
            let mut stream = source.own(seat, DecisionId::new(decision).unwrap());
            let words: Vec<u32> = (0..4).map(|_| stream.word()).collect();
            json!({ "secret": which, "table": table, "seat": seat.to_string(), "decision": decision,
                    "stream": words })
        })
        .collect()
}

fn secrets() -> [Secret; 2] {
    [secret(17), Secret::new([0; Secret::BYTES])]
}

fn vectors() -> Value {
    let commitments: Vec<Value> = [(0, "4711"), (0, ""), (1, "4711")]
        .into_iter()
        .map(|(which, table)| {
            let commitment = secrets()[which].commit(table).to_string();
            json!({ "secret": which, "table": table, "commitment": commitment })
        })
        .collect();
    let file = acts::played().text();
    json!({
        "secrets": secrets().map(|secret| secret.to_hex()),
        "commitments": commitments,
        "draws": draws(),
        "own": own(),
        "file": file.lines().collect::<Vec<_>>(),
    })
}

/// One case a line: short enough to be read, and a change shows as the lines that it changes.
fn written(vectors: &Value) -> String {
    let sections: Vec<String> = vectors
        .as_object()
        .unwrap()
        .iter()
        .map(|(name, cases)| {
            let cases: Vec<String> =
                cases.as_array().unwrap().iter().map(|case| format!("    {case}")).collect();
            format!("  \"{name}\": [\n{}\n  ]", cases.join(",\n"))
        })
        .collect();
    format!("{{\n{}\n}}\n", sections.join(",\n"))
}

/// To write the file anew after a change that is meant: `SKALD_WRITE=1 cargo test -p skald-rules vectors`.
/// Tables that are being played keep the old format, so such a change needs a new number in the domains.
#[test]
fn the_published_vectors_are_what_is_computed() {
    let path = document("fairness-vectors.json");
    if std::env::var_os("SKALD_WRITE").is_some() {
        std::fs::write(&path, written(&vectors())).unwrap();
    }
    let published: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    assert_eq!(published, vectors());
}
