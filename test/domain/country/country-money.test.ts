/** Fees, cash limits, VAT and payment kinds by country and day, compared with the specification's numbers. */
import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { currencies, currencyOf } from '#domain/money/currencies.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import { cashLimitCents } from '#domain/payment/cash-on-delivery.ts';
import { type ProviderKindKey, providerKinds } from '#domain/payment/provider-kinds.ts';
import { demoRules } from '../../../demo/money-rules.ts';
import { ratesByCountry, ratesByCurrency, recorded } from '../../../demo/recorded-rules.ts';
import { providerKindsOf, rulesOf } from '../../demo-stores.ts';
import {
  countriesIn,
  factAfter,
  numbersIn,
  rowsByCountry,
  specifiedCountries,
  where,
} from '../country-facts.ts';
import { today } from '../shop.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

describe('shipping', () => {
  const entries = factAfter('freight fee: ').replace(/\.$/, '').split('; ');
  const feesOf = (name: string) => {
    const found = entries.find((entry) => entry.startsWith(`${name} `)) ?? '';
    const [freeAbove, parcel, freight] = found.slice(name.length).split('/').map(Number);
    return { freeAbove, parcel, freight };
  };
  const own: Partial<Record<CountryCode, string>> = { fr: 'France', hu: 'Hungary' };

  it('has every row of the specification', () => {
    const rows = entries.map((entry) => entry.split(' ')[0] ?? '');
    expect(rows.toSorted()).toEqual(
      [...Object.keys(currencies).filter((code) => code !== 'USD'), 'France', 'Hungary'].toSorted(),
    );
    for (const [code, rates] of Object.entries(ratesByCurrency)) {
      if (code !== 'USD') expect(rates).toEqual(feesOf(code));
    }
    for (const country of countryCodes) {
      const name = own[country];
      expect(ratesByCountry[country]).toEqual(name && feesOf(name));
    }
  });

  it.each(countryCodes)(
    'costs in %s what the row of the country or its currency says today',
    (country) => {
      const currency = currencyOf(country, today);
      const fees = feesOf(own[country] ?? currency);
      expect(Object.values(rulesOf(country).shippingRates)).toEqual(
        [fees.freeAbove, fees.parcel, fees.freight].map((major = 0) => Math.round(major * 100)),
      );
    },
  );

  it('costs euros in Bulgaria since 2026, and leva before', () => {
    const [then, now] = ['2025-12-31', '2026-01-01'].map((day) => demoRules('bg', noon(day)));
    expect(then?.shippingRates.parcelCentAmount).toBe(395);
    expect(now?.shippingRates.parcelCentAmount).toBe(195);
  });
});

describe('cash on delivery', () => {
  const spec = numbersIn(factAfter('Cash-on-delivery price limit: '));
  const law = numbersIn(`BE 3,000${factAfter('BE 3,000')}`);

  it.each(specifiedCountries)('records the limit of the specification in %s', (country) => {
    expect(recorded[country].limit).toBe(spec[country]);
  });

  it('has an item limit of one where the specification does, else none', () => {
    const [one = ''] = factAfter('Cash-on-delivery item limit 1 in').split(';');
    expect(where(recorded, ({ items }) => items === 1)).toEqual(countriesIn(one));
    expect(where(recorded, ({ items }) => items !== 0 && items !== 1)).toEqual([]);
  });

  it.each(Object.keys(law) as CountryCode[])('never exceeds the law of today in %s', (country) => {
    // The rows of these countries name more than one amount or unit.
    const caps: Partial<Record<CountryCode, number>> = {
      bg: 5112.92,
      ro: 5000,
      hu: 1_500_000,
      pt: 1000,
    };
    expect(rulesOf(country).cashOnDelivery.limitCentAmount).toBeLessThanOrEqual(
      (caps[country] ?? law[country] ?? 0) * 100,
    );
  });

  it.each([
    ['dk', '2024-02-29', 2_000_000],
    ['dk', '2024-03-01', 1_499_950],
    ['nl', '2025-12-31', 150_000],
    ['nl', '2026-01-01', 150_000],
    ['bg', '2025-12-31', 890_000],
    ['bg', '2026-01-01', 455_050],
    ['es', '2026-11-21', 99_999],
    ['de', '2027-07-09', 150_000],
    ['de', '2027-07-10', 150_000],
  ] as const)('is limited in %s on %s to %s cents', (country, day, cents) => {
    const { cashOnDelivery } = demoRules(country, noon(day));
    expect(cashLimitCents(country, cashOnDelivery, noon(day))).toBe(cents);
  });
});

