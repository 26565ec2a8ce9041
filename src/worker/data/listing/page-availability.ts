/** Where the page of a category exists, cached like the counts of its listing. */
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#domain/operations.ts';
import type { PageAvailability } from '#domain/routing/alternates.ts';
import {
  type PageAvailabilityRow,
  pageAvailabilityColumns,
  pageAvailabilityOf,
} from '../products/availability.ts';
import { cacheCount } from './cache-counts.ts';
import { type CachedRow, selectCached, selectVersion, type VersionRow } from './cached-counts.ts';

/** The cache name of a category's page availability, which is the same for all its listings. */
const availabilityQuestion = (category: string) => `pageAvailability ${category}`;

/** To be read by `readPageAvailability`. */
export function pageAvailabilityStatements(category: string, caller: Caller): SQL[] {
  const cached = selectCached(availabilityQuestion(category), caller);
  return [
    cached,
    sql`SELECT (${selectVersion}) AS version, ${pageAvailabilityColumns(category)}
      WHERE NOT EXISTS (${cached})`,
  ];
}

export function readPageAvailability(
  binding: D1Database,
  [cached, counted]: unknown[][],
  category: string,
  caller: Caller,
): PageAvailability {
  const [known] = cached as CachedRow[];
  if (known) return JSON.parse(known.document) as PageAvailability;
  const [row] = counted as (VersionRow & PageAvailabilityRow)[];
  if (!row) throw new Error('pageAvailability without a row');
  const document = pageAvailabilityOf(row);
  const { version } = row;
  // An unknown category is not cached: querying it again is cheap.
  if (version !== null && Object.keys(document.slugs).length > 0) {
    cacheCount(binding, caller, { question: availabilityQuestion(category), version, document });
  }
  return document;
}
