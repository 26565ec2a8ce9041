/** The demo shop's two trees beside the departments: trades and frequent searches. */
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/country/countries.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';
import { otherShelves } from '../../../demo/other-trees.ts';

const documents = demoCatalogue(new Date('2026-11-21T10:00:00Z'));
const categories = documents.filter((document) => document.type === 'category');
const products = documents.filter((document) => document.type === 'product');
const inTree = (tree?: string) => categories.filter((category) => category.tree === tree);

it('there are six trades and eight shelves of frequent searches, each with its own number', () => {
  expect(inTree('industry').map(({ orderHint }) => orderHint)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(inTree('longtail').map(({ orderHint }) => orderHint)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(inTree()).toHaveLength(categories.length - 14);
});

it('the shelves name only kinds that the shop has', () => {
  const families = new Set(products.map(({ family }) => family));
  for (const { kinds } of otherShelves) {
    expect(kinds.filter((kind) => !families.has(kind))).toEqual([]);
    expect(new Set(kinds).size).toBe(kinds.length);
  }
});

it.each(otherShelves)('$key holds articles of every kind it names', ({ key, kinds }) => {
  const inside = products.filter((product) => product.categories.includes(key));
  expect([...new Set(inside.map(({ family }) => family))].toSorted()).toEqual(kinds.toSorted());
  expect(inside.length).toBeGreaterThanOrEqual(10);
});

it('every product is first in its shelf, then in the department of that shelf, and in no other', () => {
  const main = new Map(inTree().map(({ key, parent }) => [key, parent]));
  for (const { sku, categories: own } of products) {
    const [shelf = '', department = '', ...others] = own;
    expect(main.get(shelf), sku).toBe(department);
    expect(others.filter((key) => main.has(key))).toEqual([]);
  }
});

describe.each(languages)('in %s', (language) => {
  const texts = [...inTree('industry'), ...inTree('longtail')].flatMap(
    (category) => category.texts[language] ?? [],
  );

  it('every shelf has a name, an address and a description of its own', () => {
    for (const field of ['name', 'slug', 'description'] as const) {
      expect(new Set(texts.map((text) => text[field])).size).toBe(texts.length);
    }
    // A number after a slug would mean that a department has the same name.
    expect(texts.filter(({ slug }) => /-\d+$/.test(slug))).toEqual([]);
    expect(texts.filter(({ name }) => /^\P{Lu}/u.test(name))).toEqual([]);
  });
});
