/** The demo's campaign: its texts are in campaign.json, its days follow the date of the demo. */

import type { CountryCode } from '#domain/country/countries.ts';
import { dayIn } from '#domain/locale/dates.ts';
import type { Campaign } from '#domain/store/campaign-document.ts';
import { campaignFor } from '#domain/store/campaign-file.ts';
import { daysFrom } from '../days.ts';
import { share } from '../seed.ts';
import texts from './campaign.json' with { type: 'json' };

/** Days before and after the date of the demo. */
export const campaignDaysAgo = 5;
const lastDayIn = 7;

export const campaignFile = texts;

export const isInCampaign = (sku: string): boolean => share(`campaign ${sku}`) < 0.4;

export function demoCampaign(country: CountryCode, now: Date): Campaign {
  const day = (days: number) => dayIn(country, new Date(daysFrom(now, days)));
  return campaignFor(
    { ...texts, firstDay: day(-campaignDaysAgo), lastDay: day(lastDayIn) },
    country,
  );
}
