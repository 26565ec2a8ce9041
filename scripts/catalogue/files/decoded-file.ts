/** A file as text, piece by piece, in whatever encoding it is written. */
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { likelyUtf16, markedEncoding } from '#domain/catalogue/import/encoding.ts';
import { FileRefused, WrongUsage } from '../usage.ts';

const headBytes = 64 * 1024;

/** Its first bytes. */
export function headOf(path: string, length = headBytes): Buffer {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, readSync(file, buffer, 0, length, 0));
  } finally {
    closeSync(file);
  }
}

/** What the operator says, else what the byte order mark says, else UTF-8. */
export function encodingOf(head: Buffer, asked: string | undefined): string {
  if (asked) return known(asked);
  const marked = markedEncoding(head);
  const guess = marked ? undefined : likelyUtf16(head);
  if (guess) {
    throw new FileRefused(`the file seems to be UTF-16 without a mark: say --encoding ${guess}`);
  }
  return marked ?? 'utf-8';
}

function known(encoding: string): string {
  try {
    return new TextDecoder(encoding).encoding;
  } catch {
    throw new WrongUsage(
      `no encoding is called ${encoding}; there are utf-8, windows-1252, utf-16le …`,
    );
  }
}

export const decoded = (bytes: Buffer, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes);

/** Without its byte order mark. Bytes that are none of the encoding become U+FFFD, which rows are refused for. */
export async function* textOf(
  path: string,
  encoding: string,
  onBytes: (piece: Buffer) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    onBytes(bytes as Buffer);
    yield decoder.decode(bytes as Buffer, { stream: true });
  }
  yield decoder.decode();
}
