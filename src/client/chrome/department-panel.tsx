import type { Category, CategoryTree } from '#domain/catalogue/category.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { ProductCard } from '../catalogue/product-card.tsx';
import { Campaign } from '../home/blocks.tsx';
import { useHref, useT } from '../shop.tsx';

type DepartmentPanelProps = {
  department: Category;
  tree: CategoryTree;
  /** Two of its articles. */
  products: readonly ProductSummary[];
  /** How much its reductions reach; undefined while nothing is reduced. */
  percent: number | undefined;
};

/** What opens under a department's key in the category bar: its lists, two of its articles, its offers. LAY-7. */
export function DepartmentPanel({ department, tree, products, percent }: DepartmentPanelProps) {
  const t = useT();
  const href = useHref();
  const path = href(`/${department.slug}`);
  return (
    <section className="mega" aria-label={department.name}>
      <div className="wrap">
        <div className="mega__kids">
          <h2 className="sign">{department.name}</h2>
          <ul>
            {tree.childrenOf(department.key).map((child) => (
              <Branch key={child.key} tree={tree} category={child} />
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
        {percent !== undefined && <Campaign percent={percent} href={`${path}?on-sale=1`} />}
      </div>
    </section>
  );
}

/** A category with how many articles it has, and all that is below it. */
function Branch({ tree, category }: { tree: CategoryTree; category: Category }) {
  const href = useHref();
  const children = tree.childrenOf(category.key);
  return (
    <li>
      <a href={href(`/${category.slug}`)}>
        {category.name} <small className="num">{category.productCount}</small>
      </a>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={child.key} tree={tree} category={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
