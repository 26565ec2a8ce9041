/**
 * In which languages customer care answers and its opening hours are written; a page in another language shows neither.
 * Source: purchase-flow.txt §2 "only when translations exist", checklist LAY-2.
 */
import { type CountryCode, type Language, languagesOf } from './countries.ts';

export const openingHoursLanguages = {
  sk: ['sk'],
  de: ['de'],
  at: ['de'],
  ch: ['de', 'fr', 'it'],
  fr: ['fr'],
  be: ['nl', 'fr'],
  nl: ['nl'],
  it: ['it'],
  es: ['es'],
  pt: ['pt'],
  gb: ['en'],
  ie: ['en'],
  pl: ['pl'],
  cz: ['cs'],
  hu: ['hu'],
  ro: ['ro'],
  bg: ['bg'],
  gr: ['el'],
  hr: ['hr'],
  si: ['sl'],
  lt: ['lt'],
  dk: ['da'],
  se: ['sv'],
  no: ['nb'],
  fi: ['fi'],
} as const satisfies Record<CountryCode, readonly Language[]>;

/** The language of the opening hours for a reader: his own where care speaks it; undefined where there are none. */
export function openingHoursLanguage(
  country: CountryCode,
  language: Language,
): Language | undefined {
  const spoken: readonly Language[] = openingHoursLanguages[country];
  return languagesOf(country).find((each) => each === language && spoken.includes(each));
}
