/**
 * A strict reader of schema.org objects: every property must be known, every required one present and of its type.
 * What is required: schema.org's types and the search engines' documentation of Organization, WebSite, BreadcrumbList.
 */

type Check = (value: unknown, place: string) => string[];

const text: Check = (value, place) =>
  typeof value === 'string' && value.trim() ? [] : [`${place}: no text`];
const address: Check = (value, place) =>
  typeof value === 'string' && /^https?:\/\/[^/\s]+(\/\S*)?$/.test(value)
    ? []
    : [`${place}: no absolute address`];
const texts: Check = (value, place) =>
  Array.isArray(value) && value.length > 0
    ? value.flatMap((each) => text(each, place))
    : [`${place}: no texts`];
const matching =
  (pattern: RegExp): Check =>
  (value, place) =>
    typeof value === 'string' && pattern.test(value) ? [] : [`${place}: not like ${pattern}`];
const of =
  (type: string): Check =>
  (value, place) =>
    (value as { '@type'?: string } | undefined)?.['@type'] === type
      ? structureFaults(value)
      : [`${place}: no ${type}`];
const reference: Check = (value, place) =>
  address((value as { '@id'?: unknown } | undefined)?.['@id'], place);
const inOrder: Check = (value, place) => {
  if (!Array.isArray(value) || value.length < 2) return [`${place}: fewer than two`];
  const right = value.every(
    (item, index) => (item as { position?: number }).position === index + 1,
  );
  return [
    ...(right ? [] : [`${place}: not 1, 2, 3 …`]),
    ...value.flatMap((item) => of('ListItem')(item, place)),
  ];
};
/** A summary of pages: each item has a name and a URL only. Later pages of a list continue the positions. */
const pages: Check = (value, place) => {
  if (!Array.isArray(value) || value.length === 0) return [`${place}: empty`];
  return value.flatMap(({ '@type': type, position: at, name, url, ...more }, index) => [
    ...(type === 'ListItem' && Object.keys(more).length === 0 ? [] : [`${place}: no ListItem`]),
    ...(at === value[0].position + index ? [] : [`${place}: not one after the other`]),
    ...text(name, `${place}.name`),
    ...address(url, `${place}.url`),
  ]);
};
const addresses: Check = (value, place) =>
  Array.isArray(value) && value.length > 0
    ? value.flatMap((each) => address(each, place))
    : [`${place}: no addresses`];
const decimal: Check = (value, place) =>
  typeof value === 'string' && /^\d+(\.\d\d)?$/.test(value) ? [] : [`${place}: no amount`];
const position: Check = (value, place) => (Number.isInteger(value) ? [] : [`${place}: no number`]);

/** A quantity of a unit, by its code of UN/CEFACT recommendation 20. */
const measure: Check = (value, place) => {
  const { value: number, unitCode } = value as { value?: number; unitCode?: string };
  const right = Number(number) > 0 && /^(KGM|LTR|MTR|MTK|C62)$/.test(unitCode ?? '');
  return right ? [] : [`${place}: no measure`];
};

