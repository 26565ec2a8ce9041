import { campaignIndicator } from '#domain/catalogue/campaigns.ts';
import { type ProductSummary, reductionPercent } from '#domain/catalogue/product.ts';
import { formatReduction } from '#domain/money/format.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { tagLabel } from './tag-label.ts';

/** Order and limit: DESIGN.md §5, Tag. A reduction and a campaign come before them. Source: checklist CAT-4. */
const badgeOrder = ['bestseller', 'topRated', 'new'];
/** What is not new is called so before all else: whoever buys must know (eu-2026.md C-16). */
const usedTag = 'bware';
const maxBadges = 2;

type Badge = { tag: string; text: string };

/** The tags of a product say which campaigns it is reduced in: others are taken out when it is read. */
export function Badges({
  product,
}: {
  product: Pick<ProductSummary, 'price' | 'tags' | 'isBware'>;
}) {
  const { t, locale } = useShop();
  const percent = reductionPercent(product.price);
  const campaigns = product.tags.filter((tag) => tag.startsWith(campaignIndicator));
  const badges: Badge[] = [
    ...(product.isBware ? [{ tag: usedTag, text: tagLabel(usedTag, t) }] : []),
    ...(percent ? [{ tag: 'on-sale', text: formatReduction(percent * 100, locale) }] : []),
    ...campaigns.map((tag) => ({ tag: 'campaign', text: tagLabel(tag, t) })),
    ...badgeOrder
      .filter((tag) => product.tags.includes(tag))
      .map((tag) => ({ tag, text: tagLabel(tag, t) })),
  ];
  if (badges.length === 0) return null;
  return (
    <ul className="tags">
      {badges.slice(0, maxBadges).map(({ tag, text }) => (
        <li key={text} className="tag" data-tag={tag}>
          {tag === 'topRated' && <Icon name="star" size="s" />}
          {text}
        </li>
      ))}
    </ul>
  );
}
