/** Which payment methods a cart may use, and why not. Source: purchase-flow.txt §5, checklist PAY-2. */
import type { CountryCode } from '../country/countries.ts';
import type { TextKey } from '../texts/texts.ts';
import { bankTransferCountries } from './bank-transfer.ts';
import { cashForFreight } from './cash-for-freight.ts';
import { cashItemLimits, cashLimitCents } from './cash-on-delivery.ts';
import { type ProviderKindKey, providerKindKeys, providerKinds } from './provider-kinds.ts';

export const ownMethodKeys = ['bankTransfer', 'cashOnDelivery'] as const;
export type PaymentMethodKey = (typeof ownMethodKeys)[number] | ProviderKindKey;
export const paymentMethodKeys: readonly PaymentMethodKey[] = [
  ...ownMethodKeys,
  ...providerKindKeys,
];

/** Whether a provider handles it. */
export const isProviderKind = (key: PaymentMethodKey): key is ProviderKindKey =>
  key in providerKinds;

/** What each method is called on the page. */
export const paymentTexts = {
  bankTransfer: 'payment.bank',
  cashOnDelivery: 'payment.cod',
} as const satisfies Record<(typeof ownMethodKeys)[number], TextKey>;

const ownNames = { bankTransfer: 'Bank transfer', cashOnDelivery: 'Cash on delivery' };

/** In English, as payments carry it. */
export const paymentName = (key: PaymentMethodKey): string =>
  isProviderKind(key) ? key : ownNames[key];

/** The largest number of pieces, guarantees not counted, that cash and bank payment accept. */
export const maximumItems = 20;

export type PayableCart = {
  country: CountryCode;
  /** Total gross in cents, without a fee for the payment itself. */
  totalCentAmount: number;
  /** The fee that cash on delivery would add: it is paid in cash too. */
  codFeeCentAmount: number;
  /** Pieces of standard products. */
  standardQuantity: number;
  /** All pieces but extra guarantees. */
  quantity: number;
  hasFreight: boolean;
};

export type PaymentRefusal =
  | { reason: 'amount'; centAmount: number }
  | { reason: 'items'; count: number }
  | { reason: 'freight' };

export type PaymentOffer = { key: PaymentMethodKey; refusal?: PaymentRefusal };

/** The methods of the country in display order, by the law of that day; a method that this cart may not use says why. */
export function paymentOffers(cart: PayableCart, at: Date): PaymentOffer[] {
  const offers: PaymentOffer[] = [];
  const items = refusedByItems(cart);
  if (bankTransferCountries.has(cart.country)) {
    offers.push({ key: 'bankTransfer', ...(items && { refusal: items }) });
  }
  const cash = items ?? refusedByCashRules(cart, at);
  offers.push({ key: 'cashOnDelivery', ...(cash && { refusal: cash }) });
  return offers;
}

function refusedByItems(cart: PayableCart): PaymentRefusal | undefined {
  const fits = cart.quantity > 0 && cart.quantity <= maximumItems;
  return fits ? undefined : { reason: 'items', count: maximumItems };
}

function refusedByCashRules(cart: PayableCart, at: Date): PaymentRefusal | undefined {
  const limit = cashLimitCents(cart.country, at);
  const itemLimit = cashItemLimits[cart.country];
  if (cart.hasFreight && !cashForFreight.has(cart.country)) return { reason: 'freight' };
  if (itemLimit > 0 && cart.standardQuantity > itemLimit) {
    return { reason: 'items', count: itemLimit };
  }
  if (cart.totalCentAmount + cart.codFeeCentAmount > limit)
    return { reason: 'amount', centAmount: limit };
  return undefined;
}
