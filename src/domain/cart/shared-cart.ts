/**
 * A cart as a URL: its articles, quantities and guarantees, nothing else. It is not stored and does not expire; prices
 * and stock depend on who opens it. No zod import: the browser bundles this file.
 */
import { maxPieces } from '../quick-order/limits.ts';
import { articlesIn, isGift } from './articles.ts';
import type { Cart } from './cart.ts';

export const sharedCartPath = '/shared-cart';

/** Maximum number of articles in a link. */
export const maxSharedLines = 100;

/** Maximum characters of path and query; mail programs break or drop URLs from about 2,000 on. */
export const maxSharedPathLength = 1900;

export type SharedLine = { sku: string; quantity: number; guarantee?: string };

/** `unreadable`: not the format of an article; `quantity`: not a whole number from 1 to 10,000. */
export type SharedRow = { sku: string } & (
  | { quantity: number; guarantee?: string }
  | { problem: 'unreadable' | 'quantity' }
);

/** The lines that another shopper can buy. Gifts are left out: only discounts add them. */
export function sharedLines({ lineItems }: Pick<Cart, 'lineItems'>): SharedLine[] {
  return articlesIn({ lineItems })
    .filter((line) => !isGift(line))
    .map(({ variant: { sku }, quantity }) => {
      const guarantee = lineItems.find(({ custom }) => custom?.parentSku === sku)?.variant.sku;
      return { sku, quantity, ...(guarantee && { guarantee }) };
    });
}

/** `/shared-cart?items=EX10012345~2.EX20054321`, or undefined if the cart exceeds the limits of a link. */
export function sharedCartLink(lines: readonly SharedLine[]): string | undefined {
  const items = lines.map(({ sku, quantity, guarantee }) =>
    [sku, ...(quantity > 1 || guarantee ? [quantity] : []), ...(guarantee ? [guarantee] : [])].join(
      '~',
    ),
  );
  const link = `${sharedCartPath}?items=${items.join('.')}`;
  return lines.length <= maxSharedLines && link.length <= maxSharedPathLength ? link : undefined;
}

/** The rows of a link, valid or not. `isCut`: rows beyond the limit were ignored. */
export function readSharedCart(items: string): { rows: SharedRow[]; isCut: boolean } {
  const written = items.split('.').filter(Boolean);
  return {
    rows: written.slice(0, maxSharedLines).map(readRow),
    isCut: written.length > maxSharedLines,
  };
}

function readRow(row: string): SharedRow {
  const [sku = '', pieces = '1', guarantee = '', ...more] = row.split('~');
  if (!isNumber(sku) || more.length > 0) return { sku: '', problem: 'unreadable' };
  const quantity = /^\d{1,5}$/.test(pieces) ? Number(pieces) : 0;
  if (quantity < 1 || quantity > maxPieces) return { sku, problem: 'quantity' };
  return { sku, quantity, ...(isNumber(guarantee) && { guarantee }) };
}

/** Whether a text has the format of our SKUs. Only such texts are repeated on a page: anybody can write a link. */
function isNumber(text: string): boolean {
  return /^[A-Za-z0-9]{1,40}$/.test(text);
}
