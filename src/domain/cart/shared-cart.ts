/**
 * A cart as an address: which articles, how many of each, with which guarantee, and nothing else. It is never stored and
 * never ends; prices and stock are those of whoever opens it. No schema here: the browser carries this file.
 */
import { maxPieces } from '../quick-order/limits.ts';
import { articlesIn, isGift } from './articles.ts';
import type { Cart } from './cart.ts';

export const sharedCartPath = '/shared-cart';

/** Articles that a link names. */
export const maxSharedLines = 100;

/** Characters of a path with its query; mail programs break or drop addresses from about 2,000 on. */
export const maxSharedPathLength = 1900;

export type SharedLine = { sku: string; quantity: number; guarantee?: string };

/** `unreadable`: nothing that could be an article; `quantity`: no whole number from 1 to 10,000. */
export type SharedRow = { sku: string } & (
  | { quantity: number; guarantee?: string }
  | { problem: 'unreadable' | 'quantity' }
);

/** What somebody else can buy of a cart: gifts come by themselves or not at all. */
export function sharedLines({ lineItems }: Pick<Cart, 'lineItems'>): SharedLine[] {
  return articlesIn({ lineItems })
    .filter((line) => !isGift(line))
    .map(({ variant: { sku }, quantity }) => {
      const guarantee = lineItems.find(({ custom }) => custom?.parentSku === sku)?.variant.sku;
      return { sku, quantity, ...(guarantee && { guarantee }) };
    });
}

/** `/shared-cart?items=EX10012345~2.EX20054321`, or undefined: the cart is more than a link carries. */
export function sharedCartLink(lines: readonly SharedLine[]): string | undefined {
  const items = lines.map(({ sku, quantity, guarantee }) =>
    [sku, ...(quantity > 1 || guarantee ? [quantity] : []), ...(guarantee ? [guarantee] : [])].join(
      '~',
    ),
  );
  const link = `${sharedCartPath}?items=${items.join('.')}`;
  return lines.length <= maxSharedLines && link.length <= maxSharedPathLength ? link : undefined;
}

/** Whatever stands there, row by row. What is beyond the limit is left alone, and told: `isCut`. */
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

/** Ours have letters and digits; only such are repeated on a page, since anybody can write a link. */
function isNumber(text: string): boolean {
  return /^[A-Za-z0-9]{1,40}$/.test(text);
}
