/** Denmark. What each fact means and where it comes from: ../country.ts. */
import { peppolId } from '../../company/identifier.ts';
import {
  ascension,
  easterMonday,
  goodFriday,
  maundyThursday,
  whitMonday,
} from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { fourDigits } from '../postal-forms.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: { ...fourDigits, example: '1050' },
  territories: [],
  vatPrefix: 'DK',
} as const satisfies BrowserFacts;

export const dk = {
  browser,
  label: 'Danmark',
  languages: ['da'],
  topLevelDomain: 'dk',
  timeZone: 'Europe/Berlin',
  currency: [{ value: 'DKK' }],
  vatRate: [{ value: 0.25 }],
  companyIdentifiers: [
    {
      kind: 'register',
      key: 'cvr',
      name: 'CVR-nummer',
      pattern: /^[1-9]\d{7}$/,
      example: '13585628',
    },
    {
      kind: 'electronic',
      key: 'ean',
      name: 'EAN-nummer',
      pattern: /^\d{13}$/,
      example: '5798000420526',
    },
    peppolId('0184:13585628'),
  ],
  telephone: { callingCode: '45', example: '+45 34 41 23 45' },
  address: { ...usualAddress, additionalLine: 'address.additionalFloorDoor' },
  mains: {
    plug: 'DS 60884-2-D1 (K)',
    socketWatts: 2990,
    strong: { plug: 'IEC 60309 16 A (230 V)', socketWatts: 3680 },
  },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '12-25',
        '12-26',
        maundyThursday,
        goodFriday,
        easterMonday,
        ascension,
        whitMonday,
      ],
    },
  },
  payment: {
    transferCode: 'none',
    cash: {
      cap: [
        { value: 'none', to: '2024-02-29' },
        // The limit is below 15,000; in cash, a higher amount is rounded to 15,000 (eu-2026.md §12 no. 7).
        { value: { amount: 14_999.5 }, from: '2024-03-01' },
      ],
      rounding: 50,
    },
    nationalCard: 'Dankort',
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 2,
    disputeBody: { body: 'Nævnenes Hus, Mæglingsteamet for Forbrugerklager, www.naevneneshus.dk' },
    invoicesKeptYears: 5,
    accessibilityAuthority: 'Sikkerhedsstyrelsen, www.sik.dk',
    dataProtection: 'Datatilsynet, www.datatilsynet.dk',
  },
  features: { ...usualFeatures },
} as const satisfies Country;
