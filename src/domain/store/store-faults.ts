/** What the fields of a store document contradict: each other, or the facts of the country. */
import { type CountryCode, type Language, languagesOf } from '../country/countries.ts';
import { bankFaults } from './bank-faults.ts';
import type { Campaign } from './campaign-document.ts';
import { type Fault, type RuledStore, ruleFaults } from './rule-faults.ts';
import type { BankDetails } from './store.ts';

type ByLanguage = Partial<Record<Language, unknown>>;

type Checked = RuledStore & {
  bankDetails: BankDetails;
  openingHours: ByLanguage;
  parcelTrackingIds: ByLanguage;
  recommendationKeys: Partial<Record<Language, Record<string, string>>>;
  campaigns: readonly Campaign[];
};

export function storeFaults(store: Checked): Fault[] {
  const { key, campaigns } = store;
  return [
    ...bankFaults(store.bankDetails).map((message) => ({ path: ['bankDetails'], message })),
    ...ruleFaults(store),
    ...strangeLanguages(key, store.openingHours, ['openingHours']),
    ...strangeLanguages(key, store.parcelTrackingIds, ['parcelTrackingIds']),
    ...eachLanguage(key, store.recommendationKeys, ['recommendationKeys']),
    ...repeatedIds(store.recommendationKeys),
    ...campaigns.flatMap((campaign, at) =>
      (['label', 'text'] as const).flatMap((field) =>
        campaign[field] ? eachLanguage(key, campaign[field], ['campaigns', at, field]) : [],
      ),
    ),
    ...overlaps(campaigns),
  ];
}

/** Languages that no page of the market has: probably a mistake for another one. */
function strangeLanguages(key: CountryCode, texts: ByLanguage, path: Fault['path']): Fault[] {
  const own: readonly string[] = languagesOf(key);
  return Object.keys(texts)
    .filter((language) => !own.includes(language))
    .map((language) => ({
      path: [...path, language],
      message: `${key} has only ${own.join(', ')}`,
    }));
}

/** The text is needed in all languages of the market, and in no other. */
function eachLanguage(key: CountryCode, texts: ByLanguage, path: Fault['path']): Fault[] {
  const missing = languagesOf(key).filter((language) => texts[language] === undefined);
  return [
    ...missing.map((language) => ({ path: [...path, language], message: 'is missing' })),
    ...strangeLanguages(key, texts, path),
  ];
}

/** A request names its kind by the id alone. */
function repeatedIds(byLanguage: Checked['recommendationKeys']): Fault[] {
  return Object.entries(byLanguage)
    .filter(([, ids]) => new Set(Object.values(ids)).size < Object.values(ids).length)
    .map(([language]) => ({
      path: ['recommendationKeys', language],
      message: 'has the same id twice',
    }));
}

/** The same campaign may run again, but not twice at the same time. */
function overlaps(campaigns: readonly Campaign[]): Fault[] {
  return campaigns.flatMap((campaign, at) =>
    campaigns
      .slice(0, at)
      .some(
        (other) =>
          other.campaignName === campaign.campaignName &&
          other.startDate < campaign.endDate &&
          campaign.startDate < other.endDate,
      )
      ? [
          {
            path: ['campaigns', at, 'startDate'],
            message: `${campaign.campaignName} runs then already`,
          },
        ]
      : [],
  );
}
