/** Belgium. What each fact means and where it comes from: ../country.ts. */
import { peppolPattern } from '../../company/identifier.ts';
import { ascension, easterMonday, whitMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { unionGuaranteeNotice } from '../guarantee-notice.ts';
import { fourDigitsNotZero } from '../postal-forms.ts';
import { unionWithdrawalLink } from '../withdrawal-link.ts';

export const browser = {
  postalCode: { ...fourDigitsNotZero, example: '1000' },
  territories: [],
  vatPrefix: 'BE',
} as const satisfies BrowserFacts;

export const be = {
  browser,
  label: 'België · Belgique',
  languages: ['nl', 'fr'],
  topLevelDomain: 'be',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.21 }],
  companyIdentifiers: [
    {
      kind: 'register',
      key: 'enterprise',
      name: 'Ondernemingsnummer · Numéro d’entreprise',
      pattern: /^[01]\d{9}$/,
      example: '0403.019.261',
    },
    {
      kind: 'electronic',
      key: 'peppol',
      name: 'Peppol ID',
      pattern: peppolPattern,
      example: '0208:0403019261',
    },
  ],
  telephone: {
    callingCode: '32',
    example: '+32 450 00 12 34',
    keepsLeadingZero: false,
  },
  address: {
    stateRequired: { spec: false },
    stateOptional: { spec: false },
    houseNumberFirst: { spec: false },
    houseNumberEitherWay: true,
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
    holidays: {
      days: [
        '01-01',
        '05-01',
        '07-21',
        '08-15',
        '11-01',
        '11-11',
        '12-25',
        easterMonday,
        ascension,
        whitMonday,
      ],
    },
    importCharges: 'none',
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [{ value: { amount: 3000 } }],
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
    disputeBody: {
      body: 'Consumentenombudsdienst / Service de Médiation pour le Consommateur, www.consumentenombudsdienst.be',
    },
    invoicesKeptYears: 10,
    accessibilityAuthority: 'FOD Economie / SPF Économie, economie.fgov.be',
    dataProtection:
      'Gegevensbeschermingsautoriteit / Autorité de protection des données, www.dataprotectionauthority.be',
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
