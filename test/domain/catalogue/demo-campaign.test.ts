/** The demo's campaign is as honest as one has to be. Source: eu-2026.md P-06. */
import { expect, it } from 'vitest';
import { activeCampaignTags } from '#domain/catalogue/campaigns.ts';
import { languagesOf } from '#domain/country/countries.ts';
import { hourIn } from '#domain/locale/dates.ts';
import { demoCatalogue } from '../../../demo/catalogue.ts';
import { demoStores } from '../../../demo/stores.ts';

const now = new Date('2026-11-21T10:00:00Z');
const products = demoCatalogue(now).filter((document) => document.type === 'product');

it('every demo store has a running campaign of at most two weeks, which ends with its prices', () => {
  for (const { key, campaigns } of demoStores(now)) {
    expect(activeCampaignTags(campaigns, now)).toEqual(['campaign:cyber_week']);
    const [{ startDate = '', endDate = '', text } = {}] = campaigns;
    expect(Date.parse(endDate) - Date.parse(startDate)).toBeLessThan(14 * 86_400_000);
    expect(hourIn(key, new Date(endDate))).toBe(0);
    expect(Object.keys(text ?? {}).toSorted()).toEqual(languagesOf(key).toSorted());
    const ends = products
      .filter(({ tags }) => tags.includes('campaign:cyber_week'))
      .map(({ prices }) => prices[key]?.discounted?.validUntil);
    expect(ends.length).toBeGreaterThan(8);
    expect(new Set(ends)).toEqual(new Set([endDate]));
  }
});
