/** A new e-mail address counts once it is confirmed, and the old one can take it back. */
import { env } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import { customerOf, customerRow, isLoggedIn, logIn, mailsTo, newEmail } from '../customers.ts';
import { formsOf } from '../html-forms.ts';
import { readPage } from '../html-page.ts';
import { textsOf } from '../texts-of.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

const path = '/my-account/security/email';

/** The path of the link in the last mail to an address. */
function linkTo(email: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const [link] = /http\S+token=\S+/.exec((await mailsTo(email)).at(-1)?.text ?? '') ?? [];
      if (!link) throw new Error('no mail yet');
      const { pathname, search } = new URL(link);
      return pathname + search;
    },
    { timeout: 50_000, interval: 100 },
  );
}

/** Presses the button of the page that a link opens. */
async function follow(shopper: Visitor, link: string) {
  const response = await shopper.get(link);
  if (response.status !== 200) return response;
  const page = await readPage(response);
  return shopper.post(link.split('?')[0] ?? '', { token: page.fields.token ?? '' });
}

it('counts after its link, once, and ends the other sessions', async () => {
  const { shopper, email } = await customerOf('de');
  const other = visitor('de');
  await logIn(other, email);
  const fresh = newEmail();
  expect(await led(shopper.post(path, { email: fresh }))).toBe('/my-account/security');
  const page = await readPage(await shopper.get('/my-account/security'));
  expect(page.html).toContain(fresh.toLowerCase());
  expect((await logIn(visitor('de'), fresh)).status).toBe(401);
  const first = await linkTo(fresh);
  const [again] = (await formsOf(await shopper.get('/my-account/security'))).filter(
    ({ controls }) => controls.get('email')?.value === fresh.toLowerCase(),
  );
  expect(again?.action).toBe(path);
  expect(await led(shopper.post(path, { email: fresh }))).toBe('/my-account/security');
  await vi.waitFor(async () => expect(await mailsTo(fresh)).toHaveLength(2), { timeout: 50_000 });
  const link = await linkTo(fresh);
  expect(link).not.toBe(first);
  expect((await follow(visitor('de'), first)).status).toBe(410);
  expect(await (await visitor('de').get(link)).text()).toContain(fresh.toLowerCase());
  expect(await led(follow(visitor('de'), link))).toBe('/login?done=email');
  expect([await isLoggedIn(shopper), await isLoggedIn(other)]).toEqual([false, false]);
  expect((await logIn(visitor('de'), email)).status).toBe(401);
  expect(await led(logIn(visitor('de'), fresh))).toBe('/my-account');
  const t = await textsOf('de-DE');
  const used = await readPage(await visitor('de').get(link));
  expect([used.status, used.html]).toEqual([
    200,
    expect.stringContaining(t('account.alreadyConfirmed')),
  ]);
  expect((await follow(visitor('de'), first)).status).toBe(410);
});

it('can be taken back by the old address, also after it counted, with sessions and password', async () => {
  const { shopper, email } = await customerOf('de');
  const fresh = newEmail();
  await shopper.ask('requestEmailChange', { email: fresh });
  const undo = await linkTo(email);
  await follow(shopper, await linkTo(fresh));
  expect(await isLoggedIn(shopper)).toBe(true);
  const last = newEmail();
  await shopper.ask('requestEmailChange', { email: last });
  const late = await linkTo(last);
  expect(await led(follow(visitor('de'), undo))).toBe('/password-reset?done=email');
  expect(await isLoggedIn(shopper)).toBe(false);
  expect(await customerRow(email)).toMatchObject({ password_hash: '' });
  expect((await follow(visitor('de'), late)).status).toBe(410);
  expect((await follow(visitor('de'), undo)).status).toBe(410);
});

it('of a known address changes nothing, and the answer does not tell', async () => {
  const { shopper } = await customerOf('de');
  const { email: known } = await customerOf('de');
  expect(await shopper.ask('requestEmailChange', { email: known })).toEqual({});
  const text = await vi.waitFor(
    async () => {
      const [mail] = await mailsTo(known);
      if (!mail) throw new Error('no mail yet');
      return mail.text;
    },
    { timeout: 50_000, interval: 100 },
  );
  expect(text).not.toContain('token');
});

it('that waits can be discarded or replaced, and is forgotten after an hour', async () => {
  const { shopper, email } = await customerOf('de');
  const waiting = async () => (await shopper.ask('getEmailChange', {})).change?.newEmail;
  const [one, other] = [newEmail().toLowerCase(), newEmail().toLowerCase()];
  await shopper.ask('requestEmailChange', { email: one });
  await shopper.ask('requestEmailChange', { email: other });
  expect(await waiting()).toBe(other);
  await shopper.ask('discardEmailChange', {});
  expect(await waiting()).toBeUndefined();
  await shopper.ask('requestEmailChange', { email: one });
  await env.DB.prepare('UPDATE email_changes SET expires_at = ? WHERE new_email = ?')
    .bind(new Date().toISOString(), one)
    .run();
  expect(await waiting()).toBeUndefined();
  expect((await shopper.post(path, { email })).status).toBe(422);
  for (const name of ['getEmailChange', 'discardEmailChange'] as const) {
    expect((await visitor('de').call(name, {})).code).toBe('NotLoggedIn');
  }
});

it('refuses what is not a link of ours', async () => {
  const refused = { status: 410, code: 'EmailLinkInvalid' };
  for (const tokenValue of ['', 'x', 'e30.AAAA']) {
    const shopper = visitor('de');
    expect(await shopper.call('confirmEmailChange', { tokenValue })).toMatchObject(refused);
    expect(await shopper.call('undoEmailChange', { tokenValue })).toMatchObject(refused);
  }
});
