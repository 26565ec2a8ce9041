/**
 * One press of the order button with a payment provider: what was reviewed, and what is known of its money. Everything that
 * is learned is added; the same told twice or late changes nothing (decision 42).
 */
import type { Money } from '../money/money.ts';
import type { OrderDraft } from '../order/order.ts';
import type { Store } from '../store/store.ts';
import type {
  PaymentError,
  PaymentReference,
  ProviderAnswer,
  ProviderNotification,
  Refusal,
  Voucher,
} from './provider.ts';
import { type ProviderKindKey, providerKinds } from './provider-kinds.ts';
import { type Transaction, withTransaction } from './transactions.ts';
import type { AuthorizationProof } from './wallet-authorization.ts';

/** What money makes an order of. The ids are chosen before it is stored, so that a repeated call writes the same rows. */
export type Intent = {
  draft: OrderDraft;
  eventIds: { orderPlaced: string; stockChanged: string };
  inventoryMode: Store['inventoryMode'];
};

export type PaymentAttempt = {
  id: string;
  method: ProviderKindKey;
  amount: Money;
  /** ISO times. Nobody pays after `expiresAt`, as far as the provider keeps to it. */
  startedAt: string;
  expiresAt: string;
  /** `order`: its money makes the order. `release`: whatever comes goes back. */
  aim: 'order' | 'release';
  /** `asked`: the provider may not have heard of it. `open`: the shopper can pay. `over`: no more, as far as is known. */
  stage: 'asked' | 'open' | 'over';
  /** Where the provider sends the shopper back to. */
  returnUrl: string;
  /** Gone once there is an order, or there will be none. */
  intent?: Intent;
  /** Its order takes from the shelf what an end of it puts back. */
  takesStock: boolean;
  url?: string;
  voucher?: Voucher;
  providerReference?: string;
  /** The provider will tell by itself. */
  isPending?: true;
  /** ISO time. Nobody can pay any more, and whether somebody has is not known: what is told until then still counts. */
  lateUntil?: string;
  /** The shopper agreed; the money is still to be fetched. */
  isApproved?: true;
  /** What a wallet granted, until the provider has answered to it. */
  authorization?: AuthorizationProof;
  /** What the shopper came back with, when the provider did not answer: it is asked again. */
  details?: Record<string, string>;
  transactions: Transaction[];
  captureAsked?: true;
  /** How often money was heard of: a release asked for before it came may have found nothing. */
  moneyNews: number;
  /** The provider was told to give it back, since money was last heard of. */
  releaseAsked?: true;
  orderId?: string;
  /** Written down before the unpaid order ends: money that comes in between does not bring it back. */
  isExpiring?: true;
  /** What the order knows of the transactions. */
  recorded?: string;
  problem?: { error: PaymentError; refusal?: Refusal };
  /** The last step did not succeed: how often in a row, and when it is tried again (ms). */
  retry?: { count: number; at: number };
};

/** How long a payment may wait that the provider calls pending. */
const pendingMs = 7 * 86_400_000;

export function referenceOf(attempt: PaymentAttempt): PaymentReference {
  const { id, method, amount, providerReference } = attempt;
  return { attemptId: id, method, amount, ...(providerReference && { providerReference }) };
}

/** Nothing will be ordered with it: what comes goes back, and nothing of the person stays. */
export function abandoned(attempt: PaymentAttempt): PaymentAttempt {
  if (attempt.orderId) return attempt;
  const { intent, url, details, authorization, ...rest } = attempt;
  return { ...rest, aim: 'release' };
}

/** After the provider's answer to a question of ours. `now`: ISO time. */
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
      return failed(known, { error: 'payment-error', refusal: answer.refusal });
    case 'cancelled':
      return failed(known, { error: 'cancelled-transaction' });
    case 'rejected':
      return failed(known, { error: answer.error });
    case 'unknown':
      return attempt;
  }
}

/** No answer came to the very first question, or none in time: whatever has begun there is taken back. */
export function withoutAnswer(attempt: PaymentAttempt, refusal?: Refusal): PaymentAttempt {
  return {
    ...abandoned(attempt),
    problem: { error: 'payment-error', ...(refusal && { refusal }) },
  };
}

/** The provider was told to take what it holds; whether it could, it tells later (`Failure`: it says no at once). */
export function withCapture(
  attempt: PaymentAttempt,
  state: 'Pending' | 'Failure',
  now: string,
): PaymentAttempt {
  const interactionId = attempt.providerReference ?? attempt.id;
  const requestedCapture = withMoney(attempt, 'Charge', interactionId, now, { state });
  return { ...requestedCapture, captureAsked: true };
}

/** Nobody paid in time, and the order has ended: what comes now goes back. */
export function expired({ isExpiring, ...attempt }: PaymentAttempt): PaymentAttempt {
  return { ...attempt, aim: 'release', stage: 'over' };
}

/** The provider was told to give back what it holds, and to let nothing more come. */
export function afterRelease(attempt: PaymentAttempt): PaymentAttempt {
  return { ...attempt, releaseAsked: true, stage: 'over' };
}

/** The shopper is told that it did not work, so it must not work later either. */
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

/** After the provider told something by itself. */
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
      // What was not asked for is no payment of this order.
      return isWhole(attempt, amount) || attempt.orderId ? paid : abandoned(paid);
    }
    case 'refused': {
      const refused = withMoney(attempt, 'Authorization', providerReference, at, {
        state: 'Failure',
      });
      // On a page of the provider the shopper may try again with another card.
      return attempt.isPending && !attempt.orderId
        ? failed(refused, { error: 'payment-error', refusal: 'declined' })
        : refused;
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
      // On a page of the provider it may be one of several tries that is over.
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
