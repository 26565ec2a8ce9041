/** How gift cards and their entries are printed. */
import { stringify } from 'csv-stringify/sync';
import {
  type ListedEntry,
  type ListedGiftCard,
  listedGiftCards,
} from '../../src/worker/data/gift-cards/ledger.ts';
import { dayOf } from './issue.ts';

const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** `…NCPA 12.50 of 50.00 EUR, good until 2036-12-31, order NS10000007, id …` */
export function cardLine(card: ListedGiftCard): string {
  const { id, lastFour, currency, value, balance, validUntil, blockedAt, orderNumber } = card;
  return [
    `…${lastFour} ${decimal(balance)} of ${decimal(value)} ${currency}`,
    blockedAt === null ? `good until ${dayOf(validUntil)}` : `blocked ${blockedAt.slice(0, 10)}`,
    ...(orderNumber ? [`order ${orderNumber}`] : []),
    `id ${id}`,
  ].join(', ');
}

/** `2026-11-28 redeemed -12.50 EUR, order NS10000007` */
export function entryLine(entry: ListedEntry, { currency }: ListedGiftCard): string {
  const { at, kind, centAmount, orderNumber, note } = entry;
  return [
    `  ${at.slice(0, 10)} ${kind} ${decimal(centAmount)} ${currency}`,
    ...(orderNumber ? [`order ${orderNumber}`] : []),
    ...(note ? [note] : []),
  ].join(', ');
}

const pageSize = 1000;

const columns = [
  ...['id', 'lastFour', 'store', 'currency', 'issuedAt'],
  ...['value', 'balance', 'validUntil', 'blockedAt', 'order'],
];

export async function cardsAsCsv(db: D1Database): Promise<string> {
  const cards: ListedGiftCard[] = [];
  for (let after = ''; ; after = cards.at(-1)?.id ?? '') {
    const page = await listedGiftCards(db, { after, limit: pageSize });
    cards.push(...page);
    if (page.length < pageSize) break;
  }
  const rows = cards.map(({ value, balance, validUntil, blockedAt, orderNumber, ...card }) => ({
    ...card,
    value: decimal(value),
    balance: decimal(balance),
    validUntil: dayOf(validUntil),
    blockedAt: blockedAt ?? '',
    order: orderNumber ?? '',
  }));
  return stringify(rows, { header: true, columns });
}
