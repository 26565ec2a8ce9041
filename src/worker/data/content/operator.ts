/** What operators read of content documents. */
import { sql } from 'drizzle-orm';
import type { ContentKey } from '#domain/content/content-key.ts';
import type { Publication } from '#domain/content/live.ts';
import { eachOf, rows } from '../../d1/statements.ts';
import { lasting } from './content.ts';

export type ListedPublication = Publication & { slug: string; author: string; at: string };

/** What is shown now or will be, by name and time. */
export const listPublications = (db: D1Database, now: Date): Promise<ListedPublication[]> =>
  rows(
    db,
    sql`SELECT id, slug, locale, version_id AS versionId, shown_from AS "from",
        shown_until AS until, author, at
      FROM content_publications publications WHERE ${lasting(now)}
      ORDER BY slug, locale, shown_from, id`,
  );

export type ListedVersion = ContentKey & { id: string; author: string; at: string };

/** The versions of a document, the newest first. */
export const versionsOf = (
  db: D1Database,
  { slug, locale }: ContentKey,
): Promise<ListedVersion[]> =>
  rows(
    db,
    sql`SELECT id, slug, locale, author, at FROM content_versions
      WHERE (slug, locale) = (${slug}, ${locale}) ORDER BY at DESC, rowid DESC`,
  );

/** Those of the slugs that are categories', in any language. */
export async function categorySlugsAmong(
  db: D1Database,
  slugs: readonly string[],
): Promise<string[]> {
  const found = await rows<{ slug: string }>(
    db,
    sql`SELECT DISTINCT slug FROM category_texts WHERE slug IN ${eachOf(slugs)}`,
  );
  return found.map(({ slug }) => slug);
}
