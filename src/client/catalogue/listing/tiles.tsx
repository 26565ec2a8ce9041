import type { Category } from '#domain/catalogue/category.ts';
import { useHref } from '../../shop.tsx';
import { type Tile, Tiles } from '../../ui/tiles.tsx';

type CategoryTilesProps = {
  categories: readonly Category[];
  columns?: 2;
  /** Whether each shows its number of articles. */
  counted?: boolean;
};

export function CategoryTiles({ categories, counted, ...rest }: CategoryTilesProps) {
  const tiles = categoryTiles(categories, useHref());
  const counts = categories.map(({ productCount }) => ({ count: productCount }));
  return (
    <Tiles tiles={tiles.map((tile, at) => ({ ...tile, ...(counted && counts[at]) }))} {...rest} />
  );
}

export function categoryTiles(
  categories: readonly Category[],
  href: (path: string) => string,
): Tile[] {
  return categories.map(({ name, slug, image }) => ({ name, href: href(`/${slug}`), image }));
}
