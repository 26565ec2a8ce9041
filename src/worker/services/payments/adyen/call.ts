/** HTTP client of Adyen's API. If the result is unknown, it retries once with the same idempotency key. */
import type * as z from 'zod';
import { logLine } from '#domain/log-line.ts';
import type { PaymentError } from '#domain/payment/provider.ts';
import { serviceError } from './answers.ts';
import type { AdyenConfig } from './config.ts';
import { failureOf } from './error-codes.ts';

/** The version of the contract: test/contracts/adyen/CheckoutService-v72.json. */
const version = 'v72';

export type Wire = (request: Request) => Promise<Response>;

export type AdyenRequest = {
  /** Missing if there is no payment yet. */
  attemptId?: string;
  /** Path after the version: `/payments`. */
  path: string;
  /** Never logged: it can contain the shopper's session result. */
  query?: Record<string, string>;
  body?: object;
  /** Idempotency key, the same for every retry; at most 64 characters. Not needed for reading. */
  key?: string;
};

export type Reply<Value> =
  | { ok: true; value: Value }
  | { ok: false; error: PaymentError | 'unknown' };

export type AdyenClient = <Value>(
  question: AdyenRequest,
  answer: z.ZodType<Value>,
) => Promise<Reply<Value>>;

const unknown = { ok: false, error: 'unknown' } as const;

export function createAdyenClient(config: AdyenConfig, wire: Wire, timeoutMs: number): AdyenClient {
  return async (question, answer) => {
    const first = await once(question, answer);
    if (first.ok || first.error !== 'unknown') return first;
    const second = await once(question, answer);
    // If the retry is refused because of our setup, the outcome of the first request is still unknown.
    return second.ok || second.error !== 'payment-error' ? second : unknown;
  };

  async function once<Value>(
    question: AdyenRequest,
    answer: z.ZodType<Value>,
  ): Promise<Reply<Value>> {
    const { attemptId, path } = question;
    const complain = (error: string, reason: unknown) =>
      console.error(logLine(error, reason, { ...(attemptId && { attemptId }), path }));
    try {
      const response = await wire(httpRequestOf(question));
      const body: unknown = await response.json();
      if (!response.ok) return failed(response.status, body, complain);
      const read = answer.safeParse(body);
      if (read.success) return { ok: true, value: read.data };
      complain('adyen answered what nobody understands', fieldsOf(read.error));
    } catch (error) {
      complain('adyen did not answer', error);
    }
    return unknown;
  }

  function httpRequestOf({ path, query, body, key }: AdyenRequest): Request {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    return new Request(`${config.base}/${version}${path}${search}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'X-API-Key': config.apiKey,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }
}

/** Logs only Adyen's codes: its message may repeat what a person typed. */
function failed(
  status: number,
  body: unknown,
  complain: (error: string, reason: unknown) => void,
): Reply<never> {
  const { errorCode, errorType } = serviceError.catch({}).parse(body);
  const failure = failureOf(status, errorCode, errorType);
  complain(failure.logMessage, `${status} ${errorCode ?? 'without a code'}`);
  return { ok: false, error: failure.error };
}

const fieldsOf = (error: z.ZodError): string =>
  error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ');
