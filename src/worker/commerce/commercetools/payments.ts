/** Payments at commercetools. Each has a key, so that a repeated request finds it instead of making another. */

import * as z from 'zod';
import type { Payment } from '#domain/cart/cart.ts';
import type { Outcome } from '#domain/operations.ts';
import type { Transaction } from '#domain/payment/transactions.ts';
import type { Asked } from '../remote/remote-shop.ts';
import { centInput } from './cart-actions.ts';
import type { Client } from './client.ts';
import type { CommercetoolsConfig } from './config.ts';
import { customOf } from './custom-fields.ts';
import { createPayment, paymentByKey, updatePayment } from './documents/order.ts';
import type {
  PaymentDraft,
  PaymentUpdateAction,
  TransactionDraft,
} from './documents/order-inputs.ts';
import { type Fault, failureOf, isTaken } from './fault.ts';
import { changed } from './requests.ts';

const paymentAnswer = z.looseObject({
  id: z.string(),
  version: z.int(),
  transactions: z.array(
    z.looseObject({
      id: z.string(),
      type: z.string().optional(),
      state: z.string(),
      interactionId: z.string().optional(),
    }),
  ),
});
export type StoredPayment = z.output<typeof paymentAnswer>;

const paymentIn = (field: string) => ({ path: [field], schema: paymentAnswer });

export function commercetoolsPayments(ask: Client, { types }: CommercetoolsConfig) {
  /** The payment with this key, with all of these transactions. */
  async function stored(
    key: string,
    payment: Payment,
    asked: Asked,
  ): Promise<Outcome<StoredPayment>> {
    const draft = paymentDraft(key, payment, types.payment);
    const failed = async (fault: Fault) => {
      if (!isTaken(fault, 'key')) return failureOf(fault);
      const held = await changed(ask, paymentByKey, { key }, paymentIn('payment'), asked);
      return held.ok ? withTransactions(held.data, payment.transactions ?? [], asked) : held;
    };
    const wanted = { ...paymentIn('createPayment'), failed };
    return changed(ask, createPayment, { draft }, wanted, asked);
  }

  async function withTransactions(
    held: StoredPayment,
    transactions: readonly Transaction[],
    asked: Asked,
  ): Promise<Outcome<StoredPayment>> {
    const actions = transactions.flatMap((each) => transactionActions(held, each));
    if (actions.length === 0) return { ok: true, data: held };
    const { id, version } = held;
    const wanted = paymentIn('updatePayment');
    return changed(ask, updatePayment, { id, version, actions }, wanted, asked);
  }

  return { stored };
}

function paymentDraft(key: string, payment: Payment, typeKey: string): PaymentDraft {
  const { paymentMethodInfo, amountPlanned, transactions = [] } = payment;
  const { paymentInterface, name } = paymentMethodInfo;
  const custom = payment.custom && customOf(typeKey, payment.custom);
  return {
    key,
    amountPlanned: centInput(amountPlanned),
    paymentMethodInfo: {
      paymentInterface,
      method: paymentInterface,
      name: [{ locale: 'en', value: name.en }],
    },
    transactions: transactions.map(transactionDraft),
    ...(custom && { custom }),
  };
}

const transactionDraft = (transaction: Transaction): TransactionDraft => ({
  type: transaction.type,
  state: transaction.state,
  amount: centInput(transaction.amount),
  timestamp: transaction.timestamp,
  interactionId: transaction.interactionId,
});

/** What brings a stored payment to this state of a transaction, which the provider's id tells from others. */
function transactionActions(held: StoredPayment, transaction: Transaction): PaymentUpdateAction[] {
  const known = held.transactions.find(
    ({ type, interactionId }) =>
      type === transaction.type && interactionId === transaction.interactionId,
  );
  if (!known) return [{ addTransaction: { transaction: transactionDraft(transaction) } }];
  if (known.state === transaction.state) return [];
  const { state } = transaction;
  return [{ changeTransactionState: { transactionId: known.id, state } }];
}
