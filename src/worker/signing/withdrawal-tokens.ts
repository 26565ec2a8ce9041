/** Signed tokens of the withdrawal function. None of them expires: a right does not end with a link. */
import * as z from 'zod';
import { stated, type WithdrawalStatement } from '#domain/withdrawal/statement.ts';
import { readSigned, signedToken } from './signed-token.ts';

/** Which order is meant. `isNamed`: its holder may see the buyer's name, as in a mail to the buyer. */
const orderLink = z.object({ orderId: z.string(), isNamed: z.boolean() });
export type OrderLink = z.infer<typeof orderLink>;

export const withdrawalLink = (link: OrderLink, secret: string): Promise<string> =>
  signedToken('withdrawal-order', link, secret);

export async function readWithdrawalLink(
  token: string,
  secret: string,
): Promise<OrderLink | undefined> {
  return orderLink.safeParse(await readSigned('withdrawal-order', token, secret)).data;
}

/** What is confirmed in the second step, as it was shown, with the order that a link has proved. */
const draft = z.object({
  key: z.string(),
  store: z.string(),
  locale: z.string(),
  statement: stated,
  orderId: z.string().optional(),
});
export type SignedDraft = z.infer<typeof draft> & { statement: WithdrawalStatement };

export const withdrawalDraftToken = (content: SignedDraft, secret: string): Promise<string> =>
  signedToken('withdrawal-draft', content, secret);

export async function readWithdrawalDraft(
  token: string,
  secret: string,
): Promise<SignedDraft | undefined> {
  return draft.safeParse(await readSigned('withdrawal-draft', token, secret)).data;
}

const receipt = z.object({ id: z.string() });

/** Gives access to a received statement and its return slip. */
export const withdrawalReceipt = (id: string, secret: string): Promise<string> =>
  signedToken('withdrawal-receipt', { id }, secret);

export async function readWithdrawalReceipt(
  token: string,
  secret: string,
): Promise<string | undefined> {
  return receipt.safeParse(await readSigned('withdrawal-receipt', token, secret)).data?.id;
}
