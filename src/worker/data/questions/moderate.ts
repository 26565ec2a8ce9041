/** What an operator decides about questions and answers, and what is listed for it. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import {
  type Decision,
  type DecisionOf,
  decisionEntry,
  type ModerationState,
  needsStatement,
  stateAfter,
} from '#domain/moderation/moderation.ts';
import type { Actor } from '#domain/order/history.ts';
import { ownSource, type StoredText } from '#domain/question/question.ts';
import { company } from '#domain/store/company.ts';
import { decideReports } from '../reviews/reports.ts';
import { type AnsweredQuestion, questionsWhere, textRow, textsWhere } from './question-rows.ts';
import { addShopAnswer, decideText } from './write-questions.ts';

export type TextModeration = Omit<DecisionOf, 'subject' | 'subjectId' | 'decision'> & {
  id: string;
  decision: Exclude<Decision, 'withdraw'>;
};

export type ModeratedText =
  | { outcome: 'noText' }
  | { outcome: 'notPossible'; state: ModerationState }
  | { outcome: 'possible' | 'done'; text: StoredText };

/** A dry run changes nothing. A removal upholds the open reports about the text. */
export async function moderateText(
  db: D1Database,
  { id, ...made }: TextModeration,
  { now, dryRun }: { now: Date; dryRun: boolean },
): Promise<ModeratedText> {
  const text = await textRow(db, id);
  if (!text) return { outcome: 'noText' };
  const { subject, sku, state } = text;
  if (stateAfter(state, made.decision) === undefined) return { outcome: 'notPossible', state };
  if (dryRun) return { outcome: 'possible', text };
  const at = now.toISOString();
  const entry = decisionEntry(crypto.randomUUID(), { subject, subjectId: id, ...made }, at);
  const event = needsStatement(made.decision)
    ? decidedEvent(text, entry.id, at)
    : subject === 'answer'
      ? answeredEvent(text.questionId, id, at)
      : undefined;
  const decided = { subject, id, sku, decision: made.decision };
  if (!(await decideText(db, decided, entry, event))) return { outcome: 'notPossible', state };
  if (made.decision === 'remove')
    await decideReports(db, { subject, subjectId: id }, 'upheld', now);
  return { outcome: 'done', text };
}

function decidedEvent(
  { subject, id: subjectId }: StoredText,
  entryId: string,
  at: string,
): KontorEvent {
  return {
    id: `question-decided-${entryId}`,
    at,
    type: 'question-decided',
    subject,
    subjectId,
    entryId,
  };
}

/** Also the id of the mail. One for an answer, even if it is published again after an appeal. */
export const answeredEventId = (answerId: string) => `question-answered-${answerId}`;

const answeredEvent = (questionId: string, answerId: string, at: string): KontorEvent => ({
  id: answeredEventId(answerId),
  at,
  type: 'question-answered',
  questionId,
  answerId,
});

export type ShopAnswer = { id: string; text: string; locale?: LocaleCode; actor: Actor };

/** Publishes the shop's answer; a question that waits is published with it. */
export async function answerAsShop(
  db: D1Database,
  { id, text, locale, actor }: ShopAnswer,
  { now, dryRun }: { now: Date; dryRun: boolean },
): Promise<ModeratedText> {
  const question = await textRow(db, id);
  if (question?.subject !== 'question') return { outcome: 'noText' };
  if (question.state === 'submitted') {
    const published = await moderateText(db, { id, decision: 'publish', actor }, { now, dryRun });
    if (published.outcome !== 'done') return published;
  } else if (question.state !== 'published') {
    return { outcome: 'notPossible', state: question.state };
  }
  if (dryRun) return { outcome: 'possible', text: question };
  const [answerId, at] = [crypto.randomUUID(), now.toISOString()];
  await addShopAnswer(
    db,
    question.sku,
    {
      id: answerId,
      text,
      locale: locale ?? question.locale,
      authorName: company.name,
      createdAt: at,
      source: ownSource,
      state: 'published',
      customerId: null,
      authorEmail: null,
      questionId: id,
      answeredBy: 'shop',
      orderId: null,
    },
    {
      entry: {
        id: `answer-${answerId}`,
        subject: 'question',
        subjectId: id,
        at,
        actor,
        kind: 'answer',
        isAutomated: false,
      },
      event: answeredEvent(id, answerId, at),
    },
  );
  return { outcome: 'done', text: question };
}

/** Questions and answers that wait for a decision. */
export const queuedTexts = (db: D1Database, limit: number): Promise<StoredText[]> =>
  textsWhere(db, sql`state = 'submitted'`, limit);

/** Published questions that were asked before this time (ISO) and have no published answer. */
export const unansweredQuestions = (db: D1Database, before: string, limit: number) =>
  textsWhere(
    db,
    sql`subject = 'question' AND state = 'published' AND createdAt < ${before}
      AND id NOT IN (SELECT question_id FROM answers WHERE answers.state = 'published')`,
    limit,
  );

/** All questions after this id with all their answers, in pages for an export. */
export const questionsAfter = (
  db: D1Database,
  id: string,
  limit: number,
): Promise<AnsweredQuestion[]> =>
  questionsWhere(db, sql`id > ${id} ORDER BY id LIMIT ${limit}`, sql`true`);
