/** What the adapter makes of a catalogue with entries of another form. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { failed, openMiddleware } from './middleware-shop.ts';

let remote: Awaited<ReturnType<typeof openMiddleware>>;
beforeAll(async () => {
  remote = await openMiddleware();
});
beforeEach(() => remote.forget());
afterAll(() => remote.close());

const price = { value: { currencyCode: 'EUR', centAmount: 9900 } };
const product = {
  id: 'product-1',
  key: 'family-1',
  name: 'Regal',
  slug: 'regal',
  published: true,
  masterVariant: { sku: 'EX10000001', prices: [price] },
  variants: [{ sku: 'EX10000002', prices: [price] }],
  categories: [{ id: 'category-1', key: 'shelving' }],
};
const answer = (...results: object[]) => ({ data: { products: { results } } });
const skus = ['EX10000001', 'EX10000002', 'EX10000003'];

async function readProducts() {
  const found = await remote.catalogue().productsBySku(skus);
  if (!found.ok) throw new Error(found.message);
  const { drafts, withdrawn, refused } = found.data;
  return {
    drafts: drafts.map(({ sku }) => sku),
    withdrawn,
    refused: refused.map(({ sku }) => sku),
  };
}

describe('a product of another form', () => {
  const other = { ...product, id: 'product-2', masterVariant: { sku: 'EX10000003' }, variants: [] };
  const wrong = { ...product, description: { html: 'Ein Regal' } };

  it('is refused with all of its articles, the others are read', async () => {
    remote.next('getProduct', answer(wrong, other), locales.length);
    expect(await readProducts()).toEqual({
      drafts: ['EX10000003'],
      withdrawn: [],
      refused: ['EX10000001', 'EX10000002'],
    });
  });

  it('is refused if it is so in one language alone: its articles keep what they have there', async () => {
    remote.next('getProduct', answer(product, other), 3);
    remote.next('getProduct', answer(wrong, other), 1);
    remote.next('getProduct', answer(product, other), locales.length - 4);
    expect(await readProducts()).toMatchObject({
      drafts: ['EX10000003'],
      refused: ['EX10000001', 'EX10000002'],
    });
  });

  it('is not one in which an attribute has no value', async () => {
    const attributesRaw = [{ name: 'brand' }, { name: 'model', value: 'R1' }];
    const bare = { ...product, masterVariant: { ...product.masterVariant, attributesRaw } };
    remote.next('getProduct', answer(bare, other), locales.length);
    expect(await remote.catalogue().productsBySku(skus)).toMatchObject({
      data: {
        drafts: skus.map((sku) => ({ sku, facts: sku === skus[0] ? { model: 'R1' } : {} })),
        refused: [],
      },
    });
  });
});

describe('categories', () => {
  const child = {
    id: 'category-2',
    key: 'shelves',
    name: 'Regale',
    slug: 'regale',
    orderHint: '0.2',
    parent: { id: 'category-1', key: 'furniture' },
    custom: null,
  };
  const root = { ...child, id: 'category-1', key: 'furniture', slug: 'moebel', parent: null };
  const read = (below: object) => {
    const data = { categories: { results: [{ ...root, children: [below] }] } };
    remote.next('getCategory', { data }, locales.length);
    return remote.catalogue().categories('1970-01-01T00:00:00.000Z');
  };

  it('are read with those below them, whatever keywords they have', async () => {
    expect(await read({ ...child, metaKeywords: ['Regal'] })).toMatchObject({
      data: {
        drafts: [
          { key: 'furniture', parent: null },
          { key: 'shelves', parent: 'furniture' },
        ],
      },
    });
  });

  it.each<[field: string, value: unknown]>([
    ['orderHint', 1],
    ['orderHint', undefined],
    ['parent', undefined],
    ['description', 5],
    ['description', false],
  ])('of another form are refused by the place: %s %j', async (field, value) => {
    const place = `data.categories.results.0.children.0.${field}`;
    expect(await read({ ...child, [field]: value })).toEqual(
      failed('getCategory', `an answer of another form: ${place}`),
    );
  });
});
