/** Reports about shoppers' texts, and the entries of their moderation. */
import { type SQL, sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { Ground, ModerationEntry, Subject } from '#domain/moderation/moderation.ts';
import type { ContentReport } from '#domain/moderation/report.ts';
import { batch, eachOf, fixed, rows } from '../../d1/statements.ts';
import { outboxInsertion } from './write-reviews.ts';

const columns = fixed(sql`id, number, subject, subject_id AS subjectId, at, store, locale, ground,
  explanation, email, state, decided_at AS decidedAt`);

type Row = Omit<ContentReport, 'email' | 'decidedAt'> & {
  email: string | null;
  decidedAt: string | null;
};

/** Stores a report with the event that mails its receipt. */
export async function addReport(
  db: D1Database,
  report: ContentReport,
  event: KontorEvent,
): Promise<void> {
  const { id, number, subject, subjectId, at, store, locale, ground, explanation } = report;
  await batch(db, [
    sql`INSERT INTO content_reports (id, number, subject, subject_id, at, store, locale, ground,
        explanation, email, state)
      VALUES (${id}, ${number}, ${subject}, ${subjectId}, ${at}, ${store}, ${locale}, ${ground},
        ${explanation}, ${report.email ?? null}, ${report.state})`,
    outboxInsertion(event, sql`true`),
  ]);
}

/** Ends the open reports about a text; the events tell their reporters. */
export async function decideReports(
  db: D1Database,
  { subject, subjectId }: { subject: Subject; subjectId: string },
  state: 'upheld' | 'rejected',
  now: Date,
): Promise<number> {
  const open = await reportsWith(
    db,
    sql`subject = ${subject} AND subject_id = ${subjectId} AND state = 'open'`,
  );
  if (open.length === 0) return 0;
  const at = now.toISOString();
  await batch(db, [
    sql`UPDATE content_reports SET state = ${state}, decided_at = ${at}
      WHERE state = 'open' AND id IN ${eachOf(open.map(({ id }) => id))}`,
    ...open.map(({ id }) =>
      outboxInsertion(
        { id: `report-decided-${id}`, at, type: 'content-reported', reportId: id },
        sql`true`,
      ),
    ),
  ]);
  return open.length;
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

type EntryRow = Omit<ModerationEntry, 'ground' | 'legalBase' | 'isAutomated' | 'note'> & {
  ground: Ground | null;
  legalBase: 'law' | 'rules' | null;
  isAutomated: number;
  note: string | null;
};

/** What was decided about a text, the first entry first. */
export async function moderationOf(
  db: D1Database,
  subject: Subject,
  subjectId: string,
): Promise<ModerationEntry[]> {
  const found = await rows<EntryRow>(
    db,
    sql`SELECT id, subject, subject_id AS subjectId, at, actor, kind, ground,
        legal_base AS legalBase, is_automated AS isAutomated, note
      FROM moderation_entries WHERE subject = ${subject} AND subject_id = ${subjectId}
      ORDER BY at, id`,
  );
  return found.map(({ ground, legalBase, isAutomated, note, ...entry }) => ({
    ...entry,
    ...(ground !== null && { ground }),
    ...(legalBase !== null && { legalBase }),
    isAutomated: isAutomated === 1,
    ...(note !== null && { note }),
  }));
}
