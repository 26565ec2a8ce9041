/** Structured data of a product and its offer. Source: schema.org, checklist PDP, eu-2026.md R-02, G-12, SEO-32. */
import type { EnergyLabel } from '../catalogue/energy/energy-label.ts';
import { openGtinOf } from '../catalogue/gtin.ts';
import type { NetContent } from '../catalogue/measures.ts';
import { inReferenceUnit, type ReferenceUnit } from '../catalogue/prices/unit-price.ts';
import type { ProductDetail } from '../catalogue/product.ts';
import { type CountryCode, factsOf } from '../country/countries.ts';
import { availabilityOf } from '../inventory/availability.ts';
import { lowStockOf } from '../inventory/low-stock.ts';
import { lastDayIn } from '../locale/dates.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { plainAmount } from '../money/plain-amount.ts';
import type { Review } from '../review/review.ts';
import { shopName } from '../store/shop-name.ts';
import type { DayRange } from '../store/store.ts';
import { type OfferFacts, type OfferMarket, offerFacts } from './offer-facts.ts';
import { context, type StructuredData } from './structured-data.ts';

/** `today`: the market's ISO day. */
type PageMarket = OfferMarket & { today: string };

/** A review as the page shows it. */
function reviewData({ authorName, rating, title, text, locale, custom }: Review) {
  return {
    '@type': 'Review',
    ...(authorName && { author: { '@type': 'Person', name: authorName } }),
    datePublished: custom.reviewCreatedAt.slice(0, 10),
    name: title,
    reviewBody: text,
    inLanguage: locale,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

/** `reviews`: those that the page shows. `origin` as in `https://kontor.de`; `url` is the page's own address, absolute. */
export function productData(
  product: ProductDetail,
  { origin, url }: { origin: string; url: string },
  market: PageMarket,
  reviews: readonly Review[] = [],
): StructuredData {
  const { average, count, source } = product.rating;
  const gtin = openGtinOf(product);
  return {
    '@context': context,
    '@type': 'Product',
    name: product.name,
    url,
    ...(product.description && { description: product.description }),
    image: product.images.map((image) => new URL(image.url, origin).href),
    sku: product.sku,
    mpn: product.model,
    ...(gtin && { gtin }),
    brand: { '@type': 'Brand', name: product.brand },
    // Only ratings that exist and have been checked (eu-2026.md ).
    ...(count > 0 &&
      source === 'orders' && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
        ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
      }),
    ...(product.energyLabel && { hasCertification: certification(product.energyLabel) }),
    offers: offer(product, { origin, url }, market),
  };
}

function offer(
  product: ProductDetail,
  { origin, url }: { origin: string; url: string },
  market: PageMarket,
) {
  const { currency } = market;
  const facts = offerFacts(product, market);
  const validUntil = product.price.discounted?.validUntil;
  const stated = availabilityOf(product, facts.price, {
    today: market.today,
    lowStock: lowStockOf(currency),
  });
  return {
    '@type': 'Offer',
    url,
    price: plainAmount(facts.price, currency),
    priceCurrency: currency,
    priceSpecification: priceSpecifications(product, facts, currency),
    ...(validUntil && { priceValidUntil: lastDayIn(market.country, validUntil) }),
    // Never PreOrder or BackOrder (offer-facts.ts).
    availability: `${context}/${facts.isAvailable ? 'InStock' : 'OutOfStock'}`,
    ...('from' in stated && { availabilityStarts: stated.from }),
    itemCondition: `${context}/${product.isBware ? 'RefurbishedCondition' : 'NewCondition'}`,
    seller: { '@type': 'Organization', '@id': `${origin}/#organization`, name: shopName },
    ...(facts.delivery && { shippingDetails: shippingDetails(facts.delivery, market) }),
    ...returnPolicy(product, market.country),
  };
}

/** None in markets whose law gives no right to withdraw (Switzerland). Source: eu-2026.md C-01, SEO-30. */
function returnPolicy({ isGiftCard }: ProductDetail, country: CountryCode) {
  const { withdrawalDays } = factsOf(country).law;
  if (withdrawalDays === null) return undefined;
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country.toUpperCase(),
      returnPolicyCategory: `${context}/MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: withdrawalDays,
      // Nobody sends a code back.
      ...(!isGiftCard && { returnMethod: `${context}/ReturnByMail` }),
    },
  };
}

/** The current price, with the measure for goods sold by measure, and the struck-through price if there is one. */
function priceSpecifications(
  { netContent, isGiftCard }: ProductDetail,
  { price, struck: former }: OfferFacts,
  currency: CurrencyCode,
) {
  const specification = (centAmount: number) => ({
    '@type': 'UnitPriceSpecification',
    price: plainAmount(centAmount, currency),
    priceCurrency: currency,
    valueAddedTaxIncluded: !isGiftCard,
  });
  const now = {
    ...specification(price),
    ...(netContent && { referenceQuantity: referenceQuantity(netContent) }),
  };
  if (former === undefined) return now;
  const struck = {
    ...specification(former),
    priceType: `${context}/StrikethroughPrice`,
  };
  return [now, struck];
}

/** Codes of UN/CEFACT recommendation 20. */
const unitCodes: Record<ReferenceUnit, string> = {
  kg: 'KGM',
  l: 'LTR',
  m: 'MTR',
  m2: 'MTK',
  piece: 'C62',
};

/** The content, and one reference unit, to which the page's unit price refers (eu-2026.md P-05). */
function referenceQuantity(netContent: NetContent) {
  const { quantity, unit } = inReferenceUnit(netContent);
  const value = (number: number) => ({
    '@type': 'QuantitativeValue',
    value: number,
    unitCode: unitCodes[unit],
  });
  return { ...value(quantity), valueReference: value(1) };
}

function shippingDetails(
  { fee, handling, transit }: NonNullable<OfferFacts['delivery']>,
  { country, currency }: OfferMarket,
) {
  const days = ({ from, to }: DayRange) => ({
    '@type': 'QuantitativeValue',
    minValue: from,
    maxValue: to,
    unitCode: 'DAY',
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: plainAmount(fee, currency),
      currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country.toUpperCase() },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handling),
      transitTime: days(transit),
    },
  };
}

function certification(label: EnergyLabel) {
  return {
    '@type': 'Certification',
    issuedBy: { '@type': 'Organization', name: 'European_Commission' },
    name: 'EPREL',
    certificationIdentification: String(label.eprelId),
    certificationRating: {
      '@type': 'Rating',
      ratingValue: label.class,
      bestRating: label.best,
      worstRating: label.worst,
    },
  };
}
