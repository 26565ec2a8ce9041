/** The specification's rules and messages for form fields. Source: purchase-flow.txt §5, ADR-2. */
import type { TextKey } from '../texts/texts.ts';

/** `rating` behaves like `required`. */
export type FormRule =
  | 'email'
  | 'required'
  | 'min'
  | 'max'
  | 'confirmed'
  | 'oneOf'
  | 'rating'
  | 'phoneNumber'
  | 'password'
  | 'postalCode'
  | 'streetNumber'
  | 'webAddress';

/** `fields`: by name without prefix: `city` for `billing.city`. */
type Messages = { any: TextKey; fields?: Record<string, TextKey> };

const required: Messages = {
  any: 'field.required',
  fields: {
    firstName: 'field.firstName',
    lastName: 'field.lastName',
    company: 'field.company',
    companyName: 'field.company',
    streetName: 'field.streetName',
    streetNumber: 'field.streetNumber',
    postalCode: 'field.postalCodeMissing',
    city: 'field.city',
    state: 'field.state',
    phone: 'field.phoneMissing',
    name: 'field.name',
    email: 'field.email',
    subject: 'field.subject',
    message: 'field.message',
    password: 'field.passwordMissing',
    currentPassword: 'field.passwordMissing',
    rating: 'field.rating',
    agreement: 'field.agreement',
    ground: 'field.ground',
  },
};

const messages: Record<FormRule, Messages> = {
  email: { any: 'field.email' },
  required,
  min: { any: 'field.tooShort' },
  max: { any: 'field.tooLong' },
  confirmed: { any: 'field.notTheSame' },
  /** Also the specification's default message for a select. */
  oneOf: {
    any: 'field.notCorrect',
    fields: { clientType: 'field.clientType', state: 'field.state' },
  },
  rating: required,
  phoneNumber: { any: 'field.phone' },
  password: { any: 'field.password' },
  postalCode: { any: 'field.postalCode' },
  streetNumber: { any: 'field.streetNumberNoDigit' },
  webAddress: {
    any: 'field.webAddress',
    fields: { title: 'withdraw.webAddress', text: 'withdraw.webAddress' },
  },
};

/** The message for a field that violates a rule. */
export function messageOf(rule: FormRule, field: string): TextKey {
  const { any, fields } = messages[rule];
  return fields?.[field.slice(field.lastIndexOf('.') + 1)] ?? any;
}

/**
 * The specification requires three characters in every validated field; names and towns of one letter exist (eu-2026.md
 * F-17), so one character is enough.
 */
export const minLengths = { spec: 3, effective: 1 } as const;

/** Maximum characters. `accessNote`: how to reach the door (eu-2026.md F-19). */
export const maxLengths = { line: 120, email: 254, accessNote: 200 } as const;
