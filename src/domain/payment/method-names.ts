/**
 * Names of payment methods, and their logo plates. A brand has one name in every language, which can change on a given
 * day. Sources: eu-2026.md PAY-01, §12 no. 10, 11; DESIGN.md §5 Pay list.
 */
import { type CountryCode, factsOf } from '../country/countries.ts';
import { type Dated, effective } from '../dated.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { TextKey } from '../texts/texts.ts';
import type { PaymentMethodKey } from './methods.ts';

type Naming =
  | { brand: Dated<string> }
  /** `plates`: brand names; empty for a method without a brand. `english`: for the payment of an order. */
  | { text: TextKey; english: string; plates: readonly string[] };

const brand = (value: string): Naming => ({ brand: [{ value }] });

const namings = {
  bankTransfer: { text: 'payment.bank', english: 'Bank transfer', plates: [] },
  cashOnDelivery: { text: 'payment.cod', english: 'Cash on delivery', plates: [] },
  nothingToPay: { text: 'payment.nothing', english: 'Nothing to pay', plates: [] },
  giftCard: { text: 'giftCard.title', english: 'Gift card', plates: [] },
  scheme: { text: 'payment.card', english: 'Card', plates: ['VISA', 'Mastercard', 'Amex'] },
  paypal: brand('PayPal'),
  klarna: { text: 'payment.klarna', english: 'Klarna pay later', plates: ['Klarna'] },
  klarna_account: {
    text: 'payment.klarnaAccount',
    english: 'Klarna instalments',
    plates: ['Klarna'],
  },
  ratepay: { text: 'payment.ratepay', english: 'Ratepay invoice', plates: ['Ratepay'] },
  onlineBanking_PL: brand('Przelewy24'),
  ideal: {
    brand: [
      { value: 'iDEAL', to: '2025-12-31' },
      { value: 'iDEAL | Wero', from: '2026-01-01' },
    ],
  },
  billie: { text: 'payment.billie', english: 'Billie company invoice', plates: ['Billie'] },
  applepay: brand('Apple Pay'),
  googlepay: brand('Google Pay'),
  multibanco: brand('Multibanco'),
  twint: brand('TWINT'),
  mobilepay: brand('MobilePay'),
  bcmc: brand('Bancontact'),
  bcmc_mobile: {
    text: 'payment.bancontactApp',
    english: 'Bancontact app',
    plates: ['Bancontact'],
  },
  bizum: brand('Bizum'),
  blik: brand('BLIK'),
  eps: brand('eps'),
  mbway: brand('MB WAY'),
  swish: brand('Swish'),
  trustly: brand('Trustly'),
  vipps: brand('Vipps'),
  wero: brand('Wero'),
} as const satisfies Record<PaymentMethodKey, Naming>;

const namingOf = (key: PaymentMethodKey): Naming => namings[key];

/** `day`: the market's ISO day. */
export function methodName(
  key: PaymentMethodKey,
  day: string,
  t: (key: TextKey) => string,
): string {
  const naming = namingOf(key);
  return 'brand' in naming ? effective(naming.brand, day) : t(naming.text);
}

/** For other systems, not for display: a brand has its newest name. */
export function englishMethodName(key: PaymentMethodKey): string {
  const naming = namingOf(key);
  if ('text' in naming) return naming.english;
  return naming.brand.at(-1)?.value ?? key;
}

export function platesOf(
  key: PaymentMethodKey,
  market: { country: CountryCode; currency: CurrencyCode },
  day: string,
): readonly string[] {
  if (key === 'bankTransfer') return market.currency === 'EUR' ? ['SEPA'] : [];
  const naming = namingOf(key);
  if ('brand' in naming) return [effective(naming.brand, day)];
  const national = key === 'scheme' && factsOf(market.country).payment.nationalCard;
  return national ? [national, ...naming.plates] : naming.plates;
}
