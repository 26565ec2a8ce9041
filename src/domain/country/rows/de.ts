/** Germany. What each fact means and where it comes from: ../country.ts. */
import { unionOnly } from '../../payment/cash-caps.ts';
import { ascension, easterMonday, goodFriday, whitMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fiveDigits } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fiveDigits, example: '10115' },
  territories: [
    {
      key: 'buesingen',
      place: 'Büsingen am Hochrhein',
      postalCodes: /^78266$/,
      treatment: 'outside',
    },
    { key: 'helgoland', place: 'Helgoland', postalCodes: /^27498$/, treatment: 'outside' },
  ],
  vatPrefix: 'DE',
} as const satisfies BrowserFacts;

export const de = {
  browser,
  label: 'Deutschland',
  languages: ['de'],
  topLevelDomain: 'de',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.19 }],
  companyIdentifiers: [
    {
      kind: 'electronic',
      key: 'leitweg',
      name: 'Leitweg-ID',
      pattern: /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/,
      example: '04011000-1234512345-06',
    },
  ],
  telephone: { callingCode: '49', example: '+49 1512 3456789' },
  address: { ...usualAddress, additionalLine: 'address.additional' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '05-01',
        '10-03',
        '12-25',
        '12-26',
        goodFriday,
        easterMonday,
        ascension,
        whitMonday,
      ],
    },
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: unionOnly,
      rounding: 'none',
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: {
      body: 'Universalschlichtungsstelle des Bundes, www.universalschlichtungsstelle.de',
    },
    // Each federal state has its own authority; this one is that of the company's state.
    invoicesKeptYears: 8,
    accessibilityAuthority:
      'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), www.mlbf-barrierefrei.de',
    dataProtection:
      'Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit, datenschutz-hamburg.de',
  },
  features: {
    ...usualFeatures,
    manualTranslation: { spec: true },
    quickAddRestricted: { spec: true },
    newTrustFeatures: { spec: true },
  },
} as const satisfies Country;
