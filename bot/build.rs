//! The schema is built into the program; a new step must build it anew.

fn main() {
    println!("cargo:rerun-if-changed=../migrations");
}
