/** The numbers in a text of the catalogue: `6.500` is six thousand five hundred in German and 6.5 in English. */
import type { Language } from '../country/countries.ts';

/** A number with its digits as written: `text` has no spaces and no sign. */
export type WrittenNumber = { text: string; negative: boolean };

const grouped = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d+)?(?!\d)`;
const plain = String.raw`\d+(?:[.,]\d+)?`;
/** A minus is a sign at the beginning and after a dash; between two numbers it means "to". */
const written = new RegExp(String.raw`((?:^|[–—…/(])\s*[-−])?(${grouped}|${plain})`, 'g');

const alone = new RegExp(`^[-−+]?(?:${grouped}|${plain})$`);

export function writtenNumbers(text: string): WrittenNumber[] {
  return [...text.trim().matchAll(written)].map(([, sign, digits = '']) => ({
    text: digits.replace(/['’\s]/g, ''),
    negative: sign !== undefined,
  }));
}

/** The number as a reader of the language understands it; without a language, `1.500` and `1,500` are thousands. */
export function readNumber(number: WrittenNumber, language?: Language): number {
  return signed(number, decimal(number.text, language === 'en' ? '.' : language && ','));
}

/** Whether it can be read as this number, in whichever language. */
export function canBeRead(number: WrittenNumber, as: number): boolean {
  return ['.', ','].some((mark) => signed(number, decimal(number.text, mark)) === as);
}

/** Whether the text consists of one number alone. */
export function isOneNumber(text: string): boolean {
  return alone.test(text.trim());
}

/** The limits if the text is a range: `60–190`, `-2 … 8`. */
export function rangeIn(
  text: string,
  language: Language,
): { low: number; high: number } | undefined {
  const numbers = writtenNumbers(text);
  const between = text.trim().replaceAll(written, '\n');
  if (numbers.length !== 2 || !/^\n\s*(?:[-–—]|…|\.\.\.?)\s*\n$/.test(betweenDashes(between))) {
    return undefined;
  }
  const [low = 0, high = 0] = numbers.map((number) => readNumber(number, language));
  return low <= high ? { low, high } : undefined;
}

/** `written` consumes the dash before a negative number; its place is a dash again. */
function betweenDashes(text: string): string {
  return text === '\n\n' ? '\n–\n' : text;
}

/** `mark`: what a single mark before three digits is read as a decimal mark. */
function decimal(text: string, mark: string | undefined): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return Number(text);
  const both = text.includes('.') && text.includes(',');
  const groups = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  const isDecimal =
    both || !groups || (text[last] === mark && text.indexOf(text.charAt(last)) === last);
  if (!isDecimal) return Number(text.replace(/[.,]/g, ''));
  return Number(`${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1)}`);
}

function signed({ negative }: WrittenNumber, number: number): number {
  return negative && number !== 0 ? -number : number;
}
