/** Romania. What each fact means and where it comes from: ../country.ts. */
import { easterMonday, goodFriday, whitMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

const provinces = {
  names:
    'Alba|Arad|Argeș|Bacău|Bihor|Bistrița-Năsăud|Botoșani|Brașov|Brăila|București|Buzău|Caraș-Severin|Călărași|Cluj|Constanța|Covasna|Dâmbovița|Dolj|Galați|Giurgiu|Gorj|Harghita|Hunedoara|Ialomița|Iași|Ilfov|Maramureș|Mehedinți|Mureș|Neamț|Olt|Prahova|Satu Mare|Sălaj|Sibiu|Suceava|Teleorman|Timiș|Tulcea|Vaslui|Vâlcea|Vrancea',
} as const;

export const browser = {
  postalCode: {
    pattern: /^\d{6}$/,
    example: '010011',
    text: 'field.postalCodeSix',
  },
  territories: [],
  vatPrefix: 'RO',
} as const satisfies BrowserFacts;

export const ro = {
  browser,
  label: 'România',
  languages: ['ro'],
  topLevelDomain: 'ro',
  timeZone: 'Europe/Bucharest',
  currency: [{ value: 'RON' }],
  vatRate: [
    { value: 0.19, to: '2025-07-31' },
    { value: 0.21, from: '2025-08-01' },
  ],
  companyIdentifiers: [
    {
      kind: 'tax',
      key: 'cui',
      name: 'CUI',
      pattern: /^[1-9]\d{1,9}$/,
      example: '18547290',
      isVatNumber: true,
    },
    {
      kind: 'register',
      key: 'registru',
      name: 'Registrul Comerțului',
      pattern: /^[JFC](\d{1,2}\/\d{1,6}\/\d{4}|\d{13})$/,
      example: 'J40/372/2002',
    },
  ],
  telephone: { callingCode: '40', example: '+40 712 034 567' },
  address: {
    ...usualAddress,
    stateRequired: { spec: false, law: true },
    provinces,
    houseNumberDigit: { spec: false },
    additionalLine: 'address.additionalBlock',
  },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      easter: 'orthodox',
      days: [
        '01-01',
        '01-02',
        '01-06',
        '01-07',
        '01-24',
        '05-01',
        '06-01',
        '08-15',
        '11-30',
        '12-01',
        '12-25',
        '12-26',
        goodFriday,
        easterMonday,
        whitMonday,
      ],
    },
  },
  payment: {
    transferCode: 'none',
    cash: {
      cap: [{ value: { amount: 5000 } }],
      rounding: 'none',
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { body: 'ANPC, Direcția SAL, www.anpc.ro' },
    complaintLink: { name: 'ANPC – SAL', url: 'https://anpc.ro/ce-este-sal/' },
    invoicesKeptYears: 5,
    accessibilityAuthority: 'ANPC, www.anpc.ro',
    dataProtection: 'ANSPDCP, www.dataprotection.ro',
  },
  features: { ...usualFeatures },
} as const satisfies Country;
