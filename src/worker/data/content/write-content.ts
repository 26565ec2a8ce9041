/** Stores versions of content documents, and publishes them for periods. Each change is one transaction with its pages. */
import { type SQL, sql } from 'drizzle-orm';
import type { ContentDocument } from '#domain/content/content-document.ts';
import { type ContentKey, contentName } from '#domain/content/content-key.ts';
import { contentTag } from '#domain/content/pages.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';
import { markChanged } from '../pages/page-changes.ts';

export type Version = ContentKey & { id: string; document: ContentDocument };

/** ISO instants: inclusive, exclusive; null: open. */
export type Period = { from: string; until: string | null };

/** Who changes it, and when. */
export type Change = { by: string; now: Date };

/** The same document of the same name has the same id. `digest`: SHA-256 in hex. */
export const versionId = (key: ContentKey, digest: string): string =>
  `${contentName(key)}-${digest.slice(0, 12)}`;

/** Stores versions that are not stored yet and, with a period, publishes them. */
export async function storeVersions(
  db: D1Database,
  versions: readonly Version[],
  period: Period | undefined,
  { by, now }: Change,
): Promise<void> {
  const at = now.toISOString();
  const stored = versions.map(
    ({ id, slug, locale, document }) =>
      sql`INSERT INTO content_versions (id, slug, locale, document, author, at)
        VALUES (${id}, ${slug}, ${locale}, ${JSON.stringify(document)}, ${by}, ${at})
        ON CONFLICT DO NOTHING`,
  );
  const published = period ? versions.map(({ id }) => publication(id, period, { by, now })) : [];
  if (versions.length > 0) await changed(db, [...stored, ...published], versions, now);
}

/** The ids of all stored versions. */
export async function storedVersions(db: D1Database): Promise<ReadonlySet<string>> {
  const found = await rows<{ id: string }>(db, sql`SELECT id FROM content_versions`);
  return new Set(found.map(({ id }) => id));
}

export async function publishVersion(
  db: D1Database,
  version: Pick<Version, 'id' | 'slug'>,
  period: Period,
  change: Change,
): Promise<void> {
  await changed(db, [publication(version.id, period, change)], [version], change.now);
}

/** Ends publications of a document, by their ids. */
export async function endPublications(
  db: D1Database,
  { slug }: Pick<ContentKey, 'slug'>,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const ended = sql`UPDATE content_publications SET shown_until = ${at}
    WHERE slug = ${slug} AND id IN ${eachOf(ids)}`;
  await changed(db, [ended], [{ slug }], now);
}

const publication = (id: string, { from, until }: Period, { by, now }: Change): SQL =>
  sql`INSERT INTO content_publications
      (version_id, slug, locale, shown_from, shown_until, author, at)
    SELECT id, slug, locale, ${from}, ${until}, ${by}, ${now.toISOString()}
    FROM content_versions WHERE id = ${id}`;

async function changed(
  db: D1Database,
  statements: readonly SQL[],
  documents: readonly { slug: string }[],
  now: Date,
): Promise<void> {
  const tags = [...new Set(documents.map(({ slug }) => contentTag(slug)))];
  await batch(db, [...statements, markChanged(db, tags, now)]);
}
