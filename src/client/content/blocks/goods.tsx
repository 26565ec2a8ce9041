/** Blocks that show articles and categories. */
import type { Category } from '#domain/catalogue/category.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { BlockOf } from '#domain/content/content-document.ts';
import { isInternal } from '#domain/content/links.ts';
import { DepartmentBoard } from '../../catalogue/departments.tsx';
import { CategoryTiles } from '../../catalogue/listing/tiles.tsx';
import { ProductRail } from '../../product/product-rail.tsx';
import { useHref } from '../../shop.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { BlockProps } from './block-props.ts';

type Row = Pick<BlockOf<'product-listing'>, 'title' | 'more'>;
type RowProps = { row: Row; products: readonly ProductSummary[]; id?: string | undefined };

function Rail({ row: { title, more }, products, id }: RowProps) {
  const href = useHref();
  return (
    <ProductRail
      title={title}
      products={products}
      {...(more && { more: { text: more.text, href: addressOf(href, more.href) } })}
      {...(id !== undefined && { id })}
      cols={5}
    />
  );
}

export function ProductListing({ block, data }: BlockProps<'product-listing'>) {
  const [products = []] = data.rows.get(block) ?? [];
  return <Rail row={block} products={products} id={block.id} />;
}

export function ProductGroups({ block, data }: BlockProps<'product-groups-slider'>) {
  const rows = data.rows.get(block) ?? [];
  return (
    <section className="stack" id={block.id}>
      <h2>{block.title}</h2>
      {block.groups.map((group, index) => (
        <Rail key={group.title} row={group} products={rows[index] ?? []} />
      ))}
    </section>
  );
}

export function ProductZone({ block, data }: BlockProps<'product-zone'>) {
  const [products = []] = data.rows.get(block) ?? [];
  return <Rail row={{ title: block.title }} products={products} id={block.id} />;
}

export function CategoryBoxes({ block, data: { tree } }: BlockProps<'category-boxes'>) {
  if (block.departments)
    return <DepartmentBoard tree={tree} title={block.title} {...(block.id && { id: block.id })} />;
  const pictured = tree.all.filter(({ parentKey, image }) => parentKey && image);
  const named = block.categories?.flatMap((key) => categoryIn(tree.all, key) ?? []);
  const categories = (named ?? pictured).slice(0, block.count);
  if (categories.length === 0) return null;
  return (
    <section className="sec" id={block.id}>
      <SectionHead title={block.title} />
      <CategoryTiles categories={categories} />
    </section>
  );
}

export const categoryIn = (all: readonly Category[], key: string): Category | undefined =>
  all.find((category) => category.key === key);

/** Paths of this shop get the prefix of the language. */
export const addressOf = (href: (path: string) => string, address: string): string =>
  isInternal(address) ? href(address) : address;
