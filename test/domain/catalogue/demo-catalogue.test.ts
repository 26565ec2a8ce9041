import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { catalogueDocument } from '#domain/catalogue/document.ts';
import { fitOf } from '#domain/catalogue/fit.ts';
import { unprovenClaims } from '#domain/catalogue/green-claims.ts';
import { lowestPriorPrice } from '#domain/catalogue/prices/lowest-price.ts';
import { countryCodes, type Language, languages } from '#domain/country/countries.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';
import type { DemoProduct } from '../../../demo/documents.ts';
import { checkDigit } from '../../../demo/numbers.ts';

const now = new Date('2026-11-21T10:00:00Z');
const demo = `${import.meta.dirname}/../../../demo`;
const dayMs = 24 * 60 * 60 * 1000;
const documents = demoCatalogue(now);
const categories = documents.filter((document) => document.type === 'category');
const products = documents.filter((document) => document.type === 'product');
/** All but gift cards, which are sent by e-mail. */
const goods = products.filter(({ productType }) => productType !== 'gift_card');
const bware = products.filter((product) => product.isBware);
const onSale = products.filter((product) => product.tags.includes('on-sale'));

const reserved =
  'home search login create-account log-out password-reset checkout my-account cms api font new-ct parties assets'.split(
    ' ',
  );

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

describe('the demo catalogue', () => {
  it('has a product for each variant, and some B-ware', () => {
    expect(goods.length - bware.length).toBe(394);
    expect(bware.length).toBe(16);
  });

  it('has only documents that parse', () => {
    const changed = documents.filter(
      (document) => !isDeepStrictEqual(catalogueDocument.parse(document), document),
    );
    expect(changed.map(({ id }) => id)).toEqual([]);
  });

  it('is the same when it is built twice', () => {
    expect(isDeepStrictEqual(demoCatalogue(now), documents)).toBe(true);
  });

  it('lists categories before products', () => {
    const firstProduct = documents.findIndex(({ type }) => type === 'product');
    expect(documents.slice(firstProduct).every(({ type }) => type === 'product')).toBe(true);
  });
});

describe('texts', () => {
  it('claim nothing about the environment that nobody has proved (eu-2026.md C-13)', () => {
    expect(documents.flatMap(unprovenClaims)).toEqual([]);
  });

  it('come in every language', () => {
    for (const { texts } of documents) {
      expect(Object.keys(texts).toSorted()).toEqual([...languages].toSorted());
    }
  });

  it('have no unfilled placeholders', () => {
    const broken = documents
      .flatMap(({ texts }) => textsOf(texts))
      .filter((text) => text.trim() === '' || /[{}]|undefined|NaN|\[object/.test(text));
    expect(broken).toEqual([]);
  });

  it.each(languages)('have unique names and addresses in %s', (language) => {
    expect(repeated(products.map(({ texts }) => texts[language].name))).toEqual([]);
    const slugs = documents.map(({ texts }) => texts[language].slug);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => reserved.includes(slug))).toEqual([]);
  });

  it('write figures as the language does', () => {
    const fryer = products.find(({ family, model }) => family === 'fryer' && model === 'FR-8D');
    const nameIn = (language: Language) => fryer?.texts[language].name.replaceAll('\u00a0', '_');
    expect(nameIn('de')).toBe('Fritteuse 2_×_8_L, 6.500_W');
    expect(nameIn('pt')).toBe('Fritadeira 2_×_8_L, 6500_W');
    expect(nameIn('bg')).toBe('Фритюрник 2_×_8_л, 6500_W');
    expect(fryer?.texts.bg.slug).toMatch(/^frityurnik-2x8-l-6500-w-\d{8}$/);
    expect(fryer?.texts.el.slug).toMatch(/^friteza-2x8-l-6500-w-\d{8}$/);
  });

  it('keep colours out of names', () => {
    expect(products.filter(({ texts }) => /\b(red|blue|black)\b/.test(texts.en.name))).toEqual([]);
  });

  it('name at least five attributes, among them size, material, colour and weight', () => {
    for (const { sku, texts } of goods) {
      const names = texts.en.attributesRaw.map(({ name }) => name);
      // A set has no measures: those of its parts cannot be added.
      const measures = sku.startsWith('EX18') ? [] : ['width', 'height'];
      expect(names, sku).toEqual(
        expect.arrayContaining([...measures, 'material', 'colour', 'net-weight']),
      );
      expect(repeated(names)).toEqual([]);
    }
  });
});

