/**
 * How many documents frequent tokens have. FTS5 counts a token's documents by going through them, so that the words which
 * tell least would cost a query most; these counts are kept, and a day old at most. Rarity is a logarithm: it does not mind.
 */
import { type Language, languages } from '#domain/country/countries.ts';
import { preparedText } from '../../d1/statements.ts';

/** Rarer tokens are counted when they are asked for. */
const fewest = 1_000;
const hourMs = 3_600_000;
/** The clock runs at least once in so much of each hour. */
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

/** Languages take turns, one at each full hour: counting goes through all of a language's documents. */
export async function countFrequentOfOneLanguage(search: D1Database, now: Date): Promise<void> {
  const time = now.getTime();
  const language = languages[Math.floor(time / hourMs) % languages.length];
  if (language && time % hourMs < atHourMs) await countFrequent(search, language);
}

/** SQL: of the language ?1; its two letters begin each token (tokens.ts). */
const ofLanguage = (token: string) => `${token} > ?1 AND ${token} < ?1 || char(0x10ffff)`;

/** SQL: how many documents have the token; of a frequent one about how many. */
export const documentsOf = (token: string) => counted(token, 'true');

/** SQL: the same, none if there are none any more. Dearer: FTS5 is asked, and goes to the first of them. */
export const liveDocumentsOf = (token: string) =>
  counted(token, `EXISTS (SELECT 1 FROM terms WHERE terms MATCH '"' || ${token} || '"')`);

const counted = (token: string, holds: string) =>
  `coalesce((SELECT documents FROM frequent WHERE token = ${token} AND ${holds}),
    (SELECT doc FROM vocabulary WHERE term = ${token}), 0)`;
