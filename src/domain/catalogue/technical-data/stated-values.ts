/**
 * What a product's document states of each attribute, as filters compare it: a number in the first unit of its
 * quantity, or a word. Nothing that the product page shows is lost: `3 × 50 × 40 cm` differs from `50 × 40 cm`, and
 * `2 × 8 l` from `16 l`. Only the count of a format is left to the page: `10 × GN 1/1` takes GN 1/1. Source: issue 4 §2,
 * checklist CAT-3.
 */
import type { Language } from '../../country/countries.ts';
import { powerOf } from '../connection.ts';
import type { AttributeRaw, ProductDocument, ProductText } from '../document.ts';
import { plugWord } from '../plug-words.ts';
import { plugAttribute } from '../plugs.ts';
import { baseUnit, comparable } from '../units.ts';
import { canBeRead, isOneNumber, rangeIn, readNumber, writtenNumbers } from '../written-numbers.ts';

const noBreakSpace = '\u00a0';
/** As long as a choice in an address may be. */
const maxWordLength = 100;

export type StatedValue = {
  name: string;
  /** Position in the table of technical data; the most important attributes are first. */
  place: number;
  /** The first unit of the quantity; empty without a unit. */
  unit: string;
  /** Absent if the value is one number. The same in all languages. */
  word?: string;
  /** Both limits if a range is stated; both the total if a figure is counted: `2 × 8`. */
  low?: number;
  high?: number;
};

export function figureText({ value, unit }: Pick<AttributeRaw, 'value' | 'unit'>): string {
  return unit ? value + (unit === '×' ? '' : noBreakSpace) + unit : value;
}

type Tables = Pick<ProductDocument, 'attributes' | 'texts'>;

/**
 * The tables with plugs and formats as filters compare them. English first, so that the words of a product do not depend on its other
 * languages.
 */
export function tablesOf({ attributes, texts }: Tables): [Language, AttributeRaw[]][] {
  const { en, ...others } = texts;
  const all = Object.entries({ ...(en && { en }), ...others }) as [Language, ProductText][];
  return all.map(([language, { attributesRaw }]) => [
    language,
    withPlugWord(attributesRaw, attributes)
      .filter(({ value }) => value.trim() !== '')
      .map((row) => (typeof attributes[row.name] === 'number' ? row : withoutCount(row))),
  ]);
}

function withPlugWord(
  attributesRaw: readonly AttributeRaw[],
  attributes: Tables['attributes'],
): AttributeRaw[] {
  const power = powerOf({ attributes, attributesRaw });
  return attributesRaw.map((row) =>
    row.name === plugAttribute ? { ...row, value: plugWord(row.value, power) } : row,
  );
}

/** A count before one format or other word: `10 × GN 1/1`, `6 x M8`; no figure, no size, no list. */
const countedWord = /^\s*\d+\s*(?:×\s*|x\s+)(\p{L}[^×,;+]*)$/u;

/** Who looks for a format finds whatever takes it. The plugs of markets are found by their count (plug-words.ts). */
function withoutCount(row: AttributeRaw): AttributeRaw {
  const [, word] =
    row.unit || row.name === plugAttribute ? [] : (countedWord.exec(row.value) ?? []);
  return word === undefined ? row : { ...row, value: word };
}

/** The name under which the energy class is stored; no attribute of a document begins with this sign. */
export const energyAttribute = `${String.fromCharCode(1)}energy-class`;

/** Each attribute once, from the first language that states it, and the class of the energy label. */
export function statedValues({
  attributes,
  texts,
  energyLabel,
}: Tables & Pick<ProductDocument, 'energyLabel'>): StatedValue[] {
  const values = new Map<string, StatedValue>();
  for (const [language, rows] of tablesOf({ attributes, texts })) {
    for (const [place, row] of rows.entries()) {
      if (values.has(row.name)) continue;
      const figure = figureOf(row, attributes[row.name], language);
      values.set(row.name, { name: row.name, place, ...inBaseUnit(figure, row.unit) });
    }
  }
  if (energyLabel) {
    const name = energyAttribute;
    values.set(name, { name, place: 0, unit: '', word: energyLabel.class });
  }
  return [...values.values()];
}

/** In the row's own unit. */
type Figure = { word?: string; low?: number; high?: number };

function figureOf(
  row: AttributeRaw,
  machine: string | number | boolean | undefined,
  language: Language,
): Figure {
  const numbers = writtenNumbers(row.value);
  const [only] = numbers;
  if (typeof machine === 'number' && only) {
    if (numbers.length > 1) return { word: wordOf(row), low: machine, high: machine };
    const number = canBeRead(only, machine) ? machine : readNumber(only, language);
    return { low: number, high: number };
  }
  if (machine === undefined && only && isOneNumber(row.value)) {
    const number = readNumber(only, language);
    return { low: number, high: number };
  }
  if (typeof machine === 'boolean') return { word: String(machine) };
  const range = rangeIn(row.value, language);
  const faithful = typeof machine === 'string' && hasSameNumbers(machine, row.value);
  const word = faithful ? wordOf({ ...row, value: machine }) : wordOf(row);
  return { word, ...range };
}

/** A machine-readable text is used only if it has all figures of the text that is shown. */
function hasSameNumbers(machine: string, shown: string): boolean {
  const [own, others] = [writtenNumbers(machine), writtenNumbers(shown)];
  return (
    own.length === others.length &&
    own.every((number, at) => {
      const other = others[at];
      return other !== undefined && canBeRead(other, readNumber(number, 'en'));
    })
  );
}

function wordOf({ value, unit }: AttributeRaw): string {
  const base = baseUnit(unit);
  const shown = comparable(1, unit) === 1 ? base : (unit ?? '');
  return figureText({ value: value.trim(), unit: shown }).slice(0, maxWordLength);
}

function inBaseUnit({ word, low, high }: Figure, unit: string | undefined) {
  return {
    unit: baseUnit(unit),
    ...(word !== undefined && { word }),
    ...(low !== undefined && { low: comparable(low, unit) }),
    ...(high !== undefined && { high: comparable(high, unit) }),
  };
}
