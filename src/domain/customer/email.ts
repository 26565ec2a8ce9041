/** E-mail addresses as forms and calls accept them. */
import * as z from 'zod';

const longest = 254;

/** A domain with letters beyond ASCII; what a URL would read as a path or port is not one. */
const internationalDomain = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.\-\u3002]+$/u;

/**
 * The address with its domain in the ASCII form that mail servers know: `info@müller.de` → `info@xn--mller-kva.de`. All
 * other texts are returned unchanged. The part before the @ may not be translated: only its own server knows it.
 */
export function asciiEmail(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || !internationalDomain.test(domain)) return text;
  const address = `http://${domain}`;
  return URL.canParse(address) ? text.slice(0, at + 1) + new URL(address).hostname : text;
}

/** The ASCII form of a top-level domain has digits and hyphens, which zod's expression does not expect there. */
const internationalEnding = /\.xn--[a-z\d-]+$/i;

/** The domain must be in its ASCII form. */
export function isEmail(text: string): boolean {
  return text.length <= longest && z.regexes.email.test(text.replace(internationalEnding, '.test'));
}

/** An address as stored in a cart, with capitals as typed. */
export const emailAddress = z
  .string()
  .transform((text) => asciiEmail(text.trim()))
  .refine(isEmail, 'Invalid email address');

/** Spellings with capitals or spaces around are the same address. */
export const emailKey = (email: string): string => asciiEmail(email.trim().toLowerCase());

/** A customer's address as stored and looked up, in lower case: spellings with capitals are the same customer. */
export const customerEmail = z
  .string()
  .max(longest)
  .transform(emailKey)
  .refine(isEmail, 'Invalid email address');
