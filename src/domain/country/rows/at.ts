/** Austria. What each fact means and where it comes from: ../country.ts. */
import { peppolId } from '../../company/identifier.ts';
import { unionOnly } from '../../payment/cash-caps.ts';
import {
  ascension,
  corpusChristi,
  easterMonday,
  whitMonday,
} from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fourDigitsNotZero } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';
import { withdrawalLinkFrom } from '../withdrawal-link.ts';

export const browser = {
  postalCode: { ...fourDigitsNotZero, example: '1010' },
  territories: [
    { key: 'jungholz-mittelberg', postalCodes: /^(6691|699[123])$/, treatment: 'standard' },
  ],
  vatPrefix: 'AT',
} as const satisfies BrowserFacts;

export const at = {
  browser,
  label: 'Österreich',
  languages: ['de'],
  topLevelDomain: 'at',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.2 }],
  companyIdentifiers: [peppolId('9914:ATU13585627')],
  telephone: { callingCode: '43', example: '+43 664 123456' },
  address: { ...usualAddress, additionalLine: 'address.additionalFloorDoor' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '01-06',
        '05-01',
        '08-15',
        '10-26',
        '11-01',
        '12-08',
        '12-25',
        '12-26',
        easterMonday,
        ascension,
        whitMonday,
        corpusChristi,
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
    // § 13a FAGG: contracts after 30 September 2026.
    withdrawalLink: withdrawalLinkFrom('2026-10-01'),
    disputeBody: {
      body: 'Internet Ombudsstelle, www.ombudsstelle.at; Schlichtung für Verbrauchergeschäfte, www.verbraucherschlichtung.at',
    },
    invoicesKeptYears: 7,
    accessibilityAuthority: 'Sozialministeriumservice, www.sozialministeriumservice.gv.at',
    dataProtection: 'Österreichische Datenschutzbehörde, www.dsb.gv.at',
  },
  features: {
    ...usualFeatures,
    manualTranslation: { spec: true },
    quickAddRestricted: { spec: true },
  },
} as const satisfies Country;
