/** POST /payments and /payments/details: redirect to a bank, wallet token or Multibanco voucher. */
import type { Environment } from '../../../../settings/environment.ts';
import { findDocument, insertDocument, type PaymentDocument } from './documents.ts';
import { digits } from './numbers.ts';
import { decide, openPayment, place, withOutcome } from './outcome.ts';
import { errorReply, ok, type Reply } from './reply.ts';
import { readPaymentStart } from './requests.ts';
import { type CardBehaviour, verdictOnToken } from './test-cards.ts';

/** Milliseconds: three days to pay a voucher. */
const voucherLasts = 3 * 86_400_000;

export async function makePayment(
  env: Environment,
  request: Record<string, unknown>,
  conduct: CardBehaviour,
): Promise<Reply> {
  const parsed = readPaymentStart(request);
  if (typeof parsed === 'string') return errorReply(parsed);
  const payment = openPayment({ ...parsed, conduct });
  if (parsed.method === 'multibanco') return ok(await presented(env, payment));
  if (parsed.token !== undefined) return payWithWallet(env, payment, parsed.token);
  await insertDocument(env, payment);
  return ok(redirected(payment, 'bank'));
}

const redirected = ({ method, returnUrl, id }: PaymentDocument, page: 'bank' | 'challenge') => ({
  resultCode: 'RedirectShopper',
  action: {
    type: 'redirect',
    method: 'GET',
    paymentMethodType: method,
    url: `${new URL(returnUrl).origin}${place}/${page}/${id}`,
  },
});

/** Pays with a wallet's token: decided at once, unless the bank requires a challenge. */
async function payWithWallet(
  env: Environment,
  payment: PaymentDocument,
  token: string,
): Promise<Reply> {
  const verdict = verdictOnToken(token);
  if (!verdict) return errorReply('token');
  await insertDocument(env, payment);
  if (verdict.kind === 'challenge') return ok(redirected(payment, 'challenge'));
  await decide(env, payment, verdict);
  return detailsOf(await findDocument(env, 'payment', payment.id));
}

async function presented(env: Environment, payment: PaymentDocument): Promise<object> {
  const until = new Date(Date.now() + voucherLasts).toISOString().slice(0, 19);
  const reference = digits(9).replace(/(\d{3})(?=\d)/g, '$1 ');
  const voucher = { reference, entity: '12101', expiresAt: until };
  await insertDocument(env, { ...payment, voucher });
  return {
    resultCode: 'PresentToShopper',
    pspReference: payment.id,
    merchantReference: payment.reference,
    action: {
      type: 'voucher',
      paymentMethodType: 'multibanco',
      merchantName: 'Kontor',
      merchantReference: payment.reference,
      initialAmount: payment.amount,
      totalAmount: payment.amount,
      ...voucher,
    },
  };
}

/** The payment of a returned `redirectResult`. */
export async function paymentOfResult(
  env: Environment,
  request: Record<string, unknown>,
): Promise<PaymentDocument | undefined> {
  const { redirectResult = '' } = (request.details ?? {}) as { redirectResult?: string };
  const payment = await findDocument(env, 'payment', String(redirectResult).split('!')[0] ?? '');
  return payment?.result === redirectResult ? payment : undefined;
}

const resultCodes = {
  // The shopper returned without a decision.
  open: 'Pending',
  pending: 'Pending',
  authorised: 'Authorised',
  refused: 'Refused',
  cancelled: 'Cancelled',
} as const satisfies Record<PaymentDocument['state'], string>;

export function detailsOf(payment: PaymentDocument | undefined): Reply {
  if (!payment) return errorReply('result');
  const { state, refusal } = withOutcome(payment, new Date());
  return ok({
    resultCode: resultCodes[state],
    pspReference: payment.id,
    merchantReference: payment.reference,
    amount: payment.amount,
    paymentMethod: { type: payment.method },
    ...(state === 'refused' && { refusalReason: 'Refused', refusalReasonCode: refusal ?? '2' }),
  });
}
