/**
 * The bars of an EAN-13 number: 95 modules, each a bar (1) or a space (0). Source: GS1 General Specifications 5.2,
 * ISO/IEC 15420.
 */

/** Modules of a digit on the left with odd parity (set A). Set C are their complements, set B these reversed. */
const setA = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const complement = (modules: string) =>
  [...modules].map((module) => (module === '0' ? '1' : '0')).join('');
const setC = setA.map(complement);
const setB = setC.map((modules) => [...modules].reverse().join(''));

/** The first digit has no bars of its own: it chooses the sets of the six digits on the left. */
const parities = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
];

const guard = '101';
const centre = '01010';

export function ean13Modules(number: string): string {
  const [first = 0, ...digits] = [...number].map(Number);
  const left = digits
    .slice(0, 6)
    .map((digit, index) => (parities[first]?.[index] === 'A' ? setA : setB)[digit]);
  const right = digits.slice(6).map((digit) => setC[digit]);
  return [guard, ...left, centre, ...right, guard].join('');
}

/** The bars as positions and widths in modules: neighbours are one bar. */
export function ean13Bars(number: string): { x: number; width: number }[] {
  return [...ean13Modules(number).matchAll(/1+/g)].map(({ index, 0: { length } }) => ({
    x: index,
    width: length,
  }));
}
