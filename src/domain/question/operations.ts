/** The calls about questions and answers: rows of the contract table (../operations.ts). */
import * as z from 'zod';
import { sku } from '../cart/actions.ts';
import { offset } from '../catalogue/calls/product-query.ts';
import { visibleLine } from '../checkout/line-characters.ts';
import { emailAddress } from '../customer/email.ts';
import type { ModerationState } from '../moderation/moderation.ts';
import { isShowable, notShowable } from '../moderation/text-fields.ts';
import { answer, operation, publicOperation } from '../operation.ts';
import { maxQuestionLengths, minQuestionLength, type OwnText, type Question } from './question.ts';

/** Questions per page. */
export const questionPageSize = 10;

export type QuestionPage = {
  offset: number;
  limit: number;
  /** All published questions about the article, and those in the caller's language. */
  total: number;
  inLanguage: number;
  results: Question[];
};

const text = (max: number) =>
  z.string().trim().min(minQuestionLength).max(max).refine(isShowable, notShowable);
const name = z
  .string()
  .transform(visibleLine)
  .pipe(z.string().max(maxQuestionLengths.authorName).refine(isShowable, notShowable))
  .default('');
/** Of the form: a text that is sent twice with it is stored once. */
const key = z.uuid();
const textId = z.string().regex(/^[\w-]{1,64}$/);

type Submitted = { id: string; state: ModerationState };

export const questionOperations = {
  /** The published questions about a product: in the caller's language first, then with an answer, then the newest. */
  getQuestions: publicOperation(
    z.object({
      productId: sku,
      offset,
      limit: z.int().min(1).max(50).default(questionPageSize),
      /** Only those with an answer. */
      answered: z.boolean().default(false),
      /** Only those in the caller's language. */
      ownLanguage: z.boolean().default(false),
    }),
    answer<QuestionPage>(),
  ),
  /** Published questions about the product that ask the same, in the caller's language. */
  getSimilarQuestions: publicOperation(
    z.object({ productId: sku, text: z.string().max(maxQuestionLengths.text) }),
    answer<{ results: Question[] }>(),
  ),
  /** Needs no purchase and no account. With an address, its owner is told of answers. */
  askQuestion: operation(
    z.object({
      key,
      productId: sku,
      text: text(maxQuestionLengths.text),
      name,
      email: emailAddress.optional(),
    }),
    answer<{ question: Submitted }>(),
    { rateLimit: 'question' },
  ),
  /** Only by who has bought the article; the shop answers by command (npm run questions). */
  answerQuestion: operation(
    z.object({ key, id: textId, text: text(maxQuestionLengths.answer), name }),
    answer<{ answer: Submitted; productId: string }>(),
    { rateLimit: 'question' },
  ),
  /** A published question, whether the caller may answer it, and the caller's name as texts show it. */
  getQuestion: operation(
    z.object({ id: textId }),
    answer<{ question: Question; mayAnswer: boolean; name: string }>(),
  ),
  /** The customer's questions and answers. */
  getOwnQuestions: operation(z.object({}), answer<{ texts: OwnText[] }>()),
  /** The author takes a question or an answer back, for good. */
  withdrawQuestion: operation(z.object({ id: textId }), answer<Record<string, never>>()),
};
