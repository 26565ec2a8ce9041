/** What a password must have. Source: catalogue.txt §5; the length is ours. */

export const minPasswordLength = 8;
/** Beyond this a form field is no password but a load. */
export const maxPasswordLength = 200;

/** At least eight characters as a person counts them, with a letter of any script and a number. */
export function isAcceptablePassword(password: string): boolean {
  return (
    [...password].length >= minPasswordLength &&
    password.length <= maxPasswordLength &&
    /\p{L}/u.test(password) &&
    /\p{Nd}/u.test(password)
  );
}

/** How long a link works with which a new password is chosen. It works once. */
export const resetLinkMs = 60 * 60_000;

/** ISO time at which the link of a request (ISO time `at`) stops to work. */
export function resetExpiry({ at }: { at: string }): string {
  return new Date(Date.parse(at) + resetLinkMs).toISOString();
}
