/**
 * A whole document from what a remote catalogue knows of an article and what the shop has stored. Prices, published state
 * and categories are the remote's; fields and languages that it does not have keep their stored values.
 */
import {
  type AttributeRaw,
  type ProductDocument,
  productDocument,
} from '../../catalogue/document.ts';
import type { CategoriesKnown } from '../../catalogue/import/categories-known.ts';
import { completed } from '../../catalogue/import/complete.ts';
import type { ProductDraft } from '../../catalogue/import/draft.ts';
import { firstFault } from '../../catalogue/import/schema-faults.ts';

type Placed = { before: ProductDocument | undefined; known: CategoriesKnown; now: Date };

/** `why`: it is not a document that can be stored. */
export function completedProduct(
  draft: ProductDraft,
  { before, known, now }: Placed,
): { product: ProductDocument } | { why: string } {
  const keys = (draft.facts.categories ?? []).map((key) => known.byKey(key)?.key ?? key);
  const whole = completed(draft, {
    sku: draft.sku,
    existing: before && withPricesOf(before, draft),
    categories: shelvesInOrder(keys, known),
    now: now.toISOString(),
  });
  const read = productDocument.safeParse(whole, { reportInput: true });
  if (!read.success) return { why: firstFault(read.error) };
  return { product: before ? asBefore(before, read.data) : read.data };
}

/** A store in which the remote asks no price sells the article no more. */
function withPricesOf(before: ProductDocument, { prices }: ProductDraft): ProductDocument {
  const offered = Object.entries(before.prices).filter(([store]) => Object.hasOwn(prices, store));
  return { ...before, prices: Object.fromEntries(offered) };
}

/** Those of the main tree first, most specific first: a remote has no order of them. */
function shelvesInOrder(keys: readonly string[], known: CategoriesKnown): string[] {
  const rankOf = (key: string): number => {
    const category = known.byKey(key);
    let depth = 0;
    for (let above = category?.parent; above !== undefined && depth < 20; depth += 1)
      above = known.byKey(above)?.parent;
    return (category?.tree ? 100 : 0) - depth;
  };
  return [...new Set(keys)].toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Lists without an order of their own at the remote. */
const unordered = [
  'categories',
  'tags',
  'relatedAccessories',
  'parentProductsForAccessory',
  'referencedResourceSet',
  'notSellableIn',
] as const;

/** What a remote says in another form, or with less, is no change: another order, rows without groups, a film without picture. */
function asBefore(before: ProductDocument, after: ProductDocument): ProductDocument {
  const kept = unordered.filter((field) => isSameSet(before[field], after[field]));
  const texts = Object.entries(after.texts).map(([language, text]) => {
    const rows = new Map(Object.entries(before.texts)).get(language)?.attributesRaw;
    const isSame = rows && isSameSet(rows.map(shown), text.attributesRaw.map(shown));
    return [language, isSame ? { ...text, attributesRaw: rows } : text];
  });
  const { video } = before;
  const hasVideo = video && after.video && !after.video.poster && after.video.url === video.url;
  return {
    ...after,
    ...Object.fromEntries(kept.map((field) => [field, before[field]])),
    ...(hasVideo && { video }),
    texts: Object.fromEntries(texts),
  };
}

const shown = ({ name, label, value, unit }: AttributeRaw) =>
  [name, label, unit ? `${value} ${unit}` : value].join('\n');

function isSameSet(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): boolean {
  if (!one || !other || one.length !== other.length) return false;
  return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
}
