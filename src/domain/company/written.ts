/** Normalises typed company numbers to the form in which they are stored. */
import type { AddressCountry } from '../country/address-countries.ts';

/** `PL 526-025-09-95` → `5260250995`, `BE 403.019.261` → `0403019261`. */
export function normaliseIdentifier(text: string, country: AddressCountry, key: string): string {
  const upper = text.normalize('NFKC').trim().toUpperCase();
  if (!upper) return '';
  const special = forms[`${country}.${key}`] ?? forms[key];
  return special ? special(upper) : digitsAndLetters(upper, country);
}

/** Without separators, and without the country's prefix before digits. */
function digitsAndLetters(upper: string, country: AddressCountry): string {
  const prefix = country === 'gr' ? '(EL|GR)' : country;
  return upper.replace(/[\s._/()‐-―-]/g, '').replace(new RegExp(`^${prefix}(?=\\d)`, 'i'), '');
}

const forms: Record<string, (upper: string) => string> = {
  'be.enterprise': (upper) => digitsAndLetters(upper, 'be').padStart(10, '0'),
  'ch.uid': (upper) =>
    digitsAndLetters(upper, 'ch')
      .replace(/(MWST|TVA|IVA|VAT)$/, '')
      .replace(/^(CHE)?/, 'CHE'),
  'cz.dic': (upper) => `CZ${digitsAndLetters(upper, 'cz')}`,
  'es.nif': (upper) => digitsAndLetters(upper, 'es').replace(/^ES(?=\w{9}$)/, ''),
  'fi.ytunnus': (upper) => digitsAndLetters(upper, 'fi').replace(/^(\d{7})(\d)$/, '$1-$2'),
  'gb.companyNumber': (upper) =>
    digitsAndLetters(upper, 'gb').replace(/^\d{1,7}$/, (digits) => digits.padStart(8, '0')),
  'hu.adoszam': (upper) =>
    digitsAndLetters(upper, 'hu').replace(/^(\d{8})(\d)(\d{2})$/, '$1-$2-$3'),
  'no.orgnr': (upper) => digitsAndLetters(upper, 'no').replace(/MVA$/, ''),
  'ro.registru': (upper) => upper.replace(/[\s.]/g, ''),
  // With `01` at the end it is a VAT number.
  'se.orgnr': (upper) => digitsAndLetters(upper, 'se').replace(/^(\d{10})01$/, '$1'),
  leitweg: (upper) => upper.replace(/\s/g, ''),
  peppol: (upper) => upper.replace(/\s/g, ''),
  pec: (upper) => upper.toLowerCase(),
};
