/** The terms of the demo catalogue: one file per language with the keys of `en.json`, copied from the shared data. */
import type { Language } from '#domain/country/countries.ts';
import bg from './terms/bg.json' with { type: 'json' };
import cs from './terms/cs.json' with { type: 'json' };
import da from './terms/da.json' with { type: 'json' };
import de from './terms/de.json' with { type: 'json' };
import el from './terms/el.json' with { type: 'json' };
import en from './terms/en.json' with { type: 'json' };
import es from './terms/es.json' with { type: 'json' };
import fi from './terms/fi.json' with { type: 'json' };
import fr from './terms/fr.json' with { type: 'json' };
import hr from './terms/hr.json' with { type: 'json' };
import hu from './terms/hu.json' with { type: 'json' };
import it from './terms/it.json' with { type: 'json' };
import lt from './terms/lt.json' with { type: 'json' };
import nb from './terms/nb.json' with { type: 'json' };
import nl from './terms/nl.json' with { type: 'json' };
import pl from './terms/pl.json' with { type: 'json' };
import pt from './terms/pt.json' with { type: 'json' };
import ro from './terms/ro.json' with { type: 'json' };
import sk from './terms/sk.json' with { type: 'json' };
import sl from './terms/sl.json' with { type: 'json' };
import sv from './terms/sv.json' with { type: 'json' };
import { ownWordsOf } from './words.ts';

type Words = Record<string, string>;

export type Terms = {
  departments: Words;
  /** The short names on the bar of departments. */
  departmentsInShort: Words;
  categories: Words;
  trades: Words;
  oftenLookedFor: Words;
  products: Words;
  /** What shoppers type for a product: plurals, everyday words, usual misspellings. */
  synonyms: Record<string, string[]>;
  /** By department: trades, businesses and rooms that use its goods. */
  users: Record<string, string[]>;
  searchStopwords: string[];
  attributes: Words;
  values: Words;
  parts: Words;
  commerce: Words;
  templates: {
    benefits: Words;
    faq: Words;
  };
};

const shared: Record<Language, Omit<Terms, 'users'>> = {
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  hr,
  hu,
  it,
  lt,
  nb,
  nl,
  pl,
  pt,
  ro,
  sk,
  sl,
  sv,
};

/** The terms of the shared data alone. */
export const sharedTermsOf = (language: Language): Omit<Terms, 'users'> => shared[language];

const merged = new Map<Language, Terms>();

/** The shared terms merged with those of `words/`. */
export function termsOf(language: Language): Terms {
  const known = merged.get(language);
  if (known) return known;
  const { products, attributes, values, categories, synonyms, users } = ownWordsOf(language);
  const terms = shared[language];
  const both = {
    ...terms,
    products: { ...terms.products, ...products },
    attributes: { ...terms.attributes, ...attributes },
    values: { ...terms.values, ...values },
    categories: { ...terms.categories, ...categories },
    synonyms: joined(terms.synonyms, synonyms),
    users,
  };
  merged.set(language, both);
  return both;
}

/** All words of each key, those of the shared terms first. */
function joined(shared: Terms['synonyms'], own: Terms['synonyms']): Terms['synonyms'] {
  const keys = new Set([...Object.keys(shared), ...Object.keys(own)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, [...new Set([...(shared[key] ?? []), ...(own[key] ?? [])])]]),
  );
}

/** The word of a key; throws if it is missing, so that the build fails. */
export function word(words: Words, key: string): string {
  const found = words[key];
  if (found === undefined) throw new Error(`no word for ${key}`);
  return found;
}

/** Replaces each `{placeholder}`, and binds figures to their units with a no-break space. */
export function fill(template: string, values: Record<string, string>): string {
  return template
    .replace(/\{(\w+)\}/g, (_, key: string) => word(values, key))
    .replace(/(\d) (W|kg|кг|V|°C)/g, '$1\u00a0$2');
}

/** Sentence case. Dutch ij is one letter; Greek keeps its accent, which `toLocaleUpperCase` drops. */
export function sentence(text: string, language: Language): string {
  const [first = ''] = language === 'nl' && text.startsWith('ij') ? ['ij'] : text;
  return first.toUpperCase() + text.slice(first.length);
}
