/** The category filter of a search: links, because each leads to narrower categories. Source: CAT-3. */
import type { Category } from '#domain/catalogue/category.ts';
import { searchInCategory } from '#domain/catalogue/listing/listing.ts';
import { formatNumber } from '#domain/money/format.ts';
import { useShop } from '../../shop.tsx';
import { FilterGroup } from './filter-group.tsx';

export type CategoryChoices = {
  /** From the department (lvl0) down to the chosen category, inclusive; empty if none is chosen. */
  path: readonly Category[];
  below: readonly { category: Category; count: number }[];
};

type CategoryFilterProps = CategoryChoices & { action: string; params: URLSearchParams };

export function CategoryFilter({ path, below, action, params }: CategoryFilterProps) {
  const { t, locale } = useShop();
  if (path.length === 0 && below.length === 0) return null;
  const href = (category: string | undefined) => action + searchInCategory(params, category);
  return (
    <FilterGroup name="category" title={t('filter.category')} open>
      <ul className="levels">
        {path.length > 0 && (
          <li>
            <a href={href(undefined)}>{t('filter.categoryAll')}</a>
          </li>
        )}
        {path.map(({ key, name }, level) => (
          <li key={key} data-level={level}>
            {level === path.length - 1 ? (
              <b aria-current="true">{name}</b>
            ) : (
              <a href={href(key)}>{name}</a>
            )}
          </li>
        ))}
        {below.map(({ category: { key, name }, count }) => (
          <li key={key} data-level={path.length}>
            <a href={href(key)} data-filter="category" data-value={key}>
              {name} <small className="num">{formatNumber(count, locale)}</small>
            </a>
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
