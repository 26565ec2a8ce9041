/** Amounts, rates and dates as shoppers of each market read them. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { locales } from '#domain/locale/locales.ts';
import { inLocaleSpelling } from '#domain/locale/spelling.ts';
import { netOf, shareOf, taxWithin } from '#domain/money/basis-points.ts';
import { type CurrencyCode, currencies, currencyOf } from '#domain/money/currencies.ts';
import { formatMoney, formatNumber } from '#domain/money/format.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import { chance, times } from '../seeded.ts';

const today = new Date('2026-11-21T10:00:00Z');

describe('a price', () => {
  it('in forint has no decimals although it is stored in hundredths', () => {
    expect(formatMoney(73_000, 'HUF', 'hu-HU').replace('\u00a0', ' ')).toBe('730 Ft');
    expect(currencies.HUF.fractionDigits).toBe(2);
  });

  it.each([
    ['CZK', 'cs-CZ', '46\u00a0Kč'],
    ['DKK', 'da-DK', '46\u00a0kr.'],
    ['SEK', 'sv-SE', '46\u00a0kr'],
    ['NOK', 'nb-NO', '46\u00a0kr'],
    ['GBP', 'en-GB', '£46.00'],
  ] as const)('in %s is written the short way', (currency, locale, text) => {
    expect(formatMoney(4600, currency, locale)).toBe(text);
    expect(formatMoney(4650, currency, locale)).toMatch(/46[.,]50/);
  });

  it('never breaks between number and currency', () => {
    for (const { code, country } of locales) {
      const text = formatMoney(123_456_789, currencyOf(country, today), code);
      expect(text, code).not.toMatch(/[ \t\n]/);
    }
  });

  it('can be zero or negative', () => {
    expect(formatMoney(0, 'EUR', 'de-DE')).toBe('0,00\u00a0€');
    expect(formatMoney(-195, 'EUR', 'de-DE')).toBe('-1,95\u00a0€');
  });

  it('has both decimals or none, while a number in the same locale has only those it needs', () => {
    expect(formatNumber(25.5, 'fi-FI')).toBe('25,5');
    expect(formatNumber(8.1, 'de-CH')).toBe('8.1');
    expect(formatNumber(2 / 3, 'en-GB')).toBe('0.67');
    expect(formatNumber(2400, 'de-AT')).toBe('2.400');
    expect(formatMoney(2550, 'EUR', 'fi-FI')).toBe('25,50\u00a0€');
  });
});

it.each([
  ['Fritteuse – 2 × 8 L – 6.500 W', "Fritteuse – 2 × 8 L – 6'500 W"],
  ['1.000–2.000 W, 1,5 kg, 2,5 %, groß', "1'000–2'000 W, 1.5 kg, 2.5%, gross"],
  ['Preise inkl. MwSt., ohne MwSt. geliefert.', 'Preise inkl. MWST, ohne MWST geliefert.'],
  ['Alle Preise mit MwSt. Versand am 25.11.2026', 'Alle Preise mit MWST. Versand am 25.11.2026'],
  ['{"net":1.250,"sizes":[1,5]}', '{"net":1.250,"sizes":[1,5]}'],
  [
    '{"value":"3.000","unit":"mm"},{"value":"18,5"}',
    `{"value":"3'000","unit":"mm"},{"value":"18.5"}`,
  ],
  ['Friseurstuhl, Frittieren & Grillen', 'Coiffeurstuhl, Frittieren & Grillieren'],
])('Switzerland reads %j as %j', (german, swiss) => {
  expect(inLocaleSpelling(german, 'de-CH')).toBe(swiss);
  expect(inLocaleSpelling(german, 'de-AT')).toBe(german);
});

it('Austria pays at the Kassa', () => {
  expect(inLocaleSpelling('Zur Kasse, per Vorkasse', 'de-AT')).toBe('Zur Kassa, per Vorauszahlung');
});

it('Flanders says inox and microgolfoven', () => {
  const dutch = 'Rvs-meubilair, van rvs, horecamagnetron, snackbar';
  const flemish = 'Inoxmeubilair, van inox, horecamicrogolfoven, frituur';
  expect(inLocaleSpelling(dutch, 'nl-BE')).toBe(flemish);
});

it('Swiss Italian has the same figures', () => {
  const italian = 'Forno – 53 × 32,5 × 6,5 cm – 12.600 W – 2,25× – 15,6 kg, 20 %';
  expect(inLocaleSpelling(italian, 'it-CH')).toBe(
    "Forno – 53 × 32.5 × 6.5 cm – 12'600 W – 2.25× – 15.6 kg, 20 %",
  );
  expect(inLocaleSpelling(italian, 'it-IT')).toBe(italian);
});

describe('the standard VAT rate', () => {
  // Copied from eu-2026.md §13.1, in per cent.
  const rates: Record<CountryCode, number> = {
    at: 20,
    be: 21,
    bg: 20,
    ch: 8.1,
    cz: 21,
    de: 19,
    dk: 25,
    es: 21,
    fi: 25.5,
    fr: 20,
    gb: 20,
    gr: 24,
    hr: 25,
    hu: 27,
    ie: 23,
    it: 22,
    lt: 21,
    nl: 21,
    no: 25,
    pl: 23,
    pt: 23,
    ro: 21,
    se: 25,
    si: 22,
    sk: 23,
  };

  it.each(Object.entries(rates) as [CountryCode, number][])(
    'of %s is %s % today',
    (country, percent) => {
      expect(vatRateOf(country, today) * 100).toBeCloseTo(percent, 10);
    },
  );

  it.each([
    ['ro', '2025-07-31', 0.19],
    ['ro', '2025-08-01', 0.21],
    ['sk', '2024-12-31', 0.2],
    ['sk', '2025-01-01', 0.23],
  ] as const)('of %s on %s is %s', (country, day, rate) => {
    expect(vatRateOf(country, new Date(`${day}T00:00:00Z`))).toBe(rate);
    expect(vatRateOf(country, new Date(`${day}T12:00:00Z`))).toBe(rate);
  });

  it.each([
    [12_300, 0.23, 2300],
    [119, 0.19, 19],
    [100, 0.255, 20],
    [999, 0.081, 75],
    [1, 0.25, 0],
    [0, 0.25, 0],
  ])('in a gross amount of %s cents at %s makes %s cents of VAT', (gross, rate, tax) => {
    expect(taxWithin(gross, rate, 'EUR')).toBe(tax);
  });

  it('splits every amount into net and VAT that sum to it exactly', () => {
    const { between, pick } = chance(1);
    for (const _ of times(5000)) {
      const gross = between(0, 50_000_000);
      const rate = vatRateOf(pick(countryCodes), today);
      const net = netOf(gross, rate, 'EUR');
      expect(net + taxWithin(gross, rate, 'EUR')).toBe(gross);
      expect(Math.abs(net - gross / (1 + rate))).toBeLessThanOrEqual(0.5 + 1e-6);
    }
  });

  it.each([
    [1000, 500, 50],
    [1990, 500, 100],
    [1989, 500, 99],
    [10, 500, 1],
    [9, 500, 0],
    [12_345, 10_000, 12_345],
  ])('and the share of %s cents at %s permyriad is %s', (cents, permyriad, share) => {
    expect(shareOf(cents, permyriad, 'EUR')).toBe(share);
  });

  it('gives whole forints in Hungary, where no smaller amount is shown', () => {
    expect(shareOf(129_900, 500, 'HUF')).toBe(6500);
    expect(shareOf(129_000, 500, 'HUF')).toBe(6500);
    expect(shareOf(128_900, 500, 'HUF')).toBe(6400);
    expect(netOf(129_900, 0.27, 'HUF')).toBe(102_300);
    expect(taxWithin(129_900, 0.27, 'HUF')).toBe(27_600);
  });
});

describe('the currency', () => {
  const foreign: Partial<Record<CountryCode, CurrencyCode>> = {
    ch: 'CHF',
    gb: 'GBP',
    pl: 'PLN',
    cz: 'CZK',
    hu: 'HUF',
    ro: 'RON',
    dk: 'DKK',
    se: 'SEK',
    no: 'NOK',
  };

  it.each(countryCodes)('of %s is its own or the euro', (country) => {
    expect(currencyOf(country, today)).toBe(foreign[country] ?? 'EUR');
  });

  it('changes at midnight of the country, not of UTC', () => {
    expect(currencyOf('bg', new Date('2025-12-31T21:59:00Z'))).toBe('BGN');
    expect(currencyOf('bg', new Date('2025-12-31T22:01:00Z'))).toBe('EUR');
    expect(vatRateOf('sk', new Date('2024-12-31T22:59:00Z'))).toBe(0.2);
    expect(vatRateOf('sk', new Date('2024-12-31T23:01:00Z'))).toBe(0.23);
  });

  it('of Bulgaria was the lev until the last day of 2025', () => {
    expect(currencyOf('bg', new Date('2025-12-31T12:00:00Z'))).toBe('BGN');
    expect(currencyOf('bg', new Date('2026-01-01T12:00:00Z'))).toBe('EUR');
  });
});
