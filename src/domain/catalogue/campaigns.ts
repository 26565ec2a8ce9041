/** Campaigns: tags `campaign:NAME`, active between two dates of the store. Source: catalogue.txt §3 Store, §4. */
import type { Language } from '../country/countries.ts';
import type { Campaign } from '../store/campaign-document.ts';

export const campaignIndicator = 'campaign:';

export const campaignTag = ({ campaignName }: Campaign): string => campaignIndicator + campaignName;

/** The start is inclusive, the end exclusive. */
export function activeCampaigns(campaigns: readonly Campaign[], now: Date): Campaign[] {
  return campaigns.filter(
    ({ startDate, endDate }) =>
      Date.parse(startDate) <= now.getTime() && now.getTime() < Date.parse(endDate),
  );
}

/** The tags of the active campaigns. */
export function activeCampaignTags(campaigns: readonly Campaign[], now: Date): string[] {
  return activeCampaigns(campaigns, now).map(campaignTag);
}

/** By tag, the labels that active campaigns have in a language. */
export function campaignLabels(
  campaigns: readonly Campaign[],
  language: Language,
  now: Date,
): Record<string, string> {
  return Object.fromEntries(
    activeCampaigns(campaigns, now).flatMap((campaign) => {
      const label = campaign.label?.[language];
      return label === undefined ? [] : [[campaignTag(campaign), label]];
    }),
  );
}

/** The listing of a campaign, without the language prefix. */
export const campaignPath = (tag: string): string => `/search?tags=${encodeURIComponent(tag)}`;

/** `campaign:black_friday` → `Black friday`: the label if there is no translation. Accepts tags without the prefix. */
export function campaignLabel(tag: string): string {
  const bare = tag.startsWith(campaignIndicator) ? tag.slice(campaignIndicator.length) : tag;
  const name = bare.replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
