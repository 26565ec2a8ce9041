/** The shop's formatting of prices and dates, bundled for the browser. */
import { formatDate } from '#domain/locale/dates.ts';
import type { Locale } from '#domain/locale/locales.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format.ts';

export const written = (locale: Locale, currency: CurrencyCode) => ({
  currency_1234_5: formatMoney(123_450, currency, locale.code),
  currency_12345_67: formatMoney(1_234_567, currency, locale.code),
  date_2026_11_25: formatDate(new Date('2026-11-25T12:00:00Z'), 'day', locale),
});
