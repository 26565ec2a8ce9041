/** A model of a payment provider: the payer's actions, its responses, and its notifications in `waiting`. */
import type {
  CaptureResult,
  PaymentProvider,
  PaymentReference,
  ProviderAnswer,
  ProviderNotification,
  ProviderResult,
  RefundResult,
} from '#domain/payment/provider.ts';
import { providerKinds } from '#domain/payment/provider-kinds.ts';
import type { Chance } from '../domain/seeded.ts';
import { type Granted, type Ledger, netCents } from './ledger.ts';

type Event = ProviderNotification['event'];

export function modelProvider(chance: Chance, now: () => number) {
  const payments = new Map<string, Ledger>();
  const authorizations = new Map<string, Granted>();
  const waiting: ProviderNotification[] = [];
  let numbers = 0;

  const numberOf = (id: string) => `psp-${id}`;

  function tell(id: string, event: Event, change?: { reference: string; cents?: number }): void {
    const { request } = of(id);
    numbers += 1;
    waiting.push({
      id: `notification-${numbers}`,
      provider: providerKinds[request.method].provider,
      attemptId: id,
      providerReference: numberOf(id),
      event,
      ...(change && { changeReference: change.reference }),
      amount: {
        ...request.amount,
        ...(change?.cents !== undefined && { centAmount: change.cents }),
      },
      at: new Date(now()).toISOString(),
    });
  }

  function of(id: string): Ledger {
    const payment = payments.get(id);
    if (!payment) throw new Error(`no payment ${id}`);
    return payment;
  }

  const isPayPal = ({ request }: Ledger) => request.method === 'paypal';

  function answerOf(payment: Ledger): ProviderAnswer {
    const { attemptId, method, expiresAt } = payment.request;
    const providerReference = numberOf(attemptId);
    switch (payment.state) {
      case 'open':
        if (method === 'multibanco') {
          const reference = '501 051 808';
          const voucher = { reference, entity: '1234', expiresAt, merchantReference: attemptId };
          return { kind: 'voucher', providerReference, voucher };
        }
        return { kind: 'redirect', url: `https://provider.example/${attemptId}` };
      case 'approved':
        return { kind: payment.isGranted ? 'approved' : 'pending', providerReference };
      case 'authorised':
      case 'captured':
        return { kind: 'money', state: payment.state, providerReference };
      case 'refused':
        return { kind: 'refused', refusal: 'declined' };
      case 'cancelled':
      case 'returned':
        return { kind: 'cancelled' };
    }
  }

  /** Applies a wallet authorization; its first use checks total and expiry. `question` leaves the payment open. */
  function takeAuthorization(payment: Ledger): void {
    const { attemptId, authorization, method, amount } = payment.request;
    const known = authorization && authorizations.get(authorization.proof);
    if (!known) return;
    const isMeant = amount.centAmount === known.cents && now() < known.until;
    if (known.usedBy.size === 0 && !isMeant) known.isMisused = true;
    known.usedBy.add(attemptId);
    if (payment.state !== 'open') return;
    if (method === 'paypal') {
      if (known.becomes === 'nothing') return;
      payment.isGranted = true;
      payment.state = 'approved';
    } else if (known.becomes === 'money') {
      payment.state = 'authorised';
      tell(attemptId, 'authorised');
    } else if (known.becomes === 'refusal') {
      payment.state = 'refused';
      tell(attemptId, 'refused');
    }
  }

  function fetchMoney(payment: Ledger): void {
    if (payment.state !== 'approved') return;
    payment.state = 'captured';
    tell(payment.request.attemptId, 'captured');
  }

  const provider: PaymentProvider = {
    async begin(request) {
      const known = payments.get(request.attemptId);
      const fresh = {
        state: 'open' as const,
        rounds: new Set<number>(),
        refunds: new Map(),
        captures: [],
      };
      const payment = known ?? { request, ...fresh };
      payments.set(request.attemptId, payment);
      takeAuthorization(payment);
      return answerOf(payment);
    },
    async resume({ attemptId }) {
      const payment = of(attemptId);
      if (isPayPal(payment)) fetchMoney(payment);
      return payment.state === 'open' ? { kind: 'pending' } : answerOf(payment);
    },
    async inquire({ attemptId }) {
      const payment = payments.get(attemptId);
      if (!payment || !isPayPal(payment)) return { kind: 'unknown' };
      fetchMoney(payment);
      return payment.state === 'open' ? { kind: 'pending' } : answerOf(payment);
    },
    async capture({ attemptId }): Promise<CaptureResult> {
      const payment = of(attemptId);
      const captureReference = `capture-${attemptId}`;
      if (!payment.answered) {
        const isPossible = payment.state === 'authorised' && payment.failsCapture !== 'refused';
        payment.answered = isPossible ? 'ok' : 'refused';
        const fails = payment.failsCapture === 'reported';
        if (isPossible && !fails) payment.state = 'captured';
        if (isPossible) payment.captures.push(captureReference);
        if (isPossible)
          tell(attemptId, fails ? 'captureFailed' : 'captured', { reference: captureReference });
      }
      return payment.answered === 'ok'
        ? { ok: true, captureReference }
        : { ok: false, kind: 'refused' };
    },
    async cancel({ attemptId }): Promise<ProviderResult> {
      const payment = of(attemptId);
      // Some banks hold the money until the authorisation ends.
      if (payment.state !== 'authorised' || chance.often(0.5))
        return { ok: false, kind: 'refused' };
      payment.state = 'cancelled';
      tell(attemptId, 'released');
      return { ok: true, providerReference: numberOf(attemptId) };
    },
    async release({ attemptId }: PaymentReference, round: number): Promise<ProviderResult> {
      const payment = payments.get(attemptId);
      if (!payment) return { ok: false, kind: 'refused' };
      const ok: ProviderResult = { ok: true, providerReference: numberOf(attemptId) };
      // The same round is the same request: nothing more happens.
      if (payment.rounds.has(round)) return ok;
      payment.rounds.add(round);
      if (payment.state === 'authorised' || payment.state === 'captured') {
        const wasHeld = payment.state === 'authorised';
        payment.state = wasHeld ? 'cancelled' : 'returned';
        tell(attemptId, wasHeld ? 'released' : 'refunded');
      } else if (chance.often(0.5)) {
        // Some providers can still close an unpaid payment, some cannot.
        if (payment.state === 'open' || payment.state === 'approved') payment.state = 'cancelled';
      }
      return ok;
    },
    async refund({ attemptId }, { id, amount }): Promise<RefundResult> {
      const payment = of(attemptId);
      const reference = `refund-${id}`;
      if (payment.refunds.has(id)) return { ok: true, reference, done: false };
      if (amount.centAmount > netCents(payment)) return { ok: false, kind: 'refused' };
      payment.refunds.set(id, amount.centAmount);
      tell(attemptId, 'refunded', { reference, cents: amount.centAmount });
      return { ok: true, reference, done: false };
    },
  };

  return {
    /** The capture fails days after it was reported as successful. */
    captureFails(id: string): void {
      const payment = payments.get(id);
      if (payment?.state !== 'captured') return;
      // What was captured at once has no authorisation and no capture of its own.
      const reference = payment.captures.at(-1);
      payment.state = reference ? 'authorised' : 'refused';
      tell(id, 'captureFailed', reference ? { reference } : undefined);
    },
    /** After our capture has failed, the operator captures what is held at the provider's desk. */
    captureAtDesk(id: string): void {
      const payment = payments.get(id);
      if (payment?.state !== 'authorised' || !payment.answered) return;
      const reference = `capture-${payment.captures.length}-${id}`;
      payment.state = 'captured';
      payment.captures.push(reference);
      tell(id, 'captured', { reference });
    },
    /** The shopper's bank does not take a refund: the money is ours again. */
    refundReturns(id: string): void {
      const payment = payments.get(id);
      const [refund] = payment?.refunds ?? [];
      if (!payment || !refund || payment.state !== 'captured') return;
      const [request, cents] = refund;
      if (cents === 0) return;
      payment.refunds.set(request, 0);
      tell(id, 'refundFailed', { reference: `refund-${request}`, cents });
    },
    provider,
    payments,
    waiting,
    authorizations,
    /** What a payer does on the provider's pages. */
    payer(id: string, does: 'pay' | 'refuse' | 'cancel'): void {
      const payment = payments.get(id);
      if (payment?.state !== 'open') return;
      const { method } = payment.request;
      if (does === 'cancel' && method !== 'multibanco') payment.state = 'cancelled';
      if (does === 'refuse' && method !== 'multibanco' && !isPayPal(payment)) {
        payment.state = 'refused';
        tell(id, 'refused');
      }
      if (does !== 'pay') return;
      if (isPayPal(payment)) {
        payment.state = 'approved';
        tell(id, 'approved');
        return;
      }
      const isTaken = providerKinds[method].capture === 'atOnce';
      payment.state = isTaken ? 'captured' : 'authorised';
      tell(id, 'authorised');
    },
  };
}
