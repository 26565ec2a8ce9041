/**
 * The kinds of payment that a provider handles, and where each is offered. Cash on delivery and bank transfer are ours
 * and stand in tables of their own. Sources: catalogue.txt §9 (the kinds), eu-2026.md §7, §12 no. 10-13 (the markets).
 */
import type { CountryCode } from '../country/countries.ts';

/** `spec`: named by the specification; the others are what shoppers of their market expect besides. */
type ProviderKind = {
  spec: boolean;
  /** Whether the payer borrows: never, maybe (a card can be a credit card), always. Source: eu-2026.md PAY-01. */
  credit: 'none' | 'maybe' | 'credit';
  /** Offered to companies alone. */
  companyOnly?: boolean;
};

export const providerKinds = {
  scheme: { spec: true, credit: 'maybe' },
  paypal: { spec: true, credit: 'maybe' },
  klarna: { spec: true, credit: 'credit' },
  klarna_account: { spec: true, credit: 'credit' },
  ratepay: { spec: true, credit: 'credit' },
  onlineBanking_PL: { spec: true, credit: 'none' },
  ideal: { spec: true, credit: 'none' },
  /** `klarna_b2b` on the provider's wire. */
  billie: { spec: true, credit: 'credit', companyOnly: true },
  applepay: { spec: true, credit: 'maybe' },
  googlepay: { spec: true, credit: 'maybe' },
  multibanco: { spec: true, credit: 'none' },
  twint: { spec: true, credit: 'none' },
  mobilepay: { spec: true, credit: 'none' },
  bcmc: { spec: false, credit: 'none' },
  bcmc_mobile: { spec: false, credit: 'none' },
  bizum: { spec: false, credit: 'none' },
  blik: { spec: false, credit: 'none' },
  eps: { spec: false, credit: 'none' },
  mbway: { spec: false, credit: 'none' },
  swish: { spec: false, credit: 'none' },
  trustly: { spec: false, credit: 'none' },
  vipps: { spec: false, credit: 'none' },
  wero: { spec: false, credit: 'none' },
} as const satisfies Record<string, ProviderKind>;

export type ProviderKindKey = keyof typeof providerKinds;

/** In the order shoppers of the market expect. The wallets come with the card wherever there is one. */
const kindsByCountry = {
  sk: ['scheme'],
  de: ['paypal', 'ratepay', 'klarna', 'klarna_account', 'billie', 'scheme', 'wero'],
  at: ['scheme', 'paypal', 'klarna', 'klarna_account', 'billie', 'eps'],
  ch: ['twint', 'klarna', 'scheme', 'paypal'],
  fr: ['scheme', 'paypal', 'wero'],
  be: ['bcmc', 'bcmc_mobile', 'scheme', 'paypal', 'wero', 'klarna'],
  nl: ['ideal', 'wero', 'scheme', 'paypal', 'klarna', 'billie'],
  it: ['paypal', 'scheme', 'klarna'],
  es: ['scheme', 'paypal', 'bizum'],
  pt: ['mbway', 'multibanco', 'scheme', 'paypal'],
  gb: ['scheme', 'paypal', 'klarna'],
  ie: ['scheme', 'paypal', 'klarna'],
  pl: ['blik', 'onlineBanking_PL', 'scheme'],
  cz: ['scheme'],
  hu: ['scheme'],
  ro: ['scheme'],
  bg: ['scheme'],
  gr: ['scheme'],
  hr: ['scheme'],
  si: ['scheme'],
  lt: ['trustly', 'scheme'],
  dk: ['scheme', 'mobilepay'],
  se: ['swish', 'scheme', 'klarna', 'klarna_account'],
  no: ['vipps', 'scheme', 'klarna'],
  fi: ['trustly', 'mobilepay', 'scheme', 'klarna'],
} as const satisfies Record<CountryCode, readonly ProviderKindKey[]>;

const creditOrder = ['none', 'maybe', 'credit'];

/**
 * What the provider offers in a country: without borrowing first, credit last. Sweden and Finland order so by law,
 * the rest for one behaviour (eu-2026.md PAY-11).
 */
export function providerKindsOf(country: CountryCode): ProviderKindKey[] {
  const kinds = kindsByCountry[country].flatMap((kind): ProviderKindKey[] =>
    kind === 'scheme' ? ['scheme', 'applepay', 'googlepay'] : [kind],
  );
  const rank = (kind: ProviderKindKey) => creditOrder.indexOf(providerKinds[kind].credit);
  return kinds.sort((a, b) => rank(a) - rank(b));
}
