/** The contact form: from its fields to a request, or to what is missing in each. Source: checklist LAY-2, LAY-6. */
import type { FieldErrors, FieldValues } from '../checkout/address-form.ts';
import { isEmail } from '../customer/email.ts';
import type { TextKey } from '../texts/texts.ts';

export type ContactRequest = {
  name: string;
  email: string;
  subject: string;
  orderNumber?: string;
  /** With its line breaks. */
  message: string;
};

export type ContactOutcome =
  | { ok: true; request: ContactRequest }
  | { ok: false; errors: FieldErrors };

/** Field names carry the form's: the form may open over a page that has an e-mail field of its own. */
export type ContactField = `contact.${keyof ContactRequest & string}`;

/** Characters. */
export const longestContact = { line: 120, email: 254, message: 4000 } as const;

export function readContact(values: FieldValues): ContactOutcome {
  const errors: FieldErrors = {};
  const read = (field: keyof ContactRequest, longest: number, missing?: TextKey) => {
    const name: ContactField = `contact.${field}`;
    const value = (values[name] ?? '').trim();
    if (!value && missing) errors[name] = { key: missing };
    if (value.length > longest) {
      errors[name] = { key: 'field.tooLong', parameters: { count: longest } };
    }
    return value;
  };
  const line = (field: keyof ContactRequest, missing?: TextKey) =>
    read(field, longestContact.line, missing).replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
  const name = line('name', 'field.name');
  const email = read('email', longestContact.email, 'field.email');
  if (!isEmail(email)) errors['contact.email'] ??= { key: 'field.email' };
  const subject = line('subject', 'field.subject');
  const orderNumber = line('orderNumber');
  const message = read('message', longestContact.message, 'field.message');
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    request: { name, email, subject, ...(orderNumber && { orderNumber }), message },
  };
}
