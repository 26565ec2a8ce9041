/** E-mail addresses as forms and calls accept them. */
import * as z from 'zod';

const longest = 254;

/** The same check as in the cart's schema. */
export function isEmail(text: string): boolean {
  return text.length <= longest && z.regexes.email.test(text);
}

/** A customer's address as stored and looked up, in lower case: spellings with capitals are the same customer. */
export const customerEmail = z
  .string()
  .max(longest)
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, 'Invalid email address');
