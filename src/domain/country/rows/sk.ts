/** Slovakia. What each fact means and where it comes from: ../country.ts. */
import { unionCap } from '../../payment/cash-caps.ts';
import { easterMonday, goodFriday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { unionGuaranteeNotice } from '../guarantee-notice.ts';
import { threeAndTwo } from '../postal-forms.ts';
import { unionWithdrawalLink } from '../withdrawal-link.ts';

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
  telephone: {
    callingCode: '421',
    example: '+421 912 123 456',
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
    additionalLine: 'address.additionalFlat',
  },
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
    importCharges: 'none',
  },
  payment: {
    transferCode: 'payBySquare',
    cash: {
      cap: [{ value: { amount: 15_000 }, to: '2027-07-09' }, unionCap],
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
    disputeBody: { body: 'Slovenská obchodná inšpekcia (SOI), www.soi.sk' },
    invoicesKeptYears: 10,
    accessibilityAuthority: 'Slovenská obchodná inšpekcia (SOI), www.soi.sk',
    dataProtection: 'Úrad na ochranu osobných údajov SR, dataprotection.gov.sk',
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
