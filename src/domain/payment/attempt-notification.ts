/** The attempt after a notification from the provider: repeated, late, or in any order. */
import type { Money } from '../money/money.ts';
import { abandoned, failed, type PaymentAttempt } from './attempt.ts';
import { isCapturedAtOnce, withMoney, withoutHeldMoney } from './attempt-money.ts';
import type { ProviderNotification } from './provider.ts';
import { refusedFor } from './refused-for.ts';

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
      const isTaken = event === 'captured' || isCapturedAtOnce(attempt);
      const type = isTaken ? 'Charge' : 'Authorization';
      const reference = isTaken ? chargeReferenceOf(attempt, update) : providerReference;
      const paid = withMoney({ ...attempt, providerReference }, type, reference, at, { amount });
      // A different amount than requested does not pay for this order.
      return isWhole(attempt, amount) || attempt.orderId ? paid : abandoned(paid);
    }
    case 'refused': {
      const state = 'Failure';
      const noted = withMoney(attempt, 'Authorization', providerReference, at, { state });
      const refused = update.refusal ? { ...noted, toldRefusal: update.refusal } : noted;
      // On a page of the provider the shopper may try again with another card.
      const isLast = attempt.isPending && !mayHaveOrder(attempt);
      return isLast ? failed(refused, refusedFor('declined', update.refusal)) : refused;
    }
    case 'captureFailed': {
      const reference = chargeReferenceOf(attempt, update);
      const noted = withMoney(attempt, 'Charge', reference, at, { state: 'Failure' });
      const isLast = attempt.isPending && !mayHaveOrder(attempt);
      return isLast ? failed(noted, refusedFor('declined', undefined)) : withoutHeldMoney(noted);
    }
    case 'released':
      return withMoney(attempt, 'CancelAuthorization', providerReference, at, { amount });
    case 'refunded':
      return withMoney(attempt, 'Refund', changeReference, at, { amount });
    case 'refundFailed':
      return withMoney(attempt, 'Refund', changeReference, at, { amount, state: 'Failure' });
    case 'expired': {
      if (mayHaveOrder(attempt)) return { ...attempt, stage: 'over' };
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

const mayHaveOrder = ({ orderId, isStoring }: PaymentAttempt) =>
  orderId !== undefined || isStoring === true;

const isWhole = (attempt: PaymentAttempt, { centAmount, currencyCode }: Money) =>
  centAmount === attempt.amount.centAmount && currencyCode === attempt.amount.currencyCode;

/**
 * Each capture is counted by its own id: one may succeed at the provider's desk after ours has failed. Earlier releases
 * stored the captures of a payment under the payment's id.
 */
function chargeReferenceOf(
  attempt: PaymentAttempt,
  { providerReference, changeReference = providerReference }: ProviderNotification,
): string {
  const isOld = attempt.transactions.some(
    ({ id, state }) => id === `Charge:${providerReference}` && state !== 'Failure',
  );
  return isOld || isCapturedAtOnce(attempt) ? providerReference : changeReference;
}
