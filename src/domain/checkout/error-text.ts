import { countryName } from '../country/country-name.ts';
import type { LocaleCode } from '../locale/locales.ts';
import type { Translate } from '../texts/texts.ts';
import type { FieldError } from './address-form.ts';

/** What a faulty field is told, the same in the page and in the answer of a check. */
export function errorText(error: FieldError, t: Translate, locale: LocaleCode): string {
  const country = error.country && { country: countryName(error.country, locale) };
  return t(error.key, { ...error.parameters, ...country });
}
