import { listingsTag } from '#domain/routing/cached-page.ts';
import { markChanged } from '../pages/page-changes.ts';
import { loadCategoryFacts } from './category-facts.ts';
import { reopenedMarkets } from './eligibility.ts';
import { productsChanged } from './product-changes.ts';

/** Evaluates the eligibility of every product again, after media hosts or the law have changed. */
export async function openMarkets(db: D1Database, mediaHosts: readonly string[]): Promise<void> {
  const facts = await loadCategoryFacts(db);
  for await (const { statements, skus } of reopenedMarkets(db, facts, mediaHosts)) {
    if (skus.length === 0) continue;
    await db.batch([
      ...statements,
      markChanged(db, [listingsTag, ...skus], new Date()),
      ...productsChanged(db, skus, new Date()),
    ]);
  }
}
