/** Where a category has pages: the same for every question about it, hence counted once for each version of the catalogue. */
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#domain/operations.ts';
import type { Whereabouts } from '#domain/routing/alternates.ts';
import {
  type KeptRow,
  keepCount,
  selectKept,
  selectVersion,
  type VersionRow,
} from './kept-counts.ts';
import { type WhereaboutsRow, whereaboutsColumns, whereaboutsOf } from './whereabouts.ts';

const questionOf = (category: string) => `whereabouts ${category}`;

/** To be read by `readWhereabouts`. */
export function whereaboutsStatements(category: string, caller: Caller): SQL[] {
  const kept = selectKept(questionOf(category), caller);
  return [
    kept,
    sql`SELECT (${selectVersion}) AS version, ${whereaboutsColumns(category)}
      WHERE NOT EXISTS (${kept})`,
  ];
}

export function readWhereabouts(
  binding: D1Database,
  [kept, counted]: unknown[][],
  category: string,
  caller: Caller,
): Whereabouts {
  const [known] = kept as KeptRow[];
  if (known) return JSON.parse(known.document) as Whereabouts;
  const [row] = counted as (VersionRow & WhereaboutsRow)[];
  if (!row) throw new Error('whereabouts without a row');
  const document = whereaboutsOf(row);
  const { version } = row;
  // A made-up category stands nowhere: it is cheap to ask again.
  if (version !== null && Object.keys(document.slugs).length > 0) {
    keepCount(binding, caller, { question: questionOf(category), version, document });
  }
  return document;
}
