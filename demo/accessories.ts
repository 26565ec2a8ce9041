/** The accessories of an article: cheaper articles of the kinds named in its data. */
import type { Article } from './kinds.ts';
import { skuOf } from './numbers.ts';

const most = 4;
/** Low enough that accessories are cheaper in every market, even after rounding. */
const shareOfPrice = 0.9;

/** The kinds alternate, so that the result contains several of them. A single accessory is omitted. */
export function accessoriesOf(article: Article, articles: readonly Article[]): string[] {
  const byKind = article.accessories.map((kind) =>
    articles
      .filter((other) => other.kind === kind && other.department === article.department)
      .filter((other) => other.price < article.price * shareOfPrice)
      .toSorted((a, b) => a.price - b.price),
  );
  const longest = Math.max(0, ...byKind.map((row) => row.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    byKind.flatMap((row) => row[turn] ?? []),
  );
  const found = turns.flat().slice(0, most);
  return found.length > 1 ? found.map(({ kind, variant }) => skuOf(kind, variant)) : [];
}
