//! Rectangles in picture pixels, and the few ways pictures cut them up.
//! No drawing here.

/// An upright rectangle. Units are picture pixels; `y` grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width, never negative.
    pub w: f32,
    /// Height, never negative.
    pub h: f32,
}

impl Rect {
    /// A rectangle from its upper left corner and size; negative sizes become zero.
    pub fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w: w.max(0.0), h: h.max(0.0) }
    }

    /// A square around a centre.
    pub fn around(cx: f32, cy: f32, size: f32) -> Self {
        Self::new(cx - size / 2.0, cy - size / 2.0, size, size)
    }

    /// Right edge.
    pub fn right(&self) -> f32 {
        self.x + self.w
    }

    /// Lower edge.
    pub fn bottom(&self) -> f32 {
        self.y + self.h
    }

    /// Middle between left and right.
    pub fn cx(&self) -> f32 {
        self.x + self.w / 2.0
    }

    /// Middle between top and bottom.
    pub fn cy(&self) -> f32 {
        self.y + self.h / 2.0
    }

    /// The rectangle shrunk by `d` on every side (grown for a negative `d`).
    #[must_use]
    pub fn inset(&self, d: f32) -> Self {
        Self::new(self.x + d, self.y + d, self.w - 2.0 * d, self.h - 2.0 * d)
    }

    /// The rectangle shrunk by `dx` left and right and by `dy` above and below.
    #[must_use]
    pub fn inset_xy(&self, dx: f32, dy: f32) -> Self {
        Self::new(self.x + dx, self.y + dy, self.w - 2.0 * dx, self.h - 2.0 * dy)
    }

    /// The rectangle moved.
    #[must_use]
    pub fn moved(&self, dx: f32, dy: f32) -> Self {
        Self { x: self.x + dx, y: self.y + dy, ..*self }
    }

    /// Cuts `h` pixels off the top: the piece, and what is left below a `gap`.
    #[must_use]
    pub fn take_top(&self, h: f32, gap: f32) -> (Self, Self) {
        let top = Self::new(self.x, self.y, self.w, h.min(self.h));
        (top, Self::new(self.x, self.y + h + gap, self.w, self.h - h - gap))
    }

    /// Cuts `h` pixels off the bottom: the piece, and what is left above a `gap`.
    #[must_use]
    pub fn take_bottom(&self, h: f32, gap: f32) -> (Self, Self) {
        let h = h.min(self.h);
        (Self::new(self.x, self.bottom() - h, self.w, h), Self::new(self.x, self.y, self.w, self.h - h - gap))
    }

    /// Cuts `w` pixels off the left: the piece, and what is left beyond a `gap`.
    #[must_use]
    pub fn take_left(&self, w: f32, gap: f32) -> (Self, Self) {
        let left = Self::new(self.x, self.y, w.min(self.w), self.h);
        (left, Self::new(self.x + w + gap, self.y, self.w - w - gap, self.h))
    }

    /// Cuts `w` pixels off the right: the piece, and what is left before a `gap`.
    #[must_use]
    pub fn take_right(&self, w: f32, gap: f32) -> (Self, Self) {
        let w = w.min(self.w);
        (Self::new(self.right() - w, self.y, w, self.h), Self::new(self.x, self.y, self.w - w - gap, self.h))
    }

    /// Cell number `i` (row by row) of a grid of `columns` by `rows` with `gap` between cells.
    /// A zero count is taken as one.
    #[must_use]
    pub fn cell(&self, i: u16, columns: u16, rows: u16, gap: f32) -> Self {
        let (columns, rows) = (columns.max(1), rows.max(1));
        let (n, m) = (f32::from(columns), f32::from(rows));
        let w = (self.w - gap * (n - 1.0)) / n;
        let h = (self.h - gap * (m - 1.0)) / m;
        let (col, row) = (f32::from(i % columns), f32::from(i / columns));
        Self::new(self.x + col * (w + gap), self.y + row * (h + gap), w, h)
    }

    /// Whether two rectangles share more than `slack` pixels in both directions.
    pub fn overlaps(&self, other: &Self, slack: f32) -> bool {
        self.right().min(other.right()) - self.x.max(other.x) > slack
            && self.bottom().min(other.bottom()) - self.y.max(other.y) > slack
    }

    /// Whether `other` lies inside, give or take `slack` pixels.
    pub fn holds(&self, other: &Self, slack: f32) -> bool {
        other.x >= self.x - slack
            && other.y >= self.y - slack
            && other.right() <= self.right() + slack
            && other.bottom() <= self.bottom() + slack
    }
}

/// A length in whole pixels, rounded up and kept within what a pixmap can be.
pub(crate) fn whole_pixels(length: f32) -> u16 {
    // Clamped first, so the cast neither wraps nor cuts.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let n = length.ceil().clamp(1.0, 4096.0) as u16;
    n
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cutting_keeps_every_pixel_but_the_gap() {
        let r = Rect::new(10.0, 20.0, 100.0, 50.0);
        let (a, b) = r.take_left(30.0, 5.0);
        assert_eq!((a.right(), b.x, b.right()), (40.0, 45.0, 110.0));
        let (a, b) = r.take_bottom(20.0, 2.0);
        assert_eq!((a.y, b.bottom()), (50.0, 48.0));
    }

    #[test]
    fn a_grid_fills_its_rectangle() {
        let r = Rect::new(0.0, 0.0, 100.0, 50.0);
        assert_eq!(r.cell(0, 3, 2, 5.0).x, 0.0);
        let last = r.cell(5, 3, 2, 5.0);
        assert!((last.right() - 100.0).abs() < 0.01 && (last.bottom() - 50.0).abs() < 0.01);
        assert!(!r.cell(0, 3, 2, 5.0).overlaps(&r.cell(1, 3, 2, 5.0), 0.0));
    }
}
