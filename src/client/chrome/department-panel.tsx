import type { Category, CategoryTree } from '#domain/catalogue/category.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { categoryTiles } from '../catalogue/listing/tiles.tsx';
import { Campaign } from '../content/blocks/campaign.tsx';
import type { ShownCampaign } from '../content/blocks/content-data.ts';
import { MiniRows } from '../product/minirows.tsx';
import { tagLabel } from '../product/tag-label.ts';
import { useShop } from '../shop.tsx';
import { Tiles } from '../ui/tiles.tsx';

type DepartmentPanelProps = {
  department: Category;
  tree: CategoryTree;
  /** Three of its articles, those bought most first. */
  products: readonly ProductSummary[];
  /** How many articles of the department have each badge. */
  tags: readonly { tag: string; count: number }[];
  /** With its highest reduction in the department; undefined if nothing is reduced. */
  campaign: ShownCampaign | undefined;
};

/** The panel of a department in the category bar: its subcategories, its best sellers, its offers. LAY-7. */
export function DepartmentPanel(props: DepartmentPanelProps) {
  const { department, tree, products, tags, campaign } = props;
  const shop = useShop();
  const { t, href } = shop;
  const path = href(`/${department.slug}`);
  const tiles = categoryTiles(tree.childrenOf(department.key), href, true);
  const all = t('nav.items', { count: department.productCount });
  // Few stand in one row (styles/menu.css). In several rows the link to all fills the place that would be empty.
  const allInTiles = tiles.length > 3 && tiles.length % 2 === 1;
  const withTag = (tag: string) => `${path}?${new URLSearchParams({ tags: tag })}`;
  return (
    <section className="mega" aria-label={department.name}>
      <div className="wrap">
        <div>
          <p className="row spread mega__head">
            <b className="sign title">{department.name}</b>
            {!allInTiles && (
              <a className="b small" href={path}>
                {all}
              </a>
            )}
          </p>
          <Tiles
            tiles={allInTiles ? [...tiles, { name: all, href: path }] : tiles}
            columns={2}
            sizes={tiles.length < 5 ? '280px' : undefined}
          />
          <ul className="row small mega__head">
            {tags.map(({ tag, count }) => (
              <li key={tag}>
                <a href={withTag(tag)}>
                  {tagLabel(tag, shop)} ({count})
                </a>
              </li>
            ))}
          </ul>
        </div>
        {products.length > 0 && (
          <div>
            <p className="row mega__head">
              <b className="b">{t('home.bestsellers')}</b>
            </p>
            <MiniRows products={products} />
          </div>
        )}
        {campaign && (
          <Campaign
            {...campaign}
            path={`/${department.slug}?${new URLSearchParams({ tags: campaign.tag })}`}
          />
        )}
      </div>
    </section>
  );
}
