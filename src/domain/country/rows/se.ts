/** Sweden. What each fact means and where it comes from: ../country.ts. */
import { peppolId } from '../../company/identifier.ts';
import { ascension, easterMonday, goodFriday, midsummerEve } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { threeAndTwo } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...threeAndTwo, example: '111 22' },
  territories: [],
  vatPrefix: 'SE',
} as const satisfies BrowserFacts;

export const se = {
  browser,
  label: 'Sverige',
  languages: ['sv'],
  topLevelDomain: 'se',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'SEK' }],
  vatRate: [{ value: 0.25 }],
  companyIdentifiers: [
    {
      kind: 'register',
      key: 'orgnr',
      name: 'Organisationsnummer',
      pattern: /^\d{10}$/,
      example: '556016-0680',
    },
    peppolId('0007:5560160680'),
  ],
  telephone: { callingCode: '46', example: '+46 70 123 45 67' },
  address: { ...usualAddress, countryBeforePostalCode: true, additionalLine: 'address.additional' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    // Midsummer's Eve and Christmas Eve count as Sundays in the law on holidays.
    holidays: {
      days: [
        '01-01',
        '01-06',
        '05-01',
        '06-06',
        '12-24',
        '12-25',
        '12-26',
        goodFriday,
        easterMonday,
        ascension,
        midsummerEve,
      ],
    },
  },
  payment: {
    transferCode: 'none',
    cash: {
      cap: [{ value: 'none' }],
      rounding: 100,
    },
    debitFirst: true,
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 3,
    disputeBody: { body: 'Allmänna reklamationsnämnden (ARN), www.arn.se' },
    invoicesKeptYears: 7,
    accessibilityAuthority: 'Post- och telestyrelsen (PTS), www.pts.se',
    dataProtection: 'Integritetsskyddsmyndigheten, www.imy.se',
  },
  features: { ...usualFeatures },
} as const satisfies Country;
