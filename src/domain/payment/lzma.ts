/**
 * LZMA of short texts, as PAY by square wants it: lc 3, lp 0, pb 2, without a header. Every byte is written as a literal;
 * matches would save nothing in a hundred bytes. Source: the LZMA specification of the 7-Zip LZMA SDK.
 */

/** A probability of one half, in 2048ths. */
const half = 1024;
const positions = 4;

export function lzmaLiterals(bytes: Uint8Array): number[] {
  const coder = rangeCoder();
  const isMatch = new Uint16Array(positions).fill(half);
  const literals = new Uint16Array(8 * 0x300).fill(half);
  let previous = 0;
  for (const [at, byte] of bytes.entries()) {
    coder.encode(isMatch, at % positions, 0);
    const table = (previous >> 5) * 0x300;
    let symbol = 1;
    for (let shift = 7; shift >= 0; shift -= 1) {
      const bit = (byte >> shift) & 1;
      coder.encode(literals, table + symbol, bit);
      symbol = (symbol << 1) | bit;
    }
    previous = byte;
  }
  return coder.end();
}

/** Narrows a range bit by bit; what can no longer change is written. */
function rangeCoder() {
  const written: number[] = [];
  let low = 0;
  let range = 0xff_ff_ff_ff;
  /** The byte that a carry may still raise, and how many follow it that would pass the carry on. */
  let held = 0;
  let waiting = 0;

  function shift(): void {
    if (low < 0xff_00_00_00 || low > 0xff_ff_ff_ff) {
      const carry = low > 0xff_ff_ff_ff ? 1 : 0;
      written.push((held + carry) & 0xff);
      for (; waiting > 0; waiting -= 1) written.push((0xff + carry) & 0xff);
      held = (low >>> 24) & 0xff;
    } else {
      waiting += 1;
    }
    low = (low % 0x01_00_00_00) * 256;
  }

  function encode(probabilities: Uint16Array, index: number, bit: number): void {
    const probability = probabilities[index] ?? half;
    const bound = (range >>> 11) * probability;
    if (bit === 0) {
      range = bound;
      probabilities[index] = probability + ((2048 - probability) >> 5);
    } else {
      low += bound;
      range -= bound;
      probabilities[index] = probability - (probability >> 5);
    }
    while (range < 0x01_00_00_00) {
      range *= 256;
      shift();
    }
  }

  function end(): number[] {
    for (let rest = 0; rest < 5; rest += 1) shift();
    return written;
  }

  return { encode, end };
}
