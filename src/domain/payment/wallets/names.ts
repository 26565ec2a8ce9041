/** Splits names and streets of wallets, which send each as one line. */
import { houseNumberFirst } from '../../country/address-rules.ts';
import { type CountryCode, factsOf } from '../../country/countries.ts';

/** The last word is the family name, or the first word where it is written first; a single word is the first name. */
export function splitName(
  name: string,
  country: CountryCode,
): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return { firstName: words.join(' '), lastName: '' };
  if (factsOf(country).address.familyNameFirst)
    return { firstName: words.slice(1).join(' '), lastName: words[0] ?? '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** `7`, `12a`, `12-14`, `3/15`, `5 bis`, `s/n`, `bb`, including parts of a building. */
const number = String.raw`(?:\d+\s?(?:[a-z]|bis|ter|quater)?(?:\s?[-/]\s?\d*\s?[a-z]?)*|s/n|bb|б\.?б\.?)`;
const numberLast = new RegExp(
  `^(.*?\\D)[,\\s]+(?:(?:nr|no|n°|č|št|αρ|№)\\.?\\s*)?(${number})$`,
  'iu',
);
const numberFirst = new RegExp(`^(${number})[,\\s]+(\\D.*)$`, 'iu');

/**
 * Looks for the house number where the country puts it, then at the other end. Without one, the whole line is the
 * street: "Rose Cottage".
 */
export function splitStreet(
  line: string,
  country: CountryCode,
): { streetName: string; streetNumber: string } {
  const text = line.trim().replace(/\s+/g, ' ');
  const last = () => {
    const [, streetName, streetNumber] = numberLast.exec(text) ?? [];
    return streetName && streetNumber ? { streetName: plain(streetName), streetNumber } : undefined;
  };
  const first = () => {
    const [, streetNumber, streetName] = numberFirst.exec(text) ?? [];
    return streetName && streetNumber ? { streetName: plain(streetName), streetNumber } : undefined;
  };
  const found = houseNumberFirst.has(country) ? (first() ?? last()) : (last() ?? first());
  return found ?? { streetName: text, streetNumber: '' };
}

const plain = (street: string) => street.replace(/[,\s]+$/, '');
