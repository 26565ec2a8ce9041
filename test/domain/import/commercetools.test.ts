import { describe, expect, it } from 'vitest';
import { mapCommercetools } from '#domain/catalogue/import/commercetools.ts';
import { mapCommercetoolsCsv } from '#domain/catalogue/import/commercetools-csv.ts';
import {
  categoryShape,
  dataShape,
  imageShape,
  priceShape,
  variantShape,
} from '#domain/catalogue/import/commercetools-shape.ts';
import { detectFormat } from '#domain/catalogue/import/formats.ts';
import published from './commercetools-fields.json';
import { draftsOf, rowsOf, settings } from './settings.ts';

const price = (country: string | undefined, currencyCode: string, centAmount: number) => ({
  ...(country && { country }),
  value: { type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 },
});

/** As the HTTP API gives it. */
const projection = {
  id: '0b7a',
  version: 3,
  key: 'kiln',
  productType: { typeId: 'product-type', id: 'p' },
  name: { 'de-DE': 'Brennofen', en: 'Kiln', 'de-AT': 'Ofen' },
  slug: { en: 'kiln' },
  description: { en: '<p>Hot</p>' },
  categories: [{ typeId: 'category', id: 'c-1', obj: { key: 'ovens' } }],
  published: true,
  masterVariant: {
    id: 1,
    sku: 'KILN-1',
    prices: [
      price('DE', 'EUR', 120000),
      price('AT', 'EUR', 125000),
      price(undefined, 'GBP', 99900),
      { ...price('DE', 'EUR', 1), customerGroup: { id: 'b2b' } },
    ],
    images: [{ url: 'https://img.example/k.jpg', dimensions: { w: 800, h: 600 } }],
    attributes: [
      { name: 'brand', value: { key: 'nord', label: 'Nordhof' } },
      { name: 'power', value: 6500 },
      { name: 'isPackageTypeFreight', value: true },
      { name: 'highlights', value: { en: 'Hot\nFast' } },
    ],
    availability: { isOnStock: true, availableQuantity: 4 },
  },
  variants: [
    { id: 2, sku: 'KILN-2', prices: [price('DE', 'EUR', 150000)], images: [], attributes: [] },
  ],
};

describe('a product of the commercetools API', () => {
  const { candidates, faults } = mapCommercetools(projection, 7, settings);
  const [first, second] = draftsOf(candidates);

  it('gives a product for each variant with all of its languages and stores', () => {
    expect(faults).toEqual([]);
    expect(first).toMatchObject({
      sku: 'KILN-1',
      facts: {
        family: 'kiln',
        brand: 'Nordhof',
        isPackageTypeFreight: true,
        categories: ['ovens'],
        attributes: { power: 6500 },
        availableQuantity: 4,
        images: [{ url: 'https://img.example/k.jpg', width: 800, height: 600 }],
      },
      texts: {
        de: { name: 'Brennofen' },
        en: { name: 'Kiln', slug: 'kiln', description: 'Hot', highlights: ['Hot', 'Fast'] },
      },
      prices: { de: { centAmount: 120000 }, at: { centAmount: 125000 }, gb: { centAmount: 99900 } },
    });
    expect(second).toMatchObject({
      sku: 'KILN-2',
      facts: { family: 'kiln' },
      prices: { de: { centAmount: 150000 } },
    });
  });

  it('may come from GraphQL as well', () => {
    const current = {
      nameAllLocales: [{ locale: 'en', value: 'Kiln' }],
      slugAllLocales: [{ locale: 'en', value: 'kiln' }],
      categories: [{ id: 'c-1', key: 'ovens' }],
      masterVariant: {
        sku: 'KILN-1',
        attributesRaw: [{ name: 'brand', value: 'Nordhof' }],
        images: [{ url: 'https://img.example/k.jpg', dimensions: { width: 800, height: 600 } }],
        availability: { noChannel: { availableQuantity: 9, isOnStock: true } },
      },
    };
    const mapped = mapCommercetools(
      { id: 'x', masterData: { published: false, current } },
      1,
      settings,
    );
    expect(draftsOf(mapped.candidates)).toMatchObject([
      {
        facts: {
          brand: 'Nordhof',
          published: false,
          availableQuantity: 9,
          images: [{ width: 800 }],
        },
        texts: { en: { name: 'Kiln' } },
      },
    ]);
  });

  it('is refused where its prices are not in the currency of the country', () => {
    const wrong = {
      ...projection,
      masterVariant: { ...projection.masterVariant, prices: [price('CH', 'EUR', 5)] },
      variants: [],
    };
    expect(mapCommercetools(wrong, 7, settings).faults).toEqual([
      { line: 7, field: 'masterVariant.prices', why: 'EUR is not the currency of ch, CHF is' },
    ]);
    expect(mapCommercetools({ id: 'x' }, 2, settings).faults).toEqual([
      { line: 2, field: 'masterVariant', why: 'is missing' },
    ]);
  });

  it('comes with its categories', () => {
    const category = {
      id: 'c-1',
      key: 'ovens',
      name: { en: 'Ovens' },
      slug: { en: 'ovens' },
      orderHint: '0.25',
      parent: { typeId: 'category', id: 'c-0' },
      ancestors: [],
    };
    expect(mapCommercetools(category, 1, settings).candidates).toMatchObject([
      {
        category: {
          id: 'c-1',
          key: 'ovens',
          parent: 'c-0',
          orderHint: 250000,
          texts: { en: { name: 'Ovens', slug: 'ovens' } },
        },
      },
    ]);
    const { parent: _, ...root } = category;
    expect(mapCommercetools(root, 1, settings).candidates).toMatchObject([
      { category: { key: 'ovens', parent: null } },
    ]);
  });

  it('has highlights by the locales of its project', () => {
    const highlights = {
      name: 'highlights',
      value: { 'de-DE': 'Heiß\nSchnell', 'de-AT': 'Heiss' },
    };
    const german = { ...projection.masterVariant, attributes: [highlights] };
    const mapped = mapCommercetools({ ...projection, masterVariant: german }, 1, settings);
    expect(draftsOf(mapped.candidates)[0]?.texts.de?.highlights).toEqual(['Heiß', 'Schnell']);
  });
});

