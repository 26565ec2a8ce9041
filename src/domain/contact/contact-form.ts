/** Reads the contact form: a request, or an error for each wrong field. Source: checklist LAY-2, LAY-6. */
import type { FieldErrors, FieldValues } from '../checkout/address-form.ts';
import { messageOf } from '../checkout/form-rules.ts';
import { hasWebAddress } from '../checkout/web-address.ts';
import { asciiEmail, isEmail } from '../customer/email.ts';

export type ContactRequest = {
  name: string;
  email: string;
  subject: string;
  orderNumber?: string;
  /** With its line breaks. */
  message: string;
};

type ContactOutcome = { ok: true; request: ContactRequest } | { ok: false; errors: FieldErrors };

/** Prefixed, because the form may open over a page that has an e-mail field of its own. */
export type ContactField = `contact.${keyof ContactRequest & string}`;

/** Characters. */
export const maxContactLengths = { line: 120, email: 254, message: 4000 } as const;

export function readContact(values: FieldValues): ContactOutcome {
  const errors: FieldErrors = {};
  const read = (field: keyof ContactRequest, longest: number, isRequired: boolean) => {
    const name: ContactField = `contact.${field}`;
    const value = (values[name] ?? '').trim();
    if (!value && isRequired) errors[name] = { key: messageOf('required', field) };
    if (value.length > longest) {
      errors[name] = { key: messageOf('max', field), parameters: { count: longest } };
    }
    return value;
  };
  const line = (field: keyof ContactRequest, isRequired: boolean) =>
    read(field, maxContactLengths.line, isRequired).replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ');
  const name = line('name', true);
  if (hasWebAddress(name, 'person')) {
    errors['contact.name'] ??= { key: messageOf('webAddress', 'name') };
  }
  const email = asciiEmail(read('email', maxContactLengths.email, true));
  if (!isEmail(email)) errors['contact.email'] ??= { key: messageOf('email', 'email') };
  const subject = line('subject', true);
  const orderNumber = line('orderNumber', false);
  const message = read('message', maxContactLengths.message, true);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    request: { name, email, subject, ...(orderNumber && { orderNumber }), message },
  };
}
