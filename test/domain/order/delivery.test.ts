/** The day on which a parcel was delivered: not before it left, not in the future; it can be corrected. */
import { expect, it } from 'vitest';
import { operatorOperations } from '#domain/order/operator/operations.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import { blender, outcomeOf, paidByCard, pieces, ship } from './paid-order.ts';

/** Shipped on 24 November 2026; the parcel is number one. */
const { order: shipped } = outcomeOf(paidByCard(), ship);
const stamp = { id: 'later', at: '2026-11-26T08:00:00.000Z' };

function delivered(input: { on?: string; shipment?: number }, order = shipped) {
  const step = operatorOperations.deliver.step(input, order) as OrderStep;
  const taken = takeStep(order, step, stamp);
  return taken.ok ? taken.order : taken.refusal;
}

it.each([
  ['2026-11-23', { reason: 'beforeShipment', about: '2026-11-24' }],
  ['2026-11-27', { reason: 'inFuture', about: '2026-11-27' }],
  ['2036-01-01', { reason: 'inFuture', about: '2036-01-01' }],
])('%s is refused', (on, refusal) => {
  expect(delivered({ on })).toEqual(refusal);
});

it.each(['2026-11-24', '2026-11-25', '2026-11-26'])('%s is possible', (on) => {
  const deliveredAt = `${on}T12:00:00.000Z`;
  expect(delivered({ on })).toMatchObject({ shipments: [{ deliveredAt }] });
});

it('a day that was wrong is corrected, and only if it is named', () => {
  const { order: wrong } = outcomeOf(shipped, { kind: 'deliver' });
  const corrected = { shipments: [{ deliveredAt: '2026-11-25T12:00:00.000Z' }] };
  expect(delivered({ on: '2026-11-25' }, wrong)).toMatchObject(corrected);
  expect(delivered({}, wrong)).toEqual({ reason: 'alreadyDone' });
  expect(delivered({ on: '2026-11-24' }, wrong)).toEqual({ reason: 'alreadyDone' });
});

it('of several parcels the one that is named is corrected', () => {
  const first = { ...ship, lines: pieces(blender, 1) };
  const { order: both } = outcomeOf(paidByCard(), first, ship, { kind: 'deliver' });
  const [, at] = both.shipments?.map(({ deliveredAt }) => deliveredAt) ?? [];
  expect(delivered({ on: '2026-11-25' }, both)).toEqual({ reason: 'alreadyDone' });
  expect(delivered({ on: '2026-11-25', shipment: 1 }, both)).toMatchObject({
    shipments: [{ deliveredAt: '2026-11-25T12:00:00.000Z' }, { deliveredAt: at }],
  });
});
