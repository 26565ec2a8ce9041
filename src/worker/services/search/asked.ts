/** What was searched for, counted by the day: for the operator, and for whoever found nothing. */
import type { LocaleCode } from '#domain/locale/locales.ts';
import { askedDay, askedKeptDays, fewestTimes, mostAskedADay } from '#domain/search/asked.ts';
import { fold } from '#domain/search/fold.ts';
import { termsOf } from '#domain/search/words.ts';
import { keptInIsolate } from '../../commerce/embedded/kept.ts';
import { languageOf } from '../../commerce/embedded/language.ts';

type Asked = { locale: LocaleCode; text: string /** Articles. */; found: number };

/** One more of this day; how many were found is what the last one found. */
export async function countAsked(
  search: D1Database,
  { locale, text, found }: Asked,
  now: Date,
): Promise<void> {
  await search
    .prepare(
      `INSERT INTO asked (locale, query, day, times, found) SELECT ?1, ?2, ?3, 1, ?4
       WHERE (SELECT count(*) FROM asked WHERE day = ?3) < ${mostAskedADay}
         OR EXISTS (SELECT 1 FROM asked WHERE locale = ?1 AND query = ?2 AND day = ?3)
       ON CONFLICT (locale, query, day) DO UPDATE SET times = times + 1, found = excluded.found`,
    )
    .bind(locale, text, askedDay(now), found)
    .run();
}

export async function forgetAsked(search: D1Database, now: Date): Promise<void> {
  await search.prepare('DELETE FROM asked WHERE day < ?1').bind(askedDay(now, askedKeptDays)).run();
}

export type AskedRow = { locale: LocaleCode; query: string; times: number; lastDay: string };

/** Most frequent first, of the last so many days: what found nothing when it was last asked, or what found something. */
export async function readAsked(
  search: D1Database,
  of: 'missing' | 'popular',
  within: { days: number; locale?: LocaleCode | undefined; limit: number },
  now: Date,
): Promise<AskedRow[]> {
  const { results } = await search
    .prepare(
      `SELECT locale, query, times, lastDay FROM (
         SELECT locale, query, sum(times) AS times, max(day) AS lastDay, found FROM asked
         WHERE day > ?1 AND (?2 IS NULL OR locale = ?2) GROUP BY locale, query)
       WHERE (found = 0) = ?3 ORDER BY times DESC, locale, query LIMIT ?4`,
    )
    .bind(askedDay(now, within.days), within.locale ?? null, Number(of === 'missing'), within.limit)
    .all<AskedRow>();
  return results;
}

const popularForMs = 600_000;

/**
 * What is often searched for and found, as the catalogue writes it. Only what goods and categories are called: nobody can
 * have other words put there by searching for them.
 */
export function popularSearches(
  search: D1Database,
  locale: LocaleCode,
  now: Date,
  most: number,
): Promise<string[]> {
  const language = languageOf(locale);
  const load = async () => {
    const { results } = await search
      .prepare(
        `SELECT a.query, (SELECT phrase FROM phrases WHERE language = ?2 AND start >= a.query
             AND start <= a.query || ' ' || char(0x10ffff) ORDER BY start, phrase LIMIT 1) AS phrase
         FROM (SELECT query, sum(times) AS times, max(day), found FROM asked
           WHERE locale = ?1 GROUP BY query) a
         WHERE a.times >= ${fewestTimes} AND a.found > 0 AND phrase IS NOT NULL
         ORDER BY a.times DESC, a.query LIMIT ${3 * most}`,
      )
      .bind(locale, language)
      .all<{ query: string; phrase: string }>();
    const telling = results.filter(({ query }) => termsOf(query, language).length > 0);
    const written = telling.flatMap(({ query, phrase }) => writtenIn(phrase, query) ?? []);
    return written.slice(0, most);
  };
  return keptInIsolate(search, `popular ${locale}`, now, load, popularForMs);
}

/** The words of the phrase that fold to this text. */
function writtenIn(phrase: string, text: string): string | undefined {
  const words = phrase.split(/\s+/);
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(' ')),
  );
  return runs.find((run) => fold(run) === text);
}
