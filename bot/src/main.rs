//! The program `skald`.

use std::process::ExitCode;

fn main() -> ExitCode {
    skald::cli::main()
}
