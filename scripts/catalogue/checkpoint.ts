/**
 * How far an import has come, kept in the database it writes to, so that the same command goes on where it stopped: as
 * long as the file is the same up to there, and read in the same way. A longer file is: it was added to.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Counts } from './loading/load.ts';

export type Progress = Omit<Counts, 'deals'> & {
  records: number;
  /** Not in a checkpoint of an earlier version. */
  deals?: Counts['deals'];
  refused: number;
  /** Of what was refused and not taken since. */
  refusedNames?: readonly string[];
};

type Checkpoint = Progress & {
  /** Hash of everything that decides what becomes of a row. */
  options: string;
  /** What had been read of the file by then, and its SHA-256. */
  bytes: number;
  sha256: string;
};

/** Characters of a checkpoint, written with each part: some 10,000 names. A value of the database ends at 2 MB. */
const longest = 200_000;

type Resumable = { ok: true; progress: Progress } | { ok: false; why: string };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

export function checkpointsIn(db: D1Database, path: string, options: unknown) {
  const key = `import ${hashOf(resolve(path))}`;
  const asked = hashOf(JSON.stringify(options));
  const read = createHash('sha256');
  let bytes = 0;
  /** Whether the one that is kept is of this run, or of the one it goes on with. */
  let own = false;
  const clear = async (): Promise<void> => {
    await db.prepare('DELETE FROM settings WHERE key = ?1').bind(key).run();
  };
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
      own = (await beginningOf(path, before.bytes)) === before.sha256;
      return own
        ? { ok: true, progress: before }
        : { ok: false, why: 'the file has changed since' };
    },
    /** One that is too long is not kept: after the one before, some records are written again. */
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

/** SHA-256 of the first bytes of a file; of all there are where it is shorter. */
async function beginningOf(path: string, bytes: number): Promise<string> {
  const hash: Hash = createHash('sha256');
  if (bytes > 0)
    for await (const piece of createReadStream(path, { end: bytes - 1 }))
      hash.update(piece as Buffer);
  return hash.digest('hex');
}
