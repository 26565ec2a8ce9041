/** E-mail addresses as forms and calls accept them. */
import * as z from 'zod';

const longest = 254;

/** The same that the cart's own schema demands. */
export function isEmail(text: string): boolean {
  return text.length <= longest && z.regexes.email.test(text);
}

/** How a customer's address is stored and looked up: whoever writes it with other capitals is the same customer. */
export const customerEmail = z
  .string()
  .max(longest)
  .transform((text) => text.trim().toLowerCase())
  .refine(isEmail, 'Invalid email address');
