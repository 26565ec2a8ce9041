/**
 * Rules for new passwords. The specification asks for a letter and a number (catalogue.txt §5); NIST SP 800-63B-4 asks for
 * length and a comparison with known passwords instead. Which one is in effect is a setting: decision 66.
 */
import { isCommonPassword, type PasswordOwner } from './common-password.ts';

/** `length`: at least so many code points. `seed`: the specification's. */
export type PasswordRule = { kind: 'length'; least: number } | { kind: 'seed' };

export type PasswordFault = 'tooShort' | 'tooLong' | 'composition' | 'common';

/** Of the rule `seed`; the length is ours. */
const seedLength = 8;
/** Limits the work of hashing. */
export const maxPasswordLength = 200;

/** Undefined if the password may be chosen by this person. */
export function passwordFault(
  password: string,
  rule: PasswordRule,
  owner: PasswordOwner,
): PasswordFault | undefined {
  if (password.length > maxPasswordLength) return 'tooLong';
  const { length } = [...password.normalize('NFKC')];
  if (rule.kind === 'seed') {
    const isComposed = /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
    if (!isComposed || length < seedLength) return 'composition';
  } else if (length < rule.least) return 'tooShort';
  return isCommonPassword(password, owner) ? 'common' : undefined;
}

/** Lifetime of a link to choose a new password, which works once. */
const resetLinkMs = 60 * 60_000;

/** ISO time at which the link of a request (ISO time `at`) expires. */
export function resetExpiry({ at }: { at: string }): string {
  return new Date(Date.parse(at) + resetLinkMs).toISOString();
}
