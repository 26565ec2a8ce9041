import { badgeTags, usedTag } from '#domain/catalogue/badges.ts';
import { campaignIndicator, campaignPath } from '#domain/catalogue/campaigns.ts';
import { type ProductSummary, reductionPercent } from '#domain/catalogue/product.ts';
import { formatReduction } from '#domain/money/format.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { tagLabel } from './tag-label.ts';

/** A reduction and a campaign come before the other badges. Source: DESIGN.md §5, checklist CAT-4. */
const maxBadges = 2;

type Badge = { tag: string; text: string; path?: string };

type BadgesProps = {
  product: Pick<ProductSummary, 'price' | 'tags' | 'isBware'>;
  /** Campaigns lead to their pages; a card is a link itself. */
  linked?: boolean;
};

/** A product has only the tags of campaigns in which it is reduced: others are removed when it is read. */
export function Badges({ product, linked = false }: BadgesProps) {
  const shop = useShop();
  const { href } = useShop();
  const { locale } = shop;
  const percent = reductionPercent(product.price);
  const campaigns = product.tags.filter((tag) => tag.startsWith(campaignIndicator));
  const badges: Badge[] = [
    // First, because buyers must know (eu-2026.md C-16).
    ...(product.isBware ? [{ tag: usedTag, text: tagLabel(usedTag, shop) }] : []),
    ...(percent ? [{ tag: 'on-sale', text: formatReduction(percent * 100, locale) }] : []),
    ...campaigns.map((tag) => ({
      tag: 'campaign',
      text: tagLabel(tag, shop),
      ...(linked && { path: href(campaignPath(tag)) }),
    })),
    ...badgeTags
      .filter((tag) => product.tags.includes(tag))
      .map((tag) => ({ tag, text: tagLabel(tag, shop) })),
  ];
  if (badges.length === 0) return null;
  return (
    <ul className="tags">
      {badges.slice(0, maxBadges).map(({ tag, text, path }) => (
        <li key={text} className="tag" data-tag={tag}>
          {tag === 'topRated' && <Icon name="star" size="s" />}
          {path ? <a href={path}>{text}</a> : text}
        </li>
      ))}
    </ul>
  );
}
