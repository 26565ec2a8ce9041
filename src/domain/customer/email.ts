/** E-mail addresses as forms and calls accept them. */
import * as z from 'zod';

const longest = 254;

/** The same check as in the cart's schema. */
export function isEmail(text: string): boolean {
  return text.length <= longest && z.regexes.email.test(text);
}

/** Spellings with capitals or spaces around are the same address. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** A customer's address as stored and looked up, in lower case: spellings with capitals are the same customer. */
export const customerEmail = z
  .string()
  .max(longest)
  .transform(emailKey)
  .refine(isEmail, 'Invalid email address');
