/** From the answer of a document to a value of the domain: every part is checked, and a fault names where it is. */
import * as z from 'zod';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { Outcome } from '#domain/operations.ts';
import { answerOfAnotherForm } from '#domain/remote/backend-failure.ts';
import { plainOf } from './plain.ts';

/** Null where the answer has null: there is no such resource. */
export function readAnswer<Value>(
  endpoint: string,
  answer: object,
  path: readonly string[],
  schema: z.ZodType<Value>,
  locale: LocaleCode,
): Outcome<Value | null> {
  let found: unknown = answer;
  for (const [at, key] of path.entries()) {
    const isThere = typeof found === 'object' && found !== null && key in found;
    if (!isThere) return answerOfAnotherForm(endpoint, [path.slice(0, at + 1).join('.')]);
    found = (found as Record<string, unknown>)[key];
  }
  if (found === null) return { ok: true, data: null };
  const read = schema.safeParse(plainOf(found, locale));
  if (read.success) return { ok: true, data: read.data };
  const places = read.error.issues.map((issue) => [...path, ...issue.path].join('.'));
  return answerOfAnotherForm(endpoint, places);
}

/** For a change: without the resource it is unknown what became of it. */
export function readChanged<Value>(
  endpoint: string,
  answer: object,
  path: readonly string[],
  schema: z.ZodType<Value>,
  locale: LocaleCode,
): Outcome<Value> {
  const read = readAnswer(endpoint, answer, path, schema, locale);
  if (!read.ok) return read;
  return read.data === null
    ? answerOfAnotherForm(endpoint, [path.join('.')])
    : { ok: true, data: read.data };
}

/** As the last step of a schema: another schema checks the result, and its issues keep their places. */
export const checkedBy =
  <Value>(schema: z.ZodType<Value>) =>
  (value: unknown, context: z.RefinementCtx): Value => {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
    return z.NEVER;
  };
