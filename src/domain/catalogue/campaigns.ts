/** Campaigns: tags `campaign:NAME`, active between two dates of the store. Source: catalogue.txt §3 Store, §4. */

export const campaignIndicator = 'campaign:';

/** An entry of the store's campaigns JSON. Dates are ISO instants. */
export type Campaign = { campaignName: string; startDate: string; endDate: string };

/** The start is inclusive, the end exclusive. */
function isActiveCampaign({ startDate, endDate }: Campaign, now: Date): boolean {
  return Date.parse(startDate) <= now.getTime() && now.getTime() < Date.parse(endDate);
}

/** The tags of the active campaigns. */
export function activeCampaignTags(campaigns: readonly Campaign[], now: Date): string[] {
  return campaigns
    .filter((campaign) => isActiveCampaign(campaign, now))
    .map(({ campaignName }) => campaignIndicator + campaignName);
}

/** `campaign:black_friday` → `Black friday`: the label if there is no translation. Accepts tags without the prefix. */
export function campaignLabel(tag: string): string {
  const bare = tag.startsWith(campaignIndicator) ? tag.slice(campaignIndicator.length) : tag;
  const name = bare.replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
