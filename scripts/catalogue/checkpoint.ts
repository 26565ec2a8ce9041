/**
 * The progress of an import, stored in the database that it writes to, so that the same command continues where it
 * stopped if the file is unchanged up to there and the options are the same. Lines may have been appended to the file.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Counts } from './loading/load.ts';

export type Progress = Omit<Counts, 'deals' | 'stores'> & {
  records: number;
  /** Missing in a checkpoint of an earlier version. */
  deals?: Counts['deals'];
  stores?: number;
  refused: number;
  /** Names of records that were refused and not loaded since. */
  refusedNames?: readonly string[];
};

type Checkpoint = Progress & {
  /** Hash of all options that affect how a row is loaded. */
  options: string;
  /** The number of bytes that had been read, and their SHA-256. */
  bytes: number;
  sha256: string;
};

/** Maximum characters of a checkpoint, which is written with each part: about 10,000 names. D1 allows 2 MB a value. */
const longest = 200_000;

type Resumable = { ok: true; progress: Progress } | { ok: false; why: string };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

export function checkpointsIn(db: D1Database, path: string, options: unknown) {
  const key = `import ${hashOf(resolve(path))}`;
  const asked = hashOf(JSON.stringify(options));
  const read = createHash('sha256');
  let bytes = 0;
  /** Whether the stored checkpoint is of this run or of the one that it continues. */
  let own = false;
  const clear = async (): Promise<void> => {
    await db.prepare('DELETE FROM settings WHERE key = ?1').bind(key).run();
  };
  return {
    /** Must be called with every piece of the file, from its beginning. */
    passed: (piece: Buffer): void => {
      read.update(piece);
      bytes += piece.length;
    },
    /** Where an earlier run of this file stopped; undefined if there was none. */
    read: async (): Promise<Resumable | undefined> => {
      const row = await db
        .prepare('SELECT value FROM settings WHERE key = ?1')
        .bind(key)
        .first<{ value: string }>();
      if (!row) return undefined;
      const before = JSON.parse(row.value) as Checkpoint;
      if (before.options !== asked) return { ok: false, why: 'it was read with other options' };
      own = (await beginningOf(path, before.bytes)) === before.sha256;
      return own
        ? { ok: true, progress: before }
        : { ok: false, why: 'the file has changed since' };
    },
    /** A checkpoint that is too long is not stored. A later run then continues from the previous one. */
    write: async (progress: Progress): Promise<void> => {
      const checkpoint: Checkpoint = {
        ...progress,
        options: asked,
        bytes,
        sha256: read.copy().digest('hex'),
      };
      const value = JSON.stringify(checkpoint);
      if (value.length > longest) {
        if (!own) await clear();
        return;
      }
      await db
        .prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?1, ?2)')
        .bind(key, value)
        .run();
      own = true;
    },
    clear,
  };
}

/** SHA-256 of the first bytes of a file, or of the whole file if it is shorter. */
async function beginningOf(path: string, bytes: number): Promise<string> {
  const hash: Hash = createHash('sha256');
  if (bytes > 0)
    for await (const piece of createReadStream(path, { end: bytes - 1 }))
      hash.update(piece as Buffer);
  return hash.digest('hex');
}
