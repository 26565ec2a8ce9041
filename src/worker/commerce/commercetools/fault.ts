/** What a request to commercetools ended with, if not with data. */
import * as z from 'zod';
import { type ErrorCode, type Failure, failure } from '#domain/errors.ts';
import { parsedJson } from '#domain/json.ts';
import { backendFailure } from '#domain/remote/backend-failure.ts';
import { isRefusal } from '../remote/sender.ts';

export type Fault = {
  /** The name of the document. */
  endpoint: string;
  message: string;
  /** Of commercetools; absent if it did not answer, or not in its own words. */
  code?: string | undefined;
  /** commercetools refuses it: nothing was changed. */
  isRefused: boolean;
  /** With `ConcurrentModification`. */
  currentVersion?: number | undefined;
  /** Of the draft or the resource, with `DuplicateField` and others. */
  field?: string | undefined;
  /** The kind of resource that is missing, with `ReferencedResourceNotFound`. */
  typeId?: string | undefined;
};

const text = z.string().optional().catch(undefined);
const details = z.looseObject({
  code: text,
  currentVersion: z.int().optional().catch(undefined),
  field: text,
  typeId: text,
});

/** GraphQL puts the details into `extensions`, the HTTP API beside the message. */
const graphqlError = details.extend({
  message: z.string().catch('without a message'),
  extensions: details.optional().catch(undefined),
});

const body = z.looseObject({
  data: z.unknown().optional(),
  errors: z.array(z.unknown()).optional().catch(undefined),
  message: text,
});

export type Reply<Data> = { ok: true; data: Data } | { ok: false; fault: Fault };

/** Reads a body of any status: invalid input is answered with 400 and errors. The first error is the failure. */
export function replyOf<Data>(endpoint: string, status: number, sent: string): Reply<Data> {
  const read = body.safeParse(parsedJson(sent));
  const fault = (message: string, isRefused = false) =>
    ({ ok: false, fault: { endpoint, message, isRefused } }) as const;
  if (!read.success) return fault(status < 400 ? 'an answer that is no JSON' : `status ${status}`);
  const { data, errors, message } = read.data;
  const first = errors && graphqlError.safeParse(errors[0]);
  if (first?.success) {
    const { code, currentVersion, field, typeId } = { ...first.data, ...first.data.extensions };
    const isRefused = isRefusal(status) && code !== undefined && !passing.includes(code);
    const found = { endpoint, code, currentVersion, field, typeId, isRefused };
    return { ok: false, fault: { ...found, message: first.data.message } };
  }
  if (status >= 400) {
    return fault(message ?? `status ${status}`, isRefusal(status) && message !== undefined);
  }
  if (typeof data !== 'object' || data === null) return fault('an answer without data');
  // Its form is checked where it is read.
  return { ok: true, data: data as Data };
}

/** Of commercetools itself, whatever the status of the answer: not known what has become of the request. */
const passing = [
  'General',
  'OverCapacity',
  'PendingOperation',
  'QueryTimedOut',
  'Unavailable',
  'insufficient_scope',
];

/** Another resource has this value of the field. */
export const isTaken = ({ code, field }: Fault, name: string): boolean =>
  code === 'DuplicateField' && field === name;

/** `meaning`: the shop's own error for it, if it has one. */
export function failureOf(fault: Fault, meaning?: ErrorCode): Failure {
  const { endpoint, message, currentVersion, isRefused } = fault;
  if (!meaning) return backendFailure(endpoint, message, isRefused ? 'refused' : undefined);
  return failure(meaning, { currentVersion });
}
