/** What the fields of a store document contradict: each other, or the facts of the country. */
import { type CountryCode, type Language, languagesOf } from '../country/countries.ts';
import { type CurrencyCode, smallestAmount } from '../money/currencies.ts';
import { bankFaults } from './bank-faults.ts';
import type { Campaign } from './campaign-document.ts';
import type { BankDetails, DayRange } from './store.ts';

type Fault = { path: (string | number)[]; message: string };
type ByLanguage = Partial<Record<Language, unknown>>;

type Checked = {
  key: CountryCode;
  currency: CurrencyCode;
  codFeeCentAmount: number;
  bankDetails: BankDetails;
  deliveryDays: { parcel: DayRange; freight: DayRange };
  openingHours: ByLanguage;
  parcelTrackingIds: ByLanguage;
  recommendationKeys: Partial<Record<Language, Record<string, string>>>;
  campaigns: readonly Campaign[];
};

export function storeFaults(store: Checked): Fault[] {
  const { key, currency, codFeeCentAmount, deliveryDays, campaigns } = store;
  return [
    ...bankFaults(store.bankDetails).map((message) => ({ path: ['bankDetails'], message })),
    ...(codFeeCentAmount % smallestAmount(currency) === 0
      ? []
      : [{ path: ['codFeeCentAmount'], message: 'no price tag of the currency can show it' }]),
    ...(['parcel', 'freight'] as const)
      .filter((method) => deliveryDays[method].from > deliveryDays[method].to)
      .map((method) => ({ path: ['deliveryDays', method], message: 'from is more than to' })),
    ...strangeLanguages(key, store.openingHours, ['openingHours']),
    ...strangeLanguages(key, store.parcelTrackingIds, ['parcelTrackingIds']),
    ...eachLanguage(key, store.recommendationKeys, ['recommendationKeys']),
    ...repeatedIds(store.recommendationKeys),
    ...campaigns.flatMap(({ label }, at) =>
      label ? eachLanguage(key, label, ['campaigns', at, 'label']) : [],
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
