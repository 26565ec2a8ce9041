/** How gift cards and their entries are printed. */
import {
  type ListedEntry,
  type ListedGiftCard,
  listedGiftCards,
} from '../../src/worker/data/gift-cards/ledger.ts';
import { csvText } from '../csv-text.ts';
import { dayOf } from './issue.ts';

const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** What is left on a card that is blocked or has expired cannot be spent; the ledger has no entry of an expiry. */
type CardState = 'usable' | 'blocked' | 'expired';

const stateOf = ({ validUntil, blockedAt }: ListedGiftCard, now: Date): CardState => {
  if (blockedAt !== null) return 'blocked';
  return now.toISOString() < validUntil ? 'usable' : 'expired';
};

/** `…NCPA 12.50 of 50.00 EUR, good until 2036-12-31, order NS10000007, id …` */
export function cardLine(card: ListedGiftCard, now: Date): string {
  const { id, lastFour, currency, value, balance, validUntil, blockedAt, orderNumber } = card;
  const states: Record<CardState, string> = {
    usable: `good until ${dayOf(validUntil)}`,
    blocked: `blocked ${blockedAt?.slice(0, 10)}`,
    expired: `expired ${dayOf(validUntil)}`,
  };
  return [
    `…${lastFour} ${decimal(balance)} of ${decimal(value)} ${currency}`,
    states[stateOf(card, now)],
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
  ...['value', 'balance', 'state', 'validUntil', 'blockedAt', 'order'],
];

export async function cardsAsCsv(db: D1Database, now: Date): Promise<string> {
  const cards: ListedGiftCard[] = [];
  for (let after = ''; ; after = cards.at(-1)?.id ?? '') {
    const page = await listedGiftCards(db, { after, limit: pageSize });
    cards.push(...page);
    if (page.length < pageSize) break;
  }
  const rows = cards.map((card) => {
    const { value, balance, validUntil, blockedAt, orderNumber, ...facts } = card;
    return {
      ...facts,
      value: decimal(value),
      balance: decimal(balance),
      state: stateOf(card, now),
      validUntil: dayOf(validUntil),
      blockedAt: blockedAt ?? '',
      order: orderNumber ?? '',
    };
  });
  return csvText(rows, { header: true, columns });
}
