/** Telephone numbers by country (country.ts). */
import { addressTableOf } from './address-countries.ts';

/** Country calling codes, without the plus. */
export const callingCodes = addressTableOf(({ telephone }) => telephone.callingCode);

/** Example numbers for hints. */
export const phoneExamples = addressTableOf(({ telephone }) => telephone.example);
