/** Hungary. What each fact means and where it comes from: ../country.ts. */
import { easterMonday, goodFriday, whitMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fourDigitsNotZero } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fourDigitsNotZero, example: '1051' },
  territories: [],
  vatPrefix: 'HU',
} as const satisfies BrowserFacts;

export const hu = {
  browser,
  label: 'Magyarország',
  languages: ['hu'],
  topLevelDomain: 'hu',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'HUF' }],
  vatRate: [{ value: 0.27 }],
  companyIdentifiers: [
    {
      kind: 'tax',
      key: 'adoszam',
      name: 'Adószám',
      pattern: /^\d{8}-[1-5]-\d{2}$/,
      example: '10773381-2-44',
    },
  ],
  telephone: { callingCode: '36', example: '+36 20 123 4567' },
  address: {
    ...usualAddress,
    cityFirst: true,
    familyNameFirst: true,
    additionalLine: 'address.additionalFloorDoor',
  },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '03-15',
        '05-01',
        '08-20',
        '10-23',
        '11-01',
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
      cap: [{ value: { amount: 1_500_000 } }],
      rounding: 500,
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { body: 'Békéltető Testület, www.bekeltetes.hu' },
    invoicesKeptYears: 8,
    dataProtection: 'Nemzeti Adatvédelmi és Információszabadság Hatóság, www.naih.hu',
  },
  features: { ...usualFeatures, newsletterOptional: { spec: true } },
} as const satisfies Country;
