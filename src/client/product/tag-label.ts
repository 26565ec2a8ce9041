/** The label of a tag: a text for badges, the store's label or the name for campaigns. Source: CAT-4. */
import { newTag, usedTag } from '#domain/catalogue/badges.ts';
import { campaignLabel } from '#domain/catalogue/campaigns.ts';
import type { TextKey, Translate } from '#domain/texts/texts.ts';

const texts: ReadonlyMap<string, TextKey> = new Map([
  [newTag, 'badge.new'],
  ['bestseller', 'badge.bestseller'],
  [usedTag, 'badge.bware'],
  ['topRated', 'badge.topRated'],
]);

type Labels = {
  t: Translate;
  /** By tag, the labels of the store's active campaigns. */
  campaigns: Readonly<Record<string, string>>;
};

export function tagLabel(tag: string, { t, campaigns }: Labels): string {
  const text = texts.get(tag);
  return text ? t(text) : (campaigns[tag] ?? campaignLabel(tag));
}
