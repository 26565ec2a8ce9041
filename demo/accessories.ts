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
  if (fitsBy && measure(accessory, fitsBy) !== measure(article, fitsBy)) return false;
  return limits[`${accessory.kind} ${article.kind}`]?.(accessory, article) ?? true;
}

/** What must hold besides the kind, by the kinds of the accessory and of the article. Sizes are in cm. */
const limits: Record<string, (accessory: Article, article: Article) => boolean> = {
  'vacuum-bag vacuum-sealer': isNoWiderThanBar,
  'vacuum-roll vacuum-sealer': isNoWiderThanBar,
  'foam-insert flight-case': fillsInside,
  'fridge-shelf display-cooler': fillsInside,
  // Only tools for compressed air state a pressure.
  'air-hose impact-wrench': (_, tool) => tool.attributes.pressure !== undefined,
  'calibration-weight precision-scale': (weight, scale) =>
    largest(weight, 'piece-mass') <= largest(scale, 'weighing-range'),
  'gn-container chafing-dish': (container, dish) =>
    largest(container, 'volume') <= largest(dish, 'volume'),
  // It lies on both uprights.
  'barbell power-rack': (bar, rack) => width(bar) >= width(rack) + 20,
};

function isNoWiderThanBar(bag: Article, sealer: Article): boolean {
  return width(bag) * 10 <= largest(sealer, 'sealing-bar');
}

/** The walls of a case or cabinet take 5 to 10 cm of its width. */
function fillsInside(accessory: Article, article: Article): boolean {
  const walls = width(article) - width(accessory);
  return walls >= 5 && walls <= 10 && accessory.size[1] <= article.size[1];
}

const width = ({ size: [first] }: Article): number => first;

/** The number of an attribute, or the upper one of a range; infinite if it is not a number. */
function largest({ attributes }: Article, name: string): number {
  const figure = attributes[name];
  if (typeof figure === 'number') return figure;
  return typeof figure === 'object' && 'to' in figure ? figure.to : Number.POSITIVE_INFINITY;
}

/** The figure without its count: "GN 2/3" of "4 × GN 2/3". */
function measure({ attributes, size: [width] }: Article, attribute: string): string | undefined {
  const figure: Figure | undefined = attribute === 'width' ? width : attributes[attribute];
  if (typeof figure !== 'object') return figure?.toString();
  return 'text' in figure ? figure.text : JSON.stringify(figure);
}
