import { campaignIndicator } from '#domain/catalogue/campaigns.ts';
import { type ProductSummary, reductionPercent } from '#domain/catalogue/product.ts';
import { formatReduction } from '#domain/money/format.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { tagLabel } from './tag-label.ts';

/** Order and limit: DESIGN.md §5, Tag. A reduction and a campaign come before them. Source: checklist CAT-4. */
const badgeOrder = ['bestseller', 'topRated', 'new', 'bware'];
const mostBadges = 2;

/** The tags of a product say which campaigns are on: those that are over are taken out when it is read. */
export function Badges({ product }: { product: Pick<ProductSummary, 'price' | 'tags'> }) {
  const { t, locale } = useShop();
  const percent = reductionPercent(product.price);
  const campaigns = product.tags.filter((tag) => tag.startsWith(campaignIndicator));
  const badges = [...campaigns, ...badgeOrder.filter((tag) => product.tags.includes(tag))];
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
        <li
          key={tag}
          className="tag"
          data-tag={tag.startsWith(campaignIndicator) ? 'campaign' : tag}
        >
          {tag === 'topRated' && <Icon name="star" size="s" />}
          {tagLabel(tag, t)}
        </li>
      ))}
    </ul>
  );
}
