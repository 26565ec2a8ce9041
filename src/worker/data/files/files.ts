/** The table of uploaded files. A row is written before the bytes and deleted after them, so that no bytes are left over. */
import { type SQL, sql } from 'drizzle-orm';
import { type FileOwner, type StoredFile, unownedKeptMs } from '#domain/files/stored-file.ts';
import { eachOf, rows } from '../../d1/statements.ts';

/** `key`: where its bytes are. Without an owner both of its fields are null. */
export type FileRow = StoredFile & {
  key: string;
  ownerKind: FileOwner['kind'] | null;
  ownerRef: string | null;
};

export async function insertFile(
  db: D1Database,
  { id, name, type, bytes, createdAt, key }: Omit<FileRow, 'ownerKind' | 'ownerRef'>,
): Promise<void> {
  await rows(
    db,
    sql`INSERT INTO files (id, name, type, bytes, created_at, key)
      VALUES (${id}, ${name}, ${type}, ${bytes}, ${createdAt}, ${key})`,
  );
}

/** Gives those of these files that have no owner to this one: part of the transaction that stores the owner. */
export const ownFiles = (ids: readonly string[], { kind, ref }: FileOwner): SQL =>
  sql`UPDATE files SET owner_kind = ${kind}, owner_ref = ${ref}
    WHERE owner_ref IS NULL AND id IN ${eachOf(ids)}`;

const selection = sql`SELECT id, name, type, bytes, created_at AS createdAt, key,
  owner_kind AS ownerKind, owner_ref AS ownerRef FROM files`;

export const filesWithIds = (db: D1Database, ids: readonly string[]): Promise<FileRow[]> =>
  rows(db, sql`${selection} WHERE id IN ${eachOf(ids)} ORDER BY created_at, id`);

/** The first uploaded first. */
export const filesOfOwners = (
  db: D1Database,
  kind: FileOwner['kind'],
  refs: readonly string[],
): Promise<FileRow[]> =>
  rows(
    db,
    sql`${selection} WHERE owner_kind = ${kind} AND owner_ref IN ${eachOf(refs)}
      ORDER BY created_at, id`,
  );

/** Those that no form has taken within a day. */
export const unownedFiles = (db: D1Database, now: Date, limit: number): Promise<FileRow[]> => {
  const before = new Date(now.getTime() - unownedKeptMs).toISOString();
  return rows(
    db,
    sql`${selection} WHERE owner_ref IS NULL AND created_at < ${before}
      ORDER BY created_at LIMIT ${limit}`,
  );
};

export async function deleteFileRows(db: D1Database, ids: readonly string[]): Promise<void> {
  await rows(db, sql`DELETE FROM files WHERE id IN ${eachOf(ids)}`);
}
