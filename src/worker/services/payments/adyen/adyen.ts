/**
 * Adyen behind the port. Cards and whatever asks for more are paid on Adyen's own page (Hosted Checkout), so that no
 * number of a card comes near the shop.
 */
import { Buffer } from 'node:buffer';
import { logLine } from '#domain/log-line.ts';
import type {
  PaymentProvider,
  PaymentReference,
  PaymentRequest,
  ProviderAnswer,
  ProviderNotification,
} from '#domain/payment/provider.ts';
import { providerKinds } from '#domain/payment/provider-kinds.ts';
import type { AppleShop } from '../wallet-settings.ts';
import { paymentTold, sessionMade, sessionResult } from './answers.ts';
import { type Ask, askerOf, type Told, type Wire } from './call.ts';
import type { AdyenConfig } from './config.ts';
import { capture, release } from './modifications.ts';
import { readNotifications } from './notifications.ts';
import { directRequest, sessionRequest } from './requests.ts';
import { answerOfPayment, answerOfSession } from './told.ts';
import { appleSession, walletRequest } from './wallets.ts';

export type Adyen = PaymentProvider & {
  /** What Apple's sheet is handed; undefined: Adyen does not say. */
  appleSession(shop: AppleShop): Promise<string | undefined>;
  read(headers: Headers, body: string): Promise<ProviderNotification[] | 'forged' | 'unreadable'>;
};

/** Milliseconds that one question may take; it is asked twice. */
const patienceMs = 10_000;

export function adyen(config: AdyenConfig, wire: Wire, timeoutMs = patienceMs): Adyen {
  const ask = askerOf(config, wire, timeoutMs);
  return {
    begin: (request) => begin(ask, config, request),
    resume: (payment, parameters) => resume(ask, payment, parameters),
    // There is no question for it without what the shopper brings back: the notification tells.
    inquire: async () => ({ kind: 'unknown' }),
    capture: (payment) => capture(ask, config, payment),
    release: (payment, round) => release(ask, config, payment, round),
    appleSession: (shop) => appleSession(ask, shop),
    read: (_headers, body) => readNotifications(config, body),
  };
}

async function begin(
  ask: Ask,
  config: AdyenConfig,
  request: PaymentRequest,
): Promise<ProviderAnswer> {
  const { attemptId, method } = request;
  if (!addsUp(request)) {
    console.error(logLine('payment without a sum', 'lines and amount differ', { attemptId }));
    return { kind: 'rejected', error: 'malformed-price' };
  }
  const granted = walletRequest(config, request);
  if (granted) {
    const key = `${attemptId}-wallet`;
    const told = await ask({ attemptId, path: '/payments', body: granted, key }, paymentTold);
    if (told.ok) return answerOfPayment(request, told.value);
    if (told.error === 'unknown') return failed(told);
    // Turned down, nothing has begun: the shopper goes the way without a grant.
  }
  const { flow } = providerKinds[method];
  if (flow === 'hosted') {
    const body = sessionRequest(config, request);
    const told = await ask(
      { attemptId, path: '/sessions', body, key: `${attemptId}-session` },
      sessionMade,
    );
    return told.ok ? { kind: 'redirect', url: told.value.url } : failed(told);
  }
  const body = directRequest(config, request);
  const told = await ask(
    { attemptId, path: '/payments', body, key: `${attemptId}-payment` },
    paymentTold,
  );
  return told.ok ? answerOfPayment(request, told.value) : failed(told);
}

/** Sums that differ would be another amount on the lender's invoice than on ours. */
const addsUp = ({ lines, amount }: PaymentRequest): boolean =>
  amount.centAmount > 0 &&
  lines.reduce((sum, line) => sum + line.totalCentAmount, 0) === amount.centAmount;

async function resume(
  ask: Ask,
  payment: PaymentReference,
  parameters: Record<string, string>,
): Promise<ProviderAnswer> {
  const { attemptId } = payment;
  const { sessionId, sessionResult: result, redirectResult, payload } = parameters;
  if (sessionId && result) {
    const path = `/sessions/${encodeURIComponent(sessionId)}`;
    const told = await ask({ attemptId, path, query: { sessionResult: result } }, sessionResult);
    return told.ok ? answerOfSession(payment, told.value) : { kind: 'unknown' };
  }
  if (!redirectResult && !payload) return { kind: 'unknown' };
  const details = redirectResult ? { redirectResult } : { payload };
  // Other details are another question.
  const key = `${attemptId}-details-${await shortHashOf(redirectResult ?? payload ?? '')}`;
  const question = { path: '/payments/details', body: { details }, key };
  const told = await ask({ attemptId, ...question }, paymentTold);
  // What another attempt brought back pays for nothing here.
  if (!told.ok || told.value.merchantReference !== attemptId) return { kind: 'unknown' };
  return answerOfPayment(payment, told.value);
}

async function shortHashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(hash).toString('hex').slice(0, 16);
}

function failed({ error }: Extract<Told<never>, { ok: false }>): ProviderAnswer {
  return error === 'unknown' ? { kind: 'unknown' } : { kind: 'rejected', error };
}
