/** The catalogue's calls as a client of the specification sends them. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { countryCodes } from '#domain/country/countries.ts';
import type { Data, OperationName } from '#domain/operations.ts';
import { putOnSale } from '../goods.ts';
import { logged } from '../logged.ts';
import { type Answer, visitor } from '../visitor.ts';

/** A call with its second entry. */
async function asked<Name extends OperationName>(
  name: Name,
  body: unknown[],
  market = 'de',
): Promise<Answer<Data<Name>>> {
  return visitor(market).raw(name, JSON.stringify(body));
}

const skusOf = (answer: Answer<Data<'getProduct'>>) =>
  answer.data?.products.results.map(({ sku }) => sku);

it('a product is returned with its price, stock, family, variants and the tax rate of each country', async () => {
  const family = crypto.randomUUID();
  const [sku, other] = await putOnSale(
    { price: 11_900, stock: 3, document: { family, tags: ['Popular'] } },
    { price: 9_900, stock: 0, document: { family } },
  );
  const { data } = await asked('getProduct', [{ skus: [sku], currency: 'EUR', country: 'DE' }]);
  const [product] = data?.products.results ?? [];
  const money = { type: 'centPrecision', currencyCode: 'EUR', fractionDigits: 2 };
  expect(product).toMatchObject({
    id: sku,
    sku,
    name: `Regal ${sku} de`,
    published: true,
    price: { value: { ...money, centAmount: 11_900 } },
    masterVariant: {
      id: 1,
      sku,
      availability: { noChannel: { isOnStock: true, availableQuantity: 3 } },
    },
    variants: [{ id: 2, sku: other, availability: { noChannel: { isOnStock: false } } }],
    reviewRatingStatistics: { count: 0, averageRating: 0 },
  });
  expect(product?.attributesRaw).toContainEqual({ name: 'family', value: family });
  expect(product?.attributesRaw).toContainEqual({ name: 'tags', value: ['Popular'] });
  expect(product?.taxCategory.rates).toHaveLength(countryCodes.length);
  expect(product?.taxCategory.rates).toContainEqual({
    country: 'DE',
    amount: 0.19,
    includedInPrice: true,
  });
});

it('a product’s category names all its ancestors', async () => {
  const { number } = (await env.DB.prepare(
    `SELECT number FROM products JOIN prices ON product_id = id AND store = 'de' AND sellable = 1
     WHERE sku LIKE 'EX10%' ORDER BY sku`,
  ).first<{ number: string }>()) ?? { number: '' };
  const { data } = await asked('getProduct', [{ skus: [`EX${number}`] }]);
  const [product] = data?.products.results ?? [];
  const deepest = product?.categories[0];
  expect(deepest?.ancestors.length).toBeGreaterThan(0);
  expect(product?.categories.map(({ key }) => key)).toContain(deepest?.ancestors.at(-1)?.key);
});

it('a predicate selects products; an unknown field is refused with its position', async () => {
  const family = crypto.randomUUID();
  const [used, fresh] = await putOnSale(
    { document: { family, isBware: true } },
    { document: { family, createdAt: '2021-01-01T00:00:00.000Z' } },
  );
  const all = await asked('getProduct', [{ where: `family = "${family}"` }]);
  expect(skusOf(all)).toEqual([fresh, used]);
  const some = await asked('getProduct', [{ where: `family = "${family}" and isBware = false` }]);
  expect(skusOf(some)).toEqual([fresh]);
  expect(skusOf(await asked('getProduct', [{ where: `key in ("${used}")`, offset: 1 }]))).toEqual(
    [],
  );
  const slug = `regal-de-${used.slice(2)}`;
  expect(skusOf(await asked('getProduct', [{ where: `slug = "${slug}"` }]))).toEqual([used]);
  for (const main of [{}, { where: 'isBware = true' }, { where: 'sku = "a" or isBware = true' }]) {
    expect(await asked('getProduct', [main])).toMatchObject({ status: 400 });
  }
  expect(await asked('getProduct', [{ where: 'colour = "red"' }])).toMatchObject({
    status: 400,
    message: expect.stringContaining('where: character 1: one of'),
  });
});

