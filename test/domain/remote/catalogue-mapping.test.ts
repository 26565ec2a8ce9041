/** From a product of a remote catalogue to an article: what each field is read from, and what stays as the shop has it. */
import { describe, expect, it } from 'vitest';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { categoriesKnown } from '#domain/catalogue/import/categories-known.ts';
import { attributeNames } from '#domain/remote/catalogue/attribute-fields.ts';
import { completedProduct } from '#domain/remote/catalogue/completed-product.ts';
import { type Mapping, productDrafts } from '#domain/remote/catalogue/product-drafts.ts';
import { type RemoteProduct, remoteProduct } from '#domain/remote/catalogue/remote-product.ts';

const now = new Date('2026-11-30T12:00:00Z');
const sku = 'EX10000001';
const known = categoriesKnown([]);

const euro = (centAmount: number) => ({ centAmount, currencyCode: 'EUR' });
const named = (attributes: Record<string, unknown>) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }));

function product(
  variant: object = {},
  { data = {}, ...more }: { data?: object; [field: string]: unknown } = {},
): RemoteProduct {
  return remoteProduct.parse({
    id: 'p-1',
    key: 'anvil',
    createdAt: '2026-01-02T03:04:05.000Z',
    productType: { key: 'standard_product' },
    skus: [sku],
    masterData: {
      published: true,
      current: {
        nameAllLocales: [{ locale: 'de-DE', value: 'Amboss' }],
        slugAllLocales: [{ locale: 'de-DE', value: 'amboss' }],
        categories: [{ id: 'c-1', key: 'anvils' }],
        masterVariant: {
          sku,
          prices: [{ value: euro(9900), country: 'DE' }],
          images: [],
          attributesRaw: named({ brand: 'Schmied' }),
          ...variant,
        },
        ...data,
      },
    },
    ...more,
  });
}

const mappingWith = (changes: Partial<Mapping> = {}): Mapping => ({
  names: attributeNames,
  attributesOf: () => undefined,
  takesFigures: true,
  now,
  ...changes,
});

function documentOf(
  remote: RemoteProduct,
  { before, ...changes }: Partial<Mapping> & { before?: ProductDocument } = {},
): ProductDocument {
  const { drafts, refused } = productDrafts(remote, mappingWith(changes));
  const [draft] = drafts;
  if (!draft) throw new Error(JSON.stringify(refused));
  const made = completedProduct(draft, { before, known, now });
  if ('why' in made) throw new Error(made.why);
  return made.product;
}

const refusalOf = (remote: RemoteProduct) => productDrafts(remote, mappingWith()).refused;

describe('a product', () => {
  it('is an article with the digits of its SKU in its address', () => {
    expect(documentOf(product())).toMatchObject({
      sku,
      family: 'anvil',
      createdAt: '2026-01-02T03:04:05.000Z',
      categories: ['anvils'],
      texts: { de: { name: 'Amboss', slug: 'amboss-10000001' } },
      prices: { de: { centAmount: 9900 } },
    });
  });

  it('is as many articles as it has variants', () => {
    const other = { sku: 'EX10000002', attributesRaw: named({ brand: 'Schmied' }) };
    const { drafts } = productDrafts(product({}, { data: { variants: [other] } }), mappingWith());
    expect(drafts.map(({ sku: each, facts }) => [each, facts.family])).toEqual([
      [sku, 'anvil'],
      ['EX10000002', 'anvil'],
    ]);
  });

  it.each([
    [{ sku: null }, {}, 'anvil', /no SKU/],
    [{ attributesRaw: named({ detailsJson: '{' }) }, {}, sku, /^details: is no JSON/],
    [{ attributesRaw: named({ faqJson: { de: '[' } }) }, {}, sku, /^faq.de: is no JSON/],
  ])('%j %j is refused by name', (variant, more, name, why) => {
    expect(refusalOf(product(variant, more))).toEqual([
      { sku: name, why: expect.stringMatching(why) },
    ]);
  });

  it('of a type that is sold with others is nothing, and one that is not published is withdrawn', () => {
    const guarantee = product({ sku: '4100010' }, { productType: { key: 'extra_guarantee' } });
    expect(productDrafts(guarantee, mappingWith())).toEqual({
      drafts: [],
      withdrawn: [],
      refused: [],
    });
    const hidden = product({}, { masterData: { published: false, current: null } });
    expect(productDrafts(hidden, mappingWith()).withdrawn).toEqual([sku]);
  });
});

