/** Questions about an article and their answers. Moderated and reported like reviews (../moderation); texts are never edited. */
import * as z from 'zod';
import type { LocaleCode } from '../locale/locales.ts';
import {
  type ModerationState,
  moderationStates,
  type Restriction,
} from '../moderation/moderation.ts';
import {
  articleSku,
  type Claims,
  isShowable,
  localeCode,
  notShowable,
} from '../moderation/text-fields.ts';

/** Characters. */
export const maxQuestionLengths = { text: 1000, answer: 2000, authorName: 60 } as const;
export const minQuestionLength = 10;

/** Written here; a question or an answer of another source was imported. `demo`: invented. */
export const ownSource = 'shop';

/** Who answers: the shop, or somebody whose order proves that they have the article. */
export const answerers = ['shop', 'buyer'] as const;
export type Answerer = (typeof answerers)[number];

/** An answer as the calls tell it, without anything that its author has not published. */
export type Answer = {
  id: string;
  text: string;
  by: Answerer;
  /** An order of this shop proves the purchase. */
  isVerified: boolean;
  /** Empty: a customer without a name. */
  authorName: string;
  locale: LocaleCode;
  /** ISO time. */
  createdAt: string;
};

export type Question = {
  id: string;
  sku: string;
  text: string;
  authorName: string;
  locale: LocaleCode;
  /** ISO time. */
  createdAt: string;
  source: string;
  /** The oldest first. */
  answers: Answer[];
};

type Text = {
  subject: 'question' | 'answer';
  id: string;
  sku: string;
  text: string;
  locale: LocaleCode;
  state: ModerationState;
  createdAt: string;
};

/**
 * A question, or an answer, as its author sees it. `question`: with its answers, if it is published. `restriction`: of a text
 * that is not shown.
 */
export type OwnText = Text & { question?: Question; restriction?: Restriction };

/** The same as the shop stores it. `questionId`: its own id, or that of the question it answers. */
export type StoredText = Text & {
  questionId: string;
  authorName: string;
  authorEmail: string | null;
  /** The purchase of a buyer who answers. */
  orderId: string | null;
  /** Where the question was asked: the base URL of links in mails. */
  site: string | null;
};

const name = z.string().trim().max(maxQuestionLengths.authorName).refine(isShowable, notShowable);
const optional = {
  locale: localeCode.optional(),
  state: z.enum(moderationStates).optional(),
  source: z.string().regex(/^[\w.-]{1,40}$/),
  customerId: z.string().max(64).optional(),
  authorEmail: z.string().max(254).toLowerCase().optional(),
};

const anyAnswerDocument = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  text: z.string().trim().min(1).max(maxQuestionLengths.answer),
  by: z.enum(answerers),
  authorName: name,
  createdAt: z.iso.datetime(),
  ...optional,
  source: optional.source.optional(),
  /** The order of a buyer. */
  orderId: z.string().max(64).optional(),
});
/** The shop may name a page in its answers. */
const answerDocument = anyAnswerDocument.refine(
  ({ by, text }) => by === 'shop' || isShowable(text),
  { path: ['text'], message: notShowable },
);

/**
 * A line of an import or export file. Without `state` a text is published; without an id an answer is `<question>-1`, `-2` …;
 * its locale and source are those of the question if it has none.
 */
export const questionDocument = z.strictObject({
  id: z.string().regex(/^[\w-]{1,60}$/),
  sku: articleSku,
  question: z.string().trim().min(1).max(maxQuestionLengths.text).refine(isShowable, notShowable),
  authorName: name,
  createdAt: z.iso.datetime(),
  ...optional,
  locale: localeCode,
  /** Where it was asked: the base URL of the links in the mail to its author. */
  site: z.url().max(200).optional(),
  answers: z.array(answerDocument).max(50).default([]),
});
export type QuestionDocument = z.output<typeof questionDocument>;
export type AnswerDocument = z.output<typeof answerDocument>;

export const questionClaims = ({ id, sku, createdAt, answers }: QuestionDocument): Claims => ({
  times: Object.fromEntries([
    ['createdAt', createdAt],
    ...answers.map((answer, at) => [`answers.${at}.createdAt`, answer.createdAt]),
  ]),
  purchases: answers.flatMap(({ orderId, ...answer }, at) =>
    orderId === undefined ? [] : [{ id: answerId(id, answer, at), sku, orderId }],
  ),
  texts: [
    { subject: 'question', id },
    ...answers.map((answer, at) => ({ subject: 'answer', id: answerId(id, answer, at) }) as const),
  ],
});

/** `at`: its place in the document. */
export const answerId = (questionId: string, { id }: { id?: string | undefined }, at: number) =>
  id ?? `${questionId}-${at + 1}`;
