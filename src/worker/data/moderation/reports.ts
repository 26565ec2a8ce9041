/** Reports about shoppers' texts. */
import { type SQL, sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { Subject } from '#domain/moderation/moderation.ts';
import type { ContentReport } from '#domain/moderation/report.ts';
import { batch, eachOf, fixed, rows } from '../../d1/statements.ts';
import { outboxInsertion } from './entries.ts';

const columns = fixed(sql`id, number, subject, subject_id AS subjectId, at, store, locale, ground,
  explanation, email, state, decided_at AS decidedAt`);

type Row = Omit<ContentReport, 'email' | 'decidedAt'> & {
  email: string | null;
  decidedAt: string | null;
};

/** Stores a report with the event that mails its receipt; false if the text is not published any more. */
export async function addReport(
  db: D1Database,
  report: ContentReport,
  event: KontorEvent,
): Promise<boolean> {
  const { id, number, subject, subjectId, at, store, locale, ground, explanation } = report;
  const stored = sql`SELECT 1 FROM content_reports WHERE id = ${id}`;
  const results = await batch(db, [
    sql`INSERT INTO content_reports (id, number, subject, subject_id, at, store, locale, ground,
        explanation, email, state)
      SELECT ${id}, ${number}, ${subject}, ${subjectId}, ${at}, ${store}, ${locale}, ${ground},
        ${explanation}, ${report.email ?? null}, ${report.state}
      FROM ${sql.raw(`${subject}s`)} WHERE id = ${subjectId} AND state = 'published'`,
    outboxInsertion(event, sql`EXISTS (${stored})`),
    stored,
  ]);
  return (results.at(-1)?.length ?? 0) > 0;
}

/**
 * Ends the open reports about texts if the condition holds: statements for the transaction of the change. The events
 * tell the reporters. Who takes a question back takes its answers off. `ids`: a list in SQL; `at`: ISO time.
 */
export function reportsEnded(
  { subject, ids }: { subject: Subject; ids: SQL },
  state: 'upheld' | 'rejected' | 'gone',
  at: string,
  condition: SQL,
): SQL[] {
  const answers = sql`OR subject = 'answer'
    AND subject_id IN (SELECT id FROM answers WHERE question_id IN ${ids})`;
  const withAnswers = subject === 'question' && state === 'gone' ? answers : sql``;
  const theirs = sql`state = 'open' AND (subject = ${subject} AND subject_id IN ${ids} ${withAnswers})
    AND ${condition}`;
  const eventId = sql`'report-decided-' || id`;
  return [
    sql`INSERT INTO outbox (id, event, at)
      SELECT ${eventId}, json_object('id', ${eventId}, 'at', ${at}, 'type', 'content-reported',
        'reportId', id), ${at} FROM content_reports WHERE ${theirs}
      ON CONFLICT DO NOTHING`,
    sql`UPDATE content_reports SET state = ${state}, decided_at = ${at} WHERE ${theirs}`,
  ];
}

export async function reportById(db: D1Database, id: string): Promise<ContentReport | undefined> {
  return (await reportsWith(db, sql`id = ${id}`))[0];
}

/** About texts of these kinds, the oldest first. */
export const openReports = (
  db: D1Database,
  subjects: readonly Subject[],
): Promise<ContentReport[]> =>
  reportsWith(db, sql`state = 'open' AND subject IN ${eachOf([...subjects])}`);

async function reportsWith(db: D1Database, which: SQL): Promise<ContentReport[]> {
  const found = await rows<Row>(
    db,
    sql`SELECT ${columns} FROM content_reports WHERE ${which} ORDER BY at LIMIT 500`,
  );
  return found.map(({ email, decidedAt, ...report }) => ({
    ...report,
    ...(email !== null && { email }),
    ...(decidedAt !== null && { decidedAt }),
  }));
}
