/** Poland. What each fact means and where it comes from: ../country.ts. */
import { corpusChristi, easterMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: {
    pattern: /^\d{2}-\d{3}$/,
    example: '00-950',
    text: 'field.postalCodeFive',
    separator: { after: 2, text: '-' },
  },
  territories: [],
  vatPrefix: 'PL',
} as const satisfies BrowserFacts;

export const pl = {
  browser,
  label: 'Polska',
  languages: ['pl'],
  topLevelDomain: 'pl',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'PLN' }],
  vatRate: [{ value: 0.23 }],
  companyIdentifiers: [
    {
      kind: 'tax',
      key: 'nip',
      name: 'NIP',
      pattern: /^[1-9]\d{9}$/,
      example: '526-025-09-95',
      requiredBy: 'ustawa o VAT art. 106e: without it no invoice for a company can be issued later',
      isVatNumber: true,
    },
  ],
  telephone: { callingCode: '48', example: '+48 512 345 678' },
  address: {
    ...usualAddress,
    houseNumberDigit: { spec: false },
    additionalLine: 'address.additionalFlat',
  },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '01-06',
        '05-01',
        '05-03',
        '08-15',
        '11-01',
        '11-11',
        '12-24',
        '12-25',
        '12-26',
        easterMonday,
        corpusChristi,
      ],
    },
  },
  payment: {
    transferCode: 'zbp',
    cash: {
      cap: [{ value: { amount: 15_000 } }],
      rounding: 'none',
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { body: 'Inspekcja Handlowa, www.uokik.gov.pl' },
    invoicesKeptYears: 5,
    accessibilityAuthority: 'Minister Cyfryzacji, www.gov.pl/web/cyfryzacja',
    dataProtection: 'Prezes Urzędu Ochrony Danych Osobowych, uodo.gov.pl',
  },
  features: {
    ...usualFeatures,
    manualTranslation: { spec: true },
    newsletterOptional: { spec: true },
    newTrustFeatures: { spec: true },
  },
} as const satisfies Country;
