/**
 * Numbers of loyalty cards: EAN-13, which every till reads, with the prefix 29 that GS1 keeps for numbers inside one
 * company. Source: checklist ACC-2; GS1 General Specifications 1.4 (prefixes), 7.9 (check digit).
 */

const prefix = '29';
const indexDigits = 10;
const spaces = 10 ** indexDigits;
/** Has no common divisor with a power of ten: each index has a number of its own, and the next one is not its neighbour. */
const step = 387_420_489;

/** `index`: how many cards were issued before, and this one. */
export function loyaltyCardNumber(index: number): string {
  const body = String((BigInt(index) * BigInt(step)) % BigInt(spaces));
  const digits = prefix + body.padStart(indexDigits, '0');
  return digits + checkDigitOf(digits);
}

/** Times `step`: 1, modulo `spaces`. */
const inverse = 5_513_180_409;

/** The index of a number, however its digits are grouped; undefined if it is no number of a card. */
export function loyaltyCardIndex(number: string): number | undefined {
  const digits = number.replace(/[^0-9]/g, '');
  const body = digits.slice(prefix.length, -1);
  const index = Number((BigInt(body) * BigInt(inverse)) % BigInt(spaces));
  return loyaltyCardNumber(index) === digits ? index : undefined;
}

/** Of the twelve digits before it: their sum, each second one three times, completed to a multiple of ten. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** In groups, as printed below the bars: `2 938742 048900`. */
export function writtenCardNumber(number: string): string {
  return [number.slice(0, 1), number.slice(1, 7), number.slice(7)].join(' ');
}
