/** Finland. What each fact means and where it comes from: ../country.ts. */
import { peppolId } from '../../company/identifier.ts';
import { unionOnly } from '../../payment/cash-caps.ts';
import { ascension, easterMonday, goodFriday, midsummerEve } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fiveDigits } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fiveDigits, example: '00100' },
  territories: [{ key: 'aland', place: 'Ahvenanmaa', postalCodes: /^22/, treatment: 'outside' }],
  vatPrefix: 'FI',
} as const satisfies BrowserFacts;

export const fi = {
  browser,
  label: 'Suomi',
  languages: ['fi'],
  topLevelDomain: 'fi',
  timeZone: 'Europe/Helsinki',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.255 }],
  companyIdentifiers: [
    {
      kind: 'register',
      key: 'ytunnus',
      name: 'Y-tunnus',
      pattern: /^\d{7}-\d$/,
      example: '2077474-0',
    },
    peppolId('0216:003720774740'),
  ],
  telephone: { callingCode: '358', example: '+358 41 2345678' },
  address: { ...usualAddress, countryBeforePostalCode: true, additionalLine: 'address.additional' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    // Midsummer's Eve and Christmas Eve count as Sundays in the law on holidays.
    holidays: {
      days: [
        '01-01',
        '01-06',
        '05-01',
        '12-06',
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
    transferCode: 'epc',
    cash: {
      cap: unionOnly,
      rounding: 5,
    },
    debitFirst: true,
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { body: 'Kuluttajariitalautakunta, www.kuluttajariita.fi' },
    invoicesKeptYears: 6,
    accessibilityAuthority: 'Liikenne- ja viestintävirasto Traficom, www.traficom.fi',
    dataProtection: 'Tietosuojavaltuutetun toimisto, tietosuoja.fi',
  },
  features: { ...usualFeatures },
} as const satisfies Country;
