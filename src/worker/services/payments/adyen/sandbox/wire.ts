/**
 * Sandbox implementation of Adyen's API, called in place of the network. It checks keys, accounts, amounts and
 * idempotency; some names of docs/how-to/payments.md make it lose a response or never send one.
 */
import { parsedJson } from '#domain/json.ts';
import type { Environment } from '../../../../settings/environment.ts';
import type { Wire } from '../call.ts';
import { adyenConfig } from '../config.ts';
import { type AnswerDocument, findDocument, insertDocument, updateDocument } from './documents.ts';
import { cancelByReference, type ModificationKind, modify } from './modifications.ts';
import { detailsOf, makePayment, paymentOfResult } from './payments.ts';
import { errorReply, ok, type Reply } from './reply.ts';
import { lastNameIn, readModification } from './requests.ts';
import { makeSession, sessionResult } from './sessions.ts';
import { behaviourOf, type CardBehaviour } from './test-cards.ts';

/** What to do with a request: how the sandbox behaves, and the handler. */
type SandboxRoute = { conduct: CardBehaviour; run: () => Promise<Reply> };
type RequestBody = Record<string, unknown>;

/** How often a lost response is lost: for the request and for its first retry. */
const timesLost = 2;

export const sandboxAdyen =
  (env: Environment): Wire =>
  (request) =>
    answerTo(request, env);

async function answerTo(request: Request, env: Environment): Promise<Response> {
  const { apiKey, merchantAccount } = adyenConfig(env);
  const key = request.headers.get('Idempotency-Key');
  if (request.headers.get('X-API-Key') !== apiKey) return sent(errorReply('unauthorized'));
  const text = await request.text();
  const body = text ? objectIn(text) : {};
  if (!body) return sent(errorReply('unreadable'));
  if (body.merchantAccount && body.merchantAccount !== merchantAccount) {
    return sent(errorReply('merchant'));
  }
  const route = await routeOf(env, request, body, merchantAccount);
  if (!route) return sent(errorReply('notFound'));
  if (route.conduct === 'noAnswer') return silence(request.signal);
  if (!key) return sent(await route.run());
  const { reply, lost } = await onlyOnce(
    env,
    key,
    `${new URL(request.url).pathname} ${text}`,
    route,
  );
  return lost ? silence(request.signal) : sent(reply);
}

async function routeOf(
  env: Environment,
  { method, url }: Request,
  body: RequestBody,
  merchantAccount: string,
): Promise<SandboxRoute | undefined> {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/^.*\/v72/, '');
  const conduct = behaviourOf(lastNameIn(body));
  const [, session] = /^\/sessions\/(\w+)$/.exec(path) ?? [];
  if (method === 'GET') {
    const known = session ? await findDocument(env, 'session', session) : undefined;
    const payment = known?.payment ? await findDocument(env, 'payment', known.payment) : known;
    const run = () => sessionResult(env, session ?? '', searchParams.get('sessionResult'));
    return session ? { conduct: payment?.conduct ?? 'usual', run } : undefined;
  }
  if (path === '/sessions') return { conduct, run: () => makeSession(env, body, conduct) };
  if (path === '/payments') return { conduct, run: () => makePayment(env, body, conduct) };
  if (path === '/applePay/sessions') {
    return { conduct, run: async () => appleSession(body) };
  }
  if (path === '/payments/details') {
    const payment = await paymentOfResult(env, body);
    return { conduct: payment?.conduct ?? 'usual', run: async () => detailsOf(payment) };
  }
  const modification = readModification(body);
  if (path === '/cancels') {
    return { conduct: 'usual', run: () => cancelByReference(env, modification, merchantAccount) };
  }
  const [, id = '', kind] =
    /^\/payments\/(\w+)\/(captures|refunds|reversals|cancels)$/.exec(path) ?? [];
  if (!kind) return undefined;
  const payment = await findDocument(env, 'payment', id);
  const run = () => modify(env, kind as ModificationKind, payment, modification, merchantAccount);
  return { conduct: payment?.conduct ?? 'usual', run };
}

/** Runs a request once per idempotency key and then repeats its response; rejects another request with the key. */
async function onlyOnce(
  env: Environment,
  key: string,
  request: string,
  { conduct, run }: SandboxRoute,
): Promise<{ reply: Reply; lost: boolean }> {
  const mine: AnswerDocument = {
    kind: 'answer',
    id: `key ${key}`,
    reference: '',
    request,
    lost: 0,
  };
  if (await insertDocument(env, mine)) {
    const answer = await run();
    const lost = conduct === 'answerLost';
    await updateDocument(env, mine, { ...mine, answer, lost: lost ? 1 : 0 });
    return { reply: answer, lost };
  }
  const known = await findDocument(env, 'answer', mine.id);
  if (!known?.answer || known.request !== request) {
    return { reply: errorReply('sameKey'), lost: false };
  }
  const lost = known.lost > 0 && known.lost < timesLost;
  if (lost) await updateDocument(env, known, { ...known, lost: known.lost + 1 });
  return { reply: known.answer, lost };
}

/** Imitates Apple's merchant session, which only the browser reads. */
function appleSession({ domainName, merchantIdentifier }: RequestBody): Reply {
  if (!domainName || !merchantIdentifier) return errorReply('merchant');
  return ok({ data: btoa(JSON.stringify({ domainName, merchantIdentifier })) });
}

const sent = ({ status, body }: Reply): Response => Response.json(body, { status });

/** Sends no response; rejects once the caller's timeout aborts the request. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function objectIn(text: string): RequestBody | undefined {
  const value = parsedJson(text);
  return value && typeof value === 'object' ? (value as RequestBody) : undefined;
}
