/** Links of mails to reviews: the buyer of an order may review its articles without logging in. */
import * as z from 'zod';
import { readSigned, signedToken } from './signed-token.ts';

const purpose = 'review-order';
const link = z.object({ orderId: z.string(), until: z.string() });

/** `until`: ISO time. */
export const reviewLink = (orderId: string, until: string, secret: string): Promise<string> =>
  signedToken(purpose, { orderId, until }, secret);

/** The id of the order; undefined for a link that is not the shop's or has ended. */
export async function readReviewLink(
  token: string,
  secret: string,
  now: Date,
): Promise<string | undefined> {
  const { data } = link.safeParse(await readSigned(purpose, token, secret));
  return data && data.until > now.toISOString() ? data.orderId : undefined;
}
