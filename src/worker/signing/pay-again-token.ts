/** The link to pay for an order again. It does not expire by itself: it opens what the order still allows. */
import * as z from 'zod';
import { readSigned, signedToken } from './signed-token.ts';

const content = z.object({ orderId: z.string() });

export const payAgainToken = (orderId: string, secret: string): Promise<string> =>
  signedToken('pay-again', { orderId }, secret);

/** The id of the order. */
export async function readPayAgainToken(
  token: string,
  secret: string,
): Promise<string | undefined> {
  return content.safeParse(await readSigned('pay-again', token, secret)).data?.orderId;
}
