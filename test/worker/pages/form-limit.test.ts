/** Forms and calls that send mail or hash a password: ten a minute per network address. */
import { beforeEach, describe, expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { newEmail, password, registration } from '../customers.ts';
import { type HtmlPage, readPage } from '../html-page.ts';
import { inOneMinute } from '../one-minute.ts';
import { type Main, type Visitor, visitor } from '../visitor.ts';

const many = Array.from({ length: 12 });

const forms = [
  ['/login', '/checkout/login', (email: string) => ({ email, password })],
  ['/create-account', '/checkout/create-account', registration],
  ['/password-reset', '/checkout/password-reset', (email: string) => ({ email })],
] as const;

async function send(shopper: Visitor, path: string, fields: Record<string, string>) {
  // Without a session, as somebody who tries out passwords.
  shopper.cookies.clear();
  return readPage(await shopper.post(path, fields));
}

async function expectTooMany(page: HtmlPage | undefined, typed: Record<string, string>) {
  const { t } = await textsFor('de-DE');
  expect(page?.status).toBe(429);
  expect(page?.html).toContain(t('form.tooManyTries'));
  expect(page?.fields).toMatchObject({ ...typed, ...('password' in typed && { password: '' }) });
}

describe('too many requests in a minute', () => {
  beforeEach(inOneMinute);

  it.each(forms)('to %s and %s are refused, and the input stays', async (one, other, fields) => {
    const shopper = visitor('de');
    const typed = fields(newEmail());
    const pages: HtmlPage[] = [];
    for (const [index] of many.entries()) {
      pages.push(await send(shopper, index % 2 ? one : other, fields(newEmail())));
    }
    expect(pages[0]?.status).not.toBe(429);
    await expectTooMany(await send(shopper, one, typed), typed);
    await expectTooMany(await send(shopper, other, typed), typed);
    // The limit is per form and per address.
    expect((await shopper.post('/contact', {})).status).toBe(422);
    expect((await send(visitor('de'), one, typed)).status).not.toBe(429);
  });

  it('to choose a new password are refused, and the link stays', async () => {
    const shopper = visitor('de');
    const fields = { token: 'of-nobody', password };
    for (const _ of many) await send(shopper, '/password-reset/change-password', fields);
    await expectTooMany(await send(shopper, '/password-reset/change-password', fields), fields);
  });

  it.each([
    ['signIn', '/login', (email: string) => ({ email, password })],
    ['signUp', '/create-account', (email: string) => registration(email) as Main<'signUp'>],
    ['customerCreatePasswordResetToken', '/password-reset', (email: string) => ({ email })],
    [
      'customerResetPassword',
      '/password-reset/change-password',
      () => ({ tokenValue: 'of-nobody', newPassword: password }),
    ],
  ] as const)('to the call %s are refused, and %s counts with it', async (name, path, main) => {
    const shopper = visitor('de');
    const call = () => shopper.call(name, main(newEmail()));
    const first = await call();
    expect(first.status).not.toBe(429);
    for (const _ of many) await call();
    expect(await call()).toMatchObject({ status: 429, code: 'TooManyTries' });
    const page = await send(shopper, path, { ...registration(newEmail()), token: 'of-nobody' });
    expect(page.status).toBe(429);
  });
});
