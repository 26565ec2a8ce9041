/** Arcadia, an invented country that add-a-country.test.ts adds. Its code is an island's, so telephone numbers work. */
import type { BrowserFacts, Country } from '#domain/country/country.ts';
import { unionWithdrawalLink } from '#domain/country/withdrawal-link.ts';

export const browser = {
  postalCode: {
    pattern: /^[A-Z]\d{3}-\d$/,
    example: 'A100-7',
    text: 'field.postalCodeFour',
    separator: { after: 4, text: '-' },
    startsWithLetters: true,
  },
  territories: [
    { key: 'elis', place: 'Elis', postalCodes: /^E/, treatment: 'outside', importRate: 0.07 },
  ],
  vatPrefix: 'MT',
} as const satisfies BrowserFacts;

export const ac = {
  browser,
  label: 'Arcadia',
  languages: ['en', 'el'],
  topLevelDomain: 'com.ac',
  timeZone: 'Europe/Athens',
  currency: [
    { value: 'USD', to: '2026-12-31' },
    { value: 'EUR', from: '2027-01-01' },
  ],
  vatRate: [{ value: 0.175 }],
  companyIdentifiers: [
    { kind: 'register', key: 'flock', name: 'Flock number', pattern: /^\d{4}$/, example: '4711' },
  ],
  telephone: { callingCode: '247', example: '+247 40 123' },
  address: {
    stateRequired: { spec: false, law: true },
    stateOptional: { spec: false },
    provinces: { names: 'Mantinea|Megalopolis|Tegea' },
    houseNumberFirst: { spec: false, law: true },
    houseNumberEitherWay: true,
    houseNumberDigit: { spec: true },
    postalCodeAfterCity: { spec: false },
    countryBeforePostalCode: true,
    stateBesideCity: true,
    cityFirst: false,
    familyNameFirst: true,
    additionalLine: 'address.additionalFlat',
  },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: { easter: 'orthodox', days: ['03-25', 1] },
    importCharges: 'included',
  },
  payment: {
    transferCode: 'none',
    cash: {
      cap: [{ value: { amount: 300, below: true } }],
      rounding: 'none',
    },
  },
  law: {
    priceDisclaimer: { spec: false, law: true },
    deliveryBesidePrice: { spec: false },
    measuredByFirstStep: true,
    safetyInformation: { spec: false },
    energyLabel: { spec: false, law: true },
    legalGuaranteeYears: 4,
    guaranteeNotice: [{ value: false }],
    guaranteeCancelDays: null,
    withdrawalDays: 14,
    withdrawalLink: unionWithdrawalLink,
    disputeBody: { body: 'Court of Pan, pan.example' },
    invoicesKeptYears: 12,
    dataProtection: 'Oracle of Arcadia, oracle.example',
  },
  features: {
    companyDefault: { spec: true },
    manualTranslation: { spec: false },
    quickAddRestricted: { spec: true },
    newsletterOptional: { spec: false, law: true },
    newTrustFeatures: { spec: false },
    reviewConsentDefault: { spec: false },
    plainOrderNumber: { spec: true },
    liveCart: { spec: true },
  },
} as const satisfies Country;
