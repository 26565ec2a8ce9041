/** Telephone numbers by country (country.ts). */
import { tableOf } from './countries.ts';

/** What stands between the plus and a number. */
export const callingCodes = tableOf(({ telephone }) => telephone.callingCode);

/** Numbers to show in hints. */
export const phoneExamples = tableOf(({ telephone }) => telephone.example);
