/** Reads a file as text, piece by piece, in its encoding. */
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { likelyUtf16, markedEncoding } from '#domain/catalogue/import/encoding.ts';
import { FileRefused, WrongUsage } from '../usage.ts';

const headBytes = 64 * 1024;

/** The first bytes of a file. */
export function headOf(path: string, length = headBytes): Buffer {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, readSync(file, buffer, 0, length, 0));
  } finally {
    closeSync(file);
  }
}

/** The operator's encoding, else that of the byte order mark, else UTF-8. */
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

/** The text without its byte order mark. Invalid bytes become U+FFFD, for which rows are refused. */
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
