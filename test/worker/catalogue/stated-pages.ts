/**
 * What the product pages of a market state, read from the documents with a parser of its own: independent of the index
 * that filters use.
 */
import { env } from 'cloudflare:test';
import { attributesIn } from '#domain/catalogue/connection.ts';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { readCategories, readProducts } from '#worker/data/catalogue/read-documents.ts';
import { demoProducts } from '../demo-rows.ts';

/** Factors to the unit in which addresses name a range. */
const factors: Record<string, number> = {
  cm: 10,
  m: 1000,
  g: 0.001,
  ml: 0.001,
  kW: 1000,
};

/** `word`: the text as filters have it. `one`: the only number. */
export type StatedRow = { text: string; word: string; one?: number; low?: number; high?: number };
export type StatedPage = {
  document: ProductDocument;
  /** By the name of the attribute. */
  rows: Map<string, StatedRow>;
  /** Categories of the product and all above them. */
  within: Set<string>;
};

/** The published products that the market sells. */
export async function statedPages(market: 'de' | 'bg' | 'gb'): Promise<StatedPage[]> {
  const language = market === 'gb' ? 'en' : market;
  const sold = new Set((await demoProducts(market, language)).map(({ sku }) => sku));
  const parents = new Map((await readCategories(env.DB)).map(({ key, parent }) => [key, parent]));
  return (await everything())
    .filter(({ sku }) => sold.has(sku))
    .map((document) => {
      const { attributes, texts } = document;
      const attributesRaw = texts[language]?.attributesRaw ?? [];
      const own = attributesIn(market, { attributes, attributesRaw });
      const said = own.filter(({ value }) => value.trim() !== '');
      return {
        document,
        rows: new Map(
          said.map((row) => {
            const stated = rowOf(row, language === 'en');
            return [row.name, { ...stated, word: wordOf(row.name, stated.text) }];
          }),
        ),
        within: new Set(document.categories.flatMap((key) => lineOf(key, parents))),
      };
    });
}

async function everything(): Promise<ProductDocument[]> {
  const all: ProductDocument[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const part: ProductDocument[] = await readProducts(env.DB, { after, limit: 200 });
    all.push(...part);
    after = part.at(-1)?.sku;
  }
  return all;
}

function lineOf(key: string, parents: ReadonlyMap<string, string | undefined>): string[] {
  const parent = parents.get(key);
  return parent === undefined ? [key] : [key, ...lineOf(parent, parents)];
}

/** `10 × GN 1/1` is found as GN 1/1. */
const wordOf = (name: string, text: string) =>
  name === 'plug' ? text : text.replace(/^\d+\u00a0×\u00a0(?=[A-Z])/, '');

type Raw = { value: string; unit?: string | undefined };

/** A counted figure is its total, a list the sum, and a range has two limits. */
function rowOf({ value, unit }: Raw, english: boolean): Omit<StatedRow, 'word'> {
  const text = unit ? value + (unit === '×' ? '' : '\u00a0') + unit : value;
  const plain = english ? value.replace(/,/g, '') : value.replace(/\./g, '').replace(/,/g, '.');
  const numbers = (plain.match(/\d[\d\u00a0]*(?:\.\d+)?/g) ?? [])
    .map((number) => Number(number.replace(/\u00a0/g, '')) * (factors[unit ?? ''] ?? 1))
    .map((number) => Number(number.toPrecision(12)));
  const [first = 0, second = 0] = numbers;
  const counted = /^\s*(\d+)\u00a0×/.exec(value);
  const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 0);
  if (/^-?[\d.,\u00a0]+–-?[\d.,\u00a0]+$/.test(value)) {
    return { text, low: value.startsWith('-') ? -first : first, high: second };
  }
  if (/[^\d.,\u00a0×/ ]/.test(value) || numbers.length === 0) return { text };
  if (!counted) {
    const total = sum(numbers);
    return { text, low: total, high: total, ...(numbers.length === 1 && { one: total }) };
  }
  const total = sum(numbers.slice(1)) * Number(counted[1]);
  // Three measures multiplied are a size, not a number.
  return numbers.length === 2 || value.includes('/') ? { text, low: total, high: total } : { text };
}
