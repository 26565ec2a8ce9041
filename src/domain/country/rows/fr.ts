/** France. What each fact means and where it comes from: ../country.ts. */
import { ascension, easterMonday, whitMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fiveDigits } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fiveDigits, example: '75001' },
  // The collectivities, which eu-2026.md does not name, are outside the VAT area as well.
  territories: [
    {
      key: 'antilles-reunion',
      place: 'Guadeloupe, Martinique, La Réunion',
      postalCodes: /^97[124]/,
      treatment: 'outside',
      importRate: 0.085,
    },
    {
      key: 'guyane-mayotte',
      place: 'Guyane, Mayotte',
      postalCodes: /^97[36]/,
      treatment: 'outside',
      importRate: 0,
    },
    {
      key: 'overseas-collectivities',
      place: 'collectivités d’outre-mer',
      postalCodes: /^(97[578]|98[678])/,
      treatment: 'outside',
    },
  ],
  vatPrefix: 'FR',
} as const satisfies BrowserFacts;

export const fr = {
  browser,
  label: 'France',
  languages: ['fr'],
  topLevelDomain: 'fr',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.2 }],
  companyIdentifiers: [
    {
      kind: 'register',
      key: 'siret',
      name: 'SIREN / SIRET',
      pattern: /^(\d{9}|\d{14})$/,
      example: '552 008 443',
    },
  ],
  telephone: { callingCode: '33', example: '+33 6 12 34 56 78' },
  address: {
    ...usualAddress,
    // Departments: 00 is the army's, 96 is not assigned. Source: La Poste.
    postalStarts: {
      twoDigits: [
        [0, 95],
        [97, 98],
      ],
    },
    houseNumberFirst: { spec: false, law: true },
    houseNumberEitherWay: true,
    additionalLine: 'address.additional',
  },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '05-01',
        '05-08',
        '07-14',
        '08-15',
        '11-01',
        '11-11',
        '12-25',
        easterMonday,
        ascension,
        whitMonday,
      ],
    },
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [{ value: { amount: 1000 } }],
      rounding: 'none',
    },
    feeForbidden: true,
    nationalCard: 'CB',
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: {
      ask: 'Commission d’évaluation et de contrôle de la médiation de la consommation, www.economie.gouv.fr/mediation-conso',
    },
    invoicesKeptYears: 10,
    accessibilityAuthority: 'DGCCRF, www.economie.gouv.fr/dgccrf',
    dataProtection: 'CNIL, www.cnil.fr',
  },
  features: { ...usualFeatures },
} as const satisfies Country;
