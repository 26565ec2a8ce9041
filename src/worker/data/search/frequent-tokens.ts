/**
 * How many documents contain a frequent token. FTS5 counts a token's documents by scanning them, so the least
 * significant words would cost a query most. These counts are stored, at most a day old: rarity is only a logarithm.
 */
import { type Language, languages } from '#domain/country/countries.ts';
import { preparedText } from '../../d1/statements.ts';

/** Rarer tokens are counted when they are queried. */
const fewest = 1_000;
const hourMs = 3_600_000;
/** The job runs at least once within this time of each hour. */
const atHourMs = 300_000;

export async function countFrequent(
  search: D1Database,
  language: Language,
  from = fewest,
): Promise<void> {
  await search.batch([
    preparedText(search, `DELETE FROM frequent WHERE ${ofLanguage('token')}`, [language]),
    preparedText(
      search,
      `INSERT INTO frequent SELECT term, doc FROM vocabulary
         WHERE ${ofLanguage('term')} AND doc >= ?2`,
      [language, from],
    ),
  ]);
}

/** Counts one language per hour, in turn, because counting scans all documents of a language. */
export async function countFrequentOfOneLanguage(search: D1Database, now: Date): Promise<void> {
  const time = now.getTime();
  const language = languages[Math.floor(time / hourMs) % languages.length];
  if (language && time % hourMs < atHourMs) await countFrequent(search, language);
}

/** SQL: whether a token is of the language ?1, whose two letters begin each token (tokens.ts). */
const ofLanguage = (token: string) => `${token} > ?1 AND ${token} < ?1 || char(0x10ffff)`;

/** SQL: the number of documents with the token; approximate for a frequent one. */
export const documentsOf = (token: string) => counted(token, 'true');

/** SQL: the same, but 0 if no document has it any more. Slower, because FTS5 looks up the first document. */
export const liveDocumentsOf = (token: string) =>
  counted(token, `EXISTS (SELECT 1 FROM terms WHERE terms MATCH '"' || ${token} || '"')`);

const counted = (token: string, holds: string) =>
  `coalesce((SELECT documents FROM frequent WHERE token = ${token} AND ${holds}),
    (SELECT doc FROM vocabulary WHERE term = ${token}), 0)`;
