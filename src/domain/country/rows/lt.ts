/** Lithuania. What each fact means and where it comes from: ../country.ts. */
import { easterMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { unionGuaranteeNotice } from '../guarantee-notice.ts';
import { fiveDigits } from '../postal-forms.ts';
import { unionWithdrawalLink } from '../withdrawal-link.ts';

const provinces = {
  names: 'Alytaus|Kauno|Klaipėdos|Marijampolės|Panevėžio|Šiaulių|Tauragės|Telšių|Utenos|Vilniaus',
  after: ' apskritis',
} as const;

export const browser = {
  postalCode: { ...fiveDigits, example: '01103' },
  territories: [],
  vatPrefix: 'LT',
} as const satisfies BrowserFacts;

export const lt = {
  browser,
  label: 'Lietuva',
  languages: ['lt'],
  topLevelDomain: 'lt',
  timeZone: 'Europe/Vilnius',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.21 }],
  companyIdentifiers: [
    {
      kind: 'register',
      key: 'imonesKodas',
      name: 'Įmonės kodas',
      pattern: /^(\d{7}|\d{9})$/,
      example: '121215434',
    },
  ],
  telephone: {
    callingCode: '370',
    example: '+370 612 34567',
    keepsLeadingZero: false,
  },
  address: {
    stateRequired: { spec: false },
    stateOptional: { spec: false, law: true },
    provinces,
    houseNumberFirst: { spec: false },
    houseNumberEitherWay: false,
    houseNumberDigit: { spec: true },
    postalCodeAfterCity: { spec: false },
    countryBeforePostalCode: true,
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
        '02-16',
        '03-11',
        '05-01',
        '06-24',
        '07-06',
        '08-15',
        '11-01',
        '11-02',
        '12-24',
        easterMonday,
        '12-25',
        '12-26',
      ],
    },
    importCharges: 'none',
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [{ value: { amount: 5000 } }],
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
    disputeBody: { body: 'Valstybinė vartotojų teisių apsaugos tarnyba (VVTAT), www.vvtat.lt' },
    invoicesKeptYears: 10,
    accessibilityAuthority: 'Valstybinė vartotojų teisių apsaugos tarnyba (VVTAT), vvtat.lrv.lt',
    dataProtection: 'Valstybinė duomenų apsaugos inspekcija, vdai.lrv.lt',
  },
  features: {
    companyDefault: { spec: true },
    manualTranslation: { spec: false, law: true },
    quickAddRestricted: { spec: false },
    newsletterOptional: { spec: false, law: true },
    newTrustFeatures: { spec: false },
    reviewConsentDefault: { spec: false },
    plainOrderNumber: { spec: false },
    liveCart: { spec: true },
  },
} as const satisfies Country;
