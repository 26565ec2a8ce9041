/** The tokens of a document's terms in the index: by language, and by place in the document. */
import type { CountryCode, Language } from '#domain/country/countries.ts';

/** The term is anywhere in the document. */
export const anywhere = (language: Language, term: string) => `${language}:${term}`;
/** The term is in a name of the product. */
export const inNames = (language: Language, term: string) => `${language}=${term}`;
/** The term is a head word of the product; counted to know how often it is one. */
export const asHeadTerm = (language: Language, term: string) => `${language}_${term}`;
/** Not sold by this store of the language. Stores sell nearly everything, so this list is the shorter one to scan. */
export const notSoldIn = (language: Language, store: CountryCode) => `${language}@not_${store}`;

/** A token in an FTS5 expression. Terms contain only letters, digits and `_`. */
export const quoted = (token: string) => `"${token}"`;
