/** A customer as the database stores one, for tests that are not about creating accounts. */
import { locales } from '#domain/locale/locales.ts';

export const password = 'drei nasse hunde 7';

/** Of that password, as data/customers/password-hash.ts writes it: computed once, because it takes long. */
const passwordHash = '100000:a29udG9yIHRlc3Qgc2FsdA==:tw0eR1wJ0b2G/JFnrDAalvUrhl3TJaSSLz5/XJvWr5k=';

/** With a confirmed address. Its parameters: customerValues. */
export const insertCustomer = `INSERT INTO customers (id, email, first_name, last_name, client_type,
  locale, password_hash, password_set_at, email_verified_at, created_at)
  VALUES (?1, ?2, ?3, ?4, 'private', ?5, '${passwordHash}', ?6, ?6, ?6)`;

type Named = { email: string; firstName: string; lastName: string };

/** `language`: absent: the first one of the market. */
export function customerValues(named: Named, market: string, language?: string): string[] {
  const here = locales.filter(({ country }) => country === market);
  const locale = here.find((each) => each.language === language) ?? here[0];
  if (!locale) throw new Error(`no market is called ${market}`);
  const { email, firstName, lastName } = named;
  const now = new Date().toISOString();
  return [crypto.randomUUID(), email.toLowerCase(), firstName, lastName, locale.code, now];
}
