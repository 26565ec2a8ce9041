/**
 * The merchant feeds of some locales, others in each run and in a long run all 28: each item is valid by the published specification, and a sample says what the page
 * of the article says. Source: eu-2026.md SEO-33, P-14.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { feedFaults, repeatedIds } from '../../domain/feed/feed-faults.ts';
import { type Feed, oneOf, partsOf, readFeed, type Values } from '../../domain/feed/read-feed.ts';
import { marketRules } from '../../domain/shop.ts';
import { someOf } from '../../random.ts';
import { demoProducts } from '../demo-rows.ts';
import { visitor } from '../visitor.ts';
import { figureIn, readOffer } from './read-offer.ts';

const originOf = ({ country }: Locale) => `http://${country}.localhost`;

async function feedOf(locale: Locale): Promise<Feed> {
  const path = `${prefixOf(locale, marketRules)}/feed-google.xml`;
  return readFeed(await (await visitor(locale.country).get(path)).text());
}

/** What an article may be. */
const kinds: ((item: Values) => boolean)[] = [
  () => true,
  (item) => item.has('sale_price'),
  (item) => oneOf(item, 'availability') === 'out_of_stock',
  (item) => oneOf(item, 'condition') === 'refurbished',
  (item) => item.has('unit_pricing_measure'),
  (item) => item.has('certification'),
  (item) => item.has('is_bundle'),
  (item) => partsOf(item, 'shipping').some(({ price = '' }) => Number.parseFloat(price) > 5),
];

/** An item of two kinds, other ones in each run. */
const sampleOf = (items: readonly Values[]): Values[] =>
  someOf(kinds, 2).flatMap((isOfKind) => someOf(items.filter(isOfKind), 1));

describe.each(someOf(locales, 8))('in $code', (locale) => {
  let feed: Feed;
  beforeAll(async () => {
    feed = await feedOf(locale);
  });

  it('every item is valid, and every article of the market is in it once', async () => {
    const { channel, items } = feed;
    const target = {
      origin: originOf(locale),
      country: locale.country.toUpperCase(),
      currency: currencyOf(locale.country, new Date()),
    };
    const faults = items.flatMap((item) =>
      feedFaults(item, target).map((fault) => `${oneOf(item, 'id')} ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(repeatedIds(items)).toEqual([]);
    expect(channel.get('link')).toBe(originOf(locale) + (prefixOf(locale, marketRules) || '/'));
    const isDemo = "p.sku GLOB 'EX[12]*' AND p.product_type <> 'gift_card'";
    const sold = await demoProducts(locale.country, locale.language, isDemo);
    expect(sold.length).toBeGreaterThan(100);
    const ids = items.map((item) => oneOf(item, 'id')).filter((id) => /^EX[12]/.test(id));
    expect(ids).toEqual(sold.map(({ sku }) => sku));
  });

  it('an item says what the page of the article says', async () => {
    for (const item of sampleOf(feed.items)) await sameAsPage(item, locale);
  });
});

async function sameAsPage(item: Values, { country }: Locale): Promise<void> {
  const link = new URL(oneOf(item, 'link'));
  const page = await readOffer(await visitor(country).get(link.pathname));
  const { product, words } = page;
  const { offers } = product;
  const value = (name: string) => oneOf(item, name);
  const money = (amount = '') => amount && `${amount} ${offers.priceCurrency}`;

  expect(page.canonical).toEqual([link.href]);
  expect([value('id'), value('title')]).toEqual([product.sku, page.title]);
  expect(words).toContain(value('description'));
  const paid = value('sale_price') || value('price');
  expect(Number.parseFloat(paid)).toBe(page.shownPrice);
  expect(paid).toBe(money(offers.price));
  const struck = [offers.priceSpecification].flat().find(({ priceType }) => priceType)?.price;
  expect(value('sale_price') && value('price')).toBe(money(struck));
  expect(page.struckPrice).toBe(struck === undefined ? undefined : Number(struck));
  expect(value('availability')).toBe(page.isOut ? 'out_of_stock' : 'in_stock');
  expect(offers.availability.endsWith('/InStock')).toBe(!page.isOut);
  expect(offers.itemCondition.toLowerCase()).toContain(value('condition'));
  expect([value('brand'), value('mpn')]).toEqual([product.brand.name, product.mpn]);
  if (item.has('gtin')) expect(value('gtin')).toBe(product.gtin);
  const pictures = [
    ...(item.get('image_link') ?? []),
    ...(item.get('additional_image_link') ?? []),
  ];
  expect(pictures).toEqual(product.image.slice(0, 11));
  const [{ certification_code: registered } = {}] = partsOf(item, 'certification');
  expect(registered).toBe(product.hasCertification?.certificationIdentification);
  for (const highlight of item.get('product_highlight') ?? []) expect(words).toContain(highlight);
  for (const { attribute_name: name, attribute_value: figure } of partsOf(item, 'product_detail')) {
    expect(words).toContain(`<th scope="row">${name}</th><td>${figure}</td>`);
  }
  const [delivery] = partsOf(item, 'shipping');
  const { shippingRate, shippingDestination, deliveryTime } = offers.shippingDetails;
  expect(delivery).toMatchObject({
    country: shippingDestination.addressCountry,
    price: `${shippingRate.value} ${shippingRate.currency}`,
    min_handling_time: String(deliveryTime.handlingTime.minValue),
    max_handling_time: String(deliveryTime.handlingTime.maxValue),
    min_transit_time: String(deliveryTime.transitTime.minValue),
    max_transit_time: String(deliveryTime.transitTime.maxValue),
  });
  const fee = Number.parseFloat(delivery?.price ?? '');
  // Only British pages have it beside the price, if there is one (P-14).
  if (country === 'gb') expect(figureIn(page.deliveryBesidePrice) ?? 0).toBe(fee);
}
