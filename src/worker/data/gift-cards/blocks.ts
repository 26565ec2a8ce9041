/** Blocks gift cards: what is left on them is taken, and they cannot be used. A block that an order made can end. */
import { type SQL, sql } from 'drizzle-orm';
import type { GiftCardBlocks } from '#domain/order/steps/gift-card-blocks.ts';
import { balanceOfCard } from './gift-cards.ts';

/** Why an order blocks the gift cards that it bought, for the ledger. */
const unpaid = 'its order is not paid any more';

/** `blocks`: a query of `entry`, the id of the ledger's entry, `card` and `at`. A blocked card stays as it is. */
export function block(blocks: SQL, note: string): SQL[] {
  return [
    sql`INSERT INTO gift_card_entries (id, card_id, at, kind, cent_amount, note)
      SELECT b.entry, c.id, b.at, 'blocked', -${balanceOfCard(sql`c.id`)}, ${note}
      FROM (${blocks}) b JOIN gift_cards c ON c.id = b.card AND c.blocked_at IS NULL`,
    sql`UPDATE gift_cards SET blocked_at = b.at FROM (${blocks}) b
      WHERE gift_cards.id = b.card AND blocked_at IS NULL`,
  ];
}

/** Of the cards that an order bought; `isCurrent`: the order is changed in the same transaction. */
export function blockStatements(
  { blocked, unblocked }: GiftCardBlocks,
  at: string,
  isCurrent: SQL,
): SQL[] {
  const wanted = sql`SELECT value ->> 'id' AS entry, value ->> 'cardId' AS card, ${at} AS at
    FROM json_each(${JSON.stringify(blocked)}) WHERE ${isCurrent}`;
  const ended = sql`id IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(unblocked)}))
    AND ${isCurrent}`;
  return [
    ...(blocked.length > 0 ? block(wanted, unpaid) : []),
    ...(unblocked.length > 0
      ? [
          // A card that the operator had blocked before has no such entry, and stays blocked.
          sql`INSERT INTO gift_card_entries (id, card_id, at, kind, cent_amount)
            SELECT 'unblocked-' || id, card_id, ${at}, 'unblocked', -cent_amount
            FROM gift_card_entries WHERE ${ended}`,
          sql`UPDATE gift_cards SET blocked_at = NULL
            WHERE id IN (SELECT card_id FROM gift_card_entries WHERE ${ended})`,
        ]
      : []),
  ];
}

/** A query of the blocks that orders have of these cards. */
export const blocksOfOrders = (cardIds: SQL): SQL =>
  sql`SELECT issued.value ->> '$.blocked.id' AS entry, issued.value ->> 'id' AS card,
      issued.value ->> '$.blocked.at' AS at
    FROM orders, json_each(orders.document, '$.issuedGiftCards') AS issued
    WHERE orders.id IN (SELECT order_id FROM gift_cards WHERE id IN ${cardIds})
      AND issued.value ->> 'id' IN ${cardIds} AND issued.value ->> '$.blocked.id' IS NOT NULL`;

/** For cards that are stored after their order lost its money. */
export const blockUnpaid = (cardIds: SQL): SQL[] => block(blocksOfOrders(cardIds), unpaid);
