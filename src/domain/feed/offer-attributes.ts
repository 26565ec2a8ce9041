/** Price, availability, condition and delivery of an item. Source: eu-2026.md SEO-33, P-01, P-02, P-05, P-14. */
import type { ContentUnit, NetContent } from '../catalogue/measures.ts';
import { inReferenceUnit } from '../catalogue/prices/unit-price.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { plainAmount } from '../money/plain-amount.ts';
import { type OfferFacts, offerFacts } from '../seo/offer-facts.ts';
import type { Attribute, FeedMarket } from './attribute.ts';
import type { FeedProduct } from './operations.ts';

export function offerAttributes(product: FeedProduct, market: FeedMarket): Attribute[] {
  const facts = offerFacts(product, market);
  return [
    // No `preorder`, no `backorder` and no `availability_date`: these are for goods that accept orders.
    ['availability', facts.isAvailable ? 'in_stock' : 'out_of_stock'],
    ...prices(product, facts, market.currency),
    ...(product.netContent ? measures(product.netContent) : []),
    // As in the structured data of the page: returned, then checked by us.
    ['condition', product.isBware ? 'refurbished' : 'new'],
    ...(facts.delivery ? [shipping(facts.delivery, market)] : []),
  ];
}

const money = (centAmount: number, currency: CurrencyCode): string =>
  `${plainAmount(centAmount, currency)} ${currency}`;

/** The price that the page strikes through is `price` then, and what it costs is `sale_price`. */
function prices(
  { price: { discounted }, reducedFrom }: FeedProduct,
  { price, struck }: OfferFacts,
  currency: CurrencyCode,
): Attribute[] {
  if (struck === undefined) return [['price', money(price, currency)]];
  const period =
    reducedFrom && discounted?.validUntil && periodOf(reducedFrom, discounted.validUntil);
  return [
    ['price', money(struck, currency)],
    ['sale_price', money(price, currency)],
    ...(period ? [['sale_price_effective_date', period] as const] : []),
  ];
}

/** Both ISO instants, the end exclusive; written to the minute. Undefined if it begins and ends in the same one. */
function periodOf(from: string, until: string): string | undefined {
  const [begin, end] = [from, until].map((at) => `${new Date(at).toISOString().slice(0, 16)}Z`);
  return begin === end ? undefined : `${begin}/${end}`;
}

/** Google's names of the units, where they differ from ours. */
const unitNames: Partial<Record<ContentUnit, string>> = { m2: 'sqm', piece: 'ct' };
const unitName = (unit: ContentUnit) => unitNames[unit] ?? unit;

/** The content, and one reference unit, to which the unit price of the page refers (P-05). */
function measures(content: NetContent): Attribute[] {
  return [
    ['unit_pricing_measure', `${content.value}${unitName(content.unit)}`],
    ['unit_pricing_base_measure', `1${unitName(inReferenceUnit(content).unit)}`],
  ];
}

/**
 * What one piece costs to deliver; nothing from the market's threshold on (P-14). There is no `free_shipping_threshold`:
 * Google compares it with `price`, which of a reduced article is not what it costs.
 */
function shipping(
  { method, fee, handling, transit }: NonNullable<OfferFacts['delivery']>,
  { country, currency, methods }: FeedMarket,
): Attribute {
  return [
    'shipping',
    [
      ['country', country.toUpperCase()],
      ['service', methods[method]],
      ['price', money(fee, currency)],
      ['min_handling_time', String(handling.from)],
      ['max_handling_time', String(handling.to)],
      ['min_transit_time', String(transit.from)],
      ['max_transit_time', String(transit.to)],
    ],
  ];
}
