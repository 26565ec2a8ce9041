import type { Category, CategoryTree } from '#domain/catalogue/category.ts';
import { useShop } from '../shop.tsx';

type CategoryBranchProps = {
  tree: CategoryTree;
  category: Category;
  className?: string | undefined;
};

/** A category with its number of articles, and all its descendants. */
export function CategoryBranch({ tree, category, className }: CategoryBranchProps) {
  const { href } = useShop();
  const children = tree.childrenOf(category.key);
  return (
    <li>
      <a className={className} href={href(`/${category.slug}`)}>
        {category.name} <small className="num">{category.productCount}</small>
      </a>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <CategoryBranch key={child.key} tree={tree} category={child} className={className} />
          ))}
        </ul>
      )}
    </li>
  );
}
