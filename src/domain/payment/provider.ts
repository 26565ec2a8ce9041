/**
 * What the shop sends to any payment provider and receives from it. An attempt is one press of the order button; its id
 * is the provider's reference and the idempotency key of every request about it.
 */
import type { Address } from '../checkout/address.ts';
import type { CountryCode } from '../country/countries.ts';
import type { LocaleCode } from '../locale/locales.ts';
import type { Money } from '../money/money.ts';
import type { ProviderKindKey } from './provider-kinds.ts';
import type { AuthorizationProof } from './wallet-authorization.ts';

export type ProviderKey = 'adyen' | 'paypal';

/** Why a notification was not read. `forged`: not sent by the provider. `unverified`: cannot be verified now. */
export type NotReadable = 'forged' | 'unreadable' | 'unverified';

/** What is paid for. Amounts in cents, VAT included; they add up to the amount of the request. */
export type PaymentLine = {
  id: string;
  /** In the shopper's language; empty for shipping and discounts, and filled in where texts are available. */
  name: string;
  /** Shipping, discounts and gift cards have quantity 1. The amounts of discounts and gift cards are negative. */
  kind: 'article' | 'shipping' | 'discount' | 'giftCard';
  quantity: number;
  /** Of all its pieces. */
  totalCentAmount: number;
  taxCentAmount: number;
  /** 1900: 19 %. */
  taxPermyriad: number;
};

export type PaymentRequest = {
  attemptId: string;
  /** An authorization for another cart is not valid for this one. */
  cartId: string;
  method: ProviderKindKey;
  amount: Money;
  country: CountryCode;
  locale: LocaleCode;
  customerEmail: string;
  /** Company name and VAT number are sent for companies only (checklist PAY-1). */
  billingAddress: Address;
  shippingAddress: Address;
  lines: PaymentLine[];
  /** Where the shopper comes back to; the provider adds its own parameters. */
  returnUrl: string;
  /** ISO time: payment is not possible afterwards. */
  expiresAt: string;
  /** The wallet's earlier authorization: a token, or PayPal's order. If it is not accepted, it counts as absent. */
  authorization?: AuthorizationProof;
};

/** Identifies the payment of an attempt in later requests. */
export type PaymentReference = {
  attemptId: string;
  method: ProviderKindKey;
  amount: Money;
  /** The provider's own id, once it is known. */
  providerReference?: string;
};

/** Reference data to pay with at a cash machine or in a banking app. Source: purchase-flow.txt §3 Order. */
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

/** Refusal reasons for shoppers: of the hundred reasons of providers, those that a shopper can act on. */
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

/** The state of an attempt at its provider. */
export type ProviderAnswer =
  /** The shopper is redirected to `url`. */
  | { kind: 'redirect'; url: string; providerReference?: string }
  /** The shopper has approved; the money is fetched by `resume`. */
  | { kind: 'approved'; providerReference: string }
  | { kind: 'voucher'; providerReference: string; voucher: Voucher }
  /** Held for us (`authorised`) or ours already (`captured`). */
  | { kind: 'money'; state: 'authorised' | 'captured'; providerReference: string }
  /** The provider will report the result. */
  | { kind: 'pending'; providerReference?: string }
  | { kind: 'refused'; refusal: Refusal; providerReference?: string }
  | { kind: 'cancelled' }
  /** The provider rejected the request itself: nothing has started. */
  | { kind: 'rejected'; error: PaymentError }
  /** No response, or an unreadable one: anything may have happened. */
  | { kind: 'unknown' };

/** `unknown`: retry with the same idempotency key. `refused`: a retry does not help. */
export type ProviderResult =
  | { ok: true; providerReference: string }
  | { ok: false; kind: 'unknown' | 'refused' };

/** `captureReference`: the provider's id of the capture, if it has one; the notification of its result names it. */
export type CaptureResult =
  | { ok: true; captureReference?: string }
  | Extract<ProviderResult, { ok: false }>;

/** Part of a captured payment to pay back. `id`: the same for a repeated request. */
export type ProviderRefund = { id: string; amount: Money };

/** `reference`: the provider's id of the refund. `done`: paid back already, else the provider reports the result. */
export type RefundResult =
  | { ok: true; reference: string; done: boolean }
  | { ok: false; kind: 'unknown' | 'refused' };

/** The port to a payment provider. A repeated call for the same attempt is idempotent. No method throws. */
export type PaymentProvider = {
  begin(request: PaymentRequest): Promise<ProviderAnswer>;
  /** `parameters`: those of the return URL; empty if a notification reported the shopper's approval. */
  resume(payment: PaymentReference, parameters: Record<string, string>): Promise<ProviderAnswer>;
  /** Queries the state without the shopper. `unknown` if this provider cannot report it. */
  inquire(payment: PaymentReference): Promise<ProviderAnswer>;
  /** Captures the authorised money. */
  capture(payment: PaymentReference): Promise<CaptureResult>;
  /** Lets go of authorised money; captured money stays. `round` as in `release`. */
  cancel(payment: PaymentReference, round: number): Promise<ProviderResult>;
  /**
   * Returns authorised or captured money, and prevents further payment. `round` increases if money was reported after
   * an earlier release: the call is a new request then.
   */
  release(payment: PaymentReference, round: number): Promise<ProviderResult>;
  /** Pays back part of the captured money, or all of it. */
  refund(payment: PaymentReference, refund: ProviderRefund): Promise<RefundResult>;
};

/** A notification from a provider: sent at any time, in any order, more than once. */
export type ProviderNotification = {
  /** The same for every notification of the same event. */
  id: string;
  provider: ProviderKey;
  attemptId: string;
  providerReference: string;
  /** The provider's id of a capture, a refund or another change. */
  changeReference?: string;
  event: /** The shopper has approved; the money is fetched by `resume`. */
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
  /** With `refused`: why, if the provider says. */
  refusal?: Refusal;
  amount: Money;
  /** ISO time. */
  at: string;
};
