/** Statements of withdrawal about the order of ../order/ordered-goods.ts. */
import type { Withdrawal } from '#domain/withdrawal/statement.ts';
import { at } from '../order/paid-order.ts';

type Content = Partial<Pick<Withdrawal, 'goods' | 'lines'>> & { id?: string; minute?: number };

/** A statement, received after the steps that were taken before this minute. */
export function statement({ id = 'w-1', minute = 10, ...content }: Content = {}): Withdrawal {
  return {
    id,
    number: 'W-26-000001',
    store: 'de',
    locale: 'de-DE',
    site: 'https://kontor.de',
    orderId: 'order-1',
    order: 'NS10000001',
    name: 'Zora',
    email: 'a@example.com',
    text: 'All.',
    receivedAt: at(minute),
    isMailHeldBack: false,
    ...content,
  };
}

export const chosen = (lineItemId: string, quantity: number) => [
  { lineItemId, quantity, sku: '', name: '' },
];
