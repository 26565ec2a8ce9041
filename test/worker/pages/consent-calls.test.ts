/** The calls behind the newsletter's forms, sent directly. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { inOneMinute } from '../one-minute.ts';
import { visitor } from '../visitor.ts';

const newEmail = () => `reader-${crypto.randomUUID()}@mail.example`;

const consentOf = (email: string) =>
  env.DB.prepare('SELECT token, state FROM consents WHERE email = ?')
    .bind(email)
    .first<{ token: string; state: string }>();

it('a subscription is requested, shown, confirmed by its token and withdrawn', async () => {
  const reader = visitor('de');
  const email = newEmail();
  const { requestId } = await reader.ask('subscribe', { email });
  expect(await reader.ask('getSubscription', { requestId })).toEqual({ email });
  const { token = '' } = (await consentOf(email)) ?? {};
  expect(await reader.ask('confirmConsent', { token })).toEqual({ isGiven: true });
  expect(await reader.ask('withdrawConsent', { token })).toEqual({ isWithdrawn: true });
  expect((await consentOf(email))?.state).toBe('withdrawn');
  expect(await reader.ask('confirmConsent', { token })).toEqual({ isGiven: false });
});

it('an unknown request returns no address, and an unknown token gives no consent', async () => {
  const reader = visitor('de');
  const requestId = crypto.randomUUID();
  expect(await reader.ask('getSubscription', { requestId })).toEqual({ email: null });
  expect(await reader.ask('confirmConsent', { token: 'made up' })).toEqual({ isGiven: false });
  expect(await reader.ask('withdrawConsent', { token: 'made up' })).toEqual({ isWithdrawn: false });
});

it('one network address can request ten mails a minute and no more', async () => {
  await inOneMinute();
  const reader = visitor('de');
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    codes.push((await reader.call('subscribe', { email: newEmail() })).code);
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill(undefined));
  expect(codes).toContain('TooManyTries');
});
