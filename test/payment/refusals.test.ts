/** Why a payment on the provider's page was refused: its notifications say it, the session only says "refused". */
import { expect, it } from 'vitest';
import { moneyOf } from '#domain/money/money-of.ts';
import { afterAnswer, type PaymentAttempt } from '#domain/payment/attempt.ts';
import { afterNotification } from '#domain/payment/attempt-notification.ts';
import type { ProviderNotification, Refusal } from '#domain/payment/provider.ts';
import { refusalOfText, refusalReasons } from '#worker/services/payments/adyen/refusal-reasons.ts';

const at = '2026-11-21T10:00:00.000Z';
const amount = moneyOf(6000, 'EUR');
const begun: PaymentAttempt = {
  id: 'attempt-1',
  method: 'scheme',
  returnUrl: 'https://kontor.example/back',
  amount,
  startedAt: at,
  expiresAt: at,
  aim: 'order',
  stage: 'open',
  transactions: [],
  moneyNews: 0,
};

const refused = (refusal?: Refusal): ProviderNotification => ({
  id: 'AUTHORISATION:PSP:false',
  provider: 'adyen',
  attemptId: begun.id,
  providerReference: 'PSP',
  event: 'refused',
  ...(refusal && { refusal }),
  amount,
  at,
});

const closed = { kind: 'refused', refusal: 'declined' } as const;

it('a session refused after a card without balance is shown as that, not as declined', () => {
  const told = afterNotification(begun, refused('insufficientFunds'));
  expect(told.problem).toBeUndefined();
  expect(afterAnswer(told, closed, at).problem).toEqual({
    error: 'payment-error',
    refusal: 'insufficientFunds',
  });
  expect(afterAnswer(begun, closed, at).problem).toMatchObject({ refusal: 'declined' });
});

it('the last try counts, and a session that expired has expired', () => {
  const tries = [refused('expiredCard'), refused('wrongDetails'), refused()];
  const told = tries.reduce(afterNotification, begun);
  expect(afterAnswer(told, closed, at).problem).toMatchObject({ refusal: 'wrongDetails' });
  const expired = { kind: 'refused', refusal: 'expired' } as const;
  expect(afterAnswer(told, expired, at).problem).toMatchObject({ refusal: 'expired' });
});

it('a pending payment that is refused later is shown with its reason', () => {
  const pending: PaymentAttempt = { ...begun, isPending: true };
  expect(afterNotification(pending, refused('insufficientFunds')).problem).toMatchObject({
    refusal: 'insufficientFunds',
  });
});

it('every published reason is understood as text, whatever its case; a bank’s own words are not', () => {
  for (const { text, refusal } of Object.values(refusalReasons)) {
    const expected = refusal === 'cancelled' ? undefined : refusal;
    expect(refusalOfText(text.toUpperCase()), text).toBe(expected);
  }
  expect(refusalOfText('Not enough balance')).toBe('insufficientFunds');
  expect(refusalOfText('Etwas anderes')).toBeUndefined();
});