describe('a price', () => {
  const pricesOf = (...prices: object[]) => documentOf(product({ prices })).prices;

  it('is that of the country, else the one for all in its currency', () => {
    const prices = pricesOf(
      { value: euro(5000) },
      { value: euro(4000), country: 'FR' },
      { value: { centAmount: 200_00, currencyCode: 'PLN' }, country: 'PL' },
      { value: euro(1), country: 'PL' },
    );
    expect([prices.de, prices.fr, prices.pl, prices.cz].map((each) => each?.centAmount)).toEqual([
      5000,
      4000,
      200_00,
      undefined,
    ]);
  });

  it.each([
    ['channel and country', ['none', 'country', 'channel', 'both'], 'both'],
    ['the channel', ['none', 'country', 'channel'], 'channel'],
    ['the country', ['none', 'country', 'other'], 'country'],
    ['everywhere', ['none', 'other'], 'none'],
  ])('for %s goes before less precise ones', (_, given, chosen) => {
    const all: Record<string, object> = {
      none: { value: euro(1) },
      country: { value: euro(2), country: 'DE' },
      channel: { value: euro(3), channel: { id: 'berlin' } },
      both: { value: euro(4), country: 'DE', channel: { id: 'berlin' } },
      other: { value: euro(5), country: 'DE', channel: { id: 'rom' } },
    };
    const prices = given.map((name) => all[name]);
    const { de } = documentOf(product({ prices }), { channels: { de: 'berlin' } }).prices;
    expect(de?.centAmount).toBe(Object.keys(all).indexOf(chosen) + 1);
  });

  it('is for everyone and for now', () => {
    const { de } = pricesOf(
      { value: euro(1), country: 'DE', channel: { id: 'c' } },
      { value: euro(2), country: 'DE', customerGroup: { id: 'g' } },
      { value: euro(3), country: 'DE', validUntil: '2026-11-01T00:00:00Z' },
      { value: euro(4), country: 'DE', validFrom: '2026-12-01T00:00:00Z' },
      { value: euro(5), country: 'DE' },
      { value: euro(6), country: 'DE', validFrom: '2026-11-01T00:00:00Z' },
    );
    expect(de?.centAmount).toBe(6);
  });

  it('is reduced from the beginning of its discount, and keeps its beginning in the shop', () => {
    const reduced = (discount: object | null) =>
      product({
        prices: [{ value: euro(9900), country: 'DE', discounted: { value: euro(7900), discount } }],
      });
    const dated = { validFrom: '2026-11-01T00:00:00Z', validUntil: '2026-12-24T00:00:00Z' };
    expect(documentOf(reduced(dated)).prices.de?.discounted).toEqual({
      centAmount: 7900,
      validFrom: '2026-11-01T00:00:00.000Z',
      validUntil: '2026-12-24T00:00:00.000Z',
    });
    const before = documentOf(reduced(dated));
    const { discounted } = documentOf(reduced(null), { before }).prices.de ?? {};
    expect(discounted?.validFrom).toBe('2026-11-01T00:00:00.000Z');
  });

  it('that is gone is gone here too', () => {
    const before = documentOf(product({ prices: [{ value: euro(9900) }] }));
    expect(before.prices.fr).toBeDefined();
    expect(documentOf(product(), { before }).prices.fr).toBeUndefined();
  });
});

describe('an attribute', () => {
  const before: ProductDocument = {
    ...documentOf(product()),
    ean: '4006381333931',
    deliveryPackage: 'pallet',
    tags: ['new', 'bestseller'],
  };

  it('that a product could have and has not is removed; what its type lacks stays', () => {
    const attributesOf = () => new Set(['ean', 'tags']);
    const after = documentOf(product(), { before, attributesOf });
    expect(after).toMatchObject({ deliveryPackage: 'pallet', tags: [], brand: 'Schmied' });
    expect(after.ean).toBeUndefined();
  });

  it('in another order is no change', () => {
    const attributesRaw = named({ brand: 'Schmied', tags: ['bestseller', 'new'] });
    expect(documentOf(product({ attributesRaw }), { before }).tags).toEqual(before.tags);
  });

  it('has the name that the settings say', () => {
    const names = { ...attributeNames, ean: 'gtin', brand: 'maker' };
    const attributesRaw = named({ gtin: '4006381333931', maker: { key: 'x', label: 'Schmied' } });
    const made = documentOf(product({ attributesRaw }), { names });
    expect(made).toMatchObject({ ean: '4006381333931', brand: 'Schmied', attributes: {} });
  });

  it('that is no field is a value for filters', () => {
    const attributesRaw = named({ brand: 'Schmied', power: 6500, material: 'steel', other: {} });
    expect(documentOf(product({ attributesRaw })).attributes).toEqual({
      power: 6500,
      material: 'steel',
    });
  });

  it('is a size if all four sides are there', () => {
    const attributesRaw = named({
      brand: 'Schmied',
      netLength: 1,
      netWidth: 2,
      netHeight: 3,
      netWeight: 4,
      grossLength: 5,
    });
    const made = documentOf(product({ attributesRaw }));
    expect(made.netSize).toEqual({ length: 1, width: 2, height: 3, weight: 4 });
    expect(made.grossSize).toBeUndefined();
  });
});
