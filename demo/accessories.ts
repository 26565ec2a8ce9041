/** What goes with an article: cheaper articles of the kinds its data names. */
import type { Article } from './kinds.ts';
import { skuOf } from './numbers.ts';

const most = 4;
/** Clearly cheaper, whatever the rounding of a market's labels does. */
const shareOfPrice = 0.9;

/** The kinds take turns, so that two kinds named give a choice of both. None rather than a lone one. */
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
