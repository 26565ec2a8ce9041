import * as z from 'zod';

/** Characters; shorter ones can be guessed. */
const shortest = 32;

/** A secret that signs. Where the sandbox runs, a text that everybody may know stands in. */
export const sharedSecret = <Variable extends string>(variable: Variable) =>
  ({
    schema: z.string().min(shortest, { error: `${shortest} characters or more` }),
    sandbox: `the sandbox's own ${variable}, known to everybody`,
    place: 'secret',
  }) as const;
