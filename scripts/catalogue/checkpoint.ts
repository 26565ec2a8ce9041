/**
 * How far an import has come, kept in the database it writes to, so that the same command goes on where it stopped: as
 * long as the file is the same up to there, and read in the same way. A longer file is: it was added to.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';

export type Progress = { records: number; products: number; categories: number; refused: number };

type Checkpoint = Progress & {
  /** Hash of everything that decides what becomes of a row. */
  options: string;
  /** What had been read of the file by then, and its SHA-256. */
  bytes: number;
  sha256: string;
};

export type Resumable = { ok: true; progress: Progress } | { ok: false; why: string };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

export function checkpointsIn(db: D1Database, path: string, options: unknown) {
  const key = `import ${hashOf(resolve(path))}`;
  const asked = hashOf(JSON.stringify(options));
  const read = createHash('sha256');
  let bytes = 0;
  return {
    /** Everything that is read of the file, from its beginning on. */
    passed: (piece: Buffer): void => {
      read.update(piece);
      bytes += piece.length;
    },
    /** Where an earlier run of this file stopped; undefined: there was none. */
    read: async (): Promise<Resumable | undefined> => {
      const row = await db
        .prepare('SELECT value FROM settings WHERE key = ?1')
        .bind(key)
        .first<{ value: string }>();
      if (!row) return undefined;
      const before = JSON.parse(row.value) as Checkpoint;
      if (before.options !== asked) return { ok: false, why: 'it was read with other options' };
      const same = (await beginningOf(path, before.bytes)) === before.sha256;
      return same
        ? { ok: true, progress: before }
        : { ok: false, why: 'the file has changed since' };
    },
    write: async (progress: Progress): Promise<void> => {
      const checkpoint: Checkpoint = {
        ...progress,
        options: asked,
        bytes,
        sha256: read.copy().digest('hex'),
      };
      await db
        .prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?1, ?2)')
        .bind(key, JSON.stringify(checkpoint))
        .run();
    },
    clear: async (): Promise<void> => {
      await db.prepare('DELETE FROM settings WHERE key = ?1').bind(key).run();
    },
  };
}

/** SHA-256 of the first bytes of a file; of all there are where it is shorter. */
async function beginningOf(path: string, bytes: number): Promise<string> {
  const hash: Hash = createHash('sha256');
  if (bytes > 0)
    for await (const piece of createReadStream(path, { end: bytes - 1 }))
      hash.update(piece as Buffer);
  return hash.digest('hex');
}
