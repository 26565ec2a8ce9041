/** A shipping method as the calls return it. Source: purchase-flow.txt §3 Shipping method, checklist SHI-1. */
import type { CountryCode } from '../country/countries.ts';
import type { Money } from '../money/money.ts';
import { moneyOf } from '../money/money-of.ts';
import type { DayRange, StoredStore } from '../store/store.ts';
import type { TextKey, Translate } from '../texts/texts.ts';
import {
  defaultShippingMethod,
  type ShippingMethodKey,
  shippingMethodId,
  shippingRatesOf,
} from './methods.ts';

export type ShippingMethod = {
  id: string;
  version: number;
  key: ShippingMethodKey;
  name: string;
  isDefault: boolean;
  /** In the language of the caller. */
  localizedDescription: string;
  /** DeliveryTime: working days from dispatch to door, `2-4`. */
  custom: { customFieldsRaw: { name: 'DeliveryTime'; value: string }[] };
  /** A zone is a country; its rate is in the currency of that country. */
  zoneRates: { zone: { key: CountryCode }; shippingRates: ZoneRate[] }[];
};

type ZoneRate = {
  /** VAT included; charged below `freeAbove`. */
  price: Money;
  /** Goods of this amount or more ship free. */
  freeAbove: Money;
  /** Whether it is the rate of the requested country. */
  isMatching: boolean;
};

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
