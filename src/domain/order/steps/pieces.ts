/** How many pieces of an order's articles are open, shipped, cancelled or returned. Guarantees are no pieces. */
import { articlesIn, isGuarantee, parentSkuOf } from '../../cart/articles.ts';
import type { LineItem } from '../../cart/cart.ts';
import { productNumberOf } from '../../catalogue/product.ts';
import type { LinePieces } from '../fulfilment.ts';
import type { OrderDraft } from '../order.ts';

/** Pieces by the id of their line item. */
export type Pieces = ReadonlyMap<string, number>;

export function sumOf(lists: readonly (readonly LinePieces[])[]): Pieces {
  const sum = new Map<string, number>();
  for (const { lineItemId, quantity } of lists.flat()) {
    sum.set(lineItemId, (sum.get(lineItemId) ?? 0) + quantity);
  }
  return sum;
}

export const piecesIn = (pieces: Pieces, lineItemId: string): number => pieces.get(lineItemId) ?? 0;

export const totalOf = (pieces: Pieces): number =>
  [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0);

const linesOf = (lists: readonly { lines: readonly LinePieces[] }[] = []) =>
  lists.map(({ lines }) => lines);

export const shippedPieces = ({ shipments }: OrderDraft): Pieces => sumOf(linesOf(shipments));
export const cancelledPieces = ({ cancellations }: OrderDraft): Pieces =>
  sumOf(linesOf(cancellations));
/** Announced, or arrived before the return was closed. */
export const returnedPieces = ({ returns = [] }: OrderDraft): Pieces =>
  sumOf(
    returns.map(({ lines, closedAt }) =>
      lines.map((line) => ({ ...line, quantity: closedAt ? line.received : line.quantity })),
    ),
  );
export const creditedPieces = ({ credits }: OrderDraft): Pieces => sumOf(linesOf(credits));

/** Pieces, guarantees too, that were not credited. */
export const uncreditedPieces = (order: OrderDraft): Pieces =>
  remaining(order.lineItems, [creditedPieces(order)]);

/** Pieces that can still be shipped or cancelled. */
export function openPieces(order: OrderDraft): Pieces {
  const gone = [shippedPieces(order), cancelledPieces(order)];
  return remaining(articlesIn(order), gone);
}

/** Shipped pieces of which no return was announced. */
export function returnablePieces(order: OrderDraft): Pieces {
  const shipped = shippedPieces(order);
  const back = returnedPieces(order);
  return new Map([...shipped].map(([id, quantity]) => [id, quantity - piecesIn(back, id)]));
}

/** The pieces of these lines that are not gone. */
export function remaining(
  lines: readonly Pick<LineItem, 'id' | 'quantity'>[],
  gone: readonly Pieces[],
): Pieces {
  return new Map(
    lines.map(({ id, quantity }) => [
      id,
      gone.reduce((left, pieces) => left - piecesIn(pieces, id), quantity),
    ]),
  );
}

/** The pieces as a list, without lines that have none. */
export const asLines = (pieces: Pieces): LinePieces[] =>
  [...pieces].flatMap(([lineItemId, quantity]) => (quantity > 0 ? [{ lineItemId, quantity }] : []));

/** The first of these pieces that exceeds what is there; `left` is how many are. */
export function excess(
  wanted: readonly LinePieces[],
  there: Pieces,
): { lineItemId: string; left: number } | undefined {
  for (const [lineItemId, quantity] of sumOf([wanted])) {
    const left = piecesIn(there, lineItemId);
    if (quantity > left) return { lineItemId, left };
  }
  return undefined;
}

/** The lines of the article that a guarantee was bought for; none if it is not part of the order. */
export const coveredLines = <Line extends Pick<LineItem, 'variant' | 'productType'>>(
  guarantee: Pick<LineItem, 'custom'>,
  lineItems: readonly Line[],
): Line[] =>
  lineItems.filter((line) => line.variant.sku === parentSkuOf(guarantee) && !isGuarantee(line));

/** Guarantees that end because fewer of their articles are left than they were bought for. `gone`: guarantees too. */
export function guaranteesWithout(order: OrderDraft, gone: Pieces): LinePieces[] {
  return order.lineItems.filter(isGuarantee).flatMap((guarantee) => {
    const covered = totalOf(remaining(coveredLines(guarantee, order.lineItems), [gone]));
    const alive = guarantee.quantity - piecesIn(gone, guarantee.id);
    return alive > covered ? [{ lineItemId: guarantee.id, quantity: alive - covered }] : [];
  });
}

/**
 * Pieces by article number, with or without EX as customers quote it; bought pieces come before gifts of the same article.
 * A guarantee is found if `there` has guarantees; `4100020/10012345` is the one that was bought for that article.
 */
export function piecesBySku(
  order: OrderDraft,
  wanted: readonly { sku: string; quantity: number }[],
  there: Pieces,
): LinePieces[] | { unknown: string } | { several: string } {
  const found: LinePieces[] = [];
  for (const { sku, quantity } of wanted) {
    const lines = order.lineItems.filter((line) => isNamed(line, sku, there));
    const [last] = lines.slice(-1);
    if (!last) return { unknown: sku };
    if (isGuarantee(last) && lines.length > 1) {
      return { several: lines.map((line) => `${sku}/${parentSkuOf(line)}`).join(', ') };
    }
    let left = quantity;
    for (const { id } of lines) {
      // What is too much stays with the last line, which the step then refuses.
      const taken = id === last.id ? left : Math.min(left, piecesIn(there, id));
      if (taken > 0) found.push({ lineItemId: id, quantity: taken });
      left -= taken;
    }
  }
  return found;
}

function isNamed(line: LineItem, sku: string, there: Pieces): boolean {
  const [number, covered] = sku.split('/').map(productNumberOf);
  if (productNumberOf(line.variant.sku) !== number) return false;
  if (covered !== undefined && productNumberOf(parentSkuOf(line) ?? '') !== covered) return false;
  return !isGuarantee(line) || there.has(line.id);
}
