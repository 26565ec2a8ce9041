/** Limits the mails to one inbox. The statement itself is stored all the same. Source: eu-2026.md C-05. */

/** Acknowledgements that one inbox receives in 24 hours. */
export const maxMailsPerInbox = 10;
export const inboxWindowMs = 86_400_000;

/** The inbox of an address: without capitals and without what follows a plus (`me+shop@…`). */
export function inboxOf(email: string): string {
  const [, local = email, domain = ''] = /^(.*)@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}
