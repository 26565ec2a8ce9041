/** What is offered in place of an article that is out of stock. */
import { expect, it } from 'vitest';
import { nearestArticle } from '#domain/catalogue/nearest-article.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';

const article = (sku: string, facts: string[], more: Partial<ProductSummary> = {}) =>
  ({ sku, facts, isBware: false, availableQuantity: 1, ...more }) as ProductSummary;

const own = article('own', ['Inhalt 8 L', 'Spannung 230 V', 'Breite 29 cm']);
const twin = article('twin', ['Inhalt 8 L', 'Spannung 230 V', 'Breite 58 cm']);
const cousin = article('cousin', ['Inhalt 6 L', 'Spannung 230 V']);
const used = article('used', own.facts, { isBware: true });
const stranger = article('stranger', ['Leistung 2 kW']);
const gone = { availableQuantity: 0 };

it.each<[string, ProductSummary[], ProductSummary[], string | undefined, string[]]>([
  [
    'the relative with most in common',
    [cousin, twin],
    [stranger],
    'twin',
    ['Inhalt 8 L', 'Spannung 230 V'],
  ],
  ['new goods before B-ware', [used, cousin], [], 'cousin', ['Spannung 230 V']],
  ['B-ware if nothing else is there', [used], [], 'used', own.facts],
  [
    'a stranger if no relative is in stock',
    [{ ...twin, ...gone }],
    [{ ...cousin, ...gone }, stranger],
    'stranger',
    [],
  ],
  ['never itself', [own], [own], undefined, []],
  ['nothing', [], [{ ...stranger, ...gone }], undefined, []],
])('%s', (_, family, others, sku, same) => {
  const found = nearestArticle(own, family, others);
  expect([found?.article.sku, found?.same ?? []]).toEqual([sku, same]);
});
