/** Types and builders for the rows of the contract table (operations.ts). */
import * as z from 'zod';
import type { SessionMeans } from './customer/session.ts';
import type { Failure } from './errors.ts';
import type { RateLimit } from './rate-limits.ts';
import type { Store } from './store/store.ts';

/**
 * Carries the type of an answer. Rows of the specification also have its schema, for the description of the calls
 * (docs/openapi.json); an answer is not compared with it at run time.
 */
export type Answer<Data> = { data?: Data; schema?: z.ZodType };

export function answer<Schema extends z.ZodType>(schema: Schema): Answer<z.infer<Schema>>;
export function answer<Data>(): Answer<Data>;
export function answer(schema?: z.ZodType): Answer<unknown> {
  return schema ? { schema } : {};
}

/** For answers that the route completes (cart/cart-answer.ts): backends answer with `Data`, calls with the schema. */
export const answerShownAs = <Data>(schema: z.ZodType): Answer<Data> => ({ schema });

/** `seconds`: how long it lasts, at most as long as every session; absent: as long. */
export type BegunSession = { customerId: string; means: SessionMeans; seconds?: number };

/** What the browser stores after a call. Absent fields change nothing. */
export type Remembered = {
  /** The customer it may act for from now on, and how they logged in; null: none; `ended`: its session is over by itself. */
  session?: BegunSession | 'ended' | null;
  /** Null: it forgets the visitor's cart, orders and choices too. */
  visitor?: null;
  /** The id of the visitor's cart. */
  cart?: string | undefined;
  /** The id of a cart that became an order; gives access to that order. */
  orderedCart?: string;
  /** The id of a cart that was ordered or deleted: its cookie is cleared if it is the visitor's cart. */
  endedCart?: string;
  /** The key to the wish lists of this browser; null: it has none any more. */
  wishKey?: string | null;
};

type RowFacts<Input, Data> = {
  /** Schema of the body's second entry, which is merged into the input; if absent, the entry is ignored. */
  second?: z.ZodType<Partial<Input>>;
  /** The limit that a call counts against; absent: none. */
  rateLimit?: RateLimit;
  /** Why the call is not for this store: it names another one, or another currency. */
  refuses?: (input: Input, store: Store) => Failure | undefined;
  /** What the browser stores after a successful call; absent: nothing. */
  remembers?: (data: Data, input: Input) => Remembered;
};

export type Operation<Input, Data> = {
  input: z.ZodType<Input>;
  second: z.ZodType<Partial<Input>>;
  /** False: the answer is the same for every caller, and the session is not read. */
  readsSession: boolean;
  rateLimit?: RateLimit;
  refuses?(input: Input, store: Store): Failure | undefined;
  remembers?(data: Data, input: Input): Remembered;
  answer?: Data;
  /** Of rows of the specification. */
  answerSchema?: z.ZodType;
};

/** For other backends the second entry is a query; this one does not use it. */
const ignored = z.record(z.string(), z.unknown()).transform(() => ({}));

export function operation<Input, Data>(
  input: z.ZodType<Input>,
  { schema }: Answer<Data>,
  facts: RowFacts<Input, Data> = {},
): Operation<Input, Data> {
  const described = schema && { answerSchema: schema };
  return { input, second: ignored, readsSession: true, ...facts, ...described };
}

/** An operation with the same answer for every caller. */
export function publicOperation<Input, Data>(
  input: z.ZodType<Input>,
  data: Answer<Data>,
  facts: RowFacts<Input, Data> = {},
): Operation<Input, Data> {
  return { ...operation(input, data, facts), readsSession: false };
}
