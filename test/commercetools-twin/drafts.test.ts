/** What the drafts make of the demo shop is what our own import reads from a project. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mapCommercetools } from '#domain/catalogue/import/commercetools.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { demoDiscounts } from '../../demo/discounts.ts';
import {
  cartDiscountDraft,
  volumeDiscountDrafts,
} from '../../scripts/backends/commercetools/discounts.ts';
import { seedDemo } from './seed.ts';
import { openTwin, type Twin } from './server.ts';
import { whereSku } from './store/storage.ts';

const at = new Date('2026-11-21T10:00:00Z');
let twin: Twin;
beforeAll(async () => {
  twin = await openTwin({ seed: seedDemo({ at, products: 12 }) });
});
afterAll(() => twin.close());

const settings = {
  language: 'en',
  stores: countryCodes,
  now: at.toISOString(),
  plainText: (html: string) => html,
} as const;

const products = demoCatalogue(at)
  .filter((each) => each.type === 'product')
  .slice(0, 12);

it.each(products.map((document) => [document.sku, document] as const))(
  '%s',
  async (sku, document) => {
    const product = await twin.records.first('product', whereSku(sku));
    const { candidates, faults } = mapCommercetools(product, 1, settings);
    expect(faults).toEqual([]);
    const { draft } = candidates[0] as { draft: { facts: object; texts: object; prices: object } };
    const { brand, model, family, ean, attributes, texts, prices, images } = document;
    const facts = { brand, model, family, ean, images, published: true };
    expect(draft.facts).toMatchObject({ ...facts, attributes });
    expect(Object.keys(draft.texts)).toHaveLength(Object.keys(texts).length);
    const { name, slug, description, highlights } = texts.de;
    expect(draft.texts).toMatchObject({ de: { name, slug, description, highlights } });
    const { centAmount, discounted } = prices.pl;
    const isNow = discounted && discounted.validFrom <= settings.now;
    expect(draft.prices).toMatchObject({
      pl: { centAmount, discounted: isNow ? { centAmount: discounted.centAmount } : null },
    });
  },
);

it('amounts in predicates are written as money', () => {
  const drafts = demoDiscounts.map(cartDiscountDraft);
  const autumn = drafts.find(({ key }) => key === 'autumn');
  expect(autumn?.cartPredicate).toContain(
    '(currency = "EUR" and lineItemTotal(1 = 1) >= "250.00 EUR")',
  );
  expect(autumn?.cartPredicate).not.toMatch(/>= \d/);
});

it('of the steps of a volume discount one applies, and sort orders differ', () => {
  const steps = [
    { fromQuantity: 3, permyriad: 500 },
    { fromQuantity: 5, permyriad: 1000 },
  ];
  const drafts = volumeDiscountDrafts({ a: steps, b: steps }, ['de']);
  expect(drafts[0]).toMatchObject({
    key: 'volume-a-3',
    stores: [{ typeId: 'store', key: 'de' }],
    target: {
      predicate: 'attributes.volumeDiscountGroup = "a" and quantity >= 3 and quantity < 5',
    },
  });
  expect(new Set(drafts.map(({ sortOrder }) => sortOrder)).size).toBe(4);
});
