import { type ProductSummary, reductionPercent } from '#domain/catalogue/product.ts';
import { formatReduction } from '#domain/money/format.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

/** Order and limit: DESIGN.md §5, Tag. */
const badgeOrder = ['bestseller', 'topRated', 'new', 'bware'] as const;
const mostBadges = 2;

export function Badges({ product }: { product: Pick<ProductSummary, 'price' | 'tags'> }) {
  const { t, locale } = useShop();
  const percent = reductionPercent(product.price);
  const badges = badgeOrder.filter((tag) => product.tags.includes(tag));
  const room = percent ? mostBadges - 1 : mostBadges;
  if (!percent && badges.length === 0) return null;
  return (
    <ul className="tags">
      {percent && (
        <li className="tag" data-tag="on-sale">
          {formatReduction(percent * 100, locale)}
        </li>
      )}
      {badges.slice(0, room).map((tag) => (
        <li key={tag} className="tag" data-tag={tag}>
          {tag === 'topRated' && <Icon name="star" size="s" />}
          {t(`badge.${tag}`)}
        </li>
      ))}
    </ul>
  );
}
