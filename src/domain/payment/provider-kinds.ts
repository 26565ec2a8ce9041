/**
 * The kinds of payment that a provider handles. Where each is offered stands in the rows of countries; cash on delivery
 * and bank transfer are ours. Source: catalogue.txt §9.
 */
import { type CountryCode, factsOf } from '../country/countries.ts';
import type { ClientType } from '../customer/customer.ts';

/** `spec`: named by the specification; the others are what shoppers of their market expect besides. */
type ProviderKind = {
  spec: boolean;
  /** Whether the payer borrows: never, maybe (a card can be a credit card), always. Source: eu-2026.md PAY-01. */
  credit: 'none' | 'maybe' | 'credit';
  /** Offered to them alone: invoices of consumers are none for companies, nor the other way round (PAY-12). */
  clientType?: ClientType;
  provider: 'adyen' | 'paypal';
  /** What the provider calls it on the wire, where that is not its key. */
  wire?: string;
  /**
   * Where the shopper goes: to a page of the provider that asks for what it needs (a card's number, a code; eps wants a
   * bank, vipps a telephone number: required by CheckoutService-v72), straight to
   * their bank or wallet, or nowhere, with a reference to pay by.
   */
  flow: 'hosted' | 'redirect' | 'voucher';
  /** `later`: authorised first, taken when the order is stored. `productsPerBatch`: whoever pays has paid. */
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

/** Whom a kind is for; undefined: for everybody. */
export function clientTypeOf(kind: ProviderKindKey): ClientType | undefined {
  const row: ProviderKind = providerKinds[kind];
  return row.clientType;
}

/** Whoever must not be led into debt reads what costs none first. */
export const creditOrder: readonly ProviderKind['credit'][] = ['none', 'maybe', 'credit'];

/**
 * What providers offer in a country: without borrowing first, credit last. Sweden and Finland order so by law, the rest
 * for one behaviour (eu-2026.md PAY-11).
 */
export function providerKindsOf(country: CountryCode): ProviderKindKey[] {
  const kinds = factsOf(country).payment.providerKinds.flatMap((kind): ProviderKindKey[] =>
    kind === 'scheme' ? ['scheme', 'applepay', 'googlepay'] : [kind],
  );
  const rank = (kind: ProviderKindKey) => creditOrder.indexOf(providerKinds[kind].credit);
  return kinds.sort((a, b) => rank(a) - rank(b));
}
