/** What Adyen tells of a payment as the shop's own answer. What belongs to another attempt is no answer. */
import { logLine } from '#domain/log-line.ts';
import type { PaymentReference, ProviderAnswer, Voucher } from '#domain/payment/provider.ts';
import { providerKinds } from '#domain/payment/provider-kinds.ts';
import type { PaymentTold, SessionResult } from './answers.ts';
import { refusalOf } from './refusal-reasons.ts';
import { meaningOf, sessionMeaningOf } from './result-codes.ts';

type Amount = { currency: string; value: number };

export function answerOfPayment(payment: PaymentReference, told: PaymentTold): ProviderAnswer {
  const { pspReference, resultCode, amount } = told;
  const known = pspReference ? { providerReference: pspReference } : {};
  switch (meaningOf(resultCode)) {
    case 'money':
      return moneyOf(payment, pspReference, amount);
    case 'pending':
      return { kind: 'pending', ...known };
    case 'cancelled':
      // "FRAUD-CANCELLED" is Adyen's change of mind, not the shopper's.
      return refusalOf(told.refusalReasonCode) === 'fraud'
        ? { kind: 'refused', refusal: 'fraud', ...known }
        : { kind: 'cancelled' };
    case 'refused':
      return refused(told.refusalReasonCode, known);
    case 'action':
      return actionOf(payment, told);
    case 'unknown':
      return notUnderstood(payment, `result ${resultCode}`);
  }
}

function refused(code: string | undefined, known: { providerReference?: string }): ProviderAnswer {
  const refusal = refusalOf(code);
  return refusal === 'cancelled' ? { kind: 'cancelled' } : { kind: 'refused', refusal, ...known };
}

/** Of a session that the shopper came back from. */
export function answerOfSession(payment: PaymentReference, told: SessionResult): ProviderAnswer {
  if (told.reference !== payment.attemptId) return notUnderstood(payment, 'of another attempt');
  const [paid] = told.payments;
  switch (sessionMeaningOf(told.status)) {
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
      return notUnderstood(payment, `session ${told.status}`);
  }
}

/** Only the whole amount in the right currency is money. Adyen need not name it: what it was asked for counts then. */
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
  { action, pspReference }: PaymentTold,
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
  { reference, entity, expiresAt, merchantReference }: NonNullable<PaymentTold['action']>,
  attemptId: string,
): Voucher | undefined {
  const until = timeOf(expiresAt ?? '');
  if (!reference || !entity || !until) return undefined;
  return { reference, entity, expiresAt: until, merchantReference: merchantReference ?? attemptId };
}

/** Vouchers name their end without a zone: Greenwich's, which is Portugal's in winter and an hour longer in summer. */
function timeOf(text: string): string | undefined {
  const time = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

function notUnderstood({ attemptId }: PaymentReference, reason: string): ProviderAnswer {
  console.error(logLine('adyen told what the shop cannot use', reason, { attemptId }));
  return { kind: 'unknown' };
}
