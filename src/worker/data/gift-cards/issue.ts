/** Stores new gift cards, each once by its id. */
import { type SQL, sql } from 'drizzle-orm';
import { giftCardKey, lastFourOf, type NewGiftCard } from '#domain/gift-card/gift-card.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';
import { blocksOfOrders, blockUnpaid } from './blocks.ts';
import { giftCardHash } from './gift-cards.ts';

/** Statements that store these cards with their value; a card whose id is known stays as it is, with its code. */
export async function issueStatements(cards: readonly NewGiftCard[]): Promise<SQL[]> {
  const stored = await Promise.all(
    cards.map(async ({ code, ...card }) => {
      const key = giftCardKey(code);
      if (key === undefined) throw new Error('not the code of a gift card');
      return { ...card, lastFour: lastFourOf(code), codeHash: await giftCardHash(key) };
    }),
  );
  const json = JSON.stringify(stored);
  return [
    sql`INSERT INTO gift_cards (id, code_hash, last_four, store, currency, issued_at, valid_until, order_id)
      SELECT value ->> 'id', value ->> 'codeHash', value ->> 'lastFour', value ->> 'store',
        value ->> 'currency', value ->> 'issuedAt', value ->> 'validUntil', value ->> 'orderId'
      FROM json_each(${json}) WHERE true ON CONFLICT (id) DO NOTHING`,
    sql`INSERT INTO gift_card_entries (id, card_id, at, kind, cent_amount, order_id, note)
      SELECT 'issued-' || (value ->> 'id'), value ->> 'id', value ->> 'issuedAt', 'issued',
        value ->> 'centAmount', value ->> 'orderId', value ->> 'note'
      FROM json_each(${json}) WHERE true ON CONFLICT (id) DO NOTHING`,
  ];
}

export async function issueGiftCards(db: D1Database, cards: readonly NewGiftCard[]): Promise<void> {
  const ids = eachOf(cards.map(({ id }) => id));
  await batch(db, [...(await issueStatements(cards)), ...blockUnpaid(ids)]);
}

/**
 * Whether what goes back to a card stays on it: it is neither expired nor blocked, or blocked because its own order is
 * not paid any more. `at`: ISO time.
 */
export async function keepsRefunds(db: D1Database, cardId: string, at: string): Promise<boolean> {
  const isUnpaid = sql`EXISTS (${blocksOfOrders(eachOf([cardId]))})`;
  const found = await rows(
    db,
    sql`SELECT 1 FROM gift_cards WHERE id = ${cardId} AND valid_until > ${at}
      AND (blocked_at IS NULL OR ${isUnpaid})`,
  );
  return found.length > 0;
}

/** Issues a card whose value is taken from another one, once. */
export async function moveToGiftCard(
  db: D1Database,
  fromCardId: string,
  card: NewGiftCard,
): Promise<void> {
  await batch(db, [
    sql`INSERT INTO gift_card_entries (id, card_id, at, kind, cent_amount)
      SELECT ${`moved-${card.id}`}, ${fromCardId}, ${card.issuedAt}, 'moved', ${-card.centAmount}
      WHERE NOT EXISTS (SELECT 1 FROM gift_cards WHERE id = ${card.id})`,
    ...(await issueStatements([card])),
  ]);
}
