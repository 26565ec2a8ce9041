/**
 * Searches are counted by the day, and of nobody in particular: what looks like an address, a telephone number or a
 * number of somebody's is none of them.
 */
import type { ListingQuery } from '../catalogue/listing/listing-query.ts';
import type { LocaleCode } from '../locale/locales.ts';
import { fold } from './fold.ts';
import { minTextLength } from './search.ts';

/** Counts what was searched for, of nobody in particular. */
export type SearchLog = {
  count(search: { locale: LocaleCode; text: string; found: number }, now: Date): Promise<void>;
  /** What others search for and find, most frequent first. */
  popular(locale: LocaleCode, now: Date, most: number): Promise<string[]>;
};

/** What was searched for longer ago is forgotten. */
export const queryRetentionDays = 90;
/** Different searches of one day, in all locales: a program can make up any number. */
export const maxQueriesPerDay = 5_000;
/** What fewer have searched for is shown to nobody but the operator. */
export const minQueryCount = 3;

/** Six figures in a row, however they are grouped. */
const longNumber = /\d(?:[\s./()+-]*\d){5}/;

/** As it is counted; undefined: it is not. A narrowed, sorted or further page is the same search looked at again. */
export function normalisedQuery(query: ListingQuery): string | undefined {
  const { query: text, page, sort, ...narrowed } = query;
  if (text === undefined || page > 1 || sort !== 'relevance' || isNarrowed(narrowed))
    return undefined;
  if (text.includes('@') || longNumber.test(text)) return undefined;
  const folded = fold(text);
  return folded.length < minTextLength ? undefined : folded;
}

function isNarrowed(query: Omit<ListingQuery, 'query' | 'page' | 'sort'>): boolean {
  const { category, tags, brands, rating, attributes, inStock, onSale, priceFrom, priceTo } = query;
  const chosen = [...tags, ...brands, ...Object.keys(attributes)].length > 0;
  const limited = [category, rating, priceFrom, priceTo].some((each) => each !== undefined);
  return chosen || limited || inStock || onSale;
}

/** The day of a moment, as searches are counted. */
export function queryDay(now: Date, daysBefore = 0): string {
  return new Date(now.getTime() - daysBefore * 86_400_000).toISOString().slice(0, 10);
}
