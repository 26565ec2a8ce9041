/** Maps Adyen's reply about a payment to a provider answer. A reply about another attempt is rejected. */
import { logLine } from '#domain/log-line.ts';
import type { PaymentReference, ProviderAnswer, Voucher } from '#domain/payment/provider.ts';
import { providerKinds } from '#domain/payment/provider-kinds.ts';
import type { PaymentReply, SessionResult } from './answers.ts';
import { refusalOf } from './refusal-reasons.ts';

type Amount = { currency: string; value: number };

export function answerOfPayment(payment: PaymentReference, reply: PaymentReply): ProviderAnswer {
  const { pspReference, resultCode, amount } = reply;
  const known = pspReference ? { providerReference: pspReference } : {};
  switch (resultOfCode(resultCode)) {
    case 'money':
      return moneyOf(payment, pspReference, amount);
    case 'pending':
      return { kind: 'pending', ...known };
    case 'cancelled':
      // "FRAUD-CANCELLED" means that Adyen cancelled, not the shopper.
      return refusalOf(reply.refusalReasonCode) === 'fraud'
        ? { kind: 'refused', refusal: 'fraud', ...known }
        : { kind: 'cancelled' };
    case 'refused':
      return refused(reply.refusalReasonCode, known);
    case 'action':
      return actionOf(payment, reply);
    case 'unknown':
      return notUnderstood(payment, `result ${resultCode}`);
  }
}

function refused(code: string | undefined, known: { providerReference?: string }): ProviderAnswer {
  const refusal = refusalOf(code);
  return refusal === 'cancelled' ? { kind: 'cancelled' } : { kind: 'refused', refusal, ...known };
}

/** For a session from which the shopper returned. */
export function answerOfSession(payment: PaymentReference, reply: SessionResult): ProviderAnswer {
  if (reply.reference !== payment.attemptId) return notUnderstood(payment, 'of another attempt');
  const [paid] = reply.payments;
  switch (resultOfSessionCode(reply.status)) {
    case 'payments':
      return paid
        ? answerOfPayment(payment, paid)
        : notUnderstood(payment, 'paid without a payment');
    case 'pending':
      return { kind: 'pending', ...(paid && { providerReference: paid.pspReference }) };
    case 'refused':
      return { kind: 'refused', refusal: 'declined' };
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'expired':
      return { kind: 'refused', refusal: 'expired' };
    case 'unknown':
      return notUnderstood(payment, `session ${reply.status}`);
  }
}

/** Accepts only the whole amount in the right currency. If the reply has no amount, the requested one is assumed. */
function moneyOf(
  payment: PaymentReference,
  providerReference: string | undefined,
  amount: Amount | undefined,
): ProviderAnswer {
  const { currencyCode, centAmount } = payment.amount;
  if (!providerReference) return notUnderstood(payment, 'money without a number');
  if (amount && (amount.currency !== currencyCode || amount.value !== centAmount)) {
    return notUnderstood(payment, 'another amount');
  }
  const { capture } = providerKinds[payment.method];
  return {
    kind: 'money',
    state: capture === 'later' ? 'authorised' : 'captured',
    providerReference,
  };
}

function actionOf(
  payment: PaymentReference,
  { action, pspReference }: PaymentReply,
): ProviderAnswer {
  if (action?.type === 'redirect' && action.url && (action.method ?? 'GET') === 'GET') {
    const known = pspReference ? { providerReference: pspReference } : {};
    return { kind: 'redirect', url: action.url, ...known };
  }
  const voucher = action?.type === 'voucher' && voucherOf(action, payment.attemptId);
  if (voucher && pspReference) return { kind: 'voucher', providerReference: pspReference, voucher };
  return notUnderstood(payment, `action ${action?.type ?? 'missing'}`);
}

function voucherOf(
  { reference, entity, expiresAt, merchantReference }: NonNullable<PaymentReply['action']>,
  attemptId: string,
): Voucher | undefined {
  const until = timeOf(expiresAt ?? '');
  if (!reference || !entity || !until) return undefined;
  return { reference, entity, expiresAt: until, merchantReference: merchantReference ?? attemptId };
}

/** Vouchers expire at a time without a zone. It is read as UTC: Portugal's time in winter, an hour later in summer. */
function timeOf(text: string): string | undefined {
  const time = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

function notUnderstood({ attemptId }: PaymentReference, reason: string): ProviderAnswer {
  console.error(logLine('adyen told what the shop cannot use', reason, { attemptId }));
  return { kind: 'unknown' };
}

/**
 * Result codes of a payment. Source: CheckoutService-v72, PaymentDetailsResponse.
 * `action`: a further step is needed, which the reply describes. `unknown`: not expected for our requests; a
 * notification reports what it means for the money.
 */
type Meaning = 'money' | 'pending' | 'refused' | 'cancelled' | 'action' | 'unknown';

const resultCodes: Record<string, Meaning> = {
  Authorised: 'money',
  Received: 'pending',
  Pending: 'pending',
  Refused: 'refused',
  Error: 'refused',
  Cancelled: 'cancelled',
  RedirectShopper: 'action',
  PresentToShopper: 'action',
  /** 3-D Secure inside our own page, which our requests disable. */
  IdentifyShopper: 'unknown',
  ChallengeShopper: 'unknown',
  /** Authentication without a payment: never requested. */
  AuthenticationFinished: 'unknown',
  AuthenticationNotRequired: 'unknown',
  /** A part of the amount does not pay for the order. */
  PartiallyAuthorised: 'unknown',
  /** Only for other kinds of requests. */
  Success: 'unknown',
};

/** Codes of a newer contract count as unknown. */
const resultOfCode = (resultCode: string): Meaning => resultCodes[resultCode] ?? 'unknown';

type SessionMeaning = 'payments' | 'pending' | 'refused' | 'cancelled' | 'expired' | 'unknown';

const sessionStates: Record<string, SessionMeaning> = {
  completed: 'payments',
  paymentPending: 'pending',
  refused: 'refused',
  canceled: 'cancelled',
  expired: 'expired',
  /** The shopper returned, and the session is still open. */
  active: 'unknown',
};

const resultOfSessionCode = (status: string): SessionMeaning => sessionStates[status] ?? 'unknown';
