/** What a request to commercetools ended with, if not with data. */
import * as z from 'zod';
import { type ErrorCode, type Failure, failure } from '#domain/errors.ts';
import { backendFailure } from '#domain/remote/backend-failure.ts';

export type Fault = {
  /** The name of the document. */
  endpoint: string;
  message: string;
  /** Of commercetools; absent if it did not answer, or not in its own words. */
  code?: string;
  /** commercetools refuses it: nothing was changed. */
  isRefused?: true;
  /** With `ConcurrentModification`. */
  currentVersion?: number;
  /** Of the draft or the resource, with `DuplicateField` and others. */
  field?: string;
  /** The kind of resource that is missing, with `ReferencedResourceNotFound`. */
  typeId?: string;
};

const details = z.looseObject({
  code: z.string().optional().catch(undefined),
  currentVersion: z.int().optional().catch(undefined),
  field: z.string().optional().catch(undefined),
  typeId: z.string().optional().catch(undefined),
});

/** GraphQL puts the details into `extensions`, the HTTP API beside the message. */
const graphqlError = details.extend({
  message: z.string().catch('without a message'),
  extensions: details.optional().catch(undefined),
});

const body = z.looseObject({
  data: z.unknown().optional(),
  errors: z.array(z.unknown()).optional().catch(undefined),
  message: z.string().optional().catch(undefined),
});

export type Reply<Data> = { ok: true; data: Data } | { ok: false; fault: Fault };

/** Reads a body of any status: invalid input is answered with 400 and errors. The first error is the failure. */
export function replyOf<Data>(endpoint: string, status: number, text: string): Reply<Data> {
  const read = body.safeParse(jsonOf(text));
  const fault = (message: string) => ({ ok: false, fault: { endpoint, message } }) as const;
  if (!read.success) return fault(status < 400 ? 'an answer that is no JSON' : `status ${status}`);
  const { data, errors, message } = read.data;
  const first = errors && graphqlError.safeParse(errors[0]);
  const isRefused = status < 500 && ![401, 403, 429].includes(status);
  if (first?.success) {
    const found = faultOf(endpoint, first.data);
    const isCertain = isRefused && found.code !== undefined && !passing.includes(found.code);
    return { ok: false, fault: { ...found, ...(isCertain && { isRefused }) } };
  }
  if (status >= 400) {
    const refused = isRefused && message !== undefined;
    const { fault: found } = fault(message ?? `status ${status}`);
    return { ok: false, fault: { ...found, ...(refused && { isRefused }) } };
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

function faultOf(endpoint: string, error: z.output<typeof graphqlError>): Fault {
  const { code, currentVersion, field, typeId } = { ...error, ...error.extensions };
  return {
    endpoint,
    message: error.message,
    ...(code !== undefined && { code }),
    ...(currentVersion !== undefined && { currentVersion }),
    ...(field !== undefined && { field }),
    ...(typeId !== undefined && { typeId }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `meaning`: the shop's own error for it, if it has one. */
export function failureOf(fault: Fault, meaning?: ErrorCode): Failure {
  const { endpoint, message, currentVersion, isRefused } = fault;
  if (!meaning) return backendFailure(endpoint, message, isRefused && 'refused');
  return failure(meaning, { ...(currentVersion !== undefined && { currentVersion }) });
}
