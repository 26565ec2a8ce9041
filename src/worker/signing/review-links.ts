/** Links of mails to reviews: the buyer of an order may review its articles without logging in. */
import * as z from 'zod';
import { readUnexpired, signedToken } from './signed-token.ts';

const purpose = 'review-order';
const link = z.object({ orderId: z.string(), until: z.int() });

export const reviewLink = (orderId: string, until: Date, secret: string): Promise<string> =>
  signedToken(purpose, { orderId, until: until.getTime() }, secret);

/** The id of the order; undefined for a link that is not the shop's or has ended. */
export async function readReviewLink(
  token: string,
  secret: string,
  now: Date,
): Promise<string | undefined> {
  return (await readUnexpired(purpose, link, token, now, secret))?.orderId;
}
