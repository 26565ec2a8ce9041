/** What the specification says of delivery and payment in each market, as recorded; in effect: money-rules.ts. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { ProviderKindKey } from '#domain/payment/provider-kinds.ts';

type Rates = { freeAbove: number; parcel: number; freight: number };

/** Major units. Source: purchase-flow.txt §9; USD is the specification's currency without a store. */
export const ratesByCurrency: Record<CurrencyCode, Rates> = {
  EUR: { freeAbove: 59, parcel: 1.95, freight: 9.95 },
  GBP: { freeAbove: 52, parcel: 1.95, freight: 9.95 },
  DKK: { freeAbove: 439, parcel: 15, freight: 74 },
  SEK: { freeAbove: 659, parcel: 22, freight: 111 },
  NOK: { freeAbove: 689, parcel: 23, freight: 116 },
  CHF: { freeAbove: 59, parcel: 1.95, freight: 9.95 },
  CZK: { freeAbove: 1399, parcel: 46, freight: 235 },
  PLN: { freeAbove: 269, parcel: 9, freight: 45 },
  HUF: { freeAbove: 22_099, parcel: 730, freight: 3731 },
  RON: { freeAbove: 289, parcel: 10, freight: 49 },
  BGN: { freeAbove: 115, parcel: 3.95, freight: 19.95 },
  USD: { freeAbove: 59, parcel: 1.95, freight: 9.95 },
};

/** A country's own rates override those of its currency (eu-2026.md §12 no. 42). */
export const ratesByCountry: Partial<Record<CountryCode, Rates>> = {
  fr: { freeAbove: 59, parcel: 6.95, freight: 39.95 },
  hu: { freeAbove: 22_099, parcel: 1481, freight: 7481 },
};

type Recorded = {
  /**
   * The provider kinds, in the order that shoppers of the market expect; wallets go with cards. Sources: catalogue.txt
   * §9 (the kinds), eu-2026.md §7, §12 no. 10-13 (the markets).
   */
  methods: readonly ProviderKindKey[];
  /** Bank transfer in advance is offered. Source: purchase-flow.txt §5. */
  transfer: boolean;
  /** Of cash on delivery: its limit in major units, standard products in one order, freight. Source: §5, §9. */
  limit: number;
  items: 0 | 1;
  freight: boolean;
  /** Parcel services of these markets usually carry terminals (eu-2026.md PAY-31). */
  atTheDoor: 'cash' | 'cashOrCard';
};

export const recorded: Record<CountryCode, Recorded> = {
  sk: {
    methods: ['scheme'],
    transfer: true,
    limit: 2500,
    items: 1,
    freight: true,
    atTheDoor: 'cashOrCard',
  },
  de: {
    methods: ['paypal', 'ratepay', 'klarna', 'klarna_account', 'billie', 'scheme', 'wero'],
    transfer: true,
    limit: 1500,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  at: {
    methods: ['scheme', 'paypal', 'klarna', 'klarna_account', 'billie', 'eps'],
    transfer: true,
    limit: 1500,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  ch: {
    methods: ['twint', 'klarna', 'scheme', 'paypal'],
    transfer: true,
    limit: 3500,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  fr: {
    methods: ['scheme', 'paypal', 'wero'],
    transfer: true,
    limit: 1000,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  be: {
    methods: ['bcmc', 'bcmc_mobile', 'scheme', 'paypal', 'wero', 'klarna'],
    transfer: true,
    limit: 3000,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  nl: {
    methods: ['ideal', 'wero', 'scheme', 'paypal', 'klarna', 'billie'],
    transfer: false,
    limit: 1500,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  it: {
    methods: ['paypal', 'scheme', 'klarna'],
    transfer: true,
    limit: 999.99,
    items: 1,
    freight: false,
    atTheDoor: 'cash',
  },
  es: {
    methods: ['scheme', 'paypal', 'bizum'],
    transfer: true,
    limit: 1000,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  pt: {
    methods: ['mbway', 'multibanco', 'scheme', 'paypal'],
    transfer: true,
    limit: 1000,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  gb: {
    methods: ['scheme', 'paypal', 'klarna'],
    transfer: false,
    limit: 2500,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  ie: {
    methods: ['scheme', 'paypal', 'klarna'],
    transfer: false,
    limit: 1500,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  pl: {
    methods: ['blik', 'onlineBanking_PL', 'scheme'],
    transfer: true,
    limit: 6000,
    items: 1,
    freight: true,
    atTheDoor: 'cashOrCard',
  },
  cz: {
    methods: ['scheme'],
    transfer: true,
    limit: 60000,
    items: 1,
    freight: true,
    atTheDoor: 'cashOrCard',
  },
  hu: {
    methods: ['scheme'],
    transfer: true,
    limit: 499999,
    items: 1,
    freight: true,
    atTheDoor: 'cashOrCard',
  },
  ro: {
    methods: ['scheme'],
    transfer: true,
    limit: 10000,
    items: 1,
    freight: false,
    atTheDoor: 'cashOrCard',
  },
  bg: {
    methods: ['scheme'],
    transfer: false,
    limit: 8900,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  gr: {
    methods: ['scheme'],
    transfer: false,
    limit: 499,
    items: 1,
    freight: false,
    atTheDoor: 'cash',
  },
  hr: {
    methods: ['scheme'],
    transfer: false,
    limit: 4500,
    items: 1,
    freight: false,
    atTheDoor: 'cashOrCard',
  },
  si: {
    methods: ['scheme'],
    transfer: true,
    limit: 4500,
    items: 1,
    freight: false,
    atTheDoor: 'cashOrCard',
  },
  lt: {
    methods: ['trustly', 'scheme'],
    transfer: true,
    limit: 4500,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  dk: {
    methods: ['scheme', 'mobilepay'],
    transfer: true,
    limit: 20000,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  se: {
    methods: ['swish', 'scheme', 'klarna', 'klarna_account'],
    transfer: false,
    limit: 3000,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  no: {
    methods: ['vipps', 'scheme', 'klarna'],
    transfer: true,
    limit: 1500,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
  fi: {
    methods: ['trustly', 'mobilepay', 'scheme', 'klarna'],
    transfer: true,
    limit: 1500,
    items: 0,
    freight: false,
    atTheDoor: 'cash',
  },
};
