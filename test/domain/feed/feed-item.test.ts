/** Items of the merchant feed: valid by the published specification, and by the rules of the shop. Source: SEO-33. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { feedItem } from '#domain/feed/feed-item.ts';
import type { FeedProduct } from '#domain/feed/operations.ts';
import { feedFaults } from './feed-faults.ts';
import { itemOf, only, value } from './item-of.ts';
import { feedMarket, madeProducts, plain, shapes, targetOf } from './made-products.ts';
import { oneOf, partsOf } from './read-feed.ts';

describe('is valid in all 25 markets:', () => {
  it.each(madeProducts)('an article %s', (_, product) => {
    const faults = countryCodes.flatMap((country) => {
      const item = itemOf(product, country);
      const found = item ? feedFaults(item, targetOf(feedMarket(country))) : ['not in the feed'];
      return found.map((fault) => `${country}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});

describe('the feed leaves out', () => {
  it.each<[string, Partial<FeedProduct>]>([
    ['gift cards', { isGiftCard: true }],
    ['test products', { sku: 'EX50012345' }],
    ['what has no picture that Google reads', { images: [{ ...plain.image, url: '/a.svg' }] }],
  ])('%s', (_, changes) => expect(itemOf({ ...plain, ...changes })).toBeUndefined());
});

describe('the price', () => {
  it.each([
    ['de', '118.90 EUR'],
    ['gb', '118.90 GBP'],
    ['ch', '118.90 CHF'],
    ['cz', '118.90 CZK'],
    // A price tag in Hungary shows no fillér.
    ['hu', '119 HUF'],
  ] as const)('in %s is %s, as its tag shows it', (country, shown) => {
    expect(value('price', {}, country)).toBe(shown);
    expect(only({}, country).has('sale_price')).toBe(false);
  });

  it('of a reduced article is the lowest of 30 days, never the standard price', () => {
    const item = only(shapes.reduced ?? {});
    expect(oneOf(item, 'price')).toBe('100.00 EUR');
    expect(oneOf(item, 'sale_price')).toBe('80.00 EUR');
    expect(oneOf(item, 'sale_price_effective_date')).toBe('2026-11-01T00:00Z/2026-12-01T23:00Z');
  });

  it('has no period if the end is open, unknown or in the minute of the beginning', () => {
    const until = (validUntil: string, reducedFrom: string) => ({
      price: { centAmount: 2, discounted: { centAmount: 1, lowestCentAmount: 2, validUntil } },
      reducedFrom,
    });
    for (const changes of [
      shapes['reduced without an end'] ?? {},
      until('2026-11-01T00:00:30.000Z', '2026-11-01T00:00:01.000Z'),
    ]) {
      expect(only(changes).has('sale_price_effective_date')).toBe(false);
    }
  });
});

describe('availability', () => {
  it.each([
    ['in_stock', {}],
    ['out_of_stock', shapes['sold out'] ?? {}],
    // The page has no button before the first day of sale, so it is no preorder.
    ['out_of_stock', shapes['not released'] ?? {}],
  ])('is %s, without a date', (availability, changes) => {
    expect(value('availability', changes)).toBe(availability);
    expect(only(changes).has('availability_date')).toBe(false);
  });

  it('condition: returned goods are not new', () => {
    expect(value('condition', {})).toBe('new');
    expect(value('condition', { isBware: true })).toBe('refurbished');
  });
});

describe('delivery', () => {
  const fee = (changes: Partial<FeedProduct>, country: CountryCode) =>
    partsOf(only(changes, country), 'shipping').map(({ service, price }) => [service, price]);
  const costing = (centAmount: number, isPackageTypeFreight = false) => ({
    price: { centAmount },
    isPackageTypeFreight,
  });

  it('costs what it costs in Great Britain, and nothing from the threshold on (P-14)', () => {
    expect(fee(costing(5199), 'gb')).toEqual([['Paket', '1.95 GBP']]);
    expect(fee(costing(5199, true), 'gb')).toEqual([['Palette', '9.95 GBP']]);
    expect(fee(costing(5200), 'gb')).toEqual([['Paket', '0.00 GBP']]);
    expect(fee(costing(5200, true), 'gb')).toEqual([['Palette', '0.00 GBP']]);
  });

  it('is that of the price that is paid, not of the one struck through', () => {
    const reduced = { centAmount: 5100, lowestCentAmount: 6000 };
    const price = { centAmount: 6000, discounted: reduced };
    expect(fee({ price }, 'gb')).toEqual([['Paket', '1.95 GBP']]);
    expect(
      fee({ price: { ...price, discounted: { ...reduced, centAmount: 5200 } } }, 'gb'),
    ).toEqual([['Paket', '0.00 GBP']]);
  });

  it('goes to the market, with the days of its page', () => {
    const deliveryDays = { parcel: { from: 2, to: 4 }, freight: { from: 5, to: 9 } };
    const market = feedMarket('at', { deliveryDays });
    const [attribute] = (feedItem(plain, `${market.origin}/a`, market) ?? []).filter(
      ([name]) => name === 'shipping',
    );
    expect(attribute?.[1]).toEqual([
      ['country', 'AT'],
      ['service', 'Paket'],
      ['price', '0.00 EUR'],
      ['min_handling_time', '0'],
      ['max_handling_time', '1'],
      ['min_transit_time', '2'],
      ['max_transit_time', '4'],
    ]);
  });

  it('has no threshold, which Google would compare with the price struck through', () => {
    expect([...only({}).keys()]).not.toContain('free_shipping_threshold');
  });
});

describe('the measure', () => {
  it.each([
    ['sold by measure', '0.75l', '1l'],
    ['sold by millilitre', '750ml', '1l'],
    ['sold by area', '12.5sqm', '1sqm'],
    ['sold by piece', '100ct', '1ct'],
    ['exactly one kilogram', '1kg', '1kg'],
  ])('of goods %s is %s, for %s', (shape, content, base) => {
    const item = only(shapes[shape] ?? {});
    expect(oneOf(item, 'unit_pricing_measure')).toBe(content);
    expect(oneOf(item, 'unit_pricing_base_measure')).toBe(base);
  });
});
