/** Payment methods of a cart, and why some are refused. Source: purchase-flow.txt §5, §6, checklist PAY-1, PAY-2. */
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { ClientType } from '../customer/customer.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { amountTermsOf } from './amount-terms.ts';
import { bankTransferCountries } from './bank-transfer.ts';
import {
  type CodZeroLimit,
  cashForFreight,
  cashItemLimits,
  cashLimitCents,
} from './cash-on-delivery.ts';
import type { ProviderKey } from './provider.ts';
import {
  clientTypeOf,
  creditOrder,
  type ProviderKindKey,
  providerKinds,
  providerKindsOf,
} from './provider-kinds.ts';

export const ownMethods = ['bankTransfer', 'cashOnDelivery', 'nothingToPay'] as const;
type OwnMethod = (typeof ownMethods)[number];

/** Our own three, and every kind that a provider handles. */
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

/** The largest number of pieces, guarantees not counted, that cash and bank payment accept. */
const maximumItems = 20;

export type PayableCart = {
  country: CountryCode;
  currency: CurrencyCode;
  /** Total gross in cents, without a fee for the payment itself. */
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
  /** The client type of the billing address; while it is absent, no method is refused because of it. */
  clientType?: ClientType;
};

export type PaymentRefusal =
  | { reason: 'amount'; centAmount: number }
  | { reason: 'amountBelow'; centAmount: number }
  | { reason: 'items'; count: number }
  | { reason: 'freight' }
  | { reason: 'clientType'; only: ClientType };

export type PaymentOffer = { key: PaymentMethodKey; refusal?: PaymentRefusal };

/**
 * The payment methods of the country at that date; a method that this cart may not use has the reason. Methods without
 * credit come first, credit last (PAY-11), refused methods at the end. A cart that costs nothing has one method.
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

function methodsIn(cart: PayableCart): PaymentMethodKey[] {
  const { country, currency, codZeroLimit, paymentProviders } = cart;
  const cashIsOff = codZeroLimit === 'off' && cashItemLimits[country] === 0;
  return [
    ...providerKindsOf(country).filter(
      (kind) =>
        amountTermsOf(kind, currency) &&
        (paymentProviders?.includes(providerKinds[kind].provider) ?? true),
    ),
    ...(bankTransferCountries.has(country) ? (['bankTransfer'] as const) : []),
    ...(cashIsOff ? [] : (['cashOnDelivery'] as const)),
  ];
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
