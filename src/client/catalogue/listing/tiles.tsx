import type { Category } from '#domain/catalogue/category.ts';
import { useHref } from '../../shop.tsx';
import { type Tile, Tiles } from '../../ui/tiles.tsx';

type CategoryTilesProps = {
  categories: readonly Category[];
  /** Whether each shows its number of articles. */
  counted?: boolean;
};

export function CategoryTiles({ categories, counted }: CategoryTilesProps) {
  return <Tiles tiles={categoryTiles(categories, useHref(), counted)} />;
}

export function categoryTiles(
  categories: readonly Category[],
  href: (path: string) => string,
  counted?: boolean,
): Tile[] {
  return categories.map(({ name, slug, image, productCount }) => {
    const tile = { name, href: href(`/${slug}`), image };
    return counted ? { ...tile, count: productCount } : tile;
  });
}
