/** The language in which the opening hours of customer care are shown (country.ts). */
import { type CountryCode, factsOf, type Language, languagesOf } from './countries.ts';

/** The reader's language if the opening hours exist in it, else undefined: none are shown. */
export function openingHoursLanguage(
  country: CountryCode,
  language: Language,
): Language | undefined {
  const spoken = factsOf(country).openingHoursLanguages;
  return languagesOf(country).find((each) => each === language && spoken.includes(each));
}
