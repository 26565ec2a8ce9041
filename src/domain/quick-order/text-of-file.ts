/** An uploaded list as text: UTF-8 with or without BOM, UTF-16 as Excel writes it, else Windows-1252. */
import { likelyUtf16, markedEncoding } from '../catalogue/import/encoding.ts';

/** Bytes that are examined to guess the encoding. */
const headBytes = 4096;

/** Undefined for a workbook (or another archive), which cannot be read as lines. */
export function textOfFile(bytes: Uint8Array): string | undefined {
  if (beginsWith(bytes, zipped) || beginsWith(bytes, olderWorkbook)) return undefined;
  const utf16 = markedEncoding(bytes) ?? likelyUtf16(bytes.subarray(0, headBytes));
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** First bytes of .xlsx and .ods, and of .xls. */
const zipped = [0x50, 0x4b, 0x03, 0x04];
const olderWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

function beginsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, at) => bytes[at] === byte);
}
