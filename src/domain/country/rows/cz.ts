/** Czechia. What each fact means and where it comes from: ../country.ts. */
import { easterMonday, goodFriday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { threeAndTwo } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';
import { unionWithdrawalLink } from '../withdrawal-link.ts';

export const browser = {
  postalCode: { ...threeAndTwo, example: '110 00' },
  territories: [],
  vatPrefix: 'CZ',
} as const satisfies BrowserFacts;

export const cz = {
  browser,
  label: 'Česko',
  languages: ['cs'],
  topLevelDomain: 'cz',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'CZK' }],
  vatRate: [{ value: 0.21 }],
  companyIdentifiers: [
    { kind: 'register', key: 'ico', name: 'IČO', pattern: /^\d{8}$/, example: '25123891' },
    {
      kind: 'tax',
      key: 'dic',
      name: 'DIČ',
      pattern: /^CZ\d{8,10}$/,
      example: 'CZ25123891',
      isVatNumber: true,
    },
  ],
  telephone: { callingCode: '420', example: '+420 601 123 456' },
  address: { ...usualAddress, additionalLine: 'address.additionalFlat' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '05-01',
        '05-08',
        '07-05',
        '07-06',
        '09-28',
        '10-28',
        '11-17',
        '12-24',
        goodFriday,
        easterMonday,
        '12-25',
        '12-26',
      ],
    },
  },
  payment: {
    transferCode: 'spayd',
    cash: {
      cap: [{ value: { amount: 270_000 } }],
      rounding: 100,
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    // § 1830a of the civil code (zákon 159/2026 Sb.) has words of its own from 1 January 2027.
    withdrawalLink: [
      ...unionWithdrawalLink,
      { value: 'withdraw.linkNational', from: '2027-01-01' },
    ],
    disputeBody: { body: 'Česká obchodní inspekce (ČOI), coi.gov.cz' },
    invoicesKeptYears: 10,
    accessibilityAuthority: 'Česká obchodní inspekce (ČOI), coi.gov.cz',
    dataProtection: 'Úřad pro ochranu osobních údajů, uoou.gov.cz',
  },
  features: {
    ...usualFeatures,
    reviewConsentDefault: { spec: true, law: false },
    plainOrderNumber: { spec: true },
  },
} as const satisfies Country;
