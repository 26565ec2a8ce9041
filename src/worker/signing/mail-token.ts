/** Tokens of links in mails: they name a row, which says whether the link still works. */
import { readSigned, signedToken } from './signed-token.ts';

type LinkPurpose = 'registration' | 'email-change' | 'email-undo' | 'my-data';

/** Deterministic: a repeated mail has the same link. */
export function mailToken(purpose: LinkPurpose, id: string, secret: string): Promise<string> {
  return signedToken(purpose, { id }, secret);
}

/** The id in a token; undefined if its signature is invalid or for another purpose. */
export async function idInMailToken(
  purpose: LinkPurpose,
  token: string,
  secret: string,
): Promise<string | undefined> {
  const content = (await readSigned(purpose, token, secret)) as { id?: string } | undefined;
  return content?.id;
}
