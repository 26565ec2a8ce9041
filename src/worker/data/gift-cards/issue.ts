/** Stores new gift cards, each once by its id. */
import { type SQL, sql } from 'drizzle-orm';
import { giftCardKey, lastFourOf, type NewGiftCard } from '#domain/gift-card/gift-card.ts';
import { giftCardHash } from './gift-cards.ts';

/** Statements that store these cards with their value; a card whose id is known stays as it is, with its code. */
export async function issueStatements(cards: readonly NewGiftCard[]): Promise<SQL[]> {
  const rows = await Promise.all(
    cards.map(async ({ code, ...card }) => {
      const key = giftCardKey(code);
      if (key === undefined) throw new Error('not the code of a gift card');
      return { ...card, lastFour: lastFourOf(code), codeHash: await giftCardHash(key) };
    }),
  );
  const json = JSON.stringify(rows);
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
