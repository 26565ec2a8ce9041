/**
 * Provinces and counties that belong to an address, as their country writes them. The stored value is what is written
 * on a letter: the code in Italy, the name elsewhere. Which countries require one: address-rules.ts.
 */
import { fold } from '../search/fold.ts';
import { type AddressCountry, addressFactsOf } from './address-countries.ts';
import { tableOf } from './countries.ts';
import type { Country } from './country.ts';

type Province = { value: string; label: string };

/** The provinces of a country as its row lists them. */
export type ProvinceList = {
  /** Separated by `|`. */
  names: string;
  /** Each name begins with its code of two letters. */
  areCoded?: true;
  /** The names are in the order of the first two digits of their postcodes, from 01 on; forms show them sorted. */
  byPostalCode?: true;
  /** Text before and after each name. */
  before?: string;
  after?: string;
};

/** Undefined if the country's form has no field for one. */
export const provinces: Readonly<Partial<Record<AddressCountry, readonly Province[] | undefined>>> =
  tableOf(provincesIn);

function provincesIn({ address, languages }: Country): Province[] | undefined {
  if (!address.provinces) return undefined;
  const { names, areCoded, byPostalCode, before = '', after = '' } = address.provinces;
  const listed = names.split('|');
  const shown = byPostalCode
    ? listed.toSorted((a, b) => fold(a).localeCompare(fold(b), languages[0]))
    : listed;
  return shown.map((name) => {
    const label = before + name + after;
    if (!areCoded) return { value: label, label };
    const code = name.slice(0, 2);
    return { value: code, label: `${name.slice(3)} (${code})` };
  });
}

/** The province of all postcodes with these first two digits, if the row lists its provinces in that order. */
export function provinceAt(twoDigits: number, country: AddressCountry): string | undefined {
  const list = addressFactsOf(country).address.provinces;
  return list?.byPostalCode && list.names.split('|')[twoDigits - 1];
}

/** `roma`, `Roma (RM)` and `rm` → `RM`; an unlisted province stays as typed. */
export function readProvince(text: string, country: AddressCountry): string {
  const wanted = bare(text);
  const found = provinces[country]?.find(
    ({ value, label }) => bare(value) === wanted || bare(label) === wanted,
  );
  return found?.value ?? text;
}

/** The name to compare by: the same for `Co. Kildare`, `County Kildare` and `kildare`. */
function bare(text: string): string {
  return fold(text.replace(/\([a-z]{2}\)\s*$/i, ''))
    .replace(/\b(co|county|apskritis|judetul|jud|provincia di|provincia de|provincia)\b/g, '')
    .trim();
}
