/** The link of a confirmation mail: `?hash=` with base64 of JSON. Source: checklist URL-8, catalogue.txt §2. */
import { isOwnPath } from '../routing/own-path.ts';

type ConfirmLink = {
  /** Lets its holder confirm and withdraw this consent and nothing else. */
  emailToken: string;
  /** A page of this site. */
  redirectTo?: string;
};

export const confirmPath = '/exConsents/confirm';
export const managePath = '/exConsents/manageSubscriptions';

export function writeConfirmHash({ emailToken, redirectTo }: ConfirmLink): string {
  return btoa(JSON.stringify({ 'email-token': emailToken, redirect_to: redirectTo }));
}

/** Undefined if it cannot be read or has no token. A target outside this site is left out. */
export function readConfirmHash(hash: string): ConfirmLink | undefined {
  const fields = parsed(hash);
  // The specification writes the name both ways.
  const emailToken = fields?.['email-token'] ?? fields?.email_token;
  if (typeof emailToken !== 'string' || emailToken === '') return undefined;
  const target = fields?.redirect_to;
  const own = typeof target === 'string' && isOwnPath(target) && !isConsentPath(target);
  return { emailToken, ...(own && { redirectTo: target }) };
}

/** Such a target would redirect the visitor again. */
function isConsentPath(path: string): boolean {
  return /\/exconsents\//i.test(path);
}

function parsed(hash: string): Record<string, unknown> | undefined {
  try {
    // Mail programs and query parsers turn + into a space; some encoders use base64url.
    const text = atob(hash.replace(/[ -]/g, '+').replaceAll('_', '/'));
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
