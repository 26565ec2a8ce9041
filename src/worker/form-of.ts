import { HTTPException } from 'hono/http-exception';
import type { KontorContext } from './context.ts';

/** The text fields of a posted form. A body that is no form is the sender's mistake: 400, or 413 when it is too long. */
export async function formOf(c: KontorContext): Promise<Record<string, string>> {
  const body = await c.req.parseBody().catch((cause: Error) => {
    throw cause.name === 'BodyLimitError' ? cause : new HTTPException(400, { cause });
  });
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
