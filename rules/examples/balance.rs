//! Makes the measured tables of `docs/balance.md` anew: `cargo run --release -p skald-rules --example balance`. Each says
//! above itself by which games it is measured; it takes minutes to hours.

use std::{error::Error, fs};

use skald_rules::{catalogue::standard, house, published};

fn main() -> Result<(), Box<dyn Error>> {
    let path = house::root().join("docs/balance.md");
    let (paper, tables) = published::renewed(&fs::read_to_string(&path)?, &standard())?;
    fs::write(&path, paper)?;
    println!("{tables} tables of docs/balance.md were made anew.");
    Ok(())
}
