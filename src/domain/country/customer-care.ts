/** In which language the opening hours of customer care are told (country.ts). */
import { type CountryCode, factsOf, type Language, languagesOf } from './countries.ts';

/** The language of the opening hours for a reader: his own where care speaks it; undefined where there are none. */
export function openingHoursLanguage(
  country: CountryCode,
  language: Language,
): Language | undefined {
  const spoken = factsOf(country).openingHoursLanguages;
  return languagesOf(country).find((each) => each === language && spoken.includes(each));
}
