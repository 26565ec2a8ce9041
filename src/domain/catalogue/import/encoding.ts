/** Detects UTF-16 by the bytes at the beginning of a file. */

type Utf16 = 'utf-16le' | 'utf-16be';

/** By its byte order mark; that of UTF-8 is ignored because UTF-8 is the default. */
export function markedEncoding(head: Uint8Array): Utf16 | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}

/** Without a mark: Latin letters and digits in UTF-16 have a NUL beside each. */
export function likelyUtf16(head: Uint8Array): Utf16 | undefined {
  const nuls = [0, 1].map((odd) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  if (Math.max(...nuls) <= head.length / 4) return undefined;
  return (nuls[1] ?? 0) > (nuls[0] ?? 0) ? 'utf-16le' : 'utf-16be';
}
