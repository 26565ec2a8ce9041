/** Gift cards and their entries for the operator, and the block of a card. */
import { sql } from 'drizzle-orm';
import type { CountryCode } from '#domain/country/countries.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';
import { block } from './blocks.ts';
import { balanceOfCard, giftCardHashes } from './gift-cards.ts';
import type { GiftCardEntryKind } from './schema.ts';

/** `value`: cents that it was issued with. */
export type ListedGiftCard = {
  id: string;
  lastFour: string;
  store: CountryCode;
  currency: CurrencyCode;
  value: number;
  balance: number;
  issuedAt: string;
  validUntil: string;
  blockedAt: string | null;
  /** Of the order that bought it. */
  orderNumber: string | null;
};

export type ListedEntry = {
  at: string;
  kind: GiftCardEntryKind;
  centAmount: number;
  orderNumber: string | null;
  note: string | null;
};

const select = sql`SELECT c.id, c.last_four AS lastFour, c.store, c.currency, c.issued_at AS issuedAt,
    c.valid_until AS validUntil, c.blocked_at AS blockedAt, o.order_number AS orderNumber,
    ${balanceOfCard(sql`c.id`)} AS balance,
    (SELECT cent_amount FROM gift_card_entries WHERE id = 'issued-' || c.id) AS value
  FROM gift_cards c LEFT JOIN orders o ON o.id = c.order_id`;

/** Cards with this id, code or last four characters, or those of this order. */
export async function giftCardsNamed(db: D1Database, name: string): Promise<ListedGiftCard[]> {
  const hashes = [...(await giftCardHashes([name])).keys()];
  return rows(
    db,
    sql`${select} WHERE c.id = ${name} OR c.last_four = ${name.toUpperCase()}
      OR o.order_number = ${name.toUpperCase()} OR c.code_hash IN ${eachOf(hashes)}
      ORDER BY c.issued_at, c.id LIMIT 100`,
  );
}

/** After `after`, ordered by id. */
export function listedGiftCards(
  db: D1Database,
  { after, limit }: { after: string; limit: number },
): Promise<ListedGiftCard[]> {
  return rows(db, sql`${select} WHERE c.id > ${after} ORDER BY c.id LIMIT ${limit}`);
}

/** The oldest first. */
export function entriesOf(db: D1Database, cardId: string): Promise<ListedEntry[]> {
  return rows(
    db,
    sql`SELECT e.at, e.kind, e.cent_amount AS centAmount, e.note, o.order_number AS orderNumber
      FROM gift_card_entries e LEFT JOIN orders o ON o.id = e.order_id
      WHERE e.card_id = ${cardId} ORDER BY e.at, e.rowid`,
  );
}

/** Takes what is left on it; it cannot be used any more. A blocked card stays as it is. */
export async function blockGiftCard(
  db: D1Database,
  cardId: string,
  note: string,
  now: Date,
): Promise<void> {
  const entry = `blocked-${cardId}`;
  const wanted = sql`SELECT ${entry} AS entry, ${cardId} AS card, ${now.toISOString()} AS at`;
  await batch(db, block(wanted, note));
}
