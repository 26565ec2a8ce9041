/** The recommendation service's ids for a country and language, derived from the account as the service does. */
import { type CountryCode, factsOf, type Language } from './countries.ts';

export type RecommendationKeys = {
  key: string;
  lastSeenId: string;
  similarProductsId: string;
  cartRecommendationId: string;
};

const keysOf = (key: string): RecommendationKeys => ({
  key,
  lastSeenId: `${key}-last-seen`,
  similarProductsId: `${key}-similar-products`,
  cartRecommendationId: `${key}-cart`,
});

/** By the languages of the country. */
export function recommendationKeysOf(
  country: CountryCode,
): Partial<Record<Language, RecommendationKeys>> {
  const accounts = Object.entries<string>(factsOf(country).recommendationAccounts);
  return Object.fromEntries(accounts.map(([language, account]) => [language, keysOf(account)]));
}
