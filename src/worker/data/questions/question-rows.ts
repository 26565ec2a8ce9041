/** The columns of questions and answers as calls, commands and exports need them. */
import { type SQL, sql } from 'drizzle-orm';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { ModerationState } from '#domain/moderation/moderation.ts';
import type {
  Answer,
  AnswerDocument,
  Question,
  QuestionDocument,
  StoredText,
} from '#domain/question/question.ts';
import { type Reader, rows } from '../../d1/statements.ts';

type Written = {
  id: string;
  text: string;
  locale: LocaleCode;
  authorName: string;
  createdAt: string;
  source: string;
  state: ModerationState;
  customerId: string | null;
  authorEmail: string | null;
};
export type AnswerRow = Written & {
  questionId: string;
  answeredBy: Answer['by'];
  orderId: string | null;
};
export type QuestionRow = Written & { sku: string; site: string | null };

const written = sql`id, text, locale, author_name AS authorName, created_at AS createdAt, source,
  state, customer_id AS customerId, author_email AS authorEmail`;
const answerColumns = sql`${written}, question_id AS questionId, answered_by AS answeredBy,
  order_id AS orderId`;

const ofQuestion = (which: SQL) => sql`(SELECT json_group_array(json_object('id', id, 'text', text,
    'locale', locale, 'authorName', authorName, 'createdAt', createdAt, 'source', source, 'state', state,
    'customerId', customerId, 'authorEmail', authorEmail, 'questionId', questionId,
    'answeredBy', answeredBy, 'orderId', orderId))
  FROM (SELECT ${answerColumns} FROM answers WHERE question_id = questions.id AND ${which}
    ORDER BY created_at, id)) AS answers`;

/** `answers`: JSON of the rows. */
type Found = QuestionRow & { answers: string };
export type AnsweredQuestion = QuestionRow & { answers: AnswerRow[] };

/** The columns of a question with those of its answers that satisfy the condition. */
export const withAnswers = (which: SQL): SQL => sql`${written}, sku, site, ${ofQuestion(which)}`;

export const answeredRow = ({ answers, ...row }: Found): AnsweredQuestion => ({
  ...row,
  answers: JSON.parse(answers) as AnswerRow[],
});

export async function questionsWhere(
  db: Reader,
  which: SQL,
  answers: SQL,
): Promise<AnsweredQuestion[]> {
  const found = await rows<Found>(
    db,
    sql`SELECT ${withAnswers(answers)} FROM questions WHERE ${which}`,
  );
  return found.map(answeredRow);
}

/** Nothing of the authors but the shown names. */
export function questionOf({ answers, ...row }: AnsweredQuestion): Question {
  const { id, sku, text, authorName, locale, createdAt, source } = row;
  return { id, sku, text, authorName, locale, createdAt, source, answers: answers.map(answerOf) };
}

function answerOf({
  id,
  text,
  answeredBy: by,
  orderId,
  authorName,
  locale,
  createdAt,
}: AnswerRow): Answer {
  return { id, text, by, isVerified: orderId !== null, authorName, locale, createdAt };
}

/** The line of an export, which an import reads back. */
export function documentOf({
  answers,
  sku,
  text,
  site,
  ...row
}: AnsweredQuestion): QuestionDocument {
  return {
    id: row.id,
    sku,
    question: text,
    ...facts(row),
    ...(site !== null && { site }),
    answers: answers.map(answerDocumentOf),
  };
}

function answerDocumentOf({ answeredBy, text, orderId, ...row }: AnswerRow): AnswerDocument {
  const order = orderId === null ? {} : { orderId };
  return { id: row.id, text, by: answeredBy, ...facts(row), ...order };
}

function facts({
  authorName,
  createdAt,
  locale,
  source,
  state,
  ...row
}: Omit<Written, 'id' | 'text'>) {
  return {
    authorName,
    createdAt,
    locale,
    source,
    state,
    ...(row.customerId !== null && { customerId: row.customerId }),
    ...(row.authorEmail !== null && { authorEmail: row.authorEmail }),
  };
}

/** The questions and answers that satisfy the condition, which names columns of both; the oldest first, or the newest. */
export function textsWhere(
  db: Reader,
  which: SQL,
  limit: number,
  first: 'oldest' | 'newest' = 'oldest',
): Promise<StoredText[]> {
  const order = sql.raw(first === 'oldest' ? 'createdAt' : 'createdAt DESC');
  return rows(
    db,
    sql`SELECT subject, id, questionId, sku, text, locale, authorName, authorEmail, orderId, site,
        state, createdAt
      FROM (SELECT 'question' AS subject, ${written}, id AS questionId, sku, NULL AS orderId, site
          FROM questions
        UNION ALL SELECT 'answer', answers.id, answers.text, answers.locale, answers.author_name,
          answers.created_at, answers.source, answers.state, answers.customer_id,
          answers.author_email, questions.id, questions.sku, answers.order_id, NULL
        FROM answers JOIN questions ON questions.id = answers.question_id)
      WHERE ${which} ORDER BY ${order}, id LIMIT ${limit}`,
  );
}

export async function textRow(db: Reader, id: string): Promise<StoredText | undefined> {
  return (await textsWhere(db, sql`id = ${id}`, 1))[0];
}

/** A question and its answers in any state. */
export const textsOfQuestion = (db: Reader, questionId: string): Promise<StoredText[]> =>
  textsWhere(db, sql`questionId = ${questionId}`, 500);
