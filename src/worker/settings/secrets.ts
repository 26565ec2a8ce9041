import * as z from 'zod';

/** In characters; shorter secrets can be guessed. */
const shortest = 32;

/** A secret for signatures. The sandbox uses a publicly known text instead. */
export const sharedSecret = <Variable extends string>(variable: Variable) =>
  ({
    schema: z.string().min(shortest, { error: `${shortest} characters or more` }),
    sandbox: `the sandbox's own ${variable}, known to everybody`,
    place: 'secret',
  }) as const;
