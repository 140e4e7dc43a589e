//! Writes drawings into the folder that the program was started with: the picture, its texts, and on the screen whatever is
//! wrong with it.

use skald_render::Drawing;

/// The folder to write into: the first argument, or where the program runs.
pub fn folder() -> String {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Writes a drawing under a name.
pub fn save(folder: &str, name: &str, drawing: &Drawing) {
    for fault in drawing.layout.faults() {
        println!("{name}: {fault}");
    }
    println!("{name}: {} bytes, {} by {}", drawing.png.len(), drawing.layout.size.0, drawing.layout.size.1);
    std::fs::write(format!("{folder}/{name}.png"), &drawing.png).unwrap();
    let text = format!(
        "ALT ({})\n{}\n\n{}",
        drawing.alt.chars().count(),
        drawing.alt,
        drawing.twin.join("\n=====\n")
    );
    std::fs::write(format!("{folder}/{name}.txt"), text).unwrap();
}
