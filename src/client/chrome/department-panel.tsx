import type { Category, CategoryTree } from '#domain/catalogue/category.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { Campaign } from '../content/blocks/campaign.tsx';
import type { ShownCampaign } from '../content/blocks/content-data.ts';
import { ProductCard } from '../product/product-card.tsx';
import { useShop } from '../shop.tsx';
import { CategoryBranch } from './category-branch.tsx';

type DepartmentPanelProps = {
  department: Category;
  tree: CategoryTree;
  /** Two of its articles. */
  products: readonly ProductSummary[];
  /** With its highest reduction in the department; undefined if nothing is reduced. */
  campaign: ShownCampaign | undefined;
};

/** The panel of a department in the category bar: its subcategories, two of its articles, its offers. LAY-7. */
export function DepartmentPanel({ department, tree, products, campaign }: DepartmentPanelProps) {
  const { t, href } = useShop();
  const path = href(`/${department.slug}`);
  return (
    <section className="mega" aria-label={department.name}>
      <div className="wrap">
        <div className="mega__kids">
          <h2 className="sign">{department.name}</h2>
          <ul>
            {tree.childrenOf(department.key).map((child) => (
              <CategoryBranch key={child.key} tree={tree} category={child} />
            ))}
          </ul>
          <p>
            <a className="b" href={path}>
              {t('nav.items', { count: department.productCount })}
            </a>
          </p>
        </div>
        {products.length > 0 && (
          <div className="ruled">
            <ul>
              {products.map((product) => (
                <ProductCard key={product.sku} product={product} level={3} />
              ))}
            </ul>
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
