/**
 * Adyen behind the port. Cards and other methods that need input are paid on Adyen's own page (Hosted Checkout), so
 * that the shop never handles card numbers.
 */
import { logLine } from '#domain/log-line.ts';
import type {
  CaptureResult,
  PaymentProvider,
  PaymentReference,
  PaymentRequest,
  ProviderAnswer,
  ProviderNotification,
  ProviderRefund,
  ProviderResult,
  RefundResult,
} from '#domain/payment/provider.ts';
import { providerKinds } from '#domain/payment/provider-kinds.ts';
import { contentHash } from '../../../d1/content-hash.ts';
import type { Environment } from '../../../settings/environment.ts';
import type { AppleShop } from '../wallet-settings.ts';
import {
  applePaySession,
  modificationReply,
  paymentReply,
  sessionCreated,
  sessionResult,
} from './answers.ts';
import {
  type AdyenClient,
  type AdyenRequest,
  createAdyenClient,
  type Reply,
  type Wire,
} from './call.ts';
import { type AdyenConfig, adyenConfig, hasSandbox } from './config.ts';
import { readNotifications } from './notifications.ts';
import { answerOfPayment, answerOfSession } from './provider-answers.ts';
import {
  amountOf,
  directRequest,
  refundedLines,
  sessionRequest,
  walletRequest,
} from './requests.ts';
import { sandboxAdyen } from './sandbox/wire.ts';

export type Adyen = PaymentProvider & {
  /** The merchant session that Apple's sheet requires to open, Base64; undefined if Adyen returns none. */
  appleSession(shop: AppleShop): Promise<string | undefined>;
  read(headers: Headers, body: string): Promise<ProviderNotification[] | 'forged' | 'unreadable'>;
};

/** Timeout of one request, which is retried once, ms. */
const patienceMs = 10_000;

/** The real Adyen or the sandbox, depending on the settings. Throws with the name of a missing setting or secret. */
export function adyenOf(env: Environment): Adyen {
  return adyen(adyenConfig(env), hasSandbox(env) ? sandboxAdyen(env) : (request) => fetch(request));
}

export function adyen(config: AdyenConfig, wire: Wire, timeoutMs = patienceMs): Adyen {
  const ask = createAdyenClient(config, wire, timeoutMs);
  return {
    begin: (request) => begin(ask, config, request),
    resume: (payment, parameters) => resume(ask, payment, parameters),
    // Adyen has no query without the shopper's return parameters: the notification reports the result.
    inquire: async () => ({ kind: 'unknown' }),
    capture: (payment) => capture(ask, config, payment),
    cancel: (payment, round) => cancel(ask, config, payment, round),
    release: (payment, round) => release(ask, config, payment, round),
    refund: (payment, refund) => refundPart(ask, config, payment, refund),
    appleSession: (shop) => appleSession(ask, shop),
    read: (_headers, body) => readNotifications(config, body),
  };
}

async function begin(
  ask: AdyenClient,
  config: AdyenConfig,
  request: PaymentRequest,
): Promise<ProviderAnswer> {
  const { attemptId, method } = request;
  if (!addsUp(request)) {
    console.error(logLine('payment without a sum', 'lines and amount differ', { attemptId }));
    return { kind: 'rejected', error: 'malformed-price' };
  }
  const walletPaymentRequest = walletRequest(config, request);
  if (walletPaymentRequest) {
    const key = `${attemptId}-wallet`;
    const reply = await ask(
      { attemptId, path: '/payments', body: walletPaymentRequest, key },
      paymentReply,
    );
    if (reply.ok) return answerOfPayment(request, reply.value);
    if (reply.error === 'unknown') return failed(reply);
    // A rejected request has started nothing: the shopper pays without the authorization.
  }
  const { flow } = providerKinds[method];
  if (flow === 'hosted') {
    const body = sessionRequest(config, request);
    const reply = await ask(
      { attemptId, path: '/sessions', body, key: `${attemptId}-session` },
      sessionCreated,
    );
    return reply.ok ? { kind: 'redirect', url: reply.value.url } : failed(reply);
  }
  const body = directRequest(config, request);
  const reply = await ask(
    { attemptId, path: '/payments', body, key: `${attemptId}-payment` },
    paymentReply,
  );
  return reply.ok ? answerOfPayment(request, reply.value) : failed(reply);
}

/** If the sums differed, the lender's invoice would show another amount than ours. */
const addsUp = ({ lines, amount }: PaymentRequest): boolean =>
  amount.centAmount > 0 &&
  lines.reduce((sum, line) => sum + line.totalCentAmount, 0) === amount.centAmount;

