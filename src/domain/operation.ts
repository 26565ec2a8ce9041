/** How a row of the contract table is written: what goes in, what comes out, what else is true of the call. The table: operations.ts. */
import * as z from 'zod';
import type { RateLimit } from './rate-limits.ts';

/** Carries the type of an answer; there is nothing in it. */
export type Answer<Data> = { data?: Data };
export const answer = <Data>(): Answer<Data> => ({});

/** What the browser is to keep after a call. What is not named stays as it was. */
export type Remembered = {
  /** The id of the customer it may act for from now on; null: it forgets the session it has. */
  session?: string | null;
  /** The id of the visitor's cart. */
  cart?: string | undefined;
  /** The id of a cart that became an order: the key to that order. */
  orderedCart?: string;
  /** The id of a cart that is over: forgotten where it is the visitor's. */
  endedCart?: string;
};

export type RowFacts<Input, Data> = {
  /** What the second entry of the body says of the input; without it the entry is ignored. */
  second?: z.ZodType<Partial<Input>>;
  /** Which limit a call counts with; without it there is none. */
  rateLimit?: RateLimit;
  /** After a call that succeeded; without it the browser keeps what it has. */
  remembers?: (data: Data, input: Input) => Remembered;
};

export type Operation<Input, Data> = {
  input: z.ZodType<Input>;
  second: z.ZodType<Partial<Input>>;
  /** False: the answer is the same for everybody, and the caller's session is not read. */
  readsSession: boolean;
  rateLimit?: RateLimit;
  remembers?(data: Data, input: Input): Remembered;
  answer?: Data;
};

/** Queries of other backends that this one has no use for. */
const ignored = z.record(z.string(), z.unknown()).transform(() => ({}));

export function operation<Input, Data>(
  input: z.ZodType<Input>,
  _data: Answer<Data>,
  facts: RowFacts<Input, Data> = {},
): Operation<Input, Data> {
  return { input, second: ignored, readsSession: true, ...facts };
}

/** A call that answers everybody alike. */
export function publicOperation<Input, Data>(
  input: z.ZodType<Input>,
  data: Answer<Data>,
  facts: RowFacts<Input, Data> = {},
): Operation<Input, Data> {
  return { ...operation(input, data, facts), readsSession: false };
}
