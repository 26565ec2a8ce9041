/**
 * The log of statements as a chain: each row's hash covers its content and the hash before it, so that a row that is
 * changed, removed or inserted later is noticed. The hash function is given by the caller. Source: eu-2026.md C-05.
 */
import type { Withdrawal } from './statement.ts';

/** The row before the first one: those before were deleted when their time was over. */
export type ChainStart = { sequence: number; hash: string };

/** Of a chain of which nothing was deleted. */
export const chainStart: ChainStart = { sequence: 0, hash: '0'.repeat(64) };

/** `sequence` counts without a gap. */
export type ChainedWithdrawal = Withdrawal & {
  sequence: number;
  idempotencyKey: string;
  hash: string;
};

/** What the hash of a row is computed from. An array, so that the order of fields is part of it. */
export function chainContent(row: Omit<ChainedWithdrawal, 'hash'>, previousHash: string): string {
  const { sequence, id, number, store, locale, site, orderId, order, name, email } = row;
  const { lines, goods, remark, text, receivedAt, isMailHeldBack, idempotencyKey } = row;
  const stated = lines?.map(({ lineItemId, sku, name: article, quantity }) => [
    lineItemId,
    sku,
    article,
    quantity,
  ]);
  return JSON.stringify([
    previousHash,
    [sequence, id, number, store, locale, site, orderId, order, name, email],
    [stated ?? null, goods ?? null, remark ?? null, text, receivedAt, isMailHeldBack],
    idempotencyKey,
  ]);
}

/** The number of the first row whose hash or place is wrong; undefined if the chain is whole. */
export async function brokenLink(
  rows: readonly ChainedWithdrawal[],
  hashOf: (content: string) => Promise<string>,
  start = chainStart,
): Promise<string | undefined> {
  let previous = start.hash;
  for (const [index, row] of rows.entries()) {
    const expected = await hashOf(chainContent(row, previous));
    if (row.sequence !== start.sequence + index + 1 || row.hash !== expected) return row.number;
    previous = row.hash;
  }
  return undefined;
}

/** `W-26-000042`: the year in which it was received and its place in the series. */
export function withdrawalNumber(sequence: number, day: string): string {
  return `W-${day.slice(2, 4)}-${String(sequence).padStart(6, '0')}`;
}
