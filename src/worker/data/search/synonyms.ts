/** Synonyms, maintained by the operator. They are read when products are indexed. */
import { sql } from 'drizzle-orm';
import type { Language } from '#domain/country/countries.ts';
import type { SynonymGroup } from '#domain/search/synonyms.ts';
import { inserts } from '../../d1/bulk-insert.ts';
import { prepared } from '../../d1/statements.ts';

type Row = { language: Language; words: string };

export async function readSynonyms(db: D1Database): Promise<SynonymGroup[]> {
  const { results } = await prepared(
    db,
    sql`SELECT language, words FROM search_synonyms ORDER BY language, name`,
  ).all<Row>();
  return results.map(({ language, words }) => ({ language, words: JSON.parse(words) as string[] }));
}

/** The first word of a group is its name; a group of that name is replaced. */
export async function writeSynonyms(
  db: D1Database,
  groups: readonly SynonymGroup[],
): Promise<void> {
  const statements = inserts(
    db,
    {
      table: 'search_synonyms',
      columns: ['language', 'name', 'words'],
      onConflict: { key: 'language, name', do: 'update' },
    },
    groups.map(({ language, words }) => [language, words[0] ?? '', JSON.stringify(words)]),
  );
  if (statements.length > 0) await db.batch(statements);
}

/** False if there is no group of that name. */
export async function removeSynonyms(
  db: D1Database,
  language: Language,
  name: string,
): Promise<boolean> {
  const { meta } = await prepared(
    db,
    sql`DELETE FROM search_synonyms WHERE language = ${language} AND name = ${name}`,
  ).run();
  return meta.changes > 0;
}
