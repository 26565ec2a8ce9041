/** The figures that a card shows below the name. */
import type { Language } from '../country/countries.ts';
import type { AttributeRaw } from './document.ts';
import { figureText } from './technical-data/stated-values.ts';
import { baseUnit, comparable } from './units.ts';
import { readNumber, type WrittenNumber, writtenNumbers } from './written-numbers.ts';

const factsOnCard = 2;

/** A figure of the name is rounded to its last digit, and by no more than this share. */
const rounding = 0.005;

/**
 * "Spannung 230 V": the first figures that the name above them does not say, in whatever unit of the quantity. None
 * repeats another one in another unit: thickness 12 mm, height 1.2 cm.
 */
export function factsOf(
  name: string,
  attributesRaw: readonly AttributeRaw[],
  language: Language,
): string[] {
  const inName = measuresIn(name, language);
  const facts: { fact: string; unit: string; measures: Measure[] }[] = [];
  for (const { label, value, unit } of attributesRaw) {
    if (!unit || facts.length === factsOnCard) continue;
    const measures = writtenNumbers(value).map((number) => measureOf(number, unit, language));
    const others = facts.flatMap((each) => (each.unit === unit ? [] : each.measures));
    const isSaid = (one: Measure) =>
      inName.some((said) => said.written === one.written || isSame(said, one)) ||
      others.some((said) => isSame(said, one));
    if (measures.every(isSaid)) continue;
    facts.push({ fact: `${label} ${figureText({ value, unit })}`, unit, measures });
  }
  return facts.map(({ fact }) => fact);
}

/** In the first unit of its quantity. `written`: the digits; `step`: one more in the last of them. */
type Measure = { written: string; unit: string; number: number; step: number };

function measureOf(number: WrittenNumber, unit: string, language: Language): Measure {
  const read = readNumber(number, language);
  const [, decimals = ''] = String(Math.abs(read)).split('.');
  return {
    written: number.text,
    unit: baseUnit(unit),
    number: comparable(read, unit),
    step: comparable(10 ** -decimals.length, unit),
  };
}

/** Figures and the unit behind the last of them: "20 × 30 cm". */
const figures = /((?:\d(?:[\d.,]*\d)?[\s×x/–-]*)+)([°µ]?\p{L}[\p{L}²³/]*|%)?/gu;

function measuresIn(name: string, language: Language): Measure[] {
  return [...name.matchAll(figures)].flatMap(([, numbers = '', unit = '']) =>
    writtenNumbers(numbers).map((number) => measureOf(number, unit, language)),
  );
}

function isSame(said: Measure, { unit, number }: Measure): boolean {
  const apart = Math.abs(said.number - number);
  return said.unit === unit && apart <= Math.min(said.step / 2, rounding * Math.abs(number));
}