it('a named query filters by what its name says: related products are in stock', async () => {
  const family = crypto.randomUUID();
  const [inStock] = await putOnSale({ document: { family } }, { stock: 0, document: { family } });
  const where = `family = "${family}"`;
  expect(skusOf(await asked('getProduct', [{ where }, { products: 'related' }]))).toEqual([
    inStock,
  ]);
  const guarantee = await asked('getProduct', [{ where }, { products: 'extra-guarantee' }]);
  expect(skusOf(guarantee)).toEqual([]);
  expect(await asked('getProduct', [{ where }, { products: 'everything' }])).toMatchObject({
    status: 400,
    code: 'InvalidInput',
  });
});

it('a market other than the host’s is refused, another of its languages is accepted', async () => {
  const [sku] = await putOnSale({});
  expect(await asked('getProduct', [{ skus: [sku], country: 'FR' }])).toMatchObject({
    status: 400,
  });
  const french = await asked(
    'getProduct',
    [{ skus: [sku], acceptLanguage: ['en', 'fr-CH'] }],
    'ch',
  );
  expect(french.data?.products.results[0]?.name).toBe(`Regal ${sku} fr`);
});

it('a comparison returns the family without B-ware', async () => {
  const family = crypto.randomUUID();
  const [first, second] = await putOnSale(
    { document: { family } },
    { document: { family } },
    { document: { family, isBware: true } },
  );
  const where = `family = "${family}" and isBware = false`;
  const { data } = await asked('getComparisonProducts', [{ where }]);
  expect(data?.map(({ sku }) => sku)).toEqual([first, second]);
});

it('complementary products come from the categories that the base product names', async () => {
  const categories = ['test-bench-complements'];
  const [base, lone] = await putOnSale(
    { document: { referencedResourceSet: categories } },
    {},
    { categories },
    { categories },
    { categories },
  );
  const { data } = await asked('getComplementaryProductsBySku', [[base], { limit: 2 }]);
  expect(data?.baseProduct.data.products.results.map(({ sku }) => sku)).toEqual([base]);
  const found = data?.products.data.products.results ?? [];
  expect(found).toHaveLength(2);
  for (const { sku, masterVariant } of found) {
    expect(sku).not.toBe(base);
    expect(masterVariant.availability.noChannel.isOnStock).toBe(true);
  }
  const none = await asked('getComplementaryProductsBySku', [[lone]]);
  expect(none.data?.products.data.products.results).toEqual([]);
});

it('a search that fails is logged, and nothing is returned', async () => {
  const broken = 'ALTER TABLE product_pages RENAME TO product_pages_gone';
  await env.DB.exec(broken);
  try {
    let answer: unknown;
    const lines = await logged(async () => {
      answer = await asked('getProduct', [{ skus: ['EX10000001'] }]);
    });
    expect(answer).toEqual({ status: 200, data: { products: { results: [] } } });
    expect(lines.join()).toContain('product search failed');
  } finally {
    await env.DB.exec('ALTER TABLE product_pages_gone RENAME TO product_pages');
  }
});

it('a product that may not be sold in the market is found only on request, marked as not eligible', async () => {
  const [sku, free] = await putOnSale({ notSellableIn: ['de'] }, {});
  expect(skusOf(await asked('getProduct', [{ skus: [sku, free] }]))).toEqual([free]);
  const found = await asked('getProduct', [{ skus: [sku, free], unsellable: true }]);
  expect(skusOf(found)?.toSorted()).toEqual([sku, free]);
  const told = found.data?.products.results.map(({ sku: own, attributesRaw }) => [
    own,
    attributesRaw.find(({ name }) => name === 'eligibleForSelling')?.value,
  ]);
  expect(Object.fromEntries(told ?? [])).toEqual({ [sku]: false, [free]: true });
});
