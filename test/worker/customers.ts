/** Customers made for one test, and their database rows and mails. */
import { env } from 'cloudflare:test';
import { type Visitor, visitor } from './visitor.ts';

export const password = 'werkbank 7';

export function newEmail(): string {
  return `Kundin.${crypto.randomUUID()}@Mail.Example`;
}

export function registration(email: string): Record<string, string> {
  return { clientType: 'private', firstName: 'Zora', lastName: 'Nováková', email, password };
}

/** Somebody who has just created an account in a market, and is logged in. */
export async function customerOf(market: string, prefix = '') {
  const shopper = visitor(market);
  const email = newEmail();
  const response = await shopper.post(`${prefix}/create-account`, registration(email));
  if (response.status !== 303) throw new Error(`registering answered ${response.status}`);
  return { shopper, email };
}

export async function logIn(shopper: Visitor, email: string, word = password, path = '/login') {
  return shopper.post(path, { email, password: word });
}

export async function isLoggedIn(shopper: Visitor): Promise<boolean> {
  return (await shopper.ask('isLoggedIn', {})).loggedIn;
}

export async function customerRow(email: string) {
  return env.DB.prepare('SELECT * FROM customers WHERE email = ?')
    .bind(email.toLowerCase())
    .first<Record<string, string | number>>();
}

export async function mailsTo(email: string) {
  const { results } = await env.DB.prepare('SELECT * FROM mails WHERE recipient = ? ORDER BY at')
    .bind(email.toLowerCase())
    .all<{ id: string; locale: string; subject: string; text: string }>();
  return results;
}
