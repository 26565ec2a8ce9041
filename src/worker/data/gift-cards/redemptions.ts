/** Conditions and statements of an order's transactions about the gift cards that pay for it. */
import { type SQL, sql } from 'drizzle-orm';
import { redemptionId } from '#domain/gift-card/payments.ts';
import { giftCardsOf } from '#domain/gift-card/used-cards.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import type { GiftCardRefund } from '#domain/order/steps/gift-card-refunds.ts';
import { balanceOfCard } from './gift-cards.ts';

/** True in SQL if each card may be used and has what it is to pay. */
export function cardsSuffice(draft: OrderDraft): SQL {
  const cards = giftCardsOf(draft);
  if (cards.length === 0) return sql`true`;
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${wantedOf(draft)}) AS wanted
    LEFT JOIN gift_cards ON gift_cards.id = wanted.value ->> 'id'
      AND currency = ${draft.totalPrice.currencyCode} AND blocked_at IS NULL
      AND valid_until > ${draft.createdAt}
    WHERE gift_cards.id IS NULL
      OR ${balanceOfCard(sql`gift_cards.id`)} < wanted.value ->> 'cents')`;
}

/** Takes what the cards pay; `isStored`: the order was stored. */
export function takeFromCards(draft: OrderDraft, isStored: SQL): SQL[] {
  if (giftCardsOf(draft).length === 0) return [];
  return [
    sql`INSERT INTO gift_card_entries (id, card_id, at, kind, cent_amount, order_id)
      SELECT value ->> 'entry', value ->> 'id', ${draft.createdAt}, 'redeemed', -(value ->> 'cents'),
        ${draft.id}
      FROM json_each(${wantedOf(draft)}) WHERE ${isStored}`,
  ];
}

const wantedOf = (draft: OrderDraft): string =>
  JSON.stringify(
    giftCardsOf(draft).map(({ id, amount }) => ({
      id,
      entry: redemptionId(draft.id, id),
      cents: amount.centAmount,
    })),
  );

/** Blocks a card that the order bought, and takes what is paid back for it. */
export function blockCard(
  orderId: string,
  { id, cardId, centAmount }: GiftCardRefund,
  at: string,
  isCurrent: SQL,
): SQL[] {
  return [
    sql`INSERT INTO gift_card_entries (id, card_id, at, kind, cent_amount, order_id)
      SELECT ${id}, ${cardId}, ${at}, 'blocked', ${-centAmount}, ${orderId} WHERE ${isCurrent}`,
    sql`UPDATE gift_cards SET blocked_at = ${at} WHERE id = ${cardId} AND ${isCurrent}`,
  ];
}

/** Gives back what an order owes its cards; `isCurrent`: the order is changed in the same transaction. */
export function giveBackToCards(
  orderId: string,
  refunds: readonly GiftCardRefund[],
  at: string,
  isCurrent: SQL,
): SQL[] {
  if (refunds.length === 0) return [];
  return [
    sql`INSERT INTO gift_card_entries (id, card_id, at, kind, cent_amount, order_id)
      SELECT value ->> 'id', value ->> 'cardId', ${at}, 'refunded', value ->> 'centAmount', ${orderId}
      FROM json_each(${JSON.stringify(refunds)}) WHERE ${isCurrent}`,
  ];
}
