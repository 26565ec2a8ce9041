/**
 * Finds out what an earlier run loaded, so that repetitions later in the file are still detected. The file alone does
 * not tell, because a refused record may occur again, corrected. What the shop has and no run refused was loaded.
 */

import type { CategoriesKnown } from '#domain/catalogue/import/categories-known.ts';
import type { Candidate, GoodsCandidate } from '#domain/catalogue/import/draft.ts';
import { nameOf } from './candidates.ts';
import type { DealsKnown } from './deals-known.ts';
import { numbersFor } from './prepare-part.ts';
import type { StoresKnown } from './prepare-stores.ts';
import type { Target } from './target.ts';

type Before = {
  target: Target;
  known: CategoriesKnown;
  deals: () => Promise<DealsKnown>;
  stores: () => Promise<StoresKnown>;
  seen: Map<string, number>;
  /** Names of records that were refused and not loaded since. The shop may have them from another file. */
  refused: ReadonlySet<string>;
};

export async function takenBefore(
  candidates: readonly Candidate[],
  { target, known, deals, stores, seen, refused }: Before,
): Promise<void> {
  const drafts = candidates.flatMap((each) => ('draft' in each ? each.draft : []));
  const numbers = await numbersFor(drafts, target);
  const names = candidates.map((each) => nameOf(each, numbers));
  const there = new Set((await target.skusById(names.map((sku) => ({ id: sku, sku })))).values());
  const isThere = async (candidate: Candidate, name: string) => {
    if ('store' in candidate) return (await stores()).has(candidate.store.key);
    if ('deal' in candidate) return (await deals()).isThere(candidate.deal);
    const category = categoryIn(candidate);
    return category === undefined ? there.has(name) : known.byKey(category)?.key === category;
  };
  for (const [at, candidate] of candidates.entries()) {
    const name = names[at] ?? '';
    if (seen.has(name) || refused.has(name)) continue;
    if (await isThere(candidate, name)) seen.set(name, candidate.line);
  }
}

/** The key of a category; undefined for a product. */
function categoryIn(candidate: GoodsCandidate): string | undefined {
  if ('category' in candidate) return candidate.category.key;
  if ('draft' in candidate || candidate.document.type === 'product') return undefined;
  return candidate.document.key;
}
