/** Ireland. What each fact means and where it comes from: ../country.ts. */
import { peppolId } from '../../company/identifier.ts';
import { unionOnly } from '../../payment/cash-caps.ts';
import { easterMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

const provinces = {
  names:
    'Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow',
  before: 'Co. ',
} as const;

/** All 139 routing keys, by their letter. Source: Eircode. */
const postalStarts = {
  keys: {
    A: '41 42 45 63 67 75 81 82 83 84 85 86 91 92 94 96 98',
    C: '15',
    D: '01 02 03 04 05 06 6W 07 08 09 10 11 12 13 14 15 16 17 18 20 22 24',
    E: '21 25 32 34 41 45 53 91',
    F: '12 23 26 28 31 35 42 45 52 56 91 92 93 94',
    H: '12 14 16 18 23 53 54 62 65 71 91',
    K: '32 34 36 45 56 67 78',
    N: '37 39 41 91',
    P: '12 14 17 24 25 31 32 36 43 47 51 56 61 67 72 75 81 85',
    R: '14 21 32 35 42 45 51 56 93 95',
    T: '12 23 34 45 56',
    V: '14 15 23 31 35 42 92 93 94 95',
    W: '12 23 34 91',
    X: '35 42 91',
    Y: '14 21 25 34 35',
  },
} as const;

export const browser = {
  postalCode: {
    pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}$/,
    example: 'D02 X285',
    text: 'field.postalCodeIrish',
    separator: { after: 3, text: ' ' },
    startsWithLetters: true,
    hasNoLetterO: true,
  },
  territories: [],
  vatPrefix: 'IE',
} as const satisfies BrowserFacts;

export const ie = {
  browser,
  label: 'Ireland',
  languages: ['en'],
  topLevelDomain: 'ie',
  timeZone: 'Europe/Dublin',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.23 }],
  companyIdentifiers: [
    { kind: 'register', key: 'cro', name: 'CRO number', pattern: /^\d{5,6}$/, example: '338163' },
    peppolId('9935:IE6388047V'),
  ],
  telephone: { callingCode: '353', example: '+353 85 012 3456' },
  address: {
    ...usualAddress,
    stateOptional: { spec: false, law: true },
    provinces,
    postalStarts,
    houseNumberFirst: { spec: false, law: true },
    houseNumberEitherWay: true,
    postalCodeAfterCity: { spec: false, law: true },
    additionalLine: 'address.additionalBuilding',
  },
  mains: {
    plug: 'BS 1363 (G)',
    socketWatts: 3000,
    strong: { plug: 'IEC 60309 16 A (230 V)', socketWatts: 3680 },
  },
  shipping: {
    holidays: {
      madeUp: true,
      days: [
        '01-01',
        '03-17',
        '12-25',
        '12-26',
        easterMonday,
        { monday: 'first', month: 2 },
        { monday: 'first', month: 5 },
        { monday: 'first', month: 6 },
        { monday: 'first', month: 8 },
        { monday: 'last', month: 10 },
      ],
    },
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: unionOnly,
      rounding: 5,
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 6,
    disputeBody: { ask: 'Competition and Consumer Protection Commission (CCPC), www.ccpc.ie' },
    invoicesKeptYears: 6,
    accessibilityAuthority: 'Competition and Consumer Protection Commission (CCPC), www.ccpc.ie',
    dataProtection: 'Data Protection Commission, www.dataprotection.ie',
  },
  features: { ...usualFeatures, companyDefault: { spec: true }, manualTranslation: { spec: true } },
} as const satisfies Country;
