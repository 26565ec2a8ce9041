/** What rows of operator operations are made of: words of the operator, and the step they mean. */
import * as z from 'zod';
import type { LinePieces } from '../fulfilment.ts';
import type { Order } from '../order.ts';
import { type Pieces, piecesBySku } from '../steps/pieces.ts';
import { refused, type StepRefused } from '../steps/result.ts';
import type { OrderStep } from '../steps/step.ts';

type Meant = OrderStep | StepRefused;
type Words = z.ZodObject;

/** `input`: the operator's words; its descriptions are the help of the command. */
export type OperatorOperation = {
  summary: string;
  input: Words;
  /** The step that is meant, or why there is none. */
  step(input: Record<string, unknown>, order: Order): Meant;
};

/** Types the step function by the input's schema. */
export function row<Input extends Words>(
  summary: string,
  input: Input,
  step: (input: z.infer<Input>, order: Order) => Meant,
): OperatorOperation {
  return { summary, input, step: (words, order) => step(input.parse(words), order) };
}

const article = z.object({ sku: z.string(), quantity: z.int().positive() });
export const articles = z
  .array(article)
  .min(1)
  .describe('an article and how many: SKU=2; all without it');
/** All currencies of the shop have two decimals. */
const written = z.string().regex(/^\d{1,8}([.,]\d{1,2})?$/, 'is no amount such as 12.50');
export const amount = written.regex(/[1-9]/, 'is nothing');
export const deduction = written;
export const ordinal = z.coerce.number().int().positive();
export const reason = z.string().min(1).max(500).describe('why, for the history');
export const evenUnpaid = z.boolean().describe('although it is not paid').optional();
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(max, `has more than ${max} characters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'is more than one line');
export const carrier = line(60);
export const trackingNumber = line(60);
/** A link of the order's page and of mails. */
export const trackingPage = line(500).regex(
  /^https:\/\/[^\s/]+\.[^\s/]+/i,
  'is no address such as https://carrier.example/4711',
);
export const reference = z
  .string()
  .max(140)
  .describe('the reference of the bank or the carrier')
  .optional();

/** Without the fields that were not given. */
export function given<Fields extends Record<string, unknown>>(fields: Fields) {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(kept) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined | ''>;
  };
}

/** `12,5` is 1250 cents. */
export function centsIn(written: string): number {
  const [whole = '', part = ''] = written.split(/[.,]/);
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** The step for these articles; without any, for what the step takes by itself. */
export function withLines(
  order: Order,
  wanted: readonly z.infer<typeof article>[] | undefined,
  there: Pieces,
  step: (lines?: LinePieces[]) => Meant,
): Meant {
  if (!wanted) return step();
  const lines = piecesBySku(order, wanted, there);
  if ('several' in lines) return refused('severalGuarantees', lines.several);
  return 'unknown' in lines ? refused('unknownArticle', lines.unknown) : step(lines);
}
