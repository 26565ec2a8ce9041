/** The 25 demo stores. Accounts and numbers are made up: IBANs have valid check digits, but no bank exists. */

import {
  type CountryCode,
  countryCodes,
  type Language,
  languagesOf,
} from '#domain/country/countries.ts';
import { callingCodes } from '#domain/country/telephone.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { isMemberState } from '#domain/vat/tax-rule.ts';
import { demoCampaign } from './campaign/campaign.ts';
import { demoRules } from './money-rules.ts';
import { demoOpeningHours, demoSeller } from './seller.ts';

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

/** Markets without an account of the parcel-tracking service. */
const untracked: readonly CountryCode[] = ['lt', 'bg', 'gr'];

export function demoStores(now: Date): StoredStore[] {
  return countryCodes.map((key) => {
    return {
      key,
      storeId: `kontor-${key}`,
      currency: currencyOf(key, now),
      // The French write their numbers in pairs.
      phone: key === 'fr' ? '+33 2 05 55 01 00' : `+${callingCodes[key]} 20 5550 100`,
      email: `service@kontor.example`,
      openingHours: byLanguage(key, (language) =>
        key === 'be' && language === 'nl' ? 'Ma–vr, 8–17 u.' : demoOpeningHours[language],
      ),
      bankDetails: {
        accountOwner: 'Kontor Demo',
        institute: 'Musterbank',
        iban: ibanOf(key, accounts[key]),
        bic: `KNTR${key.toUpperCase()}00`,
      },
      seller: demoSeller(key),
      ...demoRules(key, now),
      inventoryMode: 'ReserveOnOrder',
      maximumQuantity: 100,
      webformEnabled: true,
      // Shows nothing: nobody has measured a rating of the demo.
      trustScoreInHeader: true,
      // Only who has consented is asked: lawful in every market.
      reviewInvitations: { basis: 'consent', days: 14, reminderDays: 10 },
      complementaryProductsEnabled: true,
      saleOfAdditionalGuaranteeEnabled: true,
      // Every country has a registry of VAT numbers.
      vatValidationEnabled: true,
      // Goods are shipped from Germany (SHIP_FROM), so buyers there always pay VAT. Britain is included because
      // Northern Ireland belongs to the Union for goods.
      changeTaxRateEnabled: (isMemberState(key) || key === 'gb') && key !== 'de',
      googleAutocompleteEnabled: false,
      addressValidationEnabled: false,
      campaigns: [demoCampaign(key, now)],
      parcelTrackingIds: untracked.includes(key)
        ? {}
        : byLanguage(key, (language) => `demo-track-${key}-${language}`),
      recommendationKeys: byLanguage(key, (language) => {
        const account = `demo-${language}-${key}`;
        return {
          key: account,
          lastSeenId: `${account}-last-seen`,
          similarProductsId: `${account}-similar-products`,
          cartRecommendationId: `${account}-cart`,
        };
      }),
    };
  });
}

function byLanguage<Value>(
  key: CountryCode,
  value: (language: Language) => Value,
): Partial<Record<Language, Value>> {
  return Object.fromEntries(languagesOf(key).map((language) => [language, value(language)]));
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
