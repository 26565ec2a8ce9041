/**
 * What the shop says to a payment provider and hears from it, whoever it is. An attempt is one press of the order button;
 * its id is the provider's reference and the idempotency key of every request about it.
 */
import type { Address } from '../checkout/address.ts';
import type { CountryCode } from '../country/countries.ts';
import type { LocaleCode } from '../locale/locales.ts';
import type { Money } from '../money/money.ts';
import type { ProviderKindKey } from './provider-kinds.ts';
import type { AuthorizationProof } from './wallet-authorization.ts';

export type ProviderKey = 'adyen' | 'paypal';

/** Why nothing was read of what a provider posted. `forged`: it is not from it. `unverified`: nobody can say now. */
export type NotReadable = 'forged' | 'unreadable' | 'unverified';

/** What is paid for. Amounts in cents, VAT included; they add up to the amount of the request. */
export type PaymentLine = {
  id: string;
  /** In the language of the shopper; that of shipping and discounts is put in where texts are. */
  name: string;
  /** Of shipping, fees and discounts: 1. A discount's amount is negative. */
  kind: 'article' | 'shipping' | 'discount';
  quantity: number;
  /** Of all its pieces. */
  totalCentAmount: number;
  taxCentAmount: number;
  /** 1900: 19 %. */
  taxPermyriad: number;
};

export type PaymentRequest = {
  attemptId: string;
  /** What was granted for another cart is not for this one. */
  cartId: string;
  method: ProviderKindKey;
  amount: Money;
  country: CountryCode;
  locale: LocaleCode;
  customerEmail: string;
  /** A company's name and VAT number are told for companies alone (checklist PAY-1). */
  billingAddress: Address;
  shippingAddress: Address;
  lines: PaymentLine[];
  /** Where the shopper comes back to; the provider adds its own parameters. */
  returnUrl: string;
  /** ISO time: nobody can pay afterwards. */
  expiresAt: string;
  /** What the method's wallet granted before: a token, or PayPal's order. One that is not taken is as good as none. */
  authorization?: AuthorizationProof;
};

/** What the request of an attempt left behind. */
export type PaymentReference = {
  attemptId: string;
  method: ProviderKindKey;
  amount: Money;
  /** The provider's own number, once it is known. */
  providerReference?: string;
};

/** What to pay by at a cash machine or in a bank's app. Source: purchase-flow.txt §3 Order. */
export type Voucher = {
  reference: string;
  entity: string;
  /** ISO time. */
  expiresAt: string;
  merchantReference: string;
};

/** Source of the kinds: purchase-flow.txt §8. */
export const paymentErrors = [
  'malformed-price',
  'cancelled-transaction',
  'creating-order-failed',
  'unprocessable-entity',
  'payment-error',
] as const;
export type PaymentError = (typeof paymentErrors)[number];

/** What to tell of a refusal; providers give a hundred reasons, shoppers can act on these. */
export const refusals = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'wrongDetails',
  'authenticationFailed',
  'fraud',
  'expired',
] as const;
export type Refusal = (typeof refusals)[number];

/** How an attempt stands at its provider. */
export type ProviderAnswer =
  /** The shopper goes there. */
  | { kind: 'redirect'; url: string; providerReference?: string }
  /** The shopper agreed before; the money is fetched by `resume`. */
  | { kind: 'approved'; providerReference: string }
  | { kind: 'voucher'; providerReference: string; voucher: Voucher }
  /** Held for us (`authorised`) or ours already (`captured`). */
  | { kind: 'money'; state: 'authorised' | 'captured'; providerReference: string }
  /** The provider will tell. */
  | { kind: 'pending'; providerReference?: string }
  | { kind: 'refused'; refusal: Refusal; providerReference?: string }
  | { kind: 'cancelled' }
  /** The request itself was turned down: nothing has begun. */
  | { kind: 'rejected'; error: PaymentError }
  /** No answer came, or none that can be understood: anything may have happened. */
  | { kind: 'unknown' };

/** `unknown`: to be asked again with the same key. `refused`: asking again does not help. */
export type ProviderResult =
  | { ok: true; providerReference: string }
  | { ok: false; kind: 'unknown' | 'refused' };

/** The port. A repeated call with the same attempt is the same call to the provider. Nothing throws. */
export type PaymentProvider = {
  begin(request: PaymentRequest): Promise<ProviderAnswer>;
  /** With the parameters of the address the shopper came back to; none where a notification says that they agreed. */
  resume(payment: PaymentReference, parameters: Record<string, string>): Promise<ProviderAnswer>;
  /** Asked without the shopper. `unknown` where this provider cannot say. */
  inquire(payment: PaymentReference): Promise<ProviderAnswer>;
  /** Takes what is held. */
  capture(payment: PaymentReference): Promise<ProviderResult>;
  /**
   * Gives back whatever is held or taken, and lets nothing more come. `round` counts up when money was heard of
   * since an earlier release: it is another request then.
   */
  release(payment: PaymentReference, round: number): Promise<ProviderResult>;
};

/** What providers tell by themselves, whenever they like, in any order, more than once. */
export type ProviderNotification = {
  /** The same for each telling of the same thing. */
  id: string;
  provider: ProviderKey;
  attemptId: string;
  providerReference: string;
  /** Of a refund or another change: the provider's number of that itself. */
  changeReference?: string;
  event: /** The shopper agreed; the money is fetched by `resume`. */
    | 'approved'
    | 'authorised'
    | 'captured'
    | 'refused'
    | 'captureFailed'
    | 'released'
    | 'refunded'
    | 'refundFailed'
    | 'expired'
    | 'chargeback'
    | 'chargebackReversed';
  amount: Money;
  /** ISO time. */
  at: string;
};
