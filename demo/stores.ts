/** The 25 demo stores. Accounts and numbers are made up: IBANs have valid check digits, but no bank exists. */
import type { Campaign } from '#domain/catalogue/campaigns.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { callingCodes } from '#domain/country/telephone.ts';
import { defaultTrustRating } from '#domain/country/trust.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import type { Store } from '#domain/store/store.ts';
import { isMemberState } from '#domain/vat/tax-rule.ts';
import { daysFrom } from './days.ts';

/** National part of the IBAN, in each country's own length. */
const accounts: Record<CountryCode, string> = {
  sk: '99990000001234567890',
  de: '999900000123456789',
  at: '9999900012345678',
  ch: '99999000123456789',
  fr: '99999000010001234567890',
  be: '999000123456',
  nl: 'KNTR0001234567',
  it: 'X9999900001000001234567',
  es: '99990001000123456789',
  pt: '999900010001234567890',
  gb: 'KNTR99990012345678',
  ie: 'KNTR99990012345678',
  pl: '999900000001234567890123',
  cz: '99990000001234567890',
  hu: '999000010001234567890123',
  ro: 'KNTR0000000123456789',
  bg: 'KNTR99990012345678',
  gr: '99900010000000123456789',
  hr: '99990000001234567',
  si: '999990001234567',
  lt: '9999900012345678',
  dk: '99990001234567',
  se: '99900000001234567890',
  no: '99990012345',
  fi: '99990012345678',
};

/** Cents of each currency, VAT included. */
const codFees: Partial<Record<string, number>> = {
  EUR: 290,
  GBP: 250,
  CHF: 290,
  CZK: 6900,
  DKK: 2100,
  SEK: 3300,
  NOK: 3400,
  HUF: 109_000,
  PLN: 1290,
  RON: 1490,
};

export function demoStores(now: Date): Store[] {
  return countryCodes.map((key) => {
    const currency = currencyOf(key, now);
    return {
      key,
      currency,
      codFeeCentAmount: codFees[currency] ?? 290,
      bankDetails: {
        accountOwner: 'Kontor Demo',
        institute: 'Musterbank',
        iban: ibanOf(key, accounts[key]),
        bic: `KNTR${key.toUpperCase()}00`,
      },
      phone: `+${callingCodes[key]} 20 5550 100`,
      email: `service@kontor.example`,
      inventoryMode: 'ReserveOnOrder',
      maximumQuantity: 100,
      webformEnabled: true,
      trustScoreInHeader: true,
      trustScore: defaultTrustRating.spec,
      complementaryProductsEnabled: true,
      saleOfAdditionalGuaranteeEnabled: true,
      // Every country has a registry of VAT numbers.
      vatValidationEnabled: true,
      // Goods are shipped from Germany (SHIP_FROM), so buyers there always pay VAT. Britain is included because
      // Northern Ireland belongs to the Union for goods.
      changeTaxRateEnabled: (isMemberState(key) || key === 'gb') && key !== 'de',
      campaigns: demoCampaigns(now),
      // No review site, because a demo has no reviews.
      links: {
        returnsPortal: 'https://returns.kontor.example/',
        jobs: 'https://jobs.kontor.example/',
      },
    };
  });
}

/** One current and one future campaign. */
function demoCampaigns(now: Date): Campaign[] {
  return [
    {
      campaignName: 'cyber_week',
      startDate: daysFrom(now, -7),
      endDate: daysFrom(now, 60),
    },
    {
      campaignName: 'black_friday',
      startDate: daysFrom(now, 75),
      endDate: daysFrom(now, 79),
    },
  ];
}

/** Computes the check digits of the IBAN and groups it by four. */
function ibanOf(country: CountryCode, national: string): string {
  const code = country.toUpperCase();
  const digits = `${national}${code}00`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  const check = String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
  return `${code}${check}${national}`.replace(/(.{4})(?=.)/g, '$1 ');
}
