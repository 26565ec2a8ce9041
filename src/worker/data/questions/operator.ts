/** How the shop answers questions, and what is listed for operators. */
import { sql } from 'drizzle-orm';
import type { Actor } from '#domain/order/history.ts';
import { ownSource, type StoredText } from '#domain/question/question.ts';
import { shopName } from '#domain/store/shop-name.ts';
import { rows } from '../../d1/statements.ts';
import { answeredEvent, type Moderated, moderate } from '../moderation/decide.ts';
import { type AnsweredQuestion, questionsWhere, textRow, textsWhere } from './question-rows.ts';
import { addShopAnswer } from './write-questions.ts';

export type ShopAnswer = { id: string; text: string; actor: Actor };

/** Publishes the shop's answer; a question that waits is published with it. `exists`: a command that is repeated. */
export async function answerAsShop(
  db: D1Database,
  { id, text, actor }: ShopAnswer,
  { now, dryRun }: { now: Date; dryRun: boolean },
): Promise<Moderated | { outcome: 'exists' }> {
  const question = await textRow(db, id);
  if (question?.subject !== 'question') return { outcome: 'noText' };
  if (await isAnswered(db, id, text)) return { outcome: 'exists' };
  if (question.state === 'submitted') {
    const asked = { id, decision: 'publish', actor } as const;
    const published = await moderate(db, ['question'], asked, { now, dryRun });
    if (published.outcome !== 'done') return published;
  } else if (question.state !== 'published') {
    return { outcome: 'notPossible', state: question.state };
  }
  if (dryRun) return { outcome: 'possible' };
  const [answerId, at] = [crypto.randomUUID(), now.toISOString()];
  await addShopAnswer(
    db,
    question.sku,
    {
      id: answerId,
      text,
      locale: question.locale,
      authorName: shopName,
      createdAt: at,
      source: ownSource,
      state: 'published',
      customerId: null,
      authorEmail: null,
      questionId: id,
      answeredBy: 'shop',
      orderId: null,
    },
    { actor, event: answeredEvent(id, answerId, at) },
  );
  return { outcome: 'done' };
}

/** Whether the shop has published this answer. */
async function isAnswered(db: D1Database, questionId: string, text: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`SELECT 1 FROM answers WHERE question_id = ${questionId} AND state = 'published'
      AND answered_by = 'shop' AND text = ${text}`,
  );
  return found.length > 0;
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
