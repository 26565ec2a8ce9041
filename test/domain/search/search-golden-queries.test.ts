/** The golden queries are many, made by rules, and each has an answer. */
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/country/countries.ts';
import { goldenQueries } from '../../search/golden-queries.ts';
import { rules } from '../../search/golden-rules.ts';

/** Rules that a language gives no occasion for. */
const unasked: Partial<Record<string, (language: Language) => boolean>> = {
  'spelled out': (language) => !['de', 'da', 'nb', 'sv'].includes(language),
  split: (language) => !['de', 'nl', 'da', 'sv', 'nb', 'fi', 'hu'].includes(language),
  join: (language) => !['de', 'nl', 'da', 'sv', 'nb', 'fi', 'hu', 'en'].includes(language),
  'without accents': (language) => language === 'en',
};

describe.each(languages)('in %s', (language) => {
  const queries = goldenQueries(language);

  it('at least forty, and no rule forgotten', () => {
    expect(queries.length).toBeGreaterThanOrEqual(40);
    const missing = Object.keys(rules).filter((rule) => queries.every((row) => row.rule !== rule));
    const expected = Object.keys(rules).filter((rule) => unasked[rule]?.(language));
    expect(missing).toEqual(expected);
  });

  it('each with an article that answers it, the same at every reading', () => {
    for (const { query, right } of queries) {
      expect(query.trim()).toBe(query);
      expect(right.size).toBeGreaterThan(0);
    }
    expect(goldenQueries(language)).toEqual(queries);
  });
});
