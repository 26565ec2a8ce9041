/**
 * Google's product data specification as a table, of the attributes that a shop like ours may use. Written from the
 * published texts and not from src: support.google.com/merchants/answer/7052112 and the article of each attribute.
 */
import type { Values } from './read-feed.ts';

/** Where an item is offered. */
export type Target = {
  /** As in `https://kontor.de`. */
  origin: string;
  /** ISO 3166-1, in capitals. */
  country: string;
  currency: string;
};
/** What is wrong with a value; undefined if nothing is. */
type Check = (value: string, target: Target) => string | undefined;

export type Rule = {
  isRequired?: true;
  /** Most characters. */
  max?: number;
  /** How often it may occur; absent: once. */
  times?: { from: number; to: number };
  check?: Check;
  /** Of an attribute with sub-attributes. */
  parts?: Record<string, Rule>;
};

const like =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? undefined : `not like ${pattern}`;
const among = (...values: string[]): Check => like(new RegExp(`^(${values.join('|')})$`));
const all =
  (...checks: Check[]): Check =>
  (value, target) =>
    checks.map((check) => check(value, target)).find((fault) => fault !== undefined);

/** Letters of ASCII only, as RFC 3986 allows them in an address. */
const address = like(/^https?:\/\/[\w.-]+(:\d+)?(\/[\w.~:/?#[\]@!$&'()*+,;=%-]*)?$/);
const ownAddress: Check = all(address, (value, { origin }) =>
  value.startsWith(`${origin}/`) ? undefined : `not on ${origin}`,
);
/** JPEG, WebP, PNG, GIF, BMP, TIFF; an ending, if there is one, names the format. */
const picture = all(address, (value) => {
  const [, ending] = /\.(\w+)$/.exec(new URL(value).pathname) ?? [];
  const isKnown = ending === undefined || /^(jpe?g|webp|png|gif|bmp|tiff?)$/i.test(ending);
  return isKnown ? undefined : `no supported format: ${ending}`;
});
const amount: Check = (value, { currency }) => {
  const [, number = '', code] = /^(\d+(?:\.\d{1,2})?) ([A-Z]{3})$/.exec(value) ?? [];
  if (!code) return 'no number with a currency';
  return code === currency && Number.isFinite(Number(number)) ? undefined : `not in ${currency}`;
};
const priced = all(amount, (value) => (Number.parseFloat(value) > 0 ? undefined : 'is nothing'));
const moment = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(Z|[+-]\d{4})`;
const date = all(like(new RegExp(`^${moment}$`)), (value) =>
  Number.isNaN(Date.parse(value)) ? 'no such day' : undefined,
);
const period = all(like(new RegExp(`^${moment}/${moment}$`)), (value) => {
  const [from = 0, until = 0] = value.split('/').map((each) => Date.parse(each));
  return from < until ? undefined : 'ends before it begins';
});
const units = 'oz|lb|mg|g|kg|floz|pt|qt|gal|ml|cl|l|cbm|in|ft|yd|cm|m|sqft|sqm|ct|sheet|item';
const measure = like(new RegExp(`^(?!0+(\\.0+)?[a-z])\\d+(\\.\\d+)?(${units})$`));
const baseMeasure = like(new RegExp(`^((1|10|100|2|4|8)(${units})|75cl|750ml|50kg|1000kg)$`));
const energyClass = like(/^(A\+{0,3}|[B-G])$/);
/** GS1: the last digit checks the others; 20–29, 02 and 04 are for use in one company, 05, 98 and 99 for coupons. */
const gtin: Check = (value) => {
  if (!/^(\d{8}|\d{12,14})$/.test(value)) return 'not 8, 12, 13 or 14 digits';
  const digits = [...value.padStart(14, '0')].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  if (sum % 10 !== 0) return 'the check digit is wrong';
  const isInner = value.length === 8 ? /^[02]/ : /^.(2|02|04|05|98|99)/;
  const number = value.length === 8 ? value : value.padStart(14, '0');
  return isInner.test(number) ? 'of a range that is no product of a manufacturer' : undefined;
};
const days = like(/^\d{1,2}$/);
const ownCountry: Check = (value, { country }) =>
  value === country ? undefined : `not ${country}`;

export const specification: Record<string, Rule> = {
  id: { isRequired: true, max: 50, check: like(/^[\x21-\x7e]+$/) },
  title: { isRequired: true, max: 150 },
  description: { isRequired: true, max: 5000 },
  link: { isRequired: true, max: 2000, check: ownAddress },
  image_link: { isRequired: true, max: 2000, check: picture },
  additional_image_link: { times: { from: 0, to: 10 }, max: 2000, check: picture },
  video_link: { times: { from: 0, to: 10 }, max: 2000, check: address },
  availability: {
    isRequired: true,
    check: among('in_stock', 'out_of_stock', 'preorder', 'backorder'),
  },
  availability_date: { max: 25, check: date },
  price: { isRequired: true, check: priced },
  sale_price: { check: priced },
  sale_price_effective_date: { max: 51, check: period },
  unit_pricing_measure: { check: measure },
  unit_pricing_base_measure: { check: baseMeasure },
  brand: { max: 70 },
  gtin: { max: 50, check: gtin },
  mpn: { max: 70 },
  identifier_exists: { check: among('yes', 'no') },
  condition: { check: among('new', 'refurbished', 'used') },
  multipack: { check: like(/^[1-9]\d*$/) },
  is_bundle: { check: among('yes', 'no') },
  item_group_id: { max: 50, check: like(/^[\w-]+$/) },
  energy_efficiency_class: { check: energyClass },
  min_energy_efficiency_class: { check: energyClass },
  max_energy_efficiency_class: { check: energyClass },
  certification: {
    times: { from: 0, to: 10 },
    parts: {
      certification_authority: { isRequired: true, check: among('EC', 'European_Commission') },
      certification_name: { isRequired: true, check: among('EPREL') },
      certification_code: { isRequired: true, check: like(/^\d+$/) },
    },
  },
  product_detail: {
    times: { from: 0, to: Number.POSITIVE_INFINITY },
    parts: {
      section_name: { max: 140 },
      attribute_name: { isRequired: true, max: 140 },
      attribute_value: { isRequired: true, max: 1000 },
    },
  },
  // 100 by the article; more than ten are an error in the console.
  product_highlight: { times: { from: 2, to: 10 }, max: 150 },
  shipping: {
    // The costs of delivery are required in nearly all of our markets.
    isRequired: true,
    times: { from: 1, to: 100 },
    parts: {
      country: { isRequired: true, check: ownCountry },
      service: {},
      price: { isRequired: true, check: amount },
      min_handling_time: { check: days },
      max_handling_time: { check: days },
      min_transit_time: { check: days },
      max_transit_time: { check: days },
    },
  },
};

/** What several attributes of an item must have in common: a sentence if it is broken. */
export const together: ((has: (name: string) => boolean, item: Values) => string | false)[] = [
  (has) =>
    !(has('gtin') || (has('brand') && has('mpn')) || has('identifier_exists')) &&
    'neither gtin nor brand and mpn',
  (has) => has('sale_price_effective_date') && !has('sale_price') && 'a period without sale_price',
  (has) =>
    has('unit_pricing_base_measure') &&
    !has('unit_pricing_measure') &&
    'unit_pricing_base_measure without unit_pricing_measure',
  (_, item) =>
    /^(preorder|backorder)$/.test(String(item.get('availability')?.[0])) !==
      item.has('availability_date') && 'availability_date belongs to preorder and backorder',
  (_, item) => {
    const cents = (name: string) => Number.parseFloat(String(item.get(name)?.[0]));
    return cents('sale_price') >= cents('price') && 'sale_price is not below price';
  },
  (has) => {
    const classes = ['energy_efficiency_class', 'min_energy_efficiency_class'];
    const known = [...classes, 'max_energy_efficiency_class'].filter(has).length;
    return ![0, 3].includes(known) && 'one of three energy classes is missing';
  },
];

/** Since April 2025 the energy classes are for these countries; the others use the certification. */
export const classCountries = ['CH', 'NO', 'GB'];
