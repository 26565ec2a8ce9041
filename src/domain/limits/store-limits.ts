/**
 * What one network, one e-mail address or one customer may do in a store. An operator changes single limits in the
 * store's document (`limits`); these are the defaults. Reasons for the numbers: decision 62.
 */
import * as z from 'zod';
import type { CurrencyCode } from '../money/currencies.ts';

const count = z.int().min(1).max(1_000_000);
/** Cents of the store's currency. */
const cents = z.int().min(1).max(100_000_000_000);

export const storeLimits = z.strictObject({
  /** Presses of the order button of one network in an hour. */
  ordersPerHour: count.optional(),
  /** Payments started at a provider by one network in an hour, in the cart and at the order button. */
  paymentsPerHour: count.optional(),
  /** New carts of one network in an hour; a customer's cart does not count. */
  cartsPerHour: count.optional(),
  /** Changes of wish lists by one network in an hour. */
  wishListChangesPerHour: count.optional(),
  /** Unknown codes in a quarter of an hour, by cart and by network. */
  unknownCodesOfCart: count.optional(),
  unknownCodesOfNetwork: count.optional(),
  /** Orders that hold goods and are not paid yet: their number, and their total with the new order. */
  unpaidOrdersOfEmail: count.optional(),
  unpaidCentsOfEmail: cents.optional(),
  unpaidOrdersOfNetwork: count.optional(),
  unpaidCentsOfNetwork: cents.optional(),
  /** Of a customer who has paid for an order before; the two others do not apply then. */
  unpaidOrdersOfCustomer: count.optional(),
  unpaidCentsOfCustomer: cents.optional(),
});

type LoadedLimits = z.infer<typeof storeLimits>;
export type StoreLimits = Record<keyof LoadedLimits, number>;

const defaultCounts = {
  ordersPerHour: 60,
  paymentsPerHour: 60,
  cartsPerHour: 300,
  wishListChangesPerHour: 600,
  unknownCodesOfCart: 10,
  unknownCodesOfNetwork: 20,
  unpaidOrdersOfEmail: 5,
  unpaidOrdersOfNetwork: 10,
  unpaidOrdersOfCustomer: 30,
};

/** Euros. */
const defaultEuros = {
  unpaidCentsOfEmail: 25_000,
  unpaidCentsOfNetwork: 50_000,
  unpaidCentsOfCustomer: 150_000,
};

/** What a euro is about worth: limits need no exact rate. */
const unitsPerEuro: Record<CurrencyCode, number> = {
  EUR: 1,
  GBP: 0.9,
  CHF: 1,
  USD: 1.2,
  BGN: 2,
  RON: 5,
  PLN: 4.5,
  DKK: 7.5,
  SEK: 11,
  NOK: 12,
  CZK: 25,
  HUF: 400,
};

type LimitedStore = { limits?: LoadedLimits | undefined; currency: CurrencyCode };

export function limitsOf({ limits, currency }: LimitedStore): StoreLimits {
  const amounts = Object.entries(defaultEuros).map(([name, euros]) => [
    name,
    Math.round(euros * unitsPerEuro[currency]) * 100,
  ]);
  const loaded = Object.entries(limits ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...defaultCounts,
    ...(Object.fromEntries(amounts) as typeof defaultEuros),
    ...(Object.fromEntries(loaded) as Partial<StoreLimits>),
  };
}
