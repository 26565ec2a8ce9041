/** How far an import has come, kept in the database it writes to, so that the same command goes on where it stopped. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { headOf } from './decoded-file.ts';

export type Checkpoint = { records: number; products: number; categories: number; refused: number };

/** The same file read in the same way; another mapping is another import. */
export function importKey(path: string, options: unknown): string {
  const hash = createHash('sha256')
    .update(String(statSync(path).size))
    .update(headOf(path, 1024 * 1024))
    .update(JSON.stringify(options));
  return `import ${hash.digest('hex').slice(0, 32)}`;
}

export function checkpointsIn(db: D1Database, key: string) {
  return {
    read: async (): Promise<Checkpoint | undefined> => {
      const row = await db
        .prepare('SELECT value FROM settings WHERE key = ?1')
        .bind(key)
        .first<{ value: string }>();
      return row ? (JSON.parse(row.value) as Checkpoint) : undefined;
    },
    write: async (checkpoint: Checkpoint): Promise<void> => {
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
