/**
 * HTTP client of PayPal's API: sends the access token, times out after ten seconds, and retries once with the same
 * request id if there is no response that can be understood.
 */
import * as z from 'zod';
import { logLine } from '#domain/log-line.ts';
import { createTokenSource, type PaypalConfig, type TokenSource, type Wire } from './tokens.ts';

/** ms. */
const timeout = 10_000;

export type Question = {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  /** JSON text, so that a notification is forwarded exactly as it was received. */
  body?: string;
  /** The idempotency key. */
  requestId?: string;
};

export type Reply<Answer> =
  | { kind: 'answer'; answer: Answer }
  /** PayPal refused the request. `action`: the URL to which the shopper must go. */
  | { kind: 'turnedDown'; status: number; issues: string[]; action?: string }
  /** PayPal rejects our credentials or our account: only an operator can fix it. */
  | { kind: 'barred' }
  /** No response, or none that can be understood: the request may have been processed. */
  | { kind: 'silence' };

export type PaypalClient = <Answer>(
  question: Question,
  schema: z.ZodType<Answer>,
) => Promise<Reply<Answer>>;

const link = z.object({ href: z.string(), rel: z.string() });
const complaint = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
  links: z.array(link).optional(),
});

export function createPaypalClient(config: PaypalConfig, wire: Wire): PaypalClient {
  const tokens = createTokenSource(config, wire, timeout);
  return async (question, schema) => {
    const first = await requestOnce(config, wire, tokens, question, schema);
    if (first.kind !== 'silence') return first;
    return requestOnce(config, wire, tokens, question, schema);
  };
}

async function requestOnce<Answer>(
  config: PaypalConfig,
  wire: Wire,
  tokens: TokenSource,
  question: Question,
  schema: z.ZodType<Answer>,
): Promise<Reply<Answer>> {
  const { method, path, requestId } = question;
  try {
    const response =
      (await send(config, wire, await tokens.current(), question)) ??
      (await send(config, wire, await tokens.renewed(), question));
    if (!response) {
      console.error(
        logLine('paypal refuses our key', 'PAYPAL_CLIENT_ID and PAYPAL_SECRET', { path }),
      );
      return { kind: 'barred' };
    }
    if (response.ok) {
      // A successful PATCH has an empty 204 response.
      const read = schema.safeParse(response.status === 204 ? null : await response.json());
      if (read.success) return { kind: 'answer', answer: read.data };
      // Only the paths of invalid fields are logged: values may be personal data.
      const amiss = read.error.issues.map((issue) => issue.path.join('.')).join(' ');
      throw new Error(`an answer of another form: ${amiss}`);
    }
    return await declinedReply(response, question);
  } catch (error) {
    console.error(
      logLine('paypal gave no answer', error, { method, path, ...(requestId && { requestId }) }),
    );
    return { kind: 'silence' };
  }
}

/** Undefined if there is no token or PayPal rejects it. */
async function send(
  config: PaypalConfig,
  wire: Wire,
  token: string | undefined,
  question: Question,
): Promise<Response | undefined> {
  if (!token) return undefined;
  const { method, path, body, requestId } = question;
  const headers = new Headers({
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    // Makes the response include captures and amounts.
    Prefer: 'return=representation',
  });
  if (requestId) headers.set('PayPal-Request-Id', requestId);
  const response = await wire(
    new Request(config.base + path, {
      method,
      headers,
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body }),
    }),
  );
  return response.status === 401 ? undefined : response;
}

async function declinedReply(
  response: Response,
  { method, path }: Question,
): Promise<Reply<never>> {
  const { status } = response;
  if (status >= 500 || status === 408 || status === 409 || status === 429) {
    throw new Error(`status ${status}`);
  }
  const { name = '', debug_id, details = [], links = [] } = complaint.parse(await response.json());
  const issues = details.map(({ issue }) => issue);
  // 404 and 422 are expected, for example a declined card. An invalid or forbidden request is logged.
  if (status !== 404 && status !== 422) {
    const facts = { method, path, status, ...(debug_id && { debug: debug_id }) };
    console.error(logLine('paypal does not take our request', issues.join(' ') || name, facts));
  }
  if (status === 403) return { kind: 'barred' };
  const action = links.find(({ rel }) => rel === 'payer-action' || rel === 'redirect')?.href;
  return { kind: 'turnedDown', status, issues, ...(action && { action }) };
}
