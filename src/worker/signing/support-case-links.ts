/** The signed link that opens a support case without an account: from its receipt and from mails about answers. */
import * as z from 'zod';
import { readUnexpired, signedToken } from './signed-token.ts';

const purpose = 'support-case';
const lifetimeMs = 90 * 86_400_000;

const content = z.object({ id: z.string(), until: z.int() });

export function supportCaseLink(id: string, now: Date, secret: string): Promise<string> {
  return signedToken(purpose, { id, until: now.getTime() + lifetimeMs }, secret);
}

/** The id of the case; undefined if the link is invalid or has expired. */
export async function readSupportCaseLink(
  token: string,
  now: Date,
  secret: string,
): Promise<string | undefined> {
  return (await readUnexpired(purpose, content, token, now, secret))?.id;
}
