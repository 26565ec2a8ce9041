/** An order as the calls return it: the stored order, and what the specification names besides. Source: purchase-flow.txt §3. */
import * as z from 'zod';
import {
  discountCodeAnswer,
  discountCodeAnswers,
  lineAnswer,
  lineAnswerOf,
} from '../cart/calls/line-answer.ts';
import { answeredPayment, answeredPaymentOf } from '../payment/payment-answer.ts';
import { provenAddress, withVatCheck } from '../vat/proven-address.ts';
import { type Order, order } from './order.ts';

export const orderAnswer = order.extend({
  lineItems: z.array(lineAnswer),
  discountCodes: z.array(discountCodeAnswer),
  shippingAddress: provenAddress,
  paymentInfo: z.object({ payments: z.array(answeredPayment) }),
});

export function orderAnswerOf(stored: Order): z.infer<typeof orderAnswer> {
  const { vatProof } = stored;
  const check = vatProof && { ...vatProof, result: vatProof.status };
  return {
    ...stored,
    lineItems: stored.lineItems.map(lineAnswerOf),
    discountCodes: discountCodeAnswers(stored),
    // The billing address is stored with its proof.
    shippingAddress: withVatCheck(stored.shippingAddress, check),
    paymentInfo: { payments: stored.paymentInfo.payments.map(answeredPaymentOf) },
  };
}
