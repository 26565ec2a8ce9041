/**
 * Adyen's wire, answered here: a request goes in and its answer comes out, as over the network. Keys, accounts, amounts
 * and idempotency count; the conducts of docs/how-to/payments.md lose answers and never give any.
 */
import type { Environment } from '../../../../environment.ts';
import { adyenConfig } from '../config.ts';
import { lastNameIn, readModification } from './asked.ts';
import { type AnswerDocument, change, found, keep } from './memory.ts';
import { cancelByReference, type ModificationKind, modify } from './modifications.ts';
import { detailsOf, makePayment, paymentOfResult } from './payments.ts';
import { complain, ok, type Reply } from './reply.ts';
import { makeSession, sessionResult } from './sessions.ts';
import { type Conduct, conductOf } from './test-cards.ts';

/** A request as it stands: who is meant, how the sandbox behaves in it, and what it does. */
type Errand = { conduct: Conduct; run: () => Promise<Reply> };
type Asked = Record<string, unknown>;

/** An answer that gets lost gets lost so often: when it is asked for, and when it is asked for once more. */
const timesLost = 2;

export async function sandboxAdyen(request: Request, env: Environment): Promise<Response> {
  const { apiKey, merchantAccount } = adyenConfig(env);
  const key = request.headers.get('Idempotency-Key');
  if (request.headers.get('X-API-Key') !== apiKey) return sent(complain('unauthorized'));
  const text = await request.text();
  const asked = text ? objectIn(text) : {};
  if (!asked) return sent(complain('unreadable'));
  if (asked.merchantAccount && asked.merchantAccount !== merchantAccount) {
    return sent(complain('merchant'));
  }
  const errand = await errandOf(env, request, asked, merchantAccount);
  if (!errand) return sent(complain('notFound'));
  if (errand.conduct === 'noAnswer') return silence(request.signal);
  if (!key) return sent(await errand.run());
  const { reply, lost } = await onlyOnce(
    env,
    key,
    `${new URL(request.url).pathname} ${text}`,
    errand,
  );
  return lost ? silence(request.signal) : sent(reply);
}

async function errandOf(
  env: Environment,
  { method, url }: Request,
  asked: Asked,
  merchantAccount: string,
): Promise<Errand | undefined> {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(/^.*\/v72/, '');
  const conduct = conductOf(lastNameIn(asked));
  const [, session] = /^\/sessions\/(\w+)$/.exec(path) ?? [];
  if (method === 'GET') {
    const known = session ? await found(env, 'session', session) : undefined;
    const payment = known?.payment ? await found(env, 'payment', known.payment) : known;
    const run = () => sessionResult(env, session ?? '', searchParams.get('sessionResult'));
    return session ? { conduct: payment?.conduct ?? 'usual', run } : undefined;
  }
  if (path === '/sessions') return { conduct, run: () => makeSession(env, asked, conduct) };
  if (path === '/payments') return { conduct, run: () => makePayment(env, asked, conduct) };
  if (path === '/applePay/sessions') {
    return { conduct, run: async () => appleSession(asked) };
  }
  if (path === '/payments/details') {
    const payment = await paymentOfResult(env, asked);
    return { conduct: payment?.conduct ?? 'usual', run: async () => detailsOf(payment) };
  }
  const modification = readModification(asked);
  if (path === '/cancels') {
    return { conduct: 'usual', run: () => cancelByReference(env, modification, merchantAccount) };
  }
  const [, id = '', kind] =
    /^\/payments\/(\w+)\/(captures|refunds|reversals|cancels)$/.exec(path) ?? [];
  if (!kind) return undefined;
  const payment = await found(env, 'payment', id);
  const run = () => modify(env, kind as ModificationKind, payment, modification, merchantAccount);
  return { conduct: payment?.conduct ?? 'usual', run };
}

/** The answer of a key is given once and repeated ever after; another request under it is turned down. */
async function onlyOnce(
  env: Environment,
  key: string,
  request: string,
  { conduct, run }: Errand,
): Promise<{ reply: Reply; lost: boolean }> {
  const mine: AnswerDocument = {
    kind: 'answer',
    id: `key ${key}`,
    reference: '',
    request,
    lost: 0,
  };
  if (await keep(env, mine)) {
    const answer = await run();
    const lost = conduct === 'answerLost';
    await change(env, mine, { ...mine, answer, lost: lost ? 1 : 0 });
    return { reply: answer, lost };
  }
  const known = await found(env, 'answer', mine.id);
  if (!known?.answer || known.request !== request) {
    return { reply: complain('sameKey'), lost: false };
  }
  const lost = known.lost > 0 && known.lost < timesLost;
  if (lost) await change(env, known, { ...known, lost: known.lost + 1 });
  return { reply: known.answer, lost };
}

/** As Apple's own, which the browser alone reads. */
function appleSession({ domainName, merchantIdentifier }: Asked): Reply {
  if (!domainName || !merchantIdentifier) return complain('merchant');
  return ok({ data: btoa(JSON.stringify({ domainName, merchantIdentifier })) });
}

const sent = ({ status, body }: Reply): Response => Response.json(body, { status });

/** Until whoever waits gives up. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function objectIn(text: string): Asked | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === 'object' ? (value as Asked) : undefined;
  } catch {
    return undefined;
  }
}
