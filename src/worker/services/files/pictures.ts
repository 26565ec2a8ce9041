/** Decodes and encodes pictures by Cloudflare Images, so that nothing of an upload but its pixels is stored. */
import { logLine } from '#domain/log-line.ts';

/**
 * A WebP whose longer edge is at most `longestEdge` pixels; undefined if the picture cannot be decoded. WebP output has no
 * metadata: neither EXIF nor XMP nor IPTC.
 */
export async function reencoded(
  images: ImagesBinding,
  bytes: Uint8Array,
  longestEdge: number,
): Promise<Uint8Array | undefined> {
  try {
    const output = await images
      .input(streamOf(bytes))
      .transform({ width: longestEdge, height: longestEdge, fit: 'scale-down' })
      .output({ format: 'image/webp', quality: 82, anim: false });
    return new Uint8Array(await output.response().arrayBuffer());
  } catch (error) {
    if (!isImagesError(error)) throw error;
    // Its codes do not tell a broken picture from a service that is away: the operator sees which.
    console.warn(logLine('picture not decoded', error, {}));
    return undefined;
  }
}

const isImagesError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream() as ReadableStream<Uint8Array>;
