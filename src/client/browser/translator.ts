import type { LocaleCode } from '#domain/locale/locales.ts';
import { grammarOf, resolveText, type Texts, type Translate } from '#domain/texts/texts.ts';

/** Resolves these texts as the server does. */
export function translatorOf(texts: Texts, locale: LocaleCode): Translate {
  const grammar = grammarOf(locale);
  return (key, parameters) => resolveText(texts, grammar, key, parameters);
}
