/** What a statement of withdrawal does to its order by itself, and what it leaves to the operator. */
import { expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import { leftToOperator, withdrawalSteps } from '#domain/withdrawal/own-steps.ts';
import { refundWaitsFor } from '#domain/withdrawal/refund-due.ts';
import { at, blender, fryer, outcomeOf, paidByCard, pieces, ship } from '../order/paid-order.ts';
import { chosen, statement } from './made-up-statements.ts';

const all = [...pieces(blender, 3), ...pieces(fryer, 1)];
const none = new Set<string>();
/** The fryer is made to order. */
const fryerExcluded = new Set(['EX10000002']);

const stepsOf = (order: Order, content = {}, excluded: ReadonlySet<string> = none) =>
  withdrawalSteps(statement(content), order, excluded).map(({ step }) => step);

const waitsFor = (
  order: Order,
  {
    excluded = none,
    isClosed = false,
  }: { excluded?: ReadonlySet<string>; isClosed?: boolean } = {},
) => {
  const stated = statement();
  const known = { statements: [stated], excluded, isClosed };
  return [refundWaitsFor(stated, order, known), leftToOperator(stated, order, excluded)];
};

const ofCompany = (order: Order): Order => ({
  ...order,
  billingAddress: { ...order.billingAddress, company: 'Werkstatt GmbH' },
});

/** After the steps of the statement. */
function withdrawn(order: Order, excluded = none): Order {
  let current = order;
  for (const { id, step } of withdrawalSteps(statement(), order, excluded)) {
    const taken = takeStep(current, step, { id, at: at(20) });
    if (!taken.ok) throw new Error(taken.refusal.reason);
    current = taken.order;
  }
  return current;
}

it('what was shipped is announced as a return, the rest is cancelled', () => {
  const { order } = outcomeOf(paidByCard(), { ...ship, lines: pieces(blender, 2) });
  expect(stepsOf(order)).toEqual([
    { kind: 'announceReturn', reason: 'withdrawal', lines: pieces(blender, 2) },
    {
      kind: 'cancel',
      reason: 'withdrawal',
      lines: [...pieces(blender, 1), ...pieces(fryer, 1)],
    },
  ]);
  expect(stepsOf(order, { lines: chosen(blender, 1) })).toEqual([
    { kind: 'announceReturn', reason: 'withdrawal', lines: pieces(blender, 1) },
  ]);
  expect(stepsOf(order, { goods: 'the pot' })).toEqual([]);
  // The receipt of the statement is the one mail about the return (../../worker/orders/whole-way.test.ts).
  const [told, untold] = [true, false].map((isTold) => {
    const [first] = withdrawalSteps(statement(), order, none, isTold);
    const taken = first && takeStep(order, first.step, { id: first.id, at: at(20) });
    return taken?.ok && taken.effects.mail?.change;
  });
  expect([told, untold]).toEqual([undefined, 'returnAnnounced']);
  // A second run divides the pieces as the first one did.
  expect(stepsOf(withdrawn(order))).toEqual([]);
});

it('a company has no such right: the operator decides', () => {
  const order = ofCompany(paidByCard());
  const { order: shipped } = outcomeOf(order, ship);
  for (const each of [order, shipped]) {
    expect(stepsOf(each)).toEqual([]);
    expect(waitsFor(each)).toEqual(['return', 'company']);
    expect(waitsFor(each, { isClosed: true })[0]).toBeUndefined();
  }
  // What the operator grants is awaited like any return.
  const granted = takeStep(
    shipped,
    { kind: 'announceReturn', reason: 'return', lines: pieces(fryer, 1) },
    { id: 'granted', at: at(20) },
  );
  if (!granted.ok) throw new Error(granted.refusal.reason);
  expect(waitsFor(granted.order)[0]).toBe('goods');
});

it('nothing that is packed is cancelled by itself', () => {
  const packed = outcomeOf(paidByCard(), { kind: 'pack' }).order;
  expect(stepsOf(packed)).toEqual([]);
  expect(waitsFor(packed)).toEqual(['return', 'packed']);
  // Shipped in spite of it: a return, which the operator enters.
  const { order: gone } = outcomeOf(paidByCard(), { kind: 'pack' }, ship);
  expect(waitsFor(gone)).toEqual(['return', undefined]);
  expect(stepsOf(gone)).toEqual([{ kind: 'announceReturn', reason: 'withdrawal', lines: all }]);
});

it('articles that cannot be withdrawn from are left to the operator, the others are not', () => {
  const { order: shipped } = outcomeOf(paidByCard(), ship);
  const stated = { lines: chosen(fryer, 1) };
  expect(stepsOf(shipped, stated, fryerExcluded)).toEqual([]);
  expect(stepsOf(paidByCard(), stated, fryerExcluded)).toEqual([]);
  expect(stepsOf(paidByCard(), {}, fryerExcluded)).toEqual([
    { kind: 'cancel', reason: 'withdrawal', lines: pieces(blender, 3), unpacked: true },
  ]);
  const after = withdrawn(shipped, fryerExcluded);
  expect(waitsFor(after, { excluded: fryerExcluded })).toEqual(['return', 'excluded']);
  // Closed: the fryer is not taken back, and the blenders are awaited.
  expect(waitsFor(after, { excluded: fryerExcluded, isClosed: true })[0]).toBe('goods');
  expect(leftToOperator(statement({ lines: chosen(blender, 1) }), shipped, fryerExcluded)).toBe(
    undefined,
  );
});
