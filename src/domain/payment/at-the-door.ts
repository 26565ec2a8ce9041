/**
 * What the driver takes for cash on delivery. Cards where the parcel services of a market carry terminals as a rule; elsewhere
 * nothing is promised but cash. Whoever ships with another carrier changes its row. Source: eu-2026.md PAY-31.
 */
import type { CountryCode } from '../country/countries.ts';
import type { TextKey } from '../texts/texts.ts';

type AtTheDoor = 'cash' | 'cashOrCard';

const taken: Record<CountryCode, AtTheDoor> = {
  sk: 'cashOrCard',
  ie: 'cash',
  de: 'cash',
  pt: 'cash',
  it: 'cash',
  fr: 'cash',
  hu: 'cashOrCard',
  cz: 'cashOrCard',
  at: 'cash',
  no: 'cash',
  nl: 'cash',
  ch: 'cash',
  be: 'cash',
  dk: 'cash',
  se: 'cash',
  es: 'cash',
  gb: 'cash',
  fi: 'cash',
  pl: 'cashOrCard',
  ro: 'cashOrCard',
  lt: 'cash',
  si: 'cashOrCard',
  bg: 'cash',
  gr: 'cash',
  hr: 'cashOrCard',
};

const texts = {
  cash: 'payment.codCash',
  cashOrCard: 'payment.codCashOrCard',
} as const satisfies Record<AtTheDoor, TextKey>;

export const atTheDoor = (country: CountryCode): TextKey => texts[taken[country]];
