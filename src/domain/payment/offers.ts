/** Which payment methods a cart may use, in which order, and why not. Source: purchase-flow.txt §5, checklist PAY-1, PAY-2. */
import type { CountryCode } from '../country/countries.ts';
import type { ClientType } from '../customer/customer.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { bankTransferCountries } from './bank-transfer.ts';
import { cashForFreight } from './cash-for-freight.ts';
import { cashItemLimits, cashLimitCents } from './cash-on-delivery.ts';
import { isProviderKind, type PaymentMethodKey } from './methods.ts';
import {
  type Credit,
  debitFirst,
  highestCents,
  type ProviderKindKey,
  providerKinds,
  providerKindsOf,
} from './provider-kinds.ts';

/** The largest number of pieces, guarantees not counted, that cash and bank payment accept. */
export const maximumItems = 20;

export type PayableCart = {
  country: CountryCode;
  currency: CurrencyCode;
  /** Of the billing address; nobody is asked before there is one. */
  clientType?: ClientType;
  /** Total gross in cents, without a fee for the payment itself. */
  totalCentAmount: number;
  /** The fee that cash on delivery would add: it is paid in cash too. */
  codFeeCentAmount: number;
  /** Cash only where the country states how many standard products (checklist PAY-2: the other reading of its 0). */
  isCashLimited: boolean;
  /** Pieces of standard products. */
  standardQuantity: number;
  /** All pieces but extra guarantees. */
  quantity: number;
  hasFreight: boolean;
};

export type PaymentRefusal =
  | { reason: 'amount'; centAmount: number }
  | { reason: 'items'; count: number }
  | { reason: 'freight' }
  | { reason: 'clientType'; only: ClientType };

export type PaymentOffer = { key: PaymentMethodKey; credit: Credit; refusal?: PaymentRefusal };

/**
 * The methods of the country by the law of that day: without borrowing first, credit last (eu-2026.md PAY-11). A method
 * that this cart may not use says why.
 */
export function paymentOffers(cart: PayableCart, at: Date): PaymentOffer[] {
  const { country } = cart;
  const offers: PaymentOffer[] = providerKindsOf(country).map((key) => ({
    key,
    credit: providerKinds[key].credit,
    ...refused(refusedByKind(key, cart)),
  }));
  const items = refusedByItems(cart);
  if (bankTransferCountries.has(country)) {
    offers.push({ key: 'bankTransfer', credit: 'none', ...refused(items) });
  }
  if (!cart.isCashLimited || cashItemLimits[country] > 0) {
    const cash = items ?? refusedByCashRules(cart, at);
    offers.push({ key: 'cashOnDelivery', credit: 'none', ...refused(cash) });
  }
  return offers.sort((a, b) => creditOrder.indexOf(a.credit) - creditOrder.indexOf(b.credit));
}

const creditOrder: readonly Credit[] = ['none', 'maybe', 'credit'];

const refused = (refusal: PaymentRefusal | undefined) => (refusal ? { refusal } : {});

/**
 * The method asked for if it is offered; else the card, as the specification has it, or, where the law puts paying without
 * credit first, the first of those. Credit is never chosen for anybody.
 */
export function chosenOffer(
  offers: readonly PaymentOffer[],
  country: CountryCode,
  asked?: string,
): PaymentMethodKey | undefined {
  const open = offers.filter(({ refusal }) => !refusal);
  const wished = open.find(({ key }) => key === asked);
  const card = debitFirst.has(country) ? undefined : open.find(({ key }) => key === 'scheme');
  const first = open.find(({ key, credit }) => credit !== 'credit' && isProviderKind(key));
  const own = open.find(({ credit }) => credit !== 'credit');
  return (wished ?? card ?? first ?? own)?.key;
}

function refusedByKind(key: ProviderKindKey, cart: PayableCart): PaymentRefusal | undefined {
  const { only } = providerKinds[key] as { only?: ClientType };
  if (only && cart.clientType && cart.clientType !== only) return { reason: 'clientType', only };
  const most = highestCents(key, cart.currency);
  return cart.totalCentAmount > most ? { reason: 'amount', centAmount: most } : undefined;
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
