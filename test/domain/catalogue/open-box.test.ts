/** The condition of B-ware: which documents may state it, and that the demo's do. */
import { describe, expect, it } from 'vitest';
import { type ProductDocument, productDocument } from '#domain/catalogue/document.ts';
import { openBoxReasons, openBoxStates } from '#domain/catalogue/open-box.ts';
import { languages } from '#domain/country/countries.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';

const products = demoCatalogue(new Date('2026-11-21T10:00:00Z')).filter(
  (document) => document.type === 'product',
);
const bware = products.filter(({ isBware }) => isBware);
const fresh = products.find(({ isBware }) => !isBware);
if (!fresh) throw new Error('the demo has no new article');

const openBox = { condition: 'like-new', reason: 'returned', complete: true } as const;
const noted = (document: ProductDocument, openBoxNote: string): unknown => ({
  ...document,
  texts: { ...document.texts, de: { ...document.texts.de, openBoxNote } },
});
const refusals = (document: unknown) =>
  productDocument
    .safeParse(document)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a document', () => {
  it('states a condition only of B-ware', () => {
    expect(refusals({ ...fresh, openBox })).toEqual([
      ['openBox', 'only B-ware (isBware) has a condition'],
    ]);
    expect(refusals({ ...fresh, isBware: true, openBox })).toBeUndefined();
  });

  it('has a note on the condition only with the condition', () => {
    const used = { ...fresh, isBware: true };
    expect(refusals(noted(used, 'Kratzer'))).toEqual([
      ['texts', 'openBoxNote stands only beside openBox'],
    ]);
    expect(refusals(noted({ ...used, openBox }, 'Kratzer'))).toBeUndefined();
  });
});

describe('B-ware of the demo', () => {
  it('is in every condition, for every reason, complete and not', () => {
    const stated = bware.map((product) => product.openBox);
    expect(stated).not.toContain(undefined);
    expect(new Set(stated.map((box) => box?.condition))).toEqual(new Set(openBoxStates));
    expect(new Set(stated.map((box) => box?.reason))).toEqual(new Set(openBoxReasons));
    expect(new Set(stated.map((box) => box?.complete))).toEqual(new Set([true, false]));
  });

  it('says in every language where its marks are, and lists the condition among its data', () => {
    for (const { sku, openBox: box, attributes, texts } of bware) {
      expect(attributes.condition, sku).toBe(`used-${box?.condition}`);
      for (const language of languages) {
        const { openBoxNote, attributesRaw } = texts[language];
        expect(openBoxNote !== undefined, sku).toBe(box?.condition !== 'like-new');
        expect(attributesRaw.some(({ name }) => name === 'condition')).toBe(true);
      }
    }
  });

  it('lacks what its package contents do not list', () => {
    for (const { sku, model, openBox: box, texts } of bware) {
      const original = products.find(
        (product) => !product.isBware && product.model === model && product.ean !== undefined,
      );
      const missing =
        (original?.texts.en.packageContents.length ?? 0) - texts.en.packageContents.length;
      expect(missing, sku).toBe(box?.complete ? 0 : 1);
    }
  });
});
