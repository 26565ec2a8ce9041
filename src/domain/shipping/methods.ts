/** Shipping methods, fees and thresholds. Source: purchase-flow.txt §9, checklist SHI-1, SHI-2. */
import { type CountryCode, tableOf } from '../country/countries.ts';
import { type CurrencyCode, currencies } from '../money/currencies.ts';

export const shippingMethodKeys = ['parcel', 'freight'] as const;
export type ShippingMethodKey = (typeof shippingMethodKeys)[number];
export const defaultShippingMethod: ShippingMethodKey = 'parcel';

export const shippingMethodStates = ['MatchesCart', 'DoesNotMatchCart'] as const;
type ShippingMethodState = (typeof shippingMethodStates)[number];

export const shippingMethodId = (key: ShippingMethodKey) => `shipping-method-${key}`;

/** Undefined: there is no such method. */
export const shippingMethodOf = (id: string): ShippingMethodKey | undefined =>
  shippingMethodKeys.find((key) => shippingMethodId(key) === id);

type Carried = readonly { variant: { isPackageTypeFreight: boolean } }[];

/** Methods that can ship these lines, preferred first: freight if one of them is a freight package. */
export function offeredShippingMethods(
  lines: Carried,
): readonly [ShippingMethodKey, ...ShippingMethodKey[]] {
  return lines.some(({ variant }) => variant.isPackageTypeFreight) ? ['freight'] : ['parcel'];
}

export function shippingMethodState(key: ShippingMethodKey, lines: Carried): ShippingMethodState {
  return offeredShippingMethods(lines).includes(key) ? 'MatchesCart' : 'DoesNotMatchCart';
}

/** The cart's method while it matches; else the first one offered (checklist SHI-2). */
export function settledShippingMethod(
  held: ShippingMethodKey | undefined,
  lines: Carried,
): ShippingMethodKey {
  const stays = held && shippingMethodState(held, lines) === 'MatchesCart';
  return stays ? held : offeredShippingMethods(lines)[0];
}

/** Major units. Shipping is free for goods of `freeAbove` or more; below, parcel and freight cost a fee. */
export type ShippingRates = { freeAbove: number; parcel: number; freight: number };

export const ratesByCurrency = {
  EUR: { freeAbove: 59, parcel: 1.95, freight: 9.95 },
  GBP: { freeAbove: 52, parcel: 1.95, freight: 9.95 },
  DKK: { freeAbove: 439, parcel: 15, freight: 74 },
  SEK: { freeAbove: 659, parcel: 22, freight: 111 },
  NOK: { freeAbove: 689, parcel: 23, freight: 116 },
  CHF: { freeAbove: 59, parcel: 1.95, freight: 9.95 },
  CZK: { freeAbove: 1399, parcel: 46, freight: 235 },
  PLN: { freeAbove: 269, parcel: 9, freight: 45 },
  HUF: { freeAbove: 22_099, parcel: 730, freight: 3731 },
  RON: { freeAbove: 289, parcel: 10, freight: 49 },
  BGN: { freeAbove: 115, parcel: 3.95, freight: 19.95 },
  USD: { freeAbove: 59, parcel: 1.95, freight: 9.95 },
} as const satisfies Record<CurrencyCode, ShippingRates>;

/** A country's own rates override those of its currency (eu-2026.md §12 no. 42). */
export const ratesByCountry = tableOf(({ shipping }) => shipping.rates);

export type ShippingRate = {
  key: ShippingMethodKey;
  isDefault: boolean;
  /** Cents, VAT included. */
  centAmount: number;
  freeAboveCentAmount: number;
};

export function shippingRatesOf(country: CountryCode, currency: CurrencyCode): ShippingRate[] {
  const own = ratesByCountry[country];
  const rates = own === 'by currency' ? ratesByCurrency[currency] : own;
  const cents = (major: number) => Math.round(major * 10 ** currencies[currency].fractionDigits);
  return shippingMethodKeys.map((key) => ({
    key,
    isDefault: key === defaultShippingMethod,
    centAmount: cents(rates[key]),
    freeAboveCentAmount: cents(rates.freeAbove),
  }));
}

/** Zero from the threshold on: "free when the price is not below". */
export function shippingFee(rate: ShippingRate, goodsCentAmount: number): number {
  return goodsCentAmount >= rate.freeAboveCentAmount ? 0 : rate.centAmount;
}
