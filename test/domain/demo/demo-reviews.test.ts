/** The demo's reviews, questions and answers: invented, and consistent with the articles they are about. */
import { describe, expect, it } from 'vitest';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { type Language, languages } from '#domain/country/countries.ts';
import { locales } from '#domain/locale/locales.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';
import { questionsIn, reviewsIn } from './demo-reviews.ts';
import { unknownFigures } from './stated-figures.ts';

const products = new Map<string, ProductDocument>();
for (const document of demoCatalogue(new Date('2026-11-28T10:00:00Z'))) {
  if (document.type === 'product') products.set(document.sku, document);
}
const reviews = languages.flatMap(reviewsIn);
const questions = languages.flatMap(questionsIn);

/** The letters of each language beside a to z. */
const letters: Record<Language, string> = {
  sk: 'áäčďéíĺľňóôŕšťúýž',
  de: 'äöüßáé',
  fr: 'àâæçéèêëîïôœùûü',
  nl: 'äéëèïóöü',
  it: 'àèéìòù',
  es: 'áéíñóúü',
  pt: 'áâãàçéêíóôõú',
  en: 'éíóá',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  hu: 'áéíóöőúüű',
  ro: 'ăâîșț',
  bg: 'а-я',
  el: 'α-ωάέήίόύώϊΐϋΰ',
  hr: 'čćđšž',
  sl: 'čšž',
  lt: 'ąčęėįšųūž',
  da: 'æøåé',
  sv: 'åäöé',
  nb: 'æøåé',
  fi: 'äöå',
};
const cyrillicOrGreek = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

function strangeLetters(text: string, language: Language): string[] {
  const own = new RegExp(`[a-z${letters[language]}]`, 'u');
  return [...text.toLowerCase()].filter((sign) => /\p{L}/u.test(sign) && !own.test(sign));
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** What a row says, in the language of its file. */
const wordsOf = (language: Language) => [
  ...reviewsIn(language).flatMap(({ sku, title, text, answer = '' }) =>
    [title, text, answer].map((words) => ({ sku, words })),
  ),
  ...questionsIn(language).flatMap(({ sku, question, answers }) =>
    [question, ...answers.map(({ text }) => text)].map((words) => ({ sku, words })),
  ),
];

const translatedInto = (language: Language) =>
  reviews.flatMap(({ sku, translations }) => {
    const { title = '', text = '', answer = '' } = translations?.[language] ?? {};
    return [title, text, answer].map((words) => ({ sku, words }));
  });

it('there are several hundred reviews of about a hundred articles, most of them good', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(440);
  expect(new Set(reviews.map(({ sku }) => sku)).size).toBeGreaterThanOrEqual(80);
  const share = (rating: number) =>
    reviews.filter((review) => review.rating === rating).length / reviews.length;
  expect(share(5)).toBeGreaterThan(0.5);
  expect(share(1) + share(2)).toBeGreaterThan(0.08);
});

it('no id is used twice', () => {
  expect(repeated([...reviews, ...questions].map(({ id }) => id))).toEqual([]);
});

it('each article is sold where it was reviewed, and was on sale then', () => {
  const wrong = [...reviews, ...questions].filter(({ sku, locale, createdAt }) => {
    const product = products.get(sku);
    const country = locales.find(({ code }) => code === locale)?.country;
    if (!product || !country) return true;
    return product.notSellableIn.includes(country) || createdAt < product.createdAt;
  });
  expect(wrong).toEqual([]);
});

it('dates follow each other', () => {
  for (const { id, createdAt, answeredAt = createdAt } of reviews) {
    expect(createdAt >= '2025-01' && createdAt <= '2026-11-21' && createdAt <= answeredAt, id).toBe(
      true,
    );
  }
  for (const { createdAt, answers } of questions) {
    const times = [createdAt, ...answers.map((answer) => answer.createdAt)];
    expect(times.toSorted()).toEqual(times);
  }
});

describe.each(languages)('in %s', (language) => {
  it('every locale is one of the language', () => {
    const own = locales.filter((locale) => locale.language === language).map(({ code }) => code);
    const used = [...reviewsIn(language), ...questionsIn(language)].map(({ locale }) => locale);
    expect([...new Set<string>(used)].toSorted()).toEqual(own.toSorted());
  });

  it('no text is used twice', () => {
    expect(repeated(wordsOf(language).flatMap(({ words }) => (words ? [words] : [])))).toEqual([]);
    const sentences = wordsOf(language).flatMap(({ words }) => words.match(/[^.!?]{30,}/gu) ?? []);
    expect(repeated(sentences.map((sentence) => sentence.trim()))).toEqual([]);
  });

  it('only its own letters are used', () => {
    const texts = wordsOf(language).map(({ words }) => words);
    const translated = translatedInto(language).map(({ words }) => words);
    for (const text of [...texts, ...translated]) {
      expect(strangeLetters(text, language), text).toEqual([]);
    }
    const isOther = language === 'bg' || language === 'el';
    for (const text of texts.filter((words) => words.length > 40)) {
      expect(cyrillicOrGreek.test(text), text).toBe(isOther);
    }
  });

  it('figures with a unit are those of the article', () => {
    const wrong = [...wordsOf(language), ...translatedInto(language)].flatMap(({ sku, words }) => {
      const text = products.get(sku)?.texts[language];
      return text ? unknownFigures(words, text.attributesRaw) : [sku];
    });
    expect(wrong).toEqual([]);
  });
});

it('translations are into another language, and of all there is', () => {
  for (const { id, locale, answer, translations = {} } of reviews) {
    for (const [language, translation] of Object.entries(translations)) {
      expect(languages, id).toContain(language);
      expect(locale.startsWith(language), id).toBe(false);
      expect(translation.answer === undefined, id).toBe(answer === undefined);
    }
  }
});
