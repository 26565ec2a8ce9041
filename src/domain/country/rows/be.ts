/** Belgium. What each fact means and where it comes from: ../country.ts. */
import { peppolId } from '../../company/identifier.ts';
import { ascension, easterMonday, whitMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fourDigitsNotZero } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

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
      name: { nl: 'Ondernemingsnummer', fr: 'Numéro d’entreprise' },
      pattern: /^[01]\d{9}$/,
      example: '0403.019.261',
    },
    peppolId('0208:0403019261'),
  ],
  telephone: { callingCode: '32', example: '+32 450 00 12 34' },
  address: { ...usualAddress, houseNumberEitherWay: true, additionalLine: 'address.additional' },
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
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [{ value: { amount: 3000 } }],
      rounding: 5,
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: {
      body: {
        nl: 'Consumentenombudsdienst, www.consumentenombudsdienst.be',
        fr: 'Service de Médiation pour le Consommateur, www.mediationconsommateur.be',
      },
    },
    invoicesKeptYears: 10,
    accessibilityAuthority: {
      nl: 'FOD Economie, economie.fgov.be',
      fr: 'SPF Économie, economie.fgov.be',
    },
    dataProtection: {
      nl: 'Gegevensbeschermingsautoriteit, www.dataprotectionauthority.be',
      fr: 'Autorité de protection des données, www.autoriteprotectiondonnees.be',
    },
  },
  features: { ...usualFeatures },
} as const satisfies Country;
