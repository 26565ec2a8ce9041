/** The calls about questions and answers. */
import { sql } from 'drizzle-orm';
import { failure } from '#domain/errors.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import type { questionOperations } from '#domain/question/operations.ts';
import { ownSource } from '#domain/question/question.ts';
import { similarQuestions } from '#domain/question/similar.ts';
import { purchaseOf } from '#domain/review/may-review.ts';
import { shortName } from '#domain/review/review-form.ts';
import { contentHash } from '../../d1/content-hash.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import { withdraw } from '../../data/moderation/decide.ts';
import { restrictionsOf } from '../../data/moderation/entries.ts';
import { textsWhere } from '../../data/questions/question-rows.ts';
import {
  comparableQuestions,
  loadQuestions,
  publishedQuestion,
  publishedQuestions,
} from '../../data/questions/questions.ts';
import { addAnswer, addQuestion } from '../../data/questions/write-questions.ts';
import { ordersOfCustomer } from '../../data/reviews/own-reviews.ts';
import type { Environment } from '../../settings/environment.ts';

type QuestionCalls = Pick<Commerce, keyof typeof questionOperations>;

/** Of an account's texts. */
const mostListed = 200;

export function questionCalls({ DB }: Environment): QuestionCalls {
  async function buyerOf(sku: string, caller: Caller) {
    const customer = await customerOfSession(DB, caller);
    const purchase = customer && purchaseOf(await ordersOfCustomer(DB, customer), sku);
    return { customer, purchase };
  }

  return {
    async getQuestions(query, { locale }) {
      return { ok: true, data: await loadQuestions(DB, query, languageOf(locale)) };
    },
    async getSimilarQuestions({ productId, text }, { locale }) {
      const language = languageOf(locale);
      const known = await comparableQuestions(DB, productId, language);
      return { ok: true, data: { results: similarQuestions(text, language, known) } };
    },
    async askQuestion({ key, productId: sku, text, name, email }, caller) {
      const { locale, site, now } = caller;
      const id = await idOf(key, sku, text, name, email);
      const customer = await customerOfSession(DB, caller);
      const question = {
        id,
        sku,
        text,
        locale,
        site,
        authorName: name,
        createdAt: now.toISOString(),
        source: ownSource,
        state: 'submitted',
        customerId: customer?.id ?? null,
        authorEmail: email?.toLowerCase() ?? null,
      } as const;
      const isStored = await addQuestion(DB, question);
      return isStored
        ? { ok: true, data: { question: { id, state: 'submitted' } } }
        : failure('TooManyQuestions');
    },
    async getQuestion({ id }, caller) {
      const question = await publishedQuestion(DB, id);
      if (!question) return failure('QuestionNotFound');
      const { customer, purchase } = await buyerOf(question.sku, caller);
      const name = customer ? shortName(customer, caller.store.key) : '';
      return { ok: true, data: { question, mayAnswer: purchase !== undefined, name } };
    },
    async answerQuestion({ key, id: questionId, text, name }, caller) {
      const question = await publishedQuestion(DB, questionId);
      if (!question) return failure('QuestionNotFound');
      const { customer, purchase } = await buyerOf(question.sku, caller);
      if (!customer) return failure('NotLoggedIn');
      if (!purchase) return failure('AnswerNotPurchased');
      const id = await idOf(key, questionId, text, name);
      const isStored = await addAnswer(DB, {
        id,
        questionId,
        text,
        answeredBy: 'buyer',
        locale: caller.locale,
        authorName: name,
        createdAt: caller.now.toISOString(),
        source: ownSource,
        state: 'submitted',
        customerId: customer.id,
        authorEmail: customer.email,
        orderId: purchase.orderId,
      });
      const submitted = { id, state: 'submitted' } as const;
      return isStored
        ? { ok: true, data: { answer: submitted, productId: question.sku } }
        : failure('TooManyQuestions');
    },
    async getOwnQuestions(_, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const texts = await textsWhere(DB, sql`customerId = ${customer.id}`, mostListed, 'newest');
      const [restrictions, questions] = await Promise.all([
        restrictionsOf(DB, texts),
        publishedQuestions(
          DB,
          texts.map(({ questionId }) => questionId),
        ),
      ]);
      const own = texts.map((text) => {
        const { subject, id, sku, locale, state, createdAt } = text;
        const question = questions.find((each) => each.id === text.questionId);
        const restriction = restrictions.get(`${subject} ${id}`);
        const more = { ...(question && { question }), ...(restriction && { restriction }) };
        return { subject, id, sku, text: text.text, locale, state, createdAt, ...more };
      });
      return { ok: true, data: { texts: own } };
    },
    async withdrawQuestion({ id }, caller) {
      const customer = await customerOfSession(DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const [text] = await textsWhere(DB, sql`customerId = ${customer.id} AND id = ${id}`, 1);
      const isWithdrawn = text && (await withdraw(DB, text, caller.now));
      return isWithdrawn ? { ok: true, data: {} } : failure('QuestionNotFound');
    },
  };
}

/** By the key of the form and its content: sent twice, a text is stored once; changed and sent again, it is another one. */
const idOf = async (...sent: (string | undefined)[]): Promise<string> =>
  (await contentHash(JSON.stringify(sent))).slice(0, 32);
