/** Captures, refunds, reversals and cancels. Adyen accepts them all and reports each result by notification. */
import type { Environment } from '../../../../settings/environment.ts';
import { type PaymentDocument, paymentsOf, updateDocument } from './documents.ts';
import { sendNotification, sendReportNotification } from './notify.ts';
import { pspReference } from './numbers.ts';
import { withOutcome } from './outcome.ts';
import { created, errorReply, type Reply } from './reply.ts';
import { checkAmount, type Modification } from './requests.ts';

export type ModificationKind = 'captures' | 'refunds' | 'reversals' | 'cancels';

type Outcome = {
  /** The changed payment; missing if the modification fails. */
  payment?: PaymentDocument;
  eventCode: string;
  action?: 'cancel' | 'refund';
};

export async function modify(
  env: Environment,
  kind: ModificationKind,
  payment: PaymentDocument | undefined,
  request: Modification,
  merchantAccount: string,
): Promise<Reply> {
  if (!payment) return errorReply('original');
  const withAmount = kind === 'captures' || kind === 'refunds';
  const fault = withAmount ? amountFaultOf(payment, request) : undefined;
  if (fault) return errorReply(fault);
  const modification = pspReference();
  await runModification(env, payment, outcomeOf(kind, withOutcome(payment, new Date()), request), {
    modification,
    ...(withAmount && request.amount && { amount: request.amount }),
  });
  return created({
    merchantAccount,
    paymentPspReference: payment.id,
    pspReference: modification,
    status: 'received',
    ...(request.reference && { reference: request.reference }),
    ...(withAmount && { amount: request.amount }),
  });
}

function amountFaultOf(payment: PaymentDocument, { amount }: Modification) {
  const fault = checkAmount(amount);
  return (
    fault ?? (amount?.currency === payment.amount.currency ? undefined : ('currency' as const))
  );
}

/** Cancels every payment with our reference that is still held. */
export async function cancelByReference(
  env: Environment,
  request: Modification,
  merchantAccount: string,
): Promise<Reply> {
  const paymentReference = request.paymentReference ?? '';
  if (!paymentReference) return errorReply('reference');
  const modification = pspReference();
  const payments = await paymentsOf(env, paymentReference);
  const held = payments.filter((each) => withOutcome(each, new Date()).state === 'authorised');
  for (const payment of held) {
    const now = withOutcome(payment, new Date());
    const outcome = { ...outcomeOf('cancels', now, request), eventCode: 'TECHNICAL_CANCEL' };
    await runModification(env, payment, outcome, { modification });
  }
  if (held.length === 0) await sendReportNotification(env, paymentReference);
  return created({
    merchantAccount,
    paymentReference,
    pspReference: modification,
    status: 'received',
    ...(request.reference && { reference: request.reference }),
  });
}

function outcomeOf(
  kind: ModificationKind,
  payment: PaymentDocument,
  request: Modification,
): Outcome {
  const { amount, captured, refunded, released, conduct, state } = payment;
  const value = request.amount?.value ?? 0;
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

async function runModification(
  env: Environment,
  before: PaymentDocument,
  { payment: after, eventCode, action }: Outcome,
  facts: { modification: string; amount?: Modification['amount'] },
): Promise<void> {
  const success = after !== undefined && (await updateDocument(env, before, after));
  const { modification, amount } = facts;
  await sendNotification(env, before, {
    eventCode,
    success,
    modification,
    ...(amount && { amount }),
    ...(action && { action }),
    ...(!success && { reason: 'Insufficient balance on payment' }),
  });
  if (success && eventCode === 'CAPTURE' && before.conduct === 'captureFailsLater') {
    const reason = 'Capture Failed';
    await sendNotification(env, before, {
      eventCode: 'CAPTURE_FAILED',
      success,
      modification,
      reason,
      delaySeconds: 30,
    });
  }
}
