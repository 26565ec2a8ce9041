/** Payment methods of a cart, and why some are refused. Source: purchase-flow.txt §5, §6, checklist PAY-1, PAY-2. */
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { ClientType } from '../customer/customer.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { amountTermsOf } from './amount-terms.ts';
import { type CodZeroLimit, cashLimitCents, legalCashCap } from './cash-on-delivery.ts';
import { cashRounding } from './cash-rounding.ts';
import type { PaymentOffer, PaymentRefusal } from './payment-offer.ts';
import type { ProviderKey } from './provider.ts';
import {
  clientTypeOf,
  creditOrder,
  type ProviderKindKey,
  providerKinds,
} from './provider-kinds.ts';

export const ownMethods = ['bankTransfer', 'cashOnDelivery', 'nothingToPay', 'giftCard'] as const;
type OwnMethod = (typeof ownMethods)[number];

/** Our own, and every kind that a provider handles. */
export type PaymentMethodKey = OwnMethod | ProviderKindKey;
export const paymentMethodKeys: readonly [PaymentMethodKey, ...PaymentMethodKey[]] = [
  ...ownMethods,
  ...(Object.keys(providerKinds) as ProviderKindKey[]),
];

export function isOwnMethod(key: PaymentMethodKey): key is OwnMethod {
  return ownMethods.some((own) => own === key);
}

/** Whether a provider handles it. */
export const isProviderKind = (key: PaymentMethodKey): key is ProviderKindKey => !isOwnMethod(key);

/** What the store says about payment; the fields are those of its document (store/money-rules.ts). */
export type PaymentRules = {
  paymentMethods: readonly PaymentMethodKey[];
  cashOnDelivery: { limitCentAmount: number; itemLimit: number; freight: boolean };
  maximumItemsForCashAndBank: number;
};

export type PayableCart = PaymentRules & {
  country: CountryCode;
  currency: CurrencyCode;
  /** What gift cards leave of the total gross in cents, without a fee for the payment itself. */
  totalCentAmount: number;
  /** The fee that cash on delivery would add: it is paid in cash too. */
  codFeeCentAmount: number;
  codZeroLimit: CodZeroLimit;
  /** Absent: all providers. */
  paymentProviders?: readonly ProviderKey[] | undefined;
  /** Pieces of standard products. */
  standardQuantity: number;
  /** All pieces but extra guarantees. */
  quantity: number;
  hasFreight: boolean;
  /** Nobody brings it, so nobody takes cash. */
  isByMail?: boolean;
  /** The client type of the billing address; while it is absent, no method is refused because of it. */
  clientType?: ClientType;
};

export type { PaymentOffer, PaymentRefusal };

/**
 * The payment methods of the store at that date; a method that this cart may not use has the reason. Methods without
 * credit come first, credit last (PAY-11), refused methods at the end. A cart that costs nothing, or that gift
 * cards pay, has one method.
 */
export function paymentOffers(cart: PayableCart, at: Date): PaymentOffer[] {
  if (cart.totalCentAmount === 0 && cart.quantity > 0) return [{ key: 'nothingToPay' }];
  const rank = ({ key, refusal }: PaymentOffer) =>
    creditOrder.indexOf(creditOf(key)) + (refusal ? creditOrder.length : 0);
  return methodsIn(cart)
    .map((key): PaymentOffer => {
      const refusal = refusalOf(key, cart, at);
      return { key, ...(refusal && { refusal }) };
    })
    .sort((a, b) => rank(a) - rank(b));
}

export function creditOf(key: PaymentMethodKey): 'none' | 'maybe' | 'credit' {
  return isOwnMethod(key) ? 'none' : providerKinds[key].credit;
}

/**
 * The method selected by default: the one last used in this browser (PAY-40), card, else the first possible one. Never
 * credit; where the law puts methods without credit first, also none that may be credit.
 */
export function preselectedMethod(
  offers: readonly PaymentOffer[],
  country: CountryCode,
  last?: PaymentMethodKey,
): PaymentMethodKey | undefined {
  const open = offers.filter(({ key, refusal }) => !refusal && creditOf(key) !== 'credit');
  const usual = open.filter(
    ({ key }) => !factsOf(country).payment.debitFirst || creditOf(key) === 'none',
  );
  const pick = (wanted?: PaymentMethodKey) => usual.find(({ key }) => key === wanted);
  return (pick(last) ?? pick('scheme') ?? open[0])?.key;
}

/** The methods that a store offers, whatever is in the cart. */
export function methodsIn(
  store: Pick<PayableCart, 'currency' | 'paymentProviders' | 'isByMail' | keyof PaymentRules> & {
    codZeroLimit?: CodZeroLimit;
  },
): PaymentMethodKey[] {
  const { currency, codZeroLimit, paymentProviders, paymentMethods, cashOnDelivery } = store;
  const { isByMail = false } = store;
  const cashIsOff = isByMail || (codZeroLimit === 'off' && cashOnDelivery.itemLimit === 0);
  return paymentMethods.filter((key) => {
    if (isOwnMethod(key)) return key !== 'cashOnDelivery' || !cashIsOff;
    return (
      amountTermsOf(key, currency) &&
      (paymentProviders?.includes(providerKinds[key].provider) ?? true)
    );
  });
}

function refusalOf(key: PaymentMethodKey, cart: PayableCart, at: Date): PaymentRefusal | undefined {
  if (!isOwnMethod(key)) return refusedByProvider(key, cart);
  const items = refusedByItems(cart);
  return items ?? (key === 'cashOnDelivery' ? refusedByCashRules(cart, at) : undefined);
}

function refusedByProvider(
  kind: ProviderKindKey,
  { clientType, currency, totalCentAmount }: PayableCart,
): PaymentRefusal | undefined {
  const only = clientTypeOf(kind);
  if (only && clientType && clientType !== only) return { reason: 'clientType', only };
  const { min, max } = amountTermsOf(kind, currency) ?? { min: 0, max: 0 };
  if (totalCentAmount < min) return { reason: 'amountBelow', centAmount: min };
  return totalCentAmount > max ? { reason: 'amount', centAmount: max } : undefined;
}

function refusedByItems(cart: PayableCart): PaymentRefusal | undefined {
  const { quantity, maximumItemsForCashAndBank: count } = cart;
  return quantity > 0 && quantity <= count ? undefined : { reason: 'items', count };
}

function refusedByCashRules(cart: PayableCart, at: Date): PaymentRefusal | undefined {
  const { country, cashOnDelivery, standardQuantity } = cart;
  const { itemLimit, freight } = cashOnDelivery;
  if (cart.hasFreight && !freight) return { reason: 'freight' };
  if (itemLimit > 0 && standardQuantity > itemLimit) return { reason: 'items', count: itemLimit };
  const total = cart.totalCentAmount + cart.codFeeCentAmount;
  const limit = cashLimitCents(country, cashOnDelivery, at);
  // Rounding must not lead above what the law allows.
  const inCash = total + cashRounding(country, total);
  return total > limit || inCash > legalCashCap(country, at)
    ? { reason: 'amount', centAmount: limit }
    : undefined;
}
