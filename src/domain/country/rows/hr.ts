/** Croatia. What each fact means and where it comes from: ../country.ts. */
import { corpusChristi, easterMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fiveDigits } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fiveDigits, example: '10000' },
  territories: [],
  vatPrefix: 'HR',
} as const satisfies BrowserFacts;

export const hr = {
  browser,
  label: 'Hrvatska',
  languages: ['hr'],
  topLevelDomain: 'hr',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'EUR', from: '2023-01-01' }],
  vatRate: [{ value: 0.25 }],
  companyIdentifiers: [
    { kind: 'register', key: 'oib', name: 'OIB', pattern: /^\d{11}$/, example: '33392005961' },
  ],
  telephone: { callingCode: '385', example: '+385 92 123 4567' },
  address: { ...usualAddress, countryBeforePostalCode: true, additionalLine: 'address.additional' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '01-06',
        '05-01',
        '05-30',
        '06-22',
        '08-05',
        '08-15',
        '11-01',
        '11-18',
        easterMonday,
        corpusChristi,
        '12-25',
        '12-26',
      ],
    },
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [{ value: { amount: 10_000 } }],
      rounding: 'none',
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { ask: 'Ministarstvo gospodarstva, mingo.gov.hr' },
    complaintLink: { name: 'Pisani prigovor', url: '/complaints/#written' },
    invoicesKeptYears: 11,
    accessibilityAuthority: 'Državni inspektorat, inspektorat.gov.hr',
    dataProtection: 'Agencija za zaštitu osobnih podataka, azop.hr',
  },
  features: { ...usualFeatures },
} as const satisfies Country;
