/** Handlers of the pages under /__sandbox/adyen: a posted form decides the payment, then the shopper is redirected. */
import type { Environment } from '../../../../settings/environment.ts';
import {
  findDocument,
  openVouchers,
  type PaymentDocument,
  type SessionDocument,
  updateDocument,
} from './documents.ts';
import { sendNotification } from './notify.ts';
import { decide, place, sessionWayBack, tryIn, wayBack } from './outcome.ts';
import { cardPage, challengePage, choicePage, nothingPage, vouchersPage } from './pages.ts';
import { statusOf } from './sessions.ts';
import { behaviourOf, cards, type Verdict, verdictOnCard, verdictOnName } from './test-cards.ts';

/** Methods whose page asks for a card. */
const byCard = new Set(['scheme', 'bcmc']);

export async function sandboxAdyenPage(request: Request, env: Environment): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, step, id = ''] = /\/(pay|bank|challenge|vouchers)(?:\/(\w+))?$/.exec(pathname) ?? [];
  const form = request.method === 'POST' ? fieldsIn(await request.formData()) : undefined;
  const refused = searchParams.get('refused') ?? undefined;
  if (step === 'vouchers') return form ? voucher(env, id, form) : vouchers(env);
  if (step === 'pay') {
    const session = await findDocument(env, 'session', id);
    return session ? hosted(env, session, form, refused) : page(nothingPage(), 404);
  }
  const payment = await findDocument(env, 'payment', id);
  return payment && step ? directPayment(env, payment, step, form) : page(nothingPage(), 404);
}

type Fields = { intent: string; name: string; number: string; expiry: string; code: string };

async function hosted(
  env: Environment,
  session: SessionDocument,
  form: Fields | undefined,
  refused: string | undefined,
): Promise<Response> {
  const { method, amount } = session;
  if (statusOf(session, new Date()) !== 'active') return redirectTo(sessionWayBack(session));
  const isCardForm = byCard.has(method);
  if (!form)
    return page(isCardForm ? cardPage(session, refused) : choicePage(method, amount, refused));
  const brand = isCardForm ? cards[form.number.replace(/\s/g, '')]?.brand : undefined;
  const verdict = isCardForm && form.intent === 'pay' ? verdictOnCard(form) : verdictOnChoice(form);
  return redirectTo(await decide(env, tryIn(session, behaviourOf(form.name), brand), verdict));
}

/** The bank's page: for a payment without a session, or for the challenge of a card. */
async function directPayment(
  env: Environment,
  payment: PaymentDocument,
  step: string,
  form: Fields | undefined,
): Promise<Response> {
  if (payment.state !== 'open') return redirectTo(await wayBack(env, payment));
  if (step === 'challenge') {
    if (!form) return page(challengePage(payment));
    const failed: Verdict = { kind: 'refused', code: '11' };
    return redirectTo(
      await decide(env, payment, form.intent === 'refuse' ? failed : verdictOnChoice(form)),
    );
  }
  if (!form) return page(choicePage(payment.method, payment.amount, undefined));
  const conduct = behaviourOf(form.name);
  const behaving = conduct === 'usual' ? payment : { ...payment, conduct };
  if (behaving !== payment) await updateDocument(env, payment, behaving);
  return redirectTo(await decide(env, behaving, verdictOnChoice(form)));
}

function verdictOnChoice({ intent, name }: Fields): Verdict {
  switch (intent) {
    case 'pay':
      return verdictOnName(name);
    case 'refuse':
      return { kind: 'refused', code: '2' };
    case 'pending':
      return { kind: 'pending', next: 'authorised' };
    default:
      return { kind: 'cancelled' };
  }
}

const vouchers = async (env: Environment) => page(vouchersPage(await openVouchers(env)));

/** Marks a voucher as paid or as expired. */
async function voucher(env: Environment, id: string, { intent }: Fields): Promise<Response> {
  const payment = await findDocument(env, 'payment', id);
  if (!payment?.voucher) return page(nothingPage(), 404);
  if (intent === 'pay') await decide(env, payment, { kind: 'authorised' });
  else if (
    payment.state === 'open' &&
    (await updateDocument(env, payment, { ...payment, state: 'cancelled' }))
  ) {
    await sendNotification(env, payment, { eventCode: 'OFFER_CLOSED', success: true });
  }
  return redirectTo(`${place}/vouchers`);
}

function fieldsIn(form: FormData): Fields {
  const text = (name: keyof Fields) => String(form.get(name) ?? '');
  return {
    intent: text('intent'),
    name: text('name'),
    number: text('number'),
    expiry: text('expiry'),
    code: text('code'),
  };
}

const page = async (content: ReturnType<typeof nothingPage>, status = 200): Promise<Response> =>
  new Response(String(await content), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });

const redirectTo = (where: string): Response =>
  new Response(null, { status: 303, headers: { Location: where } });
