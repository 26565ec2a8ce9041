/** Lines of `npm run my-data`. */
import type { ErasureBlock } from '#domain/personal-data/erasure-blocks.ts';
import { answerDueOn, type DataRequest } from '#domain/personal-data/request.ts';
import type { Kept, KeptKind } from '#domain/personal-data/retention.ts';
import type { KeptOver } from '../../src/worker/data/personal-data/kept-over.ts';

const keptNames: Record<KeptKind, string> = {
  documents: 'invoices and credit notes',
  statements: 'statements of withdrawal',
  orders: 'orders without the person',
  giftCards: 'gift cards',
  consents: 'proofs of consents without the address',
};

export const keptLine = ({ kind, count, until }: Kept): string =>
  `stays\t${count} ${keptNames[kind]}${until ? ` until ${until}` : ''}`;

/** What is over: kind, market, count. */
export function overLines({ orders, statements }: KeptOver): string[] {
  const counts = new Map<string, number>();
  const add = (kind: KeptKind, store: string, count: number) => {
    const name = `${keptNames[kind]}\t${store}`;
    if (count > 0) counts.set(name, (counts.get(name) ?? 0) + count);
  };
  for (const { store, documents, isWhole } of orders) {
    add('documents', store, documents);
    add('orders', store, isWhole);
  }
  for (const { store } of statements) add('statements', store, 1);
  return [...counts].map(([name, count]) => `${name}\t${count}`).toSorted();
}

/** A command reaches the databases, not the rooms of carts. */
export const cartsMissing = (count: number): string =>
  `Not in it: quantities, addresses and payment attempts of ${count} carts. Who asks at /my-data gets these too.`;

const blockReasons: Record<ErasureBlock['reason'], string> = {
  open: 'is not finished',
  unpaid: 'is not paid in full',
  return: 'has a return under way',
  refund: 'has a refund under way',
  payment: 'a payment is under way',
};

export const blockLine = ({ reason, orderNumber }: ErasureBlock): string =>
  `not yet\t${orderNumber ? `${orderNumber} ` : ''}${blockReasons[reason]}`;

/** With tabs between. */
export function requestLine(request: DataRequest, now: Date): string {
  const { kind, askedAt, askedBy, store, email } = request;
  const due = answerDueOn(askedAt);
  const left = Math.ceil((Date.parse(due) - now.getTime()) / 86_400_000);
  const clock = request.doneAt === null ? `${left} days left` : 'no clock';
  return [askedAt, due, clock, kind, stateOf(request), askedBy, store, email || 'erased'].join(
    '\t',
  );
}

function stateOf({ doneAt, confirmedAt, mailedAt }: DataRequest): string {
  if (doneAt !== null) return `done ${doneAt}`;
  if (confirmedAt !== null) return 'being erased';
  return mailedAt === null ? 'asked' : `link mailed ${mailedAt}`;
}
