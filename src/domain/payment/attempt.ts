/**
 * One press of the order button with a payment provider: the reviewed order, and what is known about its money. New
 * information is only added; a report that is repeated or late changes nothing (decision 42).
 */
import type { OrderOrigin } from '../limits/unpaid.ts';
import type { Money } from '../money/money.ts';
import type { OrderDraft } from '../order/order.ts';
import type { Store } from '../store/store.ts';
import { isCapturedAtOnce, withMoney } from './attempt-money.ts';
import type { AttemptRefund } from './attempt-refunds.ts';
import type {
  PaymentError,
  PaymentReference,
  ProviderAnswer,
  Refusal,
  Voucher,
} from './provider.ts';
import type { ProviderKindKey } from './provider-kinds.ts';
import { refusedFor } from './refused-for.ts';
import type { Transaction } from './transactions.ts';
import type { AuthorizationProof } from './wallet-authorization.ts';

/** The content of the order once it is paid. The ids are chosen beforehand: a repeated call writes the same rows. */
export type Intent = {
  draft: OrderDraft;
  eventIds: { orderPlaced: string; stockChanged: string };
  inventoryMode: Store['inventoryMode'];
  origin?: OrderOrigin;
  /** With a remote backend: its cart that becomes the order, and the number that the order gets. */
  remote?: {
    cart: { id: string; version: number };
    orderNumber: string;
    /** The shop has refused the order after the remote had made it: it is cancelled there, whatever happens. */
    isTakenBack?: true;
  };
};

export type PaymentAttempt = {
  id: string;
  method: ProviderKindKey;
  amount: Money;
  /** ISO times. Payment is not possible after `expiresAt`, if the provider enforces it. */
  startedAt: string;
  expiresAt: string;
  /** `order`: its money creates the order. `release`: any money is returned. */
  aim: 'order' | 'release';
  /** `asked`: the provider may not have received it. `open`: can be paid. `over`: cannot, as far as is known. */
  stage: 'asked' | 'open' | 'over';
  /** Where the provider sends the shopper back to. */
  returnUrl: string;
  /** Removed once the order exists, or cannot be created any more. */
  intent?: Intent;
  url?: string;
  voucher?: Voucher;
  providerReference?: string;
  /** The provider will report the result by itself. */
  isPending?: true;
  /** ISO time. The deadline has passed and the result is unknown: money reported until this time still counts. */
  lateUntil?: string;
  /** The shopper has approved; the money is still to be fetched. */
  isApproved?: true;
  /** The wallet's authorization, until the provider has responded to it. */
  authorization?: AuthorizationProof;
  /** Parameters of the shopper's return, if the provider did not respond to them: it is queried again. */
  details?: Record<string, string>;
  transactions: Transaction[];
  captureAsked?: true;
  /** How often money was reported: a release requested before the money arrived may have had no effect. */
  moneyNews: number;
  /** A release was requested since money was last reported. */
  releaseAsked?: true;
  orderId?: string;
  /** The order that it is to pay for again (order/pay-again.ts), until the order has accepted its money. */
  paysOrder?: string;
  /** Stored before the order is: it may exist although the response was lost, whatever happens to the money then. */
  isStoring?: true;
  /** Of a paid order (attempt-refunds.ts). */
  refunds?: AttemptRefund[];
  /** Stored before the unpaid order is cancelled: money that arrives in between does not reopen it. */
  isExpiring?: true;
  /** The transactions stored in the order, as `recordableState` text. */
  recorded?: string;
  problem?: { error: PaymentError; refusal?: Refusal };
  /** Why the last try on the provider's page was refused, as a notification told. */
  toldRefusal?: Refusal;
  /** Set while the last step fails: how often in a row, and when it is retried (ms). */
  retry?: { count: number; at: number };
};

/** How long a payment may wait that the provider reports as pending. */
const pendingMs = 7 * 86_400_000;

export function referenceOf(attempt: PaymentAttempt): PaymentReference {
  const { id, method, amount, providerReference } = attempt;
  return { attemptId: id, method, amount, ...(providerReference && { providerReference }) };
}

/** Gives up an attempt without an order: money is returned, personal data is removed. */
export function abandoned(attempt: PaymentAttempt): PaymentAttempt {
  if (attempt.orderId) return attempt;
  const { intent, url, details, authorization, isStoring, ...rest } = attempt;
  return { ...rest, aim: 'release' };
}

/** The attempt after the provider's response to a request. `now`: ISO time. */
export function afterAnswer(
  attempt: PaymentAttempt,
  answer: ProviderAnswer,
  now: string,
): PaymentAttempt {
  const { isApproved, details, authorization, ...waited } = attempt;
  const known: PaymentAttempt = {
    ...waited,
    ...('providerReference' in answer &&
      answer.providerReference && { providerReference: answer.providerReference }),
  };
  switch (answer.kind) {
    case 'redirect':
      return { ...known, stage: 'open', url: answer.url };
    case 'approved':
      return { ...known, stage: 'open', isApproved: true };
    case 'voucher': {
      const { voucher } = answer;
      return { ...known, stage: 'open', voucher, expiresAt: voucher.expiresAt };
    }
    case 'money': {
      const { state, providerReference } = answer;
      const isTaken = state === 'captured' || isCapturedAtOnce(attempt);
      const type = isTaken ? 'Charge' : 'Authorization';
      return { ...withMoney(known, type, providerReference, now), stage: 'over' };
    }
    case 'pending': {
      const waitUntil = new Date(Date.parse(now) + pendingMs).toISOString();
      return { ...known, stage: 'open', isPending: true, expiresAt: waitUntil };
    }
    case 'refused':
      return failed(known, refusedFor(answer.refusal, attempt.toldRefusal));
    case 'cancelled':
      return failed(known, { error: 'cancelled-transaction' });
    case 'rejected':
      return failed(known, { error: answer.error });
    case 'unknown':
      return attempt;
  }
}

/** The provider has not reported a result in time: whatever has started there is released. */
export function withoutAnswer(attempt: PaymentAttempt, refusal?: Refusal): PaymentAttempt {
  return {
    ...abandoned(attempt),
    problem: { error: 'payment-error', ...(refusal && { refusal }) },
  };
}

/** The shopper is shown a failure, so the attempt must not create an order later. */
export function failed(
  attempt: PaymentAttempt,
  problem: NonNullable<PaymentAttempt['problem']>,
): PaymentAttempt {
  return { ...abandoned(attempt), stage: 'over', problem };
}
