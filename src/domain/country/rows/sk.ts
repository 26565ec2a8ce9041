/** Slovakia. What each fact means and where it comes from: ../country.ts. */
import { unionCap } from '../../payment/cash-caps.ts';
import { easterMonday, goodFriday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { threeAndTwo } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...threeAndTwo, example: '811 01' },
  territories: [],
  vatPrefix: 'SK',
} as const satisfies BrowserFacts;

export const sk = {
  browser,
  label: 'Slovensko',
  languages: ['sk'],
  topLevelDomain: 'sk',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'EUR' }],
  vatRate: [
    { value: 0.2, to: '2024-12-31' },
    { value: 0.23, from: '2025-01-01' },
  ],
  companyIdentifiers: [
    { kind: 'register', key: 'ico', name: 'IČO', pattern: /^\d{8}$/, example: '31333532' },
    { kind: 'tax', key: 'dic', name: 'DIČ', pattern: /^[1-9]\d{9}$/, example: '2020317068' },
  ],
  telephone: { callingCode: '421', example: '+421 912 123 456' },
  address: { ...usualAddress, additionalLine: 'address.additionalFlat' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '01-06',
        '05-01',
        '05-08',
        '07-05',
        '08-29',
        '09-15',
        '11-01',
        '12-24',
        goodFriday,
        easterMonday,
        '12-25',
        '12-26',
      ],
    },
  },
  payment: {
    transferCode: 'payBySquare',
    cash: {
      cap: [{ value: { amount: 15_000 }, to: '2027-07-09' }, unionCap],
      rounding: 5,
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { body: 'Slovenská obchodná inšpekcia (SOI), www.soi.sk' },
    invoicesKeptYears: 10,
    accessibilityAuthority: 'Slovenská obchodná inšpekcia (SOI), www.soi.sk',
    dataProtection: 'Úrad na ochranu osobných údajov SR, dataprotection.gov.sk',
  },
  features: { ...usualFeatures },
} as const satisfies Country;
