/** POST /sessions and GET /sessions/{id}: a page for one payment, and what became of it. */
import type { Environment } from '../../../../environment.ts';
import { readBegun } from './asked.ts';
import { found, keep, type SessionDocument } from './memory.ts';
import { proof, sessionId } from './numbers.ts';
import { place, settled } from './outcome.ts';
import { complain, created, ok, type Reply } from './reply.ts';
import type { Conduct } from './test-cards.ts';

/** Milliseconds. */
const hour = 3_600_000;

export async function makeSession(
  env: Environment,
  asked: Record<string, unknown>,
  conduct: Conduct,
): Promise<Reply> {
  const begun = readBegun(asked);
  if (typeof begun === 'string') return complain(begun);
  const id = sessionId();
  const expiresAt = begun.expiresAt ?? new Date(Date.now() + hour).toISOString();
  const { reference, amount, method, returnUrl, manualCapture } = begun;
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
  await keep(env, session);
  const url = `${new URL(returnUrl).origin}${place}/pay/${id}`;
  return created({ ...asked, id, expiresAt, sessionData: proof(), url });
}

export async function sessionResult(
  env: Environment,
  id: string,
  result: string | null,
): Promise<Reply> {
  const session = await found(env, 'session', id);
  if (!session || session.result !== result) return complain('result');
  const payment = session.payment ? await found(env, 'payment', session.payment) : undefined;
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
            settled(payment, new Date()).state === 'authorised' ? 'Authorised' : 'Pending',
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
