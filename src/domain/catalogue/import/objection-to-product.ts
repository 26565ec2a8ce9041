/** Why a product that is complete cannot be written all the same. */
import type { CategoryDocument, ProductDocument } from '../document.ts';
import type { CategoriesKnown } from './categories-known.ts';

/** The SKU by id, and the id by SKU. */
export type Holders = { skus: Map<string, string>; ids: Map<string, string> };

export const holdersIn = (skus: Map<string, string>): Holders => ({
  skus,
  ids: new Map([...skus].map(([id, sku]) => [sku, id])),
});

/** Why a product conflicts with what the shop has; undefined if it does not. `shelves`: categories that are made with it. */
export function objectionToProduct(
  { id, sku, categories, isBware }: ProductDocument,
  holders: Holders,
  known: CategoriesKnown,
  shelves: readonly CategoryDocument[] = [],
): { field: string; why: string } | undefined {
  const holder = holders.skus.get(id);
  if (holder && holder !== sku) return { field: 'id', why: `${id} is the id of ${holder}` };
  const other = holders.ids.get(sku) ?? id;
  if (other !== id) return { field: 'sku', why: `${sku} is known under the id ${other}` };
  // EX20 is B-ware, EX5 is free for tests. Source: catalogue.txt §3.
  if (!sku.startsWith('EX5') && isBware !== sku.startsWith('EX20')) {
    const why = isBware ? `B-ware has a SKU that begins with EX20` : `${sku} is B-ware by its SKU`;
    return { field: 'isBware', why };
  }
  const strange = categories.find(
    (key) => known.byKey(key)?.key !== key && !shelves.some((shelf) => shelf.key === key),
  );
  return strange === undefined
    ? undefined
    : { field: 'categories', why: `no category has the key ${strange}` };
}
