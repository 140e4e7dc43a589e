//! From finished pixels to PNG bytes.

use vello_cpu::Pixmap;

use super::deflate;

/// The picture could not be written as PNG.
#[derive(Debug, thiserror::Error)]
#[error("the picture could not be encoded")]
pub struct EncodeError(#[from] png::EncodingError);

/// Every picture is opaque, so premultiplied equals straight and the opacity can go.
pub(super) fn png(pixmap: &Pixmap) -> Result<Vec<u8>, EncodeError> {
    let (w, h) = (pixmap.width(), pixmap.height());
    let packed = deflate::zlib(pixmap.data_as_u8_slice(), usize::from(w));
    let mut file = Vec::with_capacity(packed.len() + 100);
    let mut encoder = png::Encoder::new(&mut file, u32::from(w), u32::from(h));
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &packed)?;
    writer.finish()?;
    Ok(file)
}
