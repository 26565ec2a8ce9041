/**
 * Over the whole demo: the count beside every choice of every attribute filter is the number of product pages that
 * state it, in every category, and choosing it shows exactly their products. Source: checklist CAT-3, decision 56.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { FacetValue, ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import type { listingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { chance } from '../../domain/seeded.ts';
import { firstSeed, someOf } from '../../random.ts';
import { visitor } from '../visitor.ts';
import { type StatedPage, type StatedRow, statedPages } from './stated-pages.ts';

type Asked = z.input<typeof listingQuery>;

async function listings(market: string, queries: readonly Asked[]): Promise<ListingPage[]> {
  const found: ListingPage[] = [];
  for (let at = 0; at < queries.length; at += 6) {
    const part = queries.slice(at, at + 6);
    found.push(...(await visitor(market).ask('searchProducts', { queries: part })).listings);
  }
  return found;
}

/** A choice is a range with limits, one number, or the text of a page. */
function states(row: StatedRow | undefined, { value, label }: FacetValue): boolean {
  if (!row) return false;
  if (/^-?\d+(\.\d+)?$/.test(value)) return row.one === Number(value);
  const [, low, high] = /^(-?[\d.]+?)?\.\.(-?[\d.]+)?$/.exec(value) ?? [];
  if (low === undefined && high === undefined) return row.word === label;
  if (row.low === undefined || row.high === undefined) return false;
  return row.high >= Number(low ?? -1e12) && row.low <= Number(high ?? 1e12);
}

const largest = 48;
const skusOf = (products: readonly { sku: string }[]) =>
  products
    .filter(isOfDemo)
    .map(({ sku }) => sku)
    .sort();

let pages: StatedPage[] = [];
const shown = new Map<string, ListingPage>();
beforeAll(async () => {
  pages = await statedPages('de');
  const keys = [
    ...new Set(
      pages.filter(({ document }) => isOfDemo(document)).flatMap(({ within }) => [...within]),
    ),
  ];
  const answers = await listings(
    'de',
    keys.map((category) => ({ category, pageSize: 1 })),
  );
  for (const [at, key] of keys.entries()) {
    const answer = answers[at];
    if (answer) shown.set(key, answer);
  }
});

/** Other tests put articles on sale too, with the same text in every language. */
const isOfDemo = ({ sku }: { sku: string }) => !sku.startsWith('EX9');
const inCategory = (key: string) => pages.filter(({ within }) => within.has(key));

/** Every choice of every category, with the pages that state it. */
const choices = () =>
  [...shown].flatMap(([category, { facets }]) =>
    facets.attributes.flatMap(({ name, values }) =>
      values.map((value) => ({
        category,
        name,
        value,
        stating: inCategory(category).filter(({ rows }) => states(rows.get(name), value)),
      })),
    ),
  );

describe('in every category of the demo', () => {
  it('the count of each choice is the number of product pages that state it', () => {
    const all = choices();
    const wrong = all.filter(({ value, stating }) => value.count !== stating.length);
    expect(shown.size).toBeGreaterThan(50);
    expect(all.length).toBeGreaterThan(2000);
    expect(
      wrong.map(({ category, name, value, stating }) => [category, name, value, stating.length]),
    ).toEqual([]);
  });

  it('each attribute of a page is a filter, unless all pages state the same', () => {
    for (const [category, { facets }] of shown) {
      const offered = facets.attributes.map(({ name }) => name).sort();
      const own = inCategory(category);
      const told = new Set(own.flatMap(({ rows }) => [...rows.keys()]));
      const telling = [...told].filter(
        (name) => new Set(own.map(({ rows }) => rows.get(name)?.word)).size > 1,
      );
      expect([category, offered]).toEqual([category, telling.sort()]);
    }
  });

  it('the count of each energy class is the number of products with that label', () => {
    const wrong = [...shown].filter(([category, { facets }]) => {
      const classes = inCategory(category).flatMap(
        ({ document }) => document.energyLabel?.class ?? [],
      );
      const counted = facets.energyClasses.flatMap(({ energyClass, count }) =>
        Array.from({ length: count }, () => energyClass),
      );
      return classes.sort().join() !== counted.join();
    });
    expect(wrong).toEqual([]);
  });
});

it('each of many choices, others in each run, shows exactly the products whose pages state it', async () => {
  const distinct = [
    ...new Map(choices().map((each) => [`${each.name} ${each.value.value}`, each])).values(),
  ];
  const random = chance(firstSeed);
  expect(distinct.length).toBeGreaterThan(300);
  const asked = someOf(distinct, 120).map(({ name, value, category, stating }) => {
    const attributes = { [name]: [value.value] };
    const whole = pages.filter(({ rows }) => states(rows.get(name), value));
    const documents = (some: readonly StatedPage[]) => some.map(({ document }) => document);
    // Alternately in the whole shop and in a category.
    return random.between(0, 1) === 1
      ? { query: { attributes, category }, expected: documents(stating) }
      : { query: { attributes }, expected: documents(whole) };
  });
  // With one page more, on which other products would be found.
  const pagesOf = (expected: readonly unknown[]) => Math.floor(expected.length / largest) + 2;
  const found = await listings(
    'de',
    asked.flatMap(({ query, expected }) =>
      Array.from({ length: pagesOf(expected) }, (_, at) => ({
        ...query,
        page: at + 1,
        pageSize: largest,
        counted: 'none' as const,
      })),
    ),
  );
  for (const { query, expected } of asked) {
    const items = found.splice(0, pagesOf(expected)).flatMap((page) => page.items);
    expect([query, skusOf(items)]).toEqual([query, skusOf(expected)]);
  }
});

it('product pages show these rows: every tenth page has the text of each', async () => {
  const own = pages.filter(({ document }) => isOfDemo(document));
  for (const { document, rows } of own.filter((_, at) => at % 10 === 0)) {
    const html = await (await visitor('de').get(`/${document.texts.de?.slug}`)).text();
    const { netSize, attributes } = document;
    const sizes = Object.values(netSize ?? {});
    const missing = [...rows].filter(
      ([name, { text }]) =>
        !html.includes(`>${text}</td>`) && !sizes.some((size) => size === attributes[name]),
    );
    expect([document.sku, missing]).toEqual([document.sku, []]);
  }
});
