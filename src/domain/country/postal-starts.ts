/** How postcodes of a place begin, where a country's row lists it with certainty. */
import { type AddressCountry, addressFactsOf } from './address-countries.ts';
import { provinceAt } from './provinces.ts';

/** The known beginnings of a country's postcodes. */
export type PostalStarts = {
  /** All valid letters before the first digit, separated by spaces. */
  letters?: string;
  /** The valid first three characters: for each first one, what may follow it, separated by spaces. */
  keys?: Readonly<Record<string, string>>;
  /** The first two digits: all assigned ranges, both ends included. */
  twoDigits?: readonly (readonly [first: number, last: number])[];
  /** Provinces by the first two or three digits, where all postcodes that begin so lie in one province. */
  provinces?: Readonly<Record<string, string>>;
};

/** The beginning, if no postcode of the country has it; else undefined. Expects a postcode of the right form. */
export function unknownStart(postalCode: string, country: AddressCountry): string | undefined {
  const { letters, keys, twoDigits } = addressFactsOf(country).address.postalStarts ?? {};
  if (letters) {
    const [area = ''] = /^[A-Z]+/.exec(postalCode) ?? [];
    return letters.split(' ').includes(area) ? undefined : area;
  }
  if (twoDigits) {
    const start = postalCode.slice(0, 2);
    const isKnown = twoDigits.some(([first, last]) => +start >= first && +start <= last);
    return isKnown ? undefined : start;
  }
  const key = postalCode.slice(0, 3);
  return !keys || startKeys(keys).includes(key) ? undefined : key;
}

/** All valid first three characters. */
export function startKeys(keys: Readonly<Record<string, string>>): string[] {
  return Object.entries(keys).flatMap(([first, rest]) =>
    rest.split(' ').map((each) => first + each),
  );
}

/** The province in which every postcode with this beginning lies. */
export function provinceOf(postalCode: string, country: AddressCountry): string | undefined {
  const { provinces } = addressFactsOf(country).address.postalStarts ?? {};
  return (
    provinceAt(Number(postalCode.slice(0, 2)), country) ??
    provinces?.[postalCode.slice(0, 2)] ??
    provinces?.[postalCode.slice(0, 3)]
  );
}
