/** Campaigns: tags `campaign:NAME` that count between two dates of the store. Source: catalogue.txt §3 Store, §4. */

export const campaignIndicator = 'campaign:';

/** As the store's campaigns JSON names it. ISO instants. */
export type Campaign = { campaignName: string; startDate: string; endDate: string };

/** Active from its start on and until just before its end. */
export function isActiveCampaign({ startDate, endDate }: Campaign, now: Date): boolean {
  return Date.parse(startDate) <= now.getTime() && now.getTime() < Date.parse(endDate);
}

/** The tags of the campaigns that are on. */
export function activeCampaignTags(campaigns: readonly Campaign[], now: Date): string[] {
  return campaigns
    .filter((campaign) => isActiveCampaign(campaign, now))
    .map(({ campaignName }) => campaignIndicator + campaignName);
}

/** `campaign:black_friday` → `Black friday`: what stands where no translation does. Other tags count as names too. */
export function campaignLabel(tag: string): string {
  const bare = tag.startsWith(campaignIndicator) ? tag.slice(campaignIndicator.length) : tag;
  const name = bare.replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
