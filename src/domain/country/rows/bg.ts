/** Bulgaria. What each fact means and where it comes from: ../country.ts. */
import { easterMonday, goodFriday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fourDigits } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fourDigits, example: '1000' },
  territories: [],
  vatPrefix: 'BG',
} as const satisfies BrowserFacts;

export const bg = {
  browser,
  label: 'България',
  languages: ['bg'],
  topLevelDomain: 'bg',
  timeZone: 'Europe/Sofia',
  currency: [
    { value: 'BGN', to: '2025-12-31' },
    { value: 'EUR', from: '2026-01-01' },
  ],
  vatRate: [{ value: 0.2 }],
  companyIdentifiers: [
    {
      kind: 'register',
      key: 'eik',
      name: 'ЕИК',
      pattern: /^(\d{9}|\d{13})$/,
      example: '175074752',
    },
  ],
  telephone: { callingCode: '359', example: '+359 43 012 345' },
  address: { ...usualAddress, additionalLine: 'address.additionalBlock' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      easter: 'orthodox',
      madeUp: true,
      days: [
        '01-01',
        '03-03',
        '05-01',
        '05-06',
        '05-24',
        '09-06',
        '09-22',
        '12-24',
        '12-25',
        '12-26',
        goodFriday,
        easterMonday,
      ],
    },
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [
        { value: { amount: 10_000 }, to: '2025-12-31' },
        { value: { amount: 5112.92 }, from: '2026-01-01' },
      ],
      rounding: 'none',
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { body: 'Комисия за защита на потребителите (КЗП), www.kzp.bg' },
    invoicesKeptYears: 10,
    accessibilityAuthority: 'Комисия за защита на потребителите (КЗП), www.kzp.bg',
    dataProtection: 'Комисия за защита на личните данни, www.cpdp.bg',
  },
  features: { ...usualFeatures, companyDefault: { spec: true } },
} as const satisfies Country;
