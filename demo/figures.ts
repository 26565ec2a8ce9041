/** Formats figures for a language, and converts them for filters and comparison. */
import type { Language } from '#domain/country/countries.ts';
import { definitionOf } from './attributes.ts';
import { type Article, type Figure, type Size, termOf } from './kinds.ts';
import { sentence, termsOf, word } from './terms.ts';
import { unitAfter, unitSign } from './units.ts';

export const noBreakSpace = '\u00a0';

const formatters = new Map<string, Intl.NumberFormat>();

/** `plain`: without thousands separators, for slugs. */
export function formatNumber(value: number, language: Language, plain = false): string {
  const key = `${language}${plain}`;
  const formatter =
    formatters.get(key) ??
    // `pt` alone is the Brazilian format; the store is in Portugal.
    new Intl.NumberFormat(language === 'pt' ? 'pt-PT' : language, {
      maximumFractionDigits: 3,
      useGrouping: plain ? false : 'auto',
    });
  formatters.set(key, formatter);
  return formatter.format(value);
}

export function writeFigure(
  attribute: string,
  figure: Figure,
  language: Language,
  plain = false,
): { value: string; unit?: string } {
  const definition = definitionOf(attribute);
  if (definition.kind === 'figure') {
    const value = writeNumbers(figure, (part) => formatNumber(part, language, plain));
    return { value, ...(definition.unit && { unit: unitSign(definition.unit, language) }) };
  }
  const { values } = termsOf(language);
  if (definition.kind === 'word') return { value: word(values, String(figure)) };
  if (definition.kind === 'flag') return { value: word(values, figure === true ? 'yes' : 'no') };
  if (definition.kind === 'products') return { value: writeProducts(figure, language) };
  return { value: writeNumbers(figure, String) };
}

/** "Fritteuse, Kontaktgrill" */
function writeProducts(figure: Figure, language: Language): string {
  if (typeof figure !== 'object' || !('for' in figure)) throw new Error('names no products');
  const { products } = termsOf(language);
  return figure.for.map((kind) => sentence(word(products, termOf(kind)), language)).join(', ');
}

function writeNumbers(figure: Figure, write: (part: number) => string): string {
  if (typeof figure === 'number') return write(figure);
  if (typeof figure !== 'object') return String(figure);
  if ('each' in figure) return times(figure.count, write(figure.each));
  if ('text' in figure) return times(figure.count, figure.text);
  if ('set' in figure) {
    const set = figure.set.map(write).join(' / ');
    return figure.count ? times(figure.count, set) : set;
  }
  if ('from' in figure) return `${write(figure.from)}–${write(figure.to)}`;
  if ('for' in figure) throw new Error('products are no numbers');
  return [...(figure.count ? [figure.count] : []), ...figure.size]
    .map(write)
    .join(`${noBreakSpace}×${noBreakSpace}`);
}

function times(count: number, text: string): string {
  return `${count}${noBreakSpace}×${noBreakSpace}${text}`;
}

/** One fact of a name: "2 × 8 l", "Ø 125 mm", "1.000×", "gelocht"; none for a feature that the article does not have. */
export function writeFact(
  attribute: string,
  article: Article,
  language: Language,
  plain = false,
): string | undefined {
  if (attribute === 'size') {
    const numbers = article.size.map((part) => formatNumber(part, language, plain));
    return `${numbers.join(`${noBreakSpace}×${noBreakSpace}`)}${noBreakSpace}${unitSign('centimetre', language)}`;
  }
  const definition = definitionOf(attribute);
  const figure = dimensions(article.size)[attribute] ?? article.attributes[attribute];
  if (definition.kind === 'flag')
    return figure === true ? word(termsOf(language).attributes, attribute) : undefined;
  if (figure === undefined) throw new Error(`${article.kind} has no ${attribute}`);
  if (definition.kind === 'figure' && definition.unit === 'millimetre' && isMetre(figure))
    return `${formatNumber(figure / 1000, language, plain)}${noBreakSpace}${unitSign('metre', language)}`;
  const { value } = writeFigure(attribute, figure, language, plain);
  if (definition.kind !== 'figure') return value;
  const sign = definition.sign ? definition.sign + noBreakSpace : '';
  if (!definition.unit) return sign + value;
  const unit = unitAfter(figure, definition.unit, language);
  return sign + value + (unit === '×' ? '' : noBreakSpace) + unit;
}

/** The technical data have millimetres throughout; in a name anyone says "3 m", not "3.000 mm". */
function isMetre(millimetres: Figure): millimetres is number {
  return typeof millimetres === 'number' && millimetres >= 1000;
}

type Machine = Record<string, string | number | boolean>;

/** For filters: counted figures as their total, ranges as written and as two bounds. */
export function machineAttributes(article: Article): Machine {
  const all: Machine = {};
  for (const [key, figure] of Object.entries(article.attributes)) {
    if (typeof figure !== 'object') all[key] = figure;
    else if ('each' in figure) all[key] = figure.count * figure.each;
    else if ('text' in figure) all[key] = figure.text;
    else if ('set' in figure)
      all[key] = (figure.count ?? 1) * figure.set.reduce((sum, part) => sum + part, 0);
    else if ('size' in figure) all[key] = figure.size.join(' × ');
    else if ('for' in figure) all[key] = figure.for.join(', ');
    else {
      all[key] = `${figure.from}–${figure.to}`;
      all[`${key}-min`] = figure.from;
      all[`${key}-max`] = figure.to;
    }
  }
  return {
    ...all,
    ...dimensions(article.size),
    'net-weight': article.weight,
    'product-type': article.kind,
  };
}

export function dimensions([width, depth, height]: Size): Record<string, number> {
  return { width, depth, height };
}
