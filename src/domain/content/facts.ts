/** Figures and names of a market that texts of content documents name in braces: `free from {freeDeliveryFrom}`. */
import { browserFacts } from '../country/browser-facts.ts';
import { factsOf } from '../country/countries.ts';
import { legalGuaranteeIn } from '../country/legal-guarantee.ts';
import { prescribedGuarantee } from '../guarantee/prescribed-guarantee.ts';
import { dayStartIn, formatDate } from '../locale/dates.ts';
import { lastingIn } from '../locale/lasting.ts';
import { localeByCode } from '../locale/locale-by-code.ts';
import type { LocaleCode } from '../locale/locales.ts';
import { formatMoney, formatNumber } from '../money/format.ts';
import type { Store } from '../store/store.ts';
import { sellerLine } from './legal-texts.ts';

export const factNames = [
  'seller',
  'phone',
  'email',
  'freeDeliveryFrom',
  'parcelFee',
  'freightFee',
  'parcelDays',
  'freightDays',
  'cashFee',
  'cashLimit',
  'withdrawalDays',
  'guaranteeYears',
  'guaranteeCancelDays',
  'prescribedGuarantee',
  'maximumQuantity',
  'socketPower',
  'notDelivered',
  'transferCancelDays',
  'cartDays',
  'answerDays',
  'cutOffHour',
] as const;
export type FactName = (typeof factNames)[number];

const named = /\{([A-Za-z]+)\}/g;

/** The names in braces that no market has. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(named)]
    .flatMap(([, name = '']) => name)
    .filter((name) => !factNames.some((known) => known === name));

/** What the deployment has set. */
export type ContentSettings = {
  transferCancelDays: number;
  /** Working days. */
  supportAnswerDays: number;
  /** Of the market's clock, 0 to 24. */
  deliveryCutOff: number;
  cartKeptMs: number;
};

const daySeconds = 86_400;
const hourMs = 3_600_000;
/** One that has 24 hours in each market. */
const anyDay = '2026-01-01';

/** As written in this locale. Empty: the market has none, such as days of withdrawal where the law knows none. */
export function contentFacts(
  store: Store,
  locale: LocaleCode,
  settings: ContentSettings,
): Record<FactName, string> {
  const { shippingRates: rates, deliveryDays: days, key } = store;
  const cutOff = new Date(dayStartIn(key, anyDay).getTime() + settings.deliveryCutOff * hourMs);
  const money = (cents: number) => formatMoney(cents, store.currency, locale);
  return {
    seller: sellerLine(store, locale),
    phone: store.phone.replaceAll(' ', '\u00a0'),
    email: store.email,
    freeDeliveryFrom: money(rates.freeAboveCentAmount),
    parcelFee: money(rates.parcelCentAmount),
    freightFee: money(rates.freightCentAmount),
    parcelDays: `${days.parcel.from}–${days.parcel.to}`,
    freightDays: `${days.freight.from}–${days.freight.to}`,
    cashFee: money(store.codFeeCentAmount),
    cashLimit: money(store.cashOnDelivery.limitCentAmount),
    withdrawalDays: String(factsOf(key).law.withdrawalDays ?? ''),
    guaranteeYears: String(legalGuaranteeIn(key, locale)),
    guaranteeCancelDays: String(factsOf(key).law.guaranteeCancelDays ?? ''),
    prescribedGuarantee: prescribedGuarantee(key).join('\n\n'),
    maximumQuantity: String(store.maximumQuantity),
    socketPower: `${formatNumber(factsOf(key).mains.socketWatts, locale)}\u00a0W`,
    notDelivered: new Intl.ListFormat(locale).format(
      browserFacts[key].territories.flatMap((territory) =>
        territory.treatment === 'outside' ? territory.place : [],
      ),
    ),
    transferCancelDays: lastingIn(locale, settings.transferCancelDays * daySeconds),
    cartDays: lastingIn(locale, settings.cartKeptMs / 1000),
    answerDays: String(settings.supportAnswerDays),
    // "14 h" in French, which has minutes only where there are some.
    cutOffHour: formatDate(cutOff, 'time', localeByCode(locale)).replace(/(?<=h)\W00$/, ''),
  };
}

/** The value with the facts in place of their names, in each of its texts. */
export function withFacts(value: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return value.replace(named, (all, name) => facts[name] ?? all);
  if (Array.isArray(value)) return value.map((each) => withFacts(each, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withFacts(each, facts)]),
  );
}
