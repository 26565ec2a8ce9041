/** Where bank transfer in advance is offered. Source: purchase-flow.txt §5. */
import type { CountryCode } from '../country/countries.ts';

export const bankTransferCountries: ReadonlySet<CountryCode> = new Set([
  'sk',
  'de',
  'pt',
  'it',
  'fr',
  'hu',
  'cz',
  'at',
  'no',
  'ch',
  'be',
  'dk',
  'es',
  'fi',
  'pl',
  'ro',
  'lt',
  'si',
]);
