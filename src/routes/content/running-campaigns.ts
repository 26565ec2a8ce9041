/** The running campaigns that have reduced articles in the market: only these are announced. */
import type { ShownCampaign } from '#client/content/blocks/content-data.ts';
import {
  activeCampaigns,
  announcedPercent,
  campaignPath,
  campaignTag,
} from '#domain/catalogue/campaigns.ts';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import { type ListingQuery, listingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { maxReduction } from '#domain/catalogue/product.ts';
import type { Campaign } from '#domain/store/campaign-document.ts';
import type { Shop } from '#worker/request/context.ts';

/** Campaigns that a page asks for; one call takes six listings. */
const mostAsked = 2;
/** Of those that a campaign reduces, on the home page. */
const articlesShown = 3;

/** Those that end next, each with the listing that tells whether and how much it reduces; undefined names any. */
export function askForCampaigns(
  { store, caller }: Pick<Shop, 'store' | 'caller'>,
  { names = [undefined], ...where }: { names?: (string | undefined)[]; category?: string } = {},
): { campaigns: Campaign[]; queries: ListingQuery[] } {
  const campaigns = activeCampaigns(store.campaigns, caller.now)
    .filter(({ campaignName }) => names.includes(undefined) || names.includes(campaignName))
    .slice(0, mostAsked);
  const few = { onSale: true, pageSize: 12, counted: 'none', ...where };
  const queries = campaigns.map((each) =>
    listingQuery.parse({ tags: [campaignTag(each)], ...few }),
  );
  return { campaigns, queries };
}

/** `listings`: the answers, in the order of the queries. */
export function announced(
  campaigns: readonly Campaign[],
  listings: readonly (ListingPage | undefined)[],
): ShownCampaign[] {
  return campaigns.flatMap((campaign, at) => {
    const items = listings[at]?.items ?? [];
    const highest = maxReduction(items);
    if (highest === undefined) return [];
    const percent = announcedPercent(highest, campaign);
    const tag = campaignTag(campaign);
    const picture = campaign.picture ?? items[0]?.image;
    const articles = campaign.picture ? [] : items.slice(0, articlesShown);
    return { tag, percent, path: campaignPath(tag), endDate: campaign.endDate, picture, articles };
  });
}
