/** Ways in which shoppers name goods. */
import type { Language } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import { stem } from '#domain/search/stem.ts';
import { writeFigure } from '../../demo/figures.ts';
import type { Article } from '../../demo/kinds.ts';
import { eanOf, skuOf } from '../../demo/numbers.ts';
import { hash } from '../../demo/seed.ts';
import { type Kind, skusOf } from './goods.ts';
import { slipped, type slips } from './slips.ts';

type Words = { language: Language; vocabulary: ReadonlySet<string> };
type Made = {
  query: string;
  /** The name that is meant: articles of other kinds with this name are right as well. */
  text: string;
  /** Instead of `text`: articles of other kinds whose name starts with it are right as well. */
  prefix?: string;
  /** Only these articles are right. */
  right?: string[];
};
export type Rule = { most: number; make(kind: Kind, words: Words): Made[] };

const wordsOf = (text: string) => text.split(/[\s-]+/);
const isOneWord = (text: string) => /^\p{L}+$/u.test(text);
const drawn = <Item>(items: readonly Item[], key: string) => items[hash(key) % items.length];

/** Languages that write compounds in one word. */
const compounding: readonly Language[] = ['de', 'nl', 'da', 'sv', 'nb', 'fi', 'hu'];

const letters: Partial<Record<Language, Record<string, string>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  da: { æ: 'ae', ø: 'oe', å: 'aa' },
  nb: { æ: 'ae', ø: 'oe', å: 'aa' },
  sv: { ä: 'ae', ö: 'oe', å: 'aa' },
};

const plural: Rule = {
  most: 8,
  make: ({ name, synonyms }, { language }) => {
    const stems = (text: string) =>
      wordsOf(fold(text))
        .map((word) => stem(word, language))
        .join(' ');
    return synonyms
      .filter((text) => stems(text) === stems(name) && fold(text) !== fold(name))
      .map((text) => ({ query: text, text: name }));
  },
};

const withoutAccents: Rule = {
  most: 6,
  make: ({ name }) => {
    // The final sigma is a separate key on the keyboard, not an accent.
    const query = fold(name).replace(/σ(?= |$)/g, 'ς');
    const same = query === name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
    return same ? [] : [{ query, text: name }];
  },
};

const spelledOut: Rule = {
  most: 4,
  make: ({ name }, { language }) => {
    const pairs = letters[language] ?? {};
    const query = name.toLowerCase().replace(/[äöüßæøå]/g, (letter) => pairs[letter] ?? letter);
    return Object.keys(pairs).length === 0 || query === name.toLowerCase()
      ? []
      : [{ query, text: name }];
  },
};

/** A typing error in the longest word, if it has at least six letters. */
function slip(how: keyof typeof slips): Rule {
  return {
    most: 4,
    make: ({ name }, { vocabulary }) => {
      const words = name.split(' ');
      const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
      if (longest.length < 6 || !isOneWord(longest)) return [];
      const typed = slipped(longest, how);
      if (!typed || vocabulary.has(fold(typed))) return [];
      return [
        { query: words.map((word) => (word === longest ? typed : word)).join(' '), text: name },
      ];
    },
  };
}

/** Splits a compound before its last part, if that part is a word of the terms. */
const split: Rule = {
  most: 6,
  make: ({ name }, { language, vocabulary }) => {
    if (!compounding.includes(language) || !isOneWord(name)) return [];
    for (let at = 4; at <= name.length - 4; at += 1) {
      if (!vocabulary.has(fold(name.slice(at)))) continue;
      return [{ query: `${name.slice(0, at)} ${name.slice(at)}`, text: name }];
    }
    return [];
  },
};

const join: Rule = {
  most: 4,
  make: ({ name, synonyms }, { language }) =>
    compounding.includes(language) || language === 'en'
      ? [name, ...synonyms]
          .filter((text) => /^\p{L}{3,} \p{L}{3,}$/u.test(text))
          .slice(0, 1)
          .map((text) => ({ query: text.replace(' ', ''), text }))
      : [],
};

const otherOrder: Rule = {
  most: 4,
  make: ({ name }) => {
    const words = name.split(' ');
    return words.length > 1 ? [{ query: words.toReversed().join(' '), text: name }] : [];
  },
};

const prefix: Rule = {
  most: 6,
  make: ({ name }) => {
    const typed = name.slice(0, -(2 + (hash(`prefix ${name}`) % 2)));
    const last = wordsOf(typed).at(-1) ?? '';
    return last.length < 5 ? [] : [{ query: typed, text: name, prefix: typed }];
  },
};

const attributesWithFigure = ['volume', 'power', 'max-load', 'welding-current', 'pressure'];

/** A figure with its unit that is part of the article's name. */
function figure(write: (name: string, value: string, unit: string) => string): Rule {
  return {
    most: 4,
    make: ({ name, articles, term }, { language }) => {
      const article = drawn(articles, `figure ${term}`);
      const attribute = article?.name.find((key) => attributesWithFigure.includes(key));
      const found = attribute && article?.attributes[attribute];
      if (!attribute || typeof found !== 'number') return [];
      const { value, unit = '' } = writeFigure(attribute, found, language, true);
      const same = articles.filter(({ attributes }) => attributes[attribute] === found);
      return [{ query: write(name, value, unit), text: name, right: skusOf(same) }];
    },
  };
}

function article(most: number, write: (article: Article, sku: string) => string): Rule {
  return {
    most,
    make: ({ articles, name, term }) => {
      const one = drawn(articles, `article ${term}`);
      if (!one) return [];
      const sku = skuOf(one.kind, one.variant);
      return [{ query: write(one, sku), text: name, right: [sku] }];
    },
  };
}

export const rules: Record<string, Rule> = {
  name: { most: 6, make: ({ name }) => [{ query: name, text: name }] },
  capitals: {
    most: 3,
    make: ({ name }, { language }) => [{ query: name.toLocaleUpperCase(language), text: name }],
  },
  plural,
  synonym: {
    most: 8,
    make: ({ synonyms, term }, { language }) => {
      const text = drawn(synonyms, `synonym ${language} ${term}`);
      return text ? [{ query: text, text }] : [];
    },
  },
  'without accents': withoutAccents,
  'spelled out': spelledOut,
  swapped: slip('swapped'),
  dropped: slip('dropped'),
  doubled: slip('doubled'),
  neighbour: slip('neighbour'),
  split,
  join,
  'other order': otherOrder,
  prefix,
  '10l first': figure((name, value, unit) => `${value}${unit.toLowerCase()} ${name}`),
  '10 L last': figure((name, value, unit) => `${name} ${value} ${unit}`),
  brand: {
    most: 5,
    make: ({ name, articles: [{ brand }] }) => [{ query: `${brand} ${name}`, text: name }],
  },
  model: {
    most: 3,
    make: ({ name, articles }) => {
      const [{ brand, model }] = articles;
      const same = articles.filter((other) => other.model === model);
      const query = `${brand} ${model.replaceAll('-', '')}`;
      return [{ query, text: name, right: skusOf(same) }];
    },
  },
  sku: article(2, (_, sku) => sku),
  'sku with hyphens': article(2, (_, sku) => sku.toLowerCase().replace(/^(ex10)(\d{3})/, '$1-$2-')),
  'sku with spaces': article(2, (_, sku) => sku.replace(/^EX10(\d{2})(\d{2})/, 'EX 10 $1 $2 ')),
  ean: article(3, (_, sku) => eanOf(sku)),
};
