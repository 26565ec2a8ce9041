/** Customers made for one test, and their database rows and mails. */
import { env } from 'cloudflare:test';
import { expect, vi } from 'vitest';
import { mailToken } from '#worker/signing/mail-token.ts';
import { customerValues, insertCustomer, password } from '../test-customer.ts';
import { env as environment } from './environment.ts';
import { type Visitor, visitor } from './visitor.ts';

export { password };

export function newEmail(): string {
  return `Kundin.${crypto.randomUUID()}@Mail.Example`;
}

export function registration(email: string): Record<string, string> {
  return { clientType: 'private', firstName: 'Zora', lastName: 'Nováková', email, password };
}

/** Creates an account and confirms its address with the link of the mail; the shopper is logged in. */
export async function signUp(
  shopper: Visitor,
  email: string,
  prefix = '',
  named: Record<string, string> = {},
): Promise<Response> {
  await shopper.post(`${prefix}/create-account`, { ...registration(email), ...named });
  const token = await registrationToken(email);
  return shopper.post(`${prefix}/create-account/confirm`, { token, password });
}

/** What the link in the mail of the last registration names. */
export async function registrationToken(email: string): Promise<string> {
  const row = await env.DB.prepare(
    'SELECT id FROM registrations WHERE email = ? ORDER BY expires_at DESC',
  )
    .bind(email.toLowerCase())
    .first<{ id: string }>();
  return mailToken('registration', row?.id ?? '', environment.settings.sessionSecret);
}

/** Somebody with an account in a market, who is logged in. */
export async function customerOf(market: string, prefix = '') {
  const shopper = visitor(market);
  const email = newEmail();
  const named = { email, firstName: 'Zora', lastName: 'Nováková' };
  await env.DB.prepare(insertCustomer)
    .bind(...customerValues(named, market, prefix.slice(1) || undefined))
    .run();
  const response = await logIn(shopper, email, password, `${prefix}/login`);
  if (response.status !== 303) throw new Error(`logging in answered ${response.status}`);
  return { shopper, email };
}

export async function logIn(shopper: Visitor, email: string, word = password, path = '/login') {
  return shopper.post(path, { email, password: word });
}

export async function isLoggedIn(shopper: Visitor): Promise<boolean> {
  return (await shopper.ask('isLoggedIn', {})).loggedIn;
}

/** As if the customer had given the password an hour ago: what protects the account asks again. */
export async function forgetAuthentication(shopper: Visitor): Promise<void> {
  const { session } = await shopper.ask('getCustomer', {});
  await env.DB.prepare('UPDATE customer_sessions SET authenticated_at = ? WHERE id = ?')
    .bind(new Date(Date.now() - 3_600_000).toISOString(), session.id)
    .run();
}

export async function customerRow(email: string) {
  return env.DB.prepare('SELECT * FROM customers WHERE email = ?')
    .bind(email.toLowerCase())
    .first<Record<string, string | number>>();
}

/** The subjects of all mails to an address, the last one first, once that many have been written. */
export function subjectsTo(email: string, count = 1): Promise<string[]> {
  return vi.waitFor(
    async () => {
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(count);
      return mails.map(({ subject }) => subject).toReversed();
    },
    { timeout: 50_000, interval: 100 },
  );
}

export async function mailsTo(email: string) {
  const { results } = await env.DB.prepare('SELECT * FROM mails WHERE recipient = ? ORDER BY at')
    .bind(email.toLowerCase())
    .all<{ id: string; locale: string; subject: string; text: string }>();
  return results;
}
