import { type LookedFor, lookedFor } from '#domain/search/looked-for.ts';
import { withEmptyFallback } from '#worker/commerce/fallback.ts';
import type { BarTree } from '#worker/render/chrome.ts';
import type { Shop } from '#worker/request/context.ts';

/** The same for all readers: what was loaded for one is kept for the next. */
const maxPopular = 8;

/** What others look for, at most `maxPopular` searches; without the counts of searches, the catalogue decides. */
export async function loadLookedFor(
  { backend, caller }: Pick<Shop, 'backend' | 'caller'>,
  tree: BarTree,
): Promise<LookedFor[]> {
  const popular = await withEmptyFallback('popular searches', [], () =>
    backend.searchLog.popular(caller.locale, caller.now, maxPopular),
  );
  return lookedFor(popular, tree.trees.longtail);
}
