/** A shipping method as the calls return it. Source: purchase-flow.txt §3 Shipping method, checklist SHI-1. */
import * as z from 'zod';
import { type CountryCode, countryCodes } from '../country/countries.ts';
import { money } from '../money/money.ts';
import { moneyOf } from '../money/money-of.ts';
import type { DayRange, StoredStore } from '../store/store.ts';
import type { TextKey, Translate } from '../texts/texts.ts';
import {
  defaultShippingMethod,
  type ShippingMethodKey,
  shippingMethodId,
  shippingMethodKeys,
  shippingRatesOf,
} from './methods.ts';

const zoneRateAnswer = z.object({
  /** VAT included; charged below `freeAbove`. */
  price: money,
  /** Goods of this amount or more ship free. */
  freeAbove: money,
  /** Whether it is the rate of the requested country. */
  isMatching: z.boolean(),
});
type ZoneRate = z.infer<typeof zoneRateAnswer>;

export const shippingMethod = z.object({
  id: z.string(),
  version: z.int(),
  key: z.enum(shippingMethodKeys),
  name: z.string(),
  isDefault: z.boolean(),
  /** In the language of the caller. */
  localizedDescription: z.string(),
  /** DeliveryTime: working days from dispatch to door, `2-4`. */
  custom: z.object({
    customFieldsRaw: z.array(z.object({ name: z.literal('DeliveryTime'), value: z.string() })),
  }),
  /** A zone is a country; its rate is in the currency of that country. */
  zoneRates: z.array(
    z.object({
      zone: z.object({ key: z.enum(countryCodes) }),
      shippingRates: z.array(zoneRateAnswer),
    }),
  ),
});
export type ShippingMethod = z.infer<typeof shippingMethod>;

const names: Record<ShippingMethodKey, string> = { parcel: 'Parcel', freight: 'Freight' };

const descriptions: Record<ShippingMethodKey, TextKey> = {
  parcel: 'shipping.parcelDescription',
  freight: 'shipping.freightDescription',
};

type ShippingQuestion = {
  /** The country whose rates match. */
  country: CountryCode;
  /** All stores, with the rules of this moment. */
  stores: readonly Pick<StoredStore, 'key' | 'currency' | 'shippingRates'>[];
  /** The caller's store's. */
  deliveryDays: Readonly<Record<ShippingMethodKey, DayRange>>;
  t: Translate;
};

export function shippingMethodAnswer(
  key: ShippingMethodKey,
  { country, stores, deliveryDays, t }: ShippingQuestion,
): ShippingMethod {
  const { from, to } = deliveryDays[key];
  return {
    id: shippingMethodId(key),
    version: 1,
    key,
    name: names[key],
    isDefault: key === defaultShippingMethod,
    localizedDescription: t(descriptions[key], { range: `${from}–${to}` }),
    custom: { customFieldsRaw: [{ name: 'DeliveryTime', value: `${from}-${to}` }] },
    zoneRates: stores.map((store) => ({
      zone: { key: store.key },
      shippingRates: [zoneRate(key, store, country)],
    })),
  };
}

function zoneRate(
  method: ShippingMethodKey,
  store: ShippingQuestion['stores'][number],
  country: CountryCode,
): ZoneRate {
  const { centAmount, freeAboveCentAmount } = shippingRatesOf(store)[method];
  return {
    price: moneyOf(centAmount, store.currency),
    freeAbove: moneyOf(freeAboveCentAmount, store.currency),
    isMatching: store.key === country,
  };
}
