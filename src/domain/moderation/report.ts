/** A report that a text is illegal or against the rules: anybody may send one (DSA art. 16). */
import type { FieldErrors, FieldValues } from '../checkout/address-form.ts';
import { messageOf } from '../checkout/form-rules.ts';
import { asciiEmail, isEmail } from '../customer/email.ts';
import { type Ground, grounds, type Subject } from './moderation.ts';

/** Characters. */
export const maxReportLengths = { explanation: 2000, email: 254 } as const;

export type ReportDraft = {
  ground: Ground;
  /** What is wrong, in the reporter's words. */
  explanation: string;
  /** Gets the receipt and the decision; absent: an anonymous report. */
  email?: string;
};

export type ContentReport = ReportDraft & {
  id: string;
  /** As the reporter quotes it: M-26-7K3QX2. */
  number: string;
  subject: Subject;
  subjectId: string;
  /** ISO time. */
  at: string;
  /** Where it was sent: the mails use its language and address. */
  store: string;
  locale: string;
  /** `gone`: nothing was decided, because the author took the text back. */
  state: 'open' | 'upheld' | 'rejected' | 'gone';
  decidedAt?: string;
};

/** The beginning of a text, by which a reader knows it. `length`: characters. */
export const excerptOf = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** Letters and digits that are not mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `random`: at least six bytes. */
export function reportNumber(day: string, random: Uint8Array): string {
  const sign = [...random.slice(0, 6)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `M-${day.slice(2, 4)}-${sign}`;
}

/** Fields are prefixed, because the form stands on a page with others. */
export function readReport(
  values: FieldValues,
): { ok: true; report: ReportDraft } | { ok: false; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const ground = grounds.find((each) => each === values['report.ground']);
  if (!ground) errors['report.ground'] = { key: messageOf('required', 'report.ground') };
  const explanation = (values['report.explanation'] ?? '').trim();
  if (explanation.length > maxReportLengths.explanation) {
    const parameters = { count: maxReportLengths.explanation };
    errors['report.explanation'] = { key: messageOf('max', 'report.explanation'), parameters };
  }
  const email = asciiEmail((values['report.email'] ?? '').trim());
  if (email && !isEmail(email)) errors['report.email'] = { key: messageOf('email', 'email') };
  if (!ground || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, report: { ground, explanation, ...(email && { email }) } };
}
