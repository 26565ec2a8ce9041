/** The Netherlands. What each fact means and where it comes from: ../country.ts. */
import { peppolId } from '../../company/identifier.ts';
import { ascension, easterMonday, whitMonday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: {
    pattern: /^[1-9]\d{3} ?[A-Z]{2}$/,
    example: '1012 AB',
    text: 'field.postalCodeDutch',
    separator: { after: 4, text: ' ' },
  },
  territories: [],
  vatPrefix: 'NL',
} as const satisfies BrowserFacts;

export const nl = {
  browser,
  label: 'Nederland',
  languages: ['nl'],
  topLevelDomain: 'nl',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.21 }],
  companyIdentifiers: [
    { kind: 'register', key: 'kvk', name: 'KvK-nummer', pattern: /^\d{8}$/, example: '24433130' },
    peppolId('0106:24433130'),
  ],
  telephone: { callingCode: '31', example: '+31 6 12345678' },
  address: { ...usualAddress, additionalLine: 'address.additional' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: { days: ['01-01', '04-27', '12-25', '12-26', easterMonday, ascension, whitMonday] },
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [
        { value: 'none', to: '2025-12-31' },
        { value: { amount: 3000, below: true }, from: '2026-01-01' },
      ],
      rounding: 5,
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { ask: 'De Geschillencommissie, www.degeschillencommissie.nl' },
    invoicesKeptYears: 7,
    accessibilityAuthority: 'Autoriteit Consument & Markt (ACM), www.acm.nl',
    dataProtection: 'Autoriteit Persoonsgegevens, www.autoriteitpersoonsgegevens.nl',
  },
  features: { ...usualFeatures },
} as const satisfies Country;
