/** Reads published questions with their published answers. */
import { sql } from 'drizzle-orm';
import type { Language } from '#domain/country/countries.ts';
import type { Input } from '#domain/operations.ts';
import type { QuestionPage } from '#domain/question/operations.ts';
import type { Question } from '#domain/question/question.ts';
import { batch, eachOf, fixed, nearest, type Reader } from '../../d1/statements.ts';
import { answeredRow, questionOf, questionsWhere, withAnswers } from './question-rows.ts';

const isPublished = fixed(sql`state = 'published'`);
const isAnswered = fixed(sql`EXISTS (SELECT 1 FROM answers
  WHERE question_id = questions.id AND answers.state = 'published')`);
const shownColumns = fixed(withAnswers(isPublished));

/** Questions in this language come first, then those with an answer. */
export async function loadQuestions(
  binding: D1Database,
  { productId, offset, limit, answered, ownLanguage }: Input<'getQuestions'>,
  language: Language,
): Promise<QuestionPage> {
  const ofProduct = sql`sku = ${productId} AND ${isPublished}`;
  const isOwn = sql`language = ${language}`;
  const chosen = [ofProduct, ...(answered ? [isAnswered] : []), ...(ownLanguage ? [isOwn] : [])];
  const [found, counted] = (await batch(nearest(binding), [
    sql`SELECT ${shownColumns} FROM questions
      WHERE ${sql.join(chosen, sql` AND `)}
      ORDER BY ${isOwn} DESC, ${isAnswered} DESC, created_at DESC, id LIMIT ${limit} OFFSET ${offset}`,
    sql`SELECT count(*) AS total, coalesce(sum(${isOwn}), 0) AS inLanguage FROM questions
      WHERE ${ofProduct}`,
  ])) as [Parameters<typeof answeredRow>[0][], { total: number; inLanguage: number }[]];
  const results = found.map((row) => questionOf(answeredRow(row)));
  return { offset, limit, ...(counted[0] ?? { total: 0, inLanguage: 0 }), results };
}

/** Questions to compare a new one with; those with answers come first. */
const mostCompared = 200;

export async function comparableQuestions(
  binding: D1Database,
  sku: string,
  language: Language,
): Promise<Question[]> {
  const found = await questionsWhere(
    nearest(binding),
    sql`sku = ${sku} AND ${isPublished} AND language = ${language}
      ORDER BY ${isAnswered} DESC, created_at DESC LIMIT ${mostCompared}`,
    isPublished,
  );
  return found.map(questionOf);
}

export const publishedQuestion = async (db: Reader, id: string): Promise<Question | undefined> =>
  (await publishedQuestions(db, [id]))[0];

export async function publishedQuestions(db: Reader, ids: readonly string[]): Promise<Question[]> {
  const which = sql`id IN ${eachOf(ids)} AND ${isPublished}`;
  return (await questionsWhere(db, which, isPublished)).map(questionOf);
}
