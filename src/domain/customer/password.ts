/** Rules for passwords. Source: catalogue.txt §5; the length is ours. */

const minPasswordLength = 8;
/** Limits the work of hashing. */
export const maxPasswordLength = 200;

/** At least eight code points, with a letter of any script and a digit. */
export function isAcceptablePassword(password: string): boolean {
  return (
    [...password].length >= minPasswordLength &&
    password.length <= maxPasswordLength &&
    /\p{L}/u.test(password) &&
    /\p{Nd}/u.test(password)
  );
}

/** Lifetime of a link to choose a new password, which works once. */
const resetLinkMs = 60 * 60_000;

/** ISO time at which the link of a request (ISO time `at`) expires. */
export function resetExpiry({ at }: { at: string }): string {
  return new Date(Date.parse(at) + resetLinkMs).toISOString();
}
