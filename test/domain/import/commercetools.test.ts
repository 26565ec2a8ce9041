import { describe, expect, it } from 'vitest';
import { mapCommercetools } from '#domain/catalogue/import/commercetools.ts';
import {
  categoryShape,
  dataShape,
  imageShape,
  priceShape,
  variantShape,
} from '#domain/catalogue/import/commercetools-shape.ts';
import published from './commercetools-fields.json';
import { draftsOf, settings } from './settings.ts';

const price = (country: string | undefined, currencyCode: string, centAmount: number) => ({
  ...(country && { country }),
  value: { type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 },
});

/** As the HTTP API returns it. */
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

  it('comes with categories, which may have a parent', () => {
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
