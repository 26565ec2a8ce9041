/** A campaign as an editor writes it: one file for all markets, with days of each market's own calendar. */
import * as z from 'zod';
import { perStore, storeKey } from '../catalogue/keys.ts';
import { type CountryCode, type Language, languagesOf } from '../country/countries.ts';
import { dayStartIn } from '../locale/dates.ts';
import { type Campaign, campaignFields } from './campaign-document.ts';

const day = z.iso.date('a day such as 2026-12-04');
const days = { firstDay: day, lastDay: day };

export const campaignFile = z.strictObject({
  ...campaignFields,
  /** Both included: from midnight to midnight. */
  ...days,
  /** Markets with other days. */
  days: perStore(z.strictObject(days)).optional(),
  /** Absent: every store. */
  stores: z.array(storeKey).min(1).optional(),
});

export type CampaignFile = z.infer<typeof campaignFile>;

const dayMs = 86_400_000;

/** The entry of a store: its own days, and the texts of its languages, of which some may be missing. */
export function campaignFor(file: CampaignFile, country: CountryCode): Campaign {
  const { campaignName, label, text, picture } = file;
  const { firstDay, lastDay } = file.days?.[country] ?? file;
  const end = new Date(Date.parse(lastDay) + dayMs).toISOString().slice(0, 10);
  return {
    campaignName,
    startDate: dayStartIn(country, firstDay).toISOString(),
    endDate: dayStartIn(country, end).toISOString(),
    ...(label && { label: own(label, country) }),
    ...(text && { text: own(text, country) }),
    ...(picture && { picture }),
  };
}

function own(texts: Partial<Record<Language, string>>, country: CountryCode) {
  const languages: readonly string[] = languagesOf(country);
  return Object.fromEntries(
    Object.entries(texts).filter(([language]) => languages.includes(language)),
  );
}

/** With this campaign instead of what it replaces: all of its name that is not over, or that it overlaps. */
export function withCampaign(all: readonly Campaign[], added: Campaign, now: Date): Campaign[] {
  const earlier = Math.min(now.getTime(), Date.parse(added.startDate));
  const stays = ({ campaignName, endDate }: Campaign) =>
    campaignName !== added.campaignName || Date.parse(endDate) <= earlier;
  return [...all.filter(stays), added];
}

/** With the running campaign of this name ended, and without those to come. */
export function withoutCampaign(all: readonly Campaign[], named: Campaign, now: Date): Campaign[] {
  return all.flatMap((campaign) => {
    const { campaignName, startDate, endDate } = campaign;
    const isOther = campaignName !== named.campaignName || Date.parse(endDate) <= now.getTime();
    if (isOther) return campaign;
    return Date.parse(startDate) < now.getTime() ? { ...campaign, endDate: now.toISOString() } : [];
  });
}
