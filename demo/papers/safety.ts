/** Warnings and safety information of each kind (GPSR art. 19 d), put together from sentences of `words/`. */
import type { Language } from '#domain/country/countries.ts';
import { word } from '../terms.ts';
import { ownWordsOf } from '../words.ts';
import { warnedOf } from './hazards.ts';

/** Empty for what can do no harm. */
export function warningsOf(kind: string, language: Language): string[] {
  return warnedOf(kind).map((hazard) => word(ownWordsOf(language).warnings, hazard));
}
