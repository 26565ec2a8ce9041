/** Signed links to the documents of an order, on the pages that show it. They expire, as the pages may stay in a history. */
import * as z from 'zod';
import { readUnexpired, signedToken } from './signed-token.ts';

const purpose = 'order-documents';
const lifetimeMs = 3_600_000;

const content = z.object({ orderId: z.string(), until: z.int() });

export function documentLink(orderId: string, now: Date, secret: string): Promise<string> {
  return signedToken(purpose, { orderId, until: now.getTime() + lifetimeMs }, secret);
}

/** The id of the order; undefined if the link is invalid or has expired. */
export async function readDocumentLink(
  token: string,
  now: Date,
  secret: string,
): Promise<string | undefined> {
  return (await readUnexpired(purpose, content, token, now, secret))?.orderId;
}
