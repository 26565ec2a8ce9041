/**
 * Reads PAY by square codes without the library that writes them: base 32 and header by the specification of the Slovenská
 * banková asociácia, LZMA by the specification of the 7-Zip LZMA SDK (lc 3, lp 0, pb 2), the checksum by Node.
 */
import { crc32 } from 'node:zlib';

/** Throws if header or checksum violate the specification. */
export function readPayBySquare(content: string): { version: number; fields: string[] } {
  const bytes = unBase32(content);
  const [kind = 0, reserved] = bytes;
  const length = (bytes[2] ?? 0) + 256 * (bytes[3] ?? 0);
  if (kind >> 4 !== 0 || reserved !== 0) throw new Error('no payment');
  const checked = Buffer.from(unLzma(bytes.slice(4), length));
  const body = checked.subarray(4);
  if (checked.readUInt32LE() !== crc32(body)) throw new Error('wrong checksum');
  return { version: kind & 15, fields: body.toString('utf8').split('\t') };
}

function unBase32(text: string): number[] {
  const bits = [...text].map((each) => Number.parseInt(each, 32).toString(2).padStart(5, '0'));
  const eights = bits.join('').match(/.{8}/g) ?? [];
  return eights.map((eight) => Number.parseInt(eight, 2));
}

type Coder = { bit: (name: string) => number; direct: (count: number) => number };

/** Probabilities are named after the specification's tables and start at one half. */
function rangeDecoder(bytes: readonly number[]): Coder {
  const probabilities = new Map<string, number>();
  let next = 5;
  let range = 0xff_ff_ff_ff;
  let code = bytes.slice(1, 5).reduce((sum, byte) => sum * 256 + byte, 0);

  function normalize(): void {
    if (range >= 0x01_00_00_00) return;
    range *= 256;
    code = code * 256 + (bytes[next] ?? 0);
    next += 1;
  }

  function bit(name: string): number {
    const probability = probabilities.get(name) ?? 1024;
    const bound = (range >>> 11) * probability;
    const isSet = code >= bound;
    probabilities.set(
      name,
      isSet ? probability - (probability >> 5) : probability + ((2048 - probability) >> 5),
    );
    range = isSet ? range - bound : bound;
    if (isSet) code -= bound;
    normalize();
    return Number(isSet);
  }

  function direct(count: number): number {
    let value = 0;
    for (let each = 0; each < count; each += 1) {
      range = Math.floor(range / 2);
      const isSet = code >= range;
      if (isSet) code -= range;
      value = value * 2 + Number(isSet);
      normalize();
    }
    return value;
  }

  return { bit, direct };
}

function unLzma(bytes: readonly number[], length: number): number[] {
  const { bit, direct } = rangeDecoder(bytes);
  const out: number[] = [];
  let state = 0;
  let distances = [0, 0, 0, 0];

  const tree = (name: string, bits: number) => {
    let node = 1;
    while (node < 2 ** bits) node = node * 2 + bit(`${name} ${node}`);
    return node - 2 ** bits;
  };
  const reverseTree = (name: string, bits: number) => {
    let node = 1;
    let value = 0;
    for (let at = 0; at < bits; at += 1) {
      const read = bit(`${name} ${node}`);
      node = node * 2 + read;
      value += read << at;
    }
    return value;
  };
  const lengthOf = (name: string, place: number) => {
    if (!bit(`${name} choice`)) return tree(`${name} low ${place}`, 3);
    return bit(`${name} choice 2`)
      ? 16 + tree(`${name} high`, 8)
      : 8 + tree(`${name} mid ${place}`, 3);
  };
  const distanceOf = (size: number) => {
    const slot = tree(`slot ${Math.min(size, 3)}`, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const base = (2 + (slot & 1)) * 2 ** bits;
    if (slot < 14) return base + reverseTree(`special ${slot}`, bits);
    return base + direct(bits - 4) * 16 + reverseTree('align', 4);
  };

  function literal(): void {
    const table = `literal ${(out.at(-1) ?? 0) >> 5}`;
    let symbol = 1;
    let like = state < 7 ? undefined : (out.at(-1 - (distances[0] ?? 0)) ?? 0);
    while (symbol < 256) {
      const expected: number | undefined = like === undefined ? undefined : (like >> 7) & 1;
      const read = bit(`${table} ${expected ?? 'plain'} ${symbol}`);
      symbol = symbol * 2 + read;
      like = like === undefined || read !== expected ? undefined : like << 1;
    }
    out.push(symbol - 256);
    if (state < 4) state = 0;
    else state -= state < 10 ? 3 : 6;
  }

  function copy(count: number): void {
    for (let each = 0; each < count; each += 1) out.push(out.at(-1 - (distances[0] ?? 0)) ?? 0);
  }

  while (out.length < length) {
    const place = out.length % 4;
    if (!bit(`match ${state} ${place}`)) {
      literal();
    } else if (!bit(`rep ${state}`)) {
      const size = lengthOf('len', place);
      distances = [distanceOf(size), ...distances.slice(0, 3)];
      state = state < 7 ? 7 : 10;
      copy(size + 2);
    } else if (!bit(`rep 0 ${state}`)) {
      const isLong = bit(`long ${state} ${place}`);
      const size = isLong ? lengthOf('rep len', place) : -1;
      const [short, long] = state < 7 ? [9, 8] : [11, 11];
      state = isLong ? long : short;
      copy(size + 2);
    } else {
      // The index of the repeated distance, which becomes the latest one.
      const which = bit(`rep 1 ${state}`) ? 2 + bit(`rep 2 ${state}`) : 1;
      distances = [distances[which] ?? 0, ...distances.filter((_, at) => at !== which)];
      const size = lengthOf('rep len', place);
      state = state < 7 ? 8 : 11;
      copy(size + 2);
    }
  }
  return out;
}
