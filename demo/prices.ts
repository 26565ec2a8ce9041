/** Prices of all stores with their history; reductions comply with the prior-price rule (eu-2026.md P-01). */
import type { PricePoint, StorePrice } from '#domain/catalogue/prices/price-document.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import type { Campaign } from '#domain/store/campaign-document.ts';
import { labelPrice } from './amounts.ts';
import { campaignDaysAgo, demoCampaign, isInCampaign } from './campaign/campaign.ts';
import { daysFrom } from './days.ts';
import type { DemoProduct } from './documents.ts';
import { between, choice, share } from './seed.ts';

/** The reduction of a product, the same in every store. */
export type Reduction = {
  factor: number;
  startedDaysAgo: number;
  endsInDays?: number;
  /** The product was cheaper for some days within the 30 before: that price is the prior price. */
  dipped: boolean;
  /** For a progressive reduction: the number of days before at which a smaller first step began. */
  firstStepDaysBefore?: number;
};

export function reductionOf(sku: string): Reduction | undefined {
  if (share(`reduced ${sku}`) >= 0.2) return undefined;
  const dipped = share(`dip ${sku}`) < 0.5;
  return {
    factor: choice([0.88, 0.85, 0.8, 0.75], `reduction ${sku}`),
    startedDaysAgo: between(5, 25, `start ${sku}`),
    dipped,
    ...(!dipped && share(`steps ${sku}`) < 0.3 && { firstStepDaysBefore: 8 }),
    ...(share(`end ${sku}`) < 0.6 && { endsInDays: between(20, 45, `end day ${sku}`) }),
  };
}

export function pricesOf(
  sku: string,
  euroCents: number,
  now: Date,
  since: { daysAgo: number; reduction: Reduction | undefined },
): DemoProduct['prices'] {
  const prices = countryCodes.map((country): [CountryCode, StorePrice] => {
    const label = (factor: number) => labelPrice(euroCents * factor, country, now);
    return [country, storePrice(sku, label, now, since, demoCampaign(country, now))];
  });
  return Object.fromEntries(prices) as DemoProduct['prices'];
}

function storePrice(
  sku: string,
  label: (factor: number) => number,
  now: Date,
  { daysAgo, reduction }: { daysAgo: number; reduction: Reduction | undefined },
  campaign: Campaign,
): StorePrice {
  const centAmount = label(1);
  const before = choice([0.94, 1.04, 1.07], `before ${sku}`);
  const changedDaysAgo = between(95, 130, `changed ${sku}`);
  const history: PricePoint[] = [
    {
      centAmount: daysAgo > changedDaysAgo ? label(before) : centAmount,
      validFrom: daysFrom(now, -daysAgo),
    },
  ];
  if (daysAgo > changedDaysAgo) {
    history.push({ centAmount, validFrom: daysFrom(now, -changedDaysAgo) });
  }
  if (!reduction) return { centAmount, history };
  const { factor, endsInDays, dipped, firstStepDaysBefore } = reduction;
  const startedDaysAgo = isInCampaign(sku) ? campaignDaysAgo : reduction.startedDaysAgo;
  const firstStep = firstStepDaysBefore && daysFrom(now, -startedDaysAgo - firstStepDaysBefore);
  if (dipped) {
    history.push(
      { centAmount: label(0.94), validFrom: daysFrom(now, -startedDaysAgo - 22) },
      { centAmount, validFrom: daysFrom(now, -startedDaysAgo - 12) },
    );
  }
  if (firstStep) history.push({ centAmount: label((1 + factor) / 2), validFrom: firstStep });
  const discounted = {
    centAmount: label(factor),
    validFrom: daysFrom(now, -startedDaysAgo),
    ...(endsInDays && { validUntil: daysFrom(now, endsInDays) }),
    // The clock of the campaign is that of its prices (eu-2026.md P-06).
    ...(isInCampaign(sku) && { validFrom: campaign.startDate, validUntil: campaign.endDate }),
    ...(firstStep && { progressiveFrom: firstStep }),
  };
  // The reduced price was in force too, so it is part of the history that later reductions are compared with.
  history.push({ centAmount: discounted.centAmount, validFrom: discounted.validFrom });
  return { centAmount, discounted, history };
}
