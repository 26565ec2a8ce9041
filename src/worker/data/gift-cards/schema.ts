/** Gift cards and the ledger of their money. Triggers refuse changes of entries and a balance below zero (migrations). */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { storeKey } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

export const giftCards = sqliteTable(
  'gift_cards',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the code, which is stored nowhere. */
    codeHash: text('code_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    /** Where it was sold. It is good in every store of its currency. */
    store: storeKey(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    issuedAt: text('issued_at').notNull(),
    /** Exclusive. */
    validUntil: text('valid_until').notNull(),
    /** Null: it may be used. */
    blockedAt: text('blocked_at'),
    /** The order that bought it; null: issued by the operator. */
    orderId: text('order_id'),
  },
  (table) => [index('gift_cards_by_order').on(table.orderId)],
);

/**
 * `issued`: its value. `redeemed`: paid for an order. `refunded`: given back by one. `blocked`: what was left when it was
 * blocked. `unblocked`: that again, once the order that bought it is paid again. `moved`: given back to a card that cannot
 * be used, and so to the one that replaces it.
 */
export type GiftCardEntryKind =
  | 'issued'
  | 'redeemed'
  | 'refunded'
  | 'blocked'
  | 'unblocked'
  | 'moved';

/** The balance of a card is the sum of its entries. */
export const giftCardEntries = sqliteTable(
  'gift_card_entries',
  {
    /** Of the cause, so that a repeated write changes nothing. */
    id: text('id').primaryKey(),
    cardId: text('card_id').notNull(),
    at: text('at').notNull(),
    kind: text('kind').$type<GiftCardEntryKind>().notNull(),
    /** Signed. */
    centAmount: integer('cent_amount').notNull(),
    /** The order that it paid for, or that gave it back. */
    orderId: text('order_id'),
    note: text('note'),
  },
  (table) => [
    index('gift_card_entries_by_card').on(table.cardId),
    index('gift_card_entries_by_order').on(table.orderId),
  ],
);

/** Money that the shop owes to whoever has the code. */
export const giftCardMarks = [
  personalData('gift_cards', {
    of: { order: 'order_id' },
    none: 'id last_four store currency issued_at valid_until blocked_at order_id',
    secret: 'code_hash',
    erasure: 'kept',
  }),
  personalData('gift_card_entries', {
    of: { order: 'order_id' },
    none: 'id card_id at kind cent_amount order_id',
    personal: 'note',
    erasure: 'kept',
  }),
];
