/** Formats money and numbers for display. */
import type { LocaleCode } from '../locale/locales.ts';
import { type CurrencyCode, currencies } from './currencies.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** A cached currency formatter: creating one costs thirty times as much as using it. */
function currencyFormatter(locale: LocaleCode, currencyCode: CurrencyCode): Intl.NumberFormat {
  const key = `${locale} ${currencyCode}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const currency: { fractionDigits: number; shownFractionDigits?: number; display?: string } =
    currencies[currencyCode];
  const digits = currency.shownFractionDigits ?? currency.fractionDigits;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: currency.display === 'narrowSymbol' ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

function major(centAmount: number, currencyCode: CurrencyCode): number {
  return centAmount / 10 ** currencies[currencyCode].fractionDigits;
}

/** `€ 1.234,50` for 123450 cents in de-AT, with the non-breaking spaces of the locale. */
export function formatMoney(
  centAmount: number,
  currencyCode: CurrencyCode,
  locale: LocaleCode,
): string {
  return currencyFormatter(locale, currencyCode).format(major(centAmount, currencyCode));
}

/** The same text in parts, for a large price with a raised fraction. */
export function formatMoneyParts(
  centAmount: number,
  currencyCode: CurrencyCode,
  locale: LocaleCode,
): Intl.NumberFormatPart[] {
  return currencyFormatter(locale, currencyCode).formatToParts(major(centAmount, currencyCode));
}

/** A share as the locale writes it, at most one decimal: `12,5 %` for 1250 permyriad. */
export function formatPercent(permyriad: number, locale: LocaleCode): string {
  const key = `${locale} %`;
  const cached =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  formatters.set(key, cached);
  return cached.format(permyriad / 10_000);
}

/** A reduction, with a real minus sign in every locale: `−20 %`. */
export function formatReduction(permyriad: number, locale: LocaleCode): string {
  return `−${formatPercent(permyriad, locale)}`;
}

/** A plain number as the locale writes it, at most two decimals: `25,5`. */
export function formatNumber(value: number, locale: LocaleCode): string {
  const cached =
    formatters.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  formatters.set(locale, cached);
  return cached.format(value);
}

/** A measured value with all its decimals (at most nine), so that different values look different. */
export function formatFigure(value: number, locale: LocaleCode): string {
  const key = `${locale} figure`;
  const cached = formatters.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 9 });
  formatters.set(key, cached);
  return cached.format(value);
}
