/** Portugal. What each fact means and where it comes from: ../country.ts. */
import { corpusChristi, goodFriday } from '../../shipping/holiday-rules.ts';
import type { BrowserFacts, Country } from '../country.ts';
import { unionLaw, usualAddress, usualFeatures } from '../usual-facts.ts';

export const browser = {
  postalCode: {
    pattern: /^\d{4}-\d{3}$/,
    example: '1100-148',
    text: 'field.postalCodeSeven',
    separator: { after: 4, text: '-' },
  },
  territories: [
    { key: 'madeira', postalCodes: /^9[0-4]/, treatment: 'ownRate', rate: [{ value: 0.22 }] },
    { key: 'azores', postalCodes: /^9[5-9]/, treatment: 'ownRate', rate: [{ value: 0.16 }] },
  ],
  vatPrefix: 'PT',
} as const satisfies BrowserFacts;

export const pt = {
  browser,
  label: 'Portugal',
  languages: ['pt'],
  topLevelDomain: 'pt',
  timeZone: 'Europe/Lisbon',
  currency: [{ value: 'EUR' }],
  vatRate: [{ value: 0.23 }],
  companyIdentifiers: [
    {
      kind: 'tax',
      key: 'nif',
      name: 'NIF',
      pattern: /^[1-9]\d{8}$/,
      example: '501964843',
      isForPrivate: true,
      isVatNumber: true,
    },
  ],
  telephone: { callingCode: '351', example: '+351 912 345 678' },
  address: { ...usualAddress, additionalLine: 'address.additionalFloorDoor' },
  mains: { plug: 'CEE 7/7', socketWatts: 3680 },
  shipping: {
    holidays: {
      days: [
        '01-01',
        '04-25',
        '05-01',
        '06-10',
        '08-15',
        '10-05',
        '11-01',
        '12-01',
        '12-08',
        '12-25',
        goodFriday,
        corpusChristi,
      ],
    },
  },
  payment: {
    transferCode: 'epc',
    cash: {
      cap: [{ value: { amount: 1000, below: true } }],
      rounding: 'none',
    },
  },
  law: {
    ...unionLaw,
    legalGuaranteeYears: 3,
    disputeBody: {
      body: 'Centro Nacional de Informação e Arbitragem de Conflitos de Consumo (CNIACC), www.cniacc.pt',
    },
    complaintLink: { name: 'Livro de Reclamações', url: 'https://www.livroreclamacoes.pt/' },
    invoicesKeptYears: 10,
    dataProtection: 'Comissão Nacional de Proteção de Dados, www.cnpd.pt',
  },
  features: { ...usualFeatures },
} as const satisfies Country;
