/** Links to what is not shown yet. The token is a secret: only its hash is stored. */
import { sql } from 'drizzle-orm';
import type { Preview } from '#domain/content/preview.ts';
import { contentHash } from '../../d1/content-hash.ts';
import { batch, rows } from '../../d1/statements.ts';

/** Stores a link, and forgets those that have expired. */
export async function addPreview(
  db: D1Database,
  token: string,
  { at, versionId }: Preview,
  { by, now, until }: { by: string; now: Date; until: Date },
): Promise<void> {
  await batch(db, [
    sql`DELETE FROM content_previews WHERE expires_at <= ${now.toISOString()}`,
    sql`INSERT INTO content_previews (hash, shown_at, version_id, expires_at, author)
      VALUES (${await contentHash(token)}, ${at ?? null}, ${versionId ?? null},
        ${until.toISOString()}, ${by})`,
  ]);
}

/** Undefined: there is no such link, or it has expired. */
export async function previewOf(
  db: D1Database,
  token: string,
  now: Date,
): Promise<Preview | undefined> {
  const [found] = await rows<{ at: string | null; versionId: string | null }>(
    db,
    sql`SELECT shown_at AS at, version_id AS versionId FROM content_previews
      WHERE hash = ${await contentHash(token)} AND expires_at > ${now.toISOString()}`,
  );
  if (!found) return undefined;
  const { at, versionId } = found;
  return { ...(at !== null && { at }), ...(versionId !== null && { versionId }) };
}
