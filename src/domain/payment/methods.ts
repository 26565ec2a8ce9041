/** The payment methods of the shop: its own, and what providers handle. Names and plates; who may use them: offers.ts. */
import type { TextKey } from '../texts/texts.ts';
import { type ProviderKindKey, providerKindKeys, providerKinds } from './provider-kinds.ts';

/** Without a provider: the money comes to our account, or to the driver. */
export const ownMethodKeys = ['bankTransfer', 'cashOnDelivery'] as const;
export type OwnMethodKey = (typeof ownMethodKeys)[number];
export type PaymentMethodKey = OwnMethodKey | ProviderKindKey;

export const paymentMethodKeys: readonly PaymentMethodKey[] = [
  ...ownMethodKeys,
  ...providerKindKeys,
];

/** Whether a provider handles it. */
export const isProviderKind = (key: PaymentMethodKey): key is ProviderKindKey =>
  key in providerKinds;

/** `en`: what payments carry. `text`: what shoppers read; a brand is called the same in every language. */
type MethodName = { en: string; text?: TextKey };

const names: Record<PaymentMethodKey, MethodName> = {
  bankTransfer: { en: 'Bank transfer', text: 'payment.bank' },
  cashOnDelivery: { en: 'Cash on delivery', text: 'payment.cod' },
  scheme: { en: 'Credit or debit card', text: 'payment.card' },
  paypal: { en: 'PayPal' },
  klarna: { en: 'Klarna – pay later', text: 'payment.klarna' },
  klarna_account: { en: 'Klarna – pay in instalments', text: 'payment.klarnaAccount' },
  ratepay: { en: 'Ratepay – pay by invoice', text: 'payment.ratepay' },
  onlineBanking_PL: { en: 'Online bank transfer', text: 'payment.onlineBanking' },
  // Both names since 2026, one of them from 2028 on (eu-2026.md §12 no. 10).
  ideal: { en: 'iDEAL | Wero' },
  billie: { en: 'Billie – invoice for businesses', text: 'payment.billie' },
  applepay: { en: 'Apple Pay' },
  googlepay: { en: 'Google Pay' },
  multibanco: { en: 'Multibanco' },
  twint: { en: 'TWINT' },
  mobilepay: { en: 'MobilePay' },
  bcmc: { en: 'Bancontact card', text: 'payment.bancontactCard' },
  bcmc_mobile: { en: 'Bancontact app', text: 'payment.bancontactApp' },
  bizum: { en: 'Bizum' },
  blik: { en: 'BLIK' },
  eps: { en: 'eps' },
  mbway: { en: 'MB WAY' },
  swish: { en: 'Swish' },
  trustly: { en: 'Trustly' },
  vipps: { en: 'Vipps' },
  wero: { en: 'Wero' },
};

/** In English, as payments carry it. */
export const paymentName = (key: PaymentMethodKey): string => names[key].en;

/** As shoppers read it. */
export function methodName(key: PaymentMethodKey, t: (key: TextKey) => string): string {
  const { en, text } = names[key];
  return text ? t(text) : en;
}

const plates: Partial<Record<PaymentMethodKey, readonly string[]>> = {
  bankTransfer: [],
  cashOnDelivery: [],
  scheme: ['VISA', 'Mastercard', 'Amex'],
  klarna: ['Klarna'],
  klarna_account: ['Klarna'],
  ratepay: ['Ratepay'],
  onlineBanking_PL: ['P24'],
  billie: ['Billie'],
  googlepay: ['G Pay'],
  bcmc: ['Bancontact'],
  bcmc_mobile: ['Bancontact'],
};

/** The small plates beside a method: brands that are known by sight. */
export const platesOf = (key: PaymentMethodKey): readonly string[] =>
  plates[key] ?? [names[key].en];
