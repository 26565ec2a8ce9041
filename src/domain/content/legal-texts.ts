/**
 * Terms and the information about withdrawal, paragraph by paragraph: the same in order mails and on the content pages.
 * The wording of withdrawal is that of Annex I to Directive 2011/83/EU. Source: eu-2026.md C-30.
 */
import { type CountryCode, factsOf } from '../country/countries.ts';
import { countryName } from '../country/country-name.ts';
import { disputeBodyOf } from '../country/dispute-bodies.ts';
import { legalGuaranteeIn } from '../country/legal-guarantee.ts';
import { ownNameIn } from '../country/own-name.ts';
import type { WithdrawalLink } from '../country/withdrawal-link.ts';
import { languageOf } from '../locale/locale-by-code.ts';
import type { LocaleCode } from '../locale/locales.ts';
import { methodsIn, type PaymentMethodKey } from '../payment/methods.ts';
import type { Store } from '../store/store.ts';
import type { TextKey, Translate } from '../texts/texts.ts';
import type { ContentPage } from './pages.ts';

export type LegalTexts = { store: Store; locale: LocaleCode; t: Translate };

/** The page about withdrawal, with the instructions and the model form; the function itself: ../withdrawal. */
export const withdrawalPage: ContentPage = 'return-policy';

/** The page about the seller's liability for faulty goods. */
export const guaranteePage: ContentPage = 'complaints';

/** The page about the extra guarantees that are sold. */
export const extraGuaranteePage: ContentPage = 'premium-gurantee';

const termsTexts = [
  'terms.scope',
  'terms.contract',
  'terms.prices',
  'terms.delivery',
  'terms.payment',
  'terms.ownership',
  'terms.law',
] as const satisfies TextKey[];

/** What is added to a clause where the store offers the method. */
const ofMethods: Partial<Record<TextKey, [PaymentMethodKey, TextKey]>> = {
  'terms.prices': ['cashOnDelivery', 'terms.cashFee'],
  'terms.payment': ['bankTransfer', 'terms.transfer'],
};

export function terms(legal: LegalTexts): string[] {
  const { store, locale, t } = legal;
  const seller = sellerLine(store, locale);
  const offered = methodsIn(store);
  const written = termsTexts.map((key) => {
    const [method, added] = ofMethods[key] ?? [];
    const text = t(key, { seller });
    return added && method && offered.includes(method) ? `${text} ${t(added)}` : text;
  });
  return [...written, ...disputes(legal)].map((text, index) => `${index + 1}. ${text}`);
}

/**
 * Empty where the law has no right of withdrawal, so that none is promised by accident. `link`: the label of the
 * withdrawal function, which the instructions name (eu-2026.md C-06).
 */
export function withdrawal({ store, locale, t }: LegalTexts, link: WithdrawalLink): string[] {
  if (!hasWithdrawal(store.key)) return [];
  const seller = sellerLine(store, locale);
  return [
    t('withdrawal.right'),
    t('withdrawal.exercise', { seller }),
    ...(link ? [t('withdraw.instruction', { label: t(link) })] : []),
    t('withdrawal.deadline'),
    t('withdrawal.refund'),
    t('withdrawal.sendBack', { address: postalAddress(store, locale) }),
    t('withdrawal.value'),
  ];
}

export function withdrawalForm({ store, locale, t }: LegalTexts): string[] {
  return t('withdrawal.form', { seller: sellerLine(store, locale) }).split('\n');
}

export function hasWithdrawal(country: CountryCode): boolean {
  return factsOf(country).law.withdrawalDays !== null;
}

export function guaranteeByLaw({ store, locale, t }: LegalTexts): string {
  return t('terms.guarantee', { years: legalGuaranteeIn(store.key, locale) });
}

const guaranteeTexts = [
  'guarantee.guarantor',
  'guarantee.period',
  'guarantee.covers',
  'guarantee.claim',
  'guarantee.rights',
] as const satisfies TextKey[];

/** The terms of the extra guarantees that are sold: a durable medium has them too. Source: eu-2026.md C-14. */
export function guaranteeTerms({ store, locale, t }: LegalTexts): string[] {
  const { phone, email } = store;
  const seller = sellerLine(store, locale);
  return guaranteeTexts.map((key) => t(key, { seller, phone, email }));
}

/**
 * The body for out-of-court disputes, and whether the seller takes part, if it has stated that; empty where the law does
 * not name one in advance.
 */
export function disputes({ store, locale, t }: LegalTexts): string[] {
  const known = disputeBodyOf(store);
  if ('none' in known) return [];
  const { takesPart } = store.seller?.disputes ?? {};
  const body = ownNameIn('body' in known ? known.body : known.ask, languageOf(locale));
  const named = t('body' in known ? 'disputes.body' : 'disputes.ask', { body });
  if (takesPart === undefined) return [named];
  return [`${named} ${t(takesPart ? 'disputes.takesPart' : 'disputes.takesNoPart')}`];
}

/** Name, address, telephone and email; the country in the reader's language. */
export function sellerLine(store: Store, locale: LocaleCode): string {
  // A telephone number must not break across lines.
  const unparted = store.phone.replaceAll(' ', '\u00a0');
  const parts = [store.seller?.legalName, postalAddress(store, locale), unparted, store.email];
  return parts.filter(Boolean).join(', ');
}

function postalAddress({ seller }: Store, locale: LocaleCode): string {
  if (!seller) return '';
  const { street, postalCode, city, country } = seller;
  return `${street}, ${postalCode} ${city}, ${countryName(country, locale)}`;
}
