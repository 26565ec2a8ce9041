/**
 * Searches are counted per day and anonymously: a text that looks like an e-mail address, a telephone number or another
 * personal number is not counted.
 */
import type { ListingQuery } from '../catalogue/listing/listing-query.ts';
import type { LocaleCode } from '../locale/locales.ts';
import { fold } from './fold.ts';
import { minTextLength } from './search.ts';

/** Counts searches anonymously. */
export type SearchLog = {
  count(search: { locale: LocaleCode; text: string; found: number }, now: Date): Promise<void>;
  /** Searches of others that have results, most frequent first. */
  popular(locale: LocaleCode, now: Date, most: number): Promise<string[]>;
};

/** Older searches are deleted. */
export const queryRetentionDays = 90;
/** Limit of different searches counted per day in all locales, because a bot can make up any number. */
export const maxQueriesPerDay = 5_000;
/** Searches that are counted less often are shown only to the operator. */
export const minQueryCount = 3;

/** Six digits in a row, in any grouping. */
const longNumber = /\d(?:[\s./()+-]*\d){5}/;

/** The text as it is counted; undefined if it is not. A filtered, sorted or further page is the same search again. */
export function normalisedQuery(query: ListingQuery): string | undefined {
  const { query: text } = query;
  if (text === undefined || !isPlainSearch(query)) return undefined;
  if (text.includes('@') || longNumber.test(text)) return undefined;
  const folded = fold(text);
  return folded.length < minTextLength ? undefined : folded;
}

/** The first page of a search that is neither filtered nor sorted. */
export function isPlainSearch({ page, sort, ...narrowed }: ListingQuery): boolean {
  return page === 1 && sort === 'relevance' && !isNarrowed(narrowed);
}

function isNarrowed(query: Omit<ListingQuery, 'query' | 'page' | 'sort'>): boolean {
  const { category, tags, brands, rating, attributes, energyClasses, priceFrom, priceTo } = query;
  const { inStock, onSale, newArrivals } = query;
  const chosen = [...tags, ...brands, ...Object.keys(attributes), ...energyClasses].length > 0;
  const limited = [category, rating, priceFrom, priceTo].some((each) => each !== undefined);
  return chosen || limited || inStock || onSale || newArrivals;
}

/** The UTC day by which searches are counted. */
export function queryDay(now: Date, daysBefore = 0): string {
  return new Date(now.getTime() - daysBefore * 86_400_000).toISOString().slice(0, 10);
}
