/** Telephone numbers by country (country.ts). */
import { tableOf } from './countries.ts';

/** Country calling codes, without the plus. */
export const callingCodes = tableOf(({ telephone }) => telephone.callingCode);

/** Example numbers for hints. */
export const phoneExamples = tableOf(({ telephone }) => telephone.example);
