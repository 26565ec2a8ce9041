/** Reads content documents as they are published. */
import { type SQL, sql } from 'drizzle-orm';
import type { ContentDocument } from '#domain/content/content-document.ts';
import { type ContentKey, contentLocales } from '#domain/content/content-key.ts';
import { type Publication, shownAt } from '#domain/content/live.ts';
import type { Caller } from '#domain/operations.ts';
import { cachedInIsolate } from '../../d1/isolate-cache.ts';
import { eachOf, fixed, nearest, type Reader, rows } from '../../d1/statements.ts';

/** As long as the changes of cached pages are (../pages/page-changes.ts): both follow an import within ten seconds. */
const knownForMs = 5_000;

type PublishedRow = Publication & { slug: string; document: string };

/** The documents of these slugs that the caller's locale shows now, by slug; those that nobody has published are absent. */
export async function loadContent(
  binding: D1Database,
  slugs: readonly string[],
  { locale, now, previewedVersion }: Pick<Caller, 'locale' | 'now' | 'previewedVersion'>,
): Promise<ReadonlyMap<string, ContentDocument>> {
  const name = `content ${locale} ${slugs}`;
  const load = () => publishedRows(nearest(binding), slugs, contentLocales(locale), now);
  const found = await cachedInIsolate(binding, name, now, load, knownForMs);
  const shownNow = new Map(
    slugs.flatMap((slug): [string, ContentDocument][] => {
      const shown = shownAt(
        found.filter((row) => row.slug === slug),
        locale,
        now,
      );
      return shown ? [[slug, JSON.parse(shown.document) as ContentDocument]] : [];
    }),
  );
  const previewed = previewedVersion && (await versionById(binding, previewedVersion));
  if (previewed && slugs.includes(previewed.slug)) shownNow.set(previewed.slug, previewed.document);
  return shownNow;
}

export type StoredVersion = ContentKey & {
  id: string;
  document: ContentDocument;
  author: string;
  at: string;
};

export async function versionById(reader: Reader, id: string): Promise<StoredVersion | undefined> {
  const [found] = await rows<Omit<StoredVersion, 'document'> & { document: string }>(
    reader,
    sql`SELECT id, slug, locale, document, author, at FROM content_versions WHERE id = ${id}`,
  );
  return found && { ...found, document: JSON.parse(found.document) as ContentDocument };
}

const columns = fixed(sql`publications.id, publications.slug, publications.locale,
  version_id AS versionId, shown_from AS "from", shown_until AS until`);

/** What is shown from now on, without versions that another one has replaced for good. */
export const lasting = (
  now: Date,
): SQL => sql`(shown_until IS NULL OR shown_until > ${now.toISOString()})
  AND NOT EXISTS (SELECT 1 FROM content_publications later
    WHERE (later.slug, later.locale) = (publications.slug, publications.locale)
      AND later.shown_until IS NULL AND later.shown_from <= ${now.toISOString()}
      AND (later.shown_from, later.id) > (publications.shown_from, publications.id))`;

const publishedRows = (
  reader: Reader,
  slugs: readonly string[],
  localeCodes: readonly string[],
  now: Date,
): Promise<PublishedRow[]> =>
  rows(
    reader,
    sql`SELECT ${columns}, document FROM content_publications publications
      JOIN content_versions versions ON versions.id = version_id
      WHERE publications.slug IN ${eachOf(slugs)} AND publications.locale IN ${eachOf(localeCodes)}
        AND ${lasting(now)}`,
  );
