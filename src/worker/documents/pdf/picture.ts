/** Pictures of a document: JPEG data, which PDF embeds as they are (ISO 32000-1, 7.4.8 DCTDecode). */
import type { PdfObjects, Reference } from './pdf-file.ts';

export type Picture = { jpeg: Uint8Array; width: number; height: number };

/** Undefined for other data than a JPEG picture in colour. */
export function readPicture(jpeg: Uint8Array): Picture | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (jpeg.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  // Segments: a marker of two bytes, then their length, which includes itself.
  for (let at = 2; at + 9 < jpeg.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    // Start of frame: baseline, extended or progressive.
    if (marker < 0xffc0 || marker > 0xffc2) continue;
    const isColour = jpeg[at + 9] === 3;
    return isColour
      ? { jpeg, height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
      : undefined;
  }
  return undefined;
}

export function embedPicture({ jpeg, width, height }: Picture, objects: PdfObjects): Reference {
  return objects.addStream(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}` +
      '/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode',
    jpeg,
  );
}
