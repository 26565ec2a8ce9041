/** PayPal behind the port: an order is created, the shopper approves it at PayPal, and it is captured on return. */
import { logLine } from '#domain/log-line.ts';
import type { PaymentProvider, PaymentReference } from '#domain/payment/provider.ts';
import { cancelPayment, capturePayment, inquirePayment } from './captures.ts';
import { createPaypalClient } from './client.ts';
import { approvedOrder, beginExpress, claimOrder, type ExpressRequest } from './express.ts';
import { errorOf } from './issues.ts';
import { notificationsOf, type ReadNotifications } from './notifications.ts';
import { orderRequest } from './order-request.ts';
import { approvalOf, idsOf, isOrderId, orderAnswer } from './orders.ts';
import { refundPart, refundPayment } from './refunds.ts';
import type { PaypalConfig, Wire } from './tokens.ts';

type Paypal = PaymentProvider & {
  read: ReadNotifications;
  beginExpress(request: ExpressRequest): ReturnType<typeof beginExpress>;
  /** `orderId`: from a URL, not validated yet. */
  approvedOrder(orderId: string, cartId: string): ReturnType<typeof approvedOrder>;
};

const unknown = { kind: 'unknown' } as const;

export function paypal(config: PaypalConfig, wire: Wire): Paypal {
  const ask = createPaypalClient(config, wire);
  const inquire = (payment: PaymentReference) => inquirePayment(ask, payment);
  return {
    async begin(request) {
      const orderId = request.authorization?.proof;
      const claimed = isOrderId(orderId) && (await claimOrder(ask, request, orderId));
      if (claimed) return claimed;
      const body = orderRequest(request);
      if (!body) return { kind: 'rejected', error: 'malformed-price' };
      const reply = await ask(
        {
          method: 'POST',
          path: '/v2/checkout/orders',
          requestId: request.attemptId,
          body: JSON.stringify(body),
        },
        orderAnswer,
      );
      if (reply.kind === 'silence') return unknown;
      if (reply.kind === 'barred') return { kind: 'rejected', error: 'payment-error' };
      if (reply.kind === 'turnedDown') {
        const { attemptId } = request;
        console.error(logLine('paypal takes no such order', reply.issues.join(' '), { attemptId }));
        return { kind: 'rejected', error: errorOf(reply.issues) };
      }
      const { id } = reply.answer;
      const url = approvalOf(reply.answer);
      if (url) return { kind: 'redirect', url, providerReference: id };
      // A repeated request; the shopper has approved the order in the meantime.
      return { kind: 'pending', providerReference: id };
    },

    async resume(payment, parameters) {
      const { orderId } = idsOf(payment);
      const reference = isOrderId(parameters.token) ? { providerReference: parameters.token } : {};
      if (parameters.cancelled) return cancelPayment(ask, { ...reference, ...payment });
      // An order id from a URL is checked before its money is captured.
      return orderId
        ? capturePayment(ask, payment, orderId)
        : inquirePayment(ask, { ...payment, ...reference }, true);
    },

    inquire,
    beginExpress: (request) => beginExpress(ask, request),
    approvedOrder: async (orderId, cartId) =>
      isOrderId(orderId) ? approvedOrder(ask, orderId, cartId) : undefined,

    async capture(payment) {
      const answer = await inquire(payment);
      if (answer.kind === 'money') return { ok: true };
      const open = ['pending', 'redirect', 'unknown'].includes(answer.kind);
      return { ok: false, kind: open ? 'unknown' : 'refused' };
    },

    // PayPal orders hold nothing: they are captured at once.
    cancel: async ({ attemptId, providerReference = attemptId }) => ({
      ok: true,
      providerReference,
    }),
    release: (payment, round) => refundPayment(ask, payment, round),
    refund: (payment, refund) => refundPart(ask, payment, refund),
    read: notificationsOf(config, ask),
  };
}
