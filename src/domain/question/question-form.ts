/** Reads the forms of a question and of an answer: a draft, or an error for each wrong field. */
import type { FieldErrors, FieldValues } from '../checkout/address-form.ts';
import { messageOf } from '../checkout/form-rules.ts';
import { hasHiddenCharacters, visibleLine } from '../checkout/line-characters.ts';
import { hasWebAddress } from '../checkout/web-address.ts';
import { asciiEmail, isEmail } from '../customer/email.ts';
import { maxQuestionLengths, minQuestionLength } from './question.ts';

/** `name`: as it is shown; empty: none. `email`: is told of answers. */
export type QuestionDraft = { text: string; name: string; email?: string };
export type AnswerDraft = Pick<QuestionDraft, 'text' | 'name'>;

type ReadForm<Draft> = { ok: true; draft: Draft } | { ok: false; errors: FieldErrors };

export function readQuestionForm(values: FieldValues): ReadForm<QuestionDraft> {
  const { draft, errors } = readText(values, maxQuestionLengths.text);
  const email = asciiEmail((values.email ?? '').trim());
  if (email && !isEmail(email)) errors.email = { key: messageOf('email', 'email') };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, draft: { ...draft, ...(email && { email }) } };
}

export function readAnswerForm(values: FieldValues): ReadForm<AnswerDraft> {
  const { draft, errors } = readText(values, maxQuestionLengths.answer);
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, draft };
}

function readText(values: FieldValues, max: number): { draft: AnswerDraft; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const text = (values.text ?? '').trim();
  const name = visibleLine(values.name);
  if (!text) errors.text = { key: messageOf('required', 'text') };
  else if (text.length < minQuestionLength) {
    errors.text = { key: messageOf('min', 'text'), parameters: { count: minQuestionLength } };
  }
  for (const [field, value, most] of [
    ['text', text, max],
    ['name', name, maxQuestionLengths.authorName],
  ] as const) {
    const parameters = { count: most };
    if (value.length > most) errors[field] = { key: messageOf('max', field), parameters };
    else if (hasHiddenCharacters(value)) errors[field] = { key: messageOf('oneOf', field) };
    else if (hasWebAddress(value, 'text'))
      errors[field] ??= { key: messageOf('webAddress', field) };
  }
  return { draft: { text, name }, errors };
}
