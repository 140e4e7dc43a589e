//! What has changed the game for good, and who has changed it: a row of its own between two players, a part of a player's band among
//! more (9.1.6). The text twin has the whole sentences.

use skald_rules::interface::Seat;
use skald_rules::lraw::cards::Gs;

use super::scene::{Scene, text};
use crate::layout::Kind as Use;
use crate::look::palette::{GOLD, INK, PLATE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::count;

/// Height of the row.
pub(super) const HEIGHT: f32 = 30.0;

/// All changes, each with who made it.
pub(super) fn all(scene: &Scene<'_>) -> Vec<(Seat, Gs)> {
    let of = |seat| scene.side(seat).changes.iter().map(move |gs| (seat, *gs));
    scene.view.table.seats().flat_map(of).collect()
}

/// Draws the row.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let all = all(scene);
    for (i, (seat, gs)) in (0_u16..).zip(&all) {
        let at = r.cell(i, count(all.len()).max(1), 1, 5.0);
        p.round(at, 8.0, Fill::flat(PLATE));
        p.frame(at, 8.0, 2.0, GOLD);
        let look = scene.look(*seat);
        let sign = Rect::new(at.x + 7.0, at.cy() - 10.0, 20.0, 20.0);
        p.emblem(&look.mark, sign, Fill::flat(scene.color(*seat)), PLATE);
        let style = Style::new(Face::Text, 22.0, INK, PLATE).kind(Use::Name);
        let (x, room) = (sign.right() + 7.0, at.right() - sign.right() - 14.0);
        let whole = text(skald_rules::lraw::change(*gs));
        let fits = p.measure(&whole, &style.sized(scale::NAME_LEAST)) <= room;
        let said = if fits { whole } else { text(short(*gs)) };
        let style = p.shrink(&said, room, scale::NAME_LEAST, &style);
        p.text_fit(&said, x, style.baseline_at(at.cy()), room, &style);
    }
}

/// A change in two or three words.
pub(super) const fn short(of: Gs) -> &'static str {
    match of {
        Gs::AleroReset => "picture-lraw-change-alero",
        Gs::AngelicaDice => "picture-lraw-change-angelica",
        Gs::SharnShield => "picture-lraw-change-sharn",
        Gs::DuxvoxDoom => "picture-lraw-change-duxvox",
        Gs::MichaelDraw => "picture-lraw-change-michael",
        Gs::CastielHush => "picture-lraw-change-castiel",
        Gs::OnoskelisReach => "picture-lraw-change-onoskelis",
        Gs::AdramelechReturn => "picture-lraw-change-adramelech",
        Gs::MortisRise => "picture-lraw-change-mortis",
        Gs::MaladyProof => "picture-lraw-change-malady",
        Gs::PrometheusPummel => "picture-lraw-change-prometheus",
        Gs::GaiaWall => "picture-lraw-change-gaia",
        Gs::QuartzLook => "picture-lraw-change-quartzheart",
        Gs::EthelAle => "picture-lraw-change-ethelhime",
        Gs::ShlaraConsume => "picture-lraw-change-shlara",
        Gs::MerrisodBlood => "picture-lraw-change-merrisod",
    }
}
