/** Address suggestions of a maps service while a street is typed. Checklist ADR-3, decision 45. */
import * as z from 'zod';
import { isCountryCode } from '../country/countries.ts';
import { maxLengths } from './form-rules.ts';

/** Minimum letters of a query, because fewer match anything. The page sends this number to the browser. */
export const minLetters = 3;

/** Identifies one search, from the first letter to the choice: the service bills it as one. */
const session = z.uuid();

/** Request of a form field: suggestions for a typed text, or the address behind a suggestion. */
export const suggestionQuestion = z.union([
  z.object({
    session,
    typed: z.string().trim().min(minLetters).max(maxLengths.line),
    /** Country of the form section; default: the store's. */
    country: z.string().refine(isCountryCode).optional(),
  }),
  z.object({ session, place: z.string().regex(/^[\w-]{1,1000}$/) }),
]);

export type AddressSuggestion = {
  /** The service's id of the place. */
  place: string;
  text: string;
  /** Location: the town. */
  detail: string;
};
