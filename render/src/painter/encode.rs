//! From finished pixels to PNG bytes.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};
use vello_cpu::Pixmap;

/// The picture could not be written as PNG.
#[derive(Debug, thiserror::Error)]
#[error("the picture could not be encoded")]
pub struct EncodeError(#[from] image::ImageError);

/// Every picture is opaque, so premultiplied equals straight and the opacity can go.
/// `Fast` with Paeth beats the encoder's default in time and in size on these scenes.
pub(super) fn png(pixmap: &Pixmap) -> Result<Vec<u8>, EncodeError> {
    let (w, h) = (pixmap.width(), pixmap.height());
    let mut rgb = vec![0_u8; usize::from(w) * usize::from(h) * 3];
    let (pixels, _) = pixmap.data_as_u8_slice().as_chunks::<4>();
    for (out, [r, g, b, _]) in rgb.as_chunks_mut::<3>().0.iter_mut().zip(pixels) {
        *out = [*r, *g, *b];
    }
    let mut png = Vec::with_capacity(512 << 10);
    PngEncoder::new_with_quality(&mut png, CompressionType::Fast, FilterType::Paeth).write_image(
        &rgb,
        u32::from(w),
        u32::from(h),
        ExtendedColorType::Rgb8,
    )?;
    Ok(png)
}
