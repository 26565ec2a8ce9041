/** A word typed in one form finds the article that is named in another form, and no other article. */
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import { stem } from '#domain/search/stem.ts';
import { sharedTermsOf } from '../../../demo/terms.ts';
import { wordForms } from './word-forms.ts';

/** Forms of one word that name two kinds of products. */
const one: Partial<Record<Language, string[]>> = {
  bg: ['гира, гири'],
};

describe.each(languages)('in %s', (language) => {
  const stemOf = (word: string) => stem(fold(word), language);

  it('at least 90 % of the word forms have the stem of their word', () => {
    const words = wordForms[language].split(',').map((forms) => forms.trim().split(/\s+/));
    expect(words.length).toBeGreaterThanOrEqual(15);
    const pairs = words.flatMap(([word = '', ...forms]) => forms.map((form) => [word, form]));
    const apart = pairs.filter(([word = '', form = '']) => stemOf(word) !== stemOf(form));
    const said = apart.map((pair) => pair.map((word) => `${word} → ${stemOf(word)}`).join(', '));
    expect(apart.length / pairs.length, said.join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('the names of different goods have different stems, unless they are forms of one word', () => {
    // Not those of demo/words: there a general word stands with each kind that it fits.
    const { products, synonyms } = sharedTermsOf(language);
    const meeting = new Map<string, Map<string, string>>();
    for (const [kind, name] of Object.entries(products)) {
      for (const text of [name, ...(synonyms[kind] ?? [])].map(fold)) {
        const key = text.split(' ').map(stemOf).join(' ');
        meeting.set(key, (meeting.get(key) ?? new Map<string, string>()).set(text, kind));
      }
    }
    const together = [...meeting.values()].filter((texts) => new Set(texts.values()).size > 1);
    expect(together.map((texts) => [...texts.keys()].join(', '))).toEqual(one[language] ?? []);
  });

  it('figures and short words stay as they are', () => {
    for (const word of ['10l', 'ex10', '230v', 'kg', 'gn', 'uv', 'mig']) {
      expect(stem(word, language)).toBe(word);
    }
  });
});
