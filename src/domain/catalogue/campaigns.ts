/** Campaigns: tags `campaign:NAME`, active between two dates of the store. Source: catalogue.txt §3 Store, §4. */
import type { Language } from '../country/countries.ts';
import type { Campaign } from '../store/campaign-document.ts';

export const campaignIndicator = 'campaign:';

export const campaignTag = ({ campaignName }: Pick<Campaign, 'campaignName'>): string =>
  campaignIndicator + campaignName;

/** Those of this moment, the one that ends next first. The start is inclusive, the end exclusive. */
export function activeCampaigns(campaigns: readonly Campaign[], now: Date): Campaign[] {
  return campaigns
    .filter(
      ({ startDate, endDate }) =>
        Date.parse(startDate) <= now.getTime() && now.getTime() < Date.parse(endDate),
    )
    .sort((a, b) => Date.parse(a.endDate) - Date.parse(b.endDate));
}

/** What the address of a campaign's page leads to; undefined for a name that the store has not had yet. */
export function campaignAt(
  campaigns: readonly Campaign[],
  name: string,
  now: Date,
): { running: Campaign } | 'over' | undefined {
  const own = campaigns.filter(({ campaignName }) => campaignName === name.replaceAll('-', '_'));
  const [running] = activeCampaigns(own, now);
  if (running) return { running };
  return own.some(({ endDate }) => Date.parse(endDate) <= now.getTime()) ? 'over' : undefined;
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

const usuallyAnnouncedFrom = 10;

/** The percentage of "up to …" in an announcement; undefined for one so low that it would put shoppers off. */
export function announcedPercent(
  highest: number,
  { announcedFrom = usuallyAnnouncedFrom }: Pick<Campaign, 'announcedFrom'>,
): number | undefined {
  return highest >= announcedFrom ? highest : undefined;
}

const bareName = (tag: string): string =>
  tag.startsWith(campaignIndicator) ? tag.slice(campaignIndicator.length) : tag;

/** The page of a campaign, without the language prefix: `/campaign/black-friday`. */
export const campaignPath = (tag: string): string =>
  `/campaign/${bareName(tag).replaceAll('_', '-')}`;

/** `campaign:black_friday` → `Black friday`: the label if there is no translation. Accepts tags without the prefix. */
export function campaignLabel(tag: string): string {
  const name = bareName(tag).replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
