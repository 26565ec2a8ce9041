/** Where the shop behaves otherwise, as the specification lists it (country.ts). */
import type { CountryCode } from './countries.ts';
import { countriesWhere } from './rule.ts';

/** Client type COMPANY is preselected here; gross prices lead all the same (eu-2026.md P-11). */
export const companyDefault = countriesWhere(({ features }) => features.companyDefault);

/** Markets where product pages offer the manual in the reader's language. */
export const manualTranslation = countriesWhere(({ features }) => features.manualTranslation);

/** No quick add on cards here: the product page comes first. */
export const quickAddRestricted = countriesWhere(({ features }) => features.quickAddRestricted);

/** Where registering works with the newsletter off. */
export const newsletterOptional = countriesWhere(({ features }) => features.newsletterOptional);

/** The newer trust features are shown here. */
export const newTrustFeatures = countriesWhere(({ features }) => features.newTrustFeatures);

/** Where the box for review consent starts ticked: nowhere. */
export const reviewConsentDefault = countriesWhere(({ features }) => features.reviewConsentDefault);

/** Order numbers lose their NS prefix here. */
export const plainOrderNumber = countriesWhere(({ features }) => features.plainOrderNumber);

const liveCart = countriesWhere(({ features }) => features.liveCart);

/** `off`: the countries that configuration has taken off the live connection. */
export function isCartLive(country: CountryCode, off: ReadonlySet<CountryCode>): boolean {
  return liveCart.has(country) && !off.has(country);
}
