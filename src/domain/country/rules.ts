/** Small yes-or-no rules of the countries. Source: checklist LOC-8, purchase-flow.txt §5, §9. */
import type { CountryCode } from './countries.ts';

/** Client type COMPANY is preselected here; gross prices lead all the same (eu-2026.md P-11). */
export const companyDefault: ReadonlySet<CountryCode> = new Set(['bg', 'gr', 'ie', 'lt', 'si']);

/** The announced reduction must show the lowest price of 30 days; Norway too (eu-2026.md P-01). */
export const priceDisclaimer: ReadonlySet<CountryCode> = new Set([
  'at',
  'be',
  'bg',
  'cz',
  'de',
  'dk',
  'es',
  'fi',
  'fr',
  'gr',
  'hr',
  'hu',
  'ie',
  'it',
  'lt',
  'nl',
  'pl',
  'pt',
  'ro',
  'se',
  'si',
  'sk',
  'no',
]);

/** The delivery fee stands beside every price (eu-2026.md P-14). */
export const deliveryBesidePrice: ReadonlySet<CountryCode> = new Set(['gb']);

/** Order numbers lose their NS prefix here. */
export const plainOrderNumber: ReadonlySet<CountryCode> = new Set(['cz']);

/** The province belongs to the address and must be given (eu-2026.md F-10). */
export const stateRequired: ReadonlySet<CountryCode> = new Set(['it', 'es']);

/** The house number stands before the street (eu-2026.md F-12). */
export const houseNumberFirst: ReadonlySet<CountryCode> = new Set(['gb', 'ie', 'fr']);

/** The postcode stands after the town (eu-2026.md F-10). */
export const postalCodeAfterCity: ReadonlySet<CountryCode> = new Set(['gb', 'ie']);
