/** Bought gift cards are blocked while the order owes their money. */
import { expect, it } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { withGiftCardBlocks } from '#domain/order/steps/gift-card-blocks.ts';
import { paidByCard } from '../order/paid-order.ts';

const stamp = (id: string) => ({ id, at: '2026-11-28T12:00:00.000Z' });
const cards = ['a', 'b', 'paid-back'].map((id) => ({ id, lineItemId: 'line', lastFour: 'NCPA' }));
const issuedGiftCards = cards.map((card) =>
  card.id === 'paid-back' ? { ...card, refundedAt: '2026-11-27T12:00:00.000Z' } : card,
);
const paid: Order = { ...paidByCard(), issuedGiftCards };
const unpaid: Order = { ...paid, paymentInfo: { payments: [] } };

it('those that were not paid back, once; until nothing is due', () => {
  expect(withGiftCardBlocks(paid, stamp('s'))).toEqual({
    order: paid,
    blocks: { blocked: [], unblocked: [] },
  });
  const first = withGiftCardBlocks(unpaid, stamp('s1'));
  const blocks = [
    { id: 's1-a', cardId: 'a' },
    { id: 's1-b', cardId: 'b' },
  ];
  expect(first.blocks).toEqual({ blocked: blocks, unblocked: [] });
  const again = withGiftCardBlocks(first.order, stamp('s2'));
  expect(again).toEqual({ order: first.order, blocks: { blocked: [], unblocked: [] } });
  const { paymentInfo } = paid;
  const last = withGiftCardBlocks({ ...first.order, paymentInfo }, stamp('s3'));
  expect(last).toEqual({ order: paid, blocks: { blocked: [], unblocked: blocks } });
});
