/**
 * A change of a customer's e-mail address: the new one confirms it by the link of a mail, the old one is told at once and
 * can take it back. Reasons: decision 66.
 */

export type EmailChange = {
  id: string;
  customerId: string;
  oldEmail: string;
  newEmail: string;
  /** ISO times: until when it can be confirmed, and taken back. */
  expiresAt: string;
  undoUntil: string;
  confirmedAt: string | null;
};

const confirmMs = 3_600_000;
const undoMs = 7 * 86_400_000;

export function emailChangePeriods(now: Date): Pick<EmailChange, 'expiresAt' | 'undoUntil'> {
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return { expiresAt: after(confirmMs), undoUntil: after(undoMs) };
}