async function resume(
  ask: AdyenClient,
  payment: PaymentReference,
  parameters: Record<string, string>,
): Promise<ProviderAnswer> {
  const { attemptId } = payment;
  const { sessionId, sessionResult: result, redirectResult, payload } = parameters;
  if (sessionId && result) {
    const path = `/sessions/${encodeURIComponent(sessionId)}`;
    const reply = await ask({ attemptId, path, query: { sessionResult: result } }, sessionResult);
    return reply.ok ? answerOfSession(payment, reply.value) : { kind: 'unknown' };
  }
  if (!redirectResult && !payload) return { kind: 'unknown' };
  const details = redirectResult ? { redirectResult } : { payload };
  // Other details are another request and need another idempotency key.
  const hash = await contentHash(redirectResult ?? payload ?? '');
  const key = `${attemptId}-details-${hash.slice(0, 16)}`;
  const question = { path: '/payments/details', body: { details }, key };
  const reply = await ask({ attemptId, ...question }, paymentReply);
  // A result of another attempt does not pay for this one.
  if (!reply.ok || reply.value.merchantReference !== attemptId) return { kind: 'unknown' };
  return answerOfPayment(payment, reply.value);
}

/** Adyen only acknowledges captures and releases; notifications report their result. */
async function capture(
  ask: AdyenClient,
  config: AdyenConfig,
  { attemptId, method, amount, providerReference }: PaymentReference,
): Promise<CaptureResult> {
  if (!providerReference) return { ok: false, kind: 'unknown' };
  if (providerKinds[method].capture === 'atOnce') return { ok: true };
  const result = await modify(ask, undefined, {
    attemptId,
    path: `/payments/${providerReference}/captures`,
    body: {
      merchantAccount: config.merchantAccount,
      amount: amountOf(amount),
      reference: attemptId,
    },
    key: `${attemptId}-capture-${providerReference}`,
  });
  return result.ok ? { ok: true, captureReference: result.providerReference } : result;
}

/** Unlike a reversal, it never pays back what is captured. */
async function cancel(
  ask: AdyenClient,
  { merchantAccount }: AdyenConfig,
  { attemptId, providerReference }: PaymentReference,
  round: number,
): Promise<ProviderResult> {
  if (!providerReference) return { ok: false, kind: 'refused' };
  return modify(ask, providerReference, {
    attemptId,
    path: `/payments/${providerReference}/cancels`,
    body: { merchantAccount, reference: attemptId },
    key: `${attemptId}-cancel-${round}-${providerReference}`,
  });
}

/** With Adyen's reference, reverses what is held or captured; with ours, cancels what is held. */
async function release(
  ask: AdyenClient,
  { merchantAccount }: AdyenConfig,
  { attemptId, providerReference }: PaymentReference,
  round: number,
): Promise<ProviderResult> {
  const body = { merchantAccount, reference: attemptId };
  if (providerReference) {
    const path = `/payments/${providerReference}/reversals`;
    const key = `${attemptId}-release-${round}-${providerReference}`;
    return modify(ask, providerReference, { attemptId, path, body, key });
  }
  return modify(ask, undefined, {
    attemptId,
    path: '/cancels',
    body: { ...body, paymentReference: attemptId },
    key: `${attemptId}-cancel-${round}`,
  });
}

async function refundPart(
  ask: AdyenClient,
  { merchantAccount }: AdyenConfig,
  { attemptId, method, providerReference }: PaymentReference,
  { id, amount }: ProviderRefund,
): Promise<RefundResult> {
  if (!providerReference) return { ok: false, kind: 'unknown' };
  const result = await modify(ask, undefined, {
    attemptId,
    path: `/payments/${providerReference}/refunds`,
    body: {
      merchantAccount,
      amount: amountOf(amount),
      reference: attemptId,
      ...(providerKinds[method].credit === 'credit' && { lineItems: refundedLines(id, amount) }),
    },
    key: `${attemptId}-refund-${id}`,
  });
  return result.ok ? { ok: true, reference: result.providerReference, done: false } : result;
}

/** Returns the payment's reference, or the modification's if the payment has none. */
async function modify(
  ask: AdyenClient,
  providerReference: string | undefined,
  question: AdyenRequest,
): Promise<ProviderResult> {
  const reply = await ask(question, modificationReply);
  if (reply.ok)
    return { ok: true, providerReference: providerReference ?? reply.value.pspReference };
  // `payment-error` is a fault of our setup: once it is fixed, a retry can succeed.
  const again = reply.error === 'unknown' || reply.error === 'payment-error';
  return { ok: false, kind: again ? 'unknown' : 'refused' };
}

async function appleSession(ask: AdyenClient, { domain, merchantId }: AppleShop) {
  const body = { displayName: 'Kontor', domainName: domain, merchantIdentifier: merchantId };
  const reply = await ask({ path: '/applePay/sessions', body }, applePaySession);
  return reply.ok ? reply.value.data : undefined;
}

function failed({ error }: Extract<Reply<never>, { ok: false }>): ProviderAnswer {
  return error === 'unknown' ? { kind: 'unknown' } : { kind: 'rejected', error };
}
