/** Switzerland. What each fact means and where it comes from: ../country.ts. */
import { ascension, easterMonday, goodFriday, whitMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fourDigits } from '../postal-forms.ts';
import { usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fourDigits, example: '8001' },
  territories: [],
  vatPrefix: 'CHE',
} as const satisfies BrowserFacts;

export const ch = {
  browser,
  label: 'Schweiz · Suisse · Svizzera',
  languages: ['de', 'fr', 'it'],
  topLevelDomain: 'ch',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'CHF' }],
  vatRate: [{ value: 0.081 }],
  companyIdentifiers: [
    {
      kind: 'register',
      key: 'uid',
      name: { de: 'UID', fr: 'IDE', it: 'IDI' },
      pattern: /^CHE\d{9}$/,
      example: 'CHE-100.155.212',
    },
  ],
  telephone: { callingCode: '41', example: '+41 78 123 45 67' },
  address: {
    ...usualAddress,
    houseNumberEitherWay: true,
    countryBeforePostalCode: true,
    additionalLine: 'address.additional',
  },
  mains: {
    plug: 'SEV 1011 (J)',
    socketWatts: 2300,
    strong: { plug: 'SEV 1011 (T23)', socketWatts: 3680 },
  },
  shipping: {
    holidays: {
      days: ['01-01', '08-01', '12-25', '12-26', goodFriday, easterMonday, ascension, whitMonday],
    },
    importCharges: 'included',
  },
  payment: {
    transferCode: 'none',
    cash: {
      cap: [{ value: 'none' }],
      rounding: 5,
    },
  },
  law: {
    priceDisclaimer: { spec: false },
    deliveryBesidePrice: { spec: false },
    measuredByFirstStep: false,
    safetyInformation: { spec: false },
    energyLabel: { spec: false, law: true },
    legalGuaranteeYears: 2,
    guaranteeNotice: [{ value: false }],
    guaranteeCancelDays: null,
    recyclingFee: true,
    withdrawalDays: null,
    withdrawalLink: [{ value: null }],
    disputeBody: { none: 'names none by law; the seat of the company decides who is competent' },
    invoicesKeptYears: 10,
    dataProtection: {
      de: 'EDÖB, www.edoeb.admin.ch',
      fr: 'PFPDT, www.edoeb.admin.ch',
      it: 'IFPDT, www.edoeb.admin.ch',
    },
  },
  features: { ...usualFeatures, manualTranslation: { spec: false } },
} as const satisfies Country;
