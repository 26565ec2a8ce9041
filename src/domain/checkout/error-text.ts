import { countryName } from '../country/country-name.ts';
import type { LocaleCode } from '../locale/locales.ts';
import type { TextParameters, Translate } from '../texts/texts.ts';
import type { FieldError } from './address-form.ts';

/** The error text of a field; the same on the page and in the response of a check. */
export const errorText = (...of: Parameters<typeof errorTexts>) => errorTexts(...of).join(' ');

/** All that is wrong with a field; what is wrong several times, once. */
export function errorTexts(error: FieldError, t: Translate, locale: LocaleCode): string[] {
  const country = error.country && { country: countryName(error.country, locale) };
  const text = t(error.key, { ...inOnePiece(error.parameters), ...country });
  const more = error.more?.flatMap((each) => errorTexts(each, t, locale)) ?? [];
  return [...new Set([text, ...more])];
}

/** Makes the spaces of an example non-breaking, so that no line ends inside it. */
function inOnePiece({ example, ...rest }: TextParameters = {}): TextParameters {
  return example === undefined
    ? rest
    : { ...rest, example: String(example).replace(/ /g, '\u00a0') };
}