describe('products', () => {
  it('have unique numbers with a valid check digit', () => {
    expect(repeated(products.map(({ sku }) => sku))).toEqual([]);
    expect(repeated(products.map(({ ean }) => ean))).toEqual([]);
    for (const { ean } of products) {
      expect(ean.startsWith('20')).toBe(true);
      expect(Number(ean.slice(-1))).toBe(checkDigit(ean.slice(0, -1)));
    }
    // A known number from elsewhere, as an independent check of the rule.
    expect(checkDigit('400638133393')).toBe(1);
  });

  it('show three pictures that exist or more', () => {
    const images = documents.flatMap((document) =>
      document.type === 'product' ? document.images : (document.image ?? []),
    );
    for (const { url } of images) {
      expect(existsSync(`${demo}${url}`), url).toBe(true);
    }
    for (const { sku, images: own } of products) expect(own.length, sku).toBeGreaterThanOrEqual(3);
  });

  it('are in categories that exist', () => {
    const keys = new Set(categories.map(({ key }) => key));
    for (const { categories: own } of products)
      expect(own.filter((key) => !keys.has(key))).toEqual([]);
    for (const { parent } of categories)
      expect(parent === undefined || keys.has(parent)).toBe(true);
  });

  it('name only accessories of which their data say why they fit', () => {
    const bySku = new Map(products.map((product) => [product.sku, product]));
    for (const product of products) {
      for (const sku of product.relatedAccessories) {
        const accessory = bySku.get(sku);
        if (!accessory) throw new Error(`${product.sku} names ${sku}, which is not sold`);
        const { family, attributes, texts } = accessory;
        const fit = fitOf(product, { family, attributes, ...texts.en });
        expect(fit, `${product.sku} ${sku}`).toBeDefined();
      }
    }
    const accessories = products.filter(({ attributes }) => attributes['suitable-for']);
    expect(accessories.length).toBeGreaterThan(150);
    for (const { sku, parentProductsForAccessory } of accessories) {
      if (!sku.startsWith('EX10')) continue;
      expect(parentProductsForAccessory ?? [], sku).not.toEqual([]);
    }
  });

  it('include some that are not sold in every store', () => {
    const kept = products.filter(({ notSellableIn }) => notSellableIn.length > 0);
    expect(kept.length).toBeGreaterThanOrEqual(12);
    expect(kept.every(({ notSellableIn }) => notSellableIn.length < countryCodes.length)).toBe(
      true,
    );
  });

  it('have no ratings: those come from reviews', () => {
    for (const { rating, tags } of products) {
      expect(rating).toBeUndefined();
      expect(tags).not.toContain('topRated');
    }
  });

  it('carry tags that are true', () => {
    for (const { tags, prices, isBware, createdAt } of products) {
      const age = now.getTime() - new Date(createdAt).getTime();
      expect(tags.includes('new')).toBe(age < 30 * dayMs);
      expect(tags.includes('on-sale')).toBe(prices.sk.discounted !== undefined);
      expect(tags.includes('bware')).toBe(isBware);
      if (tags.includes('campaign:cyber_week')) expect(tags).toContain('on-sale');
    }
    for (const tag of ['new', 'bestseller', 'on-sale', 'bware', 'campaign:cyber_week']) {
      expect(
        products.some(({ tags }) => tags.includes(tag)),
        tag,
      ).toBe(true);
    }
  });
});

describe('prices', () => {
  const everyPrice = (rows: DemoProduct[]) =>
    rows.flatMap(({ sku, prices }) =>
      countryCodes.map((country) => ({ sku, country, ...prices[country] })),
    );

  it('reduce below the lowest price of the 30 days before', () => {
    expect(onSale.length / products.length).toBeGreaterThan(0.12);
    for (const { sku, country, discounted, history } of everyPrice(onSale)) {
      const from = new Date(discounted?.validFrom ?? now);
      const prior = lowestPriorPrice(history, from);
      expect(discounted?.centAmount, `${sku} ${country}`).toBeLessThan(prior ?? 0);
      expect(history.length).toBeGreaterThanOrEqual(3);
      const ageDays = (now.getTime() - from.getTime()) / dayMs;
      expect(ageDays > 4 && ageDays < 26).toBe(true);
    }
  });

  it('include some that were lower than the standard price before the reduction', () => {
    const dipped = onSale.filter(({ prices: { de } }) => {
      const prior = lowestPriorPrice(de.history, new Date(de.discounted?.validFrom ?? now));
      return prior !== undefined && prior < de.centAmount;
    });
    expect(dipped.length).toBeGreaterThan(3);
    expect(dipped.length).toBeLessThan(onSale.length);
  });

  it('have a history that begins with the oldest price and ends with the current one', () => {
    for (const { centAmount, discounted, history } of everyPrice(products)) {
      const instants = history.map(({ validFrom }) => validFrom);
      expect(instants.toSorted()).toEqual(instants);
      expect(history.at(-1)?.centAmount).toBe(discounted?.centAmount ?? centAmount);
      expect((instants.at(-1) ?? '') <= now.toISOString()).toBe(true);
    }
  });

  it('end in the digits that are usual in the market', () => {
    for (const { country, centAmount } of everyPrice(products)) {
      const cents = centAmount % 100;
      expect(country === 'cz' || country === 'hu' ? [0] : [0, 90, 95]).toContain(cents);
    }
  });

  it('are lower for B-ware, the more the clearer its marks are, and never reduced', () => {
    const shares = { 'like-new': 0.8, 'light-marks': 0.75, 'clear-marks': 0.65 };
    for (const copy of bware) {
      const original = products.find(({ sku }) => sku === copy.sku.replace('EX20', 'EX10'));
      const ratio = copy.prices.de.centAmount / (original?.prices.de.centAmount ?? 1);
      const wanted = shares[copy.openBox?.condition ?? 'like-new'];
      expect(Math.abs(ratio - wanted)).toBeLessThan(0.03);
      expect(copy.prices.de.discounted).toBeUndefined();
      expect(copy.availableQuantity >= 1 && copy.availableQuantity <= 3).toBe(true);
    }
  });
});
