/** Checks the rows of a list: which can go into the cart, and why the others cannot. */
import type { FoundArticle } from '../catalogue/found-article.ts';
import type { ProductSummary } from '../catalogue/product.ts';
import { addableQuantity } from '../inventory/availability.ts';
import { maxPieces } from './limits.ts';
import type { ReadRow, RowProblem } from './rows.ts';

export type CheckProblem = RowProblem | 'ambiguous' | 'notSold' | 'outOfStock' | 'cartFull';

/** All rows of one article; their quantities are added up. */
export type GoodRow = {
  /** The numbers that its rows contain. */
  numbers: string[];
  article: ProductSummary;
  quantity: number;
  /** How many of these pieces can be added to the cart; at least one. */
  possible: number;
};

export type BadRow = {
  /** Among all rows, counted from 0. */
  place: number;
  text: string;
  number: string;
  problem: CheckProblem;
  /** SKUs that an ambiguous number may mean. */
  skus?: string[];
};

export type Checked = { good: GoodRow[]; bad: BadRow[] };

type CartState = {
  /** Pieces in the cart by SKU. */
  inCart: ReadonlyMap<string, number>;
  /** The store's maximum number of pieces of one article. */
  maximum: number;
};

export function checkRows(
  rows: readonly ReadRow[],
  found: readonly FoundArticle[],
  { inCart, maximum }: CartState,
): Checked {
  const byNumber = new Map(found.map((each) => [each.number, each]));
  const bad: BadRow[] = [];
  const groups = new Map<string, GoodRow & { rows: Pick<BadRow, 'place' | 'text' | 'number'>[] }>();
  for (const [place, row] of rows.entries()) {
    const { text, number } = row;
    const answer = byNumber.get(number);
    if ('problem' in row) bad.push({ place, ...row });
    else if (answer?.kind === 'found') {
      const { article } = answer;
      const group = groups.get(article.sku);
      const numbers = group?.numbers ?? [];
      groups.set(article.sku, {
        article,
        numbers: numbers.includes(number) ? numbers : [...numbers, number],
        rows: [...(group?.rows ?? []), { place, text, number }],
        quantity: Math.min((group?.quantity ?? 0) + row.quantity, maxPieces),
        possible: 0,
      });
    } else bad.push({ place, text, number, ...problemOf(answer) });
  }
  const good: GoodRow[] = [];
  for (const { rows: asking, ...row } of groups.values()) {
    const { sku, availableQuantity } = row.article;
    const held = inCart.get(sku) ?? 0;
    const addable = addableQuantity(availableQuantity, maximum, held);
    const problem = availableQuantity > 0 && held > 0 ? 'cartFull' : 'outOfStock';
    if (addable > 0) good.push({ ...row, possible: Math.min(row.quantity, addable) });
    else bad.push(...asking.map((each): BadRow => ({ ...each, problem })));
  }
  return { good, bad: bad.toSorted((a, b) => a.place - b.place) };
}

function problemOf(answer: FoundArticle | undefined): Pick<BadRow, 'problem' | 'skus'> {
  if (answer?.kind === 'ambiguous') return { problem: 'ambiguous', skus: answer.skus };
  return { problem: answer?.kind === 'not-sold-here' ? 'notSold' : 'unknown' };
}

/** The good rows as a list that can be read again. */
export function listOf(good: readonly GoodRow[]): string {
  return good.map(({ numbers: [number], quantity }) => `${number};${quantity}`).join('\n');
}
