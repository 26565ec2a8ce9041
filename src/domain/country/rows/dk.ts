/** Denmark. What each fact means and where it comes from: ../country.ts. */
import { peppolPattern } from '../../company/identifier.ts';
import {
  ascension,
  easterMonday,
  goodFriday,
  maundyThursday,
  whitMonday,
} from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { unionGuaranteeNotice } from '../guarantee-notice.ts';
import { fourDigits } from '../postal-forms.ts';
import { unionWithdrawalLink } from '../withdrawal-link.ts';

export const browser = {
  postalCode: { ...fourDigits, example: '1050' },
  territories: [],
  vatPrefix: 'DK',
} as const satisfies BrowserFacts;

export const dk = {
  browser,
  label: 'Danmark',
  languages: ['da'],
  topLevelDomain: 'dk',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'DKK' }],
  vatRate: [{ value: 0.25 }],
  companyIdentifiers: [
    {
      kind: 'register',
      key: 'cvr',
      name: 'CVR-nummer',
      pattern: /^[1-9]\d{7}$/,
      example: '13585628',
    },
    {
      kind: 'electronic',
      key: 'ean',
      name: 'EAN-nummer',
      pattern: /^\d{13}$/,
      example: '5798000420526',
    },
    {
      kind: 'electronic',
      key: 'peppol',
      name: 'Peppol ID',
      pattern: peppolPattern,
      example: '0184:13585628',
    },
  ],
  telephone: {
    callingCode: '45',
    example: '+45 34 41 23 45',
    keepsLeadingZero: false,
  },
  address: {
    stateRequired: { spec: false },
    stateOptional: { spec: false },
    houseNumberFirst: { spec: false },
    houseNumberEitherWay: false,
    houseNumberDigit: { spec: true },
    postalCodeAfterCity: { spec: false },
    countryBeforePostalCode: false,
    stateBesideCity: false,
    cityFirst: false,
    familyNameFirst: false,
    additionalLine: 'address.additionalFloorDoor',
  },
  mains: {
    plug: 'DS 60884-2-D1 (K)',
    socketWatts: 2990,
    strong: { plug: 'IEC 60309 16 A (230 V)', socketWatts: 3680 },
  },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '12-25',
        '12-26',
        maundyThursday,
        goodFriday,
        easterMonday,
        ascension,
        whitMonday,
      ],
    },
    importCharges: 'none',
  },
  payment: {
    transferCode: 'none',
    cash: {
      cap: [
        { value: 'none', to: '2024-02-29' },
        // The limit is below 15,000; in cash, a higher amount is rounded to 15,000 (eu-2026.md §12 no. 7).
        { value: { amount: 14_999.5 }, from: '2024-03-01' },
      ],
      rounding: 50,
    },
    debitFirst: false,
    nationalCard: 'Dankort',
  },
  law: {
    priceDisclaimer: { spec: true },
    deliveryBesidePrice: { spec: false },
    measuredByFirstStep: true,
    safetyInformation: { spec: false, law: true },
    energyLabel: { spec: false, law: true },
    legalGuaranteeYears: 2,
    guaranteeNotice: unionGuaranteeNotice,
    guaranteeCancelDays: null,
    withdrawalDays: 14,
    withdrawalLink: unionWithdrawalLink,
    disputeBody: { body: 'Nævnenes Hus, Mæglingsteamet for Forbrugerklager, www.naevneneshus.dk' },
    invoicesKeptYears: 5,
    accessibilityAuthority: 'Sikkerhedsstyrelsen, www.sik.dk',
    dataProtection: 'Datatilsynet, www.datatilsynet.dk',
  },
  features: {
    companyDefault: { spec: false },
    manualTranslation: { spec: false, law: true },
    quickAddRestricted: { spec: false },
    newsletterOptional: { spec: false, law: true },
    newTrustFeatures: { spec: false },
    reviewConsentDefault: { spec: false },
    plainOrderNumber: { spec: false },
    liveCart: { spec: true },
  },
} as const satisfies Country;
