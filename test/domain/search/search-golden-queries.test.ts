/** The golden queries are many, made by rules, and each has an answer. */
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/country/countries.ts';
import { goldenQueries } from '../../search/golden-queries.ts';
import { rules } from '../../search/golden-rules.ts';

/** Rules that do not apply to a language. */
const unasked: Partial<Record<string, (language: Language) => boolean>> = {
  'spelled out': (language) => !['de', 'da', 'nb', 'sv'].includes(language),
  split: (language) => !['de', 'nl', 'da', 'sv', 'nb', 'fi', 'hu'].includes(language),
  join: (language) => !['de', 'nl', 'da', 'sv', 'nb', 'fi', 'hu', 'en'].includes(language),
  'without accents': (language) => language === 'en',
};

describe.each(languages)('in %s', (language) => {
  const queries = goldenQueries(language);

  it('there are at least forty queries, and every rule that applies has one', () => {
    expect(queries.length).toBeGreaterThanOrEqual(40);
    const missing = Object.keys(rules).filter((rule) => queries.every((row) => row.rule !== rule));
    const expected = Object.keys(rules).filter((rule) => unasked[rule]?.(language));
    expect(missing).toEqual(expected);
  });

  it('every query has an article that answers it, and the queries are always the same', () => {
    for (const { query, right } of queries) {
      expect(query.trim()).toBe(query);
      expect(right.size).toBeGreaterThan(0);
    }
    expect(goldenQueries(language)).toEqual(queries);
  });
});
