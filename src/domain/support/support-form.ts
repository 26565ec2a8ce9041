/** Reads the support form: a request, or an error for each wrong field. Source: purchase-flow.txt §5. */
import type { FieldError, FieldErrors, FieldValues } from '../checkout/address-form.ts';
import { messageOf } from '../checkout/form-rules.ts';
import { readPhone } from '../checkout/phone.ts';
import { hasWebAddress } from '../checkout/web-address.ts';
import type { CountryCode } from '../country/countries.ts';
import { phoneExamples } from '../country/telephone.ts';
import { asciiEmail, isEmail } from '../customer/email.ts';
import { fieldsOf, type SupportField, topicOf } from './reasons.ts';
import {
  maxSupportLengths,
  productNumberLength,
  type SupportRequest,
  supportProductNumber,
} from './support-request.ts';

/** Prefixed, because the form may open over a page that has an e-mail field of its own. */
export type SupportFieldName = `support.${keyof SupportRequest & string}`;
export const supportFieldName = (field: keyof SupportRequest): SupportFieldName =>
  `support.${field}`;

type Outcome = { ok: true; request: SupportRequest } | { ok: false; errors: FieldErrors };

export function readSupportForm(values: FieldValues, market: CountryCode): Outcome {
  const topic = topicOf(values['support.subreason']);
  if (!topic || topic.reason !== values['support.reason']) {
    return { ok: false, errors: { 'support.subreason': { key: messageOf('oneOf', 'subreason') } } };
  }
  const errors: FieldErrors = {};
  const note = (field: keyof SupportRequest, error: FieldError | undefined) => {
    if (error) errors[supportFieldName(field)] ??= error;
  };
  const numbers: Partial<Pick<SupportRequest, SupportField>> = {};
  const required: readonly SupportField[] = topic.required;
  for (const field of fieldsOf(topic)) {
    const typed = oneLine(values[supportFieldName(field)]);
    if (!typed) {
      if (required.includes(field)) note(field, missing(field, market));
      continue;
    }
    const read = readers[field](typed, market);
    if ('error' in read) note(field, read.error);
    else Object.assign(numbers, { [field]: read.value });
  }
  const text = (field: 'name' | 'company' | 'subject', isRequired: boolean) => {
    const value = oneLine(values[supportFieldName(field)]);
    if (!value && isRequired) note(field, { key: messageOf('required', field) });
    note(field, tooLong(value, maxSupportLengths[field], field));
    return value;
  };
  const name = text('name', true);
  if (hasWebAddress(name, 'person')) note('name', { key: messageOf('webAddress', 'name') });
  const company = text('company', false);
  const email = asciiEmail((values['support.email'] ?? '').trim());
  if (!isEmail(email)) note('email', { key: messageOf('email', 'email') });
  note('email', tooLong(email, maxSupportLengths.email, 'email'));
  const subject = text('subject', true);
  const description = (values['support.description'] ?? '').trim();
  if (!description) note('description', { key: messageOf('required', 'message') });
  note('description', tooLong(description, maxSupportLengths.description, 'message'));
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { reason, subreason } = topic;
  const person = { name, email, ...(company && { company }) };
  return { ok: true, request: { reason, subreason, ...person, subject, description, ...numbers } };
}

const oneLine = (text = ''): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

function tooLong(text: string, longest: number, field: string): FieldError | undefined {
  return text.length > longest
    ? { key: messageOf('max', field), parameters: { count: longest } }
    : undefined;
}

type Reader = (typed: string, market: CountryCode) => { value: unknown } | { error: FieldError };

const shortLine =
  (field: 'orderNumber' | 'invoiceNumber' | 'vatId'): Reader =>
  (typed) => {
    const error = tooLong(typed, maxSupportLengths[field], field);
    return error ? { error } : { value: typed };
  };

const readers: Record<SupportField, Reader> = {
  productNumber(typed) {
    const value = supportProductNumber(typed);
    const isShort = value.length < productNumberLength;
    return isShort ? { error: { key: 'support.productNumberShort' } } : { value };
  },
  quantity(typed) {
    const value = Number(typed);
    const isWhole = /^\d+$/.test(typed) && Number.isSafeInteger(value) && value > 0;
    return isWhole ? { value } : { error: { key: 'support.quantityWrong' } };
  },
  orderNumber: shortLine('orderNumber'),
  invoiceNumber: shortLine('invoiceNumber'),
  vatId: shortLine('vatId'),
  phone(typed, market) {
    const value = readPhone(typed, market);
    return value === undefined ? { error: missing('phone', market) } : { value };
  },
};

function missing(field: SupportField, market: CountryCode): FieldError {
  if (field === 'phone') {
    return { key: messageOf('phoneNumber', field), parameters: { example: phoneExamples[market] } };
  }
  if (field === 'productNumber') return { key: 'support.productNumberShort' };
  if (field === 'quantity') return { key: 'support.quantityWrong' };
  return { key: 'field.required' };
}
