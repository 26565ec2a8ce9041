/**
 * The choices of an attribute filter as an address has them: a word, a number, or a range with both limits inclusive:
 * `230`, `3.5kW`, `1000..2000`, `2..4kW`, `..500`. Numbers without a unit are in the first unit of their quantity and
 * match every unit.
 */
import { baseUnit, comparable, unitInAnyCase } from '../units.ts';

/** Limits in the first unit of the quantity; `unit` is empty if the choice has none. */
export type NumberChoice = { unit: string; low?: number; high?: number };

const figure = String.raw`-?\d+(?:\.\d+)?`;
const oneNumber = new RegExp(String.raw`^(${figure})[\s\u00a0]*([^\d\s.][^\d]*)?$`);
const range = new RegExp(String.raw`^(${figure})?\.\.(${figure})?[\s\u00a0]*([^\d\s.][^\d]*)?$`);

const loose = /^(-?[\d.,]*\d)[\s\u00a0]*([^\d\s.,][^\d]*)?$/;

/** A number as addresses have it: `3,5KW` is `3.5kW`. Others, and words, are returned as they are. */
export function writtenChoice(value: string): string {
  const [, number, unit = ''] = loose.exec(value) ?? [];
  const inCase = unit === '' ? '' : unitInAnyCase(unit.trim());
  if (number === undefined || inCase === undefined) return value;
  const choice = number.replace(/^(-?\d+),(\d{1,2}|\d{4,})$/, '$1.$2') + inCase;
  return oneNumber.test(choice) ? choice : value;
}

export function isRange(value: string): boolean {
  const [, low, high] = range.exec(value) ?? [];
  return low !== undefined || high !== undefined;
}

/** The range as written, for a field or a chip: limits in its own unit. */
export function writtenRange(
  value: string,
): { low?: number; high?: number; unit: string } | undefined {
  if (!isRange(value)) return undefined;
  const [, low, high, unit = ''] = range.exec(value) ?? [];
  return { ...(low && { low: Number(low) }), ...(high && { high: Number(high) }), unit };
}

/** Undefined for a word. */
export function numberChoice(value: string): NumberChoice | undefined {
  const written = writtenRange(value);
  if (written) {
    const { low, high, unit } = written;
    return {
      unit: baseUnit(unit),
      ...(low !== undefined && { low: comparable(low, unit) }),
      ...(high !== undefined && { high: comparable(high, unit) }),
    };
  }
  const [, number, unit = ''] = oneNumber.exec(value) ?? [];
  if (number === undefined) return undefined;
  const exact = comparable(Number(number), unit);
  return { unit: baseUnit(unit), low: exact, high: exact };
}

/** A value that products state, as the index has it. */
export type IndexedValue = {
  unit: string;
  word: string | null;
  low: number | null;
  high: number | null;
};

/** Whether a stated value matches the choice. The same rule in SQL: `hasAny` in worker/data/listing/scope.ts. */
export function matcherOf(value: string): (stated: IndexedValue) => boolean {
  const choice = numberChoice(value);
  if (!choice) return ({ word }) => word === value;
  const range = isRange(value);
  const {
    unit: own,
    low: from = Number.NEGATIVE_INFINITY,
    high: to = Number.POSITIVE_INFINITY,
  } = choice;
  return ({ unit, word, low, high }) => {
    if (word === value) return true;
    if (low === null || high === null || (own !== '' && own !== unit)) return false;
    // A counted figure or a range ("2 × 8 l") is not the number itself.
    return range ? high >= from && low <= to : word === null && low === from;
  };
}
