/** Before a page that protects the account, a customer shows again who it is, and loses nothing by that. */
import { expect, it } from 'vitest';
import { customerOf, forgetAuthentication, password } from '../customers.ts';
import { readPage } from '../html-page.ts';
import { led, type Visitor } from '../visitor.ts';

const page = '/my-account/security?done=ended';
const question = `/my-account/confirm?${new URLSearchParams({ back: page })}`;

/** A customer who gave the password longer ago than the setting allows. */
async function waited(): Promise<Visitor> {
  const { shopper } = await customerOf('ch', '/fr');
  await forgetAuthentication(shopper);
  return shopper;
}

it('is not asked soon after a login, and asked before the page is shown after a while', async () => {
  const { shopper } = await customerOf('de');
  expect((await shopper.get(page)).status).toBe(200);
  const later = await waited();
  expect(await led(later.get(`/fr${page}`))).toBe(`/fr${question}`);
  const asked = await readPage(await later.get(`/fr${question}`));
  expect([asked.status, asked.lang]).toEqual([200, 'fr-CH']);
  const wrong = await readPage(
    await later.post(`/fr${question}`, { stepUpPassword: 'falsch 123' }),
  );
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('href="#stepUpPassword"');
  expect(wrong.html).not.toContain('falsch');
  expect(await led(later.post(`/fr${question}`, { stepUpPassword: password }))).toBe(`/fr${page}`);
  expect((await later.get(`/fr${page}`)).status).toBe(200);
});

it('asks at a form in place and sends what was typed again, but no password', async () => {
  const later = await waited();
  const typed = { currentPassword: 'alt', password: 'neu', note: 'a "note" <b>' };
  const path = '/fr/my-account/security/password';
  const asked = await readPage(await later.post(path, typed));
  expect(asked.status).toBe(403);
  expect(asked.fields).toMatchObject({ note: typed.note, stepUpPassword: '' });
  expect(asked.fields).not.toHaveProperty('currentPassword');
  expect(asked.html).toContain(`action="${path}"`);
  const again = { ...asked.fields, stepUpPassword: password };
  expect((await later.post(path, again)).status).toBe(422);
  expect((await later.get(`/fr${page}`)).status).toBe(200);
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'my-account'])(
  'leads back to no other site: %s',
  async (back) => {
    const later = await waited();
    const way = `/my-account/confirm?${new URLSearchParams({ back })}`;
    expect(await led(later.post(way, { stepUpPassword: password }))).toBe('/my-account');
  },
);

it('cannot be asked of a visitor', async () => {
  const { shopper } = await customerOf('de');
  shopper.cookies.clear();
  expect((await shopper.call('customerConfirmPassword', { password })).code).toBe('NotLoggedIn');
});
