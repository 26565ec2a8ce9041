/**
 * One press of the order button with a payment provider: the reviewed order, and what is known about its money. New
 * information is only added; a report that is repeated or late changes nothing (decision 42).
 */
import type { OrderOrigin } from '../limits/unpaid.ts';
import type { Money } from '../money/money.ts';
import type { OrderDraft } from '../order/order.ts';
import type { Store } from '../store/store.ts';
import type { AttemptRefund } from './attempt-refunds.ts';
import type {
  PaymentError,
  PaymentReference,
  ProviderAnswer,
  ProviderNotification,
  Refusal,
  Voucher,
} from './provider.ts';
import { type ProviderKindKey, providerKinds } from './provider-kinds.ts';
import { refusedFor } from './refused-for.ts';
import { type Transaction, withTransaction } from './transactions.ts';
import type { AuthorizationProof } from './wallet-authorization.ts';

/** The content of the order once it is paid. The ids are chosen beforehand: a repeated call writes the same rows. */
export type Intent = {
  draft: OrderDraft;
  eventIds: { orderPlaced: string; stockChanged: string };
  inventoryMode: Store['inventoryMode'];
  origin?: OrderOrigin;
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
  const { intent, url, details, authorization, ...rest } = attempt;
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
      const isTaken = state === 'captured' || capturedImmediately(attempt);
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

/** After a capture request. The provider reports the result later (`Pending`) or refuses at once (`Failure`). */
export function withCapture(
  attempt: PaymentAttempt,
  state: 'Pending' | 'Failure',
  now: string,
): PaymentAttempt {
  const interactionId = attempt.providerReference ?? attempt.id;
  const requestedCapture = withMoney(attempt, 'Charge', interactionId, now, { state });
  return { ...requestedCapture, captureAsked: true };
}

/** The shopper is shown a failure, so the attempt must not create an order later. */
function failed(
  attempt: PaymentAttempt,
  problem: NonNullable<PaymentAttempt['problem']>,
): PaymentAttempt {
  return { ...abandoned(attempt), stage: 'over', problem };
}

const capturedImmediately = ({ method }: PaymentAttempt) =>
  providerKinds[method].capture === 'atOnce';

function withMoney(
  attempt: PaymentAttempt,
  type: Transaction['type'],
  interactionId: string,
  timestamp: string,
  update: { state?: Transaction['state']; amount?: Money } = {},
): PaymentAttempt {
  const { state = 'Success', amount = attempt.amount } = update;
  const id = `${type}:${interactionId}`;
  const transactions = withTransaction(attempt.transactions, {
    id,
    type,
    state,
    amount,
    timestamp,
    interactionId,
  });
  if (transactions === attempt.transactions) return attempt;
  const { releaseAsked, ...rest } = attempt;
  const isNewMoney = state === 'Success' && (type === 'Authorization' || type === 'Charge');
  return isNewMoney
    ? { ...rest, transactions, moneyNews: attempt.moneyNews + 1 }
    : { ...attempt, transactions };
}

/** The attempt after a notification from the provider. */
export function afterNotification(
  attempt: PaymentAttempt,
  update: ProviderNotification,
): PaymentAttempt {
  const { event, providerReference, changeReference = providerReference, amount, at } = update;
  switch (event) {
    case 'approved':
      return attempt.transactions.length > 0 || attempt.aim === 'release'
        ? attempt
        : { ...attempt, isApproved: true, providerReference };
    case 'authorised':
    case 'captured': {
      const isTaken = event === 'captured' || capturedImmediately(attempt);
      const type = isTaken ? 'Charge' : 'Authorization';
      const paid = withMoney({ ...attempt, providerReference }, type, providerReference, at, {
        amount,
      });
      // A different amount than requested does not pay for this order.
      return isWhole(attempt, amount) || attempt.orderId ? paid : abandoned(paid);
    }
    case 'refused': {
      const state = 'Failure';
      const noted = withMoney(attempt, 'Authorization', providerReference, at, { state });
      const refused = update.refusal ? { ...noted, toldRefusal: update.refusal } : noted;
      // On a page of the provider the shopper may try again with another card.
      const isLast = attempt.isPending && !attempt.orderId;
      return isLast ? failed(refused, refusedFor('declined', update.refusal)) : refused;
    }
    case 'captureFailed':
      return withMoney(attempt, 'Charge', providerReference, at, { state: 'Failure' });
    case 'released':
      return withMoney(attempt, 'CancelAuthorization', providerReference, at, { amount });
    case 'refunded':
      return withMoney(attempt, 'Refund', changeReference, at, { amount });
    case 'refundFailed':
      return withMoney(attempt, 'Refund', changeReference, at, { amount, state: 'Failure' });
    case 'expired': {
      if (attempt.orderId) return { ...attempt, stage: 'over' };
      // On a page of the provider, the expired payment may be one of several tries.
      const isTheOne =
        attempt.isPending || attempt.voucher || attempt.providerReference === providerReference;
      return isTheOne ? failed(attempt, { error: 'payment-error', refusal: 'expired' }) : attempt;
    }
    case 'chargeback':
      return withMoney(attempt, 'Chargeback', changeReference, at, { amount });
    case 'chargebackReversed':
      return withMoney(attempt, 'Chargeback', changeReference, at, { amount, state: 'Failure' });
  }
}

const isWhole = (attempt: PaymentAttempt, { centAmount, currencyCode }: Money) =>
  centAmount === attempt.amount.centAmount && currencyCode === attempt.amount.currencyCode;
