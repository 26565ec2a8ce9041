/**
 * Check digits of company numbers. The package stdnum implements most of them; the others are below. Server only: no
 * file of a page imports this one.
 */
import { validate as enterprise } from 'stdnum/lib/cjs/be/vat.js';
import { validate as uid } from 'stdnum/lib/cjs/ch/uid.js';
import { validate as ico } from 'stdnum/lib/cjs/cz/ico.js';
import { validate as cvr } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as spanishNif } from 'stdnum/lib/cjs/es/nif.js';
import { validate as ytunnus } from 'stdnum/lib/cjs/fi/ytunnus.js';
import { validate as siren } from 'stdnum/lib/cjs/fr/siren.js';
import { validate as siret } from 'stdnum/lib/cjs/fr/siret.js';
import { validate as ean } from 'stdnum/lib/cjs/gen/ean.js';
import { validate as afm } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as oib } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as adoszam } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as codiceFiscale } from 'stdnum/lib/cjs/it/codicefiscale.js';
import { validate as partitaIva } from 'stdnum/lib/cjs/it/iva.js';
import { validate as norwegianOrgnr } from 'stdnum/lib/cjs/no/orgnr.js';
import { validate as nip } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as portugueseNif } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as cui } from 'stdnum/lib/cjs/ro/cui.js';
import { validate as swedishOrgnr } from 'stdnum/lib/cjs/se/orgnr.js';
import { validate as davcna } from 'stdnum/lib/cjs/si/ddv.js';
import type { AddressCountry } from '../country/address-countries.ts';

type Check = (number: string) => boolean;

const standard =
  (validate: (number: string) => { isValid: boolean }): Check =>
  (number) =>
    validate(number).isValid;

/** By country and key. A number that is not listed has no check digits, or none that its register publishes. */
const checks: Record<string, Check> = {
  'be.enterprise': standard(enterprise),
  'bg.eik': bulgarian,
  'ch.uid': standard(uid),
  // A person's number is longer and based on the birth number; stdnum rejects some that are in use.
  'cz.dic': (number) => number.length > 10 || standard(ico)(number.slice(2)),
  'cz.ico': standard(ico),
  'de.leitweg': leitweg,
  'dk.cvr': standard(cvr),
  'dk.ean': standard(ean),
  'es.nif': standard(spanishNif),
  'fi.ytunnus': standard(ytunnus),
  'fr.siret': (number) => standard(number.length === 9 ? siren : siret)(number),
  'gr.afm': standard(afm),
  'hr.oib': standard(oib),
  'hu.adoszam': (number) => standard(adoszam)(number.slice(0, 8)),
  'it.codiceFiscale': (number) =>
    standard(number.length === 16 ? codiceFiscale : partitaIva)(number),
  'it.partitaIva': standard(partitaIva),
  'lt.imonesKodas': (number) => number.length === 7 || lithuanian(number),
  'no.orgnr': standard(norwegianOrgnr),
  'pl.nip': standard(nip),
  'pt.nif': standard(portugueseNif),
  'ro.cui': standard(cui),
  'se.orgnr': standard(swedishOrgnr),
  'si.davcna': standard(davcna),
  // The same number as in Czechia, from the time of Czechoslovakia.
  'sk.ico': standard(ico),
};

/** Whether the check digits of a well-formed number are right. */
export function addsUp(number: string, country: AddressCountry, key: string): boolean {
  return checks[`${country}.${key}`]?.(number) ?? true;
}

/** Digit 9 checks digits 1 to 8; in a branch's number digit 13 checks digits 9 to 12. */
function bulgarian(number: string): boolean {
  const company = checkDigit(
    number.slice(0, 8),
    [1, 2, 3, 4, 5, 6, 7, 8],
    [3, 4, 5, 6, 7, 8, 9, 10],
  );
  const branch = checkDigit(number.slice(8, 12), [2, 7, 3, 5], [4, 9, 5, 7]);
  return Number(number[8]) === company && (number.length === 9 || Number(number[12]) === branch);
}

function lithuanian(number: string): boolean {
  const weights = [1, 2, 3, 4, 5, 6, 7, 8];
  return Number(number[8]) === checkDigit(number.slice(0, 8), weights, [3, 4, 5, 6, 7, 8, 9, 1]);
}

/** Modulo 11; if the result is ten, the second weights are used; if it is ten again, the digit is zero. */
function checkDigit(digits: string, weights: number[], second: number[]): number {
  const rest = (factors: number[]) =>
    factors.reduce((sum, factor, index) => sum + factor * Number(digits[index]), 0) % 11;
  const first = rest(weights);
  return first < 10 ? first : rest(second) % 10;
}

/** ISO 7064 modulo 97-10 over all characters, letters as 10 to 35. Source: KoSIT, Leitweg-ID 2.0.2. */
function leitweg(number: string): boolean {
  const digits = number
    .replaceAll('-', '')
    .replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
