//! Text in place of pictures: summaries for alt text, and twins in pages that fit a message.

use unicode_segmentation::UnicodeSegmentation;

/// The longest alt text Discord takes, in characters.
pub const ALT: usize = 1024;
/// The longest page of a twin, in characters.
pub const PAGE: usize = 2000;
/// The widest line in a code block that a phone does not wrap, in columns.
pub const COLUMNS: usize = 38;

/// A summary cut to what alt text may hold: whole sentences if that keeps at least half, else graphemes,
/// with an ellipsis.
pub fn alt(text: &str) -> String {
    cut(text.trim(), ALT)
}

fn cut(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut count = 0;
    for g in text.graphemes(true) {
        let n = g.chars().count();
        if count + n + 2 > limit {
            break;
        }
        kept.push_str(g);
        count += n;
    }
    if let Some(end) = kept.rfind(". ").filter(|end| end * 2 > kept.len()) {
        kept.truncate(end + 1);
        kept.push(' ');
    }
    kept.push('…');
    kept
}

/// Gathers a twin line by line and turns it into pages.
#[derive(Clone, Debug, Default)]
pub struct Twin {
    blocks: Vec<Block>,
}

#[derive(Clone, Debug)]
enum Block {
    Line(String),
    Code(Vec<String>),
}

impl Twin {
    /// An empty twin.
    pub fn new() -> Self {
        Self::default()
    }

    /// A line of ordinary text; may hold Discord's marks for bold and the like.
    pub fn line(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Line(text.into()));
    }

    /// Lines with a sign of a list before each.
    pub fn bullets(&mut self, lines: impl IntoIterator<Item = String>) {
        for line in lines {
            self.line(format!("- {line}"));
        }
    }

    /// A heading, shown bold.
    pub fn heading(&mut self, text: &str) {
        if !self.blocks.is_empty() {
            self.line("");
        }
        self.line(format!("**{text}**"));
    }

    /// Rows in equal letters; each is cut to 38 columns, and back quotes are taken out.
    pub fn code(&mut self, rows: impl IntoIterator<Item = String>) {
        let rows: Vec<String> = rows.into_iter().map(|r| cut(&r.replace('`', "'"), COLUMNS)).collect();
        if !rows.is_empty() {
            self.blocks.push(Block::Code(rows));
        }
    }

    /// The pages, each at most 2000 characters; code blocks are closed and opened anew where a page ends.
    pub fn pages(&self) -> Vec<String> {
        let mut pages = Vec::new();
        let mut page = Page::default();
        for block in &self.blocks {
            match block {
                Block::Line(text) => {
                    for piece in pieces(text, PAGE) {
                        page.add(&piece, false, &mut pages);
                    }
                }
                Block::Code(rows) => {
                    for row in rows {
                        page.add(row, true, &mut pages);
                    }
                    page.close_code();
                }
            }
        }
        page.end(&mut pages);
        pages
    }
}

const FENCE: &str = "```";

#[derive(Default)]
struct Page {
    text: String,
    count: usize,
    in_code: bool,
}

impl Page {
    fn add(&mut self, line: &str, code: bool, pages: &mut Vec<String>) {
        let n = line.chars().count();
        // A fence to open, the line, a fence to close, and the line ends between them.
        let fences = if code { 8 } else { 0 };
        if self.count + n + fences + 1 > PAGE {
            self.end(pages);
        }
        if code && !self.in_code {
            self.push(FENCE);
            self.in_code = true;
        }
        if self.text.is_empty() && line.is_empty() {
            return;
        }
        self.push(line);
    }

    fn push(&mut self, line: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
            self.count += 1;
        }
        self.text.push_str(line);
        self.count += line.chars().count();
    }

    fn close_code(&mut self) {
        if self.in_code {
            self.push(FENCE);
            self.in_code = false;
        }
    }

    fn end(&mut self, pages: &mut Vec<String>) {
        self.close_code();
        let text = std::mem::take(&mut self.text);
        self.count = 0;
        if !text.trim().is_empty() {
            pages.push(text.trim_end().to_owned());
        }
    }
}

/// A line too long for a page, cut at spaces where there are some.
fn pieces(text: &str, limit: usize) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while rest.chars().count() > limit {
        let end = rest.char_indices().nth(limit).map_or(rest.len(), |(i, _)| i);
        let (head, _) = rest.split_at(end);
        let at = head.rfind(' ').filter(|i| *i > 0).unwrap_or(end);
        let (piece, tail) = rest.split_at(at);
        pieces.push(piece.to_owned());
        rest = tail.trim_start();
    }
    pieces.push(rest.to_owned());
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alt_text_ends_with_a_whole_sentence() {
        let text = "It is turn 12. ".repeat(100);
        let cut = alt(&text);
        assert!(cut.chars().count() <= ALT && cut.ends_with(". …"));
        assert_eq!(alt("Short."), "Short.");
        assert!(alt(&"é".repeat(3000)).chars().count() <= ALT);
    }

    #[test]
    fn pages_hold_everything_and_never_too_much() {
        let mut twin = Twin::new();
        twin.heading("Turns");
        twin.code((0..300).map(|i| format!("T{i} and what happened then")));
        twin.line("word ".repeat(900));
        twin.line("x".repeat(4500));
        let pages = twin.pages();
        let all = pages.join("\n");
        for i in 0..300 {
            assert!(all.contains(&format!("T{i} and")), "{i}");
        }
        assert_eq!(all.matches("word").count(), 900);
        assert_eq!(all.matches('x').count(), 4500);
        for page in &pages {
            assert!(page.chars().count() <= PAGE, "{}", page.chars().count());
            assert_eq!(page.matches(FENCE).count() % 2, 0, "a code block stays open");
        }
    }

    #[test]
    fn code_rows_keep_to_their_columns() {
        let mut twin = Twin::new();
        twin.code(["a `quoted` row that goes on and on far beyond what a phone can show".to_owned()]);
        let pages = twin.pages();
        assert!(pages[0].lines().all(|l| l.chars().count() <= COLUMNS), "{}", pages[0]);
        assert!(!pages[0].contains("`quoted"));
    }
}
