/** Norway. What each fact means and where it comes from: ../country.ts. */
import { peppolId } from '../../company/identifier.ts';
import {
  ascension,
  easterMonday,
  goodFriday,
  maundyThursday,
  whitMonday,
} from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fourDigits } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fourDigits, example: '0150' },
  territories: [],
  vatPrefix: 'NO',
} as const satisfies BrowserFacts;

export const no = {
  browser,
  label: 'Norge',
  languages: ['nb'],
  topLevelDomain: 'no',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'NOK' }],
  vatRate: [{ value: 0.25 }],
  companyIdentifiers: [
    {
      kind: 'register',
      key: 'orgnr',
      name: 'Organisasjonsnummer',
      pattern: /^[89]\d{8}$/,
      example: '988 077 917',
    },
    peppolId('0192:988077917'),
  ],
  telephone: { callingCode: '47', example: '+47 40 61 23 45' },
  address: { ...usualAddress, additionalLine: 'address.additional' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '05-01',
        '05-17',
        '12-25',
        '12-26',
        maundyThursday,
        goodFriday,
        easterMonday,
        ascension,
        whitMonday,
      ],
    },
    importCharges: 'included',
  },
  payment: {
    transferCode: 'none',
    cash: {
      cap: [{ value: 'none' }],
      rounding: 100,
    },
  },
  law: {
    ...unionLaw,
    priceDisclaimer: { spec: false, law: true },
    legalGuaranteeYears: 5,
    guaranteeNotice: [{ value: false }],
    disputeBody: { body: 'Forbrukertilsynet, www.forbrukertilsynet.no' },
    invoicesKeptYears: 5,
    dataProtection: 'Datatilsynet, www.datatilsynet.no',
  },
  features: { ...usualFeatures, manualTranslation: { spec: false } },
} as const satisfies Country;
