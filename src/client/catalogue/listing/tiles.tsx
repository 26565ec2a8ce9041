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
  return <Tiles tiles={counted ? tiles : tiles.map(({ count, ...tile }) => tile)} {...rest} />;
}

/** Each with its number of articles. */
export function categoryTiles(
  categories: readonly Category[],
  href: (path: string) => string,
): Tile[] {
  return categories.map(({ name, slug, image, productCount }) => ({
    name,
    href: href(`/${slug}`),
    image,
    count: productCount,
  }));
}
