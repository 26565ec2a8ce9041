/**
 * Decisions about shoppers' texts of any kind. A decision is one transaction with the state of the text, its entry, the
 * reports that it ends, the events, and what pages show; a repeated one changes nothing.
 */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import {
  type Decision,
  type DecisionOf,
  decisionEntry,
  type ModerationEntry,
  type ModerationState,
  needsStatement,
  type Subject,
  stateAfter,
  stateOf,
  statesBefore,
} from '#domain/moderation/moderation.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';
import { ratingsChanged } from '../catalogue/product-ratings.ts';
import { markChanged } from '../pages/page-changes.ts';
import { entryInsertion, outboxInsertion } from './entries.ts';
import { reportsEnded } from './reports.ts';

/** `questionId`: of an answer, to tell who asked when it is published. */
type Text = { subject: Subject; id: string; sku: string; questionId?: string | null };

/** How the open reports about a text end with a decision. */
const reportsAfter: Partial<Record<Decision, 'upheld' | 'gone' | 'rejected'>> = {
  remove: 'upheld',
  withdraw: 'gone',
  keep: 'rejected',
};

export type Moderation = Omit<DecisionOf, 'subject' | 'subjectId' | 'decision'> & {
  id: string;
  decision: Exclude<Decision, 'withdraw'>;
};

export type Moderated =
  | { outcome: 'noText' }
  | { outcome: 'notPossible'; state: ModerationState }
  | { outcome: 'possible' | 'done' };

/** What an operator decides about a text of one of these kinds. A dry run changes nothing. */
export async function moderate(
  db: D1Database,
  kinds: readonly Subject[],
  { id, ...made }: Moderation,
  { now, dryRun }: { now: Date; dryRun: boolean },
): Promise<Moderated> {
  const text = await moderatedText(db, kinds, id, made.decision === 'keep');
  if (!text) return { outcome: 'noText' };
  const notPossible = { outcome: 'notPossible', state: text.state } as const;
  if (stateAfter(text.state, made.decision) === undefined) return notPossible;
  if (dryRun) return { outcome: 'possible' };
  const about = { subject: text.subject, subjectId: id, ...made };
  const entry = decisionEntry(crypto.randomUUID(), about, now.toISOString());
  return (await decide(db, text, entry)) ? { outcome: 'done' } : notPossible;
}

/** The author takes the text back. True if it is withdrawn, now or before; false if it was rejected. */
export async function withdraw(
  db: D1Database,
  text: Pick<Text, 'subject' | 'id' | 'sku'> & { state: ModerationState },
  now: Date,
): Promise<boolean> {
  if (text.state === 'withdrawn') return true;
  const { subject, id: subjectId } = text;
  const made = { subject, subjectId, actor: 'shopper', decision: 'withdraw' } as const;
  return decide(db, text, decisionEntry(`withdraw-${subjectId}`, made, now.toISOString()));
}

/** False if the text is not in a state from which this decision leads. */
export async function decide(
  db: D1Database,
  { subject, id, sku, questionId }: Text,
  entry: ModerationEntry & { kind: Decision },
): Promise<boolean> {
  const table = sql.raw(`${subject}s`);
  const isOpen = sql`id = ${id} AND state IN ${eachOf([...statesBefore(entry.kind)])}`;
  const decided = sql`SELECT 1 FROM moderation_entries WHERE id = ${entry.id}`;
  const isDecided = sql`EXISTS (${decided})`;
  const event = eventOf(entry, questionId);
  const about = { subject, ids: eachOf([id]) };
  const ended = reportsAfter[entry.kind];
  const at = new Date(entry.at);
  const results = await batch(db, [
    entryInsertion(entry, sql`EXISTS (SELECT 1 FROM ${table} WHERE ${isOpen})`),
    sql`UPDATE ${table} SET state = ${stateOf(entry.kind)} WHERE ${isOpen}`,
    ...(event ? [outboxInsertion(event, isDecided)] : []),
    ...(ended ? reportsEnded(about, ended, entry.at, isDecided) : []),
    ...(subject === 'review' ? ratingsChanged(db, [sku], at) : [markChanged(db, [sku], at)]),
    decided,
  ]);
  return (results.at(-1)?.length ?? 0) > 0;
}

/** Authors are told of restrictions, those of reviews also of the publication, and askers of answers. */
function eventOf(entry: ModerationEntry, questionId: Text['questionId']): KontorEvent | undefined {
  const { id: entryId, subject, subjectId, at, kind } = entry;
  if (subject === 'review') {
    return needsStatement(kind) || kind === 'publish' ? reviewEvent(entry) : undefined;
  }
  if (needsStatement(kind)) {
    return {
      id: `question-decided-${entryId}`,
      at,
      type: 'question-decided',
      subject,
      subjectId,
      entryId,
    };
  }
  return subject === 'answer' && kind === 'publish' && questionId
    ? answeredEvent(questionId, subjectId, at)
    : undefined;
}

/** Tells the author of a review of a decision, or of the shop's answer. */
export const reviewEvent = ({
  id: entryId,
  subjectId: reviewId,
  at,
}: ModerationEntry): KontorEvent => ({
  id: `review-decided-${entryId}`,
  at,
  type: 'review-decided',
  reviewId,
  entryId,
});

/** Also the id of the mail. One for an answer, even if it is published again after an appeal. */
export const answeredEventId = (answerId: string) => `question-answered-${answerId}`;

export const answeredEvent = (questionId: string, answerId: string, at: string): KontorEvent => ({
  id: answeredEventId(answerId),
  at,
  type: 'question-answered',
  questionId,
  answerId,
});

/** `asShown`: a published answer is in the state of its question. */
async function moderatedText(
  db: D1Database,
  kinds: readonly Subject[],
  id: string,
  asShown: boolean,
): Promise<(Text & { state: ModerationState }) | undefined> {
  const [found] = await rows<Text & { state: ModerationState }>(
    db,
    sql`SELECT * FROM (
        SELECT 'review' AS subject, id, sku, state, NULL AS questionId FROM reviews WHERE id = ${id}
        UNION ALL SELECT 'question', id, sku, state, NULL FROM questions WHERE id = ${id}
        UNION ALL SELECT 'answer', answers.id, sku,
          iif(${asShown ? 1 : 0} AND answers.state = 'published', questions.state, answers.state), question_id
          FROM answers JOIN questions ON questions.id = question_id WHERE answers.id = ${id})
      WHERE subject IN ${eachOf(kinds)}`,
  );
  return found;
}
