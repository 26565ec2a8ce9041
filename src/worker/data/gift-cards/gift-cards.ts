/** Reads gift cards. A code is known by its hash only. */
import { type SQL, sql } from 'drizzle-orm';
import { type GiftCardFact, giftCardKey } from '#domain/gift-card/gift-card.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { contentHash } from '../../d1/content-hash.ts';
import { eachOf } from '../../d1/statements.ts';

/** In SQL, of the card of this column. */
export const balanceOfCard = (cardId: SQL): SQL =>
  sql`(SELECT coalesce(sum(cent_amount), 0) FROM gift_card_entries WHERE card_id = ${cardId})`;

/** A code has 97 random bits: no salt or slow hash is needed. */
export const giftCardHash = (key: string): Promise<string> => contentHash(`gift card ${key}`);

/** The hashes of those texts that may be codes of gift cards, each with its text. */
export async function giftCardHashes(codes: readonly string[]): Promise<Map<string, string>> {
  const keys = codes.flatMap((code) => {
    const key = giftCardKey(code);
    return key === undefined ? [] : [{ code, key }];
  });
  const hashed = keys.map(async ({ code, key }) => [await giftCardHash(key), code] as const);
  return new Map(await Promise.all(hashed));
}

type CardRow = {
  id: string;
  codeHash: string;
  lastFour: string;
  currency: CurrencyCode;
  validUntil: string;
  blockedAt: string | null;
  balance: number;
};

export function selectGiftCards(ids: readonly string[], hashes: ReadonlyMap<string, string>): SQL {
  return sql`SELECT id, code_hash AS codeHash, last_four AS lastFour, currency, valid_until AS validUntil,
      blocked_at AS blockedAt, ${balanceOfCard(sql`gift_cards.id`)} AS balance
    FROM gift_cards WHERE id IN ${eachOf(ids)} OR code_hash IN ${eachOf([...hashes.keys()])}`;
}

export function readGiftCards(
  found: readonly unknown[],
  hashes: ReadonlyMap<string, string>,
): GiftCardFact[] {
  return (found as CardRow[]).map(({ codeHash, blockedAt, ...card }) => {
    const code = hashes.get(codeHash);
    return { ...card, isBlocked: blockedAt !== null, ...(code !== undefined && { code }) };
  });
}
