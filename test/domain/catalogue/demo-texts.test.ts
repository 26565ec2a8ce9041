/** What the demo says of its articles is written for each of them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/country/countries.ts';
import { aboutOf } from '../../../demo/about.ts';
import { categoryDocuments } from '../../../demo/categories.ts';
import { descriptionOf } from '../../../demo/category-texts.ts';
import { readArticles } from '../../../demo/kinds.ts';
import { picturesOf } from '../../../demo/pictures.ts';

const articles = readArticles();
const categories = categoryDocuments(articles);

/** Split at the end of a sentence, which is followed by a capital or a figure. */
function sentencesOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((each) => each.length > 12);
}

it('at least 400 articles are sold with their B-ware and sets, of at least 90 kinds', () => {
  expect(new Set(articles.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(90);
  expect(articles.length).toBeGreaterThanOrEqual(384);
});

describe.each(languages)('in %s', (language) => {
  it('each article has a text of its own, and no sentence is said of two kinds', () => {
    const kinds = new Map<string, string>();
    const texts = new Set<string>();
    for (const { kind, variant } of articles) {
      const text = aboutOf(kind, variant, language);
      expect(texts.has(text), `${kind} ${variant}`).toBe(false);
      texts.add(text);
      for (const sentence of sentencesOf(text, language)) {
        const other = kinds.get(sentence) ?? kind;
        expect(other, sentence).toBe(kind);
        kinds.set(sentence, kind);
      }
    }
  });

  it('each category has a text of its own', () => {
    const texts = categories.map(({ key }) => descriptionOf(key, language));
    const sentences = texts.flatMap((text) => sentencesOf(text, language));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const text of texts) expect(text.length).toBeGreaterThan(40);
  });

  it('the text of a kind is a paragraph', () => {
    for (const { kind, variant } of articles) {
      const [about = '', own = ''] = aboutOf(kind, variant, language).split('\n\n');
      expect(about.length, kind).toBeGreaterThan(150);
      expect(own.length, `${kind} ${variant}`).toBeGreaterThan(30);
    }
  });
});

it('an article shows at least three pictures of itself, and no other article shows them', () => {
  const shown = new Map<string, string>();
  for (const { kind, variant } of articles) {
    const pictures = picturesOf({ kind, variant });
    expect(pictures.length, `${kind} ${variant}`).toBeGreaterThanOrEqual(3);
    for (const { url } of pictures) {
      // The only variant of a kind may leave out its own name.
      expect(url).toMatch(new RegExp(`^/pictures/${kind}(-${variant})?-[a-z]+\\.webp$`));
      expect(shown.get(url), url).toBeUndefined();
      shown.set(url, `${kind} ${variant}`);
    }
  }
});

it('no two pictures are one file under two names', () => {
  const folder = `${import.meta.dirname}/../../../demo/pictures`;
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  const names = Map.groupBy(pictures, (name) =>
    createHash('sha1')
      .update(readFileSync(`${folder}/${name}`))
      .digest('hex'),
  );
  expect(pictures.length).toBeGreaterThan(3 * articles.length);
  expect([...names.values()].filter(({ length }) => length > 1)).toEqual([]);
});
