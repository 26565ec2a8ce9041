/** Decides a payment: its state, the notification to the shop, and where the shopper goes next. */
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

/** Base path of the sandbox's pages. */
export const place = '/__sandbox/adyen';

/** Seconds until a pending payment is decided. */
const decidedAfter = 20;
/** A session ends after this many refusals. */
const maxRefusals = 3;

/** A pending payment gets its final state once the time in `settles` has passed. */
export function withOutcome(payment: PaymentDocument, now: Date): PaymentDocument {
  const { settles, ...rest } = payment;
  if (payment.state !== 'pending' || !settles || settles.at > now.toISOString()) return payment;
  const captured = settles.state === 'authorised' ? capturedImmediately(payment) : 0;
  return { ...rest, state: settles.state, captured };
}

const capturedImmediately = ({ manualCapture, amount }: PaymentDocument): number =>
  manualCapture ? 0 : amount.value;

/** A try to pay in a session; it is not stored until it is decided or challenged. */
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

/** Decides an open payment once and returns the next URL, the same for a repeated call. */
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

/** Sends nothing for a shopper who cancelled without trying to pay. */
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

/** URL of the shop, with proof of the shopper's identity; or of the page for another try. */
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
