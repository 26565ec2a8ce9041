/** The link of the mail about a request for personal data. Until when it is valid, the request says. */
import * as z from 'zod';
import { readSigned, signedToken } from './signed-token.ts';

const content = z.object({ requestId: z.string() });

export const myDataToken = (requestId: string, secret: string): Promise<string> =>
  signedToken('my-data', { requestId }, secret);

/** The id of the request. */
export async function readMyDataToken(token: string, secret: string): Promise<string | undefined> {
  return content.safeParse(await readSigned('my-data', token, secret)).data?.requestId;
}
