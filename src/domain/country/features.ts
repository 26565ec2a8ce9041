/** Features that differ by country, as the specification lists them (country.ts). */
import type { CountryCode } from './countries.ts';
import { countriesWhere } from './rule.ts';

/** Client type COMPANY is preselected here; gross prices still come first (eu-2026.md P-11). */
export const companyDefault = countriesWhere(({ features }) => features.companyDefault);

/** Markets where product pages offer the manual in the reader's language. */
export const manualTranslation = countriesWhere(({ features }) => features.manualTranslation);

/** No quick add on product cards here: shoppers see the product page first. */
export const quickAddRestricted = countriesWhere(({ features }) => features.quickAddRestricted);

/** Where registering works with the newsletter off. */
export const newsletterOptional = countriesWhere(({ features }) => features.newsletterOptional);

/** The newer trust features: the footer too names the shop's measured rating, with its source. */
export const newTrustFeatures = countriesWhere(({ features }) => features.newTrustFeatures);

/** Where the checkbox for review consent is preselected: nowhere. */
export const reviewConsentDefault = countriesWhere(({ features }) => features.reviewConsentDefault);

/** Order numbers lose their NS prefix here. */
export const plainOrderNumber = countriesWhere(({ features }) => features.plainOrderNumber);

const liveCart = countriesWhere(({ features }) => features.liveCart);

/** `off`: the countries for which configuration disables live carts. */
export function isCartLive(country: CountryCode, off: ReadonlySet<CountryCode>): boolean {
  return liveCart.has(country) && !off.has(country);
}
