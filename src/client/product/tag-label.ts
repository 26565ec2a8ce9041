/** The label of a tag: a text for badges and known campaigns, the name for other campaigns. Source: CAT-4. */
import { newTag } from '#domain/catalogue/badges.ts';
import { campaignIndicator, campaignLabel } from '#domain/catalogue/campaigns.ts';
import type { TextKey, Translate } from '#domain/texts/texts.ts';

const texts: ReadonlyMap<string, TextKey> = new Map([
  [newTag, 'badge.new'],
  ['bestseller', 'badge.bestseller'],
  ['bware', 'badge.bware'],
  ['topRated', 'badge.topRated'],
  [`${campaignIndicator}cyber_week`, 'campaign.cyber_week'],
]);

export function tagLabel(tag: string, t: Translate): string {
  const text = texts.get(tag);
  return text ? t(text) : campaignLabel(tag);
}