describe('the product CSV of the Merchant Center', () => {
  const file = `key,productType.key,name.en,slug.en,categories,variants.sku,variants.prices.value.currencyCode,variants.prices.value.centAmount,variants.prices.country,variants.images.url,variants.attributes.brand
kiln,oven,Kiln,kiln,ovens;offers,KILN-1,EUR,120000,DE,https://img.example/1.jpg,Nordhof
,,,,,,EUR,125000,AT,https://img.example/2.jpg,
,,,,,KILN-2,EUR,no,DE,,`;

  it('puts rows without a key or a SKU to what stands above', () => {
    expect(detectFormat(file)).toBe('commercetools-csv');
    const rows = rowsOf('commercetools-csv', file.replace('EUR,no,DE', 'EUR,150000,DE'));
    const { candidates, faults } = mapCommercetoolsCsv(rows, settings);
    expect(faults).toEqual([]);
    expect(draftsOf(candidates)).toMatchObject([
      {
        sku: 'KILN-1',
        facts: {
          family: 'kiln',
          brand: 'Nordhof',
          categories: ['ovens', 'offers'],
          images: [{ url: 'https://img.example/1.jpg' }, { url: 'https://img.example/2.jpg' }],
        },
        prices: { de: { centAmount: 120000 }, at: { centAmount: 125000 } },
      },
      { sku: 'KILN-2', texts: { en: { name: 'Kiln' } }, prices: { de: { centAmount: 150000 } } },
    ]);
    expect(candidates.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('keeps every language of an attribute, whatever its columns are called', () => {
    const text = `key,name.en,name.de-DE,variants.sku,attributes.highlights.en,variants.attributes.highlights.de-DE,attributes.highlights.it
kiln,Kiln,Ofen,KILN-1,Hot,Heiß,`;
    const { candidates } = mapCommercetoolsCsv(rowsOf('commercetools-csv', text), settings);
    expect(draftsOf(candidates)).toMatchObject([
      { texts: { en: { highlights: ['Hot'] }, de: { highlights: ['Heiß'] } } },
    ]);
  });

  it('tells a wrong cell by its own line', () => {
    expect(mapCommercetoolsCsv(rowsOf('commercetools-csv', file), settings).faults).toEqual([
      { line: 4, column: 'variants.prices.value.centAmount', why: '"no" is no whole number' },
    ]);
  });
});

describe('the shapes we read', () => {
  it('have only fields of the published GraphQL schema, or what the HTTP API has in their place', () => {
    // GraphQL says nameAllLocales and attributesRaw where the HTTP API says name and attributes.
    const strange = (shape: { shape: object }, fields: readonly string[]) =>
      Object.keys(shape.shape).filter((name) => name !== 'attributes' && !fields.includes(name));
    expect(strange(dataShape, published.ProductData)).toEqual([]);
    expect(strange(variantShape, published.ProductVariant)).toEqual([]);
    expect(strange(priceShape, published.ProductPrice)).toEqual([]);
    expect(strange(imageShape, published.Image)).toEqual([]);
    expect(strange(categoryShape, published.Category)).toEqual([]);
  });
});
