/** Types and builders for the rows of the contract table (operations.ts). */
import * as z from 'zod';
import type { SessionMeans } from './customer/session.ts';
import type { RateLimit } from './rate-limits.ts';

/** Carries only the type of an answer; the value is empty. */
export type Answer<Data> = { data?: Data };
export const answer = <Data>(): Answer<Data> => ({});

/** What the browser stores after a call. Absent fields change nothing. */
export type Remembered = {
  /** The customer it may act for from now on, and how they logged in; null: none; `ended`: its session is over by itself. */
  session?: { customerId: string; means: SessionMeans } | 'ended' | null;
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
  /** What the browser stores after a successful call; absent: nothing. */
  remembers?: (data: Data, input: Input) => Remembered;
};

export type Operation<Input, Data> = {
  input: z.ZodType<Input>;
  second: z.ZodType<Partial<Input>>;
  /** False: the answer is the same for every caller, and the session is not read. */
  readsSession: boolean;
  rateLimit?: RateLimit;
  remembers?(data: Data, input: Input): Remembered;
  answer?: Data;
};

/** For other backends the second entry is a query; this one does not use it. */
const ignored = z.record(z.string(), z.unknown()).transform(() => ({}));

export function operation<Input, Data>(
  input: z.ZodType<Input>,
  _data: Answer<Data>,
  facts: RowFacts<Input, Data> = {},
): Operation<Input, Data> {
  return { input, second: ignored, readsSession: true, ...facts };
}

/** An operation with the same answer for every caller. */
export function publicOperation<Input, Data>(
  input: z.ZodType<Input>,
  data: Answer<Data>,
  facts: RowFacts<Input, Data> = {},
): Operation<Input, Data> {
  return { ...operation(input, data, facts), readsSession: false };
}
