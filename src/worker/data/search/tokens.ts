/** How a document's terms stand in the index: by language, and by where in the document. */
import type { CountryCode, Language } from '#domain/country/countries.ts';

/** Anywhere in it. */
export const anywhere = (language: Language, term: string) => `${language}:${term}`;
/** In what it is called. */
export const inNames = (language: Language, term: string) => `${language}=${term}`;
/** What it is: counted, to know how often a word is that. */
export const asHeadTerm = (language: Language, term: string) => `${language}_${term}`;
/** Not sold by this one of the language's stores: nearly everything is, and a list that is short is soon gone through. */
export const notSoldIn = (language: Language, store: CountryCode) => `${language}@not_${store}`;

/** As FTS5 wants a token in an expression. Terms are letters, digits and `_` alone. */
export const quoted = (token: string) => `"${token}"`;
