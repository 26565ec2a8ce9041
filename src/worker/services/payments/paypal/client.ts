/**
 * How PayPal is asked: with a token, within ten seconds, and once more under the same key where no answer comes that
 * can be understood.
 */
import * as z from 'zod';
import { logLine } from '#domain/log-line.ts';
import { createTokenSource, type PaypalConfig, type TokenSource, type Wire } from './tokens.ts';

/** ms. */
const timeout = 10_000;

export type Question = {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  /** JSON as text: a notification is passed on exactly as it came. */
  body?: string;
  /** The key under which PayPal knows that it has been asked this before. */
  requestId?: string;
};

export type Reply<Answer> =
  | { kind: 'answer'; answer: Answer }
  /** Understood and refused. `action`: where PayPal wants the shopper to go. */
  | { kind: 'turnedDown'; status: number; issues: string[]; action?: string }
  /** Our key or our account is at fault: only an operator can help. */
  | { kind: 'barred' }
  /** No answer, or none that can be understood: anything may have happened. */
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
      // A change that was made is answered by nothing.
      const read = schema.safeParse(response.status === 204 ? null : await response.json());
      if (read.success) return { kind: 'answer', answer: read.data };
      // The paths of what is amiss, never its values: they may be a person's.
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

/** Undefined where PayPal does not take the token. */
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
    // Captures and amounts come along in the answer.
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
  // A declined bank is everyday business; a request of another form, or one that we may not make, is not.
  if (status !== 404 && status !== 422) {
    const facts = { method, path, status, ...(debug_id && { debug: debug_id }) };
    console.error(logLine('paypal does not take our request', issues.join(' ') || name, facts));
  }
  if (status === 403) return { kind: 'barred' };
  const action = links.find(({ rel }) => rel === 'payer-action' || rel === 'redirect')?.href;
  return { kind: 'turnedDown', status, issues, ...(action && { action }) };
}
