/** The Netherlands. What each fact means and where it comes from: ../country.ts. */
import { peppolPattern } from '../../company/identifier.ts';
import { ascension, easterMonday, whitMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { unionGuaranteeNotice } from '../guarantee-notice.ts';
import { unionWithdrawalLink } from '../withdrawal-link.ts';

export const browser = {
  postalCode: {
    pattern: /^[1-9]\d{3} ?[A-Z]{2}$/,
    example: '1012 AB',
    text: 'field.postalCodeDutch',
    separator: { after: 4, text: ' ' },
  },
  territories: [],
  vatPrefix: 'NL',
} as const satisfies BrowserFacts;

export const nl = {
  browser,
  label: 'Nederland',
  languages: ['nl'],
  topLevelDomain: 'nl',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.21 }],
  companyIdentifiers: [
    { kind: 'register', key: 'kvk', name: 'KvK-nummer', pattern: /^\d{8}$/, example: '24433130' },
    {
      kind: 'electronic',
      key: 'peppol',
      name: 'Peppol ID',
      pattern: peppolPattern,
      example: '0106:24433130',
    },
  ],
  telephone: {
    callingCode: '31',
    example: '+31 6 12345678',
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
    additionalLine: 'address.additional',
  },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: { days: ['01-01', '04-27', '12-25', '12-26', easterMonday, ascension, whitMonday] },
    importCharges: 'none',
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [
        { value: 'none', to: '2025-12-31' },
        { value: { amount: 3000, below: true }, from: '2026-01-01' },
      ],
      rounding: 5,
    },
    debitFirst: false,
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
    disputeBody: { ask: 'De Geschillencommissie, www.degeschillencommissie.nl' },
    invoicesKeptYears: 7,
    accessibilityAuthority: 'Autoriteit Consument & Markt (ACM), www.acm.nl',
    dataProtection: 'Autoriteit Persoonsgegevens, www.autoriteitpersoonsgegevens.nl',
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
