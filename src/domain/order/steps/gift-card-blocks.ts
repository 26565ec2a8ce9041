/**
 * Gift cards that an order bought are blocked while their money is gone: a bank has charged it back, or its capture has
 * failed. What was spent stays spent. They can be used again once nothing of the order is due.
 */
import type { IssuedGiftCard } from '../fulfilment.ts';
import type { Order } from '../order.ts';
import { balanceOf } from './balance.ts';
import type { StepStamp } from './step.ts';

/** `id`: that of the ledger's entry that blocks the card. */
export type GiftCardBlock = { id: string; cardId: string };
export type GiftCardBlocks = { blocked: GiftCardBlock[]; unblocked: GiftCardBlock[] };

/** The order with its cards blocked or not, and what the ledger is to write. */
export function withGiftCardBlocks(
  order: Order,
  { id, at }: StepStamp,
): { order: Order; blocks: GiftCardBlocks } {
  const isOwing = balanceOf(order).owed < 0;
  const open = (order.issuedGiftCards ?? []).filter(({ refundedAt }) => refundedAt === undefined);
  const blocked = isOwing
    ? open
        .filter((card) => !card.blocked)
        .map((card) => ({ id: `${id}-${card.id}`, cardId: card.id }))
    : [];
  const unblocked = isOwing ? [] : open.flatMap(blockOf);
  if (blocked.length + unblocked.length === 0) return { order, blocks: { blocked, unblocked } };
  const issuedGiftCards = order.issuedGiftCards?.map((card): IssuedGiftCard => {
    const block = blocked.find(({ cardId }) => cardId === card.id);
    if (block) return { ...card, blocked: { id: block.id, at } };
    if (!unblocked.some(({ cardId }) => cardId === card.id)) return card;
    const { blocked: _ended, ...usable } = card;
    return usable;
  });
  return {
    order: { ...order, ...(issuedGiftCards && { issuedGiftCards }) },
    blocks: { blocked, unblocked },
  };
}

const blockOf = ({ id: cardId, blocked }: IssuedGiftCard): GiftCardBlock[] =>
  blocked ? [{ id: blocked.id, cardId }] : [];
