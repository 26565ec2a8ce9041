/** Payments of a middleware. Source: purchase-flow.txt §3 Payment draft, §7 "Create payment". */
import * as z from 'zod';
import type { Outcome } from '#domain/operations.ts';
import { englishMethodName } from '#domain/payment/method-names.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import type { Asked } from '../remote/remote-shop.ts';
import { answerOf } from './answers.ts';
import type { MiddlewareClient } from './client.ts';

const created = z
  .looseObject({ payment: z.looseObject({ id: z.string() }) })
  .transform(({ payment }) => payment.id);

/** The id of a payment by this method. Its amount follows from the cart that it is added to. */
export function createdPayment(
  call: MiddlewareClient,
  paymentInterface: PaymentMethodKey,
  asked: Asked,
): Promise<Outcome<string>> {
  const main = {
    paymentMethodInfo: { paymentInterface, name: { en: englishMethodName(paymentInterface) } },
    amountPlanned: { currencyCode: asked.store.currency, centAmount: 0 },
  };
  return answerOf(call, { name: 'createPayment', main }, created, asked);
}
