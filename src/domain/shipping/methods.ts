/** Shipping methods; fees and thresholds are rules of the store. Source: purchase-flow.txt §9, checklist SHI-1, SHI-2. */
import type { StoredStore } from '../store/store.ts';

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

export type ShippingRate = {
  /** Cents, VAT included. */
  centAmount: number;
  freeAboveCentAmount: number;
};

/** The rates of a store. */
export function shippingRatesOf({
  shippingRates: { freeAboveCentAmount, parcelCentAmount, freightCentAmount },
}: Pick<StoredStore, 'shippingRates'>): Record<ShippingMethodKey, ShippingRate> {
  return {
    parcel: { centAmount: parcelCentAmount, freeAboveCentAmount },
    freight: { centAmount: freightCentAmount, freeAboveCentAmount },
  };
}

/** Zero from the threshold on: "free when the price is not below". */
export function shippingFee(rate: ShippingRate, goodsCentAmount: number): number {
  return goodsCentAmount >= rate.freeAboveCentAmount ? 0 : rate.centAmount;
}
