/** Payments of a middleware. Source: purchase-flow.txt §3 Payment draft, §7 "Create payment". */
import * as z from 'zod';
import type { Outcome } from '#domain/operations.ts';
import { englishMethodName } from '#domain/payment/method-names.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import type { Asked } from '../remote/remote-shop.ts';
import { readAnswer } from './answers.ts';
import type { MiddlewareClient } from './client.ts';

const created = z.looseObject({ payment: z.looseObject({ id: z.string() }) });

/** The id of a payment by this method. Its amount follows from the cart that it is added to. */
export async function createdPayment(
  call: MiddlewareClient,
  paymentInterface: PaymentMethodKey,
  asked: Asked,
): Promise<Outcome<string>> {
  const main = {
    paymentMethodInfo: { paymentInterface, name: { en: englishMethodName(paymentInterface) } },
    amountPlanned: { currencyCode: asked.store.currency, centAmount: 0 },
  };
  const answer = await call({ name: 'createPayment', main }, asked);
  if (!answer.ok) return answer;
  const read = readAnswer('createPayment', answer.data.data, created);
  return read.ok ? { ok: true, data: read.data.payment.id } : read;
}