/** Required properties by type. */
const types: Record<string, Record<string, Check>> = {
  Organization: {
    '@id': address,
    name: text,
    legalName: text,
    description: text,
    url: address,
    logo: address,
    address: of('PostalAddress'),
    contactPoint: of('ContactPoint'),
  },
  PostalAddress: {
    streetAddress: text,
    postalCode: text,
    addressLocality: text,
    addressCountry: matching(/^[A-Z]{2}$/),
  },
  ContactPoint: {
    contactType: text,
    telephone: matching(/^\+\d[\d ]+$/),
    email: matching(/^[^@\s]+@[^@\s]+$/),
    areaServed: matching(/^[A-Z]{2}$/),
    availableLanguage: texts,
  },
  WebSite: {
    name: text,
    url: address,
    inLanguage: matching(/^[a-z]{2}-[A-Z]{2}$/),
    publisher: reference,
    potentialAction: of('SearchAction'),
  },
  SearchAction: {
    target: of('EntryPoint'),
    'query-input': matching(/^required name=search_term_string$/),
  },
  EntryPoint: { urlTemplate: matching(/^https?:\/\/\S+\{search_term_string\}$/) },
  BreadcrumbList: { itemListElement: inOrder },
  ItemList: { numberOfItems: position, itemListElement: pages },
  ListItem: { position, name: text, item: address },
  Product: {
    name: text,
    url: address,
    image: addresses,
    sku: text,
    mpn: text,
    brand: of('Brand'),
    offers: of('Offer'),
  },
  Brand: { name: text },
  Offer: {
    url: address,
    price: decimal,
    priceCurrency: matching(/^[A-Z]{3}$/),
    priceSpecification: (value, place) =>
      [value].flat().flatMap((each) => of('UnitPriceSpecification')(each, place)),
    availability: matching(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/),
    itemCondition: matching(/^https:\/\/schema\.org\/(New|Refurbished)Condition$/),
    seller: reference,
    shippingDetails: of('OfferShippingDetails'),
  },
  UnitPriceSpecification: {
    price: decimal,
    priceCurrency: matching(/^[A-Z]{3}$/),
    valueAddedTaxIncluded: (value, place) => (value === true ? [] : [`${place}: not true`]),
  },
  OfferShippingDetails: {
    shippingRate: of('MonetaryAmount'),
    shippingDestination: of('DefinedRegion'),
    deliveryTime: of('ShippingDeliveryTime'),
  },
  MonetaryAmount: { value: decimal, currency: matching(/^[A-Z]{3}$/) },
  DefinedRegion: { addressCountry: matching(/^[A-Z]{2}$/) },
  ShippingDeliveryTime: {
    handlingTime: of('QuantitativeValue'),
    transitTime: of('QuantitativeValue'),
  },
  QuantitativeValue: { minValue: position, maxValue: position, unitCode: matching(/^DAY$/) },
  MerchantReturnPolicy: {
    applicableCountry: matching(/^[A-Z]{2}$/),
    returnPolicyCategory: address,
    merchantReturnDays: position,
    returnMethod: address,
  },
  AggregateRating: {
    ratingValue: (value, place) =>
      Number(value) >= 1 && Number(value) <= 5 ? [] : [`${place}: no rating`],
    reviewCount: (value, place) => (Number(value) >= 1 ? [] : [`${place}: nobody rated it`]),
  },
  Certification: {
    issuedBy: (value) =>
      (value as { name?: string }).name === 'European_Commission' ? [] : ['by nobody'],
    name: matching(/^EPREL$/),
    certificationIdentification: matching(/^\d+$/),
    certificationRating: (value, place) =>
      text((value as { ratingValue?: string }).ratingValue, place),
  },
};

/** Optional properties by type. */
const optional: Record<string, Record<string, Check>> = {
  Product: {
    description: text,
    gtin: matching(/^\d{8,14}$/),
    aggregateRating: of('AggregateRating'),
    hasCertification: of('Certification'),
  },
  UnitPriceSpecification: {
    priceType: matching(/^https:\/\/schema\.org\/StrikethroughPrice$/),
    referenceQuantity: (value, place) => {
      const { valueReference, ...content } = value as Record<string, unknown>;
      return [content, valueReference].flatMap((each) => measure(each, place));
    },
  },
  Offer: {
    // Missing where the law gives no right of withdrawal.
    hasMerchantReturnPolicy: of('MerchantReturnPolicy'),
    priceValidUntil: matching(/^\d{4}-\d\d-\d\d$/),
    availabilityStarts: matching(/^\d{4}-\d\d-\d\d$/),
  },
};

/** What is wrong with a schema.org object and everything inside it. */
export function structureFaults(data: unknown): string[] {
  const { '@type': type, '@context': context, ...properties } = data as Record<string, unknown>;
  const known = types[String(type)];
  if (!known) return [`${type}: not a type we know`];
  const besides = optional[String(type)] ?? {};
  const strangers = Object.keys(properties).filter((name) => !(name in known || name in besides));
  return [
    ...(context === undefined || context === 'https://schema.org'
      ? []
      : [`${type}: wrong context`]),
    ...strangers.map((name) => `${type}.${name}: not of this type`),
    ...Object.entries(known).flatMap(([name, check]) =>
      properties[name] === undefined
        ? [`${type}.${name}: missing`]
        : check(properties[name], `${type}.${name}`),
    ),
    ...Object.entries(besides).flatMap(([name, check]) =>
      properties[name] === undefined ? [] : check(properties[name], `${type}.${name}`),
    ),
  ];
}
