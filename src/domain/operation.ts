/** How a row of the contract table is written: what goes in, what comes out. The table: operations.ts. */
import * as z from 'zod';

/** Carries the type of an answer; there is nothing in it. */
export type Answer<Data> = { data?: Data };
export const answer = <Data>(): Answer<Data> => ({});

/** Queries of other backends that this one has no use for. */
const ignored = z.record(z.string(), z.unknown()).transform(() => ({}));

/** `second`: what the second entry of the body says of the input; without it the entry is ignored. */
export function operation<Input, Data>(
  input: z.ZodType<Input>,
  _data: Answer<Data>,
  second: z.ZodType<Partial<Input>> = ignored,
) {
  return { input, second } as {
    input: z.ZodType<Input>;
    second: z.ZodType<Partial<Input>>;
    answer?: Data;
  };
}
