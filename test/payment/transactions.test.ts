/** The state of a payment's money computed from its transactions, in whatever order they arrive. */
import { describe, expect, it } from 'vitest';
import { moneyOf } from '#domain/money/money-of.ts';
import { moneyState, type Transaction, withTransaction } from '#domain/payment/transactions.ts';
import { chance, times } from '../domain/seeded.ts';

function told(
  type: Transaction['type'],
  state: Transaction['state'],
  centAmount = 5000,
  number = 'psp-1',
): Transaction {
  return {
    id: `${type}:${number}`,
    type,
    state,
    amount: moneyOf(centAmount, 'EUR'),
    timestamp: '2026-11-21T10:00:00.000Z',
    interactionId: number,
  };
}

const known = (...tellings: Transaction[]) => tellings.reduce(withTransaction, [] as Transaction[]);

describe('money', () => {
  it.each([
    ['nothing yet', [], 'none'],
    ['refused', [told('Authorization', 'Failure')], 'none'],
    ['held', [told('Authorization', 'Success')], 'authorised'],
    [
      'held, capture asked for',
      [told('Authorization', 'Success'), told('Charge', 'Pending')],
      'authorised',
    ],
    ['captured', [told('Authorization', 'Success'), told('Charge', 'Success')], 'captured'],
    ['taken at once', [told('Charge', 'Success')], 'captured'],
    [
      'capture failed after all',
      [told('Authorization', 'Success'), told('Charge', 'Success'), told('Charge', 'Failure')],
      'authorised',
    ],
    [
      'given up',
      [told('Authorization', 'Success'), told('CancelAuthorization', 'Success')],
      'returned',
    ],
    ['refunded in full', [told('Charge', 'Success'), told('Refund', 'Success')], 'returned'],
    [
      'refunded in parts',
      [
        told('Charge', 'Success'),
        told('Refund', 'Success', 2000, 'r1'),
        told('Refund', 'Success', 3000, 'r2'),
      ],
      'returned',
    ],
    [
      'refunded a part',
      [told('Charge', 'Success'), told('Refund', 'Success', 2000, 'r1')],
      'captured',
    ],
    [
      'the refund failed',
      [told('Charge', 'Success'), told('Refund', 'Success'), told('Refund', 'Failure')],
      'captured',
    ],
    ['charged back', [told('Charge', 'Success'), told('Chargeback', 'Success')], 'captured'],
    [
      'charged back, and won',
      [told('Charge', 'Success'), told('Chargeback', 'Success'), told('Chargeback', 'Failure')],
      'captured',
    ],
  ] as const)('%s', (_name, tellings, money) => {
    const transactions = known(...tellings);
    expect(moneyState(transactions)).toBe(money);
  });
});

it('a refund is named by its request, whether the answer or the notification comes first', () => {
  const notified = told('Refund', 'Success');
  const answered = { ...told('Refund', 'Pending'), requestId: 'request-1' };
  const both = [{ ...notified, requestId: 'request-1' }];
  expect(known(notified, answered)).toEqual(both);
  expect(known(answered, notified)).toEqual(both);
});

it('the state is the same if transactions arrive in another order or twice', () => {
  const all = [
    told('Authorization', 'Success'),
    told('Charge', 'Pending'),
    told('Charge', 'Success'),
    told('Refund', 'Success', 2000, 'r1'),
    told('Refund', 'Failure', 2000, 'r1'),
    told('Chargeback', 'Success'),
  ];
  const expected = sorted(known(...all));
  for (const seed of times(500)) {
    const dice = chance(seed);
    const shuffled = [...all, ...all].sort(() => dice.between(-1, 1));
    expect(sorted(known(...shuffled)), `seed ${seed}`).toEqual(expected);
  }
});

const sorted = (transactions: Transaction[]) =>
  transactions.map(({ id, state }) => `${id} ${state}`).sort();
