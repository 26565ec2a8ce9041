/** Lithuania. What each fact means and where it comes from: ../country.ts. */
import { easterMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fiveDigits } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

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
  telephone: { callingCode: '370', example: '+370 612 34567' },
  address: {
    ...usualAddress,
    stateOptional: { spec: false, law: true },
    provinces,
    countryBeforePostalCode: true,
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
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [{ value: { amount: 5000 } }],
      rounding: 5,
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { body: 'Valstybinė vartotojų teisių apsaugos tarnyba (VVTAT), vvtat.lrv.lt' },
    invoicesKeptYears: 10,
    accessibilityAuthority: 'Valstybinė vartotojų teisių apsaugos tarnyba (VVTAT), vvtat.lrv.lt',
    dataProtection: 'Valstybinė duomenų apsaugos inspekcija, vdai.lrv.lt',
  },
  features: { ...usualFeatures, companyDefault: { spec: true } },
} as const satisfies Country;
