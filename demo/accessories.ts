/** Which articles are accessories of which, decided by their data: made for its kind, and of the same measure. */
import type { Article, Figure } from './kinds.ts';
import { skuOf } from './numbers.ts';

const most = 16;

/** The kinds alternate, so that the result contains several of them; within a kind the cheapest are first. */
export function accessoriesOf(article: Article, articles: readonly Article[]): string[] {
  const fitting = articles.filter((other) => fits(other, article));
  const byKind = [...Map.groupBy(fitting, ({ kind }) => kind).values()].map((row) =>
    row.toSorted((a, b) => a.price - b.price),
  );
  const longest = Math.max(0, ...byKind.map((row) => row.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    byKind.flatMap((row) => row[turn] ?? []),
  );
  return turns
    .flat()
    .slice(0, most)
    .map(({ kind, variant }) => skuOf(kind, variant));
}

function fits(accessory: Article, article: Article): boolean {
  const made = accessory.attributes['suitable-for'];
  if (typeof made !== 'object' || !('for' in made) || !made.for.includes(article.kind))
    return false;
  const { fitsBy } = accessory;
  return !fitsBy || measure(accessory, fitsBy) === measure(article, fitsBy);
}

/** The figure without its count: "GN 2/3" of "4 × GN 2/3". */
function measure({ attributes, size: [width] }: Article, attribute: string): string | undefined {
  const figure: Figure | undefined = attribute === 'width' ? width : attributes[attribute];
  if (typeof figure !== 'object') return figure?.toString();
  return 'text' in figure ? figure.text : JSON.stringify(figure);
}
