/** The markets, the stock and the tags of an article. */
import { campaignTag } from '#domain/catalogue/campaigns.ts';
import { ordinaryPlugs } from '#domain/catalogue/plugs.ts';
import { type CountryCode, factsOf } from '#domain/country/countries.ts';
import { campaignFile, isInCampaign } from './campaign/campaign.ts';
import { daysFrom } from './days.ts';
import type { Article } from './kinds.ts';
import { between, share } from './seed.ts';

export function notSellableIn({ attributes, notSellableIn: listed = [] }: Article): CountryCode[] {
  const { power, plug } = attributes;
  const plugs = typeof plug === 'string' ? ordinaryPlugs(plug) : undefined;
  const tooStrong =
    plugs !== undefined &&
    typeof power === 'number' &&
    power / plugs > factsOf('gb').mains.socketWatts;
  return [...new Set<CountryCode>([...listed, ...(tooStrong ? (['gb', 'ie'] as const) : [])])];
}

/** Accessories have the largest stock. */
export function stockOf(sku: string, { accessory }: Pick<Article, 'accessory'>): number {
  const luck = share(`stock ${sku}`);
  if (luck < 0.06) return 0;
  if (luck < 0.14) return between(1, 4, `few ${sku}`);
  return accessory ? between(500, 2000, `many ${sku}`) : between(5, 200, `many ${sku}`);
}

/** The day from which a sold-out article can be had again. */
export function restockOf(sku: string, article: Article, now: Date): { restockDate?: string } {
  if (article.comesInDays || stockOf(sku, article) > 0) return {};
  return { restockDate: daysFrom(now, between(20, 110, `restock ${sku}`)).slice(0, 10) };
}

export function tagsOf(
  sku: string,
  { isNew, onSale }: { isNew: boolean; onSale: boolean },
): string[] {
  return [
    ...(isNew ? ['new'] : []),
    ...(!isNew && share(`bestseller ${sku}`) < 0.12 ? ['bestseller'] : []),
    ...(onSale ? ['on-sale'] : []),
    ...(onSale && isInCampaign(sku) ? [campaignTag(campaignFile)] : []),
    // Both raise a product's rank in the comparison (checklist REC-2).
    ...(!isNew && share(`popular ${sku}`) < 0.4 ? ['Popular'] : []),
    ...(onSale ? ['Sale'] : []),
  ];
}
