/**
 * Writes questions and answers. Each change is one transaction with an entry of the moderation and
 * its event; a repeated one changes nothing.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import type { Actor } from '#domain/order/history.ts';
import { answerId, type QuestionDocument } from '#domain/question/question.ts';
import { inserts, type Row } from '../../d1/bulk-insert.ts';
import { batch } from '../../d1/statements.ts';
import { entryInsertion, outboxInsertion, overwritten } from '../moderation/entries.ts';
import { markChanged } from '../pages/page-changes.ts';
import type { AnswerRow, QuestionRow } from './question-rows.ts';

/** Texts of one person that may wait for their moderation. */
const mostWaiting = 5;

const written = 'id text locale author_name created_at source state customer_id author_email';
const columns = {
  questions: `${written} sku language site`.split(' '),
  answers: `${written} question_id answered_by order_id`.split(' '),
};
type Written = QuestionRow | AnswerRow;

const writtenValues = (row: Written) => [
  row.id,
  row.text,
  row.locale,
  row.authorName,
  row.createdAt,
  row.source,
  row.state,
  row.customerId,
  row.authorEmail,
];
const questionValues = (row: QuestionRow): Row => [
  ...writtenValues(row),
  row.sku,
  languageOf(row.locale),
  row.site,
];
const answerValues = (row: AnswerRow): Row => [
  ...writtenValues(row),
  row.questionId,
  row.answeredBy,
  row.orderId,
];

/** Stores a question that waits for its moderation, once by its id; false if too many of its author wait already. */
export const addQuestion = (db: D1Database, row: QuestionRow): Promise<boolean> =>
  addWaiting(db, 'question', row, questionValues(row));

/** The same for the answer of a buyer. */
export const addAnswer = (db: D1Database, row: AnswerRow): Promise<boolean> =>
  addWaiting(db, 'answer', row, answerValues(row));

async function addWaiting(
  db: D1Database,
  subject: 'question' | 'answer',
  { id, createdAt, customerId, authorEmail }: Written,
  values: Row,
): Promise<boolean> {
  const table = sql.raw(`${subject}s`);
  const stored = sql`SELECT 1 FROM ${table} WHERE id = ${id}`;
  const ofAuthor = sql`state = 'submitted'
    AND (author_email = ${authorEmail} OR customer_id = ${customerId})`;
  const about = { subject, subjectId: id, at: createdAt, actor: 'shopper' } as const;
  const entry = { id: `submit-${id}`, ...about, kind: 'submit', isAutomated: false } as const;
  const results = await batch(db, [
    sql`INSERT INTO ${table} (${sql.raw(columns[`${subject}s`].join(', '))})
      SELECT ${list(values)}
      WHERE (SELECT count(*) FROM ${table} WHERE ${ofAuthor}) < ${mostWaiting}
      ON CONFLICT DO NOTHING`,
    entryInsertion(entry, sql`EXISTS (${stored})`),
    stored,
  ]);
  return (results.at(-1)?.length ?? 0) > 0;
}

const list = (values: Row): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** The shop's answer, which is published at once. */
export async function addShopAnswer(
  db: D1Database,
  sku: string,
  row: AnswerRow,
  { actor, event }: { actor: Actor; event: KontorEvent },
): Promise<void> {
  const { id, questionId, createdAt: at } = row;
  const entry = { id: `answer-${id}`, subject: 'question', subjectId: questionId, at } as const;
  await batch(db, [
    sql`INSERT INTO answers (${sql.raw(columns.answers.join(', '))})
      VALUES (${list(answerValues(row))})`,
    entryInsertion({ ...entry, actor, kind: 'answer', isAutomated: false }, sql`true`),
    outboxInsertion(event, sql`true`),
    markChanged(db, [sku], new Date(at)),
  ]);
}

/** Imports questions with their answers by their ids; those that exist are overwritten, but for the state. */
export async function importQuestions(
  db: D1Database,
  documents: readonly QuestionDocument[],
  now: Date,
): Promise<void> {
  if (documents.length === 0) return;
  const found = documents.map(rowsOf);
  const target = (table: 'questions' | 'answers') => ({
    table,
    columns: columns[table],
    onConflict: overwritten(columns[table]),
  });
  await batch(db, [
    ...inserts(
      db,
      target('questions'),
      found.map(({ question }) => questionValues(question)),
    ),
    ...inserts(
      db,
      target('answers'),
      found.flatMap(({ answers }) => answers.map(answerValues)),
    ),
    markChanged(db, [...new Set(documents.map(({ sku }) => sku))], now),
  ]);
}

function rowsOf({ question, answers, sku, site, ...facts }: QuestionDocument): {
  question: QuestionRow;
  answers: AnswerRow[];
} {
  const { id, locale, source } = facts;
  return {
    question: { id, text: question, sku, site: site ?? null, ...columnsOf(facts), locale, source },
    answers: answers.map((answer, at) => ({
      id: answerId(id, answer, at),
      text: answer.text,
      questionId: id,
      answeredBy: answer.by,
      orderId: answer.orderId ?? null,
      ...columnsOf(answer),
      locale: answer.locale ?? locale,
      source: answer.source ?? source,
    })),
  };
}

type Facts = Pick<
  QuestionDocument,
  'authorName' | 'createdAt' | 'state' | 'customerId' | 'authorEmail'
>;

const columnsOf = ({ authorName, createdAt, state, customerId, authorEmail }: Facts) => ({
  authorName,
  createdAt,
  state: state ?? ('published' as const),
  customerId: customerId ?? null,
  authorEmail: authorEmail ?? null,
});
