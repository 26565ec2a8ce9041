/** Captures, refunds, reversals and cancels. Adyen takes them all and tells by notification what became of each. */
import type { Environment } from '../../../../environment.ts';
import { faultOf, type Modification } from './asked.ts';
import { change, type PaymentDocument, paymentsOf } from './memory.ts';
import { tell, tellOfNothing } from './notify.ts';
import { pspReference } from './numbers.ts';
import { settled } from './outcome.ts';
import { complain, created, type Reply } from './reply.ts';

export type ModificationKind = 'captures' | 'refunds' | 'reversals' | 'cancels';

type Outcome = {
  /** What the payment becomes; missing where it stays as it is. */
  payment?: PaymentDocument;
  eventCode: string;
  action?: 'cancel' | 'refund';
};

export async function modify(
  env: Environment,
  kind: ModificationKind,
  payment: PaymentDocument | undefined,
  asked: Modification,
  merchantAccount: string,
): Promise<Reply> {
  if (!payment) return complain('original');
  const withAmount = kind === 'captures' || kind === 'refunds';
  const fault = withAmount ? amountFault(payment, asked) : undefined;
  if (fault) return complain(fault);
  const modification = pspReference();
  await carryOut(env, payment, outcomeOf(kind, settled(payment, new Date()), asked), {
    modification,
    ...(withAmount && asked.amount && { amount: asked.amount }),
  });
  return created({
    merchantAccount,
    paymentPspReference: payment.id,
    pspReference: modification,
    status: 'received',
    ...(asked.reference && { reference: asked.reference }),
    ...(withAmount && { amount: asked.amount }),
  });
}

function amountFault(payment: PaymentDocument, { amount }: Modification) {
  const fault = faultOf(amount);
  return (
    fault ?? (amount?.currency === payment.amount.currency ? undefined : ('currency' as const))
  );
}

/** Every payment of our reference that is still held. */
export async function cancelByReference(
  env: Environment,
  asked: Modification,
  merchantAccount: string,
): Promise<Reply> {
  const paymentReference = asked.paymentReference ?? '';
  if (!paymentReference) return complain('reference');
  const modification = pspReference();
  const payments = await paymentsOf(env, paymentReference);
  const held = payments.filter((each) => settled(each, new Date()).state === 'authorised');
  for (const payment of held) {
    const now = settled(payment, new Date());
    const outcome = { ...outcomeOf('cancels', now, asked), eventCode: 'TECHNICAL_CANCEL' };
    await carryOut(env, payment, outcome, { modification });
  }
  if (held.length === 0) await tellOfNothing(env, paymentReference);
  return created({
    merchantAccount,
    paymentReference,
    pspReference: modification,
    status: 'received',
    ...(asked.reference && { reference: asked.reference }),
  });
}

function outcomeOf(kind: ModificationKind, payment: PaymentDocument, asked: Modification): Outcome {
  const { amount, captured, refunded, released, conduct, state } = payment;
  const value = asked.amount?.value ?? 0;
  const held = state === 'authorised' && !released;
  switch (kind) {
    case 'captures': {
      const fits = held && captured + value <= amount.value && conduct !== 'captureFails';
      const after = { ...payment, captured: captured + value };
      return { eventCode: 'CAPTURE', ...(fits && { payment: after }) };
    }
    case 'refunds': {
      const fits = captured - refunded >= value;
      const after = { ...payment, refunded: refunded + value };
      return { eventCode: 'REFUND', ...(fits && { payment: after }) };
    }
    case 'cancels': {
      const fits = held && captured === 0;
      return {
        eventCode: 'CANCELLATION',
        ...(fits && { payment: { ...payment, released: true } }),
      };
    }
    case 'reversals': {
      const taken = captured - refunded;
      const after = taken > 0 ? { refunded: captured } : { released: true };
      const action = taken > 0 ? 'refund' : 'cancel';
      const fits = taken > 0 || (held && captured === 0);
      return {
        eventCode: 'CANCEL_OR_REFUND',
        action,
        ...(fits && { payment: { ...payment, ...after } }),
      };
    }
  }
}

async function carryOut(
  env: Environment,
  before: PaymentDocument,
  { payment: after, eventCode, action }: Outcome,
  facts: { modification: string; amount?: Modification['amount'] },
): Promise<void> {
  const success = after !== undefined && (await change(env, before, after));
  const { modification, amount } = facts;
  await tell(env, before, {
    eventCode,
    success,
    modification,
    ...(amount && { amount }),
    ...(action && { action }),
    ...(!success && { reason: 'Insufficient balance on payment' }),
  });
  if (success && eventCode === 'CAPTURE' && before.conduct === 'captureFailsLater') {
    const reason = 'Capture Failed';
    await tell(env, before, {
      eventCode: 'CAPTURE_FAILED',
      success,
      modification,
      reason,
      delaySeconds: 30,
    });
  }
}
