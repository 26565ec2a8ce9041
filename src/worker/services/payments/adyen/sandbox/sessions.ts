/** POST /sessions and GET /sessions/{id}: a page for one payment, and its result. */
import type { Environment } from '../../../../settings/environment.ts';
import { findDocument, insertDocument, type SessionDocument } from './documents.ts';
import { proof, sessionId } from './numbers.ts';
import { place, withOutcome } from './outcome.ts';
import { created, errorReply, ok, type Reply } from './reply.ts';
import { readPaymentStart } from './requests.ts';
import type { CardBehaviour } from './test-cards.ts';

/** Milliseconds. */
const hour = 3_600_000;

export async function makeSession(
  env: Environment,
  request: Record<string, unknown>,
  conduct: CardBehaviour,
): Promise<Reply> {
  const parsed = readPaymentStart(request);
  if (typeof parsed === 'string') return errorReply(parsed);
  const id = sessionId();
  const expiresAt = parsed.expiresAt ?? new Date(Date.now() + hour).toISOString();
  const { reference, amount, method, returnUrl, manualCapture } = parsed;
  const session: SessionDocument = {
    kind: 'session',
    id,
    reference,
    amount,
    method,
    manualCapture,
    returnUrl,
    expiresAt,
    result: proof(),
    status: 'active',
    refusals: 0,
    conduct,
  };
  await insertDocument(env, session);
  const url = `${new URL(returnUrl).origin}${place}/pay/${id}`;
  return created({ ...request, id, expiresAt, sessionData: proof(), url });
}

export async function sessionResult(
  env: Environment,
  id: string,
  result: string | null,
): Promise<Reply> {
  const session = await findDocument(env, 'session', id);
  if (!session || session.result !== result) return errorReply('result');
  const payment = session.payment ? await findDocument(env, 'payment', session.payment) : undefined;
  return ok({
    id,
    reference: session.reference,
    status: statusOf(session, new Date()),
    ...(payment && {
      payments: [
        {
          amount: payment.amount,
          paymentMethod: { type: payment.method, ...(payment.brand && { brand: payment.brand }) },
          pspReference: payment.id,
          resultCode:
            withOutcome(payment, new Date()).state === 'authorised' ? 'Authorised' : 'Pending',
        },
      ],
    }),
  });
}

export function statusOf(
  session: SessionDocument,
  now: Date,
): SessionDocument['status'] | 'expired' {
  const isOver = session.expiresAt <= now.toISOString();
  return session.status === 'active' && isOver ? 'expired' : session.status;
}
