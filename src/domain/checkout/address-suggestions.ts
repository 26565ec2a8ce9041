/** What a maps service suggests while a street is typed, and what becomes of a choice. Checklist ADR-3, decision 45. */
import * as z from 'zod';
import { isCountryCode } from '../country/countries.ts';
import { maxLengths } from './form-rules.ts';

/** Letters: fewer would suggest anything. Told to the browser by the page. */
export const minLetters = 3;

/** Marks one search with the service, from the first letter to the choice: it bills them as one. */
const session = z.uuid();

/** What a form field asks: what begins like this, or what is behind a suggestion. */
export const suggestionQuestion = z.union([
  z.object({
    session,
    typed: z.string().trim().min(minLetters).max(maxLengths.line),
    /** Of the section; where the form does not say, that of the store. */
    country: z.string().refine(isCountryCode).optional(),
  }),
  z.object({ session, place: z.string().regex(/^[\w-]{1,1000}$/) }),
]);

export type AddressSuggestion = {
  /** The service's own name of the place. */
  place: string;
  text: string;
  /** Where it is: the town. */
  detail: string;
};
