/** Categories, stock, volume discounts and stores as a client of the specification requests them. */
import { expect, it } from 'vitest';
import type { CategoryAnswer } from '#domain/catalogue/calls/category-answer.ts';
import type { Data, OperationName } from '#domain/operations.ts';
import { putOnSale } from '../goods.ts';
import { visitor } from '../visitor.ts';

async function asked<Name extends OperationName>(
  name: Name,
  main: unknown,
  second?: unknown,
  market = 'de',
): Promise<Data<Name>> {
  const body = JSON.stringify(second ? [main, second] : [main]);
  const { data, message } = await visitor(market).raw(name, body);
  if (!data) throw new Error(`${name}: ${message}`);
  return data;
}

const categories = async (main: unknown, query?: string, market?: string) => {
  const second = query ? { categories: query } : undefined;
  return (await asked('getCategory', main, second, market)).categories.results;
};

const withChildren = async (): Promise<CategoryAnswer> => {
  const [root] = (await categories({}, 'tree')).filter(({ children }) => children.length > 1);
  if (!root) throw new Error('the demo has no category with children');
  return root;
};

it('the tree begins with the roots; children follow in selling order with parent and ancestors', async () => {
  const roots = await categories({}, 'tree');
  expect(roots.every(({ parent }) => parent === null)).toBe(true);
  const root = await withChildren();
  const hints = root.children.map(({ orderHint }) => Number(orderHint));
  expect(hints).toEqual(hints.toSorted((a, b) => a - b));
  const reference = { id: root.id, key: root.key, name: root.name, slug: root.slug };
  for (const child of root.children) {
    expect(child.parent).toEqual(reference);
    expect(child.ancestors).toEqual([reference]);
  }
});

it('a category is found by its slug, with its ancestors and custom fields', async () => {
  const root = await withChildren();
  const slug = root.children[0]?.slug;
  const [category, ...more] = await categories({ slug });
  expect(more).toEqual([]);
  expect(category).toMatchObject({ slug, link: `/${slug}`, ancestors: [{ key: root.key }] });
  const fields = category?.custom.customFieldsRaw.map(({ name }) => name);
  expect(fields).toEqual([
    'CategoryImageURL',
    'hasProducts',
    'CategoryContentHTML',
    'categoryPosts',
    'related_categories_1',
    'related_categories_2',
    'related_categories_3',
  ]);
  expect(await categories({ slug: 'no-such-category' })).toEqual([]);
});

it('siblings are the children of one parent, the category among them', async () => {
  const root = await withChildren();
  const keys = root.children.map(({ key }) => key);
  const slug = root.children[1]?.slug;
  const byFlag = await categories({ slug, fetchSiblings: true });
  const byQuery = await categories({ slug }, 'sibling');
  expect(byFlag.map(({ key }) => key)).toEqual(keys);
  expect(byQuery).toEqual(byFlag);
});

it('the navigation returns one level of children, in the requested language', async () => {
  const [french] = await categories({ acceptLanguage: ['fr'] }, 'navigation', 'ch');
  const [german] = await categories({}, 'navigation', 'ch');
  expect(french?.key).toBe(german?.key);
  expect(french?.name).not.toBe(german?.name);
  expect(french?.children.flatMap(({ children }) => children)).toEqual([]);
});

it('stock is returned in pages with the total count', async () => {
  const [some, none] = await putOnSale({ stock: 12 }, { stock: 0 });
  const sku = [some, none, 'EX99999999'];
  expect(await asked('getInventory', { sku })).toEqual({
    inventoryEntries: {
      exists: true,
      offset: 0,
      limit: 500,
      count: 2,
      total: 2,
      results: [
        { sku: some, availableQuantity: 12 },
        { sku: none, availableQuantity: 0 },
      ],
    },
  });
  const { inventoryEntries } = await asked('getInventory', { sku, limit: 1, offset: 1 });
  expect(inventoryEntries).toMatchObject({ count: 1, total: 2, results: [{ sku: none }] });
  expect((await asked('getInventory', { sku: [] })).inventoryEntries.exists).toBe(false);
});

it('volume discounts are returned in sort order with predicate and permyriad; without a group there are none', async () => {
  const { cartDiscounts } = await asked('getVolumeDiscounts', { discountGroup: 'standard' });
  expect(
    cartDiscounts.results.map(({ value, target }) => [value.permyriad, target.predicate]),
  ).toEqual(
    [3, 5, 10].map((quantity, index) => [
      (index + 1) * 500,
      `attributes.volumeDiscountGroup = "standard" and quantity >= ${quantity}`,
    ]),
  );
  expect((await asked('getVolumeDiscounts', {})).cartDiscounts.results).toEqual([]);
});

it('stores are found by id, sorted and in pages', async () => {
  const all = (await asked('getStores', { limit: 100, sort: 'key desc' })).stores;
  expect(all).toMatchObject({ count: 25, total: 25 });
  const keys = all.results.map(({ key }) => key);
  expect(keys).toEqual(keys.toSorted().toReversed());
  const { stores } = await asked('getStores', { ids: ['store-ch', 'store-de'], limit: 1 });
  expect(stores).toMatchObject({
    count: 1,
    total: 2,
    results: [{ key: 'kontor-ch', languages: ['de', 'fr', 'it'] }],
  });
  const flags = stores.results[0]?.custom.customFieldsRaw.filter(
    ({ value }) => typeof value === 'boolean',
  );
  // Source: catalogue.txt §1; ex_store_campaigns is no flag but a list.
  expect(flags?.map(({ name }) => name).toSorted()).toEqual([
    'change_tax_rate_enabled',
    'complementary_products_enabled',
    'google_autocomplete_enabled',
    'google_reviews_enabled',
    'sale_of_additional_guarantee_enabled',
    'trustpilot_in_header_enabled',
    'vat_validation_enabled',
  ]);
  expect(stores.results[0]?.distributionChannels).toEqual([
    { id: 'channel-ch', key: 'channel-ch' },
  ]);
});

it.each([
  ['[{"stores":"de"}]', 'body: Unrecognized key: "stores"'],
  ['[{"key":"kontor-de","locale":"de","where":"x"}]', 'body: Unrecognized keys: "locale", "where"'],
  ['[{"stores":"de"},{"stores":"all"}]', 'body: Unrecognized key: "stores"'],
  ['[{"key":1}]', 'key: Invalid input: expected string, received number'],
  ['{"foo":1}', 'body: expected an array of one or two objects, received object'],
  ['"de"', 'body: expected an array of one or two objects, received string'],
])('stores are not answered for %s: the error says what is wrong', async (body, about) => {
  const answer = await visitor('de').raw('getStores', body);
  expect(answer).toMatchObject({ status: 400, code: 'InvalidInput' });
  expect(answer.message).toBe(`The request body does not have the expected form: ${about}`);
});
