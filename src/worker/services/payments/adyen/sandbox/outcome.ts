/** What becomes of a payment: its state, what the shop is told, and where the shopper goes next. */
import type { Environment } from '../../../../settings/environment.ts';
import {
  findDocument,
  insertDocument,
  type PaymentDocument,
  type SessionDocument,
  updateDocument,
} from './documents.ts';
import { sendNotification } from './notify.ts';
import { proof, pspReference } from './numbers.ts';
import type { CardBehaviour, Verdict } from './test-cards.ts';

/** Where the sandbox's pages are. */
export const place = '/__sandbox/adyen';

/** Seconds until a pending payment is decided. */
const decidedAfter = 20;
/** A session ends with so many refusals. */
const maxRefusals = 3;

/** The state of a pending payment follows the clock. */
export function withOutcome(payment: PaymentDocument, now: Date): PaymentDocument {
  const { settles, ...rest } = payment;
  if (payment.state !== 'pending' || !settles || settles.at > now.toISOString()) return payment;
  const captured = settles.state === 'authorised' ? capturedImmediately(payment) : 0;
  return { ...rest, state: settles.state, captured };
}

const capturedImmediately = ({ manualCapture, amount }: PaymentDocument): number =>
  manualCapture ? 0 : amount.value;

/** A try to pay in a session; it is kept once something becomes of it. */
export function tryIn(
  session: SessionDocument,
  conduct: CardBehaviour,
  brand?: string,
): PaymentDocument {
  return {
    ...openPayment(session),
    session: session.id,
    conduct: conduct === 'usual' ? session.conduct : conduct,
    ...(brand && { brand }),
  };
}

type PaymentOpening = Pick<
  PaymentDocument,
  'reference' | 'amount' | 'method' | 'returnUrl' | 'manualCapture' | 'conduct'
>;

export function openPayment(opening: PaymentOpening): PaymentDocument {
  const { reference, amount, method, returnUrl, manualCapture, conduct } = opening;
  const id = pspReference();
  return {
    kind: 'payment',
    id,
    reference,
    amount,
    method,
    returnUrl,
    manualCapture,
    result: `${id}!${proof()}`,
    state: 'open',
    captured: 0,
    refunded: 0,
    released: false,
    conduct,
  };
}

/** Decides an open payment once. Whoever comes second is led where the first was. */
export async function decide(
  env: Environment,
  payment: PaymentDocument,
  verdict: Verdict,
): Promise<string> {
  if (payment.state !== 'open') return wayBack(env, payment);
  if (verdict.kind === 'challenge') {
    await insertDocument(env, payment);
    return `${place}/challenge/${payment.id}`;
  }
  const decided = decidedPayment(payment, verdict);
  const session = payment.session ? await findDocument(env, 'session', payment.session) : undefined;
  if (session) {
    const ended = sessionAfter(session, decided);
    if (session.status !== 'active' || !(await updateDocument(env, session, ended))) {
      return wayBack(env, payment);
    }
    if (!(await insertDocument(env, decided))) await updateDocument(env, payment, decided);
  } else if (!(await updateDocument(env, payment, decided))) return wayBack(env, payment);
  await announce(env, decided);
  return wayBack(env, decided);
}

function decidedPayment(payment: PaymentDocument, verdict: Verdict): PaymentDocument {
  switch (verdict.kind) {
    case 'authorised':
      return { ...payment, state: 'authorised', captured: capturedImmediately(payment) };
    case 'pending': {
      const at = new Date(Date.now() + decidedAfter * 1000).toISOString();
      return { ...payment, state: 'pending', settles: { at, state: verdict.next } };
    }
    case 'refused':
      return { ...payment, state: 'refused', refusal: verdict.code };
    default:
      return { ...payment, state: 'cancelled' };
  }
}

/** After a refusal the shopper may try another card. */
function sessionAfter(session: SessionDocument, payment: PaymentDocument): SessionDocument {
  switch (payment.state) {
    case 'authorised':
      return { ...session, status: 'completed', payment: payment.id };
    case 'pending':
      return { ...session, status: 'paymentPending', payment: payment.id };
    case 'refused': {
      const refusals = session.refusals + 1;
      const status = refusals >= maxRefusals ? 'refused' : 'active';
      return { ...session, refusals, status };
    }
    default:
      return { ...session, status: 'canceled' };
  }
}

/** Whoever goes back without having tried to pay is nothing to tell of. */
async function announce(env: Environment, payment: PaymentDocument): Promise<void> {
  const { state, settles } = payment;
  const event = { eventCode: 'AUTHORISATION' };
  if (state === 'authorised') await sendNotification(env, payment, { ...event, success: true });
  if (state === 'refused') await sendNotification(env, payment, { ...event, success: false });
  if (state === 'pending' && settles) {
    const success = settles.state === 'authorised';
    await sendNotification(env, payment, { ...event, success, delaySeconds: decidedAfter });
  }
}

/** To the shop, with what proves who comes; or to another try. */
export async function wayBack(env: Environment, payment: PaymentDocument): Promise<string> {
  const session = payment.session ? await findDocument(env, 'session', payment.session) : undefined;
  if (session?.status === 'active') return `${place}/pay/${session.id}?refused=${payment.refusal}`;
  return session ? sessionWayBack(session) : backTo(payment, { redirectResult: payment.result });
}

export const sessionWayBack = (session: SessionDocument): string =>
  backTo(session, { sessionId: session.id, sessionResult: session.result });

function backTo({ returnUrl }: { returnUrl: string }, parameters: Record<string, string>): string {
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
