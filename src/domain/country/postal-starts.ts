/** How postcodes of a place begin, where a country's row knows that for certain. */
import { type CountryCode, factsOf } from './countries.ts';
import { provinceAt } from './provinces.ts';

/** What is known of the beginnings of a country's postcodes. */
export type PostalStarts = {
  /** The letters before the first digit: all there are, separated by spaces. */
  letters?: string;
  /** The first three characters: what may follow each first one, separated by spaces. */
  keys?: Readonly<Record<string, string>>;
  /** The first two digits: all ranges of those that are given out, both ends included. */
  twoDigits?: readonly (readonly [first: number, last: number])[];
  /** Provinces by the two or three digits that all their postcodes begin with; others have none of their own. */
  provinces?: Readonly<Record<string, string>>;
};

/** What no postcode begins with; undefined where it may be right. Expects a postcode of the right form. */
export function unknownStart(postalCode: string, country: CountryCode): string | undefined {
  const { letters, keys, twoDigits } = factsOf(country).address.postalStarts ?? {};
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

/** Each first character with all that may follow it. */
export function startKeys(keys: Readonly<Record<string, string>>): string[] {
  return Object.entries(keys).flatMap(([first, rest]) =>
    rest.split(' ').map((each) => first + each),
  );
}

/** The province in which every postcode with this beginning lies. */
export function provinceOf(postalCode: string, country: CountryCode): string | undefined {
  const { provinces } = factsOf(country).address.postalStarts ?? {};
  return (
    provinceAt(Number(postalCode.slice(0, 2)), country) ??
    provinces?.[postalCode.slice(0, 2)] ??
    provinces?.[postalCode.slice(0, 3)]
  );
}
