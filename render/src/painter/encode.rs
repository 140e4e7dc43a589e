//! From finished pixels to PNG bytes.

use png::{BitDepth, ColorType, DeflateCompression, Filter};
use vello_cpu::Pixmap;

use super::palette::Palette;

/// The picture could not be written as PNG.
#[derive(Debug, thiserror::Error)]
#[error("the picture could not be encoded")]
pub struct EncodeError(#[from] png::EncodingError);

/// Every picture is opaque, so premultiplied equals straight and the opacity can go.
///
/// Colours keep six bits a channel, which nobody can see on a screen and which spares a sixth of the bytes: colours that run
/// into one another, at edges and in grounds, are fewer, and what is alike is longer.
pub(super) fn png(pixmap: &Pixmap) -> Result<Vec<u8>, EncodeError> {
    packed(pixmap, 512 << 10, &colours(pixmap.data_as_u8_slice()), |file| file.set_color(ColorType::Rgb))
}

/// A picture in 256 colours: half the bytes. What is drawn of games has few of them beside slopes of light, in which nobody sees
/// the steps.
pub(super) fn png_small(pixmap: &Pixmap) -> Result<Vec<u8>, EncodeError> {
    let Palette { colours, pixels } = Palette::of(pixmap.data_as_u8_slice());
    packed(pixmap, 256 << 10, &pixels, |file| {
        file.set_color(ColorType::Indexed);
        file.set_palette(colours);
    })
}

/// The file of a picture, for which there is this much `room` at first.
///
/// Rows are not filtered: on flat colours, letters and signs that repeat, a filter hides what is alike. The second level is the
/// quickest that looks which values are frequent: a fifth fewer bytes than the first for a tenth more time.
fn packed(
    pixmap: &Pixmap,
    room: usize,
    pixels: &[u8],
    colours: impl FnOnce(&mut png::Encoder<'_, &mut Vec<u8>>),
) -> Result<Vec<u8>, EncodeError> {
    let mut file = Vec::with_capacity(room);
    let mut encoder = png::Encoder::new(&mut file, u32::from(pixmap.width()), u32::from(pixmap.height()));
    colours(&mut encoder);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_deflate_compression(DeflateCompression::Level(2));
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(file)
}

/// A picture of which parts are clear.
pub(super) fn png_clear(pixmap: &Pixmap) -> Result<Vec<u8>, EncodeError> {
    let straight: Vec<u8> = pixmap.data_as_u8_slice().as_chunks::<4>().0.iter().flat_map(straight).collect();
    let mut file = Vec::with_capacity(16 << 10);
    let mut encoder = png::Encoder::new(&mut file, u32::from(pixmap.width()), u32::from(pixmap.height()));
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&straight)?;
    writer.finish()?;
    Ok(file)
}

/// A pixel whose colours were multiplied by its opacity, with the colours that it has.
fn straight(pixel: &[u8; 4]) -> [u8; 4] {
    let [r, g, b, opacity] = *pixel;
    let part = |value: u8| {
        let whole = (u16::from(value) * 255 + u16::from(opacity) / 2).checked_div(u16::from(opacity));
        u8::try_from(whole.unwrap_or(0)).unwrap_or(u8::MAX)
    };
    [part(r), part(g), part(b), opacity]
}

/// Red, green and blue of pixels that have an opacity as well, six bits of each.
///
/// Four pixels at a time as one number, so that this is quick without optimisation, too: tests draw thousands of pictures.
fn colours(rgba: &[u8]) -> Vec<u8> {
    let mut rgb = vec![0_u8; rgba.len() / 4 * 3];
    let (fours, rest) = rgba.as_chunks::<16>();
    let (outs, last) = rgb.as_chunks_mut::<12>();
    for (out, four) in outs.iter_mut().zip(fours) {
        *out = without_opacity(*four);
    }
    let mut four = [0_u8; 16];
    four[..rest.len()].copy_from_slice(rest);
    last.copy_from_slice(&without_opacity(four)[..last.len()]);
    rgb
}

/// The colours of four pixels. Of each channel six bits count; its upper two stand again in the lower two, so that values reach
/// from black to white.
const fn without_opacity(four: [u8; 16]) -> [u8; 12] {
    let all = u128::from_le_bytes(four);
    let upper = u128::from_le_bytes([0b1111_1100; 16]);
    let lower = u128::from_le_bytes([0b0000_0011; 16]);
    let p = (all & upper | all >> 6 & lower).to_le_bytes();
    [p[0], p[1], p[2], p[4], p[5], p[6], p[8], p[9], p[10], p[12], p[13], p[14]]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_half_clear_keeps_its_colour() {
        assert_eq!(straight(&[100, 50, 0, 128]), [199, 100, 0, 128]);
        assert_eq!(straight(&[7, 8, 9, 255]), [7, 8, 9, 255]);
        assert_eq!(straight(&[0, 0, 0, 0]), [0, 0, 0, 0]);
    }

    #[test]
    fn the_opacity_goes_and_what_cannot_be_seen() {
        for pixels in 0..64_u8 {
            let rgba: Vec<u8> = (0..pixels).flat_map(|n| [4 * n, 4 * n + 1, 255 - n, 7]).collect();
            let six_bits = |value: u8| value & 0b1111_1100 | value >> 6;
            let kept: Vec<u8> =
                rgba.chunks(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]].map(six_bits)).collect();
            assert_eq!(colours(&rgba), kept);
        }
    }

    #[test]
    fn a_channel_has_64_values_between_black_and_white_and_none_is_more_than_three_off() {
        let kept = |value: u8| without_opacity([value; 16])[0];
        let values: std::collections::BTreeSet<u8> = (0..=u8::MAX).map(kept).collect();
        assert_eq!(values.len(), 64);
        assert_eq!((kept(0), kept(255)), (0, 255));
        assert!((0..=u8::MAX).all(|value| kept(value).abs_diff(value) <= 3));
    }
}
