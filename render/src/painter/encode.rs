//! From finished pixels to PNG bytes.

use png::{BitDepth, ColorType, DeflateCompression, Filter};
use vello_cpu::Pixmap;

/// The picture could not be written as PNG.
#[derive(Debug, thiserror::Error)]
#[error("the picture could not be encoded")]
pub struct EncodeError(#[from] png::EncodingError);

/// Every picture is opaque, so premultiplied equals straight and the opacity can go.
///
/// Rows are not filtered: on flat colours, letters and signs that repeat, a filter hides what is alike. So the fastest
/// level is smaller than any filtered one of the encoder's quick ways, and costs little more.
pub(super) fn png(pixmap: &Pixmap) -> Result<Vec<u8>, EncodeError> {
    let rgb = without_opacity(pixmap.data_as_u8_slice());
    let mut file = Vec::with_capacity(512 << 10);
    let mut encoder = png::Encoder::new(&mut file, u32::from(pixmap.width()), u32::from(pixmap.height()));
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_deflate_compression(DeflateCompression::Level(1));
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&rgb)?;
    writer.finish()?;
    Ok(file)
}

/// Red, green and blue of pixels that have an opacity as well.
fn without_opacity(rgba: &[u8]) -> Vec<u8> {
    let mut rgb = vec![0_u8; rgba.len() / 4 * 3];
    let (fours, rest) = rgba.as_chunks::<16>();
    let (outs, last) = rgb.as_chunks_mut::<12>();
    // Four pixels at a time, which the compiler turns into a few shuffles; pixel by pixel this would be a twentieth of
    // a picture's time.
    for (out, p) in outs.iter_mut().zip(fours) {
        *out = [p[0], p[1], p[2], p[4], p[5], p[6], p[8], p[9], p[10], p[12], p[13], p[14]];
    }
    for (out, p) in last.chunks_exact_mut(3).zip(rest.chunks_exact(4)) {
        out.copy_from_slice(&p[..3]);
    }
    rgb
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_opacity_goes() {
        for pixels in 0..11_u8 {
            let rgba: Vec<u8> = (0..pixels * 4).collect();
            let kept: Vec<u8> = rgba.iter().copied().filter(|n| n % 4 != 3).collect();
            assert_eq!(without_opacity(&rgba), kept);
        }
    }
}
