/**
 * VAT numbers of every registry we can query: their format, and the spellings accepted from shoppers.
 * Source: purchase-flow.txt §5 VAT (prefixes, characters), eu-2026.md F-31 (lengths). Check digits: the VAT check.
 */

import type { AddressCountry } from '../country/address-countries.ts';
import { browserFacts } from '../country/browser-facts.ts';
import { isInNorthernIreland } from '../country/territories.ts';

type NumberRule = {
  /** Whether the numbers are those of a member state. Northern Ireland's (XI) are not: they apply to goods only. */
  isMember: boolean;
  /** The characters of a number, in the specification's words. */
  characters: 'digits' | 'digits and letters' | 'special characters';
  /** The part after the prefix. */
  national: RegExp;
  /** Invented, with correct check digits. */
  example: string;
};

const digits = { characters: 'digits', isMember: true } as const;
const letters = { characters: 'digits and letters', isMember: true } as const;
const special = { characters: 'special characters', isMember: false } as const;
const british = /^(\d{9}|\d{12}|(GD|HA)\d{3})$/;

/** By prefix, including XI and member states without a store. The rows of countries name their prefix. */
export const vatNumberRules = {
  AT: { ...letters, national: /^U\d{8}$/, example: 'ATU12345675' },
  BE: { ...digits, national: /^[01]\d{9}$/, example: 'BE0123456056' },
  BG: { ...digits, national: /^\d{9,10}$/, example: 'BG123456786' },
  CHE: { ...special, national: /^\d{9}$/, example: 'CHE123456788' },
  CY: { ...letters, national: /^\d{8}[A-Z]$/, example: 'CY10259033P' },
  CZ: { ...digits, national: /^\d{8,10}$/, example: 'CZ12345679' },
  DE: { ...digits, national: /^\d{9}$/, example: 'DE123456788' },
  DK: { ...digits, national: /^\d{8}$/, example: 'DK12345607' },
  EE: { ...digits, national: /^\d{9}$/, example: 'EE101234568' },
  EL: { ...digits, national: /^\d{9}$/, example: 'EL123456783' },
  ES: { ...letters, national: /^[A-Z\d]\d{7}[A-Z\d]$/, example: 'ESB12345674' },
  FI: { ...digits, national: /^\d{8}$/, example: 'FI12345671' },
  FR: { ...letters, national: /^[A-Z\d]{2}\d{9}$/, example: 'FR32123456789' },
  GB: { ...special, national: british, example: 'GB123456727' },
  HR: { ...digits, national: /^\d{11}$/, example: 'HR12345678903' },
  HU: { ...digits, national: /^\d{8}$/, example: 'HU12345676' },
  IE: {
    ...letters,

    national: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
    example: 'IE1234567T',
  },
  IT: { ...digits, national: /^\d{11}$/, example: 'IT12345670017' },
  LT: { ...digits, national: /^(\d{9}|\d{12})$/, example: 'LT123456715' },
  LU: { ...digits, national: /^\d{8}$/, example: 'LU12345613' },
  LV: { ...digits, national: /^\d{11}$/, example: 'LV40123456783' },
  MT: { ...digits, national: /^\d{8}$/, example: 'MT12345634' },
  NL: { ...letters, national: /^\d{9}B(?!00)\d{2}$/, example: 'NL123456782B01' },
  NO: {
    characters: 'digits and letters',
    isMember: false,

    national: /^\d{9}$/,
    example: 'NO123456785',
  },
  PL: { ...digits, national: /^\d{10}$/, example: 'PL1234567883' },
  PT: { ...digits, national: /^\d{9}$/, example: 'PT501234560' },
  RO: { ...digits, national: /^[1-9]\d{1,9}$/, example: 'RO12345674' },
  SE: { ...digits, national: /^\d{12}$/, example: 'SE123456789701' },
  SI: { ...digits, national: /^\d{8}$/, example: 'SI12345679' },
  SK: { ...digits, national: /^\d{10}$/, example: 'SK2022345677' },
  XI: { ...special, national: british, example: 'XI123456727' },
} as const satisfies Record<string, NumberRule>;

