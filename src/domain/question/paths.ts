/** The pages of questions, without the prefix of the language. */
import { productNumberOf } from '../catalogue/product.ts';

/** The published questions about an article in the language of the page; the same for everybody. */
export const questionsPath = (sku: string): string => `/questions/${productNumberOf(sku)}`;

/** Those in every language. */
export const allQuestionsPath = (sku: string): string => `${questionsPath(sku)}?languages=all`;

export const questionPaths = {
  ask: '/question/ask',
  answer: '/question/answer',
  withdraw: '/question/withdraw',
} as const;

/** The id of a question's element on a page. */
export const questionAnchor = (id: string): string => `question-${id}`;