describe('VAT', () => {
  const line = `AT 20${factAfter('AT 20')}`;
  const rates = numbersIn(line);

  it.each(specifiedCountries)('of %s is the rate of the table today', (country) => {
    expect(vatRateOf(country, today) * 100).toBeCloseTo(rates[country] ?? -1, 10);
  });

  it('was the rate of the table until the day of its change', () => {
    const before = [...line.matchAll(/([A-Z]{2}) [\d.]+ \((\d+) until (\d{4})‑(\d{2})‑(\d{2})\)/g)];
    expect(before.map(([, country]) => country)).toEqual(['RO', 'SK']);
    for (const [, code = '', percent, year, month, day] of before) {
      const country = code.toLowerCase() as CountryCode;
      const last = noon(`${year}-${month}-${day}`);
      expect(vatRateOf(country, last) * 100).toBeCloseTo(Number(percent), 10);
      const next = new Date(last.getTime() + 86_400_000);
      expect(vatRateOf(country, next) * 100).toBeCloseTo(rates[country] ?? -1, 10);
    }
  });
});

describe('the payment kinds', () => {
  /** How eu-2026.md §7 names a kind. */
  const names: [RegExp, ProviderKindKey[]][] = [
    [/\bcard\b/, ['scheme', 'applepay', 'googlepay']],
    [/PayPal/, ['paypal']],
    [/Klarna|BE invoice|CH invoice|FI invoice/, ['klarna']],
    [/Ratepay/, ['ratepay']],
    [/Billie/, ['billie']],
    [/EPS/, ['eps']],
    [/Bancontact/, ['bcmc', 'bcmc_mobile']],
    [/Wero/, ['wero']],
    [/Twint/, ['twint']],
    [/MobilePay/, ['mobilepay']],
    [/Bizum/, ['bizum']],
    [/Trustly|bank links/, ['trustly']],
    [/iDEAL/, ['ideal']],
    [/Vipps/, ['vipps']],
    [/BLIK/, ['blik']],
    [/P24/, ['onlineBanking_PL']],
    [/MB WAY/, ['mbway']],
    [/Multibanco/, ['multibanco']],
    [/Swish/, ['swish']],
  ];
  const cells = rowsByCountry();

  it('of the specification are those it names, and every kind is offered somewhere', () => {
    const [listed = ''] = factAfter('Payment methods enabled: ').split('; plus');
    const spec = Object.entries(providerKinds).filter(([, kind]) => kind.spec);
    expect(spec.map(([key]) => key)).toEqual(listed.replace(' (klarna_b2b)', '').split(', '));
    const offered = new Set(countryCodes.flatMap(providerKindsOf));
    expect(
      Object.keys(providerKinds).filter((key) => !offered.has(key as ProviderKindKey)),
    ).toEqual([]);
  });

  it.each(specifiedCountries)('of %s are those its shoppers expect', (country) => {
    const cell = (cells[country] ?? '').replace('invoice', `${country.toUpperCase()} invoice`);
    const expected = names.flatMap(([name, kinds]) => (name.test(cell) ? kinds : []));
    expect(expected).toContain('scheme');
    // Klarna by instalments and the company invoice of Austria go beyond the table (PAY-12).
    const beyond = providerKindsOf(country).filter((kind) => !expected.includes(kind));
    expect(expected.filter((kind) => !providerKindsOf(country).includes(kind))).toEqual([]);
    expect(beyond.filter((kind) => kind !== 'klarna_account' && kind !== 'billie')).toEqual([]);
    expect(beyond.length === 0 || expected.includes('klarna')).toBe(true);
  });

  it('are listed for every country of the specification', () => {
    expect(Object.keys(cells).toSorted()).toEqual(specifiedCountries);
  });
});
