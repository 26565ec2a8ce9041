/** What the erasure of a person does with their questions and answers. */
import { type SQL, sql } from 'drizzle-orm';
import { batch } from '../../d1/statements.ts';
import { erasureEntries } from '../moderation/entries.ts';
import { reportsEnded } from '../moderation/reports.ts';
import { type PersonKeys, rowsOf } from '../personal-data/person.ts';
import { questionMarks } from './schema.ts';

/** Deletes them, and the answers to the questions (a trigger). The reports about them end. */
export async function eraseQuestions(db: D1Database, keys: PersonKeys, now: Date): Promise<void> {
  const at = now.toISOString();
  await batch(
    db,
    questionMarks.flatMap((marks): SQL[] => {
      const theirs = rowsOf(marks, keys);
      if (!theirs) return [];
      const table = sql.raw(marks.table);
      const subject = marks.table === 'questions' ? 'question' : 'answer';
      const ids = sql`(SELECT id AS value FROM ${table} WHERE ${theirs})`;
      return [
        ...reportsEnded({ subject, ids }, 'gone', at, sql`true`),
        erasureEntries(subject, ids, at),
        sql`DELETE FROM ${table} WHERE ${theirs}`,
      ];
    }),
  );
}
