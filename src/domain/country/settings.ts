/** What configuration may decide about countries. The text is the operator's, so faults name what is wrong with it. */
import { type CodZeroLimit, codZeroLimits } from '../payment/cash-on-delivery.ts';
import {
  type CountryCode,
  countries,
  isCountryCode,
  type Language,
  languagesOf,
} from './countries.ts';

export type CountrySettings = {
  /** Where a country with several languages does not start with the first of its row. */
  defaultLanguages: Partial<Record<CountryCode, Language>>;
  /** Countries without the live connection of carts. */
  liveCartOff: ReadonlySet<CountryCode>;
  /** Orders from this hour of the market's clock on leave a day later. */
  deliveryCutOff: number;
  /** Whose rates match where no cart is named; undefined: those of the caller's own store (decision 27). */
  shippingMethodsCountry: CountryCode | undefined;
  /** What a 0 among the item limits of cash on delivery means (decision 39). */
  codZeroLimit: CodZeroLimit;
};

/** `be=nl ch=de`: the languages that have no prefix. Throws on a country or language there is not. */
export function readDefaultLanguages(text: string): CountrySettings['defaultLanguages'] {
  const pairs = words(text).map((pair) => {
    const [country = '', wanted = ''] = pair.split('=');
    const known = isCountryCode(country) ? languagesOf(country) : [];
    const language = known.find((each) => each === wanted);
    if (!language) throw new Error(`DEFAULT_LANGUAGES: ${pair} is no language of a country`);
    return [country, language];
  });
  return Object.fromEntries(pairs);
}

/** `hu ro`: countries. Throws on one there is not; `setting` names the variable. */
export function readCountries(text: string, setting: string): ReadonlySet<CountryCode> {
  return new Set(
    words(text).map((code) => {
      if (!isCountryCode(code)) throw new Error(`${setting}: ${code} is no country of the shop`);
      return code;
    }),
  );
}

/** `ie`: one country; `own` is none. Throws on one there is not; `setting` names the variable. */
export function readCountryOrOwn(text: string, setting: string): CountryCode | undefined {
  const code = text.trim();
  if (code === 'own') return undefined;
  if (!isCountryCode(code)) throw new Error(`${setting}: ${code} is no country of the shop`);
  return code;
}

/** `14`: an hour of the day, 0 to 24 (never). Throws on anything else; `setting` names the variable. */
export function readHour(text: string, setting: string): number {
  const hour = Number(text);
  const isHour = text.trim() !== '' && Number.isInteger(hour) && hour >= 0 && hour <= 24;
  if (!isHour) throw new Error(`${setting}: ${text} is no hour of the day`);
  return hour;
}

/** `none` or `off`. Throws on anything else. */
export function readCodZeroLimit(text: string): CodZeroLimit {
  const found = codZeroLimits.find((each) => each === text.trim());
  if (!found) throw new Error(`COD_ZERO_LIMIT: ${text} is neither none nor off`);
  return found;
}

/** The languages of a country, the configured default first. Source: checklist LOC-2. */
export function languagesIn(
  country: CountryCode,
  { defaultLanguages }: Pick<CountrySettings, 'defaultLanguages'>,
): readonly [Language, ...Language[]] {
  const all: readonly Language[] = languagesOf(country);
  const first = defaultLanguages[country] ?? countries[country].languages[0];
  return [first, ...all.filter((language) => language !== first)];
}

function words(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