export type VatPrefix = keyof typeof vatNumberRules;
export const isVatPrefix = (text: string): text is VatPrefix => Object.hasOwn(vatNumberRules, text);
export type VatNumber = { prefix: VatPrefix; national: string };

/** The prefix of a country's own numbers. */
export function prefixOf(country: AddressCountry): VatPrefix {
  return browserFacts[country].vatPrefix;
}

/** The prefix at a place: companies in Northern Ireland have a separate number for goods (eu-2026.md F-31). */
export function prefixAt(country: AddressCountry, postalCode: string): VatPrefix {
  return isInNorthernIreland(country, postalCode) ? 'XI' : prefixOf(country);
}

const separators = /[\s.:/\-–]/g;

/** The minimum number of characters after the prefix (checklist VAT-1). */
export const minVatNumberLength = 2;

/**
 * Reads a typed number: by its prefix or, without one, as a number of the company's own place. Undefined if it is too
 * short. `postalCode`: the company's, if known.
 */
export function vatNumberOf(
  typed: string,
  country: AddressCountry,
  postalCode = '',
): VatNumber | undefined {
  const text = typed.toUpperCase().replace(separators, '');
  const home = prefixAt(country, postalCode);
  const written = prefixIn(text) ?? home;
  // Certificates in Northern Ireland show GB; for goods the prefix XI is used with the same digits.
  const prefix = written === 'GB' && home === 'XI' ? home : written;
  const national = nationalOf(prefix, withoutPrefix(text, written));
  return national.length < minVatNumberLength ? undefined : { prefix, national };
}

/** The number with its prefix. */
export const vatNumberText = ({ prefix, national }: VatNumber): string => prefix + national;

/** Checks the format, not the check digits. */
export function hasValidVatFormat({ prefix, national }: VatNumber): boolean {
  return vatNumberRules[prefix].national.test(national);
}

/** Whether a number is being typed with a prefix, its own country's or another one's. */
export function startsWithPrefix(typed: string): boolean {
  return prefixIn(typed.toUpperCase().replace(separators, '')) !== undefined;
}

/** The prefix a text begins with; GR is read as EL. `GD` and `HA` are none: they begin British authorities' numbers. */
function prefixIn(text: string): VatPrefix | undefined {
  const start = text.slice(0, 2);
  if (start === 'CH' && /^CHE?\d/.test(text)) return 'CHE';
  if (start === 'GR') return 'EL';
  return Object.hasOwn(vatNumberRules, start) ? (start as VatPrefix) : undefined;
}

function withoutPrefix(text: string, prefix: VatPrefix): string {
  if (text.startsWith(prefix)) return text.slice(prefix.length);
  const isOtherwise = (prefix === 'EL' && text.startsWith('GR')) || /^CH\d/.test(text);
  return isOtherwise ? text.slice(2) : text;
}

/** The registry's form: without suffixes that only invoices have, with leading zeros that people omit. */
function nationalOf(prefix: VatPrefix, text: string): string {
  switch (prefix) {
    case 'BE':
      return /^\d{9}$/.test(text) ? `0${text}` : text;
    case 'EL':
      return /^\d{8}$/.test(text) ? `0${text}` : text;
    case 'CHE':
      return text.replace(/(MWST|TVA|IVA|VAT)$/, '');
    case 'HU':
      // The first part of the tax number (adószám); what follows is about the tax office.
      return text.slice(0, 8);
    case 'NL':
      return text.replace(/^(\d{7,8})(?=B\d{2}$)/, (short) => short.padStart(9, '0'));
    case 'NO':
      return text.replace(/MVA$/, '');
    default:
      return text;
  }
}
