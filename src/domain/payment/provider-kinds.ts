/**
 * The kinds of payment that a provider handles. The stores list where each is offered; cash on delivery and bank
 * transfer are the shop's own methods. Source: catalogue.txt §9.
 */
import type { ClientType } from '../customer/customer.ts';

/** `spec`: named by the specification; the others are added because shoppers of their market expect them. */
type ProviderKind = {
  spec: boolean;
  /** Whether the payer borrows: never, maybe (a card can be a credit card), always. Source: eu-2026.md PAY-01. */
  credit: 'none' | 'maybe' | 'credit';
  /** Offered to this client type only: consumer invoices are not for companies, nor the reverse (PAY-12). */
  clientType?: ClientType;
  provider: 'adyen' | 'paypal';
  /** The provider's API name, if it differs from the key. */
  wire?: string;
  /**
   * Where the shopper is sent: `hosted`: to a page of the provider that asks for details (card number, code; eps needs
   * a bank, vipps a telephone number: required by CheckoutService-v72); `redirect`: straight to the bank or wallet;
   * `voucher`: nowhere, the shopper gets a reference to pay by.
   */
  flow: 'hosted' | 'redirect' | 'voucher';
  /** `later`: authorised first, captured when the order is stored. `atOnce`: captured when the shopper pays. */
  capture: 'later' | 'atOnce';
};

export const providerKinds = {
  scheme: { spec: true, credit: 'maybe', provider: 'adyen', flow: 'hosted', capture: 'later' },
  paypal: { spec: true, credit: 'maybe', provider: 'paypal', flow: 'redirect', capture: 'atOnce' },
  klarna: {
    spec: true,
    credit: 'credit',
    clientType: 'private',
    provider: 'adyen',
    flow: 'redirect',
    capture: 'later',
  },
  klarna_account: {
    spec: true,
    credit: 'credit',
    clientType: 'private',
    provider: 'adyen',
    flow: 'redirect',
    capture: 'later',
  },
  ratepay: {
    spec: true,
    credit: 'credit',
    clientType: 'private',
    provider: 'adyen',
    flow: 'hosted',
    capture: 'later',
  },
  onlineBanking_PL: {
    spec: true,
    credit: 'none',
    provider: 'adyen',
    flow: 'hosted',
    capture: 'atOnce',
  },
  ideal: { spec: true, credit: 'none', provider: 'adyen', flow: 'redirect', capture: 'atOnce' },
  billie: {
    spec: true,
    credit: 'credit',
    clientType: 'company',
    provider: 'adyen',
    wire: 'klarna_b2b',
    flow: 'redirect',
    capture: 'later',
  },
  applepay: { spec: true, credit: 'maybe', provider: 'adyen', flow: 'hosted', capture: 'later' },
  googlepay: { spec: true, credit: 'maybe', provider: 'adyen', flow: 'hosted', capture: 'later' },
  multibanco: { spec: true, credit: 'none', provider: 'adyen', flow: 'voucher', capture: 'atOnce' },
  twint: { spec: true, credit: 'none', provider: 'adyen', flow: 'redirect', capture: 'later' },
  mobilepay: { spec: true, credit: 'none', provider: 'adyen', flow: 'redirect', capture: 'later' },
  bcmc: { spec: false, credit: 'none', provider: 'adyen', flow: 'hosted', capture: 'later' },
  bcmc_mobile: {
    spec: false,
    credit: 'none',
    provider: 'adyen',
    flow: 'redirect',
    capture: 'atOnce',
  },
  bizum: { spec: false, credit: 'none', provider: 'adyen', flow: 'hosted', capture: 'atOnce' },
  blik: { spec: false, credit: 'none', provider: 'adyen', flow: 'hosted', capture: 'atOnce' },
  eps: { spec: false, credit: 'none', provider: 'adyen', flow: 'hosted', capture: 'atOnce' },
  mbway: { spec: false, credit: 'none', provider: 'adyen', flow: 'hosted', capture: 'later' },
  swish: { spec: false, credit: 'none', provider: 'adyen', flow: 'hosted', capture: 'atOnce' },
  trustly: { spec: false, credit: 'none', provider: 'adyen', flow: 'redirect', capture: 'atOnce' },
  vipps: { spec: false, credit: 'none', provider: 'adyen', flow: 'hosted', capture: 'later' },
  wero: { spec: false, credit: 'none', provider: 'adyen', flow: 'redirect', capture: 'atOnce' },
} as const satisfies Record<string, ProviderKind>;

export type ProviderKindKey = keyof typeof providerKinds;
export const providerKindKeys = Object.keys(providerKinds) as ProviderKindKey[];

/** The only client type that a kind is for; undefined: all. */
export function clientTypeOf(kind: ProviderKindKey): ClientType | undefined {
  const row: ProviderKind = providerKinds[kind];
  return row.clientType;
}

/**
 * Display order: methods without credit first, so that shoppers are not led into debt. Sweden and Finland require it by
 * law, the others have it for consistency (eu-2026.md PAY-11).
 */
export const creditOrder: readonly ProviderKind['credit'][] = ['none', 'maybe', 'credit'];
