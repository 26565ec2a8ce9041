/** E-mail addresses as forms and calls accept them. */
import * as z from 'zod';

const longest = 254;

/** The same that the cart's own schema demands. */
export function isEmail(text: string): boolean {
  return text.length <= longest && z.regexes.email.test(text);
}
