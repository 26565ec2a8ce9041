/**
 * Prices and dates in every locale, tested in the runtime that formats them. Node, which runs the other tests of rules,
 * differs: Node 24.21 (ICU 78.3) groups fr-CH with an apostrophe, workerd and Chromium with the golden U+202F.
 */
import { describe, expect, it } from 'vitest';
import { formatDate } from '#domain/locale/dates.ts';
import { locales } from '#domain/locale/locales.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { formatMoney, formatMoneyParts } from '#domain/money/format.ts';
import golden from '../../domain/intl-golden.json';

const today = new Date('2026-11-21T10:00:00Z');

describe('the golden values of Intl (recorded in workerd, Node and Chromium)', () => {
  it('cover every locale of the shop', () => {
    expect(golden.rows.map(({ locale }) => locale).sort()).toEqual(
      locales.map(({ code }) => code).sort(),
    );
  });

  it.each(golden.rows)('hold for prices and days in $locale', (row) => {
    const locale = locales.find(({ code }) => code === row.locale);
    if (!locale) throw new Error(`no locale ${row.locale}`);
    const currency = currencyOf(locale.country, today);
    expect(formatMoney(123_450, currency, locale.code)).toBe(row.currency_1234_5);
    expect(formatMoney(1_234_567, currency, locale.code)).toBe(row.currency_12345_67);
    const parts = formatMoneyParts(1_234_567, currency, locale.code);
    expect(parts.map(({ value }) => value).join('')).toBe(row.currency_12345_67);
    const fraction = parts.find(({ type }) => type === 'fraction')?.value ?? '';
    expect(fraction).toHaveLength(row.maxFractionDigits);
    const day = new Date('2026-11-25T12:00:00Z');
    expect(formatDate(day, 'day', locale)).toBe(row.date_2026_11_25);
  });
});
