import { countryName } from '../country/country-name.ts';
import type { LocaleCode } from '../locale/locales.ts';
import type { TextParameters, Translate } from '../texts/texts.ts';
import type { FieldError } from './address-form.ts';

/** What a faulty field is told, the same in the page and in the answer of a check. */
export function errorText(error: FieldError, t: Translate, locale: LocaleCode): string {
  const country = error.country && { country: countryName(error.country, locale) };
  return t(error.key, { ...inOnePiece(error.parameters), ...country });
}

/** What is typed without a pause is read without one: no line ends inside an example. */
function inOnePiece({ example, ...rest }: TextParameters = {}): TextParameters {
  return example === undefined
    ? rest
    : { ...rest, example: String(example).replace(/ /g, '\u00a0') };
}
