/** Search queries, counted by day: for the operator, and as suggestions for visitors who found nothing. */

import { sql } from 'drizzle-orm';
import type { Language } from '#domain/country/countries.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { fold } from '#domain/search/fold.ts';
import { textInLatinScript } from '#domain/search/latin-script.ts';
import {
  maxQueriesPerDay,
  minQueryCount,
  queryDay,
  queryRetentionDays,
} from '#domain/search/searched-queries.ts';
import { termsOf } from '#domain/search/words.ts';
import { cachedInIsolate } from '../../d1/isolate-cache.ts';
import { prepared, preparedText } from '../../d1/statements.ts';

export type SearchedQuery = { locale: LocaleCode; text: string /** Articles. */; found: number };

/** Counts searches for this day, in their order; `found` is that of the latest search of a text. */
export async function countQueries(
  search: D1Database,
  searched: readonly SearchedQuery[],
  now: Date,
): Promise<void> {
  const rows = searched.map(({ locale, text, found }) => [locale, text, found]);
  await preparedText(
    search,
    `INSERT INTO asked (locale, query, day, times, found)
       SELECT locale, query, ?1, times, found FROM (
         SELECT value ->> 0 AS locale, value ->> 1 AS query, count(*) AS times, value ->> 2 AS found,
           max(key) FROM json_each(?2) GROUP BY 1, 2) s
       WHERE (SELECT count(*) FROM asked WHERE day = ?1) < ${maxQueriesPerDay}
         OR EXISTS (SELECT 1 FROM asked a WHERE a.locale = s.locale AND a.query = s.query AND a.day = ?1)
       ON CONFLICT (locale, query, day)
       DO UPDATE SET times = times + excluded.times, found = excluded.found`,
    [queryDay(now), JSON.stringify(rows)],
  ).run();
}

export async function deleteOldQueries(search: D1Database, now: Date): Promise<void> {
  await prepared(
    search,
    sql`DELETE FROM asked WHERE day < ${queryDay(now, queryRetentionDays)}`,
  ).run();
}

type QueryRow = { locale: LocaleCode; query: string; times: number; lastDay: string };

/** Queries of the last days, most frequent first: those whose latest search found nothing, or those that found any. */
export async function readQueries(
  search: D1Database,
  of: 'missing' | 'popular',
  within: { days: number; locale?: LocaleCode | undefined; limit: number },
  now: Date,
): Promise<QueryRow[]> {
  const { results } = await prepared(
    search,
    sql`SELECT locale, query, times, lastDay FROM (
         SELECT locale, query, sum(times) AS times, max(day) AS lastDay, found FROM asked
         WHERE day > ${queryDay(now, within.days)} AND (${within.locale ?? null} IS NULL OR locale = ${within.locale ?? null}) GROUP BY locale, query)
       WHERE (found = 0) = ${Number(of === 'missing')} ORDER BY times DESC, locale, query LIMIT ${within.limit}`,
  ).all<QueryRow>();
  return results;
}

const popularForMs = 600_000;
/** The number of queries that are compared with names. */
const maxRead = 100;

/**
 * Frequent successful queries, as the catalogue spells them. Only names of products and categories are returned, so
 * visitors cannot make other words appear by searching for them.
 */
export function popularSearches(
  search: D1Database,
  locale: LocaleCode,
  now: Date,
  max: number,
): Promise<string[]> {
  const language = languageOf(locale);
  const load = async () => {
    const { results } = await preparedText(
      search,
      `SELECT query FROM (SELECT query, sum(times) AS times, max(day), found FROM asked
           WHERE locale = ?1 GROUP BY query)
         WHERE times >= ${minQueryCount} AND found > 0 ORDER BY times DESC, query LIMIT ${maxRead}`,
      [locale],
    ).all<{ query: string }>();
    const texts = results.map(({ query }) => [query, textInLatinScript(query, language)]);
    const { results: named } = await preparedText(
      search,
      `SELECT query, phrase FROM (SELECT value ->> 0 AS query, (SELECT phrase FROM phrases
           WHERE language = ?1 AND start >= value ->> 1
             AND start <= value ->> 1 || ' ' || char(0x10ffff) ORDER BY start, phrase LIMIT 1) AS phrase
         FROM json_each(?2)) WHERE phrase IS NOT NULL`,
      [language, JSON.stringify(texts)],
    ).all<{ query: string; phrase: string }>();
    const inNames = named.filter(({ query }) => termsOf(query, language).length > 0);
    const written = inNames.flatMap(
      ({ query, phrase }) => writtenIn(phrase, query, language) ?? [],
    );
    return written.slice(0, max);
  };
  return cachedInIsolate(search, `popular ${locale}`, now, load, popularForMs);
}

/** The words of the phrase that this text means. */
function writtenIn(phrase: string, text: string, language: Language): string | undefined {
  const words = phrase.split(/\s+/);
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')),
  );
  const asked = textInLatinScript(text, language);
  return runs.find((run) => textInLatinScript(fold(run), language) === asked);
}
