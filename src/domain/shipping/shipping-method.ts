/** A shipping method as the calls return it. Source: purchase-flow.txt §3 Shipping method, checklist SHI-1. */
import { type CountryCode, countryCodes } from '../country/countries.ts';
import { type CurrencyCode, currencyOf } from '../money/currencies.ts';
import type { Money } from '../money/money.ts';
import { moneyOf } from '../money/money-of.ts';
import type { DayRange } from '../store/store.ts';
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
  /** The currency of each country's store; absent countries use their own currency of the day. */
  currencies: Partial<Record<CountryCode, CurrencyCode>>;
  /** The caller's store's. */
  deliveryDays: Readonly<Record<ShippingMethodKey, DayRange>>;
  at: Date;
  t: Translate;
};

export function shippingMethodAnswer(
  key: ShippingMethodKey,
  { country, currencies, deliveryDays, at, t }: ShippingQuestion,
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
    zoneRates: countryCodes.map((zone) => ({
      zone: { key: zone },
      shippingRates: zoneRates(key, zone, currencies[zone] ?? currencyOf(zone, at), country),
    })),
  };
}

function zoneRates(
  method: ShippingMethodKey,
  zone: CountryCode,
  currency: CurrencyCode,
  country: CountryCode,
): ZoneRate[] {
  return shippingRatesOf(zone, currency)
    .filter(({ key }) => key === method)
    .map(({ centAmount, freeAboveCentAmount }) => ({
      price: moneyOf(centAmount, currency),
      freeAbove: moneyOf(freeAboveCentAmount, currency),
      isMatching: zone === country,
    }));
}
