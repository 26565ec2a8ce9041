/** Returns that arrive in parts: each part is checked, credited and put back to stock once. */
import { expect, it } from 'vitest';
import { balanceOf } from '#domain/order/steps/balance.ts';
import { asLines, returnablePieces } from '#domain/order/steps/pieces.ts';
import { awaitedPieces, returnState } from '#domain/order/steps/returned-pieces.ts';
import type { OrderStep } from '#domain/order/steps/step.ts';
import { takeStep } from '#domain/order/steps/take-step.ts';
import { timelineOf } from '#domain/order/timeline.ts';
import { seedsOf } from '../../random.ts';
import { chance } from '../seeded.ts';
import {
  at,
  blender,
  fryer,
  outcomeOf,
  paidByCard,
  pieces,
  refusalOf,
  ship,
} from './paid-order.ts';

const all = [...pieces(blender, 3), ...pieces(fryer, 1)];
/** Its id: that of the second step. */
const announce: OrderStep = { kind: 'announceReturn', reason: 'withdrawal', lines: all };
const returnId = 'step-1';
const receive = { kind: 'receiveReturn', returnId } as const satisfies OrderStep;
const one = { ...receive, lines: pieces(blender, 1) };
const check = { kind: 'checkReturn', returnId } as const satisfies OrderStep;

it('what comes after a part was checked is received and checked too', () => {
  const { order: part, last: first } = outcomeOf(paidByCard(), ship, announce, one, check);
  const blenderGone = [{ sku: 'EX10000001', quantity: 1 }];
  expect(first).toMatchObject({ ok: true, effects: { restock: blenderGone } });
  expect(part.credits?.map(({ lines }) => lines)).toEqual([pieces(blender, 1)]);

  const { order, last } = outcomeOf(paidByCard(), ship, announce, one, check, receive, {
    ...check,
    unusable: pieces(blender, 2),
  });
  expect(last).toMatchObject({
    ok: true,
    effects: { restock: [{ sku: 'EX10000002', quantity: 1 }] },
  });
  const [back] = order.returns ?? [];
  expect(back?.lines.map(({ resellable, unusable }) => [resellable, unusable])).toEqual([
    [1, 2],
    [1, 0],
  ]);
  // The whole order was withdrawn from: delivery is paid back with the last part.
  expect(balanceOf(order).due).toBe(0);
  const told = timelineOf(order).map(({ text }) => text);
  expect(told).not.toContain('order.event.credited');
});

it('however it is divided, all of it comes back to stock and is paid back', () => {
  for (const seed of seedsOf({ usual: 200, long: 5000 })) {
    const dice = chance(seed);
    let { order } = outcomeOf(paidByCard(), ship, announce);
    const restocked = new Map<string, number>();
    for (let turn = 0; returnState(order.returns?.[0] ?? { lines: [] }) !== 'checked'; turn += 1) {
      const awaited = asLines(awaitedPieces(order.returns?.[0] ?? { lines: [] }));
      const lines = awaited.flatMap(({ lineItemId, quantity }) =>
        pieces(lineItemId, dice.between(0, quantity)).filter((each) => each.quantity > 0),
      );
      const step = dice.often(0.5) || lines.length === 0 ? check : { ...receive, lines };
      const taken = takeStep(order, step, { id: `turn-${turn}`, at: at(10 + turn) });
      if (!taken.ok) continue;
      order = taken.order;
      for (const { sku, quantity } of taken.effects.restock) {
        restocked.set(sku, (restocked.get(sku) ?? 0) + quantity);
      }
    }
    const { due, underway } = balanceOf(order);
    expect([due, underway], `seed ${seed}`).toEqual([0, order.totalPrice.centAmount]);
    expect(Object.fromEntries(restocked)).toEqual({ EX10000001: 3, EX10000002: 1 });
  }
});

it('what never came of a closed return can be announced again', () => {
  const close: OrderStep = { kind: 'closeReturn', returnId };
  const { order } = outcomeOf(paidByCard(), ship, announce, one, check, close);
  expect(asLines(returnablePieces(order))).toEqual([...pieces(blender, 2), ...pieces(fryer, 1)]);
  expect(balanceOf(order).credited).toBe(order.credits?.[0]?.centAmount);
});

it.each<[string, OrderStep[]]>([
  ['notReceived', [check]],
  ['alreadyDone', [one, check, check]],
  ['tooMany', [one, check, { ...receive, lines: pieces(blender, 3) }]],
  ['tooMany', [one, check, receive, { ...check, unusable: pieces(blender, 3) }]],
  ['alreadyDone', [receive, check, receive]],
  ['alreadyDone', [receive, check, check]],
  ['alreadyDone', [{ kind: 'closeReturn', returnId }, receive]],
  ['alreadyDone', [receive, { kind: 'closeReturn', returnId }]],
  ['unknownReturn', [{ kind: 'closeReturn', returnId: 'x' }]],
  ['tooMany', [one, check, { ...announce, lines: pieces(blender, 1) }]],
])('%s', (reason, steps) => {
  expect(refusalOf(paidByCard(), ship, announce, ...steps)?.reason).toBe(reason);
});
