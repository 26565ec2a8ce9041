/** Slovenia. What each fact means and where it comes from: ../country.ts. */
import { easterMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fourDigits } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fourDigits, example: '1000' },
  territories: [],
  vatPrefix: 'SI',
} as const satisfies BrowserFacts;

export const si = {
  browser,
  label: 'Slovenija',
  languages: ['sl'],
  topLevelDomain: 'si',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.22 }],
  companyIdentifiers: [
    {
      kind: 'tax',
      key: 'davcna',
      name: 'Davčna številka',
      pattern: /^[1-9]\d{7}$/,
      example: '50223054',
    },
  ],
  telephone: { callingCode: '386', example: '+386 31 234 567' },
  address: { ...usualAddress, countryBeforePostalCode: true, additionalLine: 'address.additional' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '01-02',
        '02-08',
        '04-27',
        '05-01',
        '05-02',
        '06-25',
        '08-15',
        '10-31',
        '11-01',
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
      rounding: 'none',
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { ask: 'Ministrstvo za gospodarstvo, turizem in šport, www.gov.si' },
    invoicesKeptYears: 10,
    dataProtection: 'Informacijski pooblaščenec, www.ip-rs.si',
  },
  features: { ...usualFeatures, companyDefault: { spec: true } },
} as const satisfies Country;
